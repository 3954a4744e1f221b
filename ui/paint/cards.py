"""Cards: faces, backs and empty places."""

from __future__ import annotations

from types import MappingProxyType

from PyQt6.QtCore import QPointF, QRectF, QSizeF, Qt
from PyQt6.QtGui import QColor, QPainter, QPen

from ui.paint.pen import Pen
from ui.paint.suits import draw_suit
from ui.theme import Theme
from ui.views import CardState

SUIT_SIGNS = MappingProxyType({"s": "♠", "h": "♥", "d": "♦", "c": "♣"})


def rank_text(face: str) -> str:
    """What stands on the card: "10" for ``"Th"``."""
    return "10" if face[0] == "T" else face[0]


def spoken_card(face: str) -> str:
    """For people who do not see the card: screen readers say "10 of hearts" for 10♥."""
    return rank_text(face) + SUIT_SIGNS[face[1]]


def suit_colour(theme: Theme, face: str, *, dim: bool = False) -> QColor:
    """The ink of its suit; darker on a card that does not play."""
    match face[1]:
        case "h":
            return theme.red_dim if dim else theme.red_suit
        case "d":
            return theme.diamond_dim if dim else theme.diamond_suit
        case "c":
            return theme.club_dim if dim else theme.club_suit
        case _:
            return theme.ink_dim if dim else theme.ink


def draw_card(pen: Pen, face: str, box: QRectF, state: CardState = CardState.PLAIN) -> None:
    """A face-up card, rank over suit; one that plays throws a small shadow."""
    dim = state is CardState.DIM
    width, radius, painter = box.width(), box.width() * 0.11, pen.painter
    painter.setPen(Qt.PenStyle.NoPen)
    if state is CardState.PLAYS:
        painter.setBrush(QColor(0, 0, 0, 130))
        painter.drawRoundedRect(box.translated(width * 0.035, width * 0.05), radius, radius)
    _draw_face(pen, box, radius, dim=dim)
    colour = suit_colour(pen.theme, face, dim=dim)
    _draw_rank(pen, face, box, colour)
    side = width * 0.56
    suit_x, suit_y = box.x() + width * 0.62, box.y() + box.height() * 0.71
    draw_suit(painter, face[1], QRectF(suit_x - side / 2, suit_y - side / 2, side, side), colour)


def _draw_face(pen: Pen, box: QRectF, radius: float, *, dim: bool) -> None:
    fill = pen.theme.card_dim if dim else pen.theme.card
    edge = 0.05 * pen.unit
    pen.painter.setPen(QPen(fill if dim else pen.theme.card_line, edge))
    pen.painter.setBrush(fill)
    half = edge / 2
    pen.painter.drawRoundedRect(box.adjusted(half, half, -half, -half), radius, radius)


def _draw_rank(pen: Pen, face: str, box: QRectF, colour: QColor) -> None:
    width, unit = box.width(), pen.unit
    left, y = box.x() + width * 0.12, box.y() + box.height() * 0.27
    if face[0] != "T":
        pen.write_at(face[0], QPointF(left, y), 0.80 * width / unit, colour, bold=True)
        return
    size = 0.72 * width / unit
    left = box.x() + width * 0.05
    left += pen.write_at("1", QPointF(left, y), size, colour, bold=True) * unit * 0.88
    pen.write_at("0", QPointF(left, y), size, colour, bold=True)


def draw_card_line(pen: Pen, face: str, box: QRectF, colour: QColor, size: float) -> None:
    """Rank and suit beside each other in the middle of a box; `size` of the rank in units."""
    unit, y = pen.unit, box.center().y()
    figures = [(figure, pen.kit.text_width(figure, size, bold=True) * unit) for figure in rank_text(face)]
    side, gap, tight = size * unit * 0.74, 0.08 * size * unit, 0.9
    x = box.center().x() - (sum(width for _, width in figures) * tight + gap + side) / 2
    for figure, width in figures:
        pen.write_at(figure, QPointF(x, y), size, colour, bold=True)
        x += width * tight
    draw_suit(pen.painter, face[1], QRectF(x + gap, y - side / 2, side, side), colour)


def draw_empty_place(pen: Pen, box: QRectF) -> None:
    """A place where a card will lie."""
    pen.painter.setPen(QPen(pen.theme.slot, 0.1 * pen.unit))
    pen.painter.setBrush(pen.theme.felt_edge)
    radius = box.width() * 0.11
    pen.painter.drawRoundedRect(box, radius, radius)


def draw_back(pen: Pen, box: QRectF) -> None:
    """A card that lies face down."""
    radius, painter = box.width() * 0.11, pen.painter
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(pen.theme.card_back)
    painter.drawRoundedRect(box, radius, radius)
    painter.setPen(QPen(pen.theme.plate, max(box.width() * 0.06, 1.0)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inset = box.width() * 0.15
    painter.drawRoundedRect(box.adjusted(inset, inset, -inset, -inset), radius * 0.5, radius * 0.5)


def draw_held_cards(pen: Pen, right_top: QPointF, size: float, colour: QColor, edge: QColor) -> None:
    """Two backs, a little turned: this player holds cards. `size` is a card's width in pixels."""
    corner, area = right_top - QPointF(2.4 * size, 0.2 * size), QSizeF(2.6 * size, 1.8 * size)
    pen.kit.stamps.draw(
        pen.painter,
        ("held cards", size, colour.rgba(), edge.rgba()),
        corner,
        area,
        lambda painter, at: _paint_held_cards(painter, at + (right_top - corner), size, colour, edge),
    )


def _paint_held_cards(
    painter: QPainter, right_top: QPointF, size: float, colour: QColor, edge: QColor
) -> None:
    height = size * 1.4
    for offset, degrees in ((-1.62 * size, -9.0), (-0.72 * size, 8.0)):
        painter.save()
        painter.translate(right_top.x() + offset, right_top.y() + height / 2)
        painter.rotate(degrees)
        painter.setPen(QPen(edge, size * 0.07))
        painter.setBrush(colour)
        painter.drawRoundedRect(QRectF(-size / 2, -height / 2, size, height), size * 0.12, size * 0.12)
        painter.restore()
