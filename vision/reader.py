"""Reads the cards in a picture: find indices, read each, look again inside whole cards, agree."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from vision.candidates import RIGHT_X, RIGHT_Y, SCORE, UP_X, UP_Y, X, Y, cut_patches
from vision.evidence import Belief, Calibration, CardSeen, Point, Quad, cards_seen
from vision.networks import RANKS, SUITS, IndexClassifier, IndexFinder
from vision.quads import find_quads, set_upright

if TYPE_CHECKING:
    from pathlib import Path

    import numpy as np
    from numpy.typing import NDArray

FIND_AT: Final = 0.25
"""The finder's belief from which a place is looked at closely."""
SURE: Final = 0.9
"""Below this chance of its likeliest card an index is read again, moved a little."""
HOPELESS: Final = 0.1
"""Below this it is hardly an index."""
LOOK_AGAIN_QUADS: Final = 6
LEAST_HEIGHT: Final = 12.0
"""Pixels: smaller indices were never judged, so nobody knows how often they are read right."""
_NUDGES: Final = ((0.05, 0.05, 0.94), (-0.05, -0.05, 1.07))
"""Moves to the right and up, in index heights, and a stretch."""


class CardReader:
    """Reads pictures, one at a time on one thread. Loading takes a moment: keep one reader.

    `folder` holds other networks than the shipped ones, `calibration` what belongs to them.
    """

    def __init__(self, *, folder: Path | None = None, calibration: Calibration | None = None) -> None:
        self._finder = IndexFinder(folder)
        self._classifier = IndexClassifier(folder)
        self._calibration = calibration or Calibration.shipped()

    def read(self, picture: NDArray[np.uint8]) -> tuple[CardSeen, ...]:
        """The cards in `picture`, ``(H, W, 3) uint8`` BGR, likeliest first, each once."""
        beliefs, quads = self.look(picture)
        return cards_seen(beliefs, quads, self._calibration)

    def look(self, picture: NDArray[np.uint8]) -> tuple[list[Belief], list[Quad]]:
        """What every index in `picture` seems to show, and the outlines of whole cards."""
        outlines = find_quads(picture)
        found = self._finder.find(picture, threshold=FIND_AT)
        beliefs = self._read(picture, found, [_quad_around(row, outlines) for row in found])
        read_already = {belief.quad for belief in beliefs if _chance(belief) > SURE}
        unread = [i for i in range(len(outlines)) if i not in read_already]
        for i in unread[:LOOK_AGAIN_QUADS]:
            beliefs += self._read_card(picture, outlines[i], i)
        beliefs = [belief for belief in beliefs if belief.height >= LEAST_HEIGHT]
        return beliefs, [_as_quad(outline) for outline in outlines]

    def _read(
        self, picture: NDArray[np.uint8], found: NDArray[np.float32], quads: list[int | None]
    ) -> list[Belief]:
        import numpy as np

        ranks, suits, _ = self._classifier.read(cut_patches(picture, found))
        chance = ranks[:, : RANKS - 1].max(axis=1, initial=0) * suits[:, : SUITS - 1].max(axis=1, initial=0)
        unsure = np.nonzero((chance < SURE) & (chance > HOPELESS))[0]
        if len(unsure):
            ranks, suits = ranks.copy(), suits.copy()
            again = np.concatenate([nudged(found[unsure], nudge) for nudge in _NUDGES])
            more_ranks, more_suits, _ = self._classifier.read(cut_patches(picture, again))
            for values, more in ((ranks, more_ranks), (suits, more_suits)):
                stacked = more.reshape(len(_NUDGES), len(unsure), -1)
                values[unsure] = (values[unsure] + stacked.sum(axis=0)) / (1 + len(_NUDGES))
        return [
            Belief(
                ranks=tuple(ranks[i].tolist()),
                suits=tuple(suits[i].tolist()),
                score=float(row[SCORE]),
                at=(float(row[X]), float(row[Y])),
                up=(float(row[UP_X]), float(row[UP_Y])),
                quad=quads[i],
            )
            for i, row in enumerate(found)
        ]

    def _read_card(
        self, picture: NDArray[np.uint8], outline: NDArray[np.float32], number: int
    ) -> list[Belief]:
        """Look once more at a whole card, set upright: far or slanting cards come out clearer."""
        upright, back = set_upright(picture, outline)
        found = self._finder.find_on_card(upright, threshold=FIND_AT)
        beliefs = self._read(upright, found, [number] * len(found))
        return [_moved_back(belief, back) for belief in beliefs]


def nudged(rows: NDArray[np.float32], nudge: tuple[float, float, float]) -> NDArray[np.float32]:
    """Candidates moved right and up by shares of their height and stretched."""
    right, up, stretch = nudge
    moved = rows.copy()
    moved[:, X] += right * rows[:, RIGHT_X] + up * rows[:, UP_X]
    moved[:, Y] += right * rows[:, RIGHT_Y] + up * rows[:, UP_Y]
    moved[:, UP_X:] *= stretch
    return moved


def _chance(belief: Belief) -> float:
    return max(belief.ranks[: RANKS - 1]) * max(belief.suits[: SUITS - 1])


def _quad_around(row: NDArray[np.float32], outlines: NDArray[np.float32]) -> int | None:
    import cv2

    for i, outline in enumerate(outlines):
        if cv2.pointPolygonTest(outline, (float(row[X]), float(row[Y])), False) > 0:
            return i
    return None


def _as_quad(outline: NDArray[np.float32]) -> Quad:
    a, b, c, d = ((float(x), float(y)) for x, y in outline)
    return a, b, c, d


def _moved_back(belief: Belief, back: NDArray[np.float64]) -> Belief:
    import numpy as np

    def to_picture(x: float, y: float) -> Point:
        u, v, w = back @ np.array([x, y, 1.0])
        return float(u / w), float(v / w)

    x, y = belief.at
    middle, above = to_picture(x, y), to_picture(x + belief.up[0], y + belief.up[1])
    return replace(belief, at=middle, up=(above[0] - middle[0], above[1] - middle[1]))
