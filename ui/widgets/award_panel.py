"""One pot at the showdown: who gets what in which chips, or who can be tapped as its winner."""

from __future__ import annotations

from PyQt6.QtCore import QPointF, QRectF
from PyQt6.QtGui import QPaintEvent
from PyQt6.QtWidgets import QWidget

from ui.kit import Kit
from ui.layout.showdown import AwardParts, AwardStyle
from ui.paint.chips import draw_stack
from ui.paint.pen import Pen
from ui.paint.plates import draw_plate
from ui.theme import CAP_HEIGHT, SMALLEST_SHRINK, Size
from ui.views import AwardView, PayoutView
from ui.widgets.button import Button, ButtonShape
from ui.widgets.buttons import Buttons
from ui.widgets.panel import Panel


class AwardPanel(Panel[AwardView]):
    """Label and amount, reason, payouts, the odd chip.

    Signals:
        intent: what the choices carry (AwardTo, SplitPot).
    """

    def __init__(self, kit: Kit, parent: QWidget, *, name: str) -> None:
        super().__init__(kit, parent, name=name)
        self._parts: AwardParts | None = None
        self._choices = Buttons(Button, kit, self, self.intent)

    def refresh(self, before: AwardView | None) -> None:  # noqa: ARG002
        """Hand the choices theirs."""
        view = self.view
        self.setAccessibleName(" ".join(filter(None, (view.label, view.amount, view.reason))))
        for button, choice in zip(self._choices.first(len(view.choices)), view.choices, strict=True):
            button.render(choice)
        self.update()

    def fit(self, parts: AwardParts) -> None:
        """Stand like this; the panel has just been placed."""
        self._parts = parts
        self._choices.place(parts.choices)
        for button in self._choices:
            button.reshape(ButtonShape(text=1.7 if self.kit.canvas.portrait else 1.5))
        self.update()

    def paintEvent(self, event: QPaintEvent | None) -> None:  # noqa: ARG002
        """Panel, head, payouts, note."""
        parts = self._parts
        if not self.rendered or parts is None:
            return
        pen, view, theme = Pen.on(self, self.kit), self.view, self.kit.theme
        width, scale = self.width() / pen.unit, AwardStyle.of(self.kit.canvas).scale
        draw_plate(pen, QRectF(self.rect()), radius=0.75, fill=theme.plate, line=theme.plate_line)
        self._paint_head(pen, width, scale)
        for payout, y in zip(view.payouts, parts.payouts, strict=False):
            if parts.chips:
                self._paint_payout(pen, payout, y, scale)
            else:
                self._paint_short_payout(pen, payout, y, scale)
        pen.write(view.note, 0.75, parts.note_y, Size.SECOND * scale, theme.soft, width=width - 1.5)

    def _paint_head(self, pen: Pen, width: float, scale: float) -> None:
        theme, view, y = pen.theme, self.view, 1.42 * scale
        size, small = Size.NAME * scale, 1.5 * scale
        label_y = y + (size - small) * CAP_HEIGHT / 2
        left = 0.75 + pen.write(view.label, 0.75, label_y, small, theme.soft, width=width * 0.4) + 0.5
        left += pen.write(view.amount, left, y, size, theme.text, bold=True, width=width * 0.4) + 0.5
        room = max(width - 0.6 - left, 1.0)
        pen.right(view.reason, width - 0.6, label_y, 1.3 * scale, theme.soft, width=room)

    def _paint_payout(self, pen: Pen, payout: PayoutView, y: float, scale: float) -> None:
        theme, left, width = pen.theme, 0.75, self.width() / pen.unit
        column = self._first_column(width, scale)
        room = column - left
        pen.write(payout.name, left, y + 0.85 * scale, 1.5 * scale, theme.text, bold=True, width=room)
        size = Size.KEY * scale
        pen.write(payout.amount, left, y + 2.6 * scale, size, theme.brass_text, bold=True, width=room)
        if not payout.chips:
            return
        wanted = max(4.2 * scale, self._widest(payout, Size.SECOND * scale) + 0.4)
        step = min(wanted, (width - column - 0.3) / len(payout.chips))
        stack_width = min(2.4 * scale, step * 0.7)
        named = self._named(payout, step - 0.2, Size.SECOND * scale)
        for index, stack in enumerate(payout.chips):
            x = column + step * (index + 0.5) + 0.2
            label = stack.words if named else str(stack.count)
            corner = QPointF((x - stack_width / 2) * pen.unit, (y + 2.25 * scale) * pen.unit)
            draw_stack(pen, stack, corner, stack_width * pen.unit, 2.1 * scale * pen.unit)
            pen.centre(label, x, y + 3.05 * scale, Size.SECOND * scale, theme.soft, width=step - 0.2)

    def _first_column(self, width: float, scale: float) -> float:
        """Where the chips begin: after the longest name and amount, or where a long name is shrunk."""
        size = self.kit.text_width
        texts = [size(payout.name, 1.5 * scale, bold=True) for payout in self.view.payouts]
        texts += [size(payout.amount, Size.KEY * scale, bold=True) for payout in self.view.payouts]
        return min(max(texts) + 0.85, 5.9 * scale, width * 0.31)

    def _named(self, payout: PayoutView, room: float, size: float) -> bool:
        """Whether the colours are named below the chips too: where all the words fit whole."""
        smallest = max(size * SMALLEST_SHRINK, Size.SMALLEST)
        return self._widest(payout, smallest) <= room - 0.05

    def _widest(self, payout: PayoutView, size: float) -> float:
        return max(self.kit.text_width(stack.words, size, bold=False) for stack in payout.chips)

    def _paint_short_payout(self, pen: Pen, payout: PayoutView, y: float, scale: float) -> None:
        """Name and amount in a line, the chips only named below it."""
        theme, words, width = (
            pen.theme,
            ", ".join(stack.words for stack in payout.chips),
            self.width() / pen.unit,
        )
        line_y, right = y + (0.7 if words else 1.2) * scale, width - 0.6
        amount = payout.amount
        taken = pen.right(amount, right, line_y, 1.6 * scale, theme.brass_text, bold=True, width=9.0)
        room = right - 0.75 - taken - 0.6
        pen.write(payout.name, 0.75, line_y, 1.45 * scale, theme.text, bold=True, width=room)
        pen.right(words, right, y + 2.0 * scale, Size.SMALLEST * scale, theme.soft, width=width - 1.3)
