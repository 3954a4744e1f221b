"""Where the picture has been still: differences on a small copy, cell by cell."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vision.zones import box

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from config.camera import Corners

SMALL_WIDTH: Final = 320
"""A small copy still shows an arm of ten pixels and has averaged the noise of a sensor away."""
CELL: Final = 8
CHANGED_LEVELS: Final = 7.0
DARK_LEVEL: Final = 40.0
LEAST_LIT: Final = 0.02
"""So much of the picture must not be dark, for its gain to be known."""
CHANGED_PIXELS: Final = 3
"""So many pixels of a cell must change: one may be a flicker."""


class Stillness:
    """Remembers for each cell of the picture since when it has been still. One thread.

    Each cell is compared with what it showed when it last changed, so that a slow hand is seen as well; a
    change of all the light together, as when a lamp flickers, is no motion.
    """

    def __init__(self) -> None:
        self._reference: NDArray[np.float32] | None = None
        self._changed_at: NDArray[np.float64] | None = None
        self._now = 0.0

    def see(self, small: NDArray[np.uint8], at: float) -> None:
        """The next small copy (`small_copy`) of the picture, taken `at` seconds."""
        import cv2
        import numpy as np

        grey = np.asarray(cv2.cvtColor(small, cv2.COLOR_BGR2GRAY), dtype=np.float32)
        rows, columns = grey.shape[0] // CELL, grey.shape[1] // CELL
        grey = grey[: rows * CELL, : columns * CELL]
        self._now = at
        if self._reference is None or self._changed_at is None or self._reference.shape != grey.shape:
            self._reference, self._changed_at = grey, np.full((rows, columns), at)
            return
        gain = _gain(self._reference[::4, ::4], grey[::4, ::4])
        away = np.abs(grey - gain * self._reference) > CHANGED_LEVELS
        cells = away.reshape(rows, CELL, columns, CELL).sum(axis=(1, 3)) >= CHANGED_PIXELS
        self._changed_at[cells] = at
        if abs(gain - 1) > 0.05:
            self._reference = grey
        elif cells.any():
            pixels = np.repeat(np.repeat(cells, CELL, axis=0), CELL, axis=1)
            self._reference[pixels] = grey[pixels]

    def still_seconds(self, corners: Corners) -> float:
        """For how long nothing has moved within the box around a zone."""
        if self._changed_at is None:
            return 0.0
        rows, columns = self._changed_at.shape
        left, top, right, bottom = box(corners)
        x0, x1 = min(int(left * columns), columns - 1), max(int(right * columns), 1)
        y0, y1 = min(int(top * rows), rows - 1), max(int(bottom * rows), 1)
        return self._now - float(self._changed_at[y0 : max(y1, y0 + 1), x0 : max(x1, x0 + 1)].max())


def _gain(reference: NDArray[np.float32], grey: NDArray[np.float32]) -> float:
    """How much brighter most of the picture has become: lamps and automatic exposure.

    Dark pixels say nothing of it: a level up or down is much of their light.
    """
    import numpy as np

    lit = reference > DARK_LEVEL
    return float(np.median(grey[lit] / reference[lit])) if lit.mean() > LEAST_LIT else 1.0


def small_copy(picture: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """`picture` no wider than `SMALL_WIDTH` pixels, ``(h, w, 3) uint8``."""
    import cv2
    import numpy as np

    height, width = picture.shape[:2]
    small_width = max(CELL, min(width, SMALL_WIDTH))
    size = small_width, max(CELL, round(height * small_width / width))
    return np.asarray(cv2.resize(picture, size, interpolation=cv2.INTER_AREA), dtype=np.uint8)
