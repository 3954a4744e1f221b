"""Pot limit, fixed limit and spread limit."""

from __future__ import annotations

import pytest

from dealer.hand import errors
from dealer.hand.betting import BettingCapped, legal_actions
from tests.support.story import a_hand, choice, told

FIXED: dict[str, object] = {"structure": "fl", "limits": (20, 40)}
SPREAD: dict[str, object] = {"structure": "spread", "limits": (5, 50), "blinds": (5, 10)}


def highest(hand_choice: tuple[int, int, tuple[int, int] | None]) -> int:
    assert hand_choice[2] is not None
    return hand_choice[2][1]


class TestPotLimit:
    """RRoP PL; TDA 54."""

    def test_first_raise_is_at_most_three_and_a_half_big_blinds(self) -> None:
        assert choice(a_hand(9000, 9000, 9000, structure="pl", blinds=(100, 200))) == (3, 200, (400, 700))

    def test_raise_is_at_most_the_pot_after_the_call(self) -> None:
        hand = a_hand(9000, 9000, 9000, structure="pl", blinds=(100, 200), story="3 raises to 700")
        # 1,000 in the pot and 600 to call: 700 + 1,600.
        assert highest(choice(hand)) == 2300

    def test_bet_after_the_flop_is_at_most_the_pot(self) -> None:
        hand = a_hand(9000, 9000, structure="pl", story="2 calls, 1 checks, flop")
        assert choice(hand) == (1, 0, (20, 40))

    @pytest.mark.parametrize(
        "setup",
        [
            {"dead_small_blind": True},
            {"seats": {1: 40, 2: 9000, 3: 9000}},
            {"seats": {1: 9000, 2: 60, 3: 9000}},
        ],
    )
    def test_dead_or_short_blinds_do_not_shrink_the_maximum(self, setup: dict[str, object]) -> None:
        hand = a_hand(**{"seats": {1: 9000, 2: 9000, 3: 9000}, **setup}, structure="pl", blinds=(100, 200))
        hand = told(hand, "2 folds") if hand.to_act == 2 else hand
        assert (hand.to_act, highest(choice(hand))) == (3, 700)

    def test_only_the_chips_that_are_there_count_where_the_house_says_so(self) -> None:
        hand = a_hand(40, 9000, 9000, structure="pl", blinds=(100, 200), pl_assume_full_blinds=False)
        assert highest(choice(hand)) == 640

    def test_small_blind_counted_as_big_allows_four_big_blinds(self) -> None:
        hand = a_hand(9000, 9000, 9000, structure="pl", blinds=(100, 200), pl_small_blind_counts_as_big=True)
        assert highest(choice(hand)) == 800

    @pytest.mark.parametrize("kind", ["each", "big_blind", "button"])
    def test_antes_do_not_count_before_the_flop(self, kind: str) -> None:
        hand = a_hand(9000, 9000, 9000, structure="pl", blinds=(100, 200), ante=(kind, 50))
        assert highest(choice(hand)) == 700

    @pytest.mark.parametrize(("kind", "antes"), [("each", 150), ("big_blind", 50)])
    def test_antes_count_where_the_house_says_so(self, kind: str, antes: int) -> None:
        hand = a_hand(
            9000,
            9000,
            9000,
            structure="pl",
            blinds=(100, 200),
            ante=(kind, 50),
            pl_ante_counts_preflop=True,
        )
        assert highest(choice(hand)) == 700 + antes

    def test_antes_count_after_the_flop(self) -> None:
        hand = a_hand(9000, 9000, structure="pl", ante=("each", 5), story="2 calls, 1 checks, flop")
        assert highest(choice(hand)) == 50

    def test_straddle_and_posts_count(self) -> None:
        hand = a_hand(9000, 9000, 9000, 9000, structure="pl", blinds=(100, 200), straddle=(3, 400))
        # 700 in the pot and 400 to call.
        assert choice(hand) == (4, 400, (800, 1500))
        hand = a_hand(9000, 9000, 9000, 9000, structure="pl", blinds=(100, 200), posts=((4, 200, 100),))
        assert choice(hand) == (3, 200, (400, 1000))

    def test_least_bet_may_be_made_into_a_smaller_pot(self) -> None:
        assert choice(a_hand(1000, 1000, 1000, structure="pl", bomb_pot=1, story="flop")) == (1, 0, (20, 20))

    def test_all_in_is_cut_to_the_maximum(self) -> None:
        hand = a_hand(9000, 9000, 9000, structure="pl", blinds=(100, 200), story="3 shoves")
        assert hand.betting.price_chips == 700


class TestFixedLimit:
    """RRoP Betting 3-6; TDA 47-B, 48."""

    def test_bets_are_small_before_the_turn_and_big_from_it(self) -> None:
        hand = a_hand(1000, 1000, 1000, **FIXED)
        assert choice(hand) == (3, 20, (40, 40))
        hand = told(hand, "3 calls, 1 calls, 2 checks, flop")
        assert choice(hand) == (1, 0, (20, 20))
        hand = told(hand, "1 checks, 2 checks, 3 checks, turn")
        assert choice(hand) == (1, 0, (40, 40))

    def test_betting_is_capped_after_three_raises(self) -> None:
        hand = a_hand(1000, 1000, 1000, **FIXED, story="3 raises, 1 raises, 2 raises")
        legal = legal_actions(hand)
        assert legal is not None
        assert legal.closed == BettingCapped(raises=3)

    def test_capped_betting_stays_capped_when_a_fold_leaves_two(self) -> None:
        hand = a_hand(1000, 1000, 1000, **FIXED, story="3 raises, 1 raises, 2 raises, 3 folds")
        assert choice(hand) == (1, 20, None)

    def test_two_players_raise_without_end_in_cash(self) -> None:
        hand = a_hand(1000, 1000, **FIXED, story="2 raises, 1 raises, 2 raises, 1 raises, 2 raises")
        assert choice(hand) == (1, 20, (140, 140))

    def test_two_players_left_before_the_cap_raise_without_end(self) -> None:
        hand = a_hand(1000, 1000, 1000, **FIXED, story="3 folds, 1 raises, 2 raises, 1 raises")
        assert choice(hand) == (2, 20, (100, 100))

    def test_all_in_player_counts_as_one_who_remains(self) -> None:
        hand = a_hand(1000, 1000, 40, **FIXED, story="3 shoves, 1 raises, 2 raises")
        assert choice(hand) == (1, 20, None)

    @pytest.mark.parametrize("rules", [{"mode": "tournament"}, {"fl_headsup_uncapped": False}])
    def test_two_players_are_capped_in_tournaments(self, rules: dict[str, object]) -> None:
        hand = a_hand(1000, 1000, **FIXED, **rules, story="2 raises, 1 raises, 2 raises")
        assert choice(hand) == (1, 20, None)

    def test_house_may_allow_four_raises_or_any_number(self) -> None:
        story = "3 raises, 1 raises, 2 raises"
        assert choice(a_hand(1000, 1000, 1000, **FIXED, fl_raise_cap=4, story=story))[2] == (100, 100)
        story += ", 3 raises, 1 raises, 2 raises"
        assert choice(a_hand(1000, 1000, 1000, **FIXED, fl_raise_cap=None, story=story))[2] == (160, 160)

    def test_all_in_of_half_a_bet_counts_as_full(self) -> None:
        hand = a_hand(1000, 1000, 1000, 30, **FIXED, story="3 calls, 4 shoves")
        assert choice(hand) == (1, 20, (50, 50))
        assert choice(told(hand, "1 calls, 2 calls")) == (3, 10, (50, 50))
        assert hand.betting.raises == 1

    def test_all_in_of_less_than_half_is_completed_by_others_only(self) -> None:
        hand = a_hand(1000, 1000, 1000, 29, **FIXED, story="3 calls, 4 shoves")
        assert choice(hand) == (1, 19, (40, 40))
        assert choice(told(hand, "1 calls, 2 calls")) == (3, 9, None)
        assert hand.betting.raises == 0

    def test_half_is_measured_from_the_last_full_bet(self) -> None:
        hand = a_hand(1000, 1000, 1000, 26, 31, **FIXED, story="3 calls, 4 shoves, 5 shoves")
        assert choice(hand) == (1, 21, (51, 51))

    def test_completing_a_short_opening_all_in_is_the_bet_and_no_raise(self) -> None:
        hand = a_hand(25, 1000, 1000, **FIXED, story="3 calls, 1 calls, 2 checks, flop, 1 shoves")
        assert choice(hand) == (2, 5, (20, 20))
        hand = told(hand, "2 raises to 20")
        assert hand.betting.raises == 0

    def test_opening_all_in_of_half_a_bet_is_a_bet(self) -> None:
        hand = a_hand(30, 1000, 1000, **FIXED, story="3 calls, 1 calls, 2 checks, flop, 1 shoves")
        assert choice(hand) == (2, 10, (30, 30))

    def test_last_raise_is_the_only_size(self) -> None:
        with pytest.raises(errors.RaiseTooLarge):
            a_hand(1000, 1000, **FIXED, story="2 raises to 41")
        with pytest.raises(errors.RaiseTooSmall):
            a_hand(1000, 1000, **FIXED, story="2 raises to 39")


class TestSpreadLimit:
    """Any amount between the least and the most; a raise at least the one before."""

    def test_raise_adds_between_the_big_blind_and_the_most(self) -> None:
        assert choice(a_hand(1000, 1000, 1000, **SPREAD)) == (3, 10, (20, 60))

    def test_bet_after_the_flop_is_between_the_bounds(self) -> None:
        hand = a_hand(1000, 1000, **SPREAD, story="2 calls, 1 checks, flop")
        assert choice(hand) == (1, 0, (5, 50))

    def test_raise_is_at_least_the_one_before(self) -> None:
        hand = a_hand(1000, 1000, 1000, **SPREAD, story="3 raises to 40")
        assert choice(hand) == (1, 35, (70, 90))

    def test_raise_over_a_short_opening_all_in_adds_at_least_the_minimum(self) -> None:
        hand = a_hand(13, 1000, 1000, **SPREAD, story="3 calls, 1 calls, 2 checks, flop, 1 shoves")
        assert choice(hand) == (2, 3, (8, 53))

    def test_short_all_in_does_not_reopen(self) -> None:
        hand = a_hand(1000, 45, 1000, **SPREAD, story="3 raises to 40, 1 folds, 2 shoves")
        assert choice(hand) == (3, 5, None)

    def test_least_raise_over_a_straddle_is_within_the_bounds(self) -> None:
        hand = a_hand(1000, 1000, 1000, 1000, straddle=(3, 60), **SPREAD)
        assert choice(hand) == (4, 60, (110, 110))
