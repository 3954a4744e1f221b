"""Makes the whole window darker without taking a touch, for a panel that has no backlight to turn down."""

from __future__ import annotations

from PyQt6.QtCore import Qt
from PyQt6.QtGui import QColor, QPainter, QPaintEvent
from PyQt6.QtWidgets import QWidget

DARKEST = 0.8
"""At 0 % the screen would keep a fifth of its light, so that the way back can always be read."""


class Dimmer(QWidget):
    """Lies over everything. Hidden at full brightness, when it costs nothing."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._shade = QColor(0, 0, 0, 0)
        self.hide()

    def set_brightness(self, percent: int) -> None:
        """From 0, the darkest, to 100."""
        self._shade.setAlphaF(DARKEST * (100 - percent) / 100)
        self.setVisible(percent < 100)
        self.raise_()
        self.update()

    def paintEvent(self, event: QPaintEvent | None) -> None:
        """The shade, where something was painted anew."""
        if event is not None:
            QPainter(self).fillRect(event.rect(), self._shade)
