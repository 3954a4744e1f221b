"""The large button that continues last night."""

from __future__ import annotations

from dataclasses import replace

from ui.paint.pen import Pen
from ui.views import ButtonView
from ui.widgets.button import Button, Face


class ResumeButton(Button):
    """Text, then where the night stood: a bold line and a quieter one."""

    def show_lines(self, view: ButtonView | None, lines: tuple[str, ...]) -> None:
        """The lines stand below the text of the button."""
        self.render(None if view is None else replace(view, detail="\n".join(lines)))

    def paint_face(self, pen: Pen, view: ButtonView, face: Face) -> None:
        """Left-aligned, so that it reads like a sentence."""
        scale = 1.15 if self.kit.canvas.portrait else 1.0
        room, height = self.width() / pen.unit - 2.0, self.height() / pen.unit
        lines = view.detail.split("\n") if view.detail else []
        y = height / 2 - len(lines) * 0.85 * scale
        pen.write(view.text, 1.0, y, 2.1 * scale, face.ink, bold=True, width=room)
        y += 0.35 * scale
        for index, line in enumerate(lines):
            y += 1.6 * scale
            size = 1.4 if index == 0 else 1.25
            pen.write(line, 1.0, y, size * scale, face.ink, bold=index == 0, width=room)
