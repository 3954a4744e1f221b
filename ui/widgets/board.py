"""The five places of the board."""

from __future__ import annotations

from PyQt6.QtCore import Qt
from PyQt6.QtGui import QPaintEvent
from PyQt6.QtWidgets import QWidget

from ui.kit import Kit
from ui.layout.box import Box
from ui.layout.table import BOARD_LABEL
from ui.paint.cards import draw_back, draw_card, draw_empty_place
from ui.paint.pen import Pen
from ui.theme import Size
from ui.views import BoardView, CardState
from ui.widgets.panel import Panel

MARGIN = 0.2


class Board(Panel[BoardView]):
    """Cards as they lie on the felt, or the places where they will."""

    def __init__(self, kit: Kit, parent: QWidget, *, name: str) -> None:
        super().__init__(kit, parent, name=name)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._places: tuple[Box, ...] = ()

    def place(self, places: tuple[Box, ...]) -> None:
        """Lie in these five boxes."""
        left = min(box.x for box in places) - MARGIN
        top = min(box.y for box in places) - MARGIN - (BOARD_LABEL if self.view.label else 0.0)
        right, bottom = max(box.right for box in places), max(box.bottom for box in places)
        self.setGeometry(self.kit.rect(Box.between(left, top, right + MARGIN, bottom + MARGIN)))
        self._places = tuple(box.moved(-left, -top) for box in places)
        self.update()

    def paintEvent(self, event: QPaintEvent | None) -> None:  # noqa: ARG002
        """Each place, and above them the label of one of two boards."""
        if not self._places:
            return
        pen, view = Pen.on(self, self.kit), self.view
        for place, (box, face) in enumerate(zip(self._places, view.cards, strict=True)):
            if face is None and place < view.lies:
                draw_back(pen, self.kit.rect_f(box))
            elif face is None:
                draw_empty_place(pen, self.kit.rect_f(box))
            else:
                state = CardState.PLAIN if place < view.played else CardState.DIM
                draw_card(pen, face, self.kit.rect_f(box), state)
        first = self._places[0]
        room = self._places[4].right - first.x
        pen.write(view.label, first.x, first.y - 0.55, Size.SMALLEST, pen.theme.soft, width=room)
