"""The chip set of a game: which colours are in play, and what each is worth."""

from __future__ import annotations

from PyQt6.QtGui import QPaintEvent
from PyQt6.QtWidgets import QWidget

from ui.kit import Kit
from ui.layout.chip_set import chip_places
from ui.layout.looking_back import PageLayout, page_layout
from ui.paint.heads import draw_head
from ui.paint.pen import Pen
from ui.views import ChipSetView
from ui.widgets.button import Button, ButtonShape
from ui.widgets.buttons import Buttons
from ui.widgets.chip_value import ChipValue
from ui.widgets.page_foot import PageFoot
from ui.widgets.panel import Panel

LYING = ButtonShape(text=1.6, detail=1.2)
UPRIGHT = ButtonShape(text=1.9, detail=1.4)
OUT = ButtonShape(text=1.3)
UPRIGHT_OUT = ButtonShape(text=1.6)


class ChipSetScreen(Panel[ChipSetView]):
    """One place for each colour, and beside those in play what takes them out.

    Signals:
        intent: what the buttons carry.
    """

    def __init__(self, kit: Kit, parent: QWidget | None = None) -> None:
        super().__init__(kit, parent, name="chip_set")
        self._layout: PageLayout | None = None
        self._values = Buttons(ChipValue, kit, self, self.intent)
        self._outs = Buttons(Button, kit, self, self.intent)
        self._foot = PageFoot(kit, self, self.intent)

    def refresh(self, before: ChipSetView | None) -> None:  # noqa: ARG002
        """Hand the buttons theirs."""
        rows = self.view.rows
        for value, row in zip(self._values.first(len(rows)), rows, strict=True):
            value.show_row(row)
        outs = [row.out for row in rows if row.out is not None]
        for button, out in zip(self._outs.first(len(outs)), outs, strict=True):
            button.render(out)
        self._foot.render(self.view.back, (), None, None)
        self.arrange()

    def arrange(self) -> None:
        """Put everything where this canvas has it."""
        if not self.rendered:
            return
        rows, portrait = self.view.rows, self.kit.canvas.portrait
        layout = self._layout = page_layout(self.kit.canvas, others=0, note=True, turns=False)
        room = type(layout.room).between(
            layout.room.x, layout.room.y, layout.room.right, self.kit.canvas.height - 3.2
        )
        places = chip_places(self.kit.canvas, room, rows=len(rows))
        self._values.place([value for value, _ in places])
        self._outs.place([out for (_, out), row in zip(places, rows, strict=True) if row.out is not None])
        for button in self._values:
            button.reshape(UPRIGHT if portrait else LYING)
        for out in self._outs:
            out.reshape(UPRIGHT_OUT if portrait else OUT)
        self._foot.arrange(layout)
        self.update()

    def paintEvent(self, event: QPaintEvent | None) -> None:  # noqa: ARG002
        """Ground, head, and what is wrong."""
        layout = self._layout
        if layout is None:
            return
        pen, view, canvas = Pen.on(self, self.kit), self.view, self.kit.canvas
        pen.painter.fillRect(self.rect(), pen.theme.bar)
        draw_head(pen, layout.title, view.title, view.hint)
        size = 1.6 if canvas.portrait else 1.45
        pen.write(
            view.problem,
            layout.note.x,
            canvas.height - 1.6,
            size,
            pen.theme.text,
            bold=True,
            width=layout.note.width,
        )
