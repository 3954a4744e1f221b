"""A question of the dispute helper with its answers."""

from __future__ import annotations

from PyQt6.QtGui import QPaintEvent
from PyQt6.QtWidgets import QWidget

from ui.kit import Kit
from ui.layout.dispute import QuestionLayout, question_layout
from ui.paint.pen import Pen
from ui.views import QuestionView
from ui.widgets.button import Button, ButtonShape
from ui.widgets.buttons import Buttons
from ui.widgets.panel import Panel
from ui.widgets.sheet_head import SheetHead, write_rows


class QuestionScreen(Panel[QuestionView]):
    """One tap answers.

    Signals:
        intent: AnswerRuling, Undo, Back.
    """

    def __init__(self, kit: Kit, parent: QWidget | None = None) -> None:
        super().__init__(kit, parent, name="dispute_question")
        self._layout: QuestionLayout | None = None
        self._head = SheetHead(kit, self, self.intent)
        self._choices = Buttons(Button, kit, self, self.intent)

    def refresh(self, before: QuestionView | None) -> None:  # noqa: ARG002
        """Hand the buttons theirs."""
        view = self.view
        self._head.render(view.back, view.undo)
        for button, choice in zip(self._choices.first(len(view.choices)), view.choices, strict=True):
            button.render(choice)
        self.arrange()

    def arrange(self) -> None:
        """Put everything where this canvas has it."""
        if not self.rendered:
            return
        head, canvas = self._head.arrange(), self.kit.canvas
        choices = len(self.view.choices)
        self._layout = question_layout(canvas, head, choices=choices, note=bool(self.view.note))
        self._choices.place(self._layout.choices)
        small = choices > 6 and not canvas.portrait
        text = 2.2 if canvas.portrait else 1.6 if small else 1.9
        for button in self._choices:
            button.reshape(ButtonShape(text=text, detail=1.55 if canvas.portrait else 1.3, pad=0.5))
        self.update()

    def paintEvent(self, event: QPaintEvent | None) -> None:  # noqa: ARG002
        """Ground, question, note."""
        layout = self._layout
        if layout is None:
            return
        pen, view = Pen.on(self, self.kit), self.view
        pen.painter.fillRect(self.rect(), pen.theme.bar)
        self._head.paint_title(pen, view.title)
        if view.note:
            size = 1.7 if self.kit.canvas.portrait else 1.45
            box = layout.note
            write_rows(pen, view.note, box.x, box.y + 0.1, size, width=box.width, soft=True)
