"""Where the indices of a scene are, which card each belongs to, and how much of it is in sight."""

from __future__ import annotations

from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.training.deck import Face, IndexBox
from vision.training.layout import Homography, project

FAINTEST: Final = 24
"""The least difference of brightness, in any colour, that print must keep to count as readable."""

LABEL: Final = np.dtype(
    [
        ("x", "f4"), ("y", "f4"), ("up_x", "f4"), ("up_y", "f4"), ("right_x", "f4"), ("right_y", "f4"),
        ("card", "i2"), ("rank_seen", "f4"), ("suit_seen", "f4"), ("seen", "f4"),
    ]
)  # fmt: skip
"""An index: its middle, the vector of its height upwards, one as long to the right (both as seen in the
picture, so skewed where the view is oblique), its card 0..51, the shares in sight of rank, suit and both."""


def label_indices(
    placed: list[tuple[Face, Homography]], *, owner: NDArray[np.int16], picture: NDArray[np.uint8]
) -> NDArray[np.void]:
    """The `LABEL` array of a picture: `placed` are its cards, `owner` the number of each pixel's card."""
    smooth = np.asarray(cv2.GaussianBlur(picture, (0, 0), 1.0), dtype=np.uint8)
    rows = [
        _index_row(box, face.card, matrix, owner=owner == number, picture=smooth)
        for number, (face, matrix) in enumerate(placed)
        for box in face.indices
    ]
    return np.array([row for row in rows if row is not None], dtype=LABEL)


def _index_row(
    box: IndexBox,
    card: int,
    matrix: Homography,
    *,
    owner: NDArray[np.bool_],
    picture: NDArray[np.uint8],
) -> tuple[float, ...] | None:
    half = box.height / 2 * box.up
    ends = np.array(
        [
            [box.x, box.y],
            [box.x, box.y - half],
            [box.x, box.y + half],
            [box.x + half, box.y],
            [box.x - half, box.y],
        ]
    )
    middle, top, bottom, right, left = project(matrix, ends)
    size = owner.shape[0]
    if not (0 <= middle[0] < size and 0 <= middle[1] < size):
        return None
    across = np.linspace(-0.85, 0.85, 5) * box.half_width
    down = np.linspace(0.04, 0.96, 12)
    grid = np.array([[box.x + dx, box.y - half + 2 * half * share] for share in down for dx in across])
    cells = np.floor(project(matrix, grid)).astype(int)
    seen = _in_sight(cells, owner).reshape(len(down), len(across)).mean(axis=1)
    is_rank = down < box.rank_share
    for part in (is_rank, ~is_rank):
        part_cells = np.clip(cells.reshape(len(down), len(across), 2)[part].reshape(-1, 2), 0, size - 1)
        # Glare may wash the print away: what nobody could read is neither wanted nor refused.
        if float(np.ptp(picture[part_cells[:, 1], part_cells[:, 0]], axis=0).max()) < FAINTEST:
            seen[part] = np.minimum(seen[part], 0.6)
    up, side = top - bottom, right - left
    return (
        *(float(middle[0]), float(middle[1]), float(up[0]), float(up[1]), float(side[0]), float(side[1])),
        *(card, float(seen[is_rank].mean()), float(seen[~is_rank].mean()), float(seen.mean())),
    )


def _in_sight(cells: NDArray[np.int_], owner: NDArray[np.bool_]) -> NDArray[np.bool_]:
    size = owner.shape[0]
    inside = ((cells >= 0) & (cells < size)).all(axis=1)
    cells = np.clip(cells, 0, size - 1)
    return np.asarray(inside & owner[cells[:, 1], cells[:, 0]])


def heights(labels: NDArray[np.void]) -> NDArray[np.float32]:
    """The index heights in pixels."""
    return np.asarray(np.hypot(labels["up_x"], labels["up_y"]), dtype=np.float32)


def is_wanted(labels: NDArray[np.void]) -> NDArray[np.bool_]:
    """Which indices the finder must find: the most of them in sight, neither tiny nor seen edge-on."""
    height = heights(labels)
    breadth = np.abs(labels["up_x"] * labels["right_y"] - labels["up_y"] * labels["right_x"]) / np.maximum(
        height, 1
    )
    seen = (labels["rank_seen"] > 0.78) & (labels["suit_seen"] > 0.7) & (labels["seen"] > 0.78)
    return np.asarray(seen & (height > 7.5) & (height < 110) & (breadth > 0.33 * height) & (breadth > 5))
