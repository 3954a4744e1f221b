"""The deck before the camera: taught card by card, or looked through."""

from __future__ import annotations

from PyQt6.QtGui import QPaintEvent
from PyQt6.QtWidgets import QWidget

from ui.kit import Kit
from ui.layout.box import Box
from ui.layout.camera_setup import DeckLayout, deck_layout
from ui.paint.heads import draw_head
from ui.paint.pen import Pen, wrap
from ui.theme import Size
from ui.views import DeckView
from ui.widgets.button import Button, ButtonShape
from ui.widgets.camera_view import CameraPicture
from ui.widgets.deck_grid import DeckGrid
from ui.widgets.panel import Panel
from ui.widgets.sheet_head import write_rows


class DeckScreen(Panel[DeckView]):
    """Picture and words over all 52 cards.

    Signals:
        intent: what the buttons and the cards carry.
    """

    def __init__(self, kit: Kit, parent: QWidget | None = None) -> None:
        super().__init__(kit, parent, name="deck")
        self._layout: DeckLayout | None = None
        self._picture = CameraPicture(kit, self)
        self._grid = DeckGrid(kit, self)
        self._back = Button(kit, self)
        self._other = Button(kit, self)
        self._step = Button(kit, self)
        for part in (self._grid, self._back, self._other, self._step):
            part.intent.connect(self.intent)

    def refresh(self, before: DeckView | None) -> None:
        """A new picture alone leaves all the rest as it is."""
        view = self.view
        self._picture.render(view.picture)
        self._grid.render(view.cards)
        self._back.render(view.back)
        self._other.render(view.other)
        self._step.render(view.step)
        if before is None:
            self.arrange()
        elif _words(before) != _words(view):
            self.update()

    def arrange(self) -> None:
        """Put everything where this canvas has it."""
        if not self.rendered:
            return
        rect, portrait = self.kit.rect, self.kit.canvas.portrait
        layout = self._layout = deck_layout(self.kit.canvas)
        self._picture.setGeometry(rect(layout.picture))
        self._grid.place(layout.cells)
        for button, box in (
            (self._back, layout.back),
            (self._other, layout.other),
            (self._step, layout.step),
        ):
            button.setGeometry(rect(box))
            button.reshape(ButtonShape(text=1.7 if portrait else Size.SEAT))
        self.update()

    def paintEvent(self, event: QPaintEvent | None) -> None:  # noqa: ARG002
        """Ground, head, and what it has come to."""
        if self._layout is None:
            return
        pen, view = Pen.on(self, self.kit), self.view
        pen.painter.fillRect(self.rect(), pen.theme.bar)
        draw_head(pen, self._layout.title, view.title, view.hint)
        self._paint_words(pen, self._layout.words)

    def _paint_words(self, pen: Pen, box: Box) -> None:
        """The heading in one row or two, the detail below it."""
        view, portrait = self.view, self.kit.canvas.portrait
        size = 2.2 if portrait else 2.0
        if len(wrap(self.kit, view.heading, size, width=box.width, bold=True)) > 2:
            size *= 0.8
        y = write_rows(pen, view.heading, box.x, box.y, size, width=box.width, bold=True)
        small = 1.5 if portrait else 1.3
        write_rows(pen, view.detail, box.x, y + 0.25, small, width=box.width, soft=True)


def _words(view: DeckView) -> tuple[str, ...]:
    return view.title, view.hint, view.heading, view.detail
