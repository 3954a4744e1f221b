"""The house-rules card: groups with headings, each rule with where it comes from."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PyQt6.QtGui import QPaintEvent
from PyQt6.QtWidgets import QWidget

from ui.intents import TurnPage
from ui.kit import Kit
from ui.layout.box import Box
from ui.layout.dispute import head_layout
from ui.layout.looking_back import PageLayout, Range, flow, page_layout
from ui.paint.heads import draw_head
from ui.paint.pen import Pen, wrap
from ui.paint.plates import draw_plate
from ui.views import ButtonView, RuleLineView, RulesCardView
from ui.widgets.page_foot import PageFoot
from ui.widgets.panel import Panel
from ui.widgets.top_bar import UndoButton

BACKWARD, FORWARD = "‹", "›"
PITCH = 1.25


@dataclass(frozen=True, slots=True)
class _Block:
    """A line as it is drawn: its `rows` of text and the room above it."""

    line: RuleLineView
    rows: tuple[str, ...]
    size: float
    above: float

    @property
    def height(self) -> float:
        return self.above + len(self.rows) * self.size * PITCH


class RulesCardScreen(Panel[RulesCardView]):
    """As many rules as fit; buttons turn the page. The rule that was asked for stands in a frame.

    Signals:
        intent: what the buttons carry; TurnPage.
    """

    def __init__(self, kit: Kit, parent: QWidget | None = None) -> None:
        super().__init__(kit, parent, name="rules_card")
        self._layout: PageLayout | None = None
        self._blocks: list[_Block] = []
        self._shown: Range = (0, 0)
        self._page = ""
        self._undo = UndoButton(kit, self, name="undo")
        self._undo.intent.connect(self.intent)
        self._foot = PageFoot(kit, self, self.intent)

    def refresh(self, before: RulesCardView | None) -> None:  # noqa: ARG002
        """Another page, or other rules."""
        self.arrange()

    def arrange(self) -> None:
        """Break the rules to the width of this canvas, and find the page that is wanted."""
        if not self.rendered:
            return
        view = self.view
        layout = self._layout = self._arranged()
        size = 1.8 if self.kit.canvas.portrait else 1.45
        width = layout.room.width
        beside_source = width - self._source_width(size) - 1.2
        self._blocks = [
            self._block(line, size, width if line.heading else beside_source) for line in view.lines
        ]
        heights = [block.height for block in self._blocks]
        headings = [line.heading for line in view.lines]
        pages = flow(heights, headings, (layout.room,))
        shown = next((i for i, page in enumerate(pages) if view.first < page[-1][1]), len(pages) - 1)
        self._shown = pages[shown][0]
        self._page = f"{shown + 1}/{len(pages)}"
        turns = [
            self._turn(name, text, pages[at][0][0] if 0 <= at < len(pages) else None)
            for name, text, at in (("before", BACKWARD, shown - 1), ("after", FORWARD, shown + 1))
        ]
        self._foot.render(view.back, view.others, turns[0], turns[1])
        self._foot.arrange(layout)
        self.update()

    def _arranged(self) -> PageLayout:
        """The page, with room for Undo in its head where there is something to undo."""
        view, canvas = self.view, self.kit.canvas
        layout = page_layout(canvas, others=len(view.others), note=bool(view.note), turns=True)
        head = head_layout(canvas, undo=view.undo is not None)
        self._undo.render(view.undo)
        self._undo.setGeometry(self.kit.rect(head.undo))
        top = max(layout.room.y, head.bottom + 0.5) if view.undo is not None else layout.room.y
        room = Box.between(layout.room.x, top, layout.room.right, layout.room.bottom)
        return replace(layout, title=head.title, room=room)

    def _turn(self, name: str, text: str, first: int | None) -> ButtonView:
        turn = TurnPage("rules", first or 0)
        return ButtonView(name=f"page_{name}", text=text, intent=turn, enabled=first is not None)

    def _block(self, line: RuleLineView, size: float, width: float) -> _Block:
        size *= 1.1 if line.heading else 1.0
        rows = wrap(self.kit, line.text, size, width=width, bold=line.heading, even=False)
        return _Block(line, rows, size, size * (0.45 if line.heading else 0.32))

    def _source_width(self, size: float) -> float:
        """Room for the longest source at the right."""
        small = size * 0.86
        return max((self.kit.text_width(s.source, small, bold=False) for s in self.view.lines), default=0.0)

    def paintEvent(self, event: QPaintEvent | None) -> None:  # noqa: ARG002
        """Ground, head, rules, foot."""
        layout = self._layout
        if layout is None:
            return
        pen, view = Pen.on(self, self.kit), self.view
        pen.painter.fillRect(self.rect(), pen.theme.bar)
        draw_head(pen, layout.title, view.title, view.hint)
        first, end = self._shown
        y = layout.room.y
        for index, block in enumerate(self._blocks[first:end]):
            y += block.above if index else 0.0
            self._paint_block(pen, block, layout.room, y)
            y += block.height - block.above
        self._foot.paint(pen, layout, page=self._page, note=view.note)

    def _paint_block(self, pen: Pen, block: _Block, room: Box, top: float) -> None:
        line, theme = block.line, pen.theme
        height = len(block.rows) * block.size * PITCH
        if line.marked:
            frame = self.kit.rect_f(Box(room.x - 0.35, top - 0.12, room.width + 0.7, height + 0.24))
            draw_plate(pen, frame, radius=0.4, fill=theme.plate, line=theme.ivory, line_width=0.14)
        ink = theme.soft if line.heading else theme.text
        for index, row in enumerate(block.rows):
            y = top + (index + 0.5) * block.size * PITCH
            pen.write(row, room.x, y, block.size, ink, bold=line.heading, width=room.width)
        y = top + 0.5 * block.size * PITCH
        pen.right(line.source, room.right, y, block.size * 0.86, theme.soft, width=room.width * 0.4)
