"""A rectangle in units, and the screen as units."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

LANDSCAPE_UNITS = (40.0, 27.0)
PORTRAIT_UNITS = (40.0, 66.0)


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle; x to the right, y down, in units."""

    x: float
    y: float
    width: float
    height: float

    @classmethod
    def between(cls, left: float, top: float, right: float, bottom: float) -> Self:
        """The rectangle with these edges."""
        return cls(left, top, right - left, bottom - top)

    @classmethod
    def around(cls, centre_x: float, centre_y: float, width: float, height: float) -> Self:
        """The rectangle with this centre."""
        return cls(centre_x - width / 2, centre_y - height / 2, width, height)

    @property
    def right(self) -> float:
        """The right edge."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """The lower edge."""
        return self.y + self.height

    @property
    def centre_x(self) -> float:
        """The middle, across."""
        return self.x + self.width / 2

    @property
    def centre_y(self) -> float:
        """The middle, down."""
        return self.y + self.height / 2

    def grown(self, by: float) -> Box:
        """Wider by `by` at every edge; negative shrinks."""
        return Box(self.x - by, self.y - by, self.width + 2 * by, self.height + 2 * by)

    def moved(self, dx: float, dy: float) -> Box:
        """The same size elsewhere."""
        return Box(self.x + dx, self.y + dy, self.width, self.height)

    def columns(self, count: int, gap: float) -> tuple[Box, ...]:
        """Cut into `count` equal columns."""
        width = (self.width - gap * (count - 1)) / count
        return tuple(Box(self.x + i * (width + gap), self.y, width, self.height) for i in range(count))

    def rows(self, count: int, gap: float) -> tuple[Box, ...]:
        """Cut into `count` equal rows."""
        height = (self.height - gap * (count - 1)) / count
        return tuple(Box(self.x, self.y + i * (height + gap), self.width, height) for i in range(count))


@dataclass(frozen=True, slots=True)
class Canvas:
    """The screen: `unit` in pixels, `width` and `height` in units."""

    unit: float
    width: float
    height: float

    @classmethod
    def of(cls, width_px: int, height_px: int) -> Self:
        """The canvas of a window of this many pixels."""
        across, down = LANDSCAPE_UNITS if width_px >= height_px else PORTRAIT_UNITS
        unit = max(min(width_px / across, height_px / down), 4.0)
        return cls(unit, width_px / unit, height_px / unit)

    @property
    def portrait(self) -> bool:
        """Whether it stands upright, which has an arrangement of its own."""
        return self.height > self.width

    @property
    def far(self) -> float:
        """Size of a text that is read across the table, in units: capitals of 6 mm on every panel.

        The panel with the finest dots of a shape decides: 7 in of 1280x720 where it is wide, upright as well.
        """
        if self.portrait:
            return 3.95
        return 2.67 if self.width > 46.0 else 2.5

    @property
    def box(self) -> Box:
        """The whole screen."""
        return Box(0.0, 0.0, self.width, self.height)
