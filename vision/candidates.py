"""Places where a card's index may be, and the patch of picture that each of them is read from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

STRIDE: Final = 4
"""Pixels of the finder's picture for each cell of its answer."""
UNIT_HEIGHT: Final = 24.0
"""The index height, in pixels, whose logarithm the finder calls 0."""
PATCH_WIDTH: Final = 40
PATCH_HEIGHT: Final = 64
INDEX_SHARE: Final = 0.69
"""The height of an index as a share of its patch's height."""

SCORE, X, Y, UP_X, UP_Y, RIGHT_X, RIGHT_Y = range(7)
"""Columns of a candidate array, ``(N, 7) float32``: the finder's belief 0..1, the index's middle in pixels,
the vector as long as the index is high from its suit to its rank, and one as long on the card's plane to the
right."""


def decode(
    answer: NDArray[np.float32], *, threshold: float, most: int, scale: float = 1.0
) -> NDArray[np.float32]:
    """The candidates in a finder's `answer` ``(8, H, W) float32``, the likeliest `most`, best first.

    Channels: belief (a logit), offset x and y in cells, log height, unit vector up, vector right in heights.
    `scale` is the picture's size over that of the finder's input.
    """
    import cv2
    import numpy as np

    belief = answer[0]
    peak = cv2.dilate(belief, np.ones((3, 3), np.uint8))
    limit = float(np.log(threshold / (1 - threshold)))
    rows, columns = np.nonzero((belief >= peak) & (belief > limit))
    order = np.argsort(-belief[rows, columns], kind="stable")[:most]
    rows, columns = rows[order], columns[order]
    value = answer[:, rows, columns]
    found = np.empty((len(rows), 7), np.float32)
    found[:, SCORE] = 1 / (1 + np.exp(-value[0]))
    found[:, X] = (columns + 0.5 + value[1]) * (STRIDE * scale)
    found[:, Y] = (rows + 0.5 + value[2]) * (STRIDE * scale)
    height = UNIT_HEIGHT * np.exp(np.clip(value[3], -3, 3)) * scale
    length = np.maximum(np.hypot(value[4], value[5]), 1e-3)
    found[:, UP_X], found[:, UP_Y] = value[4] / length * height, value[5] / length * height
    found[:, RIGHT_X], found[:, RIGHT_Y] = value[6] * height, value[7] * height
    return found


def cut_patches(picture: NDArray[np.uint8], candidates: NDArray[np.float32]) -> NDArray[np.uint8]:
    """The picture around each candidate with the card set upright.

    `picture` is ``(H, W, 3) uint8`` BGR; what lies outside of it repeats its edge. The answer is
    ``(N, PATCH_HEIGHT, PATCH_WIDTH, 3) uint8``.
    """
    import cv2
    import numpy as np

    patches = np.empty((len(candidates), PATCH_HEIGHT, PATCH_WIDTH, 3), np.uint8)
    for patch, candidate in zip(patches, candidates, strict=True):
        source, shrink, row = picture, 1.0, candidate
        height = float(np.hypot(row[UP_X], row[UP_Y]))
        # Sampling a large index point by point would alias.
        if height > PATCH_HEIGHT:
            source, shrink, row = _shrunk_around(picture, row, height)
        step = shrink / (INDEX_SHARE * PATCH_HEIGHT)
        down = np.array([-row[UP_X], -row[UP_Y]], np.float64) * step
        right = np.array([row[RIGHT_X], row[RIGHT_Y]], np.float64) * step
        corner = np.array([row[X], row[Y]], np.float64) * shrink
        corner -= right * (PATCH_WIDTH / 2 - 0.5) + down * (PATCH_HEIGHT / 2 - 0.5)
        cv2.warpAffine(
            source,
            np.column_stack([right, down, corner]),
            (PATCH_WIDTH, PATCH_HEIGHT),
            dst=patch,
            flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP,
            borderMode=cv2.BORDER_REPLICATE,
        )
    return patches


def _shrunk_around(
    picture: NDArray[np.uint8], row: NDArray[np.float32], height: float
) -> tuple[NDArray[np.uint8], float, NDArray[np.float32]]:
    """The part of `picture` that a patch needs, small enough to sample, its scale, the candidate there."""
    import cv2
    import numpy as np

    reach = int(1.3 * height + abs(row[RIGHT_X]) + abs(row[RIGHT_Y]))
    x0, y0 = max(0, int(row[X]) - reach), max(0, int(row[Y]) - reach)
    part = picture[y0 : int(row[Y]) + reach, x0 : int(row[X]) + reach]
    shrink = PATCH_HEIGHT / height
    if part.size == 0:
        return picture, 1.0, row
    moved = row.copy()
    moved[X] -= x0
    moved[Y] -= y0
    small = cv2.resize(part, None, fx=shrink, fy=shrink, interpolation=cv2.INTER_AREA)
    return np.asarray(small, dtype=np.uint8), shrink, moved


def normalized(patches: NDArray[np.uint8]) -> NDArray[np.float32]:
    """Patches as the classifier wants them, dark and bright alike: ``(N, 3, 64, 40) float32``."""
    import numpy as np

    values = patches.astype(np.float32)
    mean = values.mean(axis=(1, 2, 3), keepdims=True)
    deviation = values.std(axis=(1, 2, 3), keepdims=True)
    return np.ascontiguousarray(((values - mean) / (deviation + 6)).transpose(0, 3, 1, 2))
