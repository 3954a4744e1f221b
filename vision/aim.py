"""Where the camera looks: at which edges of its picture the table goes on."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

STRIP_SHARE: Final = 0.02
"""How much of the picture's height or width is its edge."""
SAME_COLOUR: Final = 24.0
"""Levels by which the same felt may differ in a colour, once it is as bright."""
SHADE: Final = 0.5
"""Felt in a shadow is no darker than this share of it, under a lamp no brighter than its inverse."""
CUT_SHARE: Final = 0.25
"""So much of an edge shows felt where the table is cut off there; a corner that just touches it is less."""


class Edge(Enum):
    """An edge of the picture."""

    TOP = "top"
    RIGHT = "right"
    BOTTOM = "bottom"
    LEFT = "left"


def cut_edges(picture: NDArray[np.uint8]) -> frozenset[Edge]:
    """The edges of ``(H, W, 3) uint8`` BGR, a small copy, beyond which the table goes on.

    Felt is what most of the middle shows: the board and a few cards and chips may lie on it.
    """
    import numpy as np

    height, width = picture.shape[:2]
    middle = picture[height // 4 : height - height // 4, width // 4 : width - width // 4].reshape(-1, 3)
    felt = np.median(middle, axis=0)
    rows, columns = max(1, round(height * STRIP_SHARE)), max(1, round(width * STRIP_SHARE))
    strips = {
        Edge.TOP: picture[:rows],
        Edge.RIGHT: picture[:, -columns:],
        Edge.BOTTOM: picture[-rows:],
        Edge.LEFT: picture[:, :columns],
    }
    return frozenset(
        edge
        for edge, strip in strips.items()
        if _is_felt(strip.reshape(-1, 3).astype(np.float64), felt).mean() > CUT_SHARE
    )


def _is_felt(colours: NDArray[np.float64], felt: NDArray[np.float64]) -> NDArray[np.bool_]:
    import numpy as np

    gain = np.clip((colours.sum(axis=1) + 1) / (felt.sum() + 1), SHADE, 1 / SHADE)
    return np.asarray(np.abs(colours - gain[:, None] * felt).max(axis=1) <= SAME_COLOUR, dtype=np.bool_)
