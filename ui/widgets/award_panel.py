"""One pot at the showdown: who gets what in which chips, or who can be tapped as its winner."""

from __future__ import annotations

from PyQt6.QtCore import QPointF, QRectF
from PyQt6.QtGui import QPaintEvent
from PyQt6.QtWidgets import QWidget

from ui.kit import Kit
from ui.layout.showdown import AwardParts, award_parts
from ui.paint.chips import draw_stack
from ui.paint.pen import Pen
from ui.paint.plates import draw_plate
from ui.theme import CAP_HEIGHT, Size
from ui.views import AwardView, PayoutView
from ui.widgets.button import Button, ButtonShape
from ui.widgets.panel import Panel, place_row

MOST_CHOICES = 11


class AwardPanel(Panel[AwardView]):
    """Label and amount, reason, payouts, the odd chip.

    Signals:
        intent: what the choices carry (AwardTo, SplitPot).
    """

    def __init__(self, kit: Kit, parent: QWidget, *, name: str) -> None:
        super().__init__(kit, parent, name=name)
        self._parts: AwardParts | None = None
        self._choices = [Button(kit, self) for _ in range(MOST_CHOICES)]
        for button in self._choices:
            button.intent.connect(self.intent)

    def refresh(self, before: AwardView | None) -> None:  # noqa: ARG002
        """Hand the choices theirs."""
        view = self.view
        self.setAccessibleName(" ".join(filter(None, (view.label, view.amount, view.reason))))
        for button, choice in zip(self._choices, view.choices, strict=False):
            button.render(choice)
        self.update()

    def fit(self, parts: AwardParts) -> None:
        """Stand like this; the panel has just been placed."""
        self._parts = parts
        place_row(self._choices, parts.choices, self.kit)
        for button in self._choices:
            button.reshape(ButtonShape(text=1.7 if self.kit.canvas.portrait else 1.5))
        self.update()

    def paintEvent(self, event: QPaintEvent | None) -> None:  # noqa: ARG002
        """Panel, head, payouts, note."""
        if not self.rendered:
            return
        pen, view, theme = Pen.on(self, self.kit), self.view, self.kit.theme
        width = self.width() / pen.unit
        parts = self._parts or award_parts(view, width, chips=True)
        draw_plate(pen, QRectF(self.rect()), radius=0.75, fill=theme.plate, line=theme.plate_line)
        self._paint_head(pen, view, width)
        for payout, y in zip(view.payouts, parts.payouts, strict=False):
            if parts.chips:
                self._paint_payout(pen, payout, y, width)
            else:
                self._paint_short_payout(pen, payout, y, width)
        pen.write(view.note, 0.75, parts.note_y, Size.SECOND, theme.soft, width=width - 1.5)

    def _paint_head(self, pen: Pen, view: AwardView, width: float) -> None:
        theme, y = pen.theme, 1.42
        label_y = y + (Size.NAME - 1.5) * CAP_HEIGHT / 2
        left = 0.75 + pen.write(view.label, 0.75, label_y, 1.5, theme.soft, width=width * 0.4) + 0.5
        left += pen.write(view.amount, left, y, Size.NAME, theme.text, bold=True, width=width * 0.4) + 0.5
        pen.right(view.reason, width - 0.6, label_y, 1.3, theme.soft, width=max(width - 0.6 - left, 1.0))

    def _paint_payout(self, pen: Pen, payout: PayoutView, y: float, width: float) -> None:
        theme, left = pen.theme, 0.75
        column = min(5.9, width * 0.31)
        pen.write(payout.name, left, y + 0.85, 1.5, theme.text, bold=True, width=column - left)
        pen.write(payout.amount, left, y + 2.6, Size.KEY, theme.brass_text, bold=True, width=column - left)
        if not payout.chips:
            return
        step = min(4.2, (width - column - 0.4) / len(payout.chips))
        stack_width = min(2.4, step * 0.7)
        for index, stack in enumerate(payout.chips):
            x = column + step * (index + 0.5) + 0.2
            corner = QPointF((x - stack_width / 2) * pen.unit, (y + 2.25) * pen.unit)
            draw_stack(pen, stack, corner, stack_width * pen.unit, 2.1 * pen.unit)
            pen.centre(stack.words, x, y + 3.05, Size.SECOND, theme.soft, width=step - 0.2)

    def _paint_short_payout(self, pen: Pen, payout: PayoutView, y: float, width: float) -> None:
        """Name and amount in a line, the chips only named below it."""
        theme, words = pen.theme, ", ".join(stack.words for stack in payout.chips)
        line_y = y + 0.7 if words else y + 1.2
        taken = pen.right(payout.amount, width - 0.6, line_y, 1.6, theme.brass_text, bold=True, width=7.0)
        room = width - 0.75 - taken - 1.2
        pen.write(payout.name, 0.75, line_y, 1.45, theme.text, bold=True, width=room)
        pen.right(words, width - 0.6, y + 2.0, Size.SMALLEST, theme.soft, width=width - 1.3)
