"""The places of up to ten seats around the table; all but one may have left it, or all."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from ui.layout.box import Box

LANDSCAPE_COUNTS = {
    0: (0, 0, 0, 0),
    1: (0, 0, 1, 0),
    2: (1, 0, 1, 0),
    3: (2, 0, 1, 0),
    4: (1, 1, 1, 1),
    5: (2, 1, 1, 1),
    6: (2, 1, 2, 1),
    7: (3, 1, 2, 1),
    8: (3, 1, 3, 1),
    9: (4, 1, 3, 1),
    10: (4, 1, 4, 1),
}
"""Seats at the top, right, bottom and left."""

PORTRAIT_COUNTS = {
    0: (0, 0, 0, 0),
    1: (0, 0, 1, 0),
    2: (1, 0, 1, 0),
    3: (1, 1, 0, 1),
    4: (1, 1, 1, 1),
    5: (1, 2, 0, 2),
    6: (1, 2, 1, 2),
    7: (1, 3, 0, 3),
    8: (1, 3, 1, 3),
    9: (1, 4, 0, 4),
    10: (1, 4, 1, 4),
}


class Side(Enum):
    """The side of the table at which a seat stands."""

    TOP = "top"
    RIGHT = "right"
    BOTTOM = "bottom"
    LEFT = "left"


@dataclass(frozen=True, slots=True)
class Slot:
    """One place at the table."""

    side: Side
    box: Box


@dataclass(frozen=True, slots=True, kw_only=True)
class LandscapeRows:
    """What the landscape arrangement is made of: centres of the rows, the plates' size, the outer columns."""

    width: float
    top_y: float
    middle_y: float
    bottom_y: float
    seat_width: float = 9.7
    seat_height: float = 3.4
    margin: float = 5.35

    def slots(self, count: int) -> tuple[Slot, ...]:
        """`count` slots, clockwise from the bottom row's right end."""
        top, right, bottom, left = LANDSCAPE_COUNTS[count]
        row = [(Side.BOTTOM, x, self.bottom_y) for x in reversed(self._row(bottom))]
        row += [(Side.LEFT, self.margin - 0.1, self.middle_y)] * left
        row += [(Side.TOP, x, self.top_y) for x in self._row(top)]
        row += [(Side.RIGHT, self.width - self.margin + 0.1, self.middle_y)] * right
        return tuple(Slot(side, Box.around(x, y, self.seat_width, self.seat_height)) for side, x, y in row)

    def _row(self, count: int) -> list[float]:
        width, margin = self.width, self.margin
        match count:
            case 1:
                return [width / 2]
            case 2:
                return [0.31 * width, 0.69 * width]
            case 3:
                return [margin + 0.02 * width, width / 2, width - margin - 0.02 * width]
            case _:
                step = (width - 2 * margin) / (count - 1)
                return [margin + i * step for i in range(count)]


@dataclass(frozen=True, slots=True, kw_only=True)
class PortraitRing:
    """The portrait arrangement: one seat at the top, one at the bottom, the others at the sides."""

    width: float
    top: float
    bottom: float
    seat_width: float = 11.4
    seat_height: float = 4.0
    margin: float = 6.2

    def slots(self, count: int) -> tuple[Slot, ...]:
        """`count` slots, clockwise from the bottom row's right end."""
        top, right, bottom, left = PORTRAIT_COUNTS[count]
        half = self.seat_height / 2
        places = [(Side.BOTTOM, self.width / 2, self.bottom - 0.4 - half)] * bottom
        places += [(Side.LEFT, self.margin, y) for y in reversed(self._column(left))]
        places += [(Side.TOP, self.width / 2, self.top + 0.4 + half)] * top
        places += [(Side.RIGHT, self.width - self.margin, y) for y in self._column(right)]
        return tuple(Slot(side, Box.around(x, y, self.seat_width, self.seat_height)) for side, x, y in places)

    def _column(self, count: int) -> list[float]:
        top, height = self.top, self.bottom - self.top
        match count:
            case 1:
                return [top + height / 2]
            case 2:
                return [top + 0.24 * height, top + 0.76 * height]
            case _:
                step = (height - 14.4) / (count - 1) if count else 0.0
                return [top + 7.2 + i * step for i in range(count)]
