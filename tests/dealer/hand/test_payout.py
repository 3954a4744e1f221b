"""How a pot is split: odd chips, the smallest chip, two boards (TDA 20-21)."""

from __future__ import annotations

import pytest

from dealer.hand.payout import halves, split_chips
from dealer.hand.play import next_deal
from dealer.hand.state import Phase, Street
from tests.support.story import a_hand, stacks, told


@pytest.mark.parametrize(
    ("chips", "winners", "unit", "shares", "odd"),
    [
        (100, (4,), 1, (100,), ()),
        (7, (4,), 5, (7,), ()),
        (100, (2, 5), 1, (50, 50), ()),
        (101, (2, 5), 1, (51, 50), (2,)),
        (17, (5, 1, 3), 1, (6, 6, 5), (5, 1)),
        (125, (2, 5), 25, (75, 50), (2,)),
        (130, (2, 5), 25, (80, 50), (2,)),
        (105, (2, 5), 25, (55, 50), (2,)),
        (3, (2, 5), 25, (3, 0), (2,)),
    ],
)
def test_odd_chips_go_one_each_from_the_first_winner_on(
    chips: int, winners: tuple[int, ...], unit: int, shares: tuple[int, ...], odd: tuple[int, ...]
) -> None:
    assert split_chips(chips, winners, unit) == (tuple(zip(winners, shares, strict=True)), odd)


@pytest.mark.parametrize(
    ("chips", "runs", "unit", "parts"),
    [
        (101, 1, 1, (101,)),
        (101, 2, 1, (51, 50)),
        (1025, 2, 25, (525, 500)),
        (130, 2, 25, (80, 50)),
        (10, 2, 25, (10, 0)),
    ],
)
def test_each_board_plays_for_half_and_the_first_for_what_is_odd(
    chips: int, runs: int, unit: int, parts: tuple[int, ...]
) -> None:
    assert halves(chips, runs, unit) == parts


def test_odd_chip_goes_to_the_first_winner_left_of_the_button() -> None:
    # Button 2: the deal goes 3, 1, 2; all play the board.
    hand = a_hand(100, 100, 100, button=2, blinds=(5, 10), story="2 calls, 3 folds, 1 checks")
    for street in ("flop Ts Js Qs", "turn Ks", "river As"):
        hand = told(hand, f"{street}, 1 checks, 2 checks")
    hand = told(hand, "2 shows 4c 5c, 1 shows 2c 3c")
    assert hand.awards[0].shares == ((1, 13), (2, 12))
    assert hand.awards[0].odd == (1,)


def test_each_pot_is_split_by_itself() -> None:
    hand = a_hand(35, 75, 75, blinds=(5, 10), story="3 shoves, 1 calls, 2 calls")
    hand = told(hand, "flop Ts Js Qs, turn Ks, river As")
    hand = told(hand, "1 shows 2c 3c, 2 shows 4c 5c, 3 shows 6c 7c")
    assert [(a.pot, a.shares) for a in hand.awards] == [
        (1, ((2, 40), (3, 40))),
        (0, ((1, 35), (2, 35), (3, 35))),
    ]


def test_rest_smaller_than_the_smallest_chip_goes_with_the_first_odd_chip() -> None:
    hand = a_hand(105, 105, blinds=(5, 10), chip_unit_chips=25, story="2 shoves, 1 calls")
    hand = told(hand, "flop Ts Js Qs, turn Ks, river As, 1 shows 2c 3c, 2 shows 4c 5c")
    assert hand.awards[0].shares == ((1, 110), (2, 100))


class TestRunTwice:
    """Each pot is halved, and each half is a pot of its own."""

    ALL_IN = "2 shoves, 1 calls, run it twice"

    def test_each_board_gives_its_half_to_its_winner(self) -> None:
        hand = a_hand(101, 102, blinds=(5, 10), run_it_twice=True, story=self.ALL_IN)
        hand = told(hand, "flop 2c 7d 9h, turn 3s, river 4c")
        hand = told(hand, "flop 2d 7c Kd, turn 3h, river 4d, 1 shows As Ah, 2 shows Ks Kh")
        assert [(a.run, a.shares) for a in hand.awards] == [(0, ((1, 101),)), (1, ((2, 101),))]
        assert stacks(hand) == {1: 101, 2: 102}
        assert hand.phase is Phase.OVER

    def test_cards_dealt_before_stand_on_both_boards(self) -> None:
        hand = a_hand(
            100, 100, run_it_twice=True, story="2 calls, 1 checks, flop 2c 7d 9h, 1 shoves, 2 calls"
        )
        hand = told(hand, "run it twice, turn 3s, river 4c, turn 3h, river 4d")
        assert [" ".join(map(str, board)) for board in hand.boards] == ["2c 7d 9h 3s 4c", "2c 7d 9h 3h 4d"]

    def test_second_board_begins_with_the_street_after_the_agreement(self) -> None:
        hand = a_hand(100, 100, run_it_twice=True, story="2 calls, 1 checks, flop, 1 shoves, 2 calls")
        hand = told(hand, "run it twice")
        assert next_deal(hand) == (Street.TURN, 0)
        hand = told(hand, "turn, river")
        assert next_deal(hand) == (Street.TURN, 1)
        hand = told(hand, "turn, river")
        assert next_deal(hand) is None

    def test_whoever_mucks_loses_both_boards(self) -> None:
        hand = a_hand(100, 100, run_it_twice=True, story=self.ALL_IN)
        hand = told(hand, "flop, turn, river, flop, turn, river, 2 mucks")
        assert [(a.run, a.shares) for a in hand.awards] == [(0, ((1, 100),)), (1, ((1, 100),))]

    def test_table_awards_each_board(self) -> None:
        hand = a_hand(100, 100, run_it_twice=True, story=self.ALL_IN)
        hand = told(hand, "flop, turn, river, flop, turn, river, pot 0 board 1 to 1")
        assert hand.phase is Phase.SHOWDOWN
        assert told(hand, "pot 0 board 0 to 2").phase is Phase.OVER
