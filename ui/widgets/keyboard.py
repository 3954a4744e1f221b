"""The keyboard on the screen: no other shows above a full-screen window."""

from __future__ import annotations

from dataclasses import replace

from PyQt6.QtCore import QRectF, pyqtSignal
from PyQt6.QtGui import QPaintEvent
from PyQt6.QtWidgets import QWidget

from ui.intents import EraseText, ToggleAccents, ToggleShift, TypeText
from ui.kit import Kit
from ui.layout.box import Box
from ui.layout.entry import ACCENT_PAGE, ACCENTED, ERASE, SHIFT, SPACE
from ui.paint.pen import Pen
from ui.paint.plates import draw_plate
from ui.views import ButtonLook, ButtonView, Icon, Keys
from ui.widgets.button import Button, ButtonShape, face_of

INSET = 0.15
"""A key is drawn this much smaller than the area that takes the touch: neighbours leave no gap."""

CAPITALS = (Keys.CAPITALS, Keys.ACCENT_CAPITALS)
NAMES = {"-": "hyphen", "'": "apostrophe", ".": "full stop"}


class LetterKey(Button):
    """A key whose whole cell takes the touch."""

    def paintEvent(self, event: QPaintEvent | None) -> None:  # noqa: ARG002
        """The key, a little inside its cell."""
        view = self.view
        if view is None:
            return
        pen, theme, inset = Pen.on(self, self.kit), self.kit.theme, INSET * self.kit.unit
        box = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        face = face_of(self.kit, view.look, enabled=True, pressed=self.isDown())
        draw_plate(pen, box, radius=0.5, fill=face.fill, line=theme.line, line_width=0.1)
        self.paint_face(pen, view, face)


class Keyboard(QWidget):
    """Letters, capitals, letters with accents, and the marks that names have.

    Signals:
        intent: TypeText, EraseText, ToggleShift, ToggleAccents.
    """

    intent = pyqtSignal(object)

    def __init__(self, kit: Kit, parent: QWidget) -> None:
        super().__init__(parent)
        self.kit = kit
        self.setObjectName("keyboard")
        self._keys: list[LetterKey] = []

    def show_keys(self, keys: Keys, places: tuple[tuple[str, Box], ...]) -> None:
        """These keys at these places of the window, in units."""
        self.setVisible(bool(places))
        if not places:
            return
        boxes = [box for _, box in places]
        left, top = min(box.x for box in boxes), min(box.y for box in boxes)
        right, bottom = max(box.right for box in boxes), max(box.bottom for box in boxes)
        self.setGeometry(self.kit.rect(Box.between(left, top, right, bottom)))
        self._make(len(places))
        shape = ButtonShape(text=1.8 if not self.kit.canvas.portrait else 2.0, pad=0.2)
        small = replace(shape, text=1.4)
        for button, (key, box) in zip(self._keys, places, strict=False):
            button.reshape(small if key == ACCENT_PAGE else shape)
            button.setGeometry(self.kit.rect(box.moved(-left, -top)))
            button.render(_key_view(key, keys))
        for button in self._keys[len(places) :]:
            button.hide()

    def _make(self, count: int) -> None:
        while len(self._keys) < count:
            button = LetterKey(self.kit, self)
            button.intent.connect(self.intent)
            self._keys.append(button)


def _key_view(key: str, keys: Keys) -> ButtonView:
    if key == SHIFT:
        shift = ButtonView(name=f"letter_{SHIFT}", text="", intent=ToggleShift(), says="Shift")
        look = ButtonLook.CHOSEN if keys in CAPITALS else ButtonLook.QUIET
        return replace(shift, icon=Icon.SHIFT, look=look)
    if key == ERASE:
        erase = ButtonView(name=f"letter_{ERASE}", text="", intent=EraseText(), says="Erase")
        return replace(erase, icon=Icon.ERASE, look=ButtonLook.QUIET)
    if key == ACCENT_PAGE:
        text = "abc" if keys in ACCENTED else "áöñ"
        return ButtonView(
            name=f"letter_{ACCENT_PAGE}", text=text, intent=ToggleAccents(), look=ButtonLook.QUIET
        )
    if key == SPACE:
        return ButtonView(name=f"letter_{SPACE}", text="", intent=TypeText(" "), says="Space")
    letter = key.upper() if keys in CAPITALS and key != "ß" else key
    return ButtonView(name=f"letter_{key}", text=letter, intent=TypeText(letter), says=NAMES.get(key, letter))
