"""Chips that were pushed, tapped by colour; or an amount that was said, typed."""

from __future__ import annotations

from PyQt6.QtCore import QPointF
from PyQt6.QtGui import QPaintEvent
from PyQt6.QtWidgets import QWidget

from ui.kit import Kit
from ui.layout.box import Box
from ui.layout.dispute import PushedLayout, pushed_layout
from ui.paint.chips import draw_stack
from ui.paint.pen import Pen
from ui.paint.plates import draw_plate
from ui.theme import Size
from ui.views import ChipStackView, PushedView
from ui.widgets.button import Button, ButtonShape
from ui.widgets.buttons import Buttons
from ui.widgets.chip_button import ChipButton
from ui.widgets.key_pad import KeyPad
from ui.widgets.panel import Panel
from ui.widgets.sheet_head import SheetHead, write_rows


class PushedScreen(Panel[PushedView]):
    """What was put out is shown as chips; only the large button says that this was all.

    Signals:
        intent: AddChip, PressKey, ClearAmount, ConfirmPushed or ConfirmSaid, Undo, Back.
    """

    def __init__(self, kit: Kit, parent: QWidget | None = None) -> None:
        super().__init__(kit, parent, name="dispute_pushed")
        self._layout: PushedLayout | None = None
        self._head = SheetHead(kit, self, self.intent)
        self._chips = Buttons(ChipButton, kit, self, self.intent)
        self._keys = KeyPad(kit, self)
        self._clear = Button(kit, self)
        self._confirm = Button(kit, self)
        for part in (self._keys, self._clear, self._confirm):
            part.intent.connect(self.intent)

    def refresh(self, before: PushedView | None) -> None:  # noqa: ARG002
        """Hand the buttons theirs."""
        view = self.view
        self._head.render(view.back, view.undo)
        for button, chip in zip(self._chips.first(len(view.chips)), view.chips, strict=True):
            button.render(chip)
        self._clear.render(view.clear)
        self._confirm.render(view.confirm)
        self.arrange()

    def arrange(self) -> None:
        """Put everything where this canvas has it."""
        if not self.rendered:
            return
        head, view, canvas = self._head.arrange(), self.view, self.kit.canvas
        layout = self._layout = pushed_layout(
            canvas, head, chips=len(view.chips), single=view.confirm is None
        )
        self._chips.place(layout.chips)
        self._keys.setVisible(view.keys)
        if view.keys:
            self._keys.arrange(layout.keys)
        self._clear.setGeometry(self.kit.rect(layout.clear))
        self._confirm.setGeometry(self.kit.rect(layout.confirm))
        self._clear.reshape(ButtonShape(text=1.7 if canvas.portrait else 1.5))
        self._confirm.reshape(
            ButtonShape(text=2.8, over=2.2, detail=1.5)
            if canvas.portrait
            else ButtonShape(text=2.2, over=1.8)
        )
        self.update()

    def paintEvent(self, event: QPaintEvent | None) -> None:  # noqa: ARG002
        """Ground, question, what was put out so far."""
        layout = self._layout
        if layout is None:
            return
        pen, view, portrait = Pen.on(self, self.kit), self.view, self.kit.canvas.portrait
        pen.painter.fillRect(self.rect(), pen.theme.bar)
        self._head.paint_title(pen, view.title)
        size = 1.7 if portrait else 1.45
        write_rows(pen, view.note, layout.note.x, layout.note.y, size, width=layout.note.width, soft=True)
        if view.confirm is None:
            return
        self._paint_amount(pen, layout.amount)
        self._paint_stacks(pen, layout.stacks)

    def _paint_amount(self, pen: Pen, box: Box) -> None:
        """The amount, or a place for it."""
        view, theme = self.view, pen.theme
        size, small = Size.ENTERED, 1.7 if self.kit.canvas.portrait else 1.45
        pen.write(view.amount_title, box.x, box.y + 0.7, small, theme.soft, width=box.width)
        y = box.y + 3.4
        if view.amount:
            pen.write(view.amount, box.x, y, size, theme.text, bold=True, width=box.width)
            return
        place = Box(box.x, y - 1.3, min(6.0, box.width), 2.6)
        draw_plate(
            pen, self.kit.rect_f(place), radius=0.5, fill=None, line=theme.line, line_width=0.12, dashed=True
        )

    def _paint_stacks(self, pen: Pen, box: Box) -> None:
        """Each colour as a stack, its number below."""
        stacks, portrait = self.view.pushed, self.kit.canvas.portrait
        size = 1.55 if portrait else 1.3
        cells = box.columns(max(len(stacks), 4), 0.5)
        for stack, cell in zip(stacks, cells, strict=False):
            self._paint_stack(pen, stack, cell, size)

    def _paint_stack(self, pen: Pen, stack: ChipStackView, cell: Box, size: float) -> None:
        unit, width = pen.unit, min(cell.width * 0.8, 3.2 if not self.kit.canvas.portrait else 4.2)
        bottom = cell.bottom - size * 1.3
        at = QPointF((cell.centre_x - width / 2) * unit, bottom * unit)
        draw_stack(pen, stack, at, width * unit, (bottom - cell.y) * unit)
        pen.centre(
            stack.words, cell.centre_x, cell.bottom - size * 0.5, size, pen.theme.soft, width=cell.width
        )
