"""What every page to look back on has: the way back, buttons at the foot, the turning of pages, a note."""

from __future__ import annotations

from collections.abc import Sequence

from PyQt6.QtCore import pyqtBoundSignal
from PyQt6.QtWidgets import QWidget

from ui.kit import Kit
from ui.layout.looking_back import PageLayout
from ui.paint.pen import Pen, wrap
from ui.theme import Size
from ui.views import ButtonView
from ui.widgets.button import Button, ButtonShape
from ui.widgets.buttons import Buttons


class PageFoot:
    """The buttons of a page on its `parent`; `intent` is the signal of the parent that they lead to."""

    def __init__(self, kit: Kit, parent: QWidget, intent: pyqtBoundSignal) -> None:
        self._kit = kit
        self._back = Button(kit, parent)
        self._before = Button(kit, parent)
        self._after = Button(kit, parent)
        self._others = Buttons(Button, kit, parent, intent)
        for button in (self._back, self._before, self._after):
            button.intent.connect(intent)

    def render(
        self,
        back: ButtonView,
        others: Sequence[ButtonView],
        before: ButtonView | None,
        after: ButtonView | None,
    ) -> None:
        """Show these."""
        self._back.render(back)
        self._before.render(before)
        self._after.render(after)
        for button, view in zip(self._others.first(len(others)), others, strict=True):
            button.render(view)

    def arrange(self, layout: PageLayout) -> None:
        """Put them where the page has them."""
        rect, portrait = self._kit.rect, self._kit.canvas.portrait
        shape = ButtonShape(text=1.7 if portrait else Size.SEAT, pad=0.25)
        self._others.place(layout.others)
        for button, box in (
            (self._back, layout.back),
            (self._before, layout.before),
            (self._after, layout.after),
        ):
            button.setGeometry(rect(box))
        for button in (self._back, self._before, self._after, *self._others):
            button.reshape(shape)

    def paint(self, pen: Pen, layout: PageLayout, *, page: str, note: str) -> None:
        """Which page it is, and the note."""
        portrait = self._kit.canvas.portrait
        if page:
            box = layout.page
            size = 1.7 if portrait else 1.5
            pen.centre(page, box.centre_x, box.centre_y, size, pen.theme.soft, width=box.width)
        size = 1.4 if portrait else 1.3
        rows = wrap(self._kit, note, size, width=layout.note.width)
        if len(rows) > 1:
            size = Size.SECOND if portrait else Size.SMALLEST
            rows = wrap(self._kit, note, size, width=layout.note.width)
        top = layout.note.centre_y - (len(rows) - 1) * size * 0.6
        for index, row in enumerate(rows):
            y = top + index * size * 1.2
            pen.write(row, layout.note.x, y, size, pen.theme.text, bold=True, width=layout.note.width)
