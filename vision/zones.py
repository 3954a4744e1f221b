"""Zones of the camera picture: the board, each seat's cards; and whether a hand reaches into one."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal

from config.camera import Corners, ZoneSettings

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

Spot = int | Literal["board"]
"""Where cards are read: a seat by its number, or the board."""
Point = tuple[float, float]

WHOLE_PICTURE: Final[Corners] = ((0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0))
STEP_SHARE: Final = 0.008
"""The border is looked at every so many picture widths."""
REACH_SHARE: Final = 0.04
"""Something at least so many picture widths wide that crosses the border is an arm or a hand: at the usual
view of 1.1 m, 44 mm; a chip's edge or a finger's tip is less."""
AT_REST_SECONDS: Final = 4.0
FLICKER_SECONDS: Final = 1.0
"""What has shown felt for less long has not been away."""
FOREIGN_COLOUR: Final = 22.0
"""Levels that a colour must be away from the felt's to be something else; a shadow keeps the colour."""
FOREIGN_LIGHT: Final = 0.55
"""A shadow on felt is no darker than this share of it, and a lamp on it no brighter than its inverse."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Zones:
    """Corners in shares of the picture's width and height, clockwise."""

    board: Corners = WHOLE_PICTURE
    seats: tuple[tuple[int, Corners], ...] = ()

    @classmethod
    def kept(cls, settings: ZoneSettings) -> Zones:
        """The zones that the host drew; the whole picture is the board before he did."""
        return cls(board=settings.board or WHOLE_PICTURE, seats=settings.seats)

    @property
    def all(self) -> tuple[tuple[Spot, Corners], ...]:
        """Every zone; seats come before the board, which may lie beneath them."""
        return (*self.seats, ("board", self.board))

    def spot(self, at: Point, size: tuple[int, int]) -> Spot | None:
        """The zone that the pixel `at` of a picture of `size` (width, height) lies in."""
        share = at[0] / size[0], at[1] / size[1]
        return next((spot for spot, corners in self.all if inside(share, corners)), None)


def inside(point: Point, corners: Corners) -> bool:
    """Even-odd rule, so that a zone may be drawn in either direction."""
    x, y = point
    inside = False
    for (x0, y0), (x1, y1) in zip(corners, (*corners[1:], corners[0]), strict=True):
        if (y0 > y) != (y1 > y) and x < x0 + (y - y0) / (y1 - y0) * (x1 - x0):
            inside = not inside
    return inside


def box(corners: Corners) -> tuple[float, float, float, float]:
    """Left, top, right, bottom of a zone, in shares of the picture."""
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    return min(xs), min(ys), max(xs), max(ys)


class Covering:
    """Tells which zones a hand reaches into: something other than felt crosses the border. One thread.

    Most of a zone's border shows felt, and a hand that covers its cards reaches over it. What has lain across
    it for `AT_REST_SECONDS` is no hand but chips, a phone, a sleeve at rest: the zone is read, and what is
    hidden stays to be tapped. A zone that fills the picture has no border to cross.
    """

    def __init__(self) -> None:
        self._borders: dict[Spot, _Border] = {}
        # For each point since when it has shown something else than felt, and since when felt again.
        self._since: dict[Spot, NDArray[np.float64]] = {}
        self._bare: dict[Spot, NDArray[np.float64]] = {}

    def see(self, picture: NDArray[np.uint8], zones: Zones, at: float) -> frozenset[Spot]:
        """The zones covered in ``(H, W, 3) uint8`` BGR, a small copy, taken `at` seconds."""
        return frozenset(
            spot
            for spot, corners in zones.all
            if corners != WHOLE_PICTURE and self._crossed(spot, self._is_foreign(picture, spot, corners), at)
        )

    def _is_foreign(self, picture: NDArray[np.uint8], spot: Spot, corners: Corners) -> NDArray[np.bool_]:
        size = picture.shape[1], picture.shape[0]
        border = self._borders.get(spot)
        if border is None or (border.corners, border.size) != (corners, size):
            border = self._borders[spot] = _Border(corners, size)
        return _foreign(picture[border.pixels])

    def _crossed(self, spot: Spot, is_foreign: NDArray[np.bool_], at: float) -> bool:
        import numpy as np

        since, bare = self._since.get(spot), self._bare.get(spot)
        if since is None or bare is None or len(since) != len(is_foreign):
            since, bare = np.full(len(is_foreign), at), np.full(len(is_foreign), -np.inf)
        # The noise of a camera lifts the rim of a shadow over the limit and back: that begins nothing anew.
        since = np.where(is_foreign & (at - bare > FLICKER_SECONDS), at, since)
        bare = np.where(is_foreign, np.inf, np.minimum(bare, at))
        self._since[spot], self._bare[spot] = since, bare
        passing = is_foreign & (at - since < AT_REST_SECONDS)
        return _longest_run(passing.tolist()) >= round(REACH_SHARE / STEP_SHARE)


class _Border:
    """The pixels along a zone's border, every `STEP_SHARE` of a picture of `size` (width, height)."""

    def __init__(self, corners: Corners, size: tuple[int, int]) -> None:
        import numpy as np

        self.corners, self.size = corners, size
        width, height = size
        ring = np.array(_ring([(x * width, y * height) for x, y in corners], STEP_SHARE * width))
        columns = np.clip(ring[:, 0].astype(np.intp), 0, width - 1)
        rows = np.clip(ring[:, 1].astype(np.intp), 0, height - 1)
        self.pixels = rows, columns


def _ring(corners: list[Point], step: float) -> list[Point]:
    """Points along the border, about `step` apart."""
    points: list[Point] = []
    for start, end in zip(corners, (*corners[1:], corners[0]), strict=True):
        count = max(1, round(math.dist(start, end) / step))
        points += [
            (start[0] + i / count * (end[0] - start[0]), start[1] + i / count * (end[1] - start[1]))
            for i in range(count)
        ]
    return points


def _foreign(colours: NDArray[np.uint8]) -> NDArray[np.bool_]:
    """Which of the pixels along a border, ``(N, 3) uint8``, show something else than felt."""
    import numpy as np

    seen = colours.astype(np.float32)
    felt = np.sort(seen, axis=0)[len(seen) // 2]
    gain = np.clip((seen.sum(axis=1) + 1) / (felt.sum() + 1), FOREIGN_LIGHT, 1 / FOREIGN_LIGHT)
    away = np.abs(seen - gain[:, None] * felt).max(axis=1)
    return np.asarray(away > FOREIGN_COLOUR, dtype=np.bool_)


def _longest_run(flags: list[bool]) -> int:
    """The most that follow one another around the ring, a gap of one forgiven."""
    longest = run = gap = 0
    for flag in (*flags, *flags):
        if flag:
            run, gap = run + 1 + gap, 0
        elif run and gap == 0:
            gap = 1
        else:
            run = gap = 0
        longest = max(longest, run)
    return min(longest, len(flags))
