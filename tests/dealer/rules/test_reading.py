from __future__ import annotations

import pytest

from dealer.rules.cards import parse_cards
from dealer.rules.ranking import hand_value
from dealer.rules.reading import Decider, compare, compare_hands, is_royal, main_kicker


def test_the_first_difference_decides() -> None:
    reason = compare(hand_value(parse_cards("As Ad Kh Ts 4c")), hand_value(parse_cards("Ac Ah Kd 9s 8c")))
    assert (reason.decider, reason.position, reason.rank, reason.beaten_rank) == (Decider.KICKER, 1, 10, 9)


def test_the_lower_hand_cannot_be_the_better_one() -> None:
    low, high = hand_value(parse_cards("2s 3d")), hand_value(parse_cards("2s 2d"))
    with pytest.raises(ValueError, match="better hand"):
        compare(low, high)


def test_hands_are_ordered_from_the_winner_down() -> None:
    board = parse_cards("Qc Qd 8h 8s 3d")
    read = compare_hands(
        {1: parse_cards("7c 7h"), 2: parse_cards("Ad 2c"), 3: parse_cards("3c Kd"), 4: parse_cards("Ac 2d")},
        board,
    )
    assert [seat for seat, _ in read.values] == [2, 4, 3, 1]
    assert read.winners == (2, 4)
    assert read.split is not None
    assert read.split.decider is Decider.SPLIT_SAME
    assert [(seat, reason.beaten_rank) for seat, reason in read.beaten] == [(3, 13), (1, 7)]


def test_one_winner_splits_with_nobody() -> None:
    read = compare_hands({1: parse_cards("7c 7h"), 2: parse_cards("Ad 2c")}, parse_cards("Qc Td 8h 5s 3d"))
    assert read.winners == (1,)
    assert read.split is None


def test_a_hand_without_beside_cards_has_no_kicker() -> None:
    assert main_kicker(hand_value(parse_cards("2c 3c 4c 5c 7c"))) is None
    assert main_kicker(hand_value(parse_cards("2c 2d 4c 5c 7c"))) == 7


def test_only_the_straight_flush_to_the_ace_is_royal() -> None:
    assert is_royal(hand_value(parse_cards("Tc Jc Qc Kc Ac")))
    assert not is_royal(hand_value(parse_cards("9c Tc Jc Qc Kc")))
    assert not is_royal(hand_value(parse_cards("Tc Jc Qc Kc Ad")))


def test_a_split_says_where_the_hands_lie() -> None:
    board = parse_cards("As Qd Tc 8h 6d")
    kickers = compare_hands({1: parse_cards("Ah 3c"), 2: parse_cards("Ad 2h")}, board)
    assert kickers.split is not None
    assert kickers.split.decider is Decider.SPLIT_KICKERS
    whole = compare_hands({1: parse_cards("5h 3c"), 2: parse_cards("5d 2h")}, board)
    assert whole.split is not None
    assert whole.split.decider is Decider.SPLIT_BOARD
