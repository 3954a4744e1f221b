"""The large dealer button of the start screen."""

from __future__ import annotations

from PyQt6.QtCore import QPointF, QRectF, Qt
from PyQt6.QtGui import QColor, QFont, QFontMetricsF, QPaintEvent, QPen
from PyQt6.QtWidgets import QWidget

from ui.kit import Kit
from ui.paint.pen import Pen
from ui.paint.suits import draw_suit
from ui.theme import CAP_HEIGHT

EDGE = QColor("#DDD0B4")
SHADOW = QColor(0, 0, 0, 90)
SUITS = "shdcshdc"


class DealerDisc(QWidget):
    """Ivory, two bronze rings, the suits between them, the name in the middle."""

    def __init__(self, kit: Kit, parent: QWidget) -> None:
        super().__init__(parent)
        self.kit = kit
        self.setObjectName("disc")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def paintEvent(self, event: QPaintEvent | None) -> None:  # noqa: ARG002
        """All of it."""
        pen, theme = Pen.on(self, self.kit), self.kit.theme
        painter, radius = pen.painter, min(self.width(), self.height()) / 2 * 0.965
        centre = QPointF(self.width() / 2, self.height() / 2)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(SHADOW)
        painter.drawEllipse(centre + QPointF(radius * 0.03, radius * 0.05), radius, radius)
        painter.setBrush(EDGE)
        painter.drawEllipse(centre, radius, radius)
        painter.setBrush(theme.button_disc)
        painter.drawEllipse(centre, radius * 0.955, radius * 0.955)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.button_rim, radius * 0.014))
        for share in (0.86, 0.6):
            painter.drawEllipse(centre, radius * share, radius * share)
        self._paint_suits(pen, centre, radius)
        for word, offset in (("HOUSE", -0.155), ("DEALER", 0.155)):
            self._paint_word(pen, word, centre + QPointF(0, radius * offset), radius)

    def _paint_suits(self, pen: Pen, centre: QPointF, radius: float) -> None:
        side = radius * 0.155
        for index, suit in enumerate(SUITS):
            degrees = 45.0 * index
            pen.painter.save()
            pen.painter.translate(centre)
            pen.painter.rotate(degrees)
            pen.painter.translate(0, -radius * 0.73)
            colour = pen.theme.red_suit if suit in "hd" else pen.theme.ink
            draw_suit(pen.painter, suit, QRectF(-side / 2, -side / 2, side, side), colour)
            pen.painter.restore()

    def _paint_word(self, pen: Pen, word: str, at: QPointF, radius: float) -> None:
        font = QFont(self.kit.font(radius * 0.31 / pen.unit, bold=True))
        font.setLetterSpacing(QFont.SpacingType.PercentageSpacing, 108)
        width = QFontMetricsF(font).horizontalAdvance(word)
        pen.painter.setFont(font)
        pen.painter.setPen(pen.theme.on_button_disc)
        baseline = at.y() + font.pixelSize() * CAP_HEIGHT / 2
        pen.painter.drawText(QPointF(at.x() - width / 2 + radius * 0.01, baseline), word)
