"""What is being typed."""

from __future__ import annotations

from dataclasses import dataclass

from PyQt6.QtCore import QRectF
from PyQt6.QtGui import QPaintEvent
from PyQt6.QtWidgets import QWidget

from ui.kit import Kit
from ui.layout.box import Box
from ui.paint.pen import Pen
from ui.paint.plates import draw_plate
from ui.theme import Size
from ui.widgets.panel import Panel


@dataclass(frozen=True, slots=True)
class FieldView:
    """The text so far, and what is wrong with it. A `proposed` one is gone with the first key."""

    text: str
    problem: str
    proposed: bool = False


class Field(Panel[FieldView]):
    """The text with a brass bar where the next letter goes; a problem stands at the right.

    What is only proposed stands on ivory, as everything that is chosen.
    """

    def __init__(self, kit: Kit, parent: QWidget) -> None:
        super().__init__(kit, parent, name="field")

    def refresh(self, before: FieldView | None) -> None:  # noqa: ARG002
        """Also named for people who do not see it."""
        self.setAccessibleName(self.view.text)
        self.update()

    def paintEvent(self, event: QPaintEvent | None) -> None:  # noqa: ARG002
        """Plate, text, bar."""
        if not self.rendered:
            return
        pen, view, theme = Pen.on(self, self.kit), self.view, self.kit.theme
        width, y = self.width() / pen.unit, self.height() / pen.unit / 2
        draw_plate(pen, QRectF(self.rect()), radius=0.6, fill=theme.plate, line=theme.plate_line)
        size = Size.TITLE if not self.kit.canvas.portrait else 3.4
        problem_width = min(self.kit.text_width(view.problem, 1.3, bold=False), width * 0.5)
        room = width - 2.2 - (problem_width + 0.6 if view.problem else 0.0)
        if view.proposed:
            drawn = self.kit.fit(view.text, size, bold=True, width=room).width / pen.unit
            draw_plate(
                pen,
                self.kit.rect_f(Box.between(0.5, y - size * 0.58, 1.1 + drawn, y + size * 0.58)),
                radius=0.3,
                fill=theme.ivory,
            )
        ink = theme.on_ivory if view.proposed else theme.text
        taken = pen.write(view.text, 0.8, y, size, ink, bold=True, width=room)
        bar = Box.around(0.8 + taken + (0.6 if view.proposed else 0.25), y, 0.18, size * 0.95)
        pen.painter.fillRect(self.kit.rect_f(bar), theme.brass)
        pen.right(view.problem, width - 0.7, y, 1.3, theme.soft, width=problem_width + 0.1)
