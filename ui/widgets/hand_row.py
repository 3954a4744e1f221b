"""A hand of the list: its number, its outcome and when it was dealt."""

from __future__ import annotations

from PyQt6.QtWidgets import QWidget

from ui.kit import Kit
from ui.paint.pen import Pen
from ui.theme import Size
from ui.views import ButtonView, HandRowView
from ui.widgets.button import Button, Face

NUMBER = 4.0
"""The room of the number, in units of an upright screen's text."""


class HandRow(Button):
    """The whole row takes the touch.

    Signals:
        intent: OpenHand.
    """

    def __init__(self, kit: Kit, parent: QWidget) -> None:
        super().__init__(kit, parent)
        self._time = ""

    def show_row(self, row: HandRowView) -> None:
        """Show this hand."""
        if row.time != self._time:
            self._time = row.time
            self.update()
        self.render(row.open)

    def paint_face(self, pen: Pen, view: ButtonView, face: Face) -> None:
        """The number large at the left, then the outcome, the time at the right."""
        unit, scale = self.kit.unit, 1.2 if self.kit.canvas.portrait else 1.0
        y, width = self.height() / unit / 2, self.width() / unit
        pen.right(view.text, 3.6 * scale, y, Size.KEY * scale, face.ink, bold=True, width=3.2 * scale)
        taken = pen.right(self._time, width - 0.7, y, Size.SECOND * scale, face.detail, width=4.0 * scale)
        left = NUMBER * scale + 0.3
        room = width - left - taken - 1.2
        pen.write(view.detail, left, y, Size.SEAT * scale, face.ink, width=room)
