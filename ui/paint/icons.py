"""The few drawn signs on buttons and banners."""

from __future__ import annotations

from typing import assert_never

from PyQt6.QtCore import QPointF, QRectF, Qt
from PyQt6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from ui.paint.pen import Align, Pen
from ui.views import Icon


def draw_icon(pen: Pen, icon: Icon, centre: QPointF, side: float, colour: QColor) -> None:
    """The icon in a square of `side` pixels around its centre."""
    painter = pen.painter
    match icon:
        case Icon.UNDO:
            _draw_turn_arrow(painter, centre, side, colour, mirrored=False)
        case Icon.REDO:
            _draw_turn_arrow(painter, centre, side, colour, mirrored=True)
        case Icon.RULING:
            _draw_question(pen, centre, side, colour)
        case Icon.MENU:
            _draw_lines(painter, centre, side, colour)
        case Icon.ERASE:
            _draw_erase(painter, centre, side, colour)
        case Icon.SHIFT:
            _draw_shift(painter, centre, side, colour)
        case _:
            assert_never(icon)


def _round_pen(colour: QColor, width: float) -> QPen:
    return QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)


def _draw_turn_arrow(
    painter: QPainter, centre: QPointF, side: float, colour: QColor, *, mirrored: bool
) -> None:
    painter.save()
    painter.translate(centre)
    painter.scale(-side / 2 if mirrored else side / 2, side / 2)
    painter.setPen(_round_pen(colour, 0.27))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    path = QPainterPath(QPointF(-0.55, -0.34))
    path.lineTo(0.2, -0.34)
    path.cubicTo(1.12, -0.34, 1.12, 0.86, 0.2, 0.86)
    painter.drawPath(path)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawPolygon(QPolygonF([QPointF(-1.0, -0.34), QPointF(-0.3, -0.9), QPointF(-0.3, 0.22)]))
    painter.restore()


def _draw_question(pen: Pen, centre: QPointF, side: float, colour: QColor) -> None:
    pen.painter.setPen(QPen(colour, side * 0.08))
    pen.painter.setBrush(Qt.BrushStyle.NoBrush)
    pen.painter.drawEllipse(centre, side * 0.46, side * 0.46)
    pen.write_at("?", centre, side / pen.unit * 0.68, colour, bold=True, align=Align.CENTRE)


def _draw_lines(painter: QPainter, centre: QPointF, side: float, colour: QColor) -> None:
    painter.setPen(QPen(colour, side * 0.1))
    half = side * 0.38
    for step in (-0.27, 0.0, 0.27):
        y = centre.y() + step * side
        painter.drawLine(QPointF(centre.x() - half, y), QPointF(centre.x() + half, y))


def _draw_erase(painter: QPainter, centre: QPointF, side: float, colour: QColor) -> None:
    painter.setPen(_round_pen(colour, side * 0.06))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    width, height = side * 1.0, side * 0.58
    left, top = centre.x() - width / 2, centre.y() - height / 2
    painter.drawPolygon(
        QPolygonF(
            [
                QPointF(left, centre.y()),
                QPointF(left + width * 0.32, top),
                QPointF(left + width, top),
                QPointF(left + width, top + height),
                QPointF(left + width * 0.32, top + height),
            ]
        )
    )
    arm = height * 0.24
    middle = QPointF(left + width * 0.62, centre.y())
    painter.drawLine(middle + QPointF(-arm, -arm), middle + QPointF(arm, arm))
    painter.drawLine(middle + QPointF(-arm, arm), middle + QPointF(arm, -arm))


def _draw_shift(painter: QPainter, centre: QPointF, side: float, colour: QColor) -> None:
    painter.setPen(_round_pen(colour, side * 0.09))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    wide, narrow = side * 0.44, side * 0.18
    x, y = centre.x(), centre.y()
    painter.drawPolygon(
        QPolygonF(
            [
                QPointF(x, y - side * 0.44),
                QPointF(x + wide, y + side * 0.06),
                QPointF(x + narrow, y + side * 0.06),
                QPointF(x + narrow, y + side * 0.42),
                QPointF(x - narrow, y + side * 0.42),
                QPointF(x - narrow, y + side * 0.06),
                QPointF(x - wide, y + side * 0.06),
            ]
        )
    )


def draw_warning(pen: Pen, centre: QPointF, side: float, fill: QColor, sign: QColor) -> None:
    """A triangle with an exclamation mark."""
    half = side / 2
    pen.painter.setPen(_round_pen(fill, side * 0.12))
    pen.painter.setBrush(fill)
    corners = ((0.0, -0.82), (0.95, 0.78), (-0.95, 0.78))
    pen.painter.drawPolygon(QPolygonF([centre + QPointF(x, y) * half for x, y in corners]))
    middle = centre + QPointF(0.0, half * 0.18)
    pen.write_at("!", middle, side / pen.unit * 0.68, sign, bold=True, align=Align.CENTRE)


def draw_unplugged(painter: QPainter, centre: QPointF, side: float, sign: QColor, ground: QColor) -> None:
    """A box with a stroke through it: something is not there."""
    body = QRectF(centre.x() - side * 0.42, centre.y() - side * 0.3, side * 0.84, side * 0.6)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(sign)
    painter.drawRoundedRect(body, side * 0.09, side * 0.09)
    for colour, width in ((ground, 0.22), (sign, 0.09)):
        painter.setPen(_round_pen(colour, side * width))
        painter.drawLine(
            centre + QPointF(-side * 0.45, side * 0.42), centre + QPointF(side * 0.45, -side * 0.42)
        )
