"""What a press at a seat means."""

from __future__ import annotations

from dataclasses import replace

import pytest

from config.hardware import SeatButtons
from dealer.hand.state import Action
from dealer.table.commands import Act
from hardware.buttons.inputs import SeatPressed
from hardware.buttons.seats import Acts, FoldsForFree, Meaning, OnlyShows, TooSoon, seat_meaning
from tests.support.tables import Table, a_table

TURN = 100.0


@pytest.fixture
def table() -> Table:
    """Three players before the flop; seat 1 has the button and acts first."""
    table = a_table(1000, 1000, 1000)
    table.deal()
    return table


def meaning(
    table: Table, seat: int, *, held: bool = False, after: float = 1.0, buttons: SeatButtons = SeatButtons.ACT
) -> Meaning:
    press = SeatPressed(seat=seat, held=held, began_at=TURN + after)
    return seat_meaning(press, table.state, turn_began_at=TURN, buttons=buttons)


def to_act(table: Table) -> int:
    assert table.to_act is not None
    return table.to_act


def test_press_calls_what_is_to_call(table: Table) -> None:
    seat = to_act(table)
    assert meaning(table, seat) == Acts(command=Act(seat=seat, action=Action.CALL))


def test_press_checks_where_nothing_is_to_call(table: Table) -> None:
    table.tell(f"{to_act(table)} calls, ")
    table.tell(f"{to_act(table)} calls")
    seat = to_act(table)
    assert meaning(table, seat) == Acts(command=Act(seat=seat, action=Action.CHECK))


def test_holding_folds_and_asks_where_a_check_is_free(table: Table) -> None:
    seat = to_act(table)
    assert meaning(table, seat, held=True) == Acts(command=Act(seat=seat, action=Action.FOLD))
    table.tell(f"{to_act(table)} calls")
    table.tell(f"{to_act(table)} calls")
    seat = to_act(table)
    assert meaning(table, seat, held=True) == FoldsForFree(seat=seat)


def test_press_out_of_turn_only_shows_who_it_was(table: Table) -> None:
    other = next(seat for seat in (1, 2, 3) if seat != table.to_act)
    assert meaning(table, other) == OnlyShows(seat=other)


def test_press_at_an_empty_seat_and_without_a_hand_only_shows(table: Table) -> None:
    assert meaning(table, 9) == OnlyShows(seat=9)
    assert meaning(a_table(1000, 1000), 1) == OnlyShows(seat=1)


def test_house_that_wants_no_acting_only_sees_who_pressed(table: Table) -> None:
    seat = to_act(table)
    assert meaning(table, seat, buttons=SeatButtons.SHOW) == OnlyShows(seat=seat)


@pytest.mark.parametrize("after", [-2.0, 0.0, 0.29])
def test_press_that_began_before_the_turn_or_hardly_after_it_is_too_soon(table: Table, after: float) -> None:
    seat = to_act(table)
    assert meaning(table, seat, after=after) == TooSoon(seat=seat)


def test_nobody_acts_in_a_pause(table: Table) -> None:
    seat = to_act(table)
    paused = replace(table.state, paused=True)
    press = SeatPressed(seat=seat, held=False, began_at=TURN + 1)
    told = seat_meaning(press, paused, turn_began_at=TURN, buttons=SeatButtons.ACT)
    assert told == OnlyShows(seat=seat)
