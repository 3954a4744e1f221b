"""The table as it was after a step of a hand."""

from __future__ import annotations

from PyQt6.QtWidgets import QWidget

from ui.kit import Kit
from ui.layout.table import table_layout
from ui.screens.table import TableScreen
from ui.views import PastView
from ui.widgets.panel import Panel
from ui.widgets.past_bar import PastBar
from ui.widgets.past_head import PastHead, PastHeadView


class PastScreen(Panel[PastView]):
    """The table screen itself, which takes no touch here, between a head and a bar of its own.

    Signals:
        intent: Back, OpenStep.
    """

    def __init__(self, kit: Kit, parent: QWidget | None = None) -> None:
        super().__init__(kit, parent, name="past")
        self._table = TableScreen(kit, self, is_past=True)
        self._table.setEnabled(False)
        self._head = PastHead(kit, self)
        self._bar = PastBar(kit, self)
        self._head.intent.connect(self.intent)
        self._bar.intent.connect(self.intent)

    def refresh(self, before: PastView | None) -> None:
        """Hand each part its view."""
        view = self.view
        self._table.render(view.table)
        detail = view.table.top.detail
        self._head.render(PastHeadView(view.tag, view.title, detail, view.back))
        self._bar.render(view)
        if before is None:
            self.arrange()

    def arrange(self) -> None:
        """Put everything where this canvas has it."""
        if not self.rendered:
            return
        layout = table_layout(self.kit.canvas, seats=max(len(self.view.table.seats), 2), pots=1, banners=0)
        self._table.setGeometry(self.rect())
        self._table.arrange()
        self._head.setGeometry(self.kit.rect(layout.head))
        self._bar.setGeometry(self.kit.rect(layout.bar))
        self._head.arrange()
        self._bar.arrange()
