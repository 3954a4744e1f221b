"""Whole cards by their outline."""

from __future__ import annotations

import cv2
import numpy as np
import pytest
from numpy.typing import NDArray

from vision.quads import CARD_HEIGHT, CARD_WIDTH, find_quads, set_upright

CARD = np.array([[300, 120], [440, 180], [360, 376], [220, 316]], np.float32)


def table(*cards: NDArray[np.float32]) -> NDArray[np.uint8]:
    """Green felt with white cards."""
    picture = np.full((480, 640, 3), (50, 110, 30), np.uint8)
    for card in cards:
        cv2.fillConvexPoly(picture, card.astype(np.int32), (245, 250, 250), cv2.LINE_AA)
    return picture


def test_lone_card_is_outlined_to_a_pixel() -> None:
    (quad,) = find_quads(table(CARD))
    assert _farthest(quad, CARD) < 2.5


def _farthest(quad: NDArray[np.float32], card: NDArray[np.float32]) -> float:
    return min(float(np.abs(np.roll(quad, turn, axis=0) - card).max()) for turn in range(4))


def test_outline_begins_at_a_short_side() -> None:
    (quad,) = find_quads(table(CARD))
    first, second = np.linalg.norm(quad[1] - quad[0]), np.linalg.norm(quad[2] - quad[1])
    assert first < second
    assert cv2.contourArea(quad, oriented=True) > 0


@pytest.mark.parametrize("size", [(1280, 720), (320, 240), (3840, 2160)])
def test_size_of_the_picture_does_not_matter(size: tuple[int, int]) -> None:
    grown = cv2.resize(table(CARD), size, interpolation=cv2.INTER_LINEAR).astype(np.uint8)
    (quad,) = find_quads(grown)
    scale = np.array([size[0] / 640, size[1] / 480])
    assert _farthest((quad / scale).astype(np.float32), CARD) < 4


def test_bare_felt_has_no_outline() -> None:
    assert find_quads(table()).shape == (0, 4, 2)


def test_ball_and_strip_are_no_cards() -> None:
    picture = table(np.array([[20, 20], [600, 20], [600, 40], [20, 40]], np.float32))
    cv2.circle(picture, (300, 250), 80, (250, 250, 250), -1)
    assert len(find_quads(picture)) == 0


def test_card_is_set_upright() -> None:
    picture = table(CARD)
    upright, back = set_upright(picture, CARD)
    assert upright.shape == (CARD_HEIGHT, CARD_WIDTH, 3)
    assert upright[20:-20, 20:-20].min() > 200
    corner = back @ np.array([CARD_WIDTH, 0, 1.0])
    assert corner[:2] / corner[2] == pytest.approx(CARD[1], abs=0.01)
