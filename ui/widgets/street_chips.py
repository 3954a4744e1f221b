"""What lies on the felt in front of a seat: discs, chips and the figure."""

from __future__ import annotations

from PyQt6.QtCore import QPointF, Qt
from PyQt6.QtGui import QPaintEvent
from PyQt6.QtWidgets import QWidget

from ui.kit import Kit
from ui.layout.street import Street
from ui.paint.chips import draw_disc, draw_stack
from ui.paint.pen import Pen
from ui.theme import CAP_HEIGHT, Size
from ui.views import ChipStackView, SeatView
from ui.widgets.panel import Panel

DISC_RADIUS = 0.84
STACK_WIDTH = 1.55
STACK_GAP = 0.12
GAP = 0.2
MOST_COLOURS = 2


class StreetChips(Panel[SeatView]):
    """The discs and the bet of one seat. The figure is the fact, the chips are its likeness.

    Where they do not fit the chips shrink to one colour, then drop.
    """

    def __init__(self, kit: Kit, parent: QWidget) -> None:
        super().__init__(kit, parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._street: Street | None = None
        self._scale = 1.0

    def place(self, street: Street, scale: float) -> None:
        """Stand in this strip, or elsewhere when not even the figure fits."""
        if street.elsewhere is not None and self._narrowest() > street.box.width:
            street = Street(street.elsewhere, street.align, stacked=False)
        if (street, scale) != (self._street, self._scale):
            self._street, self._scale = street, scale
            self.update()
        self.setGeometry(self.kit.rect(street.box))
        self.setVisible(bool(self.view.bet or self.view.discs))

    def _narrowest(self) -> float:
        return self._bet_width(())

    def refresh(self, before: SeatView | None) -> None:
        """Only what lies on the felt matters here."""
        view = self.view
        if before is None or (before.bet, before.chips, before.discs) != (view.bet, view.chips, view.discs):
            self.update()

    def paintEvent(self, event: QPaintEvent | None) -> None:  # noqa: ARG002
        """Discs, chips, figure."""
        street = self._street
        if street is None or not self.rendered:
            return
        pen, view = Pen.on(self, self.kit), self.view
        y = street.box.height / 2
        if street.stacked and view.discs and view.bet:
            self._paint_discs(pen, self._start(street, self._discs_width()), y - 0.8)
            self._paint_bet(pen, street, y + 0.85, street.box.width)
            return
        before = self._discs_width() + (GAP * self._scale if view.discs and view.bet else 0.0)
        chips = self._fitting_chips(street.box.width - before)
        left = self._start(street, before + self._bet_width(chips))
        self._paint_discs(pen, left, y)
        self._paint_chips(pen, chips, left + before, y)

    def _start(self, street: Street, width: float) -> float:
        return max((street.box.width - width) * street.align, 0.0)

    def _paint_bet(self, pen: Pen, street: Street, y: float, room: float) -> None:
        chips = self._fitting_chips(room)
        self._paint_chips(pen, chips, self._start(street, self._bet_width(chips)), y)

    def _discs_width(self) -> float:
        count = len(self.view.discs)
        return (count * 2 * DISC_RADIUS + max(count - 1, 0) * 0.15) * self._scale

    def _fitting_chips(self, room: float) -> tuple[ChipStackView, ...]:
        for count in range(min(len(self.view.chips), MOST_COLOURS), 0, -1):
            chips = self.view.chips[:count]
            if self._bet_width(chips) <= room:
                return chips
        return ()

    def _bet_width(self, chips: tuple[ChipStackView, ...]) -> float:
        if not self.view.bet:
            return 0.0
        figure = self.kit.text_width(self.view.bet, Size.SENTENCE * self._scale, bold=True)
        count = len(chips)
        return figure + (count * (STACK_WIDTH + STACK_GAP) + (GAP if count else 0.0)) * self._scale

    def _paint_discs(self, pen: Pen, left: float, y: float) -> None:
        radius = DISC_RADIUS * self._scale
        for index, disc in enumerate(self.view.discs):
            x = left + radius + index * (2 * radius + 0.15 * self._scale)
            draw_disc(pen, disc, QPointF(x * pen.unit, y * pen.unit), radius * pen.unit)

    def _paint_chips(self, pen: Pen, chips: tuple[ChipStackView, ...], left: float, y: float) -> None:
        scale, unit = self._scale, pen.unit
        ground = y + Size.SENTENCE * scale * CAP_HEIGHT / 2 + 0.04
        for stack in chips:
            corner = QPointF(left * unit, ground * unit)
            draw_stack(pen, stack, corner, STACK_WIDTH * scale * unit, 1.42 * scale * unit)
            left += (STACK_WIDTH + STACK_GAP) * scale
        if chips:
            left += GAP * scale
        pen.write(self.view.bet, left, y, Size.SENTENCE * scale, pen.theme.text, bold=True)
