"""Buttons: every one emits the intent of its view when it is pressed and let go."""

from __future__ import annotations

from dataclasses import dataclass

from PyQt6.QtCore import QPointF, QRectF, Qt, pyqtSignal
from PyQt6.QtGui import QColor, QMouseEvent, QPaintEvent
from PyQt6.QtWidgets import QAbstractButton, QWidget

from ui.kit import Kit
from ui.paint.cards import draw_card, rank_text
from ui.paint.icons import draw_icon
from ui.paint.pen import Pen, wrap
from ui.paint.plates import draw_plate
from ui.paint.suits import draw_suit
from ui.theme import CAP_HEIGHT, SMALLEST_SHRINK, Size
from ui.views import ButtonLook, ButtonView


class TouchButton(QAbstractButton):
    """A button without a face: takes the press, refuses one that begins just after the screen changed.

    Signals:
        intent: the intent of the view, when it was pressed.
    """

    intent = pyqtSignal(object)

    def __init__(self, kit: Kit, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.kit = kit
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def mousePressEvent(self, event: QMouseEvent | None) -> None:
        """A refused press leaves the button up, so that its release does nothing."""
        if event is not None and self.isEnabled() and not self.kit.guard.accepts():
            event.accept()
            return
        self.kit.guard.press()
        super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent | None) -> None:
        """A button that has come to mean something else under the finger goes up without a click."""
        still_the_same = self.kit.guard.release()
        if self.isDown() and not still_the_same:
            self.setDown(False)
            self.kit.guard.refused()
        # Its own repaint would come before what the press does: let it go with that.
        self.setUpdatesEnabled(False)
        super().mouseReleaseEvent(event)
        self.setUpdatesEnabled(True)


@dataclass(frozen=True, slots=True)
class Face:
    """The colours of a button."""

    fill: QColor
    ink: QColor
    detail: QColor
    line: QColor | None
    line_width: float = 0.12


def face_of(kit: Kit, look: ButtonLook, *, enabled: bool, pressed: bool) -> Face:
    """The colours of a look in a state."""
    theme = kit.theme
    if not enabled:
        return Face(theme.quiet, theme.faint, theme.faint, theme.line)
    match look:
        case ButtonLook.MAIN:
            fill = theme.brass_pressed if pressed else theme.brass
            return Face(fill, theme.on_brass, theme.on_brass, None)
        case ButtonLook.CHOSEN:
            return Face(theme.ivory, theme.on_ivory, theme.on_ivory, None)
        case ButtonLook.EDGE:
            fill = theme.btn_pressed if pressed else theme.btn
            return Face(fill, theme.brass_text, theme.soft, theme.brass, 0.16)
        case ButtonLook.QUIET:
            fill = theme.btn_pressed if pressed else theme.quiet
        case ButtonLook.PLAIN:
            fill = theme.btn_pressed if pressed else theme.btn
    return Face(fill, theme.text, theme.soft, theme.btn_line)


@dataclass(frozen=True, slots=True, kw_only=True)
class ButtonShape:
    """Sizes of a button in units. A `key` has a quieter border; `over` is the text's size over a detail."""

    text: float = Size.SEAT
    detail: float = Size.SECOND
    radius: float = 0.7
    pad: float = 0.35
    key: bool = False
    over: float | None = None


PLAIN_SHAPE = ButtonShape()
SMALL_CARD = 1.35
"""Width of a card on a button, as a share of the size of its text."""
SMALL_CARD_STEP = 1.22
"""From one card on a button to the next, as a share of its width."""


DESCENDER = 0.21
"""How far letters reach below the line, as a share of the font's size."""


def two_lines(upper: float, lower: float, height: float) -> tuple[float, float]:
    """Where two lines of these sizes stand, centred in a height; the lower clear of a "g" above it."""
    upper_cap, lower_cap = upper * CAP_HEIGHT, lower * CAP_HEIGHT
    gap = max(0.34, 0.11 * height, min(DESCENDER * upper + 0.1, 0.6 * (height - upper_cap - lower_cap)))
    top = (height - upper_cap - gap - lower_cap) / 2
    return top + upper_cap / 2, top + upper_cap + gap + lower_cap / 2


class Button(TouchButton):
    """A button with its text in the middle, a detail below it, an icon or cards beside it."""

    def __init__(
        self, kit: Kit, parent: QWidget | None = None, *, shape: ButtonShape = PLAIN_SHAPE, name: str = ""
    ) -> None:
        super().__init__(kit, parent)
        self.shape = shape
        self._view: ButtonView | None = None
        if name:
            self.setObjectName(name)
        self.clicked.connect(self._emit)

    @property
    def view(self) -> ButtonView | None:
        """What is shown."""
        return self._view

    def render(self, view: ButtonView | None) -> None:  # type: ignore[override]
        """Show this button; None hides it."""
        before, self._view = self._view, view
        if view is None:
            self.hide()
            return
        if before != view:
            self.setObjectName(view.name)
            self.setAccessibleName(view.spoken)
            self.setEnabled(view.enabled)
            self.update()
        self.show()

    def reshape(self, shape: ButtonShape) -> None:
        """Draw with other sizes from now on."""
        if shape != self.shape:
            self.shape = shape
            self.update()

    def paintEvent(self, event: QPaintEvent | None) -> None:  # noqa: ARG002
        """Frame, then face."""
        if self._view is None:
            return
        pen = Pen.on(self, self.kit)
        face = face_of(self.kit, self._view.look, enabled=self._view.enabled, pressed=self.isDown())
        quiet = self.shape.key and self._view.look in (ButtonLook.PLAIN, ButtonLook.QUIET)
        draw_plate(
            pen,
            QRectF(self.rect()),
            radius=self.shape.radius,
            fill=face.fill,
            line=self.kit.theme.line if quiet else face.line,
            line_width=0.1 if quiet else face.line_width,
        )
        self.paint_face(pen, self._view, face)

    def paint_face(self, pen: Pen, view: ButtonView, face: Face) -> None:
        """Text, detail, icon and cards."""
        unit, shape = self.kit.unit, self.shape
        room = self.width() / unit - 2 * shape.pad
        if view.detail:
            self._text_and_detail(pen, view, face)
        elif view.icon is not None and not view.text:
            middle = QRectF(self.rect()).center()
            side = min(shape.text * 1.5 * unit, self.width() * 0.56, self.height() * 0.6)
            draw_icon(pen, view.icon, middle, side, face.ink)
        elif view.icon is not None:
            self._icon_and_text(pen, view, face)
        elif view.cards:
            self._text_and_cards(pen, view, face)
        else:
            self._plain_text(pen, view.text, room, face)

    def _text_and_detail(self, pen: Pen, view: ButtonView, face: Face) -> None:
        """Two lines; a long detail takes two of its own where the button is high."""
        shape, x, height = self.shape, self.width() / pen.unit / 2, self.height() / pen.unit
        size, room = shape.over or shape.text, 2 * (x - shape.pad)
        rows: tuple[str, ...] = (view.detail,)
        smallest = shape.detail * SMALLEST_SHRINK
        if height > 4.0 and self.kit.text_width(view.detail, smallest, bold=False) > room:
            rows = wrap(self.kit, view.detail, shape.detail, width=room)
        step = shape.detail * 1.15
        text_y, detail_y = two_lines(size, shape.detail, height - (len(rows) - 1) * step)
        pen.centre(view.text, x, text_y, size, face.ink, bold=True, width=room)
        for index, row in enumerate(rows):
            pen.centre(row, x, detail_y + index * step, shape.detail, face.detail, width=room)

    def _plain_text(self, pen: Pen, text: str, room: float, face: Face) -> None:
        """One line; a text that is too long for it takes two smaller ones where there is height."""
        x, height, size = self.width() / pen.unit / 2, self.height() / pen.unit, self.shape.text
        smaller = max(size * SMALLEST_SHRINK, Size.SMALLEST)
        rows: tuple[str, ...] = (text,)
        if self.kit.text_width(text, smaller, bold=True) > room and height > 2.4:
            size = min(smaller, height * 0.42)
            rows = wrap(self.kit, text, size, width=room, bold=True)
        for index, row in enumerate(rows):
            y = height / 2 + (index - (len(rows) - 1) / 2) * size * 1.12
            pen.centre(row, x, y, size, face.ink, bold=True, width=room)

    def _icon_and_text(self, pen: Pen, view: ButtonView, face: Face) -> None:
        assert view.icon is not None
        unit, size = self.kit.unit, self.shape.text
        side, gap = size * 1.08, 0.3
        room = self.width() / unit - 2 * self.shape.pad - side - gap
        text_width = min(self.kit.text_width(view.text, size, bold=True), room)
        left, y = (self.width() / unit - side - gap - text_width) / 2, self.height() / unit / 2
        middle = QPointF((left + side / 2) * unit, y * unit)
        draw_icon(pen, view.icon, middle, side * unit, face.ink)
        pen.write(view.text, left + side + gap, y, size, face.ink, bold=True, width=room)

    def _text_and_cards(self, pen: Pen, view: ButtonView, face: Face) -> None:
        """On brass the cards are part of the words, elsewhere they are small cards."""
        if view.look is ButtonLook.MAIN:
            self._text_and_inline_cards(pen, view, face)
        else:
            self._text_and_small_cards(pen, view, face)

    def _text_and_inline_cards(self, pen: Pen, view: ButtonView, face: Face) -> None:
        width, size = self.width() / pen.unit, self.shape.text
        size *= min(1.0, (width - 2 * self.shape.pad) / self._inline_width(view, size))
        x = (width - self._inline_width(view, size)) / 2
        x += pen.write(view.text, x, self.height() / pen.unit / 2, size, face.ink, bold=True)
        for card in view.cards:
            x = self._inline_card(pen, card, x + size * 0.45, size * 1.25, face.ink)

    def _text_and_small_cards(self, pen: Pen, view: ButtonView, face: Face) -> None:
        """Where there is not room for both the cards become smaller than the words."""
        unit, size, count = pen.unit, self.shape.text, len(view.cards)
        room = self.width() / unit - 2 * self.shape.pad
        words = self.kit.text_width(view.text, size, bold=True)
        if words + count * size * SMALL_CARD * SMALL_CARD_STEP > room:
            size = max(size * SMALLEST_SHRINK, Size.SMALLEST)
            words = self.kit.text_width(view.text, size, bold=True)
        width = min(size * SMALL_CARD, (room - words) / (count * SMALL_CARD_STEP))
        step = width * SMALL_CARD_STEP
        x, y = (self.width() / unit - words - count * step) / 2, self.height() / unit / 2
        x += pen.write(view.text, x, y, size, face.ink, bold=True) - width
        for card in view.cards:
            x += step
            box = QRectF(x * unit, (y - width * 0.7) * unit, width * unit, width * 1.4 * unit)
            draw_card(pen, card, box)

    def _inline_card(self, pen: Pen, card: str, x: float, size: float, ink: QColor) -> float:
        """Rank and suit from x on; returns where they end."""
        unit, y, side = pen.unit, self.height() / pen.unit / 2, size * 0.86
        x += pen.write(rank_text(card), x, y, size, ink, bold=True) + size * 0.11
        draw_suit(
            pen.painter, card[1], QRectF(x * unit, (y - side / 2) * unit, side * unit, side * unit), ink
        )
        return x + side

    def _inline_width(self, view: ButtonView, size: float) -> float:
        ranks = (self.kit.text_width(rank_text(card), size * 1.25, bold=True) for card in view.cards)
        return self.kit.text_width(view.text, size, bold=True) + sum(rank + size * 1.665 for rank in ranks)

    def _emit(self) -> None:
        if self._view is not None:
            self.intent.emit(self._view.intent)
