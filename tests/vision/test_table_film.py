"""Cards on film, under arms, shadows, chips and bad light: the way from frames to cards loses none of them.

How often the networks themselves are wrong on film is measured in ``tests/benchmarks/test_card_film.py``.
"""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray

from tests.support.fake_reader import card_seen
from tests.support.filmed_table import SIZE, Studio
from tests.support.table_film import FilmedHand, watch_hand
from vision.evidence import CardSeen
from vision.training.artwork import starter


class Knowing:
    """Reads every card that was laid, wherever an arm may be: it must not be asked in such a moment."""

    def __init__(self, hand: FilmedHand) -> None:
        self._hand = hand

    def read(self, picture: NDArray[np.uint8], /) -> tuple[CardSeen, ...]:
        width, height = SIZE
        assert picture.shape == (height, width, 3)
        return tuple(card_seen(laid.card, laid.x * width, laid.y * height, width) for laid in self._hand.laid)


@pytest.mark.parametrize("seed", [3])
def test_every_card_on_film_is_taken_once_the_arms_are_gone(seed: int) -> None:
    hand = FilmedHand(Studio(starter()), seed=seed)
    tally = watch_hand(hand, Knowing(hand))
    assert (tally.cards, len(tally.accepted), tally.to_tap, tally.wrong) == (21, 21, 0, ())
