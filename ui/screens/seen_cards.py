"""The sheet with the live picture: what the camera sees, to be confirmed with one tap."""

from __future__ import annotations

from PyQt6.QtGui import QPaintEvent
from PyQt6.QtWidgets import QWidget

from ui.kit import Kit
from ui.layout.seen_cards import SeenCardsLayout, seen_cards_layout
from ui.paint.heads import draw_head
from ui.paint.pen import Pen, wrap
from ui.theme import Size
from ui.views import SeenCardsView
from ui.widgets.button import Button, ButtonShape
from ui.widgets.camera_view import CameraPicture
from ui.widgets.guess_button import GuessButton
from ui.widgets.panel import Panel, place_row
from ui.widgets.seen_place import SeenPlace
from ui.widgets.top_bar import UndoButton

MOST_PLACES = 5
MOST_GUESSES = 3


class SeenCardsScreen(Panel[SeenCardsView]):
    """Picture, places, guesses, and the ways on.

    Signals:
        intent: everything its widgets emit.
    """

    def __init__(self, kit: Kit, parent: QWidget | None = None) -> None:
        super().__init__(kit, parent, name="seen_cards")
        self._layout: SeenCardsLayout | None = None
        self._undo = UndoButton(kit, self, name="undo")
        self._back = Button(kit, self)
        self._picture = CameraPicture(kit, self)
        self._places = [SeenPlace(kit, self) for _ in range(MOST_PLACES)]
        self._guesses = [GuessButton(kit, self) for _ in range(MOST_GUESSES)]
        self._skip = Button(kit, self)
        self._pick = Button(kit, self)
        self._confirm = Button(kit, self)
        for part in (
            *(self._undo, self._back, self._skip, self._pick, self._confirm),
            *(*self._places, *self._guesses),
        ):
            part.intent.connect(self.intent)

    def refresh(self, before: SeenCardsView | None) -> None:
        """Hand each part its view; cards that change under a finger are not recorded by it."""
        view = self.view
        if before is not None and _lies(before) != _lies(view):
            self.kit.guard.turn_passed()
        self._undo.render(view.undo)
        self._back.render(view.back)
        self._skip.render(view.skip)
        self._pick.render(view.pick)
        self._confirm.render(view.confirm)
        self._picture.render(view.camera)
        for place, place_view in zip(self._places, view.places, strict=False):
            place.render(place_view)
        for button, guess in zip(self._guesses, view.guesses, strict=False):
            button.render(guess)
        if before is None or _shape(before) != _shape(view):
            self.arrange()
        elif _words(before) != _words(view):
            self.update()

    def arrange(self) -> None:
        """Put everything where this canvas has it."""
        if not self.rendered:
            return
        rect, portrait = self.kit.rect, self.kit.canvas.portrait
        places, guesses = len(self.view.places[:MOST_PLACES]), len(self.view.guesses)
        undo_width = self._undo.wanted_width(self.view.undo) if self.view.undo is not None else 0.0
        layout = self._layout = seen_cards_layout(
            self.kit.canvas, places=places, guesses=guesses, undo_width=undo_width
        )
        for part, box in (
            (self._undo, layout.undo),
            (self._back, layout.back),
            (self._picture, layout.picture),
            (self._skip, layout.skip),
            (self._pick, layout.pick),
            (self._confirm, layout.confirm),
        ):
            part.setGeometry(rect(box))
            part.update()
        place_row(self._places, layout.places, self.kit)
        place_row(self._guesses, layout.guesses, self.kit)
        plain = ButtonShape(text=1.7 if portrait else Size.SEAT)
        self._back.reshape(plain)
        self._pick.reshape(plain)
        self._skip.reshape(ButtonShape(text=1.7 if portrait else 1.35, pad=0.3))
        large = ButtonShape(text=3.0, over=2.2, detail=1.5) if portrait else ButtonShape(text=1.9, over=1.7)
        self._confirm.reshape(large)
        self.update()

    def paintEvent(self, event: QPaintEvent | None) -> None:  # noqa: ARG002
        """Ground, title, heading and hint."""
        layout = self._layout
        if layout is None:
            return
        pen, view, theme = Pen.on(self, self.kit), self.view, self.kit.theme
        portrait = self.kit.canvas.portrait
        pen.painter.fillRect(self.rect(), theme.bar)
        draw_head(pen, layout.title, view.title, view.sentence)
        heading, hint = (1.8, 1.6) if portrait else (1.5, 1.35)
        box = layout.heading
        rows = wrap(self.kit, view.heading, heading, width=box.width, bold=True)[:2]
        above = len(rows) - 1 if view.guesses else 0
        for index, row in enumerate(rows):
            y = box.centre_y + (index - above) * heading * 1.15
            pen.write(row, box.x, y, heading, theme.text, bold=True, width=box.width)
        pen.write(view.hint, layout.hint.x, layout.hint.centre_y, hint, theme.soft, width=layout.hint.width)


def _lies(view: SeenCardsView) -> tuple[object, ...]:
    """What a tap would record or say."""
    return view.confirm.intent if view.confirm.enabled else None, view.guesses


def _shape(view: SeenCardsView) -> tuple[object, ...]:
    """What decides where everything stands."""
    return len(view.places), len(view.guesses), view.undo


def _words(view: SeenCardsView) -> tuple[str, ...]:
    return view.title, view.sentence, view.heading, view.hint
