"""The time left as an inlay in the brass of the player to act."""

from __future__ import annotations

from PyQt6.QtCore import QRectF, Qt
from PyQt6.QtGui import QPainterPath, QPen

from ui.paint.pen import Pen

WIDTH = 0.14
"""Thin enough to stay an edge of the plate, in units."""


def draw_time_ring(pen: Pen, plate: QRectF, radius: float, share: float) -> None:
    """A dark line along the edge of `plate`, clockwise from the middle of its upper edge.

    `share` of it, from 1 to 0, is there, as on the ring of the action bar. Dark on brass, so that no second
    bright colour competes with the turn.
    """
    if share <= 0:
        return
    path, corner = QPainterPath(), radius * pen.unit
    path.moveTo(plate.center().x(), plate.top())
    for x, y, start in (
        (plate.right() - 2 * corner, plate.top(), 90),
        (plate.right() - 2 * corner, plate.bottom() - 2 * corner, 0),
        (plate.left(), plate.bottom() - 2 * corner, -90),
        (plate.left(), plate.top(), 180),
    ):
        path.arcTo(x, y, 2 * corner, 2 * corner, start, -90)
    path.closeSubpath()
    width = WIDTH * pen.unit
    length = path.length() / width
    line = QPen(pen.theme.on_brass, width)
    line.setCapStyle(Qt.PenCapStyle.FlatCap)
    if share < 1:
        line.setDashPattern([share * length, 2 * length])
    pen.painter.setPen(line)
    pen.painter.setBrush(Qt.BrushStyle.NoBrush)
    pen.painter.drawPath(path)
