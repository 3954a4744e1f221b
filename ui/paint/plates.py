"""Plates, buttons and the felt: rounded shapes with a border."""

from __future__ import annotations

from PyQt6.QtCore import QPointF, QRectF, Qt
from PyQt6.QtGui import QBrush, QColor, QGradient, QPen, QRadialGradient

from ui.paint.pen import Pen
from ui.theme import Theme


def draw_plate(
    pen: Pen,
    box: QRectF,
    *,
    radius: float,
    fill: QColor | QBrush | None,
    line: QColor | None = None,
    line_width: float = 0.1,
    dashed: bool = False,
) -> None:
    """A rounded rectangle whose border lies inside the box; `radius` and `line_width` in units."""
    painter = pen.painter
    half = line_width * pen.unit / 2 if line is not None else 0.0
    inner = box.adjusted(half, half, -half, -half)
    if line is None:
        painter.setPen(Qt.PenStyle.NoPen)
    else:
        border = QPen(line, line_width * pen.unit)
        if dashed:
            border.setDashPattern([0.5 / line_width, 0.35 / line_width])
            border.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.setPen(border)
    painter.setBrush(QBrush(Qt.BrushStyle.NoBrush) if fill is None else QBrush(fill))
    corner = max(radius * pen.unit - half, 0.0)
    painter.drawRoundedRect(inner, corner, corner)


def felt_brush(theme: Theme, *, centre_x: float = 0.5) -> QBrush:
    """The cloth: lighter in the middle, or where the light falls."""
    gradient = QRadialGradient(QPointF(centre_x, 0.46), 0.62)
    gradient.setCoordinateMode(QGradient.CoordinateMode.ObjectMode)
    gradient.setColorAt(0.0, theme.felt)
    gradient.setColorAt(1.0, theme.felt_edge)
    return QBrush(gradient)


def draw_table(pen: Pen, box: QRectF, corner: float) -> None:
    """Rim, felt and inlay; `corner` is the outer radius in units."""
    theme, unit = pen.theme, pen.unit
    draw_plate(pen, box, radius=corner, fill=theme.rail, line=theme.rail_edge, line_width=0.14)
    rim = 0.75 * unit
    felt = box.adjusted(rim, rim, -rim, -rim)
    draw_plate(pen, felt, radius=corner - 0.75, fill=felt_brush(theme))
    inlay = 2.1 * unit
    draw_plate(
        pen,
        box.adjusted(inlay, inlay, -inlay, -inlay),
        radius=corner - 2.1,
        fill=None,
        line=theme.line,
        line_width=0.08,
    )
