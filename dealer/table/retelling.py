"""A hand told again: its decisions are played anew under the rules, as far as they are still legal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import assert_never

from dealer.hand import play
from dealer.hand.betting import legal_actions
from dealer.hand.events import (
    Acted,
    BoardDealt,
    HandEvent,
    HandMucked,
    HandShown,
    PotAwarded,
    RunTwiceAgreed,
)
from dealer.hand.state import Action, Hand, HandSetup
from dealer.rules.errors import RuleViolation
from dealer.table.course import TableCourse
from dealer.table.errors import NoHandInPlay, PlayerGone
from dealer.table.events import HandRewritten, HandStarted
from dealer.table.moves import Moves, chips_to_move
from dealer.table.seating import fold_the_away
from dealer.table.state import hand_setup

Decision = Acted | BoardDealt | RunTwiceAgreed | HandShown | HandMucked | PotAwarded
"""What people decided or dealt; turns, pots and awards by cards follow from the rules."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Retold:
    """A hand told again: its events, the hand, and how many of the steps no longer stood."""

    hand: Hand
    events: tuple[HandEvent, ...]
    dropped: int


def retell(setup: HandSetup, steps: Sequence[Decision]) -> Retold:
    """Play the decisions in `steps` again from the posts, up to the first that the rules no longer allow.

    An all-in is one again, whatever the stack is now, and a call is of whatever is owed.
    """
    hand, events = play.open_hand(setup)
    so_far = list(events)
    for done, step in enumerate(steps):
        try:
            hand, events = _again(hand, step)
        except RuleViolation:
            return Retold(hand=hand, events=tuple(so_far), dropped=len(steps) - done)
        so_far.extend(events)
    return Retold(hand=hand, events=tuple(so_far), dropped=0)


def decisions(hand: Hand, log: Sequence[HandEvent]) -> tuple[Decision, ...]:
    """The events of `log` that somebody decided; awards only where the table's word gave a contested pot."""
    return tuple(_decided(hand, log))


def _decided(hand: Hand, log: Sequence[HandEvent]) -> Iterator[Decision]:
    mucked: set[int] = set()
    for event in log:
        match event:
            case PotAwarded():
                contenders = set(hand.pots[event.pot].eligible) - mucked
                if not event.by_cards and len(contenders) > 1:
                    yield event
            case HandMucked():
                mucked.add(event.seat)
                yield event
            case Acted() | BoardDealt() | RunTwiceAgreed() | HandShown():
                yield event
            case _:
                pass


def _again(hand: Hand, step: Decision) -> play.Course:
    match step:
        case Acted():
            return _act_again(hand, step)
        case BoardDealt():
            return play.deal(hand, step.cards)
        case RunTwiceAgreed():
            return play.run_twice(hand)
        case HandShown():
            return play.show(hand, step.seat, step.cards)
        case HandMucked():
            return play.muck(hand, step.seat)
        case PotAwarded():
            return play.award_to(hand, step.pot, [seat for seat, _ in step.shares], step.run)
        case _:
            assert_never(step)


def _act_again(hand: Hand, step: Acted) -> play.Course:
    """The same decision: a call of whatever is owed now, all-in for whatever he has now."""
    legal = legal_actions(hand)
    if step.all_in and legal is not None and legal.seat == step.seat and _is_bet(step.action):
        action, to_chips = play.all_in(legal)
        return play.act(hand, step.seat, action, to_chips)
    names = _is_bet(step.action) or (step.action is Action.FOLD and step.added_chips)
    return play.act(hand, step.seat, step.action, step.to_chips or None if names else None)


def _is_bet(action: Action) -> bool:
    return action in (Action.BET, Action.RAISE)


def rewrite(
    course: TableCourse,
    started: HandStarted,
    steps: Sequence[Decision],
    *,
    must_keep: int = 0,
    miscounted: Moves = (),
) -> None:
    """Record the hand as told by `steps`; the first `must_keep` of them have to stand."""
    before = course.hand
    setup = hand_setup(started, rules=before.setup.rules, stakes=before.setup.stakes)
    retold = retell(setup, steps)
    if len(steps) - retold.dropped < must_keep:
        _again(retold.hand, steps[len(steps) - retold.dropped])
    course.add(
        HandRewritten(
            started=started,
            events=retold.events,
            moves=chips_to_move(before, retold.hand, miscounted=miscounted),
            dropped=retold.dropped,
        )
    )
    course.check_books()
    fold_the_away(course)


def told(course: TableCourse) -> tuple[HandStarted, tuple[Decision, ...]]:
    """How the hand began and what was decided in it."""
    started = course.state.started
    if started is None:
        raise NoHandInPlay
    if course.state.gone:
        raise PlayerGone(seat=course.state.gone[0])
    return started, decisions(course.hand, course.state.log)
