"""Lines to be read: one hand of the log, or the books."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PyQt6.QtCore import QRectF
from PyQt6.QtGui import QPaintEvent
from PyQt6.QtWidgets import QWidget

from ui.intents import TurnPage
from ui.kit import Kit
from ui.layout.box import Box
from ui.layout.looking_back import PageLayout, Range, flow, page_layout, reading_columns
from ui.paint.heads import draw_head
from ui.paint.pen import Pen, wrap
from ui.views import ButtonView, LineStyle, ReadingLine, ReadingView
from ui.widgets.page_foot import PageFoot
from ui.widgets.panel import Panel

BACKWARD, FORWARD = "‹", "›"


@dataclass(frozen=True, slots=True)
class _Block:
    """A line as it is drawn: its `rows`, how high it is, and the room above it."""

    line: ReadingLine
    rows: tuple[str, ...]
    size: float
    above: float

    @property
    def height(self) -> float:
        return self.above + max(len(self.rows), 1) * self.size * PITCH


PITCH = 1.3


class ReadingScreen(Panel[ReadingView]):
    """As many lines as fit, in one column or two; buttons turn the page.

    Signals:
        intent: what the buttons carry; TurnPage.
    """

    def __init__(self, kit: Kit, parent: QWidget | None = None) -> None:
        super().__init__(kit, parent, name="reading")
        self._layout: PageLayout | None = None
        self._columns: tuple[Box, ...] = ()
        self._blocks: list[_Block] = []
        self._shown: tuple[Range, ...] = ()
        self._page = ""
        self._foot = PageFoot(kit, self, self.intent)

    def refresh(self, before: ReadingView | None) -> None:  # noqa: ARG002
        """Another page, or another text."""
        self.arrange()

    def arrange(self) -> None:
        """Break the lines to the width of this canvas, and find the page that is wanted."""
        if not self.rendered:
            return
        view, canvas = self.view, self.kit.canvas
        pages = self._broken(turns=False)
        if len(pages) > 1:
            pages = self._broken(turns=True)
        shown = next((i for i, page in enumerate(pages) if view.first < page[-1][1]), len(pages) - 1)
        self._shown = pages[shown]
        self._page = f"{shown + 1}/{len(pages)}" if len(pages) > 1 else ""
        turns = [
            self._turn(name, text, pages[at][0][0] if 0 <= at < len(pages) else None, several=len(pages) > 1)
            for name, text, at in (("before", BACKWARD, shown - 1), ("after", FORWARD, shown + 1))
        ]
        self._foot.render(view.back, view.others, turns[0], turns[1])
        layout = page_layout(canvas, others=len(view.others), note=bool(view.note), turns=len(pages) > 1)
        self._layout = layout
        self._foot.arrange(layout)
        self.update()

    def _broken(self, *, turns: bool) -> tuple[tuple[Range, ...], ...]:
        """The pages, with or without buttons that turn them taking room."""
        view, canvas = self.view, self.kit.canvas
        layout = page_layout(canvas, others=len(view.others), note=bool(view.note), turns=turns)
        self._columns = reading_columns(canvas, layout.room, two=view.columns)
        self._blocks = [self._block(line, self._columns[0].width) for line in view.lines]
        heights = [block.height for block in self._blocks]
        headings = [line.style is LineStyle.HEADING for line in view.lines]
        table = sum(block.height for block in self._blocks if block.line.cells)
        if self._heads is not None and table > self._columns[0].height:
            kept = self._heads.height
            return flow(heights, headings, [replace(c, height=c.height - kept) for c in self._columns])
        return flow(heights, headings, self._columns)

    @property
    def _heads(self) -> _Block | None:
        """The heads of the columns, which stand on every page that goes on with the table."""
        return next((block for block in self._blocks if block.line.style is LineStyle.COLUMNS), None)

    def _block(self, line: ReadingLine, width: float) -> _Block:
        portrait = self.kit.canvas.portrait
        size = (1.6 if portrait else 1.22) if line.cells else (1.6 if portrait else 1.3)
        size *= {LineStyle.HEADING: 1.12, LineStyle.COLUMNS: 0.92}.get(line.style, 1.0)
        above = size * {LineStyle.HEADING: 0.5, LineStyle.SUM: 0.3, LineStyle.NOTE: 0.4}.get(line.style, 0.0)
        bold = line.style is LineStyle.HEADING
        rows = wrap(self.kit, line.text, size, width=width, bold=bold, even=False)
        return _Block(line, rows, size, above)

    def _turn(self, name: str, text: str, first: int | None, *, several: bool) -> ButtonView | None:
        if not several:
            return None
        turn = TurnPage(self.view.part, first or 0)
        return ButtonView(name=f"page_{name}", text=text, intent=turn, enabled=first is not None)

    def paintEvent(self, event: QPaintEvent | None) -> None:  # noqa: ARG002
        """Ground, head, lines, note."""
        layout = self._layout
        if layout is None:
            return
        pen, view = Pen.on(self, self.kit), self.view
        pen.painter.fillRect(self.rect(), pen.theme.bar)
        draw_head(pen, layout.title, view.title, view.hint)
        for column, (first, end) in zip(self._columns, self._shown, strict=False):
            y = column.y
            if first and end > first and self._blocks[first].line.cells and self._heads is not None:
                self._paint_cells(pen, self._heads, column, y)
                y += self._heads.height
            for index, block in enumerate(self._blocks[first:end]):
                y += block.above if index else 0.0
                self._paint_block(pen, block, column, y)
                y += block.height - block.above
        self._foot.paint(pen, layout, page=self._page, note=view.note)

    def _paint_block(self, pen: Pen, block: _Block, column: Box, top: float) -> None:
        style, theme = block.line.style, pen.theme
        if block.line.cells:
            self._paint_cells(pen, block, column, top)
            return
        ink = theme.soft if style is LineStyle.HEADING else theme.text
        for index, row in enumerate(block.rows):
            y = top + (index + 0.5) * block.size * PITCH
            bold = style is LineStyle.HEADING
            pen.write(row, column.x, y, block.size, ink, bold=bold, width=column.width)

    def _paint_cells(self, pen: Pen, block: _Block, column: Box, top: float) -> None:
        """The name at the left, figures under each other at the right."""
        theme, style = pen.theme, block.line.style
        name, *figures = block.line.cells
        y, bold = top + 0.5 * block.size * PITCH, style is LineStyle.SUM
        ink = theme.soft if style is LineStyle.COLUMNS else theme.text
        if style is LineStyle.SUM:
            rule = QRectF(column.x * pen.unit, (top - 0.1) * pen.unit, column.width * pen.unit, 1.0)
            pen.painter.fillRect(rule, theme.line)
        step = min(column.width * 0.17, 8.6)
        room = column.width - step * len(figures) - 0.4
        pen.write(name, column.x, y, block.size, ink, bold=bold, width=room)
        for index, figure in enumerate(figures):
            right = column.right - step * (len(figures) - 1 - index)
            pen.right(figure, right, y, block.size, ink, bold=bold, width=step - 0.4)
