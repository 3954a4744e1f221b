from __future__ import annotations

import pytest

from dealer.hand.play import betting_over
from dealer.hand.state import Street
from tests.support.story import a_hand, told


def test_streets_lay_three_cards_then_one_and_one() -> None:
    assert [(street.word, street.board_size) for street in Street] == [
        ("preflop", 0),
        ("flop", 3),
        ("turn", 4),
        ("river", 5),
    ]


def test_seat_without_cards_is_in_no_hand() -> None:
    with pytest.raises(KeyError):
        a_hand(1000, 1000).player(3)


@pytest.mark.parametrize(
    ("story", "over"),
    [
        ("", False),
        ("2 calls, 1 checks", False),
        ("2 folds", True),
        ("2 shoves, 1 calls", True),
    ],
)
def test_betting_is_over_when_no_further_action_can_come(story: str, over: bool) -> None:
    assert betting_over(a_hand(1000, 1000, story=story)) is over


def test_dealing_the_last_street_of_a_checked_hand_ends_no_betting() -> None:
    hand = a_hand(
        1000, 1000, story="2 calls, 1 checks, flop, 1 checks, 2 checks, turn, 1 checks, 2 checks, river"
    )
    assert not betting_over(hand)
    assert betting_over(told(hand, "1 checks, 2 checks"))
