from __future__ import annotations

import pytest

from dealer.table.commands import StartHand, VoidHand
from dealer.table.state import TableState
from dealer.words.english import ENGLISH
from dealer.words.steps import next_step, street_step
from tests.support.evening import Evening, an_evening


def step(evening: Evening) -> str:
    return next_step(evening.state, ENGLISH)


def test_a_night_begins_with_the_first_hand() -> None:
    assert next_step(TableState(), ENGLISH) == "Deal the first hand."
    assert step(an_evening(500, 500)) == "Deal the first hand."


@pytest.mark.parametrize(
    ("story", "said"),
    [
        ("", "Chitra. 20 to call, minimum raise to 40."),
        ("3 raises to 125, 1 calls, 2 calls", "Pot 375. Burn one, deal the flop."),
        ("3 folds, 1 shoves, 2 calls", "Betting is closed. Deal the flop."),
        ("3 folds, 1 shoves, 2 calls, flop", "Deal the turn."),
        ("3 folds, 1 shoves, 2 calls, flop, run it twice", "Deal the turn."),
        ("3 folds, 1 shoves, 2 calls, flop, run it twice, turn, river", "Second board. Deal the turn."),
        ("3 folds, 1 shoves, 2 calls, flop, run it twice, turn, river, turn", "Deal the river."),
        ("3 folds, 1 folds", "Ben wins 20. Deal the next hand."),
    ],
)
def test_the_dealer_is_told_what_comes_next(story: str, said: str) -> None:
    assert step(an_evening(500, 500, 500, run_it_twice=True, story=story)) == said


RIVER = "3 shoves, 1 calls, 2 calls, flop Kh 9h 2c, turn 9c, river 4h"


def test_the_showdown_goes_on_hand_by_hand() -> None:
    evening = an_evening(300, 800, 800, story=RIVER)
    assert step(evening) == "Showdown. Asha shows first: nobody bet the river."
    evening.tell("1 shows Ah 5h")
    assert step(evening) == "Ben shows or mucks."
    evening.tell("2 shows Kd Td, 3 mucks")
    assert step(evening) == "Ben wins 1,000. Asha wins 900. Deal the next hand."


def test_where_cards_are_not_known_the_table_says_who_wins() -> None:
    evening = an_evening(300, 800, 800, story=RIVER.replace("Kh 9h 2c", ""))
    evening.tell("1 shows Ah 5h, 2 shows Kd Td, 3 shows Qc Qd")
    assert step(evening) == "Side pot: who wins?"
    evening = an_evening(500, 500, 500, run_it_twice=True, story="3 folds, 1 shoves, 2 calls, run it twice")
    evening.tell("flop, turn, river, flop, turn, river, 1 shows Ah 5h, 2 shows Kd Td")
    assert step(evening) == "Pot, first board: who wins?"


def test_hands_that_go_face_up_are_turned_over_together() -> None:
    evening = an_evening(300, 800, 800, mode="tournament", story=RIVER)
    assert step(evening) == "Showdown. Turn over Asha, Ben and Chitra."
    evening.tell("2 shows Kd Td")
    assert step(evening) == "Turn over Asha and Chitra."


def test_more_than_two_winners_are_not_told_again() -> None:
    story = (
        "3 calls, 1 calls, 2 checks, flop, 1 checks, 2 checks, 3 checks, turn, 1 checks, 2 checks, 3 checks"
    )
    evening = an_evening(500, 500, 500, story=f"{story}, river, 1 checks, 2 checks, 3 checks, pot 0 to 1 2 3")
    assert step(evening) == "Deal the next hand."


def test_after_a_void_hand_the_next_is_dealt() -> None:
    evening = an_evening(500, 500, 500, story="3 folds, 1 folds")
    evening.do(StartHand())
    evening.do(VoidHand())
    assert step(evening) == "Deal the next hand."


def test_no_street_is_due_while_somebody_is_to_act_or_without_a_hand() -> None:
    assert street_step(TableState(), ENGLISH) == ""
    assert street_step(an_evening(500, 500, story="").state, ENGLISH) == ""
