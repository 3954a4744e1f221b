"""How an event changes the table. Nothing is judged here: events are facts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import assert_never

from dealer.hand.changed import changed
from dealer.hand.events import HandEnded, HandEvent
from dealer.hand.evolve import dealt
from dealer.hand.evolve import evolve as evolve_hand
from dealer.hand.state import Hand, Phase
from dealer.table.commands import NewPlayer
from dealer.table.events import (
    ButtonPlaced,
    ChipsBought,
    ChipsSet,
    Event,
    HandRewritten,
    HandStarted,
    HandVoided,
    NightPaused,
    NightResumed,
    PlayerLeft,
    PlayerMoved,
    PlayerRenamed,
    PlayerSat,
    RabbitShown,
    Reverted,
    RulesSet,
    SatIn,
    SatOut,
    StackCorrected,
    StakesSet,
    TableOpened,
    TimedOut,
    TimeOutsForgotten,
    TimeTaken,
)
from dealer.table.state import BeforeHand, Seat, TableState, hand_setup


def evolve(state: TableState, event: Event) -> TableState:
    """`state` after `event`. `Reverted` is the timeline's business, which knows the entries."""
    match event:
        case HandStarted():
            return _hand_started(state, event)
        case HandVoided():
            return _hand_voided(state)
        case HandRewritten():
            return _hand_rewritten(state, event)
        case TableOpened() | StakesSet() | RulesSet() | ChipsSet() | ButtonPlaced():
            return _table_changed(state, event)
        case PlayerSat() | PlayerLeft() | PlayerMoved():
            return _chairs_changed(state, event)
        case PlayerRenamed() | ChipsBought() | StackCorrected() | SatOut() | SatIn():
            return _seat_changed(state, event)
        case TimedOut() | TimeOutsForgotten() | TimeTaken():
            return _seat_changed(state, event)
        case RabbitShown() | NightPaused() | NightResumed():
            return _between_actions(state, event)
        case Reverted():
            raise TypeError("a Reverted entry is folded by the timeline, not by the table")
        case _:
            return _hand_went_on(state, event)


def _hand_went_on(state: TableState, event: HandEvent) -> TableState:
    assert state.hand is not None, "an event of a hand without a hand"
    return hand_played(state, evolve_hand(state.hand, event), (event,))


def hand_played(state: TableState, hand: Hand, events: tuple[HandEvent, ...]) -> TableState:
    """`state` after `events` of its hand, which have made it `hand`."""
    after = changed(state, hand=hand, log=(*state.log, *events))
    ended = any(isinstance(event, HandEnded) for event in events)
    return _book(after, before=state.hand) if ended else after


def _book(state: TableState, *, before: Hand | None) -> TableState:
    """Move what the hand won and lost between `before` and now into the stacks of the seats."""
    moved = _result(state.hand)
    for seat, chips in _result(before).items():
        moved[seat] = moved.get(seat, 0) - chips
    seats = tuple(
        replace(s, stack_chips=s.stack_chips + moved[s.seat]) if moved.get(s.seat) else s for s in state.seats
    )
    return replace(state, seats=seats)


def _result(hand: Hand | None) -> dict[int, int]:
    """What each player has won or lost; nothing before the hand is over."""
    if hand is None or hand.phase is not Phase.OVER:
        return {}
    started = dict(hand.setup.stacks)
    return {p.seat: p.stack_chips - started[p.seat] for p in hand.players}


def _hand_started(state: TableState, event: HandStarted) -> TableState:
    owed = dict(event.owed)
    dealt_in = {seat for seat, _ in event.stacks}
    seats = tuple(
        replace(
            s,
            newcomer=s.newcomer and s.seat not in dealt_in,
            away=s.sits_out,
            away_next=False,
            owes=owed.get(s.seat, s.owes),
        )
        for s in state.seats
    )
    return replace(
        state,
        before=BeforeHand(positions=state.positions, button=state.button, seats=state.seats),
        seats=seats,
        positions=event.positions,
        button=None,
        hand_number=event.number,
        started=event,
        hand=dealt(hand_setup(event, rules=state.rules, stakes=state.stakes)),
        log=(),
        rabbit=(),
    )


def _hand_voided(state: TableState) -> TableState:
    """Chips, button and blinds as before the deal; who came or left since stays so."""
    before = state.before
    assert before is not None, "a void hand without a hand"
    books = _book(replace(state, hand=None), before=state.hand)
    return replace(
        books,
        seats=_put_back(books.seats, before.seats, only={s.seat for s in before.seats}),
        positions=before.positions,
        button=before.button,
        hand_number=state.hand_number - 1,
        started=None,
        log=(),
        before=None,
        rabbit=(),
    )


def _hand_rewritten(state: TableState, event: HandRewritten) -> TableState:
    hand_before, before, dealt_before = state.hand, state.before, state.started
    assert hand_before is not None, "a corrected hand without a hand"
    assert before is not None
    assert dealt_before is not None
    setup = hand_before.setup
    hand = dealt(hand_setup(event.started, rules=setup.rules, stakes=setup.stakes))
    for happened in event.events:
        hand = evolve_hand(hand, happened)
    was_in, is_in = ({seat for seat, _ in started.stacks} for started in (dealt_before, event.started))
    after = replace(
        state,
        seats=_put_back(
            tuple(replace(s, newcomer=s.newcomer and s.seat not in is_in) for s in state.seats),
            before.seats,
            only=was_in - is_in,
        ),
        before=BeforeHand(
            positions=before.positions,
            button=before.button if event.started.button == dealt_before.button else event.started.button,
            seats=(*before.seats, *_dealt_in_late(state.seats, before.seats, is_in - was_in)),
        ),
        started=event.started,
        positions=event.started.positions,
        hand=hand,
        log=event.events,
    )
    return _book(after, before=hand_before)


def _put_back(seats: tuple[Seat, ...], earlier: tuple[Seat, ...], *, only: set[int]) -> tuple[Seat, ...]:
    """`seats`, where those in `only` are newcomers and owe blinds as `earlier`."""
    was = {s.seat: s for s in earlier if s.seat in only}
    return tuple(
        replace(s, owes=was[s.seat].owes, newcomer=was[s.seat].newcomer) if s.seat in was else s
        for s in seats
    )


def _dealt_in_late(seats: tuple[Seat, ...], earlier: tuple[Seat, ...], dealt_in: set[int]) -> Iterator[Seat]:
    """Those of `dealt_in` who sat down after the deal."""
    known = {s.seat for s in earlier}
    return (s for s in seats if s.seat in dealt_in - known)


def _table_changed(
    state: TableState, event: TableOpened | StakesSet | RulesSet | ChipsSet | ButtonPlaced
) -> TableState:
    match event:
        case TableOpened():
            seats = tuple(sorted((_seated(p) for p in event.players), key=lambda s: s.seat))
            return TableState(
                rules=event.rules, stakes=event.stakes, unit=event.unit, chip_set=event.chip_set, seats=seats
            )
        case StakesSet():
            return replace(state, stakes=event.stakes)
        case RulesSet():
            return replace(state, rules=event.rules)
        case ChipsSet():
            rules = replace(state.rules, chip_unit_chips=event.chip_set.unit_chips)
            return replace(state, chip_set=event.chip_set, rules=rules)
        case ButtonPlaced():
            return replace(state, button=event.seat)
        case _:
            assert_never(event)


def _between_actions(state: TableState, event: RabbitShown | NightPaused | NightResumed) -> TableState:
    match event:
        case RabbitShown():
            return replace(state, rabbit=event.cards)
        case NightPaused():
            return replace(state, paused=True)
        case NightResumed():
            return replace(state, paused=False)
        case _:
            assert_never(event)


def _seated(player: NewPlayer) -> Seat:
    return Seat(
        seat=player.seat,
        name=player.name,
        stack_chips=player.stack_chips,
        bought_chips=player.stack_chips,
    )


def _chairs_changed(state: TableState, event: PlayerSat | PlayerLeft | PlayerMoved) -> TableState:
    match event:
        case PlayerSat():
            return _with_seats(state, [*state.seats, _seated(event.player)])
        case PlayerLeft():
            return _without(state, event.seat)
        case PlayerMoved():
            moved = [replace(s, seat=event.to_seat) for s in state.seats if s.seat == event.seat]
            state = _without(state, event.seat)
            return _with_seats(state, [*state.seats, *moved])
        case _:
            assert_never(event)


def _with_seats(state: TableState, seats: Iterable[Seat]) -> TableState:
    return replace(state, seats=tuple(sorted(seats, key=lambda s: s.seat)))


def _without(state: TableState, number: int) -> TableState:
    """Seat `number` is free; whoever sits down there next was in no hand before."""
    before = state.before
    if before is not None:
        before = replace(before, seats=tuple(s for s in before.seats if s.seat != number))
    return replace(state, seats=tuple(s for s in state.seats if s.seat != number), before=before)


SeatEvent = (
    PlayerRenamed | ChipsBought | StackCorrected | SatOut | SatIn | TimedOut | TimeOutsForgotten | TimeTaken
)


def _seat_changed(state: TableState, event: SeatEvent) -> TableState:
    changed = tuple(_changed(s, event) if s.seat == event.seat else s for s in state.seats)
    return replace(state, seats=changed)


def _changed(seat: Seat, event: SeatEvent) -> Seat:
    match event:
        case PlayerRenamed():
            return replace(seat, name=event.name)
        case ChipsBought():
            return replace(
                seat,
                stack_chips=seat.stack_chips + event.chips,
                bought_chips=seat.bought_chips + event.chips,
            )
        case StackCorrected():
            return replace(seat, stack_chips=seat.stack_chips + event.to_chips - event.from_chips)
        case SatOut():
            return replace(seat, away=not event.after_hand, away_next=event.after_hand)
        case SatIn():
            return replace(seat, away=False, away_next=False, way_in=event.way, time_outs=0)
        case TimedOut():
            return replace(seat, time_outs=event.in_a_row)
        case TimeOutsForgotten():
            return replace(seat, time_outs=0)
        case TimeTaken():
            return replace(seat, time_used_seconds=seat.time_used_seconds + event.seconds)
        case _:
            assert_never(event)
