"""The large button that continues last night."""

from __future__ import annotations

from dataclasses import replace

from ui.paint.pen import Pen, wrap
from ui.theme import SMALLEST_SHRINK
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
        lines = self._lines(view.detail.split("\n") if view.detail else [], room, scale)
        y = height / 2 - len(lines) * (0.85 if len(lines) < 3 else 0.75) * scale
        pen.write(view.text, 1.0, y, 2.1 * scale, face.ink, bold=True, width=room)
        y += 0.35 * scale
        for line, size, bold in lines:
            y += (1.6 if len(lines) < 3 else 1.45) * scale
            pen.write(line, 1.0, y, size * scale, face.ink, bold=bold, width=room)

    def _lines(self, texts: list[str], room: float, scale: float) -> list[tuple[str, float, bool]]:
        """The first line is bold, and two smaller ones where it is too long for one."""
        lines: list[tuple[str, float, bool]] = []
        for index, text in enumerate(texts):
            size, bold = (1.4, True) if index == 0 else (1.25, False)
            rows: tuple[str, ...] = (text,)
            if self.kit.text_width(text, size * scale * SMALLEST_SHRINK, bold=bold) > room:
                size = 1.25
                rows = wrap(self.kit, text, size * scale, width=room, bold=bold)
            lines += [(row, size, bold) for row in rows]
        return lines
