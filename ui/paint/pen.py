"""The pen all drawing goes through: a painter with the kit's theme and unit."""

from __future__ import annotations

from enum import Enum

from PyQt6.QtCore import QPointF, QRectF, QSizeF
from PyQt6.QtGui import QColor, QPainter
from PyQt6.QtWidgets import QWidget

from ui.kit import DrawnText, FittedText, Kit
from ui.theme import CAP_HEIGHT, Theme

LARGEST_LETTERS_PX = 64
"""Up to this size Qt keeps letters as pictures itself."""


class Align(Enum):
    """Which part of a text lies at the given x."""

    LEFT = 0.0
    CENTRE = 0.5
    RIGHT = 1.0


class Pen:
    """Draws on one painter.

    Text is one line, centred on the height of its capitals; a text longer than `width` shrinks, then ends in
    an ellipsis. Sizes are in units throughout.
    """

    def __init__(self, painter: QPainter, kit: Kit) -> None:
        self.painter = painter
        self.kit = kit

    @classmethod
    def on(cls, widget: QWidget, kit: Kit) -> Pen:
        """A pen on a widget that is being painted."""
        painter = QPainter(widget)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        return cls(painter, kit)

    @property
    def theme(self) -> Theme:
        """The colours."""
        return self.kit.theme

    @property
    def unit(self) -> float:
        """Pixels of one unit."""
        return self.kit.unit

    def write(
        self,
        text: str,
        x: float,
        y: float,
        size: float,
        colour: QColor,
        *,
        bold: bool = False,
        align: Align = Align.LEFT,
        width: float | None = None,
    ) -> float:
        """One line at a place in units; returns the width drawn, in units."""
        unit = self.kit.canvas.unit
        at = QPointF(x * unit, y * unit)
        return self.write_at(text, at, size, colour, bold=bold, align=align, width=width)

    def centre(
        self, text: str, x: float, y: float, size: float, colour: QColor, *, bold: bool = False, width: float
    ) -> float:
        """One line, centred on x."""
        return self.write(text, x, y, size, colour, bold=bold, align=Align.CENTRE, width=width)

    def right(
        self, text: str, x: float, y: float, size: float, colour: QColor, *, bold: bool = False, width: float
    ) -> float:
        """One line that ends at x."""
        return self.write(text, x, y, size, colour, bold=bold, align=Align.RIGHT, width=width)

    def write_at(
        self,
        text: str,
        at: QPointF,
        size: float,
        colour: QColor,
        *,
        bold: bool = False,
        align: Align = Align.LEFT,
        width: float | None = None,
    ) -> float:
        """One line at a place in pixels; returns the width drawn, in units."""
        if not text:
            return 0.0
        fitted = self.kit.fit(text, size, bold=bold, width=width)
        cap_height = fitted.size_px * CAP_HEIGHT
        start = QPointF(at.x() - fitted.width * align.value, at.y() + cap_height / 2)
        if fitted.size_px > LARGEST_LETTERS_PX and not self.painter.transform().isScaling():
            self._stamp(fitted, start, colour)
        else:
            self._draw(self.painter, fitted, start, colour)
        if self.kit.text_drawn is not None:
            self._tell_drawn(fitted, start, colour)
        if self.kit.looks_for_cuts:
            capitals = QRectF(start.x(), start.y() - cap_height, fitted.width, cap_height)
            self._tell_if_outside(fitted.text, capitals)
        return fitted.width / self.unit

    def _stamp(self, fitted: FittedText, start: QPointF, ink: QColor) -> None:
        """Letters that Qt draws anew as outlines each time, which takes six times as long."""
        size = fitted.size_px
        up = QPointF(0.1 * size, size)  # an accent on a capital
        self.kit.stamps.draw(
            self.painter,
            (fitted.text, fitted.font.bold(), size, ink.rgba()),
            start - up,
            QSizeF(fitted.width + 0.2 * size, 1.25 * size),
            lambda painter, at: self._draw(painter, fitted, at + up, ink),
        )

    def _draw(self, painter: QPainter, fitted: FittedText, start: QPointF, ink: QColor) -> None:
        painter.setFont(fitted.font)
        painter.setPen(ink)
        painter.drawText(start, fitted.text)

    def _tell_drawn(self, fitted: FittedText, start: QPointF, ink: QColor) -> None:
        assert self.kit.text_drawn is not None
        self.kit.text_drawn(
            DrawnText(
                text=fitted.text,
                font=fitted.font,
                start=start,
                ink=ink,
                transform=self.painter.transform(),
                device=self.painter.device(),
            )
        )

    def _tell_if_outside(self, text: str, capitals: QRectF) -> None:
        """A text that leaves the widget it is drawn on is cut by it: that is a fault of the layout."""
        room = QRectF(self.painter.viewport()).adjusted(-1, -1, 1, 1)
        if not room.contains(self.painter.transform().mapRect(capitals)):
            self.kit.text_cut(f"{text} (outside)")


def wrap(
    kit: Kit, text: str, size: float, *, width: float, bold: bool = False, even: bool = True
) -> tuple[str, ...]:
    """The text broken at spaces into lines of at most `width` units; `even` makes them about equally long.

    A word longer than that stays whole.
    """
    words = [(word, kit.text_width(word, size, bold=bold)) for word in text.split()]
    space = kit.text_width(" ", size, bold=bold)
    lines = _break(words, space, width)
    while even and 1 < len(lines) < len(words):
        width *= 0.95
        narrower = _break(words, space, width)
        if len(narrower) > len(lines):
            break
        lines = narrower
    return tuple(" ".join(line) for line in lines)


def _break(words: list[tuple[str, float]], space: float, width: float) -> list[list[str]]:
    lines: list[list[str]] = []
    used = width
    for word, word_width in words:
        if not lines or used + space + word_width > width:
            lines.append([word])
            used = word_width
        else:
            lines[-1].append(word)
            used += space + word_width
    return lines
