"""One player of the showdown: his hand with the five that play lifted, or what he is to do."""

from __future__ import annotations

from PyQt6.QtCore import QPointF, QRectF, Qt, QVariantAnimation
from PyQt6.QtGui import QPaintEvent, QPen
from PyQt6.QtWidgets import QWidget

from ui.kit import Kit
from ui.layout.box import Box
from ui.paint.cards import draw_back, draw_card
from ui.paint.pen import Align, Pen
from ui.paint.plates import draw_plate
from ui.views import CardState, CardView, ShowRowView, ShowState
from ui.widgets.button import Button, ButtonShape
from ui.widgets.buttons import Buttons
from ui.widgets.panel import Panel

RISE_MS = 160
LIFT = 0.38
"""How far a card that does not play lies below one that does."""


class ShowRow(Panel[ShowRowView]):
    """Number in show order, name, words, cards or buttons.

    Signals:
        intent: what the buttons carry (Show, Muck).
    """

    def __init__(self, kit: Kit, parent: QWidget) -> None:
        super().__init__(kit, parent)
        self._buttons = Buttons(Button, kit, self, self.intent)
        self._rise = QVariantAnimation(self)
        self._rise.setStartValue(0.0)
        self._rise.setEndValue(1.0)
        self._rise.setDuration(RISE_MS)
        self._rise.valueChanged.connect(self.update)

    def refresh(self, before: ShowRowView | None) -> None:
        """Hand the buttons theirs; the five cards that play rise when the hand is turned over."""
        view = self.view
        if before is not None and before.seat == view.seat and not before.hole and view.hole:
            self._rise.start()
        self.setObjectName(f"show_row_{view.seat}")
        self.setAccessibleName(", ".join(filter(None, (view.order, view.name, view.words))))
        for button, button_view in zip(self._buttons.first(len(view.buttons)), view.buttons, strict=True):
            button.render(button_view)
        self.arrange()

    def arrange(self) -> None:
        """Buttons stand where the board of a shown hand stands."""
        if not self.rendered:
            return
        count = len(self.view.buttons)
        cards = self._cards_box()
        left = cards.x + (2 * self._pitch(cards) + 0.75 if not self._nothing_to_see() else 0.0)
        room = Box.between(left, cards.y, cards.right, cards.bottom)
        self._buttons.place(room.columns(count, 0.5) if count else ())
        for button in self._buttons:
            button.reshape(ButtonShape(text=1.8 if self.kit.canvas.portrait else 1.45))
        self.update()

    def _nothing_to_see(self) -> bool:
        return self.view.state is ShowState.MUCKED

    def _head(self) -> float:
        """Height of the line with the name."""
        height = self.height() / self.kit.unit
        return 2.3 if height > 7.0 else 1.9 if height > 5.7 else 1.5 if height > 5 else 1.38

    def _cards_box(self) -> Box:
        width, height = self.width() / self.kit.unit, self.height() / self.kit.unit
        below = 0.35 if height > 5.7 else 0.1
        return Box.between(0.62, self._head(), width - 0.55, height - below)

    def _card_size(self, cards: Box) -> tuple[float, float]:
        height = min(cards.height - LIFT, (cards.width - 1.0) / 7 / 1.12 * 1.4)
        return height / 1.4, height

    def _pitch(self, cards: Box) -> float:
        width = self._card_size(cards)[0]
        return min((cards.width - 1.0 - width) / 6, 1.4 * width)

    def paintEvent(self, event: QPaintEvent | None) -> None:  # noqa: ARG002
        """Panel, name line, cards."""
        if not self.rendered:
            return
        pen, view, theme = Pen.on(self, self.kit), self.view, self.kit.theme
        asked = view.state is ShowState.TO_SHOW
        line, line_width = (theme.brass, 0.16) if asked else (theme.line, 0.1)
        fill = theme.quiet
        draw_plate(pen, QRectF(self.rect()), radius=0.6, fill=fill, line=line, line_width=line_width)
        self._paint_name(pen, view)
        self._paint_cards(pen, view)

    def _paint_name(self, pen: Pen, view: ShowRowView) -> None:
        theme, head = pen.theme, self._head()
        out = view.state is ShowState.MUCKED
        flat = head <= 1.5
        scale = 0.9 if flat else 1.15 if self.kit.canvas.portrait else 1.0
        # In a flat row a little high: brackets and tails reach below the line.
        y, width = 0.47 * head if flat else 0.53 * head + 0.02, self.width() / pen.unit
        disc = QPointF(1.35 * pen.unit, y * pen.unit)
        pen.painter.setPen(Qt.PenStyle.NoPen)
        pen.painter.setBrush(theme.line if out else theme.ivory)
        radius = min(0.72 * scale, y - 0.06) * pen.unit
        pen.painter.drawEllipse(disc, radius, radius)
        number = theme.text if out else theme.on_ivory
        pen.write_at(view.order, disc, 1.15 * scale, number, bold=True, align=Align.CENTRE)
        ink = theme.faint if out else theme.brass_text if view.state is ShowState.TO_SHOW else theme.text
        words_width = min(self.kit.text_width(view.words, 1.35 * scale, bold=False), width - 8.0)
        room = width - 2.5 - words_width - 1.0
        pen.write(view.name, 2.5, y, 1.5 * scale, ink, bold=True, width=room)
        words_ink = theme.faint if out else theme.text
        pen.right(view.words, width - 0.6, y, 1.35 * scale, words_ink, width=words_width + 0.1)

    def _paint_cards(self, pen: Pen, view: ShowRowView) -> None:
        if self._nothing_to_see():
            return
        cards = self._cards_box()
        width, height = self._card_size(cards)
        pitch = self._pitch(cards)
        hole = view.hole or (None, None)
        for index, card in enumerate(hole[:2]):
            self._paint_card(pen, card, Box(cards.x + index * pitch, cards.y, width, height))
        if not view.board or view.buttons:
            return
        stroke_x = cards.x + 2 * pitch + 0.5 - (pitch - width) / 2
        pen.painter.setPen(QPen(pen.theme.line, 0.1 * pen.unit))
        top, bottom = cards.y + 0.3, cards.y + height - 0.1
        pen.painter.drawLine(
            QPointF(stroke_x * pen.unit, top * pen.unit), QPointF(stroke_x * pen.unit, bottom * pen.unit)
        )
        for index, board_card in enumerate(view.board):
            x = cards.x + 1.0 + (index + 2) * pitch
            self._paint_card(pen, board_card, Box(x, cards.y, width, height))

    def _risen(self) -> float:
        """0 when the cards begin to rise, 1 when they lie where they stay."""
        running = self._rise.state() is QVariantAnimation.State.Running
        return float(self._rise.currentValue()) if running else 1.0

    def _paint_card(self, pen: Pen, card: CardView | None, box: Box) -> None:
        if card is None:
            draw_back(pen, self.kit.rect_f(box))
            return
        down = LIFT if card.state is CardState.DIM else LIFT * (1.0 - self._risen())
        draw_card(pen, card.face, self.kit.rect_f(box.moved(0, down)), card.state)
