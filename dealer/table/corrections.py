"""Correcting what has already been recorded: rewind to it, change it, replay what followed as far as legal.

A correction is one entry. Its event carries the hand as it really went and the chips that have to move now.
"""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from dealer.hand.errors import NotEligible, PotAlreadyAwarded, UnknownSeat, WrongCardCount
from dealer.hand.events import Acted, BoardDealt, HandShown, PotAwarded
from dealer.hand.state import Hand, Street
from dealer.rules.cards import Card, find_duplicate
from dealer.table.commands import (
    CorrectAction,
    CorrectAward,
    CorrectBoard,
    CorrectHand,
    CorrectStack,
    CountAllIn,
)
from dealer.table.course import TableCourse
from dealer.table.errors import BadChips, NoHandInPlay, NoSuchAction, NotAllIn
from dealer.table.events import StackCorrected, StackReason
from dealer.table.moves import Moves
from dealer.table.playing import cards_in_use
from dealer.table.retelling import Decision, decisions, retell, rewrite, told
from dealer.table.seating import occupied
from dealer.table.state import TableState

CorrectionCommand = CorrectBoard | CorrectHand | CorrectAction | CorrectAward | CountAllIn | CorrectStack


def correct(course: TableCourse, command: CorrectionCommand) -> None:
    """Judge a correction; raises the `RuleViolation` that names what is wrong."""
    match command:
        case CorrectStack():
            _correct_stack(course, command)
        case CountAllIn():
            _count_all_in(course, command)
        case CorrectAction():
            _correct_action(course, command)
        case CorrectAward():
            _correct_award(course, command)
        case CorrectBoard():
            _correct_board(course, command)
        case CorrectHand():
            _correct_hand(course, command)
        case _:
            assert_never(command)


def _correct_action(course: TableCourse, command: CorrectAction) -> None:
    started, steps = told(course)
    places = [place for place, step in enumerate(steps) if isinstance(step, Acted)]
    if not 0 <= command.index < len(places):
        raise NoSuchAction(index=command.index)
    place = places[command.index]
    wrong = steps[place]
    assert isinstance(wrong, Acted)
    right = Acted(seat=wrong.seat, action=command.action, to_chips=command.to_chips or 0)
    rewrite(course, started, (*steps[:place], right, *steps[place + 1 :]), must_keep=place + 1)


def _correct_award(course: TableCourse, command: CorrectAward) -> None:
    """Where cards, mucks or folds gave the pot away the table's word cannot (TDA 12)."""
    started, steps = told(course)
    right = tuple(_given_to(step, command) for step in steps)
    place = next((p for p, step in enumerate(right) if step is not steps[p]), None)
    if place is None:
        given = next((a for a in course.hand.awards if (a.pot, a.run) == (command.pot, command.run)), None)
        if given is None:
            raise PotAlreadyAwarded
        raise NotEligible(seats=command.seats, eligible=tuple(seat for seat, _ in given.shares))
    rewrite(course, started, right, must_keep=place + 1)


def _given_to(step: Decision, command: CorrectAward) -> Decision:
    """The award that was wrong, to the right seats; told again it is worked out anew who gets what."""
    if isinstance(step, PotAwarded) and (step.pot, step.run) == (command.pot, command.run):
        return replace(step, shares=tuple((seat, 0) for seat in command.seats))
    return step


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
    _, steps = told(course)
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
    more_chips = command.counted_chips - shoved.to_chips
    holder = _holder(course.hand, command.seat)
    miscounted = ((holder, more_chips),) if holder else ()
    _restack(course, command.seat, more_chips, StackReason.COUNTED, miscounted=miscounted)


def _holder(hand: Hand, seat: int) -> int | None:
    """Who got the chips of `seat` that the book does not know: a winner of the last pot he was in.

    ``None`` as long as they lie in the middle.
    """
    last = max((index for index, pot in enumerate(hand.pots) if seat in pot.eligible), default=None)
    winners = [winner for award in hand.awards if award.pot == last for winner, _ in award.shares]
    return seat if seat in winners else next(iter(winners), None)


def _restack(
    course: TableCourse, seat: int, more_chips: int, reason: StackReason, *, miscounted: Moves
) -> None:
    """Tell the hand again with `more_chips` more (or fewer, below 0) in the stack `seat` began with."""
    started, steps = told(course)
    if reason is StackReason.TABLE:
        steps = tuple(_as_told(step, seat) for step in steps)
    stacks = tuple((s, chips + more_chips if s == seat else chips) for s, chips in started.stacks)
    booked = occupied(course.state, seat).stack_chips
    course.add(StackCorrected(seat=seat, from_chips=booked, to_chips=booked + more_chips, reason=reason))
    rewrite(course, replace(started, stacks=stacks), steps, miscounted=miscounted)


def _as_told(step: Decision, seat: int) -> Decision:
    """Chips found behind a player say that he was not all-in: his bets stay what they were."""
    if isinstance(step, Acted) and step.seat == seat:
        return replace(step, all_in=False)
    return step


def _correct_stack(course: TableCourse, command: CorrectStack) -> None:
    seat = occupied(course.state, command.seat)
    if not course.state.in_hand(command.seat):
        _check_least(command.stack_chips, 0)
        course.add(StackCorrected(seat=seat.seat, from_chips=seat.stack_chips, to_chips=command.stack_chips))
        return
    player = course.hand.player(command.seat)
    # Whoever holds cards came with a chip at least.
    _check_least(command.stack_chips, 0 if player.paid_chips + player.dead_chips else 1)
    more_chips = command.stack_chips - player.stack_chips
    _restack(course, command.seat, more_chips, StackReason.TABLE, miscounted=((command.seat, more_chips),))


def _check_least(chips: int, least_chips: int) -> None:
    if chips < least_chips:
        raise BadChips(offered_chips=chips, least_chips=least_chips)


def _correct_board(course: TableCourse, command: CorrectBoard) -> None:
    started, steps = told(course)
    hand = course.hand
    dealt = [place for place, step in enumerate(steps) if isinstance(step, BoardDealt)]
    due = max((_size(steps[place], hand, command.run) for place in dealt), default=0)
    if command.run >= hand.runs or len(command.cards) > due:
        raise WrongCardCount(offered=len(command.cards), due=due)
    _refuse_doubles(hand, board=command.cards, run=command.run)
    right = tuple(_redealt(step, hand, command) for step in steps)
    rewrite(course, started, right, must_keep=dealt[-1] + 1 if dealt else 0)


def _size(step: Decision, hand: Hand, run: int) -> int:
    """How many cards lie on board `run` with `step`."""
    return step.street.board_size if isinstance(step, BoardDealt) and _is_on(step, hand, run) else 0


def _is_on(step: BoardDealt, hand: Hand, run: int) -> bool:
    """Whether the cards of `step` lie on board `run`: its own, or shared by both."""
    shared = hand.run_twice_from is not None and step.run == 0 and step.street <= hand.run_twice_from
    return step.run == run or shared


def _redealt(step: Decision, hand: Hand, command: CorrectBoard) -> Decision:
    if not isinstance(step, BoardDealt) or not _is_on(step, hand, command.run):
        return step
    first = Street(step.street - 1).board_size
    return replace(step, cards=command.cards[first : step.street.board_size])


def _refuse_doubles(hand: Hand, *, board: tuple[Card, ...], run: int) -> None:
    places = [place for place in cards_in_use(hand) if place[0] != "board"]
    shared = hand.run_twice_from.board_size if hand.run_twice_from else 0
    others = (other[shared:] for index, other in enumerate(hand.boards) if index != run)
    places += [("board", other) for other in others]
    duplicate = find_duplicate([*places, ("board", board)])
    if duplicate is not None:
        raise duplicate


def _correct_hand(course: TableCourse, command: CorrectHand) -> None:
    started, steps = told(course)
    hand = course.hand
    if not any(isinstance(s, HandShown) and s.seat == command.seat for s in steps):
        raise UnknownSeat(seat=command.seat)
    shown_cards = len(hand.player(command.seat).cards)
    if len(command.cards) != shown_cards:
        raise WrongCardCount(offered=len(command.cards), due=shown_cards)
    duplicate = find_duplicate([*cards_in_use(hand, but=command.seat), (command.seat, command.cards)])
    if duplicate is not None:
        raise duplicate
    shown = tuple(
        replace(s, cards=command.cards) if isinstance(s, HandShown) and s.seat == command.seat else s
        for s in steps
    )
    rewrite(course, started, shown)
