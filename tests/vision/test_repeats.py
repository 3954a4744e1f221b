"""The same index found twice is one; those of fanned cards, side by side, are two."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from vision.networks import without_repeats


def upright(score: float, x: float, y: float, height: float = 20) -> list[float]:
    return [score, x, y, 0, -height, height, 0]


def kept(*rows: list[float]) -> list[float]:
    found: NDArray[np.float32] = np.array(rows, np.float32)
    return [round(float(score), 2) for score in without_repeats(found)[:, 0]]


def test_index_found_at_two_sizes_of_the_picture_is_kept_once_the_surer() -> None:
    assert kept(upright(0.5, 50, 50), upright(0.9, 51, 52, height=23)) == [0.9]


def test_indices_side_by_side_are_both_kept() -> None:
    assert kept(upright(0.9, 50, 50), upright(0.5, 57, 50)) == [0.9, 0.5]


def test_index_that_points_the_other_way_is_another() -> None:
    turned = [0.5, 50, 51, 0, 20, -20, 0]
    assert kept(upright(0.9, 50, 50), turned) == [0.9, 0.5]
