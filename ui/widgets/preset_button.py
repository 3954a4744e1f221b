"""A choice with what it means beside it, or below it where it is narrow."""

from __future__ import annotations

from ui.paint.pen import Pen
from ui.views import ButtonView
from ui.widgets.button import Button, Face

PAD = 0.75
WIDE = 9.0


class PresetButton(Button):
    """Text at the left, detail at the right."""

    def paint_face(self, pen: Pen, view: ButtonView, face: Face) -> None:
        """In one line where the button is wide and both fit."""
        width, y = self.width() / pen.unit, self.height() / pen.unit / 2
        text = self.kit.text_width(view.text, self.shape.text, bold=True)
        detail = self.kit.text_width(view.detail, self.shape.detail, bold=False)
        if width < WIDE or text + detail + 2 * PAD + 0.4 > width:
            super().paint_face(pen, view, face)
            return
        taken = pen.write(view.text, PAD, y, self.shape.text, face.ink, bold=True, width=width - 2 * PAD)
        room = max(width - 2 * PAD - taken - 0.4, 1.0)
        pen.right(view.detail, width - PAD, y, self.shape.detail, face.detail, width=room)
