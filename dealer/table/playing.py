"""Judging what happens within a hand: actions, cards, showdown and awards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from dealer.hand import play
from dealer.hand.betting import legal_actions
from dealer.hand.state import Action, Hand, Phase, Street
from dealer.rules.cards import Card, Place, find_duplicate
from dealer.rules.clock import time_to_take
from dealer.rules.house import TimeOutRule
from dealer.table.commands import (
    Act,
    AwardTo,
    DealBoard,
    Muck,
    RabbitHunt,
    RunItTwice,
    ShowHand,
    TakeTime,
    TimeOut,
)
from dealer.table.course import TableCourse
from dealer.table.errors import NoHandInPlay, NoTimeLeft, RabbitHuntNotAllowed
from dealer.table.events import AwayReason, RabbitShown, SatOut, TimedOut, TimeOutsForgotten, TimeTaken
from dealer.table.seating import fold_the_away

PlayCommand = Act | TimeOut | TakeTime | DealBoard | RunItTwice | ShowHand | Muck | AwardTo | RabbitHunt


def play_on(course: TableCourse, command: PlayCommand) -> None:
    """Judge what happens in the hand in play; raises the `RuleViolation` that names what is wrong."""
    if not course.state.hand_in_play and not isinstance(command, RabbitHunt | ShowHand):
        raise NoHandInPlay
    match command:
        case Act() | TimeOut() | TakeTime():
            _take_turn(course, command)
        case DealBoard():
            _check_cards(course.hand, command.cards)
            course.play(play.deal(course.hand, command.cards))
            fold_the_away(course)
        case RunItTwice():
            course.play(play.run_twice(course.hand))
        case ShowHand():
            _check_cards(course.hand, command.cards, but=command.seat)
            course.play(play.show(course.hand, command.seat, command.cards))
        case Muck():
            course.play(play.muck(course.hand, command.seat))
        case AwardTo():
            course.play(play.award_to(course.hand, command.pot, command.seats, command.run))
        case RabbitHunt():
            _rabbit_hunt(course, command.cards)
        case _:
            assert_never(command)


def _take_turn(course: TableCourse, command: Act | TimeOut | TakeTime) -> None:
    match command:
        case Act():
            _act(course, command)
        case TimeOut():
            _time_out(course, command.seat, called=command.called)
        case TakeTime():
            _take_time(course, command.seat)
        case _:
            assert_never(command)


def _act(course: TableCourse, command: Act) -> None:
    action, to_chips = command.action, command.to_chips
    legal = legal_actions(course.hand) if command.all_in else None
    if legal is not None and legal.seat == command.seat:
        action, to_chips = play.all_in(legal)
    course.play(play.act(course.hand, command.seat, action, to_chips))
    seat = course.state.seat(command.seat)
    if seat is not None and seat.time_outs:
        course.add(TimeOutsForgotten(seat=command.seat))
    fold_the_away(course)


def _time_out(course: TableCourse, number: int, *, called: bool) -> None:
    """Check where that is free, else fold; the second time in a row sits him out (RummyDen; TDA 29).

    A house that only warns does so for its own clock; a `called` one ends the decision there too.
    """
    legal = legal_actions(course.hand)
    action = Action.CHECK if legal is not None and legal.can_check else Action.FOLD
    acted = play.act(course.hand, number, action)
    seat = course.state.seat(number)
    in_a_row = (seat.time_outs if seat else 0) + 1
    rules = course.hand.setup.rules
    course.add(TimedOut(seat=number, in_a_row=in_a_row))
    warns = rules.time_out is TimeOutRule.WARN
    if warns and not called:
        return
    course.play(acted)
    if not warns and in_a_row >= rules.time_outs_to_sit_out:
        course.add(SatOut(seat=number, reason=AwayReason.CLOCK))
    fold_the_away(course)


def _take_time(course: TableCourse, number: int) -> None:
    """More time for the decision that the player has to make now (house)."""
    play.in_turn(course.hand, number)
    seat = course.state.seat(number)
    bank = course.hand.setup.rules.time_bank_seconds
    seconds = time_to_take(bank, seat.time_used_seconds) if seat else 0
    if not seconds:
        raise NoTimeLeft(seat=number)
    course.add(TimeTaken(seat=number, seconds=seconds))


def _check_cards(hand: Hand, cards: Sequence[Card], *, but: int | None = None) -> None:
    """Refuse a card that lies somewhere already; `but` is the seat whose cards these are."""
    place: Place = "board" if but is None else but
    duplicate = find_duplicate([*cards_in_use(hand, but=but), (place, cards)])
    if duplicate is not None:
        raise duplicate


def cards_in_use(hand: Hand, *, but: int | None = None) -> list[tuple[Place, tuple[Card, ...]]]:
    """Every place where cards of the hand are known, with its cards; those of seat `but` are left out."""
    on_boards = tuple(dict.fromkeys(card for board in hand.boards for card in board))
    return [("board", on_boards), *((p.seat, p.cards) for p in hand.players if p.seat != but)]


def _rabbit_hunt(course: TableCourse, cards: tuple[Card, ...]) -> None:
    """Undealt board cards, shown after the hand where the house allows it (TDA 28)."""
    hand = course.hand
    missing = Street.RIVER.board_size - len(hand.boards[0])
    if hand.phase is not Phase.OVER or not hand.setup.rules.allows_rabbit_hunt or not missing:
        raise RabbitHuntNotAllowed
    if len(cards) > missing:
        raise RabbitHuntNotAllowed
    _check_cards(hand, cards)
    course.add(RabbitShown(cards=cards))
