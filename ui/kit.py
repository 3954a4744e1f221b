"""What every widget draws with: the theme, the unit, fonts and fitted text."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PyQt6.QtCore import QPointF, QRect, QRectF, Qt
from PyQt6.QtGui import QColor, QFont, QFontMetricsF, QPaintDevice, QTransform

from ui.layout.box import Box, Canvas
from ui.paint.stamps import Stamps
from ui.press_guard import PressGuard
from ui.theme import NIGHT, SMALLEST_SHRINK, Size, Theme
from ui.typeface import make_font

MOST_KEPT = 2000
"""So many texts are remembered with their widths; a long night needs no more memory than that."""


@dataclass(frozen=True, slots=True)
class FittedText:
    """A text in the font in which it fits; `width` in pixels."""

    text: str
    font: QFont
    size_px: float
    width: float


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawnText:
    """A text as it was drawn: its baseline begins at `start`, which `transform` makes pixels of `device`."""

    text: str
    font: QFont
    start: QPointF
    ink: QColor
    transform: QTransform
    device: QPaintDevice | None


class Kit:
    """Shared by all widgets of a window; main thread only.

    Attributes:
        canvas: the window in units; all measures of the design are in units.
        guard: refuses presses that began just after the screen changed.
        text_cut: told every text that had to end in an ellipsis or does not fit its widget.
        looks_for_cuts: whether somebody is told.
        text_drawn: told every text that is drawn, where somebody looks at what is painted.
        stamps: drawings of this size and in these colours, to be copied.
    """

    def __init__(
        self,
        *,
        theme: Theme = NIGHT,
        guard: PressGuard | None = None,
        text_cut: Callable[[str], None] | None = None,
        text_drawn: Callable[[DrawnText], None] | None = None,
    ) -> None:
        self._theme = theme
        self.canvas = Canvas.of(800, 480)
        self.guard = guard or PressGuard()
        self.text_cut = text_cut or _ignore
        self.looks_for_cuts = text_cut is not None
        self.text_drawn = text_drawn
        self._fonts: dict[tuple[int, bool], tuple[QFont, QFontMetricsF]] = {}
        self._fitted: dict[tuple[str, float, bool, float], FittedText] = {}
        self._widths: dict[tuple[str, int, bool], float] = {}
        self.stamps = Stamps()

    @property
    def theme(self) -> Theme:
        """The colours."""
        return self._theme

    @theme.setter
    def theme(self, theme: Theme) -> None:
        self._theme = theme
        self.stamps.clear()

    @property
    def unit(self) -> float:
        """Pixels of one unit."""
        return self.canvas.unit

    def resize(self, canvas: Canvas) -> None:
        """The window has another size: what was fitted to the old one is forgotten."""
        if canvas != self.canvas:
            self.canvas = canvas
            self._fonts.clear()
            self._fitted.clear()
            self._widths.clear()
            self.stamps.clear()

    def rect_f(self, box: Box) -> QRectF:
        """A box in units as pixels."""
        unit = self.unit
        return QRectF(box.x * unit, box.y * unit, box.width * unit, box.height * unit)

    def rect(self, box: Box) -> QRect:
        """A box in units as whole pixels, edges rounded, so that neighbours stay neighbours."""
        unit = self.unit
        left, top = round(box.x * unit), round(box.y * unit)
        return QRect(left, top, round(box.right * unit) - left, round(box.bottom * unit) - top)

    def font(self, size: float, *, bold: bool) -> QFont:
        """The font of `size` units."""
        return self._font_of(round(size * self.unit), bold)[0]

    def text_width(self, text: str, size: float, *, bold: bool) -> float:
        """Width in units."""
        return self._advance(text, round(size * self.unit), bold) / self.unit

    def fit(self, text: str, size: float, *, bold: bool, width: float | None = None) -> FittedText:
        """The text as it fits into `width` units: whole, else shrunk to 84 %, else with an ellipsis.

        It never shrinks under the smallest size there is.
        """
        key = (text, size, bold, -1.0 if width is None else width)
        fitted = self._fitted.get(key)
        if fitted is None:
            if len(self._fitted) > MOST_KEPT:
                self._fitted.clear()
            fitted = self._fitted[key] = self._fit(text, round(size * self.unit), bold, width)
        if fitted.text != text:
            self.text_cut(text)
        return fitted

    def _fit(self, text: str, size_px: int, bold: bool, width: float | None) -> FittedText:
        limit = None if width is None else width * self.unit
        smallest = max(int(size_px * SMALLEST_SHRINK), min(size_px, round(Size.SMALLEST * self.unit)))
        for tried_px in range(size_px, smallest - 1, -1):
            advance = self._advance(text, tried_px, bold)
            if limit is None or advance <= limit + 0.5:
                return FittedText(text, self._font_of(tried_px, bold)[0], tried_px, advance)
        assert limit is not None
        font, metrics = self._font_of(smallest, bold)
        cut = metrics.elidedText(text, Qt.TextElideMode.ElideRight, limit)
        return FittedText(cut, font, smallest, metrics.horizontalAdvance(cut))

    def _advance(self, text: str, size_px: int, bold: bool) -> float:
        """The width of `text` in pixels; words and figures come back again and again."""
        key = (text, size_px, bold)
        found = self._widths.get(key)
        if found is None:
            if len(self._widths) > MOST_KEPT:
                self._widths.clear()
            found = self._widths[key] = self._font_of(size_px, bold)[1].horizontalAdvance(text)
        return found

    def _font_of(self, size_px: int, bold: bool) -> tuple[QFont, QFontMetricsF]:
        key = (size_px, bold)
        found = self._fonts.get(key)
        if found is None:
            font = make_font(size_px, bold=bold)
            found = self._fonts[key] = (font, QFontMetricsF(font))
        return found


def _ignore(_text: str) -> None:
    """Nobody listens for cut texts."""
