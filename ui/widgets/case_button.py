"""One of the nine cases: its picture over its name, or why it cannot be asked about now."""

from __future__ import annotations

from PyQt6.QtCore import QRectF
from PyQt6.QtWidgets import QWidget

from ui.kit import Kit
from ui.paint.cases import draw_case
from ui.paint.pen import Pen, wrap
from ui.theme import SMALLEST_SHRINK
from ui.views import ButtonView, CaseArt, CaseView
from ui.widgets.button import Button, Face

MOST_HEIGHT = 3.6
"""Higher no picture is, in units of a lying screen."""


class CaseButton(Button):
    """A tile with a picture.

    Signals:
        intent: ChooseCase.
    """

    def __init__(self, kit: Kit, parent: QWidget | None = None) -> None:
        super().__init__(kit, parent)
        self._art = CaseArt.OVERSIZED

    def show_case(self, view: CaseView) -> None:
        """Show this case."""
        self._art = view.art
        self.render(view.button)

    def paint_face(self, pen: Pen, view: ButtonView, face: Face) -> None:
        """The picture in the upper part, the name below it; greyed, the reason takes the picture's place."""
        unit, portrait = pen.unit, self.kit.canvas.portrait
        width, height = self.width() / unit, self.height() / unit
        size, room = (1.75 if portrait else 1.5), width - 0.9
        rows: tuple[str, ...] = (view.text,)
        if self.kit.text_width(view.text, size * SMALLEST_SHRINK, bold=True) > room:
            rows = wrap(self.kit, view.text, size, width=room, bold=True)
        bottom = height - 0.75
        for index, row in enumerate(reversed(rows)):
            y = bottom - size * 0.36 - index * size * 1.1
            pen.centre(row, width / 2, y, size, face.ink, bold=True, width=room)
        top = bottom - size * 0.72 - (len(rows) - 1) * size * 1.1 - 0.3
        if view.enabled:
            box = QRectF(0.5 * unit, 0.35 * unit, (width - 1.0) * unit, (top - 0.35) * unit)
            self._paint_art(pen, box, scale=1.45 if portrait else 1.0)
            return
        small = 1.4 if portrait else 1.2
        reasons = wrap(self.kit, view.detail, small, width=room)
        for index, row in enumerate(reasons):
            y = top * 0.55 + (index - (len(reasons) - 1) / 2) * small * 1.2
            pen.centre(row, width / 2, y, small, face.detail, width=room)

    def _paint_art(self, pen: Pen, box: QRectF, *, scale: float) -> None:
        """The picture as it is drawn on a lying screen, larger where the tile is."""
        height = min(box.height() / scale, MOST_HEIGHT * pen.unit)
        room = QRectF(-box.width() / scale / 2, -height / 2, box.width() / scale, height)
        pen.painter.save()
        pen.painter.translate(box.center())
        pen.painter.scale(scale, scale)
        draw_case(pen, self._art, room)
        pen.painter.restore()
