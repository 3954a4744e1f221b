"""As many buttons as a view has: made when they are first needed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Generic, TypeVar

from PyQt6.QtCore import pyqtBoundSignal
from PyQt6.QtWidgets import QWidget

from ui.kit import Kit
from ui.layout.box import Box
from ui.widgets.button import TouchButton

Some = TypeVar("Some", bound=TouchButton)


class Buttons(Generic[Some]):
    """A row of buttons of one kind on one parent; those that are not placed are hidden.

    `intent` is the signal of the parent that they all lead to.
    """

    def __init__(
        self, make: Callable[[Kit, QWidget], Some], kit: Kit, parent: QWidget, intent: pyqtBoundSignal
    ) -> None:
        self._make = make
        self._kit = kit
        self._parent = parent
        self._intent = intent
        self._buttons: list[Some] = []

    def __iter__(self) -> Iterator[Some]:
        return iter(self._buttons)

    def first(self, count: int) -> Sequence[Some]:
        """The first `count` of them; what is missing is made."""
        while len(self._buttons) < count:
            button = self._make(self._kit, self._parent)
            button.intent.connect(self._intent)
            self._buttons.append(button)
        return self._buttons[:count]

    def place(self, boxes: Sequence[Box]) -> None:
        """Put the first ones into the boxes and hide the others."""
        for button, box in zip(self.first(len(boxes)), boxes, strict=True):
            button.setGeometry(self._kit.rect(box))
            button.show()
            button.update()
        for button in self._buttons[len(boxes) :]:
            button.hide()
