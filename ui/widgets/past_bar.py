"""The bar below the table as it was: what happened in this step, and the ways to the others."""

from __future__ import annotations

from PyQt6.QtCore import QRectF
from PyQt6.QtGui import QPaintEvent
from PyQt6.QtWidgets import QWidget

from ui.kit import Kit
from ui.layout.looking_back import past_bar_layout
from ui.paint.pen import Pen, wrap
from ui.theme import Size
from ui.views import PastView
from ui.widgets.button import Button, ButtonShape
from ui.widgets.buttons import Buttons
from ui.widgets.panel import Panel

PITCH = 1.18
JUMP = 1.25
"""Size of the words of the parts, where the screen lies."""


class PastBar(Panel[PastView]):
    """No brass here: nobody is to act.

    Signals:
        intent: OpenStep.
    """

    def __init__(self, kit: Kit, parent: QWidget) -> None:
        super().__init__(kit, parent, name="past_bar")
        self._previous = Button(kit, self)
        self._following = Button(kit, self)
        self._jumps = Buttons(Button, kit, self, self.intent)
        for button in (self._previous, self._following):
            button.intent.connect(self.intent)

    def refresh(self, before: PastView | None) -> None:
        """Hand the buttons theirs."""
        view = self.view
        self._previous.render(view.previous)
        self._following.render(view.following)
        for button, jump in zip(self._jumps.first(len(view.jumps)), view.jumps, strict=True):
            button.render(jump)
        if before is None or [jump.text for jump in before.jumps] != [jump.text for jump in view.jumps]:
            self.arrange()
        self.update()

    def arrange(self) -> None:
        """Put the buttons where this canvas has them."""
        if not self.rendered:
            return
        rect, portrait = self.kit.rect, self.kit.canvas.portrait
        words = [self.kit.text_width(jump.text, JUMP, bold=True) for jump in self.view.jumps]
        layout = past_bar_layout(self.kit.canvas, jumps=words)
        self._previous.setGeometry(rect(layout.previous))
        self._following.setGeometry(rect(layout.following))
        self._jumps.place(layout.jumps)
        for button in (self._previous, self._following):
            button.reshape(ButtonShape(text=2.2 if portrait else 1.5, pad=0.2))
        for button in self._jumps:
            button.reshape(ButtonShape(text=1.7 if portrait else JUMP, pad=0.1))
        self.update()

    def paintEvent(self, event: QPaintEvent | None) -> None:  # noqa: ARG002
        """Ground, a line of ivory above it, what happened."""
        if not self.rendered:
            return
        pen = Pen.on(self, self.kit)
        pen.painter.fillRect(self.rect(), pen.theme.bar)
        pen.painter.fillRect(QRectF(0, 0, self.width(), 0.14 * pen.unit), pen.theme.ivory)
        box = past_bar_layout(self.kit.canvas, jumps=()).words
        size, rows = self._fit(box.width, box.height)
        top = box.centre_y - (len(rows) - 1) * size * PITCH / 2
        for index, row in enumerate(rows):
            y = top + index * size * PITCH
            pen.write(row, box.x, y, size, pen.theme.text, bold=True, width=box.width)

    def _fit(self, width: float, height: float) -> tuple[float, tuple[str, ...]]:
        """The largest size at which the words fit; of too many words the first whole sentences."""
        sentences = self.view.said.split(". ")
        sizes = (
            (2.2, 1.8, 1.5) if self.kit.canvas.portrait else (Size.KEY, Size.SENTENCE, 1.35, Size.SMALLEST)
        )
        for count in range(len(sentences), 0, -1):
            words = self.view.said if count == len(sentences) else ". ".join(sentences[:count]) + "."
            for size in sizes:
                rows = wrap(self.kit, words, size, width=width, bold=True, even=False)
                if (len(rows) - 1) * size * PITCH + size <= height:
                    return size, rows
        return sizes[-1], (sentences[0],)
