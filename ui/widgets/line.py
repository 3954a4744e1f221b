"""The newest announcement, on the felt, while it is to be read."""

from __future__ import annotations

from PyQt6.QtCore import Qt
from PyQt6.QtGui import QPaintEvent
from PyQt6.QtWidgets import QWidget

from ui.kit import Kit
from ui.layout.box import Box
from ui.paint.pen import Pen, wrap
from ui.paint.plates import draw_plate
from ui.widgets.panel import Panel

PAD = 0.7
PITCH = 1.25
LOWEST = 0.92
"""The height that a row needs at least, as a share of its size."""
SIZES = (1.4, 1.25, 1.15, 1.08)
"""Tried from the largest, in units."""


class SpokenLine(Panel[str]):
    """One line on a dark plate as wide as its words; where it stands alone it may take a second line."""

    def __init__(self, kit: Kit, parent: QWidget) -> None:
        super().__init__(kit, parent, name="line")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def refresh(self, before: str | None) -> None:  # noqa: ARG002
        """An empty line takes no place."""
        self.setAccessibleName(self.view)
        self.setVisible(bool(self.view))
        self.update()

    def paintEvent(self, event: QPaintEvent | None) -> None:  # noqa: ARG002
        """The plate, then the words."""
        if not self.rendered or not self.view:
            return
        pen, width, height = (
            Pen.on(self, self.kit),
            self.width() / self.kit.unit,
            self.height() / self.kit.unit,
        )
        size, rows = self._fit(width - 2 * PAD, height)
        pitch = size * PITCH
        text_width = max(self.kit.text_width(row, size, bold=True) for row in rows)
        plate_height = min((len(rows) - 1) * pitch + size * 1.2, height)
        plate = Box.around(width / 2, height / 2, min(text_width + 2 * PAD, width), plate_height)
        ground, edge = pen.theme.plate, pen.theme.line
        draw_plate(pen, self.kit.rect_f(plate), radius=0.4, fill=ground, line=edge, line_width=0.08)
        # A little high: tails of letters reach below the line.
        top = height / 2 - 0.06 - (len(rows) - 1) * pitch / 2
        for index, row in enumerate(rows):
            y = top + index * pitch
            pen.centre(row, width / 2, y, size, pen.theme.text, bold=True, width=width - 2 * PAD)

    def _fit(self, width: float, height: float) -> tuple[float, tuple[str, ...]]:
        """The largest size at which the words fit; of too many words the first whole sentences."""
        sentences = self.view.split(". ")
        for count in range(len(sentences), 0, -1):
            words = self.view if count == len(sentences) else ". ".join(sentences[:count]) + "."
            for size in SIZES:
                rows = wrap(self.kit, words, size, width=width, bold=True)
                if (len(rows) - 1) * size * PITCH + size * LOWEST <= height:
                    if count < len(sentences):
                        self.kit.text_cut(self.view)
                    return size, rows
        return SIZES[-1], (sentences[0],)
