"""The 4 x 13 cards of the picker."""

from __future__ import annotations

from dataclasses import dataclass

from PyQt6.QtCore import QPointF, QRectF, Qt
from PyQt6.QtGui import QPaintEvent, QPen
from PyQt6.QtWidgets import QWidget

from ui.intents import PickCard
from ui.kit import Kit
from ui.layout.box import Box
from ui.layout.card_sheet import faces_in_order
from ui.paint.cards import draw_card_line, spoken_card, suit_colour
from ui.paint.pen import Pen
from ui.paint.plates import draw_plate
from ui.widgets.button import TouchButton
from ui.widgets.panel import Panel, place_row

AROUND = 0.16
"""A cell takes the touch this far around its card: there is no dead gap between two cards."""


class CardKey(TouchButton):
    """One card to be picked.

    Signals:
        intent: PickCard; also for a chosen card, which takes it back. A used card takes no touch.
    """

    def __init__(self, kit: Kit, parent: QWidget, face: str) -> None:
        super().__init__(kit, parent)
        self.face = face
        self._chosen = False
        self.setObjectName(f"pick_{face}")
        self.setAccessibleName(spoken_card(face))
        self.clicked.connect(self._emit)

    def show_state(self, *, used: bool, chosen: bool) -> None:
        """Struck out where it lies elsewhere, brass and larger while it is being entered."""
        if (used, chosen) != (not self.isEnabled(), self._chosen):
            self._chosen = chosen
            self.setEnabled(not used)
            self.update()

    def paintEvent(self, event: QPaintEvent | None) -> None:  # noqa: ARG002
        """Rank and suit in a line."""
        pen, theme, unit = Pen.on(self, self.kit), self.kit.theme, self.kit.unit
        whole, inset = QRectF(self.rect()), AROUND * unit
        box = whole.adjusted(inset, inset, -inset, -inset)
        size = (1.7 if self.face[0] != "T" else 1.5) * (1.0 if not self.kit.canvas.portrait else 1.4)
        if not self.isEnabled():
            draw_plate(pen, box, radius=0.3, fill=theme.plate, line=theme.line, line_width=0.1)
            draw_card_line(pen, self.face, box, theme.faint, size)
            self._strike(pen, box)
            return
        fill = theme.brass if self._chosen else theme.card_back if self.isDown() else theme.card
        ink = theme.on_brass if self._chosen else suit_colour(theme, self.face)
        edge = fill if self._chosen else theme.card_line
        draw_plate(pen, whole if self._chosen else box, radius=0.3, fill=fill, line=edge, line_width=0.05)
        draw_card_line(pen, self.face, box, ink, size)

    def _strike(self, pen: Pen, box: QRectF) -> None:
        stroke = QPen(pen.theme.faint, 0.14 * pen.unit)
        stroke.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.painter.setPen(stroke)
        dx, dy = box.width() * 0.2, box.height() * 0.2
        pen.painter.drawLine(box.bottomLeft() + QPointF(dx, -dy), box.topRight() + QPointF(-dx, dy))

    def _emit(self) -> None:
        self.intent.emit(PickCard(self.face))


@dataclass(frozen=True, slots=True)
class CardGridView:
    """Which cards lie elsewhere, and which are being entered."""

    used: frozenset[str]
    chosen: frozenset[str]


class CardGrid(Panel[CardGridView]):
    """All 52; where a suit is split, the gap between suits is wider.

    Signals:
        intent: PickCard.
    """

    def __init__(self, kit: Kit, parent: QWidget) -> None:
        super().__init__(kit, parent, name="card_grid")
        self._cards = [CardKey(kit, self, face) for face in faces_in_order()]
        for card in self._cards:
            card.intent.connect(self.intent)

    def refresh(self, before: CardGridView | None) -> None:  # noqa: ARG002
        """Only the cards whose state changes are painted again."""
        for card in self._cards:
            chosen = card.face in self.view.chosen
            card.show_state(used=card.face in self.view.used and not chosen, chosen=chosen)

    def place(self, cells: tuple[Box, ...]) -> None:
        """Fill these cells of the window."""
        cells = tuple(cell.grown(AROUND) for cell in cells)
        left, top = cells[0].x, cells[0].y
        right, bottom = max(cell.right for cell in cells), max(cell.bottom for cell in cells)
        self.setGeometry(self.kit.rect(Box.between(left, top, right, bottom)))
        place_row(self._cards, [cell.moved(-left, -top) for cell in cells], self.kit)
