"""The books in words: columns, signs, whether they are right, who pays whom."""

from __future__ import annotations

from dealer.night.books_text import BooksSpeaker, books_text, columns, notes, rows
from dealer.night.ledger import Account, Ledger, ledger
from dealer.table.commands import BuyIn, CorrectStack, LeaveTable, MoneyUnit, NewPlayer, SitDown
from dealer.words.english import ENGLISH
from tests.support.diary import Diary, a_diary

WALK = "3 folds, 1 folds"


def speaker(diary: Diary) -> BooksSpeaker:
    found = ledger(diary.timeline.standing, diary.state)
    return BooksSpeaker(ledger=found, unit=diary.state.unit, words=ENGLISH)


def noted(diary: Diary) -> list[str]:
    return [note.text for note in notes(speaker(diary))]


def test_a_cash_game_shows_what_was_bought_cashed_out_is_there_and_was_won() -> None:
    diary = a_diary(500, 500, 500)
    diary.tell(WALK)
    diary.do(LeaveTable(seat=2))
    assert columns(speaker(diary).ledger, ENGLISH) == ("Player", "Bought", "Cashed out", "Stack", "Result")
    assert list(rows(speaker(diary))) == [
        ("Asha", "500", "–", "490", "−10"),
        ("Ben, gone", "500", "510", "–", "+10"),
        ("Chitra", "500", "–", "500", "0"),
        ("Sum", "1,500", "510", "990", "0"),
    ]


def test_a_tournament_shows_buy_ins_only() -> None:
    diary = a_diary(5000, 5000, mode="tournament")
    diary.do(BuyIn(seat=1, chips=5000))
    assert list(rows(speaker(diary))) == [
        ("Asha", "2", "10,000"),
        ("Ben", "1", "5,000"),
        ("Sum", "3", "15,000"),
    ]
    assert noted(diary) == ["The books are right: all 15,000 chips bought are in play."]


def test_right_books_say_so_and_who_pays_whom() -> None:
    diary = a_diary(500, 500, 500)
    diary.tell(WALK)
    assert noted(diary) == [
        "The books are right: what was bought is on the table or was cashed out.",
        "Settle up",
        "Asha pays Ben 10.",
    ]


def test_where_nobody_owes_anything_that_is_said() -> None:
    assert noted(a_diary(500, 500))[-1] == "Nobody owes anybody anything."


def test_corrected_stacks_are_named_with_the_difference_they_make() -> None:
    diary = a_diary(500, 500, 500)
    diary.tell(WALK)
    diary.do(CorrectStack(seat=3, stack_chips=480), CorrectStack(seat=1, stack_chips=495))
    assert noted(diary) == [
        "Stack of Asha corrected by 5 up.",
        "Stack of Chitra corrected by 20 down.",
        "There are 15 fewer than were bought: stacks were corrected.",
        "Settle up",
        "Chitra pays Ben 10.",
        "15 stay open because of the corrected stacks.",
    ]


def test_a_hand_in_play_is_mentioned() -> None:
    diary = a_diary(500, 500, 500)
    diary.tell("3 raises to 60")
    assert noted(diary)[0] == "A hand is being played: stacks are those it was dealt with."


def test_books_that_do_not_add_up_say_so() -> None:
    wrong = Ledger(accounts=(Account(name="Asha", seat=1, bought_chips=500, stack_chips=450),))
    told = [note.text for note in notes(BooksSpeaker(ledger=wrong, unit=MoneyUnit(), words=ENGLISH))]
    assert told[0] == "The books do not add up: −50 cannot be explained."


def test_two_of_one_name_are_told_apart_by_their_seats() -> None:
    diary = a_diary(500, 500)
    diary.do(SitDown(player=NewPlayer(seat=5, name="ben", stack_chips=200)))
    assert [row[0] for row in rows(speaker(diary))] == ["Asha", "Ben in seat 2", "ben in seat 5", "Sum"]


def test_as_text_the_columns_stand_under_each_other() -> None:
    diary = a_diary(500, 500, 1500)
    diary.tell(WALK)
    assert books_text(speaker(diary)).splitlines()[:5] == [
        "Player  Bought  Cashed out  Stack  Result",
        "Asha       500           –    490     −10",
        "Ben        500           –    510     +10",
        "Chitra   1,500           –  1,500       0",
        "Sum      2,500           –  2,500       0",
    ]
