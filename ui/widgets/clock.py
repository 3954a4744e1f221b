"""The time left: a quiet ring and figure, from ten seconds an ivory box. A tap opens what can be done."""

from __future__ import annotations

from PyQt6.QtCore import QRectF, Qt
from PyQt6.QtGui import QColor, QPaintEvent, QPen
from PyQt6.QtWidgets import QWidget

from ui.intents import TapSeat
from ui.kit import Kit
from ui.layout.box import Box
from ui.paint.pen import Pen
from ui.paint.plates import draw_plate
from ui.theme import CAP_HEIGHT, Size
from ui.views import ClockView
from ui.widgets.button import TouchButton

HEIGHT = 2.45
"""The ivory box, in units; the area that takes the touch is higher."""


class Clock(TouchButton):
    """Never blinks: the last seconds are larger, not louder.

    Signals:
        intent: TapSeat of the player whose time it is.
    """

    def __init__(self, kit: Kit, parent: QWidget) -> None:
        super().__init__(kit, parent)
        self._view: ClockView | None = None
        self._scale = 1.0
        self.setObjectName("clock")
        self.hide()
        self.clicked.connect(self._emit)

    @property
    def view(self) -> ClockView | None:
        """What is shown."""
        return self._view

    def render(self, view: ClockView | None) -> None:  # type: ignore[override]
        """Show this much time; without a clock there is no widget."""
        before, self._view = self._view, view
        if before == view:
            return
        self.setVisible(view is not None)
        if view is not None:
            self.setAccessibleName(view.says)
        self.update()

    def place(self, box: Box, *, scale: float) -> None:
        """Stand in this box of the parent; `scale` enlarges what is drawn."""
        self._scale = scale
        self.setGeometry(self.kit.rect(box))
        self.update()

    def paintEvent(self, event: QPaintEvent | None) -> None:  # noqa: ARG002
        """Ring, figure, unit."""
        view = self._view
        if view is None:
            return
        pen, theme, scale = Pen.on(self, self.kit), self.kit.theme, self._scale
        width, y = self.width() / pen.unit, self.height() / pen.unit / 2
        plate = self.kit.rect_f(Box.around(width / 2, y, width, HEIGHT * scale))
        if not view.urgent:
            if self.isDown():
                draw_plate(pen, plate, radius=0.5, fill=theme.btn_pressed)
            taken = pen.right(
                f"{view.figure} {view.unit}", width, y, 1.6 * scale, theme.soft, bold=True, width=width - 2
            )
            self._ring(pen, width - taken - 1.1 * scale, 0.68 * scale, theme.soft, theme.line)
            return
        draw_plate(pen, plate, radius=0.5, fill=theme.ivory)
        self._ring(pen, 1.4 * scale, 0.72 * scale, theme.on_ivory, _faded(theme.on_ivory, theme.ivory))
        figure, unit_size = Size.NAME * scale, 1.5 * scale
        unit_y = y + (figure - unit_size) * CAP_HEIGHT / 2
        taken = pen.right(view.unit, width - 0.5, unit_y, unit_size, theme.on_ivory, bold=True, width=3)
        pen.right(view.figure, width - 0.5 - taken - 0.4, y, figure, theme.on_ivory, bold=True, width=width)

    def _ring(self, pen: Pen, x: float, radius: float, ink: QColor, ground: QColor) -> None:
        """The part that is left, clockwise from the top, on a full ring."""
        assert self._view is not None
        unit, middle_y = pen.unit, self.height() / 2
        box = QRectF((x - radius) * unit, middle_y - radius * unit, 2 * radius * unit, 2 * radius * unit)
        pen.painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, share in ((ground, 1.0), (ink, self._view.share)):
            ring = QPen(colour, radius * 0.42 * unit)
            ring.setCapStyle(Qt.PenCapStyle.FlatCap)
            pen.painter.setPen(ring)
            pen.painter.drawArc(box, 90 * 16, -round(360 * 16 * share))

    def _emit(self) -> None:
        if self._view is not None:
            self.intent.emit(TapSeat(self._view.seat))


def _faded(ink: QColor, ground: QColor) -> QColor:
    """A third of the ink on the ground."""
    return QColor.fromRgbF(
        ground.redF() * 0.66 + ink.redF() * 0.34,
        ground.greenF() * 0.66 + ink.greenF() * 0.34,
        ground.blueF() * 0.66 + ink.blueF() * 0.34,
    )
