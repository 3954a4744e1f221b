"""Overlays: a menu of choices, or a question. They lie over the screen; nothing waits for them."""

from __future__ import annotations

from PyQt6.QtCore import QPointF, QRectF
from PyQt6.QtGui import QMouseEvent, QPaintEvent
from PyQt6.QtWidgets import QWidget

from ui.kit import Kit
from ui.layout.overlay import ConfirmLayout, MenuLayout, confirm_layout, menu_layout
from ui.paint.heads import draw_head
from ui.paint.pen import Pen, wrap
from ui.paint.plates import draw_plate
from ui.theme import Size
from ui.views import ConfirmView, MenuView
from ui.widgets.button import Button, ButtonShape
from ui.widgets.buttons import Buttons
from ui.widgets.panel import Panel
from ui.widgets.top_bar import UndoButton


class MenuOverlay(Panel[MenuView]):
    """A plate with large buttons; a tap beside it goes back.

    Signals:
        intent: what the buttons carry, and that of Back.
    """

    def __init__(self, kit: Kit, parent: QWidget | None = None) -> None:
        super().__init__(kit, parent, name="menu_overlay")
        self._layout: MenuLayout | None = None
        self._back = Button(kit, self)
        self._undo = UndoButton(kit, self)
        self._items = Buttons(Button, kit, self, self.intent)
        self._quick = Buttons(Button, kit, self, self.intent)
        self._back.intent.connect(self.intent)
        self._undo.intent.connect(self.intent)

    def refresh(self, before: MenuView | None) -> None:  # noqa: ARG002
        """Hand the buttons theirs."""
        view = self.view
        self._back.render(view.back)
        self._undo.render(view.undo)
        for button, item in zip(self._items.first(len(view.items)), view.items, strict=True):
            button.render(item)
        for button, step in zip(self._quick.first(len(view.quick)), view.quick, strict=True):
            button.render(step)
        self.arrange()

    def arrange(self) -> None:
        """As many columns as the items need."""
        if not self.rendered:
            return
        portrait = self.kit.canvas.portrait
        layout = self._layout = menu_layout(
            self.kit.canvas,
            items=len(self.view.items),
            undo=self.view.undo is not None,
            quick=len(self.view.quick),
        )
        self._items.place(layout.items)
        for button in self._items:
            button.reshape(ButtonShape(text=1.7 if portrait else 1.5, detail=1.3 if portrait else 1.15))
        self._quick.place(layout.quick)
        for button in self._quick:
            button.reshape(
                ButtonShape(text=1.5 if portrait else 1.35, detail=1.2 if portrait else 1.08, pad=0.2)
            )
        self._back.setGeometry(self.kit.rect(layout.back))
        self._back.reshape(ButtonShape(text=1.7 if portrait else Size.SEAT))
        self._undo.setGeometry(self.kit.rect(layout.undo))
        self.update()

    def mousePressEvent(self, event: QMouseEvent | None) -> None:
        """Beside the plate: back."""
        if event is None or self._layout is None:
            return
        beside = not self.kit.rect_f(self._layout.plate).contains(QPointF(event.position()))
        if beside and self.kit.guard.accepts():
            self.intent.emit(self.view.back.intent)

    def paintEvent(self, event: QPaintEvent | None) -> None:  # noqa: ARG002
        """Shade, plate, title."""
        layout = self._layout
        if layout is None:
            return
        pen, theme = Pen.on(self, self.kit), self.kit.theme
        pen.painter.fillRect(self.rect(), theme.shade)
        plate = self.kit.rect_f(layout.plate)
        draw_plate(pen, plate, radius=0.9, fill=theme.bar, line=theme.plate_line, line_width=0.12)
        draw_head(pen, layout.title, self.view.title, self.view.detail)


class ConfirmOverlay(Panel[ConfirmView]):
    """A question and its answers; only an answer closes it.

    Signals:
        intent: what the answers carry.
    """

    def __init__(self, kit: Kit, parent: QWidget | None = None) -> None:
        super().__init__(kit, parent, name="confirm_overlay")
        self._layout: ConfirmLayout | None = None
        self._answers = Buttons(Button, kit, self, self.intent)

    def refresh(self, before: ConfirmView | None) -> None:  # noqa: ARG002
        """Hand the buttons theirs."""
        answers = self.view.answers
        for button, answer in zip(self._answers.first(len(answers)), answers, strict=True):
            button.render(answer)
        self.setAccessibleName(" ".join(filter(None, (self.view.question, self.view.detail))))
        self.arrange()

    def arrange(self) -> None:
        """Answers beside each other, on an upright screen below each other."""
        if not self.rendered:
            return
        layout = self._layout = confirm_layout(self.kit.canvas, answers=len(self.view.answers))
        self._answers.place(layout.answers)
        for button in self._answers:
            text = 2.2 if self.kit.canvas.portrait else 1.8
            button.reshape(ButtonShape(text=text, detail=1.4 if self.kit.canvas.portrait else 1.2))
        self.update()

    def mousePressEvent(self, event: QMouseEvent | None) -> None:
        """A tap beside the plate does nothing, and nothing below it either."""
        if event is not None:
            event.accept()

    def paintEvent(self, event: QPaintEvent | None) -> None:  # noqa: ARG002
        """Shade, plate, question."""
        layout = self._layout
        if layout is None:
            return
        pen, theme, view = Pen.on(self, self.kit), self.kit.theme, self.view
        pen.painter.fillRect(self.rect(), theme.shade)
        plate = QRectF(self.kit.rect_f(layout.plate))
        draw_plate(pen, plate, radius=0.9, fill=theme.bar, line=theme.brass, line_width=0.16)
        box, size = layout.words, 2.7 if self.kit.canvas.portrait else Size.TITLE
        rows = wrap(self.kit, view.question, size, width=box.width, bold=True)
        y = box.y + 1.3
        for row in rows:
            pen.centre(row, box.centre_x, y, size, theme.text, bold=True, width=box.width)
            y += size * 1.15
        small = 1.7 if self.kit.canvas.portrait else 1.4
        y += 0.3
        for row in wrap(self.kit, view.detail, small, width=box.width):
            pen.centre(row, box.centre_x, y, small, theme.soft, width=box.width)
            y += small * 1.25
