"""The setup of a new game."""

from __future__ import annotations

from PyQt6.QtCore import QPointF
from PyQt6.QtGui import QPaintEvent
from PyQt6.QtWidgets import QWidget

from ui.kit import Kit
from ui.layout.box import Box
from ui.layout.night import SetupLayout, setup_layout
from ui.layout.seats import Side, Slot
from ui.paint.cards import draw_card
from ui.paint.chips import draw_chip, draw_disc
from ui.paint.heads import draw_head
from ui.paint.pen import Pen, wrap
from ui.paint.plates import draw_table
from ui.theme import Size
from ui.views import Disc, SetupSeatView, SetupView
from ui.widgets.button import Button, ButtonShape
from ui.widgets.buttons import Buttons
from ui.widgets.panel import Panel
from ui.widgets.preset_button import PresetButton
from ui.widgets.setup_seat import SetupSeat
from ui.widgets.strip import Strip

DISC_RADIUS = 0.85
START = ButtonShape(text=2.2, over=1.6, detail=1.2)
UPRIGHT_START = ButtonShape(text=3.0, over=2.3, detail=1.5)
PRESET = ButtonShape(text=1.7, over=1.35, detail=1.2, radius=0.6)
UPRIGHT_PRESET = ButtonShape(text=1.7, detail=1.25, radius=0.6)


class SetupScreen(Panel[SetupView]):
    """Pick a game, tap the seats, deal.

    Signals:
        intent: what the buttons carry, and ChooseSeat.
    """

    def __init__(self, kit: Kit, parent: QWidget | None = None) -> None:
        super().__init__(kit, parent, name="setup")
        self._layout: SetupLayout | None = None
        self._back = Button(kit, self)
        self._presets = Buttons(PresetButton, kit, self, self.intent)
        self._seats = Buttons(SetupSeat, kit, self, self.intent)
        self._others = Buttons(Button, kit, self, self.intent)
        self._strip = Strip(kit, self, name="strip")
        self._start = Button(kit, self)
        self._back.intent.connect(self.intent)
        self._start.intent.connect(self.intent)
        self._strip.intent.connect(self.intent)

    def refresh(self, before: SetupView | None) -> None:  # noqa: ARG002
        """Hand each part its view."""
        view = self.view
        self._back.render(view.back)
        self._start.render(view.start)
        for preset, preset_view in zip(self._presets.first(len(view.presets)), view.presets, strict=True):
            preset.render(preset_view)
        for seat, seat_view in zip(self._seats.first(len(view.seats)), view.seats, strict=True):
            seat.render(seat_view)
        for button, other in zip(self._others.first(len(view.others)), view.others, strict=True):
            button.render(other)
        self.arrange()

    def arrange(self) -> None:
        """Put everything where this canvas has it."""
        if not self.rendered:
            return
        view, portrait = self.view, self.kit.canvas.portrait
        layout = self._layout = setup_layout(
            self.kit.canvas,
            presets=len(view.presets),
            seats=len(view.seats),
            others=len(view.others),
            chips=len(view.stack_chips),
        )
        self._back.setGeometry(self.kit.rect(layout.back))
        self._start.setGeometry(self.kit.rect(layout.start))
        self._presets.place(layout.presets)
        self._seats.place([slot.box for slot in layout.slots])
        self._others.place(layout.others)
        self._strip.show_buttons(view.strip, layout.strip, layout.strip_rows)
        self._back.reshape(ButtonShape(text=1.7 if portrait else Size.SEAT))
        for preset in self._presets:
            preset.reshape(UPRIGHT_PRESET if portrait else PRESET)
        for button in self._others:
            button.reshape(ButtonShape(text=1.7 if portrait else 1.4))
        self._start.reshape(UPRIGHT_START if portrait else START)
        self.update()

    def paintEvent(self, event: QPaintEvent | None) -> None:  # noqa: ARG002
        """Ground, head, felt with what lies on it, what each player gets."""
        layout = self._layout
        if layout is None:
            return
        pen, view, theme = Pen.on(self, self.kit), self.view, self.kit.theme
        pen.painter.fillRect(self.rect(), theme.bar)
        draw_head(pen, layout.title, view.title, view.hint)
        draw_table(pen, self.kit.rect_f(layout.table), layout.corner)
        self._paint_middle(pen, layout)
        for slot, seat in zip(layout.slots, view.seats, strict=False):
            self._paint_before_seat(pen, slot, seat)
        box, size = layout.strip_title, 1.5 if self.kit.canvas.portrait else Size.SECOND
        pen.write(view.strip_title, box.x, box.centre_y, size, theme.soft, width=box.width)
        self._paint_stack(pen, layout.stack)

    def _paint_middle(self, pen: Pen, layout: SetupLayout) -> None:
        """In the room that seats, cards and discs leave."""
        view, box, portrait = self.view, layout.table, self.kit.canvas.portrait
        crowded = any(
            seat.card or seat.button
            for slot, seat in zip(layout.slots, view.seats, strict=False)
            if slot.side in (Side.LEFT, Side.RIGHT)
        )
        room = (12.0 if portrait else box.width - 12.4) - (3.1 if crowded else 0.0)
        sizes, small = ((2.2, 1.7), 1.5) if portrait else ((Size.KEY, 1.5), 1.25)
        fitting = (s for s in sizes if self.kit.text_width(view.middle, s, bold=True) <= room)
        size = next(fitting, sizes[-1])
        rows = [(row, size) for row in wrap(self.kit, view.middle, size, width=room, bold=True)]
        rows += [(row, small) for row in wrap(self.kit, view.middle_hint, small, width=room)]
        y = box.centre_y - sum(row_size * 0.62 for _, row_size in rows)
        for row, row_size in rows:
            bold = row_size == size
            y += row_size * 0.62
            ink = pen.theme.text if bold else pen.theme.soft
            pen.centre(row, box.centre_x, y, row_size, ink, bold=bold, width=room)
            y += row_size * 0.62 + (0.12 if bold else 0.0)

    def _paint_before_seat(self, pen: Pen, slot: Slot, seat: SetupSeatView) -> None:
        """A drawn card and the button lie on the felt before the seat."""
        unit, plate = pen.unit, slot.box
        along = 0.0 if not (seat.button and seat.card) else 0.95
        match slot.side:
            case Side.TOP | Side.BOTTOM:
                y = plate.bottom + 1.12 if slot.side is Side.TOP else plate.y - 1.12
                card_x, disc_x = plate.centre_x - along, plate.centre_x + along
            case Side.LEFT:
                y, card_x = plate.centre_y, plate.right + 1.1
                disc_x = card_x + 2 * along
            case Side.RIGHT:
                y, card_x = plate.centre_y, plate.x - 1.1
                disc_x = card_x - 2 * along
        if seat.card is not None:
            draw_card(pen, seat.card, self.kit.rect_f(Box.around(card_x, y, 1.35, 1.89)))
        if seat.button:
            draw_disc(pen, Disc.BUTTON, QPointF(disc_x * unit, y * unit), DISC_RADIUS * unit)

    def _paint_stack(self, pen: Pen, box: Box) -> None:
        """What each player gets, as chips: in a row on an upright screen, else two across."""
        view, theme, portrait = self.view, pen.theme, self.kit.canvas.portrait
        size = 1.5 if portrait else 1.3
        room = box.width - 0.2
        pen.write(view.stack_title, box.x + 0.2, box.y + 0.8, size, theme.text, bold=True, width=room)
        if not view.stack_chips:
            return
        across = min(len(view.stack_chips), 5) if portrait else 2
        rows = -(-len(view.stack_chips) // across)
        row_height = min(2.2, (box.height - 1.5) / rows)
        area = Box(box.x, box.y + 1.7, box.width, rows * row_height)
        places = [cell for row in area.rows(rows, 0.0) for cell in row.columns(across, 0.2)]
        for stack, place in zip(view.stack_chips, places, strict=False):
            centre = QPointF((place.x + 0.95) * pen.unit, place.centre_y * pen.unit)
            draw_chip(pen, theme.chips[stack.colour], centre, min(0.85, 0.46 * row_height) * pen.unit)
            pen.write(stack.words, place.x + 2.05, place.centre_y, 1.3, theme.soft, width=place.width - 2.05)
