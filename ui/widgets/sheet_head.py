"""The head of a sheet that is no part of the table: its title, Undo and Back."""

from __future__ import annotations

from PyQt6.QtCore import pyqtBoundSignal
from PyQt6.QtWidgets import QWidget

from ui.kit import Kit
from ui.layout.dispute import HeadLayout, head_layout
from ui.paint.pen import Pen, wrap
from ui.theme import SMALLEST_SHRINK, Size
from ui.views import ButtonView
from ui.widgets.button import Button, ButtonShape
from ui.widgets.top_bar import UndoButton


class SheetHead:
    """Undo and Back on their `parent`; `intent` is the signal of the parent that they lead to."""

    def __init__(self, kit: Kit, parent: QWidget, intent: pyqtBoundSignal) -> None:
        self._kit = kit
        self._undo = UndoButton(kit, parent, name="undo")
        self._back = Button(kit, parent)
        self._undo.intent.connect(intent)
        self._back.intent.connect(intent)
        self.layout = head_layout(kit.canvas, undo=False)

    def render(self, back: ButtonView, undo: ButtonView | None) -> None:
        """Show these."""
        self._back.render(back)
        self._undo.render(undo)

    def arrange(self) -> HeadLayout:
        """Put them where this canvas has them."""
        kit = self._kit
        self.layout = head_layout(kit.canvas, undo=self._undo.view is not None)
        self._back.setGeometry(kit.rect(self.layout.back))
        self._undo.setGeometry(kit.rect(self.layout.undo))
        self._back.reshape(ButtonShape(text=1.7 if kit.canvas.portrait else Size.SEAT))
        return self.layout

    def paint_title(self, pen: Pen, title: str) -> None:
        """The title in one line; one that is too long in two."""
        box = self.layout.title
        size = 2.4 if self._kit.canvas.portrait else Size.TITLE
        rows: tuple[str, ...] = (title,)
        if self._kit.text_width(title, size * SMALLEST_SHRINK, bold=True) > box.width:
            size = 1.75 if self._kit.canvas.portrait else 1.55
            rows = wrap(self._kit, title, size, width=box.width, bold=True)
        for index, row in enumerate(rows):
            y = box.centre_y + (index - (len(rows) - 1) / 2) * size * 1.1
            pen.write(row, box.x, y, size, pen.theme.text, bold=True, width=box.width)


def write_rows(
    pen: Pen,
    text: str,
    x: float,
    y: float,
    size: float,
    *,
    width: float,
    bold: bool = False,
    soft: bool = False,
) -> float:
    """Text from the top `y` on, broken to the width; where it ends."""
    ink = pen.theme.soft if soft else pen.theme.text
    for row in wrap(pen.kit, text, size, width=width, bold=bold, even=False):
        pen.write(row, x, y + size * 0.62, size, ink, bold=bold, width=width)
        y += size * 1.24
    return y
