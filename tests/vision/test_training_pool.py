"""Turning and cropping a scene: the labels follow the picture."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from vision.training.labels import LABEL
from vision.training.pool import cropped, quarter_turned


def marked() -> tuple[NDArray[np.uint8], NDArray[np.void]]:
    """A dark square with one bright pixel, and an index there that points at the right edge."""
    picture = np.zeros((100, 100, 3), np.uint8)
    picture[20, 70] = 255
    labels = np.zeros(1, LABEL)
    labels["x"], labels["y"] = 70.5, 20.5
    labels["up_x"], labels["right_y"] = 12, 12
    for name in ("rank_seen", "suit_seen", "seen"):
        labels[name] = 1
    return picture, labels


def test_labels_turn_with_the_picture() -> None:
    for quarters in range(4):
        picture, labels = quarter_turned(*marked(), quarters)
        y, x = np.argwhere(picture[:, :, 0])[0]
        assert (labels["x"][0], labels["y"][0]) == (x + 0.5, y + 0.5)


def test_index_turns_left_with_the_picture() -> None:
    _, labels = quarter_turned(*marked(), 1)
    assert (labels["up_x"][0], labels["up_y"][0]) == (0, -12)
    assert (labels["right_x"][0], labels["right_y"][0]) == (12, 0)


def test_labels_move_with_the_part() -> None:
    rng = np.random.default_rng(0)
    for _ in range(20):
        picture, labels = cropped(*marked(), size=60, rng=rng)
        assert picture.shape == (60, 60, 3)
        for label in labels:
            assert picture[int(label["y"]), int(label["x"]), 0] == 255


def test_index_at_the_edge_of_a_part_is_only_half_in_sight() -> None:
    rng = np.random.default_rng(0)
    seen = []
    for _ in range(60):
        _, labels = cropped(*marked(), size=60, rng=rng)
        for label in labels:
            room = min(label["x"], label["y"], 60 - label["x"], 60 - label["y"])
            assert (label["seen"] < 0.6) == (room < 6)
            seen.append(float(label["seen"]))
    assert min(seen) < 0.6 < max(seen)
