"""The head over the table as it was: that this is the past, and which step of which hand."""

from __future__ import annotations

from dataclasses import dataclass

from PyQt6.QtGui import QPaintEvent
from PyQt6.QtWidgets import QWidget

from ui.kit import Kit
from ui.layout.looking_back import PastHeadLayout, past_head_layout
from ui.paint.pen import Pen
from ui.paint.plates import draw_plate
from ui.theme import Size
from ui.views import ButtonView
from ui.widgets.button import ButtonShape
from ui.widgets.panel import Panel
from ui.widgets.top_bar import BarButton


@dataclass(frozen=True, slots=True)
class PastHeadView:
    """Tag, title, stakes and the way back."""

    tag: str
    title: str
    detail: str
    back: ButtonView


class PastHead(Panel[PastHeadView]):
    """Stands where at the table the top bar stands.

    Signals:
        intent: Back.
    """

    def __init__(self, kit: Kit, parent: QWidget) -> None:
        super().__init__(kit, parent, name="past_head")
        self._back = BarButton(kit, self)
        self._back.intent.connect(self.intent)

    def refresh(self, before: PastHeadView | None) -> None:  # noqa: ARG002
        """Hand the button its view."""
        self._back.render(self.view.back)
        self.update()

    def arrange(self) -> None:
        """Put the button where this canvas has it."""
        if not self.rendered:
            return
        self._back.setGeometry(self.kit.rect(self._places().back))
        self._back.reshape(ButtonShape(text=1.7 if self.kit.canvas.portrait else Size.SEAT))
        self.update()

    def _tag_size(self) -> float:
        return 1.7 if self.kit.canvas.portrait else 1.3

    def _places(self) -> PastHeadLayout:
        word = self.kit.text_width(self.view.tag, self._tag_size(), bold=True)
        return past_head_layout(self.kit.canvas, tag=word + 1.4)

    def paintEvent(self, event: QPaintEvent | None) -> None:  # noqa: ARG002
        """Ground, tag, title, stakes."""
        if not self.rendered:
            return
        pen, view, theme, places = Pen.on(self, self.kit), self.view, self.kit.theme, self._places()
        portrait = self.kit.canvas.portrait
        pen.painter.fillRect(self.rect(), theme.bar)
        tag = places.tag
        draw_plate(pen, self.kit.rect_f(tag), radius=0.28, fill=theme.ivory)
        size = self._tag_size()
        pen.centre(view.tag, tag.centre_x, tag.centre_y, size, theme.on_ivory, bold=True, width=tag.width)
        box, size = places.title, 2.4 if portrait else 1.8
        pen.write(view.title, box.x, box.centre_y, size, theme.text, bold=True, width=box.width)
        box, size = places.detail, 1.5 if portrait else Size.SECOND
        pen.right(view.detail, box.right, box.centre_y, size, theme.soft, width=box.width)
