"""Judging a command: the events it leads to, or the rule it breaks. Pure."""

from __future__ import annotations

from typing import assert_never

from dealer.table.commands import (
    Act,
    AwardTo,
    BuyIn,
    CorrectAction,
    CorrectAward,
    CorrectBoard,
    CorrectHand,
    CorrectStack,
    CountAllIn,
    DealBoard,
    DealIn,
    DealOut,
    DrawForButton,
    LeaveTable,
    MoveSeat,
    Muck,
    OpenTable,
    PauseNight,
    PlaceButton,
    RabbitHunt,
    Rename,
    ResumeNight,
    RunItTwice,
    SetChips,
    SetRules,
    SetStakes,
    ShowHand,
    SitDown,
    SitIn,
    SitOut,
    StartHand,
    TableCommand,
    TakeTime,
    TimeOut,
    VoidHand,
)
from dealer.table.corrections import correct
from dealer.table.course import TableCourse
from dealer.table.dealing import deal_hand
from dealer.table.errors import NightIsPaused, TableNotOpen
from dealer.table.events import ChipsSet, Event, NightPaused, NightResumed, RulesSet, StakesSet
from dealer.table.playing import PlayCommand, play_on
from dealer.table.seating import seat_players
from dealer.table.state import TableState


def decide(state: TableState, command: TableCommand) -> tuple[Event, ...]:
    """The events that `command` leads to; raises the `RuleViolation` that names what is wrong."""
    if not state.opened and not isinstance(command, OpenTable):
        raise TableNotOpen
    if state.paused and isinstance(command, PlayCommand | StartHand):
        raise NightIsPaused
    course = TableCourse(state)
    match command:
        case Act() | TimeOut() | TakeTime() | DealBoard() | RunItTwice():
            play_on(course, command)
        case ShowHand() | Muck() | AwardTo() | RabbitHunt():
            play_on(course, command)
        case StartHand() | PlaceButton() | DrawForButton() | VoidHand() | DealIn() | DealOut():
            deal_hand(course, command)
        case CorrectBoard() | CorrectHand() | CorrectAction() | CorrectAward():
            correct(course, command)
        case CountAllIn() | CorrectStack():
            correct(course, command)
        case OpenTable() | SitDown() | LeaveTable() | MoveSeat() | Rename() | BuyIn() | SitOut() | SitIn():
            seat_players(course, command)
        case SetStakes() | SetRules() | SetChips() | PauseNight() | ResumeNight():
            _set(course, command)
        case _:
            assert_never(command)
    return course.result()


def _set(course: TableCourse, command: SetStakes | SetRules | SetChips | PauseNight | ResumeNight) -> None:
    match command:
        case SetStakes():
            course.add(StakesSet(stakes=command.stakes))
        case SetRules():
            course.add(RulesSet(rules=command.rules))
        case SetChips():
            course.add(ChipsSet(chip_set=command.chip_set))
        case PauseNight():
            course.add(NightPaused())
        case ResumeNight():
            course.add(NightResumed())
        case _:
            assert_never(command)
