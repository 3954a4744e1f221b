"""The amount being entered, and what it takes from the stack in real chips."""

from __future__ import annotations

from dataclasses import dataclass

from PyQt6.QtCore import QPointF, QRectF, Qt
from PyQt6.QtGui import QPaintEvent
from PyQt6.QtWidgets import QWidget

from ui.kit import Kit
from ui.layout.box import Box
from ui.paint.chips import draw_stack
from ui.paint.pen import Pen
from ui.paint.plates import draw_plate
from ui.theme import CAP_HEIGHT, SMALLEST_SHRINK, Size
from ui.views import ChipStackView
from ui.widgets.panel import Panel

STACK_WIDTH = 3.6
WORDS_PORTRAIT = 1.3


@dataclass(frozen=True, slots=True)
class AmountView:
    """The verb before the amount, and the amount; empty while nothing is entered."""

    verb: str
    amount: str


class Amount(Panel[AmountView]):
    """ "Raise to 260", the figure as large as anything on the sheet."""

    def __init__(self, kit: Kit, parent: QWidget) -> None:
        super().__init__(kit, parent, name="amount")

    def refresh(self, before: AmountView | None) -> None:  # noqa: ARG002
        """Also named for people who do not see it."""
        self.setAccessibleName(f"{self.view.verb} {self.view.amount}".strip())
        self.update()

    def paintEvent(self, event: QPaintEvent | None) -> None:  # noqa: ARG002
        """Right-aligned beside Back in landscape, left-aligned in portrait."""
        if not self.rendered:
            return
        pen, view = Pen.on(self, self.kit), self.view
        width, y = self.width() / pen.unit, self.height() / pen.unit / 2
        portrait = self.kit.canvas.portrait
        size, verb_size = (4.6, 1.9) if portrait else (Size.ENTERED, Size.SENTENCE)
        gap = 0.9 if portrait else 0.45
        verb = self.kit.text_width(view.verb, verb_size, bold=False)
        figure = self.kit.text_width(view.amount, size, bold=True) if view.amount else size * 1.4
        figure = min(figure, width - verb - gap)
        left = 0.0 if portrait else width - verb - gap - figure
        verb_y = y + (size - verb_size) * CAP_HEIGHT / 2
        pen.write(view.verb, left, verb_y, verb_size, pen.theme.soft)
        left += verb + gap
        if view.amount:
            pen.write(view.amount, left, y, size, pen.theme.text, bold=True, width=figure)
            return
        place = Box.around(left + figure / 2, y, figure, size * CAP_HEIGHT)
        draw_plate(pen, self.kit.rect_f(place), radius=0.3, fill=None, line=pen.theme.btn_line, dashed=True)


@dataclass(frozen=True, slots=True)
class MoreView:
    """What leaves the stack: as words, in words of chips, and the chips."""

    more: str
    words: str
    chips: tuple[ChipStackView, ...]


class More(Panel[MoreView]):
    """ "250 more", and the chips it is."""

    def __init__(self, kit: Kit, parent: QWidget) -> None:
        super().__init__(kit, parent, name="more")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def paintEvent(self, event: QPaintEvent | None) -> None:  # noqa: ARG002
        """On a plate in landscape, beside the amount in portrait."""
        if not self.rendered:
            return
        pen, view, portrait = Pen.on(self, self.kit), self.view, self.kit.canvas.portrait
        width, y = self.width() / pen.unit, self.height() / pen.unit / 2
        if not portrait:
            frame = QRectF(self.rect())
            draw_plate(pen, frame, radius=0.7, fill=pen.theme.plate, line=pen.theme.plate_line)
        end = width - (0.65 if not portrait else 0.2)
        step = STACK_WIDTH + (0.75 if not portrait else 0.6)
        count = self._stacks(end - (0.9 if not portrait else 0.0), step)
        left = end - count * step
        for index, stack in enumerate(view.chips[:count]):
            x = left + index * step + step - STACK_WIDTH
            corner = QPointF(x * pen.unit, (y + 0.85) * pen.unit)
            draw_stack(pen, stack, corner, STACK_WIDTH * pen.unit, 2.5 * pen.unit)
        self._paint_words(pen, left, y)

    def _stacks(self, room: float, step: float) -> int:
        """How many stacks are drawn: the words say all of them, so they have to stay whole."""
        portrait = self.kit.canvas.portrait
        size = (WORDS_PORTRAIT if portrait else Size.SECOND) * SMALLEST_SHRINK
        words = self.kit.text_width(self.view.words, size, bold=False)
        most = min(len(self.view.chips), 2 if portrait else 3)
        return max(min(most, int((room - words - 0.1) / step)), 0)

    def _paint_words(self, pen: Pen, chips_left: float, y: float) -> None:
        view, theme = self.view, pen.theme
        if self.kit.canvas.portrait:
            end, room = chips_left, chips_left
            pen.right(view.more, end, y - 0.75, Size.KEY, theme.text, bold=True, width=room)
            pen.right(view.words, end, y + 1.05, WORDS_PORTRAIT, theme.soft, width=room)
            return
        room = chips_left - 0.9
        pen.write(view.more, 0.9, y - 0.72, 1.6, theme.text, bold=True, width=room)
        pen.write(view.words, 0.9, y + 0.8, Size.SECOND, theme.soft, width=room)
