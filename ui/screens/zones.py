"""The zones of the camera picture, drawn with the finger."""

from __future__ import annotations

from PyQt6.QtGui import QPaintEvent
from PyQt6.QtWidgets import QWidget

from ui.kit import Kit
from ui.layout.camera_setup import ZonesLayout, zones_layout
from ui.paint.heads import draw_head
from ui.paint.pen import Pen
from ui.theme import Size
from ui.views import ZonesView
from ui.widgets.button import Button, ButtonShape
from ui.widgets.buttons import Buttons
from ui.widgets.panel import Panel
from ui.widgets.zone_picture import ZonePicture


class ZonesScreen(Panel[ZonesView]):
    """The picture beside the board and the seats, of which one is chosen.

    Signals:
        intent: what the picture and the buttons carry.
    """

    def __init__(self, kit: Kit, parent: QWidget | None = None) -> None:
        super().__init__(kit, parent, name="zones")
        self._layout: ZonesLayout | None = None
        self._picture = ZonePicture(kit, self)
        self._back = Button(kit, self)
        self._remove = Button(kit, self)
        self._spots = Buttons(Button, kit, self, self.intent)
        for part in (self._picture, self._back, self._remove):
            part.intent.connect(self.intent)

    def refresh(self, before: ZonesView | None) -> None:
        """A new picture alone leaves all the rest as it is."""
        view = self.view
        self._picture.show_zone(view.picture, view.corners)
        self._back.render(view.back)
        self._remove.render(view.remove)
        for button, spot in zip(self._spots.first(len(view.spots)), view.spots, strict=True):
            button.render(spot)
        if before is None:
            self.arrange()
        elif (before.title, before.hint) != (view.title, view.hint):
            self.update()

    def arrange(self) -> None:
        """Put everything where this canvas has it."""
        if not self.rendered:
            return
        rect, portrait = self.kit.rect, self.kit.canvas.portrait
        layout = self._layout = zones_layout(self.kit.canvas)
        self._picture.setGeometry(rect(layout.picture))
        self._back.setGeometry(rect(layout.back))
        self._remove.setGeometry(rect(layout.remove))
        self._spots.place(layout.spots[: len(self.view.spots)])
        size = 1.7 if portrait else Size.SEAT
        for button in (self._back, self._remove):
            button.reshape(ButtonShape(text=size))
        for button in self._spots:
            button.reshape(ButtonShape(text=size, over=size, detail=size * 0.8))
        self.update()

    def paintEvent(self, event: QPaintEvent | None) -> None:  # noqa: ARG002
        """Ground and head."""
        if self._layout is None:
            return
        pen = Pen.on(self, self.kit)
        pen.painter.fillRect(self.rect(), pen.theme.bar)
        draw_head(pen, self._layout.title, self.view.title, self.view.hint)
