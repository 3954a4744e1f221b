"""A card as the camera sees it: certain, a question mark, or not yet there."""

from __future__ import annotations

from PyQt6.QtCore import QPointF, QRectF, Qt
from PyQt6.QtGui import QPaintEvent, QPen, QPolygonF
from PyQt6.QtWidgets import QWidget

from ui.kit import Kit
from ui.layout.seen_cards import WORDS
from ui.paint.cards import draw_card, draw_empty_place
from ui.paint.pen import Pen
from ui.paint.plates import draw_plate
from ui.theme import Size
from ui.views import SeenPlaceView, SeenState
from ui.widgets.button import TouchButton

MARK = 0.5
"""The question mark's size as a share of the card's height."""
LEAST_FOR_WORDS = 5.0
"""On a narrower place the tick and the card itself say that it is certain."""


class SeenPlace(TouchButton):
    """The card with its words below it; the whole takes the touch.

    Signals:
        intent: that of the view.
    """

    def __init__(self, kit: Kit, parent: QWidget) -> None:
        super().__init__(kit, parent)
        self._view: SeenPlaceView | None = None
        self.clicked.connect(self._emit)

    def render(self, view: SeenPlaceView) -> None:  # type: ignore[override]
        """Show this place."""
        if view != self._view:
            self._view = view
            self.setObjectName(view.name)
            self.setAccessibleName(view.says)
            self.update()

    def paintEvent(self, event: QPaintEvent | None) -> None:  # noqa: ARG002
        """Card, then words."""
        view = self._view
        if view is None:
            return
        pen, unit = Pen.on(self, self.kit), self.kit.unit
        card = QRectF(self.rect()).adjusted(0, 0, 0, -WORDS * unit)
        match view.state:
            case SeenState.CERTAIN:
                draw_card(pen, view.face, card)
            case SeenState.NOT_SURE:
                self._paint_doubt(pen, card)
            case SeenState.NOT_YET:
                draw_empty_place(pen, card.adjusted(0.05 * unit, 0.05 * unit, -0.05 * unit, -0.05 * unit))
        self._paint_words(pen, view)

    def _paint_doubt(self, pen: Pen, card: QRectF) -> None:
        theme, unit = pen.theme, pen.unit
        radius = card.width() * 0.11 / unit
        draw_plate(pen, card, radius=radius, fill=theme.plate, line=theme.brass, line_width=0.26, dashed=True)
        pen.centre(
            "?",
            card.center().x() / unit,
            card.center().y() / unit,
            card.height() / unit * MARK,
            theme.brass_text,
            bold=True,
            width=card.width() / unit,
        )

    def _paint_words(self, pen: Pen, view: SeenPlaceView) -> None:
        """A tick before the words of a certain card: the state is a shape and a word."""
        theme, unit = pen.theme, pen.unit
        width, y = self.width() / unit, self.height() / unit - WORDS / 2
        size, doubt = Size.SECOND * 1.08, view.state is SeenState.NOT_SURE
        ink = theme.brass_text if doubt else theme.soft
        if view.state is not SeenState.CERTAIN:
            pen.centre(view.words, width / 2, y, size, ink, bold=doubt, width=width)
            return
        tick, gap = 1.1, 0.35
        if width < LEAST_FOR_WORDS:
            _draw_tick(pen, QPointF(width / 2 * unit, y * unit), tick * unit)
            return
        text = min(pen.kit.text_width(view.words, size, bold=False), width - tick - gap)
        left = (width - tick - gap - text) / 2
        _draw_tick(pen, QPointF((left + tick / 2) * unit, y * unit), tick * unit)
        pen.write(view.words, left + tick + gap, y, size, ink, width=text + 0.05)

    def _emit(self) -> None:
        if self._view is not None:
            self.intent.emit(self._view.intent)


def _draw_tick(pen: Pen, middle: QPointF, side: float) -> None:
    line = QPen(pen.theme.text, 0.2 * pen.unit)
    line.setCapStyle(Qt.PenCapStyle.RoundCap)
    line.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    pen.painter.setPen(line)
    pen.painter.setBrush(Qt.BrushStyle.NoBrush)
    corners = ((-0.5, 0.02), (-0.15, 0.36), (0.5, -0.36))
    pen.painter.drawPolyline(QPolygonF([middle + QPointF(x * side, y * side) for x, y in corners]))
