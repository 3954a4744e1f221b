"""The plan of the hand about to be dealt: button, blinds, who plays, who waits and why, who posts what.

The table asks once at the start of every hand; it keeps `HandPlan.positions` and what each seat owes.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from dealer.rules.button import (
    NotEnoughPlayers,
    Positions,
    between,
    clockwise,
    lay_from_button,
    next_positions,
)
from dealer.rules.cash_entry import can_straddle, dues, enter
from dealer.rules.hand_plan import HandPlan, OwedChange, PostDue, SeatForHand, Waiting
from dealer.rules.house import HouseRules, Mode, Stakes
from dealer.rules.missed_blinds import (
    Blind,
    Dues,
    Owed,
    WaitReason,
    WayIn,
    missed,
)

__all__ = [
    "HandPlan",
    "OwedChange",
    "PostDue",
    "SeatForHand",
    "Waiting",
    "WayOffer",
    "plan_first_hand",
    "plan_next_hand",
    "ways_in",
]


def plan_first_hand(seats: Sequence[SeatForHand], *, button: int, rules: HouseRules) -> HandPlan:
    """The first hand: the button drawn or tapped, all who are there play, nobody owes a blind or waits.

    A button tapped at an empty seat goes to the next player. Raises `NotEnoughPlayers`.
    """
    players = _playing(seats, rules.mode)
    start = next((seat for seat in clockwise(button - 1) if seat in players), button)
    layout = lay_from_button(start, players)
    return HandPlan(
        positions=layout.positions,
        small_blind=layout.small_blind,
        big_blind=layout.big_blind,
        dealt_in=layout.dealt_in,
        absent=_absent(seats, layout.dealt_in),
        owed_changes=_settled(seats, layout.dealt_in),
    )


def plan_next_hand(
    seats: Sequence[SeatForHand], *, previous: Positions, rules: HouseRules, stakes: Stakes
) -> HandPlan:
    """The hand that follows the one played from `previous`. Raises `NotEnoughPlayers`.

    After a void hand the plan of that hand is dealt again instead: same button, same blinds.
    """
    if rules.mode is Mode.CASH:
        return _cash(seats, previous, rules, stakes)
    return _tournament(seats, previous, rules)


def _cash(seats: Sequence[SeatForHand], previous: Positions, rules: HouseRules, stakes: Stakes) -> HandPlan:
    entry = enter(seats, previous=previous, rules=rules, stakes=stakes)
    layout = entry.layout
    passed = () if entry.bought_by else _passed(seats, previous, layout.big_blind)
    changes = (*_settled(seats, layout.dealt_in), *passed)
    return HandPlan(
        positions=layout.positions,
        small_blind=layout.small_blind,
        big_blind=layout.big_blind,
        dealt_in=layout.dealt_in,
        waits=entry.waits,
        posts=entry.posts,
        straddle=entry.straddle,
        bought_by=entry.bought_by,
        owed_changes=tuple(sorted(changes, key=lambda change: change.seat)),
    )


def _settled(seats: Sequence[SeatForHand], dealt_in: tuple[int, ...]) -> tuple[OwedChange, ...]:
    """Whoever is dealt in has met what he owed."""
    return tuple(
        OwedChange(seat=s.seat, owes=Owed.NOTHING)
        for s in sorted(seats, key=lambda s: s.seat)
        if s.seat in dealt_in and s.owes is not Owed.NOTHING
    )


def _passed(seats: Sequence[SeatForHand], previous: Positions, big_blind: int) -> tuple[OwedChange, ...]:
    """The blinds that pass players who are away; a newcomer owes none before his first hand."""
    changes: list[OwedChange] = []
    for seat in seats:
        if seat.ready or seat.newcomer:
            continue
        blinds = []
        if seat.seat in between(previous.big_blind, big_blind):
            blinds.append(Blind.BIG)
        if seat.seat == previous.big_blind:
            blinds.append(Blind.SMALL)
        owes = missed(seat.owes, blinds)
        if owes is not seat.owes:
            changes.append(OwedChange(seat=seat.seat, owes=owes))
    return tuple(changes)


def _tournament(seats: Sequence[SeatForHand], previous: Positions, rules: HouseRules) -> HandPlan:
    """Absent players stay in the rotation: their blinds and antes are taken (TDA 30)."""
    layout = next_positions(
        previous,
        seated=_playing(seats, rules.mode),
        newcomers=[s.seat for s in seats if s.newcomer],
        method=rules.button_method,
        small_blind_absent=rules.small_blind_absent,
    )
    return HandPlan(
        positions=layout.positions,
        small_blind=layout.small_blind,
        big_blind=layout.big_blind,
        dealt_in=layout.dealt_in,
        absent=_absent(seats, layout.dealt_in),
        waits=tuple(Waiting(seat=seat, reason=WaitReason.BUTTON) for seat in layout.waits),
    )


def _playing(seats: Sequence[SeatForHand], mode: Mode) -> frozenset[int]:
    if mode is Mode.TOURNAMENT:
        return frozenset(s.seat for s in seats if s.stack_chips > 0)
    return frozenset(s.seat for s in seats if s.ready)


def _absent(seats: Sequence[SeatForHand], dealt_in: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(sorted(s.seat for s in seats if s.sitting_out and s.seat in dealt_in))


@dataclass(frozen=True, slots=True, kw_only=True)
class WayOffer:
    """One way in: dealt in for `dues` in the next hand, or later, after `waits_for`."""

    way: WayIn
    dues: Dues
    waits_for: WaitReason | None


def ways_in(
    seat: int,
    seats: Sequence[SeatForHand],
    *,
    previous: Positions,
    rules: HouseRules,
    stakes: Stakes,
    wsop_ways: bool = True,
) -> tuple[WayOffer, ...]:
    """The ways that `seat` may choose from, found by planning the next hand with each.

    Nobody chooses in a tournament or without owing anything. The button is on offer only where it can be
    bought now, the straddle only to who can cover it; `wsop_ways` allows both at all.
    """
    chosen = next(s for s in seats if s.seat == seat)
    if rules.mode is Mode.TOURNAMENT or not chosen.coming_in:
        return ()
    ways = [WayIn.WAIT, WayIn.POST]
    if wsop_ways and not chosen.newcomer and can_straddle(chosen, rules, stakes):
        ways.append(WayIn.STRADDLE)
    if wsop_ways:
        ways.append(WayIn.BUY_BUTTON)
    offers: list[WayOffer] = []
    for way in ways:
        trial = [replace(s, way_in=way, sitting_out=False) if s is chosen else s for s in seats]
        try:
            plan = plan_next_hand(trial, previous=previous, rules=rules, stakes=stakes)
        except NotEnoughPlayers:
            return ()
        if way is not WayIn.BUY_BUTTON or plan.bought_by == seat:
            offers.append(_offer(way, chosen, plan, stakes))
    return tuple(offers)


def _offer(way: WayIn, seat: SeatForHand, plan: HandPlan, stakes: Stakes) -> WayOffer:
    waits_for = next((wait.reason for wait in plan.waits if wait.seat == seat.seat), None)
    has_big_blind = plan.big_blind == seat.seat and plan.bought_by is None
    return WayOffer(way=way, dues=Dues() if has_big_blind else dues(way, seat, stakes), waits_for=waits_for)
