"""Typing a name or a number."""

from __future__ import annotations

from PyQt6.QtGui import QPaintEvent
from PyQt6.QtWidgets import QWidget

from ui.kit import Kit
from ui.layout.entry import EntryLayout, entry_layout
from ui.paint.heads import draw_head
from ui.paint.pen import Pen
from ui.theme import Size
from ui.views import EntryView
from ui.widgets.button import Button, ButtonShape
from ui.widgets.field import Field, FieldView
from ui.widgets.key_pad import KeyPad
from ui.widgets.keyboard import Keyboard
from ui.widgets.panel import Panel
from ui.widgets.strip import Strip

CONFIRM = ButtonShape(text=1.9, over=1.6, detail=1.15)
UPRIGHT_CONFIRM = ButtonShape(text=2.6, over=2.0, detail=1.4)


class EntryScreen(Panel[EntryView]):
    """A field, keys, and suggestions that fill it with one tap.

    Signals:
        intent: everything its widgets emit.
    """

    def __init__(self, kit: Kit, parent: QWidget | None = None) -> None:
        super().__init__(kit, parent, name="entry")
        self._layout: EntryLayout | None = None
        self._back = Button(kit, self)
        self._field = Field(kit, self)
        self._strip = Strip(kit, self, name="suggestions", keep_last=False)
        self._keyboard = Keyboard(kit, self)
        self._pad = KeyPad(kit, self)
        self._confirm = Button(kit, self)
        self._back.intent.connect(self.intent)
        self._confirm.intent.connect(self.intent)
        self._strip.intent.connect(self.intent)
        self._keyboard.intent.connect(self.intent)
        self._pad.intent.connect(self.intent)

    def refresh(self, before: EntryView | None) -> None:
        """A letter changes the field and perhaps the big button, not the keys."""
        view = self.view
        self._back.render(view.back)
        self._confirm.render(view.confirm)
        self._field.render(FieldView(view.text, view.problem, view.proposed))
        if before is None or (before.keys, before.suggestions) != (view.keys, view.suggestions):
            self.arrange()
        elif (before.title, before.hint) != (view.title, view.hint):
            self.update()

    def arrange(self) -> None:
        """Put everything where this canvas has it."""
        if not self.rendered:
            return
        view, rect, portrait = self.view, self.kit.rect, self.kit.canvas.portrait
        layout = self._layout = entry_layout(self.kit.canvas, view.keys)
        self._back.setGeometry(rect(layout.back))
        self._field.setGeometry(rect(layout.field))
        self._confirm.setGeometry(rect(layout.confirm))
        self._strip.show_buttons(view.suggestions, layout.suggestions, layout.suggestion_rows)
        self._keyboard.show_keys(view.keys, layout.keys)
        self._pad.setVisible(layout.pad is not None)
        if layout.pad is not None:
            self._pad.arrange(layout.pad)
        self._back.reshape(ButtonShape(text=1.7 if portrait else Size.SEAT))
        self._confirm.reshape(UPRIGHT_CONFIRM if portrait else CONFIRM)
        self.update()

    def paintEvent(self, event: QPaintEvent | None) -> None:  # noqa: ARG002
        """Ground and head."""
        if self._layout is None:
            return
        pen = Pen.on(self, self.kit)
        pen.painter.fillRect(self.rect(), pen.theme.bar)
        draw_head(pen, self._layout.title, self.view.title, self.view.hint)
