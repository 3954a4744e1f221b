"""Judging who sits where with how many chips."""

from __future__ import annotations

from typing import assert_never

from dealer.hand.play import act
from dealer.hand.state import Action
from dealer.rules.button import SEATS
from dealer.table.commands import (
    BuyIn,
    LeaveTable,
    MoveSeat,
    NewPlayer,
    OpenTable,
    Rename,
    SitDown,
    SitIn,
    SitOut,
)
from dealer.table.course import TableCourse
from dealer.table.errors import (
    BadChips,
    HandInPlay,
    NameMissing,
    PlayerInHand,
    SeatEmpty,
    SeatTaken,
)
from dealer.table.events import (
    ChipsBought,
    PlayerLeft,
    PlayerMoved,
    PlayerRenamed,
    PlayerSat,
    SatIn,
    SatOut,
    TableOpened,
)
from dealer.table.state import Seat, TableState

SeatingCommand = OpenTable | SitDown | LeaveTable | MoveSeat | Rename | BuyIn | SitOut | SitIn


def seat_players(course: TableCourse, command: SeatingCommand) -> None:
    """Judge a change of players or chips."""
    match command:
        case OpenTable():
            _open(course, command)
        case SitDown():
            _check_newcomer(course.state, command.player)
            course.add(PlayerSat(player=command.player))
        case LeaveTable():
            seat = _idle(course.state, command.seat)
            course.add(PlayerLeft(seat=seat.seat, name=seat.name, chips=seat.stack_chips))
        case MoveSeat():
            _idle(course.state, command.seat)
            _check_empty(course.state, command.to_seat)
            course.add(PlayerMoved(seat=command.seat, to_seat=command.to_seat))
        case Rename():
            occupied(course.state, command.seat)
            course.add(PlayerRenamed(seat=command.seat, name=_name(command.name)))
        case BuyIn():
            _idle(course.state, command.seat)
            _check_chips(command.chips)
            course.add(ChipsBought(seat=command.seat, chips=command.chips))
        case SitOut():
            _sit_out(course, command)
        case SitIn():
            occupied(course.state, command.seat)
            course.add(SatIn(seat=command.seat, way=command.way))
        case _:
            assert_never(command)


def _open(course: TableCourse, command: OpenTable) -> None:
    if course.state.hand_in_play:
        raise HandInPlay
    taken: set[int] = set()
    for player in command.players:
        _check_player(player)
        if player.seat in taken:
            raise SeatTaken(seat=player.seat)
        taken.add(player.seat)
    course.add(
        TableOpened(
            rules=command.rules,
            stakes=command.stakes,
            players=command.players,
            unit=command.unit,
            chip_set=command.chip_set,
        )
    )


def _check_player(player: NewPlayer) -> None:
    if not 1 <= player.seat <= SEATS:
        raise SeatEmpty(seat=player.seat)
    _name(player.name)
    _check_chips(player.stack_chips)


def _name(name: str) -> str:
    stripped = " ".join(name.split())
    if not stripped:
        raise NameMissing
    return stripped


def _check_chips(chips: int) -> None:
    if chips < 1:
        raise BadChips(offered_chips=chips, least_chips=1)


def _check_newcomer(state: TableState, player: NewPlayer) -> None:
    _check_player(player)
    _check_empty(state, player.seat)


def _check_empty(state: TableState, seat: int) -> None:
    if not 1 <= seat <= SEATS:
        raise SeatEmpty(seat=seat)
    if state.seat(seat) is not None:
        raise SeatTaken(seat=seat)


def occupied(state: TableState, number: int) -> Seat:
    """The player in seat `number`; raises `SeatEmpty`."""
    seat = state.seat(number)
    if seat is None:
        raise SeatEmpty(seat=number)
    return seat


def _idle(state: TableState, number: int) -> Seat:
    """The player in seat `number`, who holds no cards; raises `PlayerInHand`."""
    seat = occupied(state, number)
    if state.in_hand(number):
        raise PlayerInHand(seat=number)
    return seat


def _sit_out(course: TableCourse, command: SitOut) -> None:
    """From the next hand on; a hand he is in is folded when it is his turn, now if it is, or played."""
    number = command.seat
    occupied(course.state, number)
    course.add(SatOut(seat=number, after_hand=command.after_hand and course.state.in_hand(number)))
    fold_the_away(course)


def fold_the_away(course: TableCourse) -> None:
    """Fold the hands of players who have walked away, as long as it is their turn (TDA 30)."""
    while course.state.hand_in_play and (to_act := course.hand.to_act) is not None:
        seat = course.state.seat(to_act)
        if seat is None or not seat.away:
            return
        course.play(act(course.hand, to_act, Action.FOLD))
