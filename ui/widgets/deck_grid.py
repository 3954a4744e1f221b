"""The 52 small cards of a deck, each with what is known of it."""

from __future__ import annotations

from PyQt6.QtCore import QPointF, QRectF, Qt
from PyQt6.QtGui import QPainterPath, QPaintEvent, QPen
from PyQt6.QtWidgets import QWidget

from ui.kit import Kit
from ui.layout.box import Box
from ui.paint.cards import draw_card_line, spoken_card, suit_colour
from ui.paint.pen import Pen
from ui.paint.plates import draw_plate
from ui.views.camera_setup import DeckCardState, DeckCardView
from ui.widgets.button import TouchButton
from ui.widgets.panel import Panel, place_row

AROUND = 0.16
"""A card takes the touch this far around it: there is no dead gap between two."""
Cards = tuple[DeckCardView, ...]


class DeckCard(TouchButton):
    """A small card: dim while it is open, white with a tick once it is seen.

    Signals:
        intent: that of its button, if it has one.
    """

    def __init__(self, kit: Kit, parent: QWidget) -> None:
        super().__init__(kit, parent)
        self._view: DeckCardView | None = None
        self.clicked.connect(self._emit)

    def show_card(self, view: DeckCardView) -> None:
        """Show this card."""
        if view == self._view:
            return
        self._view = view
        self.setObjectName(view.button.name if view.button is not None else f"deck_{view.face}")
        self.setAccessibleName(view.button.spoken if view.button is not None else spoken_card(view.face))
        self.setEnabled(view.button is not None)
        self.update()

    def _emit(self) -> None:
        if self._view is not None and self._view.button is not None:
            self.intent.emit(self._view.button.intent)

    def paintEvent(self, event: QPaintEvent | None) -> None:  # noqa: ARG002
        """Plate, rank and suit, then the sign of its state."""
        if self._view is None:
            return
        pen, theme, unit = Pen.on(self, self.kit), self.kit.theme, self.kit.unit
        view, inset = self._view, AROUND * unit
        box = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        size = (1.5 if view.face[0] != "T" else 1.3) * (1.3 if self.kit.canvas.portrait else 1.0)
        words = box.adjusted(0, 0, -0.75 * unit, 0)
        match view.state:
            case DeckCardState.OPEN:
                fill, ink, edge, width = theme.plate, theme.faint, theme.line, 0.1
                words = box
            case DeckCardState.DONE:
                fill, ink, edge, width = theme.card, suit_colour(theme, view.face), theme.card_line, 0.05
            case DeckCardState.GUESS:
                fill, ink, edge, width = theme.brass, theme.on_brass, theme.brass, 0.05
                words = box
            case DeckCardState.WRONG:
                fill, ink, edge, width = theme.card, suit_colour(theme, view.face), theme.alert, 0.26
        draw_plate(pen, box, radius=0.3, fill=fill, line=edge, line_width=width)
        draw_card_line(pen, view.face, words, ink, size)
        sign = QRectF(box.right() - 0.8 * unit, box.top() + 0.18 * unit, 0.62 * unit, 0.62 * unit)
        if view.state is DeckCardState.DONE:
            _draw_tick(pen, sign)
        elif view.state is DeckCardState.WRONG:
            _draw_cross(pen, sign)


def _draw_tick(pen: Pen, box: QRectF) -> None:
    way = QPainterPath(QPointF(box.left(), box.top() + box.height() * 0.55))
    way.lineTo(box.left() + box.width() * 0.36, box.bottom() - box.height() * 0.08)
    way.lineTo(box.right(), box.top() + box.height() * 0.1)
    stroke = QPen(pen.theme.ink, 0.15 * pen.unit)
    stroke.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.painter.setPen(stroke)
    pen.painter.setBrush(Qt.BrushStyle.NoBrush)
    pen.painter.drawPath(way)


def _draw_cross(pen: Pen, box: QRectF) -> None:
    stroke = QPen(pen.theme.alert, 0.2 * pen.unit)
    stroke.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.painter.setPen(stroke)
    inner = box.adjusted(0.1 * pen.unit, 0.1 * pen.unit, -0.1 * pen.unit, -0.1 * pen.unit)
    pen.painter.drawLine(inner.topLeft(), inner.bottomRight())
    pen.painter.drawLine(inner.bottomLeft(), inner.topRight())


class DeckGrid(Panel[Cards]):
    """All 52.

    Signals:
        intent: TellCard.
    """

    def __init__(self, kit: Kit, parent: QWidget) -> None:
        super().__init__(kit, parent, name="deck_grid")
        self._cards = [DeckCard(kit, self) for _ in range(52)]
        for card in self._cards:
            card.intent.connect(self.intent)

    def refresh(self, before: Cards | None) -> None:  # noqa: ARG002
        """Only the cards whose state changes are painted again."""
        for card, view in zip(self._cards, self.view, strict=True):
            card.show_card(view)

    def place(self, cells: tuple[Box, ...]) -> None:
        """Fill these cells of the window."""
        cells = tuple(cell.grown(AROUND) for cell in cells)
        left, top = cells[0].x, cells[0].y
        right, bottom = max(cell.right for cell in cells), max(cell.bottom for cell in cells)
        self.setGeometry(self.kit.rect(Box.between(left, top, right, bottom)))
        place_row(self._cards, [cell.moved(-left, -top) for cell in cells], self.kit)
