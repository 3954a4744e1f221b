"""The settings: sound, display, house rules."""

from __future__ import annotations

from PyQt6.QtGui import QPaintEvent
from PyQt6.QtWidgets import QWidget

from ui.intents import TurnPage
from ui.kit import Kit
from ui.layout.box import Box
from ui.layout.settings import SettingRowLayout, SettingsLayout, settings_layout
from ui.paint.heads import draw_head
from ui.paint.pen import Pen, wrap
from ui.theme import Size
from ui.views import ButtonView, SettingRowView, SettingsView
from ui.widgets.button import Button, ButtonShape
from ui.widgets.buttons import Buttons
from ui.widgets.panel import Panel

MORE = "›"


class SettingsScreen(Panel[SettingsView]):
    """Rows of choices, as many as fit; a button turns the page.

    Signals:
        intent: what the buttons carry; TurnPage.
    """

    def __init__(self, kit: Kit, parent: QWidget | None = None) -> None:
        super().__init__(kit, parent, name="settings")
        self._layout: SettingsLayout | None = None
        self._back = Button(kit, self)
        self._page = Button(kit, self)
        self._sections = Buttons(Button, kit, self, self.intent)
        self._choices = Buttons(Button, kit, self, self.intent)
        for button in (self._back, self._page):
            button.intent.connect(self.intent)

    def refresh(self, before: SettingsView | None) -> None:  # noqa: ARG002
        """Hand the buttons theirs."""
        view = self.view
        self._back.render(view.back)
        for button, section in zip(self._sections.first(len(view.sections)), view.sections, strict=True):
            button.render(section)
        self.arrange()

    def arrange(self) -> None:
        """Put everything where this canvas has it."""
        if not self.rendered:
            return
        view, portrait = self.view, self.kit.canvas.portrait
        layout = self._layout = settings_layout(self.kit.canvas, sections=len(view.sections))
        self._back.setGeometry(self.kit.rect(layout.back))
        self._sections.place(layout.sections[: len(view.sections)])
        self._place_choices(layout)
        self._turn_page(layout)
        for button in (self._back, self._page, *self._sections):
            button.reshape(ButtonShape(text=1.7 if portrait else Size.SEAT))
        for button in self._choices:
            button.reshape(ButtonShape(text=1.7 if portrait else Size.SEAT, pad=0.2))
        self.update()

    def _shown(self, layout: SettingsLayout) -> tuple[tuple[SettingRowLayout, SettingRowView], ...]:
        return tuple(zip(layout.rows, self.view.rows[self.view.first :], strict=False))

    def _place_choices(self, layout: SettingsLayout) -> None:
        placed = [
            (choice, box)
            for place, row in self._shown(layout)
            for choice, box in zip(row.choices, self._columns(place.choices, row.choices), strict=True)
        ]
        for button, (choice, _) in zip(self._choices.first(len(placed)), placed, strict=False):
            button.render(choice)
        self._choices.place([box for _, box in placed])

    def _columns(self, box: Box, choices: tuple[ButtonView, ...]) -> tuple[Box, ...]:
        """As wide as their texts want, filling the row."""
        gap, size = 0.4, 1.7 if self.kit.canvas.portrait else Size.SEAT
        wanted = [self.kit.text_width(choice.text, size, bold=True) + 1.2 for choice in choices]
        spare = (box.width - gap * (len(choices) - 1) - sum(wanted)) / len(choices)
        boxes, x = [], box.x
        for width in wanted:
            boxes.append(Box(x, box.y, width + spare, box.height))
            x += width + spare + gap
        return tuple(boxes)

    def _turn_page(self, layout: SettingsLayout) -> None:
        following = self.view.first + len(layout.rows)
        more = following < len(self.view.rows)
        turn = TurnPage("settings", following if more else 0)
        needed = more or self.view.first > 0
        self._page.render(ButtonView(name="settings_page", text=MORE, intent=turn) if needed else None)
        self._page.setGeometry(self.kit.rect(layout.page))

    def paintEvent(self, event: QPaintEvent | None) -> None:  # noqa: ARG002
        """Ground, head, the words of the rows."""
        layout = self._layout
        if layout is None:
            return
        pen, view, theme = Pen.on(self, self.kit), self.view, self.kit.theme
        pen.painter.fillRect(self.rect(), theme.bar)
        draw_head(pen, layout.title, view.title, view.problem or view.hint)
        for place, row in self._shown(layout):
            self._paint_row(pen, place, row)

    def _paint_row(self, pen: Pen, place: SettingRowLayout, row: SettingRowView) -> None:
        theme, box, portrait = pen.theme, place.words, self.kit.canvas.portrait
        title, detail = (1.9, 1.4) if portrait else (Size.SENTENCE, 1.12)
        lines = wrap(self.kit, row.detail, detail, width=box.width, even=False)
        pitch = detail * 1.18
        y = box.centre_y - (len(lines) * pitch) / 2
        pen.write(row.title, box.x, y, title, theme.text, bold=True, width=box.width)
        y += title * 0.5 + detail * 0.75
        for line in lines:
            pen.write(line, box.x, y, detail, theme.soft, width=box.width)
            y += pitch
        edge = pen.unit * place.end
        pen.painter.setPen(theme.line)
        pen.painter.drawLine(
            round(box.x * pen.unit), round(edge), round(place.choices.right * pen.unit), round(edge)
        )
