"""How much a bet or raise must be, and for whom it is closed, in no limit (TDA 43-A, 47-A; RRoP NL 2-5)."""

from __future__ import annotations

import pytest

from dealer.hand import errors
from dealer.hand.betting import NobodyToCall, NotReopened, StackTooShort, legal_actions
from dealer.hand.play import all_in
from dealer.hand.state import Action
from tests.support.story import a_hand, choice, stacks, told


def test_first_raise_is_at_least_twice_the_big_blind() -> None:
    assert choice(a_hand(1000, 1000, 1000)) == (3, 20, (40, 1000))


def test_raise_adds_at_least_the_last_full_raise() -> None:
    hand = a_hand(1000, 1000, 1000, story="3 raises to 60")
    assert choice(hand) == (1, 50, (100, 1000))


def test_larger_raise_becomes_the_yardstick() -> None:
    hand = a_hand(1000, 1000, 1000, story="3 raises to 60, 1 raises to 200")
    assert choice(hand) == (2, 180, (340, 1000))


def test_yardstick_begins_anew_on_each_street() -> None:
    hand = a_hand(1000, 1000, story="2 raises to 200, 1 calls, flop")
    assert choice(hand) == (1, 0, (20, 800))


@pytest.mark.parametrize(("street", "least"), [("flop", 20), ("turn", 40), ("river", 40)])
def test_two_tiers_double_the_least_bet_from_the_turn_on(street: str, least: int) -> None:
    hand = a_hand(1000, 1000, two_tier_minimum=True, story="2 calls, 1 checks, flop")
    for later in ("turn", "river")[: ("flop", "turn", "river").index(street)]:
        hand = told(hand, f"1 checks, 2 checks, {later}")
    assert choice(hand) == (1, 0, (least, 980))


def test_short_all_in_raises_the_price_but_not_the_yardstick() -> None:
    hand = a_hand(1000, 1000, 1000, 75, 100, story="3 raises to 60, 4 shoves, 5 shoves")
    assert choice(hand) == (1, 90, (140, 1000))


@pytest.mark.parametrize(
    ("story", "raises"),
    [
        ("3 raises to 60", 1),
        ("3 raises to 60, 4 folds, 5 folds, 1 raises to 200", 2),
        ("3 raises to 60, 4 shoves", 1),
        ("3 calls, 4 folds, 5 folds, 1 calls, 2 checks, flop, 1 bets 40", 0),
        ("3 calls, 4 folds, 5 folds, 1 calls, 2 checks, flop, 1 bets 40, 2 raises to 80", 1),
    ],
)
def test_full_raises_are_counted_and_neither_the_bet_nor_a_short_all_in(story: str, raises: int) -> None:
    hand = a_hand(1000, 1000, 1000, 75, 1000, story=story)
    assert hand.betting.raises == raises


def test_short_all_in_does_not_reopen_betting() -> None:
    hand = a_hand(1000, 75, 1000, story="3 raises to 60, 1 folds, 2 shoves")
    legal = legal_actions(hand)
    assert legal is not None
    assert (legal.to_call_chips, legal.raises) == (15, None)
    assert legal.closed == NotReopened(in_chips=60, faced_chips=15, full_raise_chips=40)


def test_short_all_ins_that_add_up_to_a_full_raise_reopen() -> None:
    hand = a_hand(1000, 1000, 1000, 75, 100, story="3 raises to 60, 4 shoves, 5 shoves, 1 folds, 2 calls")
    assert choice(hand) == (3, 40, (140, 1000))


def test_reopening_is_asked_for_each_player_by_himself() -> None:
    hand = a_hand(160, 1000, 1000, 1000, 140, story="3 raises to 100, 4 calls, 5 shoves, 1 shoves")
    hand = told(hand, "2 raises to 240, 3 calls")
    assert choice(hand) == (4, 140, (320, 1000))
    hand = a_hand(1000, 1000, 1000, 1000, 140, blinds=(50, 100), story="3 calls, 4 calls, 5 shoves, 1 folds")
    assert choice(told(hand, "2 calls")) == (3, 40, None)


def test_player_who_has_not_acted_may_raise_over_a_short_all_in() -> None:
    hand = a_hand(1000, 1000, 1000, 75, story="3 raises to 60, 4 shoves")
    assert choice(hand) == (1, 65, (115, 1000))


def test_checker_may_not_raise_a_short_opening_all_in() -> None:
    hand = a_hand(1000, 1000, 35, story="3 calls, 1 calls, 2 checks, flop, 1 checks, 2 checks, 3 shoves")
    assert choice(hand) == (1, 15, None)


def test_raise_over_a_short_opening_all_in_is_no_completing() -> None:
    hand = a_hand(35, 1000, 1000, story="3 calls, 1 calls, 2 checks, flop, 1 shoves")
    assert choice(hand) == (2, 15, (35, 980))


def test_big_blind_may_raise_when_nobody_did() -> None:
    hand = a_hand(1000, 1000, 1000, story="3 calls, 1 calls")
    assert choice(hand) == (2, 0, (40, 1000))


def test_big_blind_who_is_all_in_has_no_option() -> None:
    hand = a_hand(1000, 20, 1000, story="3 calls, 1 calls")
    assert hand.to_act is None


def test_stack_short_of_the_minimum_may_only_go_all_in() -> None:
    assert choice(a_hand(1000, 1000, 30)) == (3, 20, (30, 30))


def test_stack_of_no_more_than_the_price_may_not_raise() -> None:
    legal = legal_actions(a_hand(1000, 1000, 20))
    assert legal is not None
    assert legal.closed == StackTooShort(stack_chips=20)


def test_no_raise_that_no_opponent_could_call() -> None:
    hand = a_hand(1000, 60, 1000, story="3 folds, 1 raises to 60, 2 folds")
    assert hand.to_act is None
    legal = legal_actions(a_hand(60, 60, 1000, story="3 calls, 1 shoves, 2 shoves"))
    assert legal is not None
    assert legal.closed == NobodyToCall(price_chips=60)


def test_call_is_capped_by_the_stack() -> None:
    assert choice(a_hand(1000, 1000, 45, story="3 calls, 1 raises to 200, 2 folds")) == (3, 25, None)


def test_call_is_capped_by_what_an_opponent_can_match() -> None:
    hand = a_hand(50, 1000, blinds=(10, 100), button=1)
    assert choice(hand) == (1, 40, None)
    assert choice(a_hand(2000, 60, blinds=(50, 100), button=1)) == (1, 10, None)


@pytest.mark.parametrize("chips", [(1000, 12, 1000), (7, 1000, 1000)])
def test_short_blind_does_not_lower_the_price_nor_the_minimum(chips: tuple[int, ...]) -> None:
    assert choice(a_hand(*chips)) == (3, 20, (40, 1000))


def test_bet_and_raise_are_read_alike() -> None:
    hand = told(a_hand(1000, 1000), "2 bets 50, 1 calls, flop, 1 raises to 30")
    assert hand.betting.price_chips == 30


def test_raise_without_an_amount_is_the_least() -> None:
    assert told(a_hand(1000, 1000), "2 raises").betting.price_chips == 40


@pytest.mark.parametrize(
    ("step", "error"),
    [
        ("3 raises to 39", errors.RaiseTooSmall),
        ("3 raises to 1001", errors.RaiseTooLarge),
        ("3 checks", errors.CheckFacingBet),
        ("1 folds", errors.OutOfTurn),
        ("4 folds", errors.UnknownSeat),
        ("3 calls to 25", errors.WrongCallAmount),
        ("flop", errors.RoundOpen),
    ],
)
def test_what_is_not_allowed_is_refused(step: str, error: type[Exception]) -> None:
    with pytest.raises(error):
        a_hand(1000, 1000, 1000, story=step)


def test_refusals_carry_the_figures() -> None:
    with pytest.raises(errors.RaiseTooSmall) as small:
        a_hand(1000, 1000, story="2 raises to 30")
    assert (small.value.minimum_chips, small.value.offered_chips) == (40, 30)
    with pytest.raises(errors.RaiseTooLarge) as large:
        a_hand(1000, 900, story="2 raises to 901")
    assert (large.value.maximum_chips, large.value.offered_chips) == (900, 901)
    with pytest.raises(errors.CheckFacingBet) as check:
        a_hand(1000, 1000, story="2 checks")
    assert check.value.to_call_chips == 10
    with pytest.raises(errors.OutOfTurn) as turn:
        a_hand(1000, 1000, story="1 folds")
    assert (turn.value.seat, turn.value.to_act) == (1, 2)
    with pytest.raises(errors.WrongCallAmount) as call:
        a_hand(1000, 1000, story="2 calls to 19")
    assert (call.value.offered_chips, call.value.call_to_chips) == (19, 20)
    with pytest.raises(errors.RoundOpen) as still_open:
        a_hand(1000, 1000, story="flop")
    assert still_open.value.to_act == 2
    with pytest.raises(errors.UnknownSeat) as unknown:
        a_hand(1000, 1000, story="7 folds")
    assert unknown.value.seat == 7


def test_closed_raise_is_refused_with_its_reason() -> None:
    with pytest.raises(errors.RaiseNotAllowed) as refused:
        a_hand(1000, 75, 1000, story="3 raises to 60, 1 folds, 2 shoves, 3 raises to 200")
    assert isinstance(refused.value.closed, NotReopened)
    assert refused.value.rule == "TDA 47-A"


def test_check_is_not_called_a_call() -> None:
    with pytest.raises(errors.NothingToCall):
        a_hand(1000, 1000, story="2 calls, 1 calls")


@pytest.mark.parametrize("call", ["1 calls", "1 calls to 60", "1 calls to 100"])
def test_call_may_name_what_counts_or_the_price(call: str) -> None:
    hand = a_hand(2000, 60, blinds=(50, 100), button=1, story=call)
    assert stacks(hand) == {1: 1940, 2: 0}


def test_fold_where_checking_is_free_binds() -> None:
    hand = a_hand(1000, 1000, story="2 calls, 1 folds")
    assert hand.player(1).folded


def test_closed_round_is_not_acted_in() -> None:
    with pytest.raises(errors.RoundClosed):
        a_hand(1000, 1000, story="2 calls, 1 checks, 2 bets 40")


def test_finished_betting_is_not_acted_in() -> None:
    with pytest.raises(errors.HandOver):
        a_hand(1000, 1000, story="2 shoves, 1 calls, 2 checks")
    with pytest.raises(errors.HandOver):
        a_hand(1000, 1000, story="2 folds, 1 checks")


@pytest.mark.parametrize(
    ("chips", "story", "action", "to_chips"),
    [
        ((1000, 500), "", Action.RAISE, 500),
        ((1000, 500), "2 calls, 1 checks, flop", Action.BET, 980),
        ((1000, 500), "2 shoves", Action.CALL, 500),
        ((1000, 15), "", Action.CALL, 15),
    ],
)
def test_all_in_is_a_raise_where_one_is_open_else_a_call(
    chips: tuple[int, ...], story: str, action: Action, to_chips: int
) -> None:
    legal = legal_actions(a_hand(*chips, story=story))
    assert legal is not None
    assert all_in(legal) == (action, to_chips)


def test_all_in_that_could_only_call_nothing_is_a_check() -> None:
    # Seat 3 posted; the big blind is all-in and the small blind could not match the price.
    legal = legal_actions(a_hand(15, 20, 1000, posts=((3, 20, 0),)))
    assert legal is not None
    assert legal.can_check
    assert all_in(legal) == (Action.CHECK, 20)


def test_nobody_is_offered_anything_between_the_streets() -> None:
    assert legal_actions(a_hand(1000, 1000, story="2 calls, 1 checks")) is None
