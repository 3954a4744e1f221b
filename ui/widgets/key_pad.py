"""The number pad."""

from __future__ import annotations

from PyQt6.QtCore import pyqtSignal
from PyQt6.QtWidgets import QWidget

from ui.intents import PressKey
from ui.kit import Kit
from ui.layout.box import Box
from ui.theme import Size
from ui.views import ButtonView, Icon
from ui.widgets.button import Button, ButtonShape

KEYS = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "00", "0", "back")


class KeyPad(QWidget):
    """Digits as on a telephone, 00, and one that takes the last digit away.

    Signals:
        intent: PressKey.
    """

    intent = pyqtSignal(object)

    def __init__(self, kit: Kit, parent: QWidget) -> None:
        super().__init__(parent)
        self.kit = kit
        self.setObjectName("key_pad")
        shape = ButtonShape(text=Size.KEY, radius=0.6, key=True)
        self._keys = [Button(kit, self, shape=shape) for _ in KEYS]
        for key, button in zip(KEYS, self._keys, strict=True):
            button.render(_key_view(key))
            button.intent.connect(self.intent)

    def arrange(self, box: Box) -> None:
        """Fill this box of the window, in units."""
        self.setGeometry(self.kit.rect(box))
        inner = Box(0, 0, box.width, box.height)
        gap = 0.3 if not self.kit.canvas.portrait else 0.4
        places = [place for row in inner.rows(4, gap) for place in row.columns(3, gap + 0.05)]
        for button, place in zip(self._keys, places, strict=True):
            button.setGeometry(self.kit.rect(place))
            button.update()


def _key_view(key: str) -> ButtonView:
    if key == "back":
        return ButtonView(
            name="key_back", text="", intent=PressKey(key), icon=Icon.ERASE, says="Take the last digit away"
        )
    return ButtonView(name=f"key_{key}", text=key, intent=PressKey(key))
