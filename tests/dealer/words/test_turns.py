from __future__ import annotations

from dataclasses import replace

import pytest

from dealer.hand.betting import BettingCapped, NobodyToCall
from dealer.table.commands import MoneyUnit
from dealer.table.state import TableState
from dealer.words.english import ENGLISH
from dealer.words.line import Kind
from dealer.words.turns import closed_reason, turn_line, turn_sentence, why_closed
from tests.support.evening import Evening, an_evening
from tests.support.story import a_hand


def asked(evening: Evening) -> str:
    turn = evening.lines[-1]
    assert turn.kind is Kind.TURN
    assert turn.text == turn_line(evening.state, ENGLISH)
    return turn.text


def closed(evening: Evening) -> str:
    return closed_reason(evening.state, ENGLISH)


CHECKED_TO_DEV = "4 calls, 1 calls, 2 calls, 3 checks, flop, 2 checks, 3 checks"


@pytest.mark.parametrize(
    ("story", "said"),
    [
        ("", "Dev. 20 to call, minimum raise to 40."),
        ("4 raises to 60, 1 folds, 2 folds", "Chitra. 40 to call, minimum raise to 100."),
        (CHECKED_TO_DEV, "Dev. Check or bet, at least 20."),
        ("4 calls, 1 calls, 2 calls", "Chitra. Check or raise, at least to 40."),
    ],
)
def test_no_limit_tells_what_he_owes_and_the_minimum(story: str, said: str) -> None:
    evening = an_evening(1000, 1000, 1000, 1000, button=1, story=story)
    assert asked(evening) == said


def test_pot_limit_tells_both_ends_of_the_range() -> None:
    evening = an_evening(
        1000, 1000, names=("Asha", "Dev"), structure="pl", blinds=(25, 50), story="2 calls, 1 checks, flop"
    )
    assert asked(evening) == "Asha. Check or bet 50 to 100."
    evening.tell("1 bets 50")
    assert asked(evening) == "Dev. 50 to call, raise 100 to 250."


def test_spread_limit_tells_both_ends_too() -> None:
    evening = an_evening(200, 200, 200, structure="spread", blinds=(1, 2), limits=(2, 10), story="")
    assert asked(evening) == "Chitra. 2 to call, raise 4 to 12."


FIXED = {"structure": "fl", "blinds": (2, 4), "limits": (4, 8)}


def test_fixed_limit_tells_the_one_raise() -> None:
    evening = an_evening(200, 200, 200, 200, button=1, story="", **FIXED)
    assert asked(evening) == "Dev. 4 to call, raise to 8."
    evening.tell("4 calls, 1 folds, 2 calls")
    assert asked(evening) == "Chitra. Check or raise to 8."
    evening.tell("3 checks, flop")
    assert asked(evening) == "Ben. Check or bet 4."


def test_fixed_limit_tells_that_the_betting_is_capped() -> None:
    story = "4 raises to 8, 1 raises to 12, 2 folds, 3 folds"
    evening = an_evening(200, 200, 200, 200, button=1, fl_headsup_uncapped=False, story=story, **FIXED)
    evening.tell("4 raises to 16")
    assert asked(evening) == "Asha. 4 to call, the betting is capped."
    assert closed(evening) == "The bet and three raises are in: the betting is capped."


def test_one_raise_is_told_in_the_singular() -> None:
    story = "3 raises to 8"
    evening = an_evening(200, 200, 200, fl_raise_cap=1, story=story, **FIXED)
    assert closed(evening) == "The bet and one raise are in: the betting is capped."


def test_betting_that_is_not_reopened_is_a_call_or_a_fold() -> None:
    story = (
        "1 calls, 2 calls, 3 checks, flop, 2 bets 25, 3 raises to 125, 4 calls, 1 shoves, 2 folds, 3 calls"
    )
    evening = an_evening(220, 1000, 1000, 1000, button=1, story="4 calls, " + story)
    assert asked(evening) == "Dev. 75 more: call or fold."
    assert closed(evening) == "You called 125; 75 more is not a full raise of 100: call or fold."


@pytest.mark.parametrize(
    ("story", "said"),
    [
        (
            "1 calls, 2 calls, 3 checks, flop, 2 bets 100, 3 calls, 1 shoves",
            "You bet 100; 20 more is not a full raise of 100: call or fold.",
        ),
        (
            "1 calls, 2 calls, 3 checks, flop, 2 bets 20, 3 raises to 100, 1 shoves, 2 folds",
            "You raised to 100; 20 more is not a full raise of 80: call or fold.",
        ),
    ],
)
def test_the_reason_tells_what_he_did_himself(story: str, said: str) -> None:
    evening = an_evening(140, 1000, 1000, button=1, story=story)
    assert closed(evening) == said


def test_a_checker_may_not_raise_a_short_all_in() -> None:
    evening = an_evening(
        35, 1000, 1000, button=1, story="1 calls, 2 calls, 3 checks, flop, 2 checks, 3 checks"
    )
    evening.tell("1 shoves")
    assert asked(evening) == "Ben. 15 more: call or fold."
    assert closed(evening) == "You checked; 15 is not a full bet of 20: call or fold."


def test_in_fixed_limit_less_than_half_a_bet_does_not_reopen() -> None:
    story = "1 calls, 2 calls, 3 checks, flop, 2 bets 20, 3 calls, 1 shoves"
    evening = an_evening(
        45, 1000, 1000, button=1, structure="fl", blinds=(10, 20), limits=(20, 40), story=story
    )
    assert closed(evening) == "You bet 20; 5 more is less than half a bet of 20: call or fold."


def test_a_raise_nobody_could_call_is_not_offered() -> None:
    evening = an_evening(1000, 1000, 70, names=("Dev", "Ben", "Asha"), story="3 shoves, 1 folds")
    assert asked(evening) == "Ben. 50 to call, no raise."
    assert closed(evening) == "Nobody can call more than 70: no raise."


def test_a_stack_that_only_calls_is_told_so() -> None:
    evening = an_evening(1000, 100, 1000, story="3 raises to 100, 1 folds")
    assert asked(evening) == "Ben. 80 to call, all-in."
    assert closed(evening) == "Your last 80 can only call: no raise."


def test_a_stack_short_of_the_call_is_told_so() -> None:
    evening = an_evening(1000, 100, 1000, story="3 raises to 300, 1 folds")
    assert asked(evening) == "Ben. 280 to call, all-in for 80."


def test_a_stack_short_of_the_minimum_raise_may_go_all_in() -> None:
    evening = an_evening(1000, 50, 1000, story="3 raises to 40, 1 folds")
    assert asked(evening) == "Ben. 20 to call, or all-in, 50."
    evening = an_evening(1000, 35, 1000, story="3 calls, 1 calls")
    assert asked(evening) == "Ben. Check or all-in, 35."
    evening.tell("2 checks, flop, 1 checks")
    assert asked(evening) == "Ben. Check or all-in, 15."


def test_a_player_with_more_than_a_short_opponent_owes_what_that_one_has() -> None:
    evening = an_evening(60, 5, blinds=(20, 40), button=1, story="")
    assert evening.texts[-1] == "Betting is closed. Deal the flop."
    evening = an_evening(30, 25, blinds=(20, 40), button=1, story="")
    assert asked(evening) == "Asha. 5 to call, no raise."


def test_a_check_with_nobody_to_raise_is_told_as_one() -> None:
    hand = a_hand(15, 20, 500, posts=((3, 20, 0),))
    evening = an_evening(15, 20, 500)
    state = replace(evening.state, hand=hand)
    assert turn_line(state, ENGLISH) == "Chitra. Check, no raise."


def test_stakes_of_half_a_unit_are_told_with_decimals() -> None:
    evening = an_evening(
        400, 400, 400, blinds=(1, 2), unit=MoneyUnit(per_unit_chips=2, decimals=2), story="3 raises to 5"
    )
    assert asked(evening) == "Asha. 2 to call, minimum raise to 4."


def test_nobody_to_act_is_no_sentence() -> None:
    for state in (TableState(), an_evening(100, 100, story="2 folds").state):
        assert (
            turn_line(state, ENGLISH) == turn_sentence(state, ENGLISH) == closed_reason(state, ENGLISH) == ""
        )


def test_an_open_raise_has_no_reason() -> None:
    assert closed(an_evening(1000, 1000, story="")) == ""


def test_a_reason_can_be_told_of_a_table_without_a_hand() -> None:
    assert why_closed(BettingCapped(raises=3), TableState(), ENGLISH).startswith("The bet and three raises")
    assert why_closed(NobodyToCall(price_chips=40), TableState(), ENGLISH).endswith("more than 40: no raise.")
