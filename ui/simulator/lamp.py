"""A lamp of the simulator: as bright as it is told."""

from __future__ import annotations

from PyQt6.QtGui import QColor, QPainter, QPaintEvent
from PyQt6.QtWidgets import QWidget

DARK = QColor("#1B2723")
RIM = QColor("#5B6F68")


class Lamp(QWidget):
    """A round lamp of `size` pixels. `colour` is what is lit; None is a lamp that is out."""

    def __init__(self, size: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFixedSize(size, size)
        self.colour: QColor | None = None

    def shine(self, red: float, green: float, blue: float) -> None:
        """Shine with these shares of each colour, 0 to 1; all 0 is out."""
        lit = max(red, green, blue) > 0
        # The eye takes a tenth of the light for a third.
        parts = (round(255 * min(part, 1.0) ** 0.45) for part in (red, green, blue))
        colour = QColor(*parts) if lit else None
        if colour != self.colour:
            self.colour = colour
            self.update()

    def paintEvent(self, event: QPaintEvent | None) -> None:  # noqa: ARG002
        """A disc with a rim."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(RIM)
        painter.setBrush(self.colour or DARK)
        painter.drawEllipse(self.rect().adjusted(1, 1, -2, -2))
