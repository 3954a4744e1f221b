"""Uncalled chips, layers and side pots (TDA 21)."""

from __future__ import annotations

from dealer.hand.state import Phase
from tests.support.story import a_hand, pots, stacks


def test_uncalled_bet_goes_back_before_the_pots_are_made() -> None:
    hand = a_hand(1000, 1000, story="2 raises to 60, 1 folds")
    assert hand.uncalled == ((2, 40),)
    assert pots(hand) == [(40, (2,))]
    assert stacks(hand) == {1: 980, 2: 1020}


def test_part_of_a_bet_that_the_caller_has_not_goes_back() -> None:
    hand = a_hand(1000, 400, 1000, story="3 shoves, 1 folds, 2 calls")
    assert (hand.uncalled, pots(hand)) == (((3, 600),), [(810, (2, 3))])


def test_chips_of_a_folded_player_are_called_chips() -> None:
    hand = a_hand(1000, 1000, 1000, story="3 raises to 100, 1 calls, 2 raises to 300, 3 folds, 1 folds")
    assert (hand.uncalled, pots(hand)) == (((2, 200),), [(300, (2,))])


def test_excess_of_a_hand_that_was_given_up_goes_to_the_top_pot() -> None:
    # Seat 3 posted 20 and gives them up; both blinds are all-in for less.
    hand = a_hand(12, 15, 1000, 1000, posts=((3, 20, 0),), story="3 folds, 4 folds, 1 calls")
    assert (hand.uncalled, pots(hand)) == ((), [(36, (1, 2)), (11, (2,))])


def test_each_all_in_makes_a_layer() -> None:
    hand = a_hand(1000, 1000, 50, 200, story="3 shoves, 4 shoves, 1 raises to 500, 2 calls")
    assert pots(hand) == [(200, (1, 2, 3, 4)), (450, (1, 2, 4)), (600, (1, 2))]


def test_layers_that_the_same_players_can_win_are_one_pot() -> None:
    hand = a_hand(
        1000, 1000, 1000, story="3 raises to 60, 1 calls, 2 calls, flop, 1 bets 50, 2 calls, 3 folds"
    )
    assert pots(hand) == [(280, (1, 2))]


def test_folded_chips_fill_the_layers_from_below() -> None:
    hand = a_hand(
        1000,
        1000,
        50,
        1000,
        story="3 shoves, 4 raises to 100, 1 calls, 2 calls, flop, 1 bets 60, 2 folds, 4 calls",
    )
    assert pots(hand) == [(200, (1, 3, 4)), (270, (1, 4))]


def test_pots_of_all_streets_are_gathered() -> None:
    hand = a_hand(1000, 1000, story="2 calls, 1 checks, flop, 1 bets 40, 2 calls, turn, 1 bets 100, 2 calls")
    assert pots(hand) == [(320, (1, 2))]


def test_bets_of_the_open_street_are_in_no_pot_yet() -> None:
    hand = a_hand(1000, 1000, story="2 calls, 1 checks, flop, 1 bets 40")
    assert (pots(hand), hand.pot_chips) == ([(40, (1, 2))], 80)


def test_last_player_wins_all_pots_unseen() -> None:
    hand = a_hand(1000, 1000, 1000, story="3 raises to 60, 1 folds, 2 folds")
    assert [(award.chips, award.shares, award.by_cards) for award in hand.awards] == [(50, ((3, 50),), False)]
    assert hand.uncalled == ((3, 40),)


def test_dead_button_ante_alone_is_a_pot() -> None:
    hand = a_hand(1000, 1000, ante=("button", 5), story="2 folds")
    assert (hand.uncalled, pots(hand)) == (((1, 10),), [(25, (1,))])


def test_player_who_put_in_only_dead_money_can_win_only_it() -> None:
    hand = a_hand(1000, 20, 1000, 1000, posts=((4, 0, 1000),), story="3 calls, 1 calls")
    assert pots(hand) == [(1000, (1, 2, 3, 4)), (60, (1, 2, 3))]


def test_pot_of_nothing_is_none() -> None:
    hand = a_hand(1000, 1000, 1000, dead_small_blind=True, story="2 folds, 3 folds")
    assert (hand.uncalled, pots(hand), hand.phase) == (((1, 20),), [], Phase.OVER)
