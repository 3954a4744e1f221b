"""Judging the deal: the button, who is dealt in, straddle and bomb pot, and hands that do not count."""

from __future__ import annotations

from dataclasses import replace

from dealer.hand.events import Acted, HandEvent, Posted
from dealer.hand.play import open_hand
from dealer.hand.state import LatePost, Straddle
from dealer.rules.button import lay_from_button
from dealer.rules.first_button import check_button_may_move, draw_for_button
from dealer.rules.house import AnteKind, Structure
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
    BlindCannotSitOut,
    BombPotNotAllowed,
    HandInPlay,
    NoHandInPlay,
    SeatEmpty,
    StraddleNotAllowed,
    TooLate,
)
from dealer.table.events import ButtonPlaced, HandRewritten, HandStarted, HandVoided
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
            if course.state.hand is None:
                raise NoHandInPlay
            course.add(HandVoided(reason=command.reason))
        case DealIn():
            _deal_in(course, command.seat)
        case DealOut():
            _deal_out(course, command.seat)


def _start(course: TableCourse, command: StartHand) -> None:
    state = course.state
    if state.hand_in_play:
        raise HandInPlay
    plan = plan_hand(state)
    started = HandStarted(
        number=state.hand_number + 1,
        button=plan.button,
        small_blind=plan.small_blind,
        big_blind=plan.big_blind,
        positions=plan.positions,
        stacks=_in_order(state, plan.dealt_in, plan.button),
        straddle=_straddle(state, plan, command.straddle_seat),
        posts=tuple(
            LatePost(seat=p.seat, live_chips=p.live_chips, dead_chips=p.dead_chips) for p in plan.posts
        ),
        bomb_pot_chips=_bomb_pot(state, command.bomb_pot_chips),
        waits=plan.waits,
        owed=tuple((change.seat, change.owes) for change in plan.owed_changes),
    )
    course.add(started)
    _, events = open_hand(hand_setup(started, rules=state.rules, stakes=state.stakes))
    course.add(*events)
    fold_the_away(course)


def plan_hand(state: TableState) -> HandPlan:
    """Who would be dealt in, with which button and blinds, if the next hand began now.

    Without a first button it stands at the first player. Raises `NotEnoughPlayers`.
    """
    seats = [
        SeatForHand(
            seat=s.seat,
            stack_chips=s.stack_chips,
            sitting_out=s.away,
            newcomer=s.newcomer,
            owes=s.owes,
            way_in=s.way_in,
        )
        for s in state.seats
    ]
    if state.positions is None or state.button is not None:
        button = state.button or min((s.seat for s in state.seats), default=1)
        return plan_first_hand(seats, button=button, rules=state.rules)
    return plan_next_hand(seats, previous=state.positions, rules=state.rules, stakes=state.stakes)


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
    """Between hands for the next hand; in a hand to correct it, until substantial action (TDA 34-A)."""
    occupied(course.state, seat)
    if not course.state.hand_in_play:
        first = course.state.positions is None
        chosen = ButtonChosen.TAPPED if first else ButtonChosen.CORRECTED
        course.add(ButtonPlaced(seat=seat, chosen=chosen))
        return
    check_button_may_move(substantial_action=_has_acted(course.state))
    started = _started(course.state)
    layout = lay_from_button(seat, [s for s, _ in started.stacks])
    stacks = dict(started.stacks)
    order = [s for s in layout.dealt_in if s > layout.button] + [
        s for s in layout.dealt_in if s <= layout.button
    ]
    _redeal(
        course,
        replace(
            started,
            button=layout.button,
            small_blind=layout.small_blind,
            big_blind=layout.big_blind,
            positions=layout.positions,
            stacks=tuple((s, stacks[s]) for s in order),
            straddle=None,
        ),
    )


def _has_acted(state: TableState) -> bool:
    return any(isinstance(event, Acted) for event in state.log)


def _started(state: TableState) -> HandStarted:
    if state.started is None or not state.hand_in_play:
        raise NoHandInPlay
    return state.started


def _redeal(course: TableCourse, started: HandStarted) -> None:
    """Take the posts again from `started`; nobody has acted."""
    before = course.hand
    _, events = open_hand(hand_setup(started, rules=before.setup.rules, stakes=before.setup.stakes))
    course.add(HandRewritten(started=started, events=events, moves=_moves(course.state.log, events)))
    fold_the_away(course)


def _moves(log: tuple[HandEvent, ...], events: tuple[HandEvent, ...]) -> tuple[tuple[int, int], ...]:
    """Chips to give back (above 0) and to put in (below 0) because other posts are due."""
    due: dict[int, int] = {}
    for sign, told in ((1, log), (-1, events)):
        for event in told:
            if isinstance(event, Posted):
                due[event.seat] = due.get(event.seat, 0) + sign * event.chips
    return tuple((seat, chips) for seat, chips in sorted(due.items()) if chips)


def _draw_for_button(course: TableCourse, command: DrawForButton) -> None:
    if course.state.hand_in_play:
        raise HandInPlay
    for seat, _ in command.cards:
        occupied(course.state, seat)
    winner = draw_for_button(dict(command.cards))
    course.add(ButtonPlaced(seat=winner, chosen=ButtonChosen.DRAWN, cards=command.cards))


def _deal_in(course: TableCourse, seat: int) -> None:
    """He was left out by mistake: he gets cards, blinds and button stay."""
    started = _started(course.state)
    if _has_acted(course.state):
        raise TooLate
    stacks = dict(started.stacks)
    chips = _booked(course.state, seat)
    if seat in stacks or not chips:
        raise SeatEmpty(seat=seat)
    stacks[seat] = chips
    order = sorted(stacks, key=lambda s: (s <= started.button, s))
    waits = tuple(w for w in started.waits if w.seat != seat)
    _redeal(course, replace(started, stacks=tuple((s, stacks[s]) for s in order), waits=waits))


def _deal_out(course: TableCourse, seat: int) -> None:
    """He was dealt in by mistake: his cards go away; whoever posted a blind has to play or void the hand."""
    started = _started(course.state)
    if _has_acted(course.state):
        raise TooLate
    if seat not in dict(started.stacks):
        raise SeatEmpty(seat=seat)
    if seat in (started.small_blind, started.big_blind) or len(started.stacks) == 2:
        raise BlindCannotSitOut(seat=seat)
    straddle = None if started.straddle and started.straddle.seat == seat else started.straddle
    _redeal(
        course,
        replace(
            started,
            stacks=tuple((s, chips) for s, chips in started.stacks if s != seat),
            straddle=straddle,
            posts=tuple(post for post in started.posts if post.seat != seat),
        ),
    )
