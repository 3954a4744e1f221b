"""The pots in the middle of the table: each its own amount, and who can win it."""

from __future__ import annotations

from dataclasses import dataclass

from PyQt6.QtCore import QPointF, Qt
from PyQt6.QtGui import QPaintEvent, QPen
from PyQt6.QtWidgets import QWidget

from ui.kit import Kit
from ui.layout.table import POT_ROW
from ui.paint.chips import draw_stack
from ui.paint.pen import Pen
from ui.theme import CAP_HEIGHT, Size
from ui.views import PotView
from ui.widgets.panel import Panel

LABEL_GAP = 0.45
STACK_GAP = 0.12
CHIPS_GAP = 0.5
MOST_COLOURS = 2
COLUMN_PAD = 0.75
WHO = 1.15
"""Size of the names of those who can win a pot."""


@dataclass(frozen=True, slots=True)
class PotStyle:
    """How the pots stand: figure size, below or beside each other, with or without who can win them."""

    size: float
    rows: bool
    names: bool


class Pots(Panel[tuple[PotView, ...]]):
    """One large pot, or up to three beside each other (in portrait below each other)."""

    def __init__(self, kit: Kit, parent: QWidget) -> None:
        super().__init__(kit, parent, name="pots")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._style = PotStyle(Size.POT, rows=False, names=True)
        self._colours = MOST_COLOURS

    def restyle(self, style: PotStyle) -> None:
        """Stand like this from now on."""
        if style != self._style:
            self._style = style
            self.update()

    def paintEvent(self, event: QPaintEvent | None) -> None:  # noqa: ARG002
        """Beside each other with a stroke between, or in rows."""
        if not self.rendered or not self.view:
            return
        pen = Pen.on(self, self.kit)
        if not self._style.rows:
            self._paint_columns(pen)
        elif len(self.view) == 1:
            self._paint_single(pen, self.view[0])
        else:
            self._paint_rows(pen)

    def _paint_rows(self, pen: Pen) -> None:
        """Below each other, with a colour of chips for each where that fits beside the widest."""
        width = self.width() / pen.unit
        self._colours = 1
        if max(map(self._head_width, self.view)) > width - COLUMN_PAD:
            self._colours = 0
        for index, pot in enumerate(self.view):
            self._paint_pot(pen, pot, width / 2, 1.45 + index * POT_ROW, names=self._style.names)

    def _paint_columns(self, pen: Pen) -> None:
        width, unit = self.width() / pen.unit, pen.unit
        needs = self._column_widths(width)
        squeeze = min(1.0, width / sum(needs))
        left = (width - sum(needs) * squeeze) / 2
        for index, (pot, need) in enumerate(zip(self.view, needs, strict=True)):
            if index:
                pen.painter.setPen(QPen(pen.theme.line, 0.09 * unit))
                bottom = 3.2 if self._style.names else 2.2
                pen.painter.drawLine(QPointF(left * unit, 0.4 * unit), QPointF(left * unit, bottom * unit))
            self._paint_pot(pen, pot, left + need * squeeze / 2, 1.3, names=self._style.names)
            left += need * squeeze

    def _column_widths(self, room: float) -> list[float]:
        """With two colours of chips for each pot where that fits, else with one, else without."""
        for colours in (MOST_COLOURS, 1, 0):
            self._colours = colours
            needs = [self._pot_width(pot) + 2 * COLUMN_PAD for pot in self.view]
            if sum(needs) <= room:
                break
        return needs

    def _label_size(self) -> float:
        return Size.SENTENCE if len(self.view) == 1 else 1.25

    def _head_width(self, pot: PotView) -> float:
        label = self.kit.text_width(pot.label, self._label_size(), bold=False)
        return (
            self._chips_width(pot)
            + label
            + LABEL_GAP
            + self.kit.text_width(pot.amount, self._style.size, bold=True)
        )

    def _chips_width(self, pot: PotView) -> float:
        count = len(pot.chips[: self._colours])
        return count * (self._stack_width() + STACK_GAP) + (CHIPS_GAP if count else 0.0)

    def _stack_width(self) -> float:
        return 0.55 * self._style.size

    def _paint_chips(self, pen: Pen, pot: PotView, left: float, y: float) -> float:
        """Stacks on the line of the figure; where the label begins after them."""
        unit, width = pen.unit, self._stack_width()
        ground = y + self._style.size * CAP_HEIGHT / 2
        for stack in pot.chips[: self._colours]:
            draw_stack(
                pen, stack, QPointF(left * unit, ground * unit), width * unit, 0.72 * self._style.size * unit
            )
            left += width + STACK_GAP
        return left + (CHIPS_GAP if pot.chips[: self._colours] else 0.0)

    def _pot_width(self, pot: PotView) -> float:
        names = self.kit.text_width(pot.who, WHO, bold=False) if self._style.names else 0.0
        return max(self._head_width(pot), names)

    def _paint_pot(self, pen: Pen, pot: PotView, x: float, y: float, *, names: bool) -> None:
        theme, size, label_size = pen.theme, self._style.size, self._label_size()
        left = self._paint_chips(pen, pot, x - self._head_width(pot) / 2, y)
        label_y = y + (size - label_size) * CAP_HEIGHT / 2
        taken = pen.write(pot.label, left, label_y, label_size, theme.soft)
        left += taken + LABEL_GAP
        room = self.width() / pen.unit - left if self._style.rows else None
        pen.write(pot.amount, left, y, size, theme.text, bold=True, width=room)
        if names:
            room = self.width() / pen.unit if self._style.rows else self._pot_width(pot)
            # Under the comma of the figure.
            down = size * 0.55 + WHO * CAP_HEIGHT / 2 + 0.06
            pen.centre(pot.who, x, y + down, WHO, theme.soft, width=room)

    def _paint_single(self, pen: Pen, pot: PotView) -> None:
        """Portrait: the figure over its label."""
        x = self.width() / pen.unit / 2
        self._colours = MOST_COLOURS
        figure = self.kit.text_width(pot.amount, self._style.size, bold=True)
        left = self._paint_chips(pen, pot, x - (figure + self._chips_width(pot)) / 2, 2.3)
        pen.write(pot.amount, left, 2.3, self._style.size, pen.theme.text, bold=True, width=2 * x - left)
        pen.centre(pot.label, x, 5.25, 1.75, pen.theme.soft, width=2 * x)
        pen.centre(pot.who, x, 7.1, Size.SECOND, pen.theme.soft, width=2 * x)
