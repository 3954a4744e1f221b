"""The pictures of the dispute helper: what lies on the table when it happens."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType

from PyQt6.QtCore import QPointF, QRectF, Qt
from PyQt6.QtGui import QColor, QPainterPath, QPen, QPolygonF

from ui.paint.cards import draw_back, draw_card
from ui.paint.chips import SIDE_HEIGHT, draw_chip, draw_stack
from ui.paint.pen import Align, Pen
from ui.paint.plates import draw_plate
from ui.views import CaseArt, ChipColour, ChipStackView


def draw_case(pen: Pen, art: CaseArt, box: QRectF) -> None:
    """The picture of a case, in the middle of a box in pixels."""
    DRAW[art](pen, box)


def _oversized(pen: Pen, box: QRectF) -> None:
    radius = min(box.height() / 2, 1.7 * pen.unit)
    draw_chip(pen, pen.theme.chips[ChipColour.BLACK], box.center(), radius, "100")


def _stacks(pen: Pen, box: QRectF, stacks: Sequence[tuple[ChipColour, int]], width: float) -> None:
    gap = width * 0.18
    left = box.center().x() - (width * len(stacks) + gap * (len(stacks) - 1)) / 2
    highest = max(count for _, count in stacks) * width * SIDE_HEIGHT * 1.03
    bottom = box.center().y() + highest / 2
    for index, (colour, count) in enumerate(stacks):
        at = QPointF(left + index * (width + gap), bottom)
        draw_stack(pen, ChipStackView(colour=colour, count=count), at, width, highest)


def _several(pen: Pen, box: QRectF) -> None:
    width = min(box.height() * 0.95, 2.3 * pen.unit)
    _stacks(pen, box, ((ChipColour.BLACK, 2), (ChipColour.GREEN, 4), (ChipColour.RED, 3)), width)


def _string(pen: Pen, box: QRectF) -> None:
    """Two motions, one after the other."""
    width = min(box.height() * 0.8, 2.2 * pen.unit)
    step = width * 2.3
    left = box.center().x() - (step + width * 1.9) / 2
    middle = box.center().y() + box.height() * 0.18
    for index, figure in enumerate("12"):
        x = left + index * step
        stack = ChipStackView(colour=ChipColour.GREEN, count=2)
        draw_stack(pen, stack, QPointF(x, middle + width * SIDE_HEIGHT), width, width)
        _arrow(pen, QPointF(x + width * 1.15, middle), QPointF(x + width * 1.95, middle))
        at = QPointF(x + width / 2, box.y() + box.height() * 0.16)
        pen.write_at(figure, at, 1.2, pen.theme.text, bold=True, align=Align.CENTRE)


def _arrow(pen: Pen, start: QPointF, end: QPointF) -> None:
    """A straight arrow from left to right or back."""
    colour, width = pen.theme.soft, 0.2 * pen.unit
    way = 1.0 if end.x() > start.x() else -1.0
    head = 0.62 * pen.unit
    pen.painter.setPen(QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    pen.painter.drawLine(start, end - QPointF(way * head * 0.9, 0))
    _arrow_head(pen, end, QPointF(way, 0), head, colour)


def _arrow_head(pen: Pen, tip: QPointF, way: QPointF, size: float, colour: QColor) -> None:
    across = QPointF(-way.y(), way.x())
    back = tip - way * size
    pen.painter.setPen(Qt.PenStyle.NoPen)
    pen.painter.setBrush(colour)
    pen.painter.drawPolygon(QPolygonF([tip, back + across * size * 0.6, back - across * size * 0.6]))


def _out_of_turn(pen: Pen, box: QRectF) -> None:
    """The last of three acts; the turn goes back to the one before."""
    unit, theme = pen.unit, pen.theme
    width, height = min(box.width() / 4, 3.1 * unit), min(box.height() * 0.45, 1.55 * unit)
    gap = 0.5 * unit
    left = box.center().x() - (3 * width + 2 * gap) / 2
    y = box.bottom() - height - box.height() * 0.06
    places = [QRectF(left + i * (width + gap), y, width, height) for i in range(3)]
    draw_plate(pen, places[0], radius=0.4, fill=theme.plate, line=theme.line, line_width=0.12)
    draw_plate(pen, places[1], radius=0.4, fill=theme.plate, line=theme.ivory, line_width=0.14)
    draw_plate(pen, places[2], radius=0.4, fill=theme.brass)
    middle = places[2].center()
    pen.write_at("!", middle, 1.15, theme.on_brass, bold=True, align=Align.CENTRE)
    start, end = QPointF(middle.x() - 0.2 * unit, y - 0.2 * unit), QPointF(places[1].center().x(), y)
    top = box.y() - 0.15 * unit
    path = QPainterPath(start)
    tip = end - QPointF(0, 0.1 * unit)
    path.cubicTo(QPointF(start.x(), top), QPointF(end.x(), top), tip - QPointF(0, 0.45 * unit))
    pen.painter.setPen(QPen(theme.soft, 0.2 * unit, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    pen.painter.setBrush(Qt.BrushStyle.NoBrush)
    pen.painter.drawPath(path)
    _arrow_head(pen, tip, QPointF(0, 1), 0.62 * unit, theme.soft)


def _amount(pen: Pen, box: QRectF) -> None:
    """Something is said."""
    unit, theme = pen.unit, pen.theme
    width, height = min(box.width() * 0.6, 6.2 * unit), min(box.height() * 0.68, 2.4 * unit)
    bubble = QRectF(box.center().x() - width / 2, box.center().y() - height / 2 - 0.15 * unit, width, height)
    tail = QPolygonF(
        [
            QPointF(bubble.x() + width * 0.2, bubble.bottom() - 0.12 * unit),
            QPointF(bubble.x() + width * 0.14, bubble.bottom() + 0.75 * unit),
            QPointF(bubble.x() + width * 0.36, bubble.bottom() - 0.12 * unit),
        ]
    )
    pen.painter.setPen(Qt.PenStyle.NoPen)
    pen.painter.setBrush(theme.ivory)
    pen.painter.drawPolygon(tail)
    draw_plate(pen, bubble, radius=0.6, fill=theme.plate, line=theme.ivory, line_width=0.14)
    pen.write_at("“160”?", bubble.center(), 1.4, theme.text, bold=True, align=Align.CENTRE)


def _card_row(pen: Pen, box: QRectF, count: int, *, gap: float = 0.16) -> list[QRectF]:
    """Places for cards beside each other."""
    most = 1.95 * pen.unit
    width = min(box.height() / 1.4, box.width() / (count * (1 + gap)), most)
    height = width * 1.4
    left = box.center().x() - (count * width + (count - 1) * width * gap) / 2
    y = box.center().y() - height / 2
    return [QRectF(left + i * width * (1 + gap), y, width, height) for i in range(count)]


def _exposed(pen: Pen, box: QRectF) -> None:
    hidden, seen = _card_row(pen, box, 2, gap=0.5)
    draw_back(pen, hidden)
    draw_card(pen, "Qd", seen)


def _dealt_wrong(pen: Pen, box: QRectF) -> None:
    *dealt, missing = _card_row(pen, box, 4)
    for place in dealt:
        draw_back(pen, place)
    missing = missing.translated(missing.width() * 0.25, 0)
    pen.painter.setBrush(Qt.BrushStyle.NoBrush)
    dashes = QPen(pen.theme.brass, 0.14 * pen.unit)
    dashes.setDashPattern([2.4, 1.8])
    pen.painter.setPen(dashes)
    pen.painter.drawRoundedRect(missing, missing.width() * 0.11, missing.width() * 0.11)
    pen.write_at("?", missing.center(), 1.3, pen.theme.brass_text, bold=True, align=Align.CENTRE)


def _board_early(pen: Pen, box: QRectF) -> None:
    *flop, early = _card_row(pen, box.adjusted(0, box.height() * 0.03, 0, -box.height() * 0.03), 4)
    for face, place in zip(("Kh", "8c", "3s"), flop, strict=True):
        draw_card(pen, face, place)
    early = early.translated(early.width() * 0.25, 0)
    rim = 0.14 * pen.unit
    outer = early.adjusted(-rim, -rim, rim, rim)
    draw_card(pen, "Td", early)
    radius = early.width() * 0.11 / pen.unit + 0.14
    draw_plate(pen, outer, radius=radius, fill=None, line=pen.theme.brass, line_width=0.2)


def _wrong_pot(pen: Pen, box: QRectF) -> None:
    """Chips go to and fro."""
    width = min(box.height() * 0.9, 2.2 * pen.unit)
    middle, reach = box.center(), width * 1.0
    left = QRectF(middle.x() - reach * 2.4, box.y(), reach, box.height())
    right = QRectF(middle.x() + reach * 1.4, box.y(), reach, box.height())
    _stacks(pen, left, ((ChipColour.BLACK, 4),), width)
    _stacks(pen, right, ((ChipColour.GREEN, 2),), width)
    up, down = middle.y() - 0.5 * pen.unit, middle.y() + 0.5 * pen.unit
    _arrow(pen, QPointF(middle.x() - reach, up), QPointF(middle.x() + reach, up))
    _arrow(pen, QPointF(middle.x() + reach, down), QPointF(middle.x() - reach, down))


DRAW: Mapping[CaseArt, Callable[[Pen, QRectF], None]] = MappingProxyType(
    {
        CaseArt.OVERSIZED: _oversized,
        CaseArt.SEVERAL: _several,
        CaseArt.STRING: _string,
        CaseArt.OUT_OF_TURN: _out_of_turn,
        CaseArt.AMOUNT: _amount,
        CaseArt.EXPOSED: _exposed,
        CaseArt.DEALT_WRONG: _dealt_wrong,
        CaseArt.BOARD_EARLY: _board_early,
        CaseArt.WRONG_POT: _wrong_pot,
    }
)
