"""What was ruled: in words, in chips, why, and what is done about it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum

from PyQt6.QtCore import QPointF
from PyQt6.QtGui import QPaintEvent
from PyQt6.QtWidgets import QWidget

from ui.kit import Kit
from ui.layout.box import Box
from ui.layout.dispute import RulingLayout, ruling_layout
from ui.paint.chips import draw_chip
from ui.paint.pen import Pen, wrap
from ui.paint.plates import draw_plate
from ui.theme import Size
from ui.views import ChipStackView, RulingView
from ui.widgets.button import Button, ButtonShape
from ui.widgets.buttons import Buttons
from ui.widgets.panel import Panel
from ui.widgets.sheet_head import SheetHead

BEFORE_CHIPS = 1.2
SCALES = (1.25, 1.12, 1.0)
"""A short ruling is written larger."""


class _Kind(Enum):
    """What a part of the ruling is."""

    HEADLINE = "headline"
    MOVE = "move"
    JUDGEMENT = "judgement"
    WHY = "why"
    REFUSAL = "refusal"
    STEP = "step"


@dataclass(frozen=True, slots=True)
class _Part:
    """A part of the ruling in its size; steps have a number."""

    kind: _Kind
    text: str
    size: float
    number: int = 0


class RulingScreen(Panel[RulingView]):
    """The brass button does it on the table; the rule leads to its line on the house-rules card.

    Signals:
        intent: AgreeRuling, OpenRule, Undo, Back.
    """

    def __init__(self, kit: Kit, parent: QWidget | None = None) -> None:
        super().__init__(kit, parent, name="dispute_ruling")
        self._layout: RulingLayout | None = None
        self._head = SheetHead(kit, self, self.intent)
        self._rule = Button(kit, self)
        self._rule.intent.connect(self.intent)
        self._answers = Buttons(Button, kit, self, self.intent)

    def refresh(self, before: RulingView | None) -> None:  # noqa: ARG002
        """Hand the buttons theirs."""
        view = self.view
        self._head.render(view.back, view.undo)
        self._rule.render(view.rule)
        for button, answer in zip(self._answers.first(len(view.answers)), view.answers, strict=True):
            button.render(answer)
        self.arrange()

    def arrange(self) -> None:
        """Put everything where this canvas has it."""
        if not self.rendered:
            return
        head, portrait = self._head.arrange(), self.kit.canvas.portrait
        answers = len(self.view.answers)
        layout = self._layout = ruling_layout(self.kit.canvas, head, answers=answers)
        self._rule.setGeometry(self.kit.rect(layout.rule))
        self._rule.reshape(ButtonShape(text=1.7 if portrait else 1.35, key=True))
        self._answers.place(layout.answers)
        *others, usual = self._answers.first(answers)
        for button in others:
            button.reshape(ButtonShape(text=1.9 if portrait else 1.55, detail=1.45 if portrait else 1.2))
        usual.reshape(ButtonShape(text=2.6 if portrait else 2.2, over=2.2 if portrait else 1.9, detail=1.3))
        self.update()

    def paintEvent(self, event: QPaintEvent | None) -> None:  # noqa: ARG002
        """Ground, head, and the ruling from top to bottom, as large as there is room for it."""
        layout = self._layout
        if layout is None:
            return
        pen, view = Pen.on(self, self.kit), self.view
        pen.painter.fillRect(self.rect(), pen.theme.bar)
        self._head.paint_title(pen, view.title)
        box = layout.words
        scale = next((s for s in SCALES if self._height(box, s) <= box.height), SCALES[-1])
        if self._height(box, scale) > box.height + 0.4:
            self.kit.text_cut(f"{view.headline} (too long)")
        y = box.y
        for part in self._parts():
            self._paint_part(pen, part, box, y, scale)
            y += self._part_height(part, box, scale)

    def _parts(self) -> Iterator[_Part]:
        """The ruling in the order in which it is read."""
        view, portrait = self.view, self.kit.canvas.portrait
        big, middle, small = (3.0, 1.9, 1.65) if portrait else (Size.NAME, Size.SENTENCE, 1.4)
        yield _Part(_Kind.HEADLINE, view.headline, big)
        yield from (_Part(_Kind.MOVE, move, middle) for move in view.moves)
        if view.judgement:
            yield _Part(_Kind.JUDGEMENT, view.judgement, small)
        yield _Part(_Kind.REFUSAL if view.refusal else _Kind.WHY, view.refusal or view.why, small)
        yield from (_Part(_Kind.STEP, step, small, at) for at, step in enumerate(view.steps, start=1))

    def _height(self, box: Box, scale: float) -> float:
        return sum(self._part_height(part, box, scale) for part in self._parts())

    def _part_height(self, part: _Part, box: Box, scale: float) -> float:
        size = part.size * scale
        rows = len(self._rows(part, box, scale))
        return rows * size * 1.24 + size * (0.55 if part.kind is _Kind.JUDGEMENT else 0.24)

    def _rows(self, part: _Part, box: Box, scale: float) -> tuple[str, ...]:
        size = part.size * scale
        indent = {_Kind.STEP: 1.1 * size, _Kind.JUDGEMENT: 1.6}.get(part.kind, 0.0)
        if part.kind is _Kind.MOVE:
            return (part.text,) if self._chips_beside(part.text, box, size) else (part.text, "")
        bold = part.kind in (_Kind.HEADLINE, _Kind.JUDGEMENT)
        return wrap(self.kit, part.text, size, width=box.width - indent, bold=bold, even=False)

    def _paint_part(self, pen: Pen, part: _Part, box: Box, y: float, scale: float) -> None:
        size, theme = part.size * scale, pen.theme
        rows = self._rows(part, box, scale)
        left, bold = box.x, part.kind in (_Kind.HEADLINE, _Kind.JUDGEMENT)
        if part.kind is _Kind.MOVE:
            self._paint_move(pen, part.text, box, y, size)
            return
        if part.kind is _Kind.JUDGEMENT:
            self._paint_frame(pen, rows, box, y, size)
            left += 0.8
            y += 0.15 * size
        if part.kind is _Kind.STEP:
            pen.write(f"{part.number}", left, y + size * 0.62, size, theme.soft, bold=True)
            left += 1.1 * size
        ink = theme.soft if part.kind is _Kind.WHY else theme.text
        for index, row in enumerate(rows):
            pen.write(
                row, left, y + (index + 0.5) * size * 1.24, size, ink, bold=bold, width=box.right - left
            )

    def _paint_move(self, pen: Pen, move: str, box: Box, y: float, size: float) -> None:
        """What moves in words; each kind of chip once with its number, beside it or else below."""
        centre = y + size * 0.62
        taken = pen.write(move, box.x, centre, size, pen.theme.text, bold=True, width=box.width)
        x = box.x + taken + BEFORE_CHIPS
        if not self._chips_beside(move, box, size):
            x, centre = box.x, centre + size * 1.24
        radius = size * 0.52
        for stack in self.view.chips:
            at = QPointF((x + radius) * pen.unit, centre * pen.unit)
            draw_chip(pen, pen.theme.chips[stack.colour], at, radius * pen.unit)
            words_x = x + 2 * radius + 0.4
            pen.write(stack.words, words_x, centre, size * 0.8, pen.theme.soft)
            x += self._chip_width(stack, size)

    def _chips_beside(self, move: str, box: Box, size: float) -> bool:
        """Whether all the chips fit on the line that says what moves."""
        words = self.kit.text_width(move, size, bold=True) + BEFORE_CHIPS
        chips = sum(self._chip_width(stack, size) for stack in self.view.chips)
        return not self.view.chips or words + chips <= box.width

    def _chip_width(self, stack: ChipStackView, size: float) -> float:
        return 1.04 * size + 0.4 + self.kit.text_width(stack.words, size * 0.8, bold=False) + 0.9

    def _paint_frame(self, pen: Pen, rows: tuple[str, ...], box: Box, y: float, size: float) -> None:
        """Where the table decides, that stands in a frame."""
        width = min(max(self.kit.text_width(row, size, bold=True) for row in rows) + 1.6, box.width)
        frame = Box(box.x, y - 0.05 * size, width, len(rows) * size * 1.24 + 0.4 * size)
        draw_plate(
            pen,
            self.kit.rect_f(frame),
            radius=0.5,
            fill=pen.theme.plate,
            line=pen.theme.ivory,
            line_width=0.14,
        )
