"""Zones as they are drawn: placed by a tap, moved, a corner pulled; all in shares of the picture."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from config.camera import Corners, ZoneSettings
from vision.zones import Spot

Place = tuple[float, float]

CARD_WIDTH: Final = 0.055
"""A card's width as a share of the picture's, where none was measured."""
CARD_SHAPE: Final = 1.4
"""A card is that much higher than it is wide."""
ROOM: Final[dict[bool, tuple[float, float]]] = {True: (6.8, 1.9), False: (3.4, 2.0)}
"""Cards across and down that a zone has room for: the board's, and a hand's, which lies less orderly."""
LEAST: Final = 0.02
"""No zone is narrower or lower."""


def placed(spot: Spot, at: Place, *, card_width: float | None, aspect: float) -> Corners:
    """A zone of the usual size for `spot` around `at`, inside the picture.

    `card_width` is a share of the picture's width, `aspect` the picture's width over its height.
    """
    across, down = ROOM[spot == "board"]
    card = card_width or CARD_WIDTH
    width, height = min(card * across, 1.0), min(card * CARD_SHAPE * aspect * down, 1.0)
    left, top = _within(at[0] - width / 2, width), _within(at[1] - height / 2, height)
    return _rectangle(left, top, left + width, top + height)


def _within(start: float, length: float) -> float:
    return min(max(start, 0.0), 1.0 - length)


def _rectangle(left: float, top: float, right: float, bottom: float) -> Corners:
    return (left, top), (right, top), (right, bottom), (left, bottom)


def pulled(corners: Corners, index: int, to: Place) -> Corners:
    """With corner `index` at `to`, or at the edge of the picture where that is nearer.

    A corner is not pulled past its neighbours: the zone stays one that has an inside.
    """
    point = _clamped(to[0]), _clamped(to[1])
    moved = (*corners[:index], point, *corners[index + 1 :])
    return moved if _is_round(moved) else corners


def _clamped(share: float) -> float:
    return min(max(share, 0.0), 1.0)


def _is_round(corners: Corners) -> bool:
    """Whether the border turns the same way at every corner, and is nowhere almost straight."""
    count = len(corners)
    turns = [_turn(corners[i - 1], corners[i], corners[(i + 1) % count]) for i in range(count)]
    return all(turn > LEAST * LEAST for turn in turns) or all(turn < -LEAST * LEAST for turn in turns)


def _turn(a: Place, b: Place, c: Place) -> float:
    return (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0])


def moved(corners: Corners, dx: float, dy: float) -> Corners:
    """The same shape elsewhere, as far as the picture goes."""
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    dx, dy = min(max(dx, -min(xs)), 1.0 - max(xs)), min(max(dy, -min(ys)), 1.0 - max(ys))
    return tuple((x + dx, y + dy) for x, y in corners)


def zone_of(zones: ZoneSettings, spot: Spot) -> Corners:
    """The zone of `spot`; empty where none is drawn."""
    return zones.board if spot == "board" else dict(zones.seats).get(spot, ())


def with_zone(zones: ZoneSettings, spot: Spot, corners: Corners) -> ZoneSettings:
    """`zones` with another one of `spot`; with empty `corners` without it."""
    if spot == "board":
        return replace(zones, board=corners)
    seats = {**dict(zones.seats), spot: corners}
    return replace(zones, seats=tuple(sorted((seat, drawn) for seat, drawn in seats.items() if drawn)))
