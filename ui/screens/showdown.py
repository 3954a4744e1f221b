"""The showdown: hands in show order, and each pot with who gets it."""

from __future__ import annotations

from dataclasses import dataclass

from PyQt6.QtGui import QPaintEvent
from PyQt6.QtWidgets import QWidget

from ui.intents import TurnPage
from ui.kit import Kit
from ui.layout.box import Box
from ui.layout.showdown import AwardStyle, ShowdownLayout, fit_awards, showdown_layout
from ui.paint.pen import Pen, wrap
from ui.views import ButtonView, ShowdownView
from ui.widgets.award_panel import AwardPanel
from ui.widgets.button import Button, ButtonShape
from ui.widgets.buttons import Buttons
from ui.widgets.panel import Panel, place_row
from ui.widgets.show_row import ShowRow
from ui.widgets.top_bar import TopBar

MOST_ROWS = 5
MOST_AWARDS = 6


@dataclass(frozen=True, slots=True)
class Page:
    """The part of a list that is shown: `shown` of `count` from `first`."""

    part: str
    first: int
    shown: int
    count: int

    def following(self) -> int:
        """Where the next part begins; after the last one the list begins again."""
        after = self.first + self.shown
        return after if after < self.count else 0

    def text(self) -> str:
        """What stands on the button that turns to the next part."""
        first, last = self.first + 1, self.first + self.shown
        return f"{first}–{last} / {self.count}  ›" if last > first else f"{first} / {self.count}  ›"


class ShowdownScreen(Panel[ShowdownView]):
    """Hands at the left (above in portrait), pots at the right (below), the default step at the bottom.

    Signals:
        intent: everything its widgets emit; TurnPage for lists that do not fit.
    """

    def __init__(self, kit: Kit, parent: QWidget | None = None) -> None:
        super().__init__(kit, parent, name="showdown")
        self._layout: ShowdownLayout | None = None
        self._top = TopBar(kit, self)
        self._rows = [ShowRow(kit, self) for _ in range(MOST_ROWS)]
        self._row_pager = Button(kit, self, shape=ButtonShape(text=1.4))
        self._awards = [AwardPanel(kit, self, name=f"award_{index}") for index in range(MOST_AWARDS)]
        self._award_pager = Button(kit, self, shape=ButtonShape(text=1.4))
        self._others = Buttons(Button, kit, self, self.intent)
        self._done = Button(kit, self)
        parts = (self._row_pager, self._award_pager, self._done)
        for button in parts:
            button.intent.connect(self.intent)
        for row in self._rows:
            row.intent.connect(self.intent)
        for award in self._awards:
            award.intent.connect(self.intent)
        self._top.intent.connect(self.intent)

    def refresh(self, before: ShowdownView | None) -> None:  # noqa: ARG002
        """Hand each part its view; what fits depends on the view, so everything is placed anew."""
        view = self.view
        self._top.render(view.top)
        self._done.render(view.done)
        for button, other in zip(self._others.first(len(view.others)), view.others, strict=True):
            button.render(other)
        self.arrange()

    def arrange(self) -> None:
        """Put everything where this canvas has it."""
        if not self.rendered:
            return
        view, rect, portrait = self.view, self.kit.rect, self.kit.canvas.portrait
        layout = showdown_layout(self.kit.canvas, rows=len(view.rows), others=len(view.others))
        self._layout = layout
        self._top.setGeometry(rect(layout.head))
        self._top.arrange()
        self._place_rows(layout)
        self._place_awards(layout)
        self._others.place(layout.others)
        for button in self._others:
            button.reshape(ButtonShape(text=1.7 if portrait else 1.5))
        self._done.setGeometry(rect(layout.done))
        text = 3.0 if portrait else 2.2
        self._done.reshape(
            ButtonShape(text=text, over=2.3 if portrait else 1.55, detail=1.5 if portrait else 1.15)
        )
        self.update()

    def _place_rows(self, layout: ShowdownLayout) -> None:
        rows = self.view.rows
        first = self.view.first_row if layout.row_pager is not None else 0
        shown = rows[first : first + len(layout.rows)]
        place_row(self._rows, layout.rows[: len(shown)], self.kit)
        for panel, row in zip(self._rows, shown, strict=False):
            panel.render(row)
            panel.arrange()
        self._show_pager(self._row_pager, layout.row_pager, Page("rows", first, len(shown), len(rows)))

    def _place_awards(self, layout: ShowdownLayout) -> None:
        awards = self.view.awards
        style = AwardStyle.of(self.kit.canvas)
        placed = fit_awards(awards, layout.awards, style)
        first, pager = 0, None
        if len(placed) < len(awards):
            area = layout.awards
            pager = Box.between(area.x, area.bottom - style.choice, area.right, area.bottom)
            first = min(self.view.first_award, len(awards) - 1)
            placed = fit_awards(awards[first:], Box.between(area.x, area.y, area.right, pager.y - 0.3), style)
        place_row(self._awards, [box for box, _ in placed], self.kit)
        for panel, award, (_, parts) in zip(self._awards, awards[first:], placed, strict=False):
            panel.render(award)
            panel.fit(parts)
        self._show_pager(self._award_pager, pager, Page("awards", first, len(placed), len(awards)))

    def _show_pager(self, button: Button, box: Box | None, page: Page) -> None:
        if box is None:
            button.render(None)
            return
        button.render(
            ButtonView(
                name=f"{page.part}_page", text=page.text(), intent=TurnPage(page.part, page.following())
            )
        )
        button.setGeometry(self.kit.rect(box))

    def paintEvent(self, event: QPaintEvent | None) -> None:  # noqa: ARG002
        """Ground and the sentence."""
        layout = self._layout
        if layout is None:
            return
        pen, box = Pen.on(self, self.kit), layout.sentence
        pen.painter.fillRect(self.rect(), pen.theme.bar)
        size = 1.8 if self.kit.canvas.portrait else 1.5
        rows: tuple[str, ...] = (self.view.sentence,)
        if self.kit.text_width(self.view.sentence, size, bold=True) > box.width:
            size = 1.45 if self.kit.canvas.portrait else 1.15
            rows = wrap(self.kit, self.view.sentence, size, width=box.width, bold=True)[:2]
        for index, row in enumerate(rows):
            y = box.centre_y - 0.08 * len(rows) + (index - (len(rows) - 1) / 2) * size * 1.2
            pen.write(row, box.x, y, size, pen.theme.text, bold=True, width=box.width)
