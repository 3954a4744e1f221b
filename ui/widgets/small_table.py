"""A small table over the raise sheet: the pot, and what the others have in front of them."""

from __future__ import annotations

from dataclasses import dataclass

from PyQt6.QtGui import QPaintEvent
from PyQt6.QtWidgets import QWidget

from ui.kit import Kit
from ui.layout.box import Box
from ui.layout.street import Street
from ui.paint.pen import Pen
from ui.paint.plates import draw_table
from ui.theme import CAP_HEIGHT
from ui.views import PotView, SeatView
from ui.widgets.panel import Panel
from ui.widgets.street_chips import StreetChips

MOST_RIVALS = 4


@dataclass(frozen=True, slots=True)
class SmallTableView:
    """What is drawn: all pots in one line, and the first rivals with their bets."""

    pots: tuple[PotView, ...]
    rivals: tuple[SeatView, ...]


class SmallTable(Panel[SmallTableView]):
    """Keeps the pot and the bets in sight while an amount is entered on an upright screen."""

    def __init__(self, kit: Kit, parent: QWidget) -> None:
        super().__init__(kit, parent, name="small_table")
        self._streets = [StreetChips(kit, self) for _ in range(MOST_RIVALS)]

    def refresh(self, before: SmallTableView | None) -> None:  # noqa: ARG002
        """The bets are the same likeness as on the large table."""
        for street, rival in zip(self._streets, self.view.rivals, strict=False):
            street.render(rival)
        self.arrange()

    def arrange(self) -> None:
        """Rivals stand beside each other."""
        if not self.rendered:
            return
        places = self._columns()
        for street in self._streets[len(places) :]:
            street.hide()
        for street, place in zip(self._streets, places, strict=False):
            street.place(Street(Box.around(place.centre_x, place.y + 3.3, place.width, 2.0), 0.5, False), 1.1)
        self.update()

    def _columns(self) -> tuple[Box, ...]:
        rivals = self.view.rivals[:MOST_RIVALS]
        if not rivals:
            return ()
        width, height = self.width() / self.kit.unit, self.height() / self.kit.unit
        return Box.between(2.4, height * 0.44, width - 2.4, height - 1.0).columns(len(rivals), 0.4)

    def paintEvent(self, event: QPaintEvent | None) -> None:  # noqa: ARG002
        """Felt, pots, names."""
        if not self.rendered:
            return
        pen, theme = Pen.on(self, self.kit), self.kit.theme
        width, height = self.width() / pen.unit, self.height() / pen.unit
        draw_table(pen, self.kit.rect_f(Box(0, 0, width, height)), min(5.4, height / 2))
        self._paint_pots(pen, width, height * 0.27)
        for place, rival in zip(self._columns(), self.view.rivals, strict=False):
            pen.centre(rival.name, place.centre_x, place.y + 0.9, 1.5, theme.soft, width=place.width)

    def _paint_pots(self, pen: Pen, width: float, y: float) -> None:
        size = 3.0 if len(self.view.pots) == 1 else 2.2
        label_size = 1.75 if len(self.view.pots) == 1 else 1.2
        texts = [(pot.label, pot.amount) for pot in self.view.pots]
        needs = [
            self.kit.text_width(label, label_size, bold=False)
            + 0.4
            + self.kit.text_width(amount, size, bold=True)
            for label, amount in texts
        ]
        left = (width - sum(needs) - 1.4 * (len(needs) - 1)) / 2
        for (label, amount), need in zip(texts, needs, strict=True):
            label_y = y + (size - label_size) * CAP_HEIGHT / 2
            taken = pen.write(label, left, label_y, label_size, pen.theme.soft)
            pen.write(amount, left + taken + 0.4, y, size, pen.theme.text, bold=True)
            left += need + 1.4
