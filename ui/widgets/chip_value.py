"""A colour of the chip set: the chip as it lies on the table, with what it is worth."""

from __future__ import annotations

from PyQt6.QtCore import QPointF
from PyQt6.QtWidgets import QWidget

from ui.kit import Kit
from ui.paint.chips import draw_chip
from ui.paint.pen import Pen
from ui.views import ButtonView, ChipColour, ChipRowView
from ui.widgets.button import Button, Face, two_lines

FADED = 0.4
"""A chip that is not in play."""


class ChipValue(Button):
    """Opens the number pad for the value of a colour."""

    def __init__(self, kit: Kit, parent: QWidget) -> None:
        super().__init__(kit, parent)
        self._colour = ChipColour.RED
        self._figure = ""

    def show_row(self, row: ChipRowView) -> None:
        """Show this colour."""
        if (row.colour, row.figure) != (self._colour, self._figure):
            self._colour, self._figure = row.colour, row.figure
            self.update()
        self.render(row.value)

    def paint_face(self, pen: Pen, view: ButtonView, face: Face) -> None:
        """The chip at the left, the words beside it."""
        width, height = self.width() / pen.unit, self.height() / pen.unit
        radius = min(height / 2 - 0.35, 1.75)
        centre = QPointF((radius + 0.5) * pen.unit, height / 2 * pen.unit)
        pen.painter.setOpacity(1.0 if self._figure else FADED)
        draw_chip(pen, pen.theme.chips[self._colour], centre, radius * pen.unit, self._figure)
        pen.painter.setOpacity(1.0)
        left = 2 * radius + 1.2
        room, size, detail = width - left - 0.4, self.shape.text, self.shape.detail
        if not view.detail:
            pen.write(view.text, left, height / 2, size, face.ink, bold=True, width=room)
            return
        upper, lower = two_lines(size, detail, height)
        pen.write(view.text, left, upper, size, face.detail, bold=True, width=room)
        pen.write(view.detail, left, lower, detail, face.detail, width=room)
