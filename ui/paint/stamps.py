"""Drawings that stand in many places, or again and again: painted once, then copied."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable

from PyQt6.QtCore import QPointF, QSizeF
from PyQt6.QtGui import QColor, QPainter, QPixmap

MARGIN = 2
"""Pixels around a drawing, for soft edges and borders."""
MOST_BYTES = 1_500_000
"""Some forty small drawings and a dozen of large words, at any screen of the design."""


class Stamps:
    """Keeps what was drawn last, as much as there is room for; main thread only.

    Attributes:
        kept_bytes: the memory all that is kept takes.
    """

    def __init__(self) -> None:
        self._kept: dict[Hashable, QPixmap] = {}
        self.kept_bytes = 0

    def clear(self) -> None:
        """Forget all: the colours or the sizes are others now."""
        self._kept.clear()
        self.kept_bytes = 0

    def draw(
        self,
        painter: QPainter,
        what: Hashable,
        at: QPointF,
        size: QSizeF,
        paint: Callable[[QPainter, QPointF], None],
    ) -> None:
        """Copy the drawing `what` whose upper left corner is `at`, on whole pixels; `paint` makes it once.

        `what` names all that the drawing depends on, but for the size, in pixels, and the theme.
        """
        device = painter.device()
        ratio = 1.0 if device is None else device.devicePixelRatioF()
        width, height = math.ceil(size.width()) + 2 * MARGIN, math.ceil(size.height()) + 2 * MARGIN
        key = (what, width, height, ratio)
        picture = self._kept.pop(key, None)
        if picture is None:
            picture = _painted(width, height, ratio, paint)
            self._make_room(picture)
        self._kept[key] = picture  # as the newest
        painter.drawPixmap(round(at.x()) - MARGIN, round(at.y()) - MARGIN, picture)

    def _make_room(self, picture: QPixmap) -> None:
        """What was not drawn for longest goes first."""
        self.kept_bytes += _bytes(picture)
        while self._kept and self.kept_bytes > MOST_BYTES:
            self.kept_bytes -= _bytes(self._kept.pop(next(iter(self._kept))))


def _bytes(picture: QPixmap) -> int:
    return 4 * picture.width() * picture.height()


def _painted(width: int, height: int, ratio: float, paint: Callable[[QPainter, QPointF], None]) -> QPixmap:
    picture = QPixmap(math.ceil(width * ratio), math.ceil(height * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(QColor(0, 0, 0, 0))
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint(painter, QPointF(MARGIN, MARGIN))
    painter.end()
    return picture
