"""The sheet on which the cards of a street or of a player are entered."""

from __future__ import annotations

from PyQt6.QtGui import QPaintEvent
from PyQt6.QtWidgets import QWidget

from ui.kit import Kit
from ui.layout.box import Box
from ui.layout.card_sheet import CardSheetLayout, card_sheet_layout
from ui.paint.heads import draw_head
from ui.paint.pen import Align, Pen
from ui.paint.tags import draw_alert_tag
from ui.theme import Size
from ui.views import CardSheetView
from ui.widgets.button import Button, ButtonShape
from ui.widgets.card_grid import CardGrid, CardGridView
from ui.widgets.card_places import RIM, CardPlace
from ui.widgets.panel import Panel, place_row
from ui.widgets.top_bar import UndoButton

MOST_PLACES = 5


class CardSheet(Panel[CardSheetView]):
    """Places, the 4 x 13 picker, and the ways on.

    Signals:
        intent: everything its widgets emit.
    """

    def __init__(self, kit: Kit, parent: QWidget | None = None) -> None:
        super().__init__(kit, parent, name="card_sheet")
        self._layout: CardSheetLayout | None = None
        self._undo = UndoButton(kit, self, name="undo")
        self._back = Button(kit, self)
        self._places = [CardPlace(kit, self, index) for index in range(MOST_PLACES)]
        self._grid = CardGrid(kit, self)
        self._skip = Button(kit, self)
        self._other = Button(kit, self)
        self._confirm = Button(kit, self)
        self._grid.intent.connect(self.intent)
        for button in (self._undo, self._back, *self._places, self._skip, self._other, self._confirm):
            button.intent.connect(self.intent)

    def refresh(self, before: CardSheetView | None) -> None:
        """Hand each part its view."""
        view = self.view
        self._undo.render(view.undo)
        self._back.render(view.back)
        self._skip.render(view.skip)
        self._other.render(view.other)
        self._confirm.render(view.confirm)
        for place, place_view in zip(self._places, view.places, strict=False):
            place.render(place_view)
        self._grid.render(CardGridView(view.used, view.chosen))
        if before is None or len(before.places) != len(view.places):
            self.arrange()
        elif _words(before) != _words(view):
            self.update()

    def arrange(self) -> None:
        """Put everything where this canvas has it."""
        if not self.rendered:
            return
        rect, portrait = self.kit.rect, self.kit.canvas.portrait
        layout = self._layout = card_sheet_layout(self.kit.canvas, places=len(self.view.places))
        for button, box in (
            (self._undo, layout.undo),
            (self._back, layout.back),
            (self._skip, layout.skip),
            (self._other, layout.other),
            (self._confirm, layout.confirm),
        ):
            button.setGeometry(rect(box))
            button.update()
        place_row(self._places, [box.grown(RIM) for box in layout.places], self.kit)
        self._grid.place(layout.cells)
        plain = ButtonShape(text=1.7 if portrait else Size.SEAT)
        self._back.reshape(plain)
        self._skip.reshape(ButtonShape(text=1.7 if portrait else 1.35, pad=0.3))
        self._other.reshape(plain)
        large = ButtonShape(text=3.0, over=2.2, detail=1.5) if portrait else ButtonShape(text=1.9, over=1.7)
        self._confirm.reshape(large)
        self.update()

    def paintEvent(self, event: QPaintEvent | None) -> None:  # noqa: ARG002
        """Ground, title, and what is asked."""
        layout = self._layout
        if layout is None:
            return
        pen, view, theme = Pen.on(self, self.kit), self.view, self.kit.theme
        pen.painter.fillRect(self.rect(), theme.bar)
        draw_head(pen, layout.title, view.title, view.sentence)
        self._paint_words(pen, layout.words)

    def _paint_words(self, pen: Pen, box: Box) -> None:
        """The heading, and below it the hint or a danger."""
        view, theme = self.view, pen.theme
        heading, hint = (1.8, 1.35) if self.kit.canvas.portrait else (1.5, 1.2)
        pen.write(view.heading, box.x, box.y + 0.95, heading, theme.text, bold=True, width=box.width)
        if view.alert:
            tag = Box(box.x, box.y + 1.95, box.width, 1.6)
            draw_alert_tag(pen, view.alert, tag, hint, Align.LEFT)
            return
        pen.write(view.hint, box.x, box.y + 2.65, hint, theme.soft, width=box.width)


def _words(view: CardSheetView) -> tuple[str, ...]:
    return (view.title, view.sentence, view.heading, view.hint, view.alert)
