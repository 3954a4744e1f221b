"""Small drawings that stand in many places: painted once, then copied."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable

from PyQt6.QtCore import QPointF, QSizeF
from PyQt6.QtGui import QColor, QPainter, QPixmap

from ui.paint.pen import Pen

MARGIN = 2
"""Pixels around a drawing, for soft edges and borders."""
MOST_KEPT = 100
"""A table shows some thirty at a time; each takes a few kilobytes."""


def stamp(pen: Pen, what: Hashable, at: QPointF, size: QSizeF, paint: Callable[[Pen, QPointF], None]) -> None:
    """Copy the drawing `what` whose upper left corner is `at`, on whole pixels; `paint` makes it once.

    `what` names all that the drawing depends on, but for the size, in pixels, and the theme.
    """
    device = pen.painter.device()
    ratio = 1.0 if device is None else device.devicePixelRatioF()
    width, height = math.ceil(size.width()) + 2 * MARGIN, math.ceil(size.height()) + 2 * MARGIN
    key = (what, width, height, ratio)
    stamps = pen.kit.stamps
    picture = stamps.get(key)
    if picture is None:
        if len(stamps) >= MOST_KEPT:
            stamps.clear()
        picture = stamps[key] = _painted(pen, width, height, ratio, paint)
    pen.painter.drawPixmap(round(at.x()) - MARGIN, round(at.y()) - MARGIN, picture)


def _painted(
    pen: Pen, width: int, height: int, ratio: float, paint: Callable[[Pen, QPointF], None]
) -> QPixmap:
    picture = QPixmap(math.ceil(width * ratio), math.ceil(height * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(QColor(0, 0, 0, 0))
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint(Pen(painter, pen.kit), QPointF(MARGIN, MARGIN))
    painter.end()
    return picture
