"""Chips from above and from the side, and the discs on the felt."""

from __future__ import annotations

import math

from PyQt6.QtCore import QPointF, QRectF, QSizeF, Qt
from PyQt6.QtGui import QColor, QPainter, QPainterPath, QPen

from ui.paint.pen import Align, Pen
from ui.theme import ChipPaint, Size
from ui.views import ChipStackView, Disc

SIDE_HEIGHT = 0.24
"""Height of a chip seen from the side, as a share of its width."""


def draw_chip(pen: Pen, paint: ChipPaint, centre: QPointF, radius: float, figure: str = "") -> None:
    """A chip from above, `radius` in pixels; without a figure it is a sample of its colour."""
    painter = pen.painter
    painter.setPen(QPen(paint.rim or QColor(0, 0, 0, 150), max(radius * 0.03, 1.0)))
    painter.setBrush(paint.face)
    painter.drawEllipse(centre, radius, radius)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(paint.spots)
    for index in range(6):
        painter.drawPath(_edge_spot(centre, radius * 0.98, 60.0 * index))
    painter.setPen(QPen(paint.spots, max(radius * 0.035, 1.0)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(centre, radius * 0.72, radius * 0.72)
    if figure:
        size = radius / pen.unit * (0.95 if len(figure) < 3 else 0.8 if len(figure) == 3 else 0.58)
        size = max(size, Size.SMALLEST)
        pen.write_at(figure, centre, size, paint.value, bold=True, align=Align.CENTRE)


def _edge_spot(centre: QPointF, radius: float, degrees: float) -> QPainterPath:
    """A spot of 21 degrees on the rim, from 0.78 of the radius outwards."""
    path = QPainterPath()
    for index, share in enumerate((1.0, 1.0, 0.8, 0.8)):
        angle = math.radians(degrees + (-10.5 if index in (0, 3) else 10.5))
        point = centre + QPointF(math.cos(angle), math.sin(angle)) * radius * share
        if index == 0:
            path.moveTo(point)
        elif index == 1:
            around = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
            path.arcTo(around, -degrees + 10.5, -21.0)
        else:
            path.lineTo(point)
    path.closeSubpath()
    return path


def draw_stack(
    pen: Pen, stack: ChipStackView, left_bottom: QPointF, width: float, most_height: float
) -> None:
    """Chips of one colour from the side, one for each; pressed flatter where they are too many."""
    up = QPointF(0, max(most_height, width * SIDE_HEIGHT))
    paint = pen.theme.chips[stack.colour]
    pen.kit.stamps.draw(
        pen.painter,
        ("stack", stack.colour, stack.count, width, most_height),
        left_bottom - up,
        QSizeF(width, up.y()),
        lambda painter, at: _paint_stack(
            painter,
            paint,
            stack.count,
            QRectF(at + QPointF(0, up.y() - most_height), QSizeF(width, most_height)),
        ),
    )


def _paint_stack(painter: QPainter, paint: ChipPaint, count: int, box: QRectF) -> None:
    width = box.width()
    height = width * SIDE_HEIGHT
    step = height * 1.03
    if count > 1:
        step = min(step, (box.height() - height) / (count - 1))
    shown_height = min(height, max(step * 0.97, height * 0.42))
    for index in range(count):
        top = box.bottom() - shown_height - index * step
        draw_side_chip(painter, paint, QRectF(box.x(), top, width, shown_height))


def draw_side_chip(painter: QPainter, paint: ChipPaint, box: QRectF) -> None:
    """One chip from the side."""
    radius = box.height() * 0.32
    edge = paint.rim or QColor(0, 0, 0, 170)
    painter.setPen(QPen(edge, max(box.width() * 0.025, 0.8)))
    painter.setBrush(paint.face)
    painter.drawRoundedRect(box, radius, radius)
    painter.setPen(Qt.PenStyle.NoPen)
    inner = box.adjusted(0, box.height() * 0.06, 0, -box.height() * 0.06)
    for share in (0.20, 0.64):
        spot = QRectF(box.x() + share * box.width(), inner.y(), 0.16 * box.width(), inner.height())
        painter.fillRect(spot, paint.spots)


def draw_disc(pen: Pen, disc: Disc, centre: QPointF, radius: float) -> None:
    """The dealer button in ivory, the others dark with an ivory rim; `radius` in pixels."""
    theme, painter = pen.theme, pen.painter
    if disc is Disc.BUTTON:
        face, rim, letter = theme.button_disc, theme.button_rim, theme.on_button_disc
    else:
        face, rim, letter = theme.disc, theme.on_disc, theme.on_disc
    rim_width = radius * 0.11
    painter.setPen(QPen(rim, rim_width))
    painter.setBrush(face)
    painter.drawEllipse(centre, radius - rim_width / 2, radius - rim_width / 2)
    size = radius / pen.unit * (1.4 if len(disc.value) == 1 else 1.29)
    pen.write_at(disc.value, centre, size, letter, bold=True, align=Align.CENTRE)
