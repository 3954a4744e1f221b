"""Correcting what has already been recorded: rewind to it, change it, replay what followed as far as legal.

A correction is one entry. Its event carries the hand as it really went and the chips that have to move now.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from dealer.hand import play
from dealer.hand.betting import legal_actions
from dealer.hand.errors import UnknownSeat, WrongCardCount
from dealer.hand.events import (
    Acted,
    BoardDealt,
    HandEvent,
    HandMucked,
    HandShown,
    PotAwarded,
    RunTwiceAgreed,
)
from dealer.hand.state import Action, Hand, HandSetup, Street
from dealer.rules.cards import Card, find_duplicate
from dealer.rules.errors import RuleViolation
from dealer.table.commands import CorrectAction, CorrectBoard, CorrectHand, CorrectStack, CountAllIn
from dealer.table.course import TableCourse
from dealer.table.errors import BadChips, NoHandInPlay, NoSuchAction, NotAllIn
from dealer.table.events import HandRewritten, HandStarted, StackCorrected, StackReason
from dealer.table.playing import cards_in_use
from dealer.table.seating import fold_the_away, occupied
from dealer.table.state import TableState, hand_setup

CorrectionCommand = CorrectBoard | CorrectHand | CorrectAction | CountAllIn | CorrectStack


def correct(course: TableCourse, command: CorrectionCommand) -> None:
    """Judge a correction; raises the `RuleViolation` that names what is wrong."""
    match command:
        case CorrectStack():
            _correct_stack(course, command)
        case CountAllIn():
            _count_all_in(course, command)
        case CorrectAction():
            _correct_action(course, command)
        case CorrectBoard():
            _correct_board(course, command)
        case CorrectHand():
            _correct_hand(course, command)


@dataclass(frozen=True, slots=True, kw_only=True)
class Retold:
    """A hand told again: its events, the hand, and how many of the steps no longer stood."""

    hand: Hand
    events: tuple[HandEvent, ...]
    dropped: int


def retell(setup: HandSetup, steps: Sequence[HandEvent]) -> Retold:
    """Play the decisions in `steps` again from the posts, up to the first that the rules no longer allow.

    Only what people decided is taken from the events (actions, cards, mucks, awards by the table's word);
    turns, pots and awards by cards follow from the rules.
    """
    hand, events = play.open_hand(setup)
    told = list(events)
    for done, step in enumerate(steps):
        try:
            hand, events = _again(hand, step)
        except RuleViolation:
            return Retold(hand=hand, events=tuple(told), dropped=len(steps) - done)
        told.extend(events)
    return Retold(hand=hand, events=tuple(told), dropped=0)


def decisions(hand: Hand, log: Sequence[HandEvent]) -> tuple[HandEvent, ...]:
    """The events of `log` that somebody decided; awards only where the table's word gave a contested pot."""
    return tuple(event for event in log if _decided(hand, event))


def _decided(hand: Hand, event: HandEvent) -> bool:
    match event:
        case PotAwarded():
            contested = [s for s in hand.pots[event.pot].eligible if not hand.player(s).mucked]
            return not event.by_cards and len(contested) > 1
        case Acted() | BoardDealt() | RunTwiceAgreed() | HandShown() | HandMucked():
            return True
        case _:
            return False


def _again(hand: Hand, step: HandEvent) -> play.Course:
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
            raise AssertionError(step)


def _act_again(hand: Hand, step: Acted) -> play.Course:
    """The same decision: a call of whatever is owed now, all-in for whatever he has now."""
    legal = legal_actions(hand)
    if step.all_in and legal is not None and legal.seat == step.seat and _is_bet(step.action):
        action, to_chips = play.all_in(legal)
        return play.act(hand, step.seat, action, to_chips)
    return play.act(hand, step.seat, step.action, step.to_chips if _is_bet(step.action) else None)


def _is_bet(action: Action) -> bool:
    return action in (Action.BET, Action.RAISE)


def _rewrite(
    course: TableCourse, started: HandStarted, steps: Sequence[HandEvent], *, must_keep: int = 0
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
            moves=tuple(_moves(before, retold.hand)),
            dropped=retold.dropped,
        )
    )
    fold_the_away(course)


def _moves(before: Hand, after: Hand) -> Iterator[tuple[int, int]]:
    """Chips that go to a player's stack (above 0) or out of it (below 0), a counted stack left aside."""
    for player in after.players:
        was = before.player(player.seat)
        brought = dict(after.setup.stacks)[player.seat] - dict(before.setup.stacks)[player.seat]
        chips = player.stack_chips - was.stack_chips - brought
        if chips:
            yield player.seat, chips


def _told(course: TableCourse) -> tuple[HandStarted, tuple[HandEvent, ...]]:
    """How the hand began and what was decided in it."""
    started = course.state.started
    if started is None:
        raise NoHandInPlay
    return started, decisions(course.hand, course.state.log)


def _correct_action(course: TableCourse, command: CorrectAction) -> None:
    started, steps = _told(course)
    places = [place for place, step in enumerate(steps) if isinstance(step, Acted)]
    if not 0 <= command.index < len(places):
        raise NoSuchAction(index=command.index)
    place = places[command.index]
    wrong = steps[place]
    assert isinstance(wrong, Acted)
    right = Acted(seat=wrong.seat, action=command.action, to_chips=command.to_chips or 0)
    _rewrite(course, started, (*steps[:place], right, *steps[place + 1 :]), must_keep=place + 1)


def hand_before_action(state: TableState, index: int) -> Hand:
    """The hand as it stood before its action number `index`; raises `NoSuchAction`."""
    if state.started is None or state.hand is None:
        raise NoHandInPlay
    steps = decisions(state.hand, state.log)
    places = [place for place, step in enumerate(steps) if isinstance(step, Acted)]
    if not 0 <= index < len(places):
        raise NoSuchAction(index=index)
    return retell(state.hand.setup, steps[: places[index]]).hand


def _count_all_in(course: TableCourse, command: CountAllIn) -> None:
    """The counted amount decides: the stack is corrected, and what followed is told again (TDA 49)."""
    _, steps = _told(course)
    player = next((p for p in course.hand.players if p.seat == command.seat), None)
    if player is None:
        raise UnknownSeat(seat=command.seat)
    shoved = next(
        (s for s in reversed(steps) if isinstance(s, Acted) and s.seat == command.seat and s.all_in), None
    )
    if shoved is None:
        raise NotAllIn(seat=command.seat)
    before_it = shoved.to_chips - shoved.added_chips
    if command.counted_chips <= before_it:
        raise BadChips(offered_chips=command.counted_chips, least_chips=before_it + 1)
    _restack(course, command.seat, command.counted_chips - shoved.to_chips, StackReason.COUNTED)


def _restack(course: TableCourse, seat: int, more_chips: int, reason: StackReason) -> None:
    """Tell the hand again with `more_chips` more (or fewer, below 0) in the stack `seat` began with."""
    started, steps = _told(course)
    stacks = tuple((s, chips + more_chips if s == seat else chips) for s, chips in started.stacks)
    booked = occupied(course.state, seat).stack_chips
    course.add(StackCorrected(seat=seat, from_chips=booked, to_chips=booked + more_chips, reason=reason))
    _rewrite(course, replace(started, stacks=stacks), steps)


def _correct_stack(course: TableCourse, command: CorrectStack) -> None:
    seat = occupied(course.state, command.seat)
    if command.stack_chips < 0:
        raise BadChips(offered_chips=command.stack_chips, least_chips=0)
    if course.state.in_hand(command.seat):
        behind = course.state.stack_chips(command.seat)
        _restack(course, command.seat, command.stack_chips - behind, StackReason.TABLE)
        return
    course.add(StackCorrected(seat=seat.seat, from_chips=seat.stack_chips, to_chips=command.stack_chips))


def _correct_board(course: TableCourse, command: CorrectBoard) -> None:
    started, steps = _told(course)
    hand = course.hand
    if command.run >= hand.runs or len(command.cards) > Street.RIVER.board_size:
        raise WrongCardCount(offered=len(command.cards), due=len(hand.boards[0]))
    _refuse_doubles(hand, board=command.cards, run=command.run)
    _rewrite(course, started, tuple(_redealt(step, command) for step in steps), must_keep=len(steps))


def _redealt(step: HandEvent, command: CorrectBoard) -> HandEvent:
    if not isinstance(step, BoardDealt) or step.run != command.run:
        return step
    first = Street(step.street - 1).board_size
    return replace(step, cards=command.cards[first : step.street.board_size])


def _refuse_doubles(hand: Hand, *, board: tuple[Card, ...], run: int) -> None:
    places = [place for place in cards_in_use(hand) if place[0] != "board"]
    others = [b for index, b in enumerate(hand.boards) if index != run]
    shared = {card for other in others for card in other} & set(board)
    places += [("board", tuple(c for c in other if c not in shared)) for other in others]
    duplicate = find_duplicate([*places, ("board", board)])
    if duplicate is not None:
        raise duplicate


def _correct_hand(course: TableCourse, command: CorrectHand) -> None:
    started, steps = _told(course)
    hand = course.hand
    if not any(isinstance(s, HandShown) and s.seat == command.seat for s in steps):
        raise UnknownSeat(seat=command.seat)
    if len(command.cards) != play.HOLE_CARDS:
        raise WrongCardCount(offered=len(command.cards), due=play.HOLE_CARDS)
    duplicate = find_duplicate([*cards_in_use(hand, but=command.seat), (command.seat, command.cards)])
    if duplicate is not None:
        raise duplicate
    shown = tuple(
        replace(s, cards=command.cards) if isinstance(s, HandShown) and s.seat == command.seat else s
        for s in steps
    )
    _rewrite(course, started, shown)
