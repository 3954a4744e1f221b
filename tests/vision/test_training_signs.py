"""Ranks drawn by hand and violent grounds: every hand writes every rank, every ground fills the picture."""

from __future__ import annotations

import numpy as np
import pytest

from vision.training.artwork import STENCIL_HEIGHT, holes, starter
from vision.training.labels import heights
from vision.training.scene import READABLE_INDEX, SceneMaker
from vision.training.strokes import draw_rank, random_hand, with_drawn_ranks
from vision.training.textures import texture


@pytest.mark.parametrize("seed", range(4))
def test_every_hand_writes_thirteen_ranks_that_differ(seed: int) -> None:
    hand = random_hand(np.random.default_rng(seed))
    signs = [draw_rank(rank, hand) for rank in range(13)]
    assert all(sign.shape[0] == STENCIL_HEIGHT for sign in signs)
    assert len({sign.tobytes() for sign in signs}) == 13


def test_drawn_ranks_come_after_those_of_the_artwork() -> None:
    artwork = starter()
    more = with_drawn_ranks(artwork, hands=2, seed=1)
    assert [len(signs) for signs in more.ranks] == [len(signs) + 2 for signs in artwork.ranks]
    assert np.array_equal(more.ranks[4][0], artwork.ranks[4][0])


def test_ground_fills_its_picture() -> None:
    rng = np.random.default_rng(1)
    for _ in range(20):
        ground = texture(rng, starter(), 96)
        assert ground.shape == (96, 96, 3)
        assert float(ground.min()) >= 0
        assert float(ground.max()) <= 255


def test_readable_scenes_hold_no_tiny_index() -> None:
    """But for those that a slanting view makes a little smaller."""
    maker = SceneMaker(starter(), seed=3, size=320, is_readable=True)
    tall = np.concatenate([heights(maker.make().labels) for _ in range(12)])
    assert float(np.quantile(tall, 0.1)) > 0.7 * READABLE_INDEX


def test_no_hand_closes_a_bowl() -> None:
    rng = np.random.default_rng(6)
    for _ in range(30):
        hand = random_hand(rng)
        assert holes(draw_rank(1, hand)) == holes(draw_rank(3, hand)) == 0
        assert holes(draw_rank(6, hand)) <= 2
