"""A hand of the log in words, and a night as a text that can be read without the box."""

from __future__ import annotations

import pytest

from dealer.hand.state import Action
from dealer.night.hand_log import HandLog
from dealer.night.hand_text import hand_lines, hand_text, outcome, step_said
from dealer.night.night_text import night_text
from dealer.table.commands import BuyIn, CorrectAction, MoneyUnit, VoidHand
from dealer.words.english import ENGLISH
from tests.support.diary import Diary, a_diary

SHOWDOWN = (
    "3 raises to 60, 1 folds, 2 calls, flop 2c 7d 9h, 2 checks, 3 bets 100, 2 calls, "
    "turn Kc, 2 checks, 3 checks, river 4s, 2 checks, 3 checks, 2 shows Ac Ad, 3 shows Ks Qs"
)


def lines(diary: Diary, place: int = 0) -> list[str]:
    """The hand as it is read, headings with a mark before them."""
    hand = HandLog(diary.timeline).hand(place)
    return [f"# {line.text}" if line.heading else line.text for line in hand_lines(hand, ENGLISH)]


def test_a_hand_is_read_with_amounts_and_reasons_and_without_whose_turn_it_was() -> None:
    diary = a_diary(500, 1000, 1000)
    diary.tell(SHOWDOWN)
    assert lines(diary) == [
        "# Before the flop",
        "Hand 1. Chitra has the button. Asha, small blind 10. Ben, big blind 20.",
        "Chitra raises to 60.",
        "Asha folds.",
        "Ben calls 40.",
        "# Flop, 130 in the pot",
        "The flop: two of clubs, seven of diamonds and nine of hearts.",
        "Ben checks.",
        "Chitra bets 100.",
        "Ben calls 100.",
        "# Turn, 330 in the pot",
        "The turn: king of clubs.",
        "Ben checks.",
        "Chitra checks.",
        "# River, 330 in the pot",
        "The river: four of spades.",
        "Ben checks.",
        "Chitra checks.",
        "# Showdown",
        "Showdown. Ben shows first: nobody bet the river.",
        "Ben shows a pair of aces, king kicker.",
        "Chitra shows a pair of kings, queen kicker.",
        "Ben wins 330 with a pair of aces.",
        "Pay Ben 330: three black, one green, one red.",
        "# Result",
        "Asha loses 10, has 490.",
        "Ben wins 170, has 1,170.",
        "Chitra loses 160, has 840.",
    ]


def test_folds_that_follow_each_other_are_read_as_one() -> None:
    diary = a_diary(500, 500, 500, 500, 500, button=1)
    diary.tell("4 folds, 5 folds, 1 raises to 60, 2 folds, 3 calls, flop")
    assert lines(diary)[2:7] == [
        "Dev and Eva fold.",
        "Asha raises to 60.",
        "Ben folds.",
        "Chitra calls 40.",
        "# Flop, 130 in the pot",
    ]


def test_the_fold_that_ends_a_hand_says_who_wins() -> None:
    diary = a_diary(500, 500, 500)
    diary.tell("3 folds, 1 folds")
    assert lines(diary)[2:5] == ["Chitra folds.", "Asha folds.", "10 back to Ben: nobody called it."]


def test_the_text_of_a_hand_says_stakes_seats_and_stacks_first() -> None:
    diary = a_diary(500, 1000, 1000)
    diary.tell("3 folds, 1 folds")
    assert hand_text(HandLog(diary.timeline).hand(0), ENGLISH).splitlines() == [
        "Hand 1, 2026-12-04 20:03",
        "No limit hold'em. Blinds 10 and 20.",
        "Seat 1: Asha, 500",
        "Seat 2: Ben, 1,000",
        "Seat 3: Chitra, 1,000",
        "",
        "Before the flop",
        "Hand 1. Chitra has the button. Asha, small blind 10. Ben, big blind 20.",
        "Chitra folds.",
        "Asha folds.",
        "10 back to Ben: nobody called it.",
        "Ben wins 20.",
        "",
        "Result",
        "Asha loses 10, has 490.",
        "Ben wins 10, has 1,010.",
        "Chitra comes out even, has 1,000.",
    ]


def test_what_happened_after_the_hand_is_told_after_it() -> None:
    diary = a_diary(500, 500, 500)
    diary.tell("3 folds, 1 folds")
    diary.do(BuyIn(seat=1, chips=200))
    told = lines(diary)
    assert told[told.index("# After the hand") :][:3] == ["# After the hand", "Asha buys 200.", "# Result"]


def test_a_correction_is_read_where_it_was_made() -> None:
    diary = a_diary(500, 500, 500)
    diary.tell("3 raises to 40, 1 folds")
    diary.do(CorrectAction(index=0, action=Action.RAISE, to_chips=60))
    assert "Corrected: Chitra raises to 60, not 40." in lines(diary)


def test_that_they_run_it_twice_is_said_before_the_boards() -> None:
    diary = a_diary(500, 500, run_it_twice=True)
    diary.tell("2 shoves, 1 calls, run it twice, flop, turn, river, flop, turn, river")
    told = lines(diary)
    assert "They run it twice. First board." in told
    assert "# Turn, 1,000 in the pot, second board" in told


@pytest.mark.parametrize(
    ("stacks", "story", "won"),
    [
        ((500, 500, 500), "3 folds, 1 folds", "Ben wins 20"),
        ((500, 500, 500), "3 raises to 60", "is being played"),
        ((100, 100), "2 shoves, 1 calls, flop, turn, river, pot 0 to 1 2", "Asha and Ben share 200"),
        (
            (100, 100, 100),
            "3 shoves, 1 calls, 2 calls, flop, turn, river, pot 0 to 1 2 3",
            "three players share 300",
        ),
    ],
)
def test_the_list_says_in_a_line_who_won_what(stacks: tuple[int, ...], story: str, won: str) -> None:
    diary = a_diary(*stacks)
    diary.tell(story)
    assert outcome(HandLog(diary.timeline).hand(0), ENGLISH) == won


def test_a_void_hand_has_no_winner() -> None:
    diary = a_diary(500, 500, 500)
    diary.tell("3 folds, 1 folds")
    diary.do(VoidHand())
    hand = HandLog(diary.timeline).hand(0)
    assert outcome(hand, ENGLISH) == "does not count"
    assert "Does not count." in hand_text(hand, ENGLISH)
    assert "Result" not in hand_text(hand, ENGLISH)


def test_a_step_knows_everything_that_was_said_when_it_was_recorded() -> None:
    diary = a_diary(500, 500, 500)
    diary.tell("3 raises to 60")
    step = HandLog(diary.timeline).hand(0).steps[1]
    assert [line.text for line in step_said(step, ENGLISH)] == [
        "Chitra raises to 60.",
        "Asha. 50 to call, minimum raise to 100.",
    ]


def test_a_night_is_a_text_with_every_hand_and_the_books() -> None:
    diary = a_diary(500, 500, 500)
    diary.tell("3 folds, 1 folds", "")
    text = night_text(HandLog(diary.timeline), diary.state, ENGLISH)
    assert text.startswith(
        "House Dealer, the night of 2026-12-04\n\n"
        "Before the first hand\nThree players. Blinds 10 and 20.\nChitra has the button.\n\n"
        "Hand 1, 2026-12-04 20:03\n"
    )
    assert text.count("\nHand 2, ") == 1
    assert "\nBooks\nPlayer  Bought" in text


def test_amounts_are_in_the_money_of_the_table() -> None:
    diary = a_diary(100, 100, 100, unit=MoneyUnit(per_unit_chips=20, decimals=2))
    diary.tell("3 folds, 1 folds")
    assert outcome(HandLog(diary.timeline).hand(0), ENGLISH) == "Ben wins 1"
    assert "Asha loses 0.50, has 4.50." in lines(diary)


def test_a_night_without_hands_says_so() -> None:
    diary = a_diary(500, 500)
    assert "No hand was dealt." in night_text(HandLog(diary.timeline), diary.state, ENGLISH)
