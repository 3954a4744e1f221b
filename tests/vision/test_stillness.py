"""Where the picture is still: noise and lamps are no motion, a slow hand is."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray

from vision.stillness import Stillness, small_copy

LEFT = ((0.0, 0.0), (0.4, 0.0), (0.4, 1.0), (0.0, 1.0))
RIGHT = ((0.6, 0.0), (1.0, 0.0), (1.0, 1.0), (0.6, 1.0))


def felt(seed: int, *, gain: float = 1.0) -> NDArray[np.float64]:
    rng = np.random.default_rng(seed)
    pattern = np.random.default_rng(0).normal(0, 3, (360, 640, 1))
    return (np.array([50, 100, 35]) + pattern) * gain + rng.normal(0, 2, (360, 640, 3))


def small(picture: NDArray[np.float64]) -> NDArray[np.uint8]:
    return small_copy(np.clip(picture, 0, 255).astype(np.uint8))


@pytest.fixture
def stillness() -> Stillness:
    stillness = Stillness()
    stillness.see(small(felt(0)), 0.0)
    return stillness


def test_noise_is_no_motion(stillness: Stillness) -> None:
    for i in range(1, 6):
        stillness.see(small(felt(i)), i / 10)
    assert stillness.still_seconds(LEFT) == pytest.approx(0.5)


def test_a_lamp_that_flickers_is_no_motion(stillness: Stillness) -> None:
    for i in range(1, 6):
        stillness.see(small(felt(i, gain=1 + 0.1 * (i % 2))), i / 10)
    assert stillness.still_seconds(LEFT) == pytest.approx(0.5)


@pytest.mark.parametrize("level", [0.0, 0.25, 0.5, 0.75])
def test_noise_on_black_felt_with_bright_cards_is_no_motion(level: float) -> None:
    """Half a level more or less is much of a black felt's light, and nothing of a card's."""
    stillness = Stillness()
    for i in range(6):
        picture = felt(i, gain=0.2) + level + 0.5 * (i % 2)
        picture[100:200, 100:400] += 180
        stillness.see(small(picture), i / 10)
    assert stillness.still_seconds(LEFT) == pytest.approx(0.5)


def test_motion_counts_only_where_it_is(stillness: Stillness) -> None:
    for i in range(1, 6):
        picture = felt(i)
        picture[100:150, 450 + 20 * i : 480 + 20 * i] = 190
        stillness.see(small(picture), i / 10)
    assert stillness.still_seconds(RIGHT) == 0
    assert stillness.still_seconds(LEFT) == pytest.approx(0.5)


def test_a_hand_that_creeps_is_motion(stillness: Stillness) -> None:
    stood = []
    for i in range(1, 25):
        picture = felt(i)
        picture[100:150, 400 : 450 + 2 * i] = 190
        stillness.see(small(picture), i / 10)
        stood.append(stillness.still_seconds(RIGHT))
    assert max(stood) < 0.5


def test_another_size_of_picture_begins_anew(stillness: Stillness) -> None:
    stillness.see(small_copy(np.zeros((480, 480, 3), np.uint8)), 5.0)
    assert stillness.still_seconds(LEFT) == 0
