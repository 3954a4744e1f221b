"""The names of earlier nights, to fill seat after seat."""

from __future__ import annotations

from PyQt6.QtGui import QPaintEvent
from PyQt6.QtWidgets import QWidget

from ui.kit import Kit
from ui.layout.looking_back import PageLayout, page_layout
from ui.layout.names import name_places
from ui.paint.heads import draw_head
from ui.paint.pen import Pen
from ui.views import NamesView
from ui.widgets.button import Button, ButtonShape
from ui.widgets.buttons import Buttons
from ui.widgets.page_foot import PageFoot
from ui.widgets.panel import Panel

LYING = ButtonShape(text=1.45, over=1.3, detail=1.08)
UPRIGHT = ButtonShape(text=1.7, over=1.6, detail=1.3)


class NamesScreen(Panel[NamesView]):
    """Eighteen names a page.

    Signals:
        intent: SeatPlayer, and what the other buttons carry.
    """

    def __init__(self, kit: Kit, parent: QWidget | None = None) -> None:
        super().__init__(kit, parent, name="names")
        self._layout: PageLayout | None = None
        self._names = Buttons(Button, kit, self, self.intent)
        self._foot = PageFoot(kit, self, self.intent)

    def refresh(self, before: NamesView | None) -> None:  # noqa: ARG002
        """Hand the buttons theirs."""
        view = self.view
        for button, name in zip(self._names.first(len(view.names)), view.names, strict=True):
            button.render(name)
        self._foot.render(view.back, view.others, view.before, view.after)
        self.arrange()

    def arrange(self) -> None:
        """Put everything where this canvas has it."""
        if not self.rendered:
            return
        view, canvas = self.view, self.kit.canvas
        layout = self._layout = page_layout(
            canvas, others=len(view.others), note=False, turns=view.before is not None
        )
        self._names.place(name_places(canvas, layout.room)[: len(view.names)])
        for button in self._names:
            button.reshape(UPRIGHT if canvas.portrait else LYING)
        self._foot.arrange(layout)
        self.update()

    def paintEvent(self, event: QPaintEvent | None) -> None:  # noqa: ARG002
        """Ground and head."""
        if self._layout is None:
            return
        pen, view = Pen.on(self, self.kit), self.view
        pen.painter.fillRect(self.rect(), pen.theme.bar)
        draw_head(pen, self._layout.title, view.title, view.hint)
        self._foot.paint(pen, self._layout, page=view.page, note="")
