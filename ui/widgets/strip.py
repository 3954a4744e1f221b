"""A row of buttons as wide as their words."""

from __future__ import annotations

from PyQt6.QtCore import pyqtSignal
from PyQt6.QtWidgets import QWidget

from ui.kit import Kit
from ui.layout.box import Box
from ui.views import ButtonView
from ui.widgets.button import Button, ButtonShape

GAP = 0.42
SIZES = ((1.4, 0.7), (1.3, 0.55), (1.2, 0.42))
"""Size of the text and its pad, tried from the largest."""


class Strip(QWidget):
    """Buttons beside each other, in one row or more.

    What does not fit even with smaller words is left out, from the end on, but with `keep_last` never the
    last button; buttons that leave room are widened to fill the row.

    Signals:
        intent: what the buttons carry.
    """

    intent = pyqtSignal(object)

    def __init__(self, kit: Kit, parent: QWidget, *, name: str, keep_last: bool = True) -> None:
        super().__init__(parent)
        self.kit = kit
        self._keep_last = keep_last
        self.setObjectName(name)
        self._buttons: list[Button] = []

    def show_buttons(self, views: tuple[ButtonView, ...], box: Box, rows: int) -> None:
        """Show these in a box of the window, in units."""
        self.setGeometry(self.kit.rect(box))
        self._make(len(views))
        size, pad, lines = self._fit(views, box, rows)
        height = (box.height - GAP * (rows - 1)) / rows
        shown = 0
        for row, line in enumerate(lines):
            widths = [self._width(view, size, pad) for view in line]
            spare = max(box.width - sum(widths) - GAP * (len(line) - 1), 0.0)
            widen = min(spare / len(line), 2.2)
            x = 0.0
            for view, width in zip(line, widths, strict=True):
                button = self._buttons[shown]
                button.reshape(ButtonShape(text=size, pad=0.25))
                button.setGeometry(self.kit.rect(Box(x, row * (height + GAP), width + widen, height)))
                button.render(view)
                x += width + widen + GAP
                shown += 1
        for button in self._buttons[shown:]:
            button.hide()

    def _make(self, count: int) -> None:
        while len(self._buttons) < count:
            button = Button(self.kit, self)
            button.intent.connect(self.intent)
            self._buttons.append(button)

    def _width(self, view: ButtonView, size: float, pad: float) -> float:
        narrowest = 4.0 if self.kit.canvas.portrait else 2.7
        return max(self.kit.text_width(view.text, size, bold=True) + 2 * pad, narrowest)

    def _fit(
        self, views: tuple[ButtonView, ...], box: Box, rows: int
    ) -> tuple[float, float, list[list[ButtonView]]]:
        larger = 1.15 if self.kit.canvas.portrait else 1.0
        for size, pad in SIZES:
            lines = self._lines(views, size * larger, pad * larger, box.width)
            if len(lines) <= rows:
                return size * larger, pad * larger, lines
        size, pad = SIZES[-1][0] * larger, SIZES[-1][1] * larger
        while len(lines) > rows and len(views) > 1:
            views = (*views[:-2], views[-1]) if self._keep_last else views[:-1]
            lines = self._lines(views, size, pad, box.width)
        return size, pad, lines

    def _lines(
        self, views: tuple[ButtonView, ...], size: float, pad: float, room: float
    ) -> list[list[ButtonView]]:
        lines: list[list[ButtonView]] = []
        x = 0.0
        for view in views:
            width = self._width(view, size, pad)
            if not lines or x + width > room:
                lines.append([])
                x = 0.0
            lines[-1].append(view)
            x += width + GAP
        return lines
