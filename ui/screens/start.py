"""The start screen."""

from __future__ import annotations

from PyQt6.QtCore import QPointF, QRectF, Qt
from PyQt6.QtGui import QPaintEvent
from PyQt6.QtWidgets import QWidget

from ui.kit import Kit
from ui.layout.night import StartLayout, start_layout
from ui.paint.pen import Pen, wrap
from ui.paint.plates import felt_brush
from ui.theme import Size
from ui.views import StartView
from ui.widgets.button import Button, ButtonShape
from ui.widgets.buttons import Buttons
from ui.widgets.dealer_disc import DealerDisc
from ui.widgets.panel import Panel
from ui.widgets.resume_button import ResumeButton


class StartScreen(Panel[StartView]):
    """Continue last night, or something new.

    Signals:
        intent: what the buttons carry.
    """

    def __init__(self, kit: Kit, parent: QWidget | None = None) -> None:
        super().__init__(kit, parent, name="start")
        self._layout: StartLayout | None = None
        self._disc = DealerDisc(kit, self)
        self._resume = ResumeButton(kit, self)
        self._choices = Buttons(Button, kit, self, self.intent)
        self._resume.intent.connect(self.intent)

    def refresh(self, before: StartView | None) -> None:  # noqa: ARG002
        """Hand the buttons theirs."""
        view = self.view
        self._resume.show_lines(view.resume, view.resume_lines)
        for button, choice in zip(self._choices.first(len(view.choices)), view.choices, strict=True):
            button.render(choice)
        self.arrange()

    def arrange(self) -> None:
        """Put everything where this canvas has it."""
        if not self.rendered:
            return
        portrait = self.kit.canvas.portrait
        layout = self._layout = start_layout(
            self.kit.canvas, choices=len(self.view.choices), resume=self.view.resume is not None
        )
        self._disc.setGeometry(self.kit.rect(layout.disc))
        self._resume.setGeometry(self.kit.rect(layout.resume))
        self._choices.place(layout.choices)
        plain = ButtonShape(text=1.9 if portrait else 1.65, detail=1.35 if portrait else 1.2)
        large = ButtonShape(text=2.6 if portrait else 2.2, detail=1.6 if portrait else 1.4)
        for index, button in enumerate(self._choices):
            button.reshape(large if index == 0 and self.view.resume is None else plain)
        self.update()

    def paintEvent(self, event: QPaintEvent | None) -> None:  # noqa: ARG002
        """Cloth all over, greeting, date, status."""
        layout = self._layout
        if layout is None:
            return
        pen, view, theme = Pen.on(self, self.kit), self.view, self.kit.theme
        pen.painter.setPen(Qt.PenStyle.NoPen)
        pen.painter.setBrush(felt_brush(theme, centre_x=0.5 if self.kit.canvas.portrait else 0.8))
        pen.painter.drawRect(QRectF(self.rect()))
        scale, box = 1.25 if self.kit.canvas.portrait else 1.0, layout.greeting
        pen.write(view.greeting, box.x, box.y + 1.4, 2.5 * scale, theme.text, bold=True, width=box.width)
        pen.write(view.date, box.x, box.y + 1.4 + 2.15 * scale, 1.4 * scale, theme.soft, width=box.width)
        self._paint_status(pen, layout)

    def _paint_status(self, pen: Pen, layout: StartLayout) -> None:
        if not self.view.status:
            return
        box, unit = layout.status, pen.unit
        pen.painter.setPen(Qt.PenStyle.NoPen)
        pen.painter.setBrush(pen.theme.soft)
        size, room = 1.5 if self.kit.canvas.portrait else 1.3, box.width - 1.35
        rows = wrap(self.kit, self.view.status, size, width=room)
        if len(rows) > 1:
            size = Size.SECOND if self.kit.canvas.portrait else Size.SMALLEST
            rows = wrap(self.kit, self.view.status, size, width=room)
        first_y = box.centre_y - (len(rows) - 1) * size * 0.6
        dot = QPointF((box.x + 0.42) * unit, first_y * unit)
        pen.painter.drawEllipse(dot, 0.42 * unit, 0.42 * unit)
        for index, row in enumerate(rows):
            pen.write(row, box.x + 1.35, first_y + index * size * 1.2, size, pen.theme.soft, width=room)
