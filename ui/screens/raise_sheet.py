"""The sheet on which the amount of a bet or raise is entered."""

from __future__ import annotations

from dataclasses import replace

from PyQt6.QtCore import QRectF
from PyQt6.QtGui import QPaintEvent
from PyQt6.QtWidgets import QWidget

from ui.kit import Kit
from ui.layout.raise_sheet import RaiseLayout, raise_layout
from ui.paint.pen import Pen, wrap
from ui.theme import Size
from ui.views import RaiseView
from ui.widgets.amount import Amount, AmountView, More, MoreView
from ui.widgets.button import Button, ButtonShape
from ui.widgets.buttons import Buttons
from ui.widgets.chip_button import ChipButton
from ui.widgets.clock import Clock
from ui.widgets.key_pad import KeyPad
from ui.widgets.panel import Panel
from ui.widgets.small_table import SmallTable, SmallTableView
from ui.widgets.top_bar import TopBar


class RaiseScreen(Panel[RaiseView]):
    """Presets, keys and chips set the amount; only the large button, with the amount in it, records it.

    Signals:
        intent: everything its widgets emit.
    """

    def __init__(self, kit: Kit, parent: QWidget | None = None) -> None:
        super().__init__(kit, parent, name="raise_sheet")
        self._layout: RaiseLayout | None = None
        self._top = TopBar(kit, self)
        self._clock = Clock(kit, self)
        self._table = SmallTable(kit, self)
        self._amount = Amount(kit, self)
        self._more = More(kit, self)
        self._back = Button(kit, self)
        self._presets = Buttons(Button, kit, self, self.intent)
        self._keys = KeyPad(kit, self)
        self._clear = Button(kit, self)
        self._chips = Buttons(ChipButton, kit, self, self.intent)
        self._confirm = Button(kit, self)
        self._top.intent.connect(self.intent)
        self._keys.intent.connect(self.intent)
        for button in (self._clock, self._back, self._clear, self._confirm):
            button.intent.connect(self.intent)

    def refresh(self, before: RaiseView | None) -> None:
        """Hand each part its view."""
        view = self.view
        # A danger to the record stands in the same place, and goes first.
        clock = None if view.top.alert else view.clock
        self._clock.render(clock)
        if before is not None and _only_time_went_by(before, view):
            return
        self._top.render(view.top if clock is None else replace(view.top, title="", detail=""))
        self._table.render(SmallTableView(view.pots, view.rivals))
        self._amount.render(AmountView(view.verb, view.amount))
        self._more.render(MoreView(view.more, view.more_words, view.more_chips))
        self._back.render(view.back)
        self._clear.render(view.clear)
        self._confirm.render(view.confirm)
        for button, preset in zip(self._presets.first(len(view.presets)), view.presets, strict=True):
            button.render(preset)
        for chip, chip_view in zip(self._chips.first(len(view.chips)), view.chips, strict=True):
            chip.render(chip_view)
        if before is None or _arrangement(before) != _arrangement(view):
            self.arrange()
        elif _words(before) != _words(view):
            self.update()

    def arrange(self) -> None:
        """Put everything where this canvas has it."""
        if not self.rendered:
            return
        view, rect, portrait = self.view, self.kit.rect, self.kit.canvas.portrait
        layout = raise_layout(self.kit.canvas, presets=len(view.presets), chips=len(view.chips))
        self._layout = layout
        self._top.setGeometry(rect(layout.head))
        self._top.arrange()
        self._clock.place(layout.clock, scale=1.14 if portrait else 1.0)
        self._table.setVisible(layout.table is not None)
        if layout.table is not None:
            self._table.setGeometry(rect(layout.table))
            self._table.arrange()
        for widget, box in (
            (self._amount, layout.amount),
            (self._more, layout.more),
            (self._back, layout.back),
            (self._clear, layout.clear),
            (self._confirm, layout.confirm),
        ):
            widget.setGeometry(rect(box))
        self._keys.arrange(layout.keys)
        self._presets.place(layout.presets)
        self._chips.place(layout.chips)
        self._shape(portrait=portrait)
        self.update()

    def _shape(self, *, portrait: bool) -> None:
        self._back.reshape(ButtonShape(text=1.6 if portrait else Size.SEAT))
        self._clear.reshape(ButtonShape(text=1.6 if portrait else 1.4, key=True))
        text = 3.1 if portrait else Size.NAME
        self._confirm.reshape(
            ButtonShape(text=text, detail=1.5 if portrait else 1.2, over=2.4 if portrait else 1.8)
        )
        for button in self._presets:
            button.reshape(ButtonShape(text=1.5 if portrait else 1.35, detail=1.7 if portrait else Size.SEAT))

    def paintEvent(self, event: QPaintEvent | None) -> None:  # noqa: ARG002
        """Ground, who raises and what is to be known, the range."""
        layout = self._layout
        if layout is None:
            return
        pen, view, theme, unit = Pen.on(self, self.kit), self.view, self.kit.theme, self.kit.unit
        portrait = self.kit.canvas.portrait
        pen.painter.fillRect(self.rect(), theme.bar)
        if portrait:
            pen.painter.fillRect(QRectF(0, 0, self.width(), layout.rule_y * unit), theme.room)
        pen.painter.fillRect(QRectF(0, layout.rule_y * unit, self.width(), 0.14 * unit), theme.brass)
        self._paint_who(pen, layout)
        if not portrait:
            box = layout.hint
            pen.write(view.chips_hint, box.x, 11.4, Size.SECOND, theme.soft, width=box.width)
        self._paint_range(pen, layout)

    def _paint_who(self, pen: Pen, layout: RaiseLayout) -> None:
        view, box, portrait = self.view, layout.who, self.kit.canvas.portrait
        y = box.centre_y if not portrait else box.y + 1.95
        size = 3.4 if portrait else Size.NAME
        room = box.width * 0.62
        taken = pen.write(view.name, box.x, y, size, pen.theme.brass_text, bold=True, width=room)
        left = box.x + taken + (1.0 if portrait else 0.85)
        line_size = 1.55 if portrait else 1.25
        rows = view.lines[:1] if portrait else view.lines[:2]
        for index, row in enumerate(rows):
            row_y = y + (index - (len(rows) - 1) / 2) * 1.52
            pen.write(row, left, row_y, line_size, pen.theme.soft, width=box.right - left)

    def _paint_range(self, pen: Pen, layout: RaiseLayout) -> None:
        box, text = layout.range_text, self.view.range_text
        if self.kit.canvas.portrait:
            pen.centre(text, box.centre_x, box.centre_y, 1.45, pen.theme.soft, width=box.width)
            return
        rows = wrap(self.kit, text, Size.SECOND, width=box.width - 1.2)
        for index, row in enumerate(rows):
            y = box.centre_y + (index - (len(rows) - 1) / 2) * 1.55
            pen.write(row, box.x, y, Size.SECOND, pen.theme.soft, width=box.width)


def _only_time_went_by(before: RaiseView, view: RaiseView) -> bool:
    came_or_went = (before.clock is None) is not (view.clock is None)
    return not came_or_went and replace(before, clock=view.clock) == view


def _arrangement(view: RaiseView) -> tuple[int, int]:
    return (len(view.presets), len(view.chips))


def _words(view: RaiseView) -> tuple[object, ...]:
    return (view.name, view.lines, view.range_text, view.chips_hint)
