"""Judging the deal: the button, who is dealt in, straddle and bomb pot."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from dealer.hand.play import open_hand
from dealer.hand.state import LatePost, Straddle
from dealer.rules.first_button import draw_for_button
from dealer.rules.house import AnteKind, Structure
from dealer.rules.missed_blinds import Owed
from dealer.rules.next_hand import HandPlan, SeatForHand, plan_first_hand, plan_next_hand
from dealer.table.commands import (
    ButtonChosen,
    DealIn,
    DealOut,
    DrawForButton,
    PlaceButton,
    StartHand,
    VoidHand,
)
from dealer.table.course import TableCourse
from dealer.table.errors import (
    BadChips,
    BombPotNotAllowed,
    HandInPlay,
    StraddleNotAllowed,
)
from dealer.table.events import ButtonPlaced, HandStarted
from dealer.table.redealing import deal_in, deal_out, move_button, void_hand
from dealer.table.seating import fold_the_away, occupied
from dealer.table.state import TableState, hand_setup

DealCommand = StartHand | PlaceButton | DrawForButton | VoidHand | DealIn | DealOut


def deal_hand(course: TableCourse, command: DealCommand) -> None:
    """Judge what concerns the deal; raises the `RuleViolation` that names what is wrong."""
    match command:
        case StartHand():
            _start(course, command)
        case PlaceButton():
            _place_button(course, command.seat)
        case DrawForButton():
            _draw_for_button(course, command)
        case VoidHand():
            void_hand(course, command.reason)
        case DealIn():
            deal_in(course, command.seat)
        case DealOut():
            deal_out(course, command.seat)
        case _:
            assert_never(command)


def _start(course: TableCourse, command: StartHand) -> None:
    state = course.state
    if state.hand_in_play:
        raise HandInPlay
    plan = plan_hand(state)
    bomb_pot_chips = _bomb_pot(state, command.bomb_pot_chips)
    if bomb_pot_chips:
        plan = _without_blinds(plan)
    started = HandStarted(
        number=state.hand_number + 1,
        button=plan.button,
        small_blind=plan.small_blind,
        big_blind=plan.big_blind,
        positions=plan.positions,
        stacks=_in_order(state, plan.dealt_in, plan.button),
        straddle=None if bomb_pot_chips else _straddle(state, plan, command.straddle_seat),
        posts=tuple(
            LatePost(seat=p.seat, live_chips=p.live_chips, dead_chips=p.dead_chips) for p in plan.posts
        ),
        bomb_pot_chips=bomb_pot_chips,
        waits=plan.waits,
        owed=tuple((change.seat, change.owes) for change in plan.owed_changes),
    )
    course.add(started)
    _, events = open_hand(hand_setup(started, rules=state.rules, stakes=state.stakes))
    course.add(*events)
    fold_the_away(course)


def _without_blinds(plan: HandPlan) -> HandPlan:
    """Nobody posts a blind in a bomb pot, so nobody makes up one that he owes."""
    still_owed = tuple(change for change in plan.owed_changes if change.owes is not Owed.NOTHING)
    return replace(plan, posts=(), owed_changes=still_owed)


def plan_hand(state: TableState) -> HandPlan:
    """Who would be dealt in, with which button and blinds, if the next hand began now.

    Without a first button it stands at the first player. Raises `NotEnoughPlayers`.
    """
    seats = seats_for_hand(state)
    if state.positions is None or state.button is not None:
        button = state.button or min((s.seat for s in state.seats), default=1)
        return plan_first_hand(seats, button=button, rules=state.rules)
    return plan_next_hand(seats, previous=state.positions, rules=state.rules, stakes=state.stakes)


def seats_for_hand(state: TableState) -> tuple[SeatForHand, ...]:
    """The players as the plan of the next hand asks for them."""
    return tuple(
        SeatForHand(
            seat=s.seat,
            stack_chips=s.stack_chips,
            sitting_out=s.sits_out,
            newcomer=s.newcomer,
            owes=s.owes,
            way_in=s.way_in,
        )
        for s in state.seats
    )


def _in_order(state: TableState, dealt_in: tuple[int, ...], button: int) -> tuple[tuple[int, int], ...]:
    """(seat, chips) in the order of the deal: from the left of the button round to it."""
    order = [s for s in dealt_in if s > button] + [s for s in dealt_in if s <= button]
    return tuple((seat, _booked(state, seat)) for seat in order)


def _booked(state: TableState, number: int) -> int:
    return occupied(state, number).stack_chips


def _straddle(state: TableState, plan: HandPlan, seat: int | None) -> Straddle | None:
    """Twice the big blind; the button's has precedence because one straddle is taken a hand."""
    if seat is None:
        seat = plan.straddle
    if seat is None:
        return None
    allowed = may_straddle(state, plan)
    if seat not in allowed:
        raise StraddleNotAllowed(seat=seat, seats=allowed)
    return Straddle(seat=seat, chips=2 * state.stakes.big_blind_chips)


def may_straddle(state: TableState, plan: HandPlan) -> tuple[int, ...]:
    """The seats that may straddle: under the gun and button, not heads-up, covered in full, no fixed limit.

    WSOP Live 165; RRoP. A house that plays no straddles has none, but for a return under the gun.
    """
    if len(plan.dealt_in) < 3 or state.rules.structure is Structure.FIXED_LIMIT:
        return ()
    order = [seat for seat, _ in _in_order(state, plan.dealt_in, plan.button)]
    under_the_gun = order[(order.index(plan.big_blind) + 1) % len(order)]
    wanted = {under_the_gun, plan.button} if state.rules.straddles else {plan.straddle}
    needed = 2 * state.stakes.big_blind_chips
    return tuple(
        seat
        for seat in order
        if seat in wanted and _booked(state, seat) - _ante(state, seat, order) >= needed
    )


def _ante(state: TableState, seat: int, order: list[int]) -> int:
    """What `seat` pays before a straddle."""
    ante = state.stakes.ante
    pays = ante.kind is AnteKind.EACH or (ante.kind is AnteKind.BUTTON and seat == order[-1])
    return ante.chips if pays else 0


def _bomb_pot(state: TableState, chips: int) -> int:
    if not chips:
        return 0
    if chips < 0:
        raise BadChips(offered_chips=chips, least_chips=1)
    if not state.rules.bomb_pots:
        raise BombPotNotAllowed
    return chips


def _place_button(course: TableCourse, seat: int) -> None:
    """Between hands for the next hand; in a hand to correct it."""
    occupied(course.state, seat)
    if course.state.hand_in_play:
        move_button(course, seat)
        return
    first = course.state.positions is None
    chosen = ButtonChosen.TAPPED if first else ButtonChosen.CORRECTED
    course.add(ButtonPlaced(seat=seat, chosen=chosen))


def _draw_for_button(course: TableCourse, command: DrawForButton) -> None:
    if course.state.hand_in_play:
        raise HandInPlay
    for seat, _ in command.cards:
        occupied(course.state, seat)
    winner = draw_for_button(dict(command.cards))
    course.add(ButtonPlaced(seat=winner, chosen=ButtonChosen.DRAWN, cards=command.cards))
