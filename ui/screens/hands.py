"""The list of the hands of the night."""

from __future__ import annotations

from PyQt6.QtGui import QPaintEvent
from PyQt6.QtWidgets import QWidget

from ui.kit import Kit
from ui.layout.looking_back import PageLayout, hand_rows, page_layout
from ui.paint.heads import draw_head
from ui.paint.pen import Pen
from ui.views import HandsView
from ui.widgets.buttons import Buttons
from ui.widgets.hand_row import HandRow
from ui.widgets.page_foot import PageFoot
from ui.widgets.panel import Panel

ROWS = 12
"""The places there are; fewer hands leave the last ones empty."""


class HandsScreen(Panel[HandsView]):
    """Twelve hands a page, newest first.

    Signals:
        intent: what the buttons carry.
    """

    def __init__(self, kit: Kit, parent: QWidget | None = None) -> None:
        super().__init__(kit, parent, name="hands")
        self._layout: PageLayout | None = None
        self._rows = Buttons(HandRow, kit, self, self.intent)
        self._foot = PageFoot(kit, self, self.intent)

    def refresh(self, before: HandsView | None) -> None:  # noqa: ARG002
        """Hand the buttons theirs."""
        view = self.view
        for button, row in zip(self._rows.first(len(view.rows)), view.rows, strict=True):
            button.show_row(row)
        self._foot.render(view.back, view.others, view.before, view.after)
        self.arrange()

    def arrange(self) -> None:
        """Put everything where this canvas has it."""
        if not self.rendered:
            return
        view, canvas = self.view, self.kit.canvas
        turns = view.before is not None or view.after is not None
        layout = self._layout = page_layout(
            canvas, others=len(view.others), note=bool(view.note), turns=turns
        )
        places = hand_rows(canvas, layout.room, rows=ROWS)
        self._rows.place(places[: len(view.rows)])
        self._foot.arrange(layout)
        self.update()

    def paintEvent(self, event: QPaintEvent | None) -> None:  # noqa: ARG002
        """Ground, head, note."""
        if self._layout is None:
            return
        pen, view = Pen.on(self, self.kit), self.view
        pen.painter.fillRect(self.rect(), pen.theme.bar)
        draw_head(pen, self._layout.title, view.title, view.hint)
        self._foot.paint(pen, self._layout, page=view.page, note=view.note)
