"""Plain text to be read."""

from __future__ import annotations

from PyQt6.QtGui import QPaintEvent
from PyQt6.QtWidgets import QWidget

from ui.intents import TurnPage
from ui.kit import Kit
from ui.layout.box import Box
from ui.paint.heads import draw_head
from ui.paint.pen import Pen, wrap
from ui.theme import Size
from ui.views import ButtonView, TextView
from ui.widgets.button import Button, ButtonShape
from ui.widgets.buttons import Buttons
from ui.widgets.panel import Panel

MORE = "›"


class TextScreen(Panel[TextView]):
    """Paragraphs from the first one that is wanted, as many as fit; a button turns the page.

    Signals:
        intent: what the buttons carry; TurnPage.
    """

    def __init__(self, kit: Kit, parent: QWidget | None = None) -> None:
        super().__init__(kit, parent, name="text")
        self._lines: list[tuple[str, float]] = []
        self._back = Button(kit, self)
        self._others = Buttons(Button, kit, self, self.intent)
        self._page = Button(kit, self)
        for button in (self._back, self._page):
            button.intent.connect(self.intent)

    def refresh(self, before: TextView | None) -> None:  # noqa: ARG002
        """Hand the buttons theirs."""
        self._back.render(self.view.back)
        for button, other in zip(self._others.first(len(self.view.others)), self.view.others, strict=True):
            button.render(other)
        self.arrange()

    def arrange(self) -> None:
        """Put everything where this canvas has it, and break the text to its width."""
        if not self.rendered:
            return
        width, bottom, portrait = self.kit.canvas.width, self.kit.canvas.height, self.kit.canvas.portrait
        back_width, back_bottom = (7.8, 4.32) if portrait else (5.6, 3.08)
        back = Box.between(width - 0.4 - back_width, 0.35, width - 0.4, back_bottom)
        self._back.setGeometry(self.kit.rect(back))
        foot = Box.between(0.4, bottom - (4.4 if portrait else 3.35), width - 0.4, bottom - 0.35)
        following = self._break(bottom=foot.y - 0.5)
        columns = foot.columns(4, 0.5)
        self._others.place(columns[: min(len(self.view.others), 3)])
        self._page.setGeometry(self.kit.rect(columns[3]))
        more = following > 0 or self.view.first > 0
        turn = TurnPage("text", following)
        self._page.render(ButtonView(name="text_page", text=MORE, intent=turn) if more else None)
        for button in (self._back, *self._others, self._page):
            button.reshape(ButtonShape(text=1.7 if portrait else Size.SEAT))
        self.update()

    def _break(self, *, bottom: float) -> int:
        """Sets the lines and their y; returns the first paragraph that did not fit, 0 if all did."""
        size, width = self._size(), self.kit.canvas.width - 1.9
        self._lines = []
        y = 5.4 if self.kit.canvas.portrait else 4.6
        for index in range(self.view.first, len(self.view.paragraphs)):
            rows = wrap(self.kit, self.view.paragraphs[index], size, width=width, even=False)
            if self._lines and y + (len(rows) - 1) * size * 1.35 > bottom:
                return index
            for row in rows:
                self._lines.append((row, y))
                y += size * 1.35
            y += size * 0.55
        return 0

    def _size(self) -> float:
        return 1.6 if self.kit.canvas.portrait else 1.4

    def paintEvent(self, event: QPaintEvent | None) -> None:  # noqa: ARG002
        """Ground, head, lines."""
        if not self.rendered:
            return
        pen, theme, width = Pen.on(self, self.kit), self.kit.theme, self.kit.canvas.width
        pen.painter.fillRect(self.rect(), theme.bar)
        draw_head(pen, Box.between(0.8, 0.35, width - 9.0, 3.1), self.view.title, "")
        for row, y in self._lines:
            pen.write(row, 0.8, y, self._size(), theme.text, width=width - 1.6)
