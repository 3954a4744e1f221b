"""What is owed after blinds have passed, and when it may be paid."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dealer.rules.button import Positions
from dealer.rules.missed_blinds import (
    Blind,
    Dues,
    Owed,
    WaitReason,
    dues_to_return,
    earliest_return,
    missed,
    must_wait_for_button,
)

PREVIOUS = Positions(button=1, small_blind=2, big_blind=5)


@pytest.mark.parametrize(
    ("blinds", "owes"),
    [
        ([], Owed.NOTHING),
        ([Blind.SMALL], Owed.SMALL_BLIND),
        ([Blind.BIG], Owed.BIG_BLIND),
        ([Blind.BIG, Blind.SMALL], Owed.BIG_BLIND),
        ([Blind.SMALL, Blind.BIG], Owed.BIG_BLIND),
    ],
)
def test_missing_the_big_blind_is_more_than_missing_the_small_one(blinds: list[Blind], owes: Owed) -> None:
    assert missed(Owed.NOTHING, blinds) is owes


@given(st.lists(st.sampled_from(Blind)))
def test_each_blind_is_owed_once_however_often_it_was_missed(blinds: list[Blind]) -> None:
    owes = missed(Owed.NOTHING, blinds)
    assert missed(owes, blinds) is owes
    assert dues_to_return(owes, small_blind_chips=50, big_blind_chips=100).total_chips <= 150


def test_returning_costs_the_big_blind_live_and_the_small_blind_dead() -> None:
    def dues(owes: Owed) -> Dues:
        return dues_to_return(owes, small_blind_chips=50, big_blind_chips=100)

    assert dues(Owed.BIG_BLIND) == Dues(live_chips=100, dead_chips=50)
    assert dues(Owed.SMALL_BLIND) == Dues(dead_chips=50)
    assert dues(Owed.NOTHING) == Dues()


def test_only_the_missed_small_blind_waits_for_the_button() -> None:
    assert earliest_return(Owed.SMALL_BLIND) is WaitReason.BUTTON
    assert earliest_return(Owed.BIG_BLIND) is None
    assert earliest_return(Owed.NOTHING) is None


@pytest.mark.parametrize(
    ("seat", "owes", "waits"),
    [
        (1, Owed.BIG_BLIND, False),
        (2, Owed.BIG_BLIND, False),
        (2, Owed.SMALL_BLIND, True),
        (3, Owed.BIG_BLIND, True),
        (4, Owed.NOTHING, True),
        (5, Owed.BIG_BLIND, True),
        (6, Owed.BIG_BLIND, False),
        (6, Owed.SMALL_BLIND, False),
    ],
)
def test_blinds_are_not_made_up_from_the_button_to_the_small_blind(
    seat: int, owes: Owed, waits: bool
) -> None:
    assert must_wait_for_button(seat, owes, PREVIOUS) is waits
