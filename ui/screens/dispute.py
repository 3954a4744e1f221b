"""What just happened? Nine cases, each with its picture."""

from __future__ import annotations

from PyQt6.QtGui import QPaintEvent
from PyQt6.QtWidgets import QWidget

from ui.kit import Kit
from ui.layout.dispute import CasesLayout, cases_layout
from ui.paint.pen import Pen
from ui.views import DisputeView
from ui.widgets.button import Button, ButtonShape
from ui.widgets.buttons import Buttons
from ui.widgets.case_button import CaseButton
from ui.widgets.panel import Panel
from ui.widgets.sheet_head import SheetHead, write_rows


class DisputeScreen(Panel[DisputeView]):
    """The cases, and below them where the table stands and the way to the house rules.

    Signals:
        intent: ChooseCase, OpenHouseRules, Undo, Back.
    """

    def __init__(self, kit: Kit, parent: QWidget | None = None) -> None:
        super().__init__(kit, parent, name="dispute")
        self._layout: CasesLayout | None = None
        self._head = SheetHead(kit, self, self.intent)
        self._cases = Buttons(CaseButton, kit, self, self.intent)
        self._rules = Button(kit, self)
        self._rules.intent.connect(self.intent)

    def refresh(self, before: DisputeView | None) -> None:  # noqa: ARG002
        """Hand the buttons theirs."""
        view = self.view
        self._head.render(view.back, view.undo)
        self._rules.render(view.rules)
        for button, case in zip(self._cases.first(len(view.cases)), view.cases, strict=True):
            button.show_case(case)
        self.arrange()

    def arrange(self) -> None:
        """Put everything where this canvas has it."""
        if not self.rendered:
            return
        head, portrait = self._head.arrange(), self.kit.canvas.portrait
        layout = self._layout = cases_layout(self.kit.canvas, head, cases=len(self.view.cases))
        self._cases.place(layout.cases)
        self._rules.setGeometry(self.kit.rect(layout.rules))
        self._rules.reshape(ButtonShape(text=1.9 if portrait else 1.55))
        self.update()

    def paintEvent(self, event: QPaintEvent | None) -> None:  # noqa: ARG002
        """Ground, title, where the table stands."""
        layout = self._layout
        if layout is None:
            return
        pen, view = Pen.on(self, self.kit), self.view
        pen.painter.fillRect(self.rect(), pen.theme.bar)
        self._head.paint_title(pen, view.title)
        box, size = layout.words, 1.6 if self.kit.canvas.portrait else 1.45
        first, second = view.lines
        if not first:
            write_rows(pen, second, box.x, box.centre_y - size * 0.6, size, width=box.width, soft=True)
            return
        y = write_rows(pen, first, box.x, box.y, size, width=box.width, bold=True)
        write_rows(pen, second, box.x, y, size * 0.85, width=box.width, soft=True)
