"""The books add up whatever happens, know who has left, and say who pays whom."""

from __future__ import annotations

import random

import pytest

from dealer.night.ledger import Account, Ledger, ledger, settle
from dealer.table.commands import (
    BuyIn,
    CorrectStack,
    LeaveTable,
    MoveSeat,
    NewPlayer,
    Rename,
    SitDown,
    VoidHand,
)
from tests.support.diary import Diary, a_diary
from tests.support.random_night import RandomPlay

WALK = "3 folds, 1 folds"


def books(diary: Diary) -> Ledger:
    return ledger(diary.timeline.standing, diary.state)


def account(diary: Diary, name: str) -> Account:
    found = [a for a in books(diary).accounts if a.name == name]
    assert len(found) == 1
    return found[0]


def results(diary: Diary) -> dict[str, int]:
    return {a.name: a.result_chips for a in books(diary).accounts}


def test_a_stack_is_bought_at_the_start_and_more_of_it_later() -> None:
    diary = a_diary(500, 500, 500)
    diary.do(BuyIn(seat=1, chips=300))
    asha = account(diary, "Asha")
    assert (asha.bought_chips, asha.buy_ins, asha.stack_chips, asha.result_chips) == (800, 2, 800, 0)


def test_who_wins_a_hand_has_its_chips_as_his_result() -> None:
    diary = a_diary(500, 500, 500)
    diary.tell(WALK)
    assert results(diary) == {"Asha": -10, "Ben": 10, "Chitra": 0}


def test_during_a_hand_stacks_are_those_it_was_dealt_with() -> None:
    diary = a_diary(500, 500, 500)
    diary.tell("3 raises to 60")
    assert books(diary).in_hand
    assert results(diary) == {"Asha": 0, "Ben": 0, "Chitra": 0}


def test_who_has_left_stays_in_the_books_with_what_he_cashed_out() -> None:
    diary = a_diary(500, 500, 500)
    diary.tell(WALK)
    diary.do(LeaveTable(seat=2))
    ben = account(diary, "Ben")
    assert (ben.gone, ben.stack_chips, ben.cashed_out_chips, ben.result_chips) == (True, 0, 510, 10)


def test_who_comes_back_goes_on_with_his_account() -> None:
    diary = a_diary(500, 500, 500)
    diary.do(LeaveTable(seat=2), SitDown(player=NewPlayer(seat=7, name="ben", stack_chips=200)))
    ben = account(diary, "Ben")
    assert (ben.seat, ben.gone, ben.bought_chips, ben.cashed_out_chips) == (7, False, 700, 500)


def test_two_of_one_name_who_both_play_have_an_account_each() -> None:
    diary = a_diary(500, 500)
    diary.do(SitDown(player=NewPlayer(seat=5, name="Ben", stack_chips=200)))
    assert [(a.name, a.seat) for a in books(diary).accounts] == [("Asha", 1), ("Ben", 2), ("Ben", 5)]


def test_who_moves_or_gets_another_name_keeps_his_account() -> None:
    diary = a_diary(500, 500, 500)
    diary.do(MoveSeat(seat=2, to_seat=9), Rename(seat=9, name="Benno"), BuyIn(seat=9, chips=100))
    assert account(diary, "Benno").bought_chips == 600
    assert account(diary, "Benno").seat == 9


def test_a_seat_that_was_left_belongs_to_whoever_takes_it_next() -> None:
    diary = a_diary(500, 500, 500)
    diary.do(LeaveTable(seat=2), SitDown(player=NewPlayer(seat=2, name="Dev", stack_chips=200)))
    diary.do(BuyIn(seat=2, chips=50))
    assert account(diary, "Ben").bought_chips == 500
    assert account(diary, "Dev").bought_chips == 250


def test_a_corrected_stack_is_shown_as_such_and_explains_the_difference() -> None:
    diary = a_diary(500, 500, 500)
    diary.do(CorrectStack(seat=2, stack_chips=485))
    found = books(diary)
    assert account(diary, "Ben").corrected_chips == -15
    assert (found.corrected_chips, found.result_chips, found.unexplained_chips) == (-15, -15, 0)


def test_what_is_undone_is_in_no_book() -> None:
    diary = a_diary(500, 500, 500)
    diary.do(BuyIn(seat=1, chips=300))
    diary.undo()
    assert account(diary, "Asha").bought_chips == 500


def test_a_void_hand_leaves_the_books_as_they_were() -> None:
    diary = a_diary(500, 500, 500)
    diary.tell(WALK)
    diary.do(VoidHand())
    assert results(diary) == {"Asha": 0, "Ben": 0, "Chitra": 0}


@pytest.mark.parametrize("seed", range(8))
def test_whatever_happens_the_books_explain_every_chip(seed: int) -> None:
    diary, play, draw = Diary(), RandomPlay(seed), random.Random(seed)
    diary.do(play.opening())
    for _ in range(200):
        if not diary.state.hand_in_play and draw.random() < 0.15:
            comes_or_goes(diary, draw)
        diary.do(play.next(diary.state))
        found = books(diary)
        assert found.unexplained_chips == 0
        on_table = sum(a.stack_chips for a in found.accounts)
        assert on_table == diary.state.chips_on_table


def comes_or_goes(diary: Diary, draw: random.Random) -> None:
    free = [n for n in range(1, 11) if diary.state.seat(n) is None]
    if free and draw.random() < 0.5:
        seat = draw.choice(free)
        diary.do(SitDown(player=NewPlayer(seat=seat, name=f"P{draw.randint(1, 4)}", stack_chips=100)))
    elif len(diary.state.seats) > 3:
        diary.do(LeaveTable(seat=draw.choice(diary.state.seats).seat))


def owing(*results: int) -> tuple[Account, ...]:
    """Accounts with these results."""
    return tuple(
        Account(name=f"P{place}", seat=place, bought_chips=1000, stack_chips=1000 + chips)
        for place, chips in enumerate(results, start=1)
    )


def paid(*results: int) -> list[tuple[int, int, int]]:
    return [(p.payer.seat, p.payee.seat, p.chips) for p in settle(owing(*results))]


def test_the_largest_debtor_pays_the_largest_winner() -> None:
    assert paid(-300, 200, 150, -50) == [(1, 2, 200), (1, 3, 100), (4, 3, 50)]


def test_equal_debts_are_settled_by_one_payment() -> None:
    assert paid(-100, 70, -70, 100) == [(1, 4, 100), (3, 2, 70)]
    assert paid(-300, 250, -60, 60, 50) == [(3, 4, 60), (1, 2, 250), (1, 5, 50)]


def test_of_equals_the_one_who_came_first_is_named_first() -> None:
    assert paid(50, 50, -100) == [(3, 1, 50), (3, 2, 50)]
    assert paid(-40, 80, -40) == [(1, 2, 40), (3, 2, 40)]


def test_who_has_lost_nothing_pays_nothing() -> None:
    assert paid(0, 0) == []
    assert settle(()) == ()


def test_chips_that_a_correction_made_are_paid_by_nobody() -> None:
    assert paid(-100, 60) == [(1, 2, 60)]
    assert paid(-15, 0, 0) == []


@pytest.mark.parametrize("seed", range(20))
def test_after_the_payments_everybody_is_even_with_fewer_payments_than_players(seed: int) -> None:
    draw = random.Random(seed)
    results = [draw.randint(-500, 500) for _ in range(draw.randint(1, 9))]
    results.append(-sum(results))
    left = dict(enumerate(results, start=1))
    payments = paid(*results)
    for payer, payee, chips in payments:
        assert chips > 0
        left[payer] += chips
        left[payee] -= chips
    assert set(left.values()) == {0}
    assert len(payments) < max(len(results), 1)
