"""The indices of a picture one by one, with what the network makes of each."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from dealer.rules.cards import FULL_DECK, Card
from vision.candidates import SCORE, UP_X, UP_Y, X, Y, cut_patches
from vision.evidence import Calibration, Point
from vision.networks import RANKS, SUITS, IndexClassifier, IndexFinder
from vision.quads import find_quads

if TYPE_CHECKING:
    from pathlib import Path

    import numpy as np
    from numpy.typing import NDArray

FIND_AT: Final = 0.25


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Index:
    """One index: the likeliest `card`, how often such a reading is right, its middle `at` and `height` in
    pixels, the unit vector `up` from its suit to its rank, the number of the outline it lies in.

    `embedding` is ``(128,) float32`` of length 1: prints that look alike lie close to one another.
    """

    card: Card
    confidence: float
    at: Point
    height: float
    up: Point
    outline: int | None = None
    embedding: NDArray[np.float32] = field(repr=False)


class IndexLooker:
    """Looks at pictures, one at a time on one thread. `folder` holds other networks than the shipped ones."""

    def __init__(self, *, folder: Path | None = None, calibration: Calibration | None = None) -> None:
        self._finder = IndexFinder(folder)
        self._classifier = IndexClassifier(folder)
        self._calibration = calibration or Calibration.shipped()

    def look(self, picture: NDArray[np.uint8]) -> tuple[Index, ...]:
        """Every index in ``(H, W, 3) uint8`` BGR, the surest first."""
        import cv2
        import numpy as np

        found = self._finder.find(picture, threshold=FIND_AT)
        ranks, suits, embeddings = self._classifier.read(cut_patches(picture, found))
        length = np.maximum(np.linalg.norm(embeddings, axis=1, keepdims=True), 1e-6)
        embeddings = embeddings / length
        outlines = find_quads(picture)
        indices = []
        for i, row in enumerate(found):
            rank, suit = int(ranks[i, : RANKS - 1].argmax()), int(suits[i, : SUITS - 1].argmax())
            height = math.hypot(float(row[UP_X]), float(row[UP_Y]))
            at = float(row[X]), float(row[Y])
            inside = (k for k, quad in enumerate(outlines) if cv2.pointPolygonTest(quad, at, False) > 0)
            indices.append(
                Index(
                    card=FULL_DECK[4 * rank + suit],
                    confidence=self._calibration.confidence(
                        float(row[SCORE]), float(ranks[i, rank]), float(suits[i, suit])
                    ),
                    at=at,
                    height=height,
                    up=(float(row[UP_X]) / height, float(row[UP_Y]) / height),
                    outline=next(inside, None),
                    embedding=np.asarray(embeddings[i], dtype=np.float32),
                )
            )
        return tuple(sorted(indices, key=lambda index: -index.confidence))
