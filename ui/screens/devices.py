"""The devices: what is connected, what is pressed, what shines, what went wrong."""

from __future__ import annotations

from PyQt6.QtGui import QPaintEvent
from PyQt6.QtWidgets import QWidget

from ui.kit import Kit
from ui.layout.box import Box
from ui.layout.devices import DevicesLayout, devices_layout
from ui.paint.heads import draw_head
from ui.paint.pen import Pen, wrap
from ui.theme import Size
from ui.views import DeviceRowView, DevicesView
from ui.widgets.button import Button, ButtonShape
from ui.widgets.buttons import Buttons
from ui.widgets.lamp_button import LampButton
from ui.widgets.panel import Panel

ROW_PITCH = 1.35
"""From a row of one line to the next, as a share of the size of its text."""


class DevicesScreen(Panel[DevicesView]):
    """Rows of devices beside the last faults, the lamps of the seats below.

    Signals:
        intent: what the buttons carry.
    """

    def __init__(self, kit: Kit, parent: QWidget | None = None) -> None:
        super().__init__(kit, parent, name="devices")
        self._layout: DevicesLayout | None = None
        self._back = Button(kit, self)
        self._back.intent.connect(self.intent)
        self._lamps = Buttons(LampButton, kit, self, self.intent)
        self._trials = Buttons(Button, kit, self, self.intent)

    def refresh(self, before: DevicesView | None) -> None:
        """Hand the buttons theirs; they move only when the canvas does."""
        view = self.view
        self._back.render(view.back)
        for button, lamp in zip(self._lamps.first(len(view.lamps)), view.lamps, strict=True):
            button.show_lamp(lamp)
        for trial, trial_view in zip(self._trials.first(len(view.trials)), view.trials, strict=True):
            trial.render(trial_view)
        if before is None or len(before.trials) != len(view.trials):
            self.arrange()
        self.update()

    def arrange(self) -> None:
        """Put everything where this canvas has it."""
        if not self.rendered:
            return
        layout = self._layout = devices_layout(self.kit.canvas, trials=len(self.view.trials))
        self._back.setGeometry(self.kit.rect(layout.back))
        self._lamps.place(layout.lamps[: len(self.view.lamps)])
        self._trials.place(layout.trials[: len(self.view.trials)])
        for button in (self._back, *self._trials):
            button.reshape(ButtonShape(text=1.7 if self.kit.canvas.portrait else Size.SEAT))
        self.update()

    def paintEvent(self, event: QPaintEvent | None) -> None:  # noqa: ARG002
        """Ground, head, the words."""
        layout, view = self._layout, self.view
        if layout is None:
            return
        pen, scale = Pen.on(self, self.kit), 1.2 if self.kit.canvas.portrait else 1.0
        pen.painter.fillRect(self.rect(), pen.theme.bar)
        draw_head(pen, layout.title, view.title, "")
        y, box = layout.rows.y, layout.rows
        for below, row in zip(reversed(range(len(view.rows))), view.rows, strict=True):
            least = below * Size.SENTENCE * scale * ROW_PITCH
            y = self._paint_row(pen, Box.between(box.x, box.y, box.right, box.bottom - least), y, row, scale)
        for box, text in ((layout.hint, view.lamps_hint), (layout.live, view.live)):
            pen.write(text, box.x, box.centre_y, Size.SECOND * scale, pen.theme.soft, width=box.width)
        self._paint_faults(pen, layout.faults, scale)

    def _paint_row(self, pen: Pen, box: Box, top: float, row: DeviceRowView, scale: float) -> float:
        """Name and word on one line, what there is to say below; where the next row begins."""
        theme, size, small = pen.theme, Size.SENTENCE * scale, Size.SECOND * scale
        room = box.width * 0.5 if row.word else box.width
        y = top + size * 0.5
        taken = pen.write(row.title, box.x, y, size, theme.text, bold=True, width=room)
        left = box.x + taken + 0.9
        ink = theme.brass_text if row.wrong else theme.soft
        pen.write(row.word, left, y, size, ink, bold=row.wrong, width=box.right - left)
        y += size * 0.5 + small * 0.8
        if not row.detail:
            return top + size * ROW_PITCH
        for line in wrap(self.kit, row.detail, small, width=box.width, even=False):
            if y + small * 0.5 > box.bottom:
                break
            pen.write(line, box.x, y, small, theme.soft, width=box.width)
            y += small * 1.13
        return y + small * 0.15

    def _paint_faults(self, pen: Pen, box: Box, scale: float) -> None:
        """As many of the newest as there is room for, each whole."""
        theme, size, small = pen.theme, Size.SENTENCE * scale, Size.SECOND * scale
        pen.write(
            self.view.faults_title, box.x, box.y + size * 0.5, size, theme.text, bold=True, width=box.width
        )
        pitch, y = small * 1.15, box.y + size + small * 0.85
        for fault in self.view.faults:
            lines = wrap(self.kit, fault, small, width=box.width, even=False)
            if y + (len(lines) - 0.5) * pitch > box.bottom:
                return
            for line in lines:
                pen.write(line, box.x, y, small, theme.soft, width=box.width)
                y += pitch
            y += small * 0.35
