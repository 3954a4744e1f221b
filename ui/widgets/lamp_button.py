"""The lamp of a seat as it shines, to be tapped."""

from __future__ import annotations

from PyQt6.QtCore import QPointF
from PyQt6.QtGui import QColor, QPen
from PyQt6.QtWidgets import QWidget

from ui.kit import Kit
from ui.paint.pen import Pen
from ui.theme import Size
from ui.views import ButtonView, LampView
from ui.widgets.button import Button, Face


class LampButton(Button):
    """A round lamp over the number of its seat; a pressed button is a word below and a ring.

    Signals:
        intent: LightSeat.
    """

    def __init__(self, kit: Kit, parent: QWidget) -> None:
        super().__init__(kit, parent)
        self._lamp: LampView | None = None

    def show_lamp(self, lamp: LampView) -> None:
        """Show it as it is now."""
        if lamp != self._lamp:
            self._lamp = lamp
            self.update()
        self.render(lamp.button)

    def paint_face(self, pen: Pen, view: ButtonView, face: Face) -> None:
        """Lamp, number, and what is pressed."""
        if self._lamp is None:
            return
        painter, unit = pen.painter, pen.unit
        width, height = self.width() / unit, self.height() / unit
        radius, scale = height * 0.15, 1.2 if self.kit.canvas.portrait else 1.0
        middle = QPointF(width / 2 * unit, height * 0.21 * unit)
        lit = self._lamp.colour != (0, 0, 0)
        ring = pen.theme.brass if self._lamp.pressed else pen.theme.faint
        painter.setPen(QPen(ring, (0.28 if self._lamp.pressed else 0.12) * unit))
        painter.setBrush(_shown(self._lamp.colour) if lit else pen.theme.slot)
        painter.drawEllipse(middle, radius * unit, radius * unit)
        room = width - 0.2
        pen.centre(view.text, width / 2, height * 0.54, Size.SEAT * scale, face.ink, bold=True, width=room)
        pen.centre(view.detail, width / 2, height * 0.83, Size.SMALLEST * scale, face.ink, width=room)


def _shown(colour: tuple[int, int, int]) -> QColor:
    """A weak lamp is still seen to be one: the eye takes a tenth of the light for a third."""
    red, green, blue = (round(255 * (part / 255) ** 0.45) for part in colour)
    return QColor(red, green, blue)
