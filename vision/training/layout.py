"""Where the cards of a scene lie: strewn, in a row, fanned, paired, spread; seen from above or a side."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

Homography = NDArray[np.float64]
"""``(3, 3) float64``: from pixels at the card's own scale, its upper left corner at 0, 0, to the picture."""
Place = NDArray[np.float64]


def lay_out(rng: np.random.Generator, *, size: int, height: float, aspect: float) -> list[Homography]:
    """Cards `height` pixels high in a picture of `size`; none at all in every tenth."""
    group = _Group(rng, size, height * aspect, height)
    kind = str(
        rng.choice(["strewn", "row", "fan", "pair", "spread", "none"], p=[0.4, 0.16, 0.12, 0.1, 0.12, 0.1])
    )
    match kind:
        case "strewn":
            flat = group.strewn()
        case "row":
            flat = group.row()
        case "fan":
            flat = group.fan()
        case "pair":
            flat = group.pair()
        case "spread":
            flat = group.spread()
        case _:
            flat = []
    tilt = _tilt(rng, size)
    return [tilt @ matrix for matrix in flat]


def heaped(rng: np.random.Generator, *, size: int, height: float, aspect: float) -> list[Homography]:
    """One to five cards that mostly lie upon one another, turned anyhow, seen straight from above."""
    group = _Group(rng, size, height * aspect, height)
    cards: list[Homography] = []
    for _ in range(int(rng.choice([1, 2, 3], p=[0.5, 0.3, 0.2])) if height < 0.4 * size else 1):
        spread = height * rng.uniform(0.15, 0.75)
        middle = rng.uniform(0.2, 0.8, 2) * size
        cards += [
            group.stand(middle + rng.normal(0, spread, 2), float(rng.uniform(0, 2 * np.pi)))
            for _ in range(int(rng.choice([1, 2, 3, 4, 5], p=[0.12, 0.33, 0.33, 0.14, 0.08])))
        ]
    return cards


class _Group:
    """Arrangements around one middle, turned by one angle."""

    def __init__(self, rng: np.random.Generator, size: int, width: float, height: float) -> None:
        self._rng = rng
        self._size = size
        self._width = width
        self._height = height
        self._middle: Place = rng.uniform(0.25, 0.75, 2) * size
        self._turn = float(rng.uniform(0, 2 * np.pi))
        self._along = np.array([np.cos(self._turn), np.sin(self._turn)])

    def strewn(self) -> list[Homography]:
        """Anywhere, however they fell."""
        rng, size = self._rng, self._size
        most = int(np.clip(1.6 * size * size / (self._width * self._height), 1, 14))
        return [
            self.stand(rng.uniform(-0.05, 1.05, 2) * size, float(rng.uniform(0, 2 * np.pi)))
            for _ in range(int(rng.integers(1, most + 1)))
        ]

    def row(self) -> list[Homography]:
        """A board of three to five."""
        step = self._width * self._rng.uniform(0.95, 1.25)
        count = int(self._rng.integers(3, 6))
        shifts = (np.arange(count) - (count - 1) / 2) * step
        return [
            self.stand(
                self._middle + shift * self._along + self._rng.normal(0, 0.02 * self._height, 2),
                self._turn + self._rng.normal(0, 0.05),
            )
            for shift in shifts
        ]

    def fan(self) -> list[Homography]:
        """Two to seven, turned about a hand below them."""
        count = int(self._rng.integers(2, 8))
        angles = self._turn + (np.arange(count) - (count - 1) / 2) * self._rng.uniform(0.12, 0.35)
        return [
            self.stand(
                self._middle + np.array([np.sin(angle), -np.cos(angle)]) * self._height * 0.55, float(angle)
            )
            for angle in angles
        ]

    def pair(self) -> list[Homography]:
        """Two hole cards, one upon the other."""
        shift = self._along * self._width * self._rng.uniform(0.2, 0.6)
        return [
            self.stand(self._middle + shift * i, self._turn + self._rng.normal(0, 0.12)) for i in range(2)
        ]

    def spread(self) -> list[Homography]:
        """One or two long rows of which little more than the indices shows."""
        rng = self._rng
        step = rng.uniform(0.16, 0.5) * self._width
        across = np.array([-self._along[1], self._along[0]])
        cards: list[Homography] = []
        for row in range(int(rng.integers(1, 3))):
            start = (
                self._middle - 4 * step * self._along + row * self._height * rng.uniform(0.4, 1.1) * across
            )
            for i in range(int(rng.integers(4, 14))):
                cards.append(self.stand(start + i * step * self._along, self._turn + rng.normal(0, 0.02)))
        return cards

    def stand(self, place: Place, angle: float) -> Homography:
        """A card with its middle at `place`."""
        c, s = np.cos(angle), np.sin(angle)
        spin = np.array([[c, -s, place[0]], [s, c, place[1]], [0, 0, 1.0]])
        shift = np.array([[1, 0, -self._width / 2], [0, 1, -self._height / 2], [0, 0, 1.0]])
        return np.asarray(spin @ shift, dtype=np.float64)


def _tilt(rng: np.random.Generator, size: int) -> Homography:
    """The table seen from the side by up to 60 degrees, kept at about its size."""
    if rng.random() < 0.35:
        return np.eye(3)
    lean = np.radians(rng.uniform(0, 60) if rng.random() < 0.4 else rng.uniform(0, 25))
    heading = rng.uniform(0, 2 * np.pi)
    distance = size * rng.uniform(1.6, 5)
    c, s = np.cos(heading), np.sin(heading)
    turn = np.array([[c, -s, 0], [s, c, 0], [0, 0, 1.0]])
    slant = np.array([[1, 0, 0], [0, np.cos(lean), 0], [0, np.sin(lean) / distance, 1.0]])
    centre = np.array([[1, 0, -size / 2], [0, 1, -size / 2], [0, 0, 1.0]])
    back = np.array([[1, 0, size / 2], [0, 1, size / 2], [0, 0, 1.0]])
    return np.asarray(back @ turn.T @ slant @ turn @ centre, dtype=np.float64)


def project(matrix: Homography, points: NDArray[np.float64]) -> NDArray[np.float64]:
    """``(N, 2)`` points through a homography."""
    mapped = np.column_stack([points, np.ones(len(points))]) @ matrix.T
    return np.asarray(mapped[:, :2] / mapped[:, 2:], dtype=np.float64)
