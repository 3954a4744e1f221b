"""A card that it may be: to be tapped where the camera is not sure."""

from __future__ import annotations

from PyQt6.QtCore import QRectF
from PyQt6.QtGui import QPaintEvent

from ui.paint.cards import draw_card_line, suit_colour
from ui.paint.pen import Pen
from ui.paint.plates import draw_plate
from ui.theme import Size
from ui.views import ButtonLook
from ui.widgets.button import Button


class GuessButton(Button):
    """Rank and suit over how likely it is, on the colour of a card; the likeliest has a brass rim."""

    def paintEvent(self, event: QPaintEvent | None) -> None:  # noqa: ARG002
        """The card in a line, the words below it."""
        view = self.view
        if view is None:
            return
        pen, theme, unit = Pen.on(self, self.kit), self.kit.theme, self.kit.unit
        likeliest = view.look is ButtonLook.EDGE
        fill = theme.card_back if self.isDown() else theme.card
        line = theme.brass if likeliest else theme.card_line
        width = 0.26 if likeliest else 0.08
        draw_plate(pen, QRectF(self.rect()), radius=0.55, fill=fill, line=line, line_width=width)
        height, middle = self.height() / unit, self.width() / unit / 2
        upper = QRectF(0, 0.1 * height * unit, self.width(), 0.5 * height * unit)
        draw_card_line(pen, view.cards[0], upper, suit_colour(theme, view.cards[0]), 0.46 * height)
        room = 2 * middle - 0.7
        pen.centre(view.detail, middle, 0.78 * height, Size.SECOND, theme.ink, bold=likeliest, width=room)
