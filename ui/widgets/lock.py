"""The lock against sleeves: the table stays in sight, and only holding one button is heard."""

from __future__ import annotations

from PyQt6.QtCore import QTimer
from PyQt6.QtGui import QMouseEvent, QPaintEvent
from PyQt6.QtWidgets import QWidget

from ui.kit import Kit
from ui.layout.box import Box
from ui.paint.pen import Pen
from ui.paint.plates import draw_plate
from ui.theme import Size
from ui.views import LockView
from ui.widgets.button import Button, ButtonShape
from ui.widgets.panel import Panel

HOLD_MS = 800


class LockOverlay(Panel[LockView]):
    """A plate over the action bar.

    Signals:
        intent: that of the unlock button, after it was held.
    """

    def __init__(self, kit: Kit, parent: QWidget | None = None) -> None:
        super().__init__(kit, parent, name="lock_overlay")
        self._plate = Box(0, 0, 1, 1)
        self._unlock = Button(kit, self)
        self._held = QTimer(self)
        self._held.setSingleShot(True)
        self._held.setInterval(HOLD_MS)
        self._held.timeout.connect(self._open)
        self._unlock.pressed.connect(self._held.start)
        self._unlock.released.connect(self._held.stop)

    def refresh(self, before: LockView | None) -> None:  # noqa: ARG002
        """Hand the button its view."""
        self._unlock.render(self.view.unlock)
        self.arrange()

    def arrange(self) -> None:
        """At the bottom of the screen, over the buttons that would be hit."""
        if not self.rendered:
            return
        canvas = self.kit.canvas
        high = 9.0 if canvas.portrait else 6.22
        self._plate = Box.between(0, canvas.height - high, canvas.width, canvas.height)
        room = self._plate.grown(-0.6)
        wide = 20.0 if canvas.portrait else 16.0
        self._unlock.setGeometry(
            self.kit.rect(Box.between(room.right - wide, room.y + 0.4, room.right, room.bottom - 0.2))
        )
        self._unlock.reshape(ButtonShape(text=2.0 if canvas.portrait else Size.KEY))
        self.update()

    def mousePressEvent(self, event: QMouseEvent | None) -> None:
        """Nothing below hears it."""
        if event is not None:
            event.accept()

    def _open(self) -> None:
        self.intent.emit(self.view.unlock.intent)

    def paintEvent(self, event: QPaintEvent | None) -> None:  # noqa: ARG002
        """The plate, and what it is."""
        if not self.rendered:
            return
        pen, theme, plate = Pen.on(self, self.kit), self.kit.theme, self._plate
        draw_plate(pen, self.kit.rect_f(plate), radius=0.0, fill=theme.bar, line=theme.plate_line)
        size = 1.7 if self.kit.canvas.portrait else Size.TITLE
        room = self._unlock.x() / pen.unit - plate.x - 1.6
        pen.write(self.view.title, plate.x + 0.8, plate.centre_y, size, theme.text, bold=True, width=room)
