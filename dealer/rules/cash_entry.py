"""Who is let into a cash hand: newcomers and players who owe blinds, each by the way he chose."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import assert_never

from dealer.rules.button import (
    Layout,
    NotEnoughPlayers,
    Positions,
    between,
    clockwise,
    lay_bought_button,
    next_layout,
    next_seat,
)
from dealer.rules.hand_plan import PostDue, SeatForHand, Waiting
from dealer.rules.house import AnteKind, ButtonMethod, HouseRules, Stakes, Structure
from dealer.rules.missed_blinds import (
    Dues,
    WaitReason,
    WayIn,
    dues_to_return,
    must_wait_for_button,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """The hand's layout, and on what terms each newcomer and returning player is in it or not."""

    layout: Layout
    waits: tuple[Waiting, ...] = ()
    posts: tuple[PostDue, ...] = ()
    straddle: int | None = None
    bought_by: int | None = None


def enter(seats: Iterable[SeatForHand], *, previous: Positions, rules: HouseRules, stakes: Stakes) -> Entry:
    """Let everybody in who may come, by his own way; the due big blind comes in whatever way he chose.

    Where fewer than two could be dealt in, the game begins again: all who are there play and nobody owes a
    blind. Raises `NotEnoughPlayers`.
    """
    ready = {seat.seat: seat for seat in seats if seat.ready}
    door = _Door(
        previous=previous,
        rules=rules,
        stakes=stakes,
        regulars=frozenset(number for number, seat in ready.items() if not seat.coming_in),
        coming=tuple(
            ready[number]
            for number in clockwise(previous.big_blind)
            if number in ready and ready[number].coming_in
        ),
    )
    entry = _bought(door) or _dealt(door)
    if entry is not None:
        return entry
    if len(ready) < 2:
        raise NotEnoughPlayers(players=len(ready))
    return Entry(layout=door.lay(frozenset(ready)))


@dataclass(frozen=True, slots=True, kw_only=True)
class _Door:
    """Those in without terms (`regulars`) and those `coming` in, clockwise from the last big blind."""

    previous: Positions
    rules: HouseRules
    stakes: Stakes
    regulars: frozenset[int]
    coming: tuple[SeatForHand, ...]

    @property
    def closed(self) -> frozenset[int]:
        return frozenset(s.seat for s in self.coming if must_wait_for_button(s.seat, s.owes, self.previous))

    def posting(self, barred: frozenset[int]) -> frozenset[int]:
        """The players for certain: regulars, and those who post and are not barred."""
        posters = frozenset(s.seat for s in self.coming if s.way_in is WayIn.POST)
        return self.regulars | (posters - barred)

    def lay(self, players: frozenset[int]) -> Layout:
        return next_layout(
            self.previous,
            players,
            method=self.rules.button_method,
            small_blind_absent=self.rules.small_blind_absent,
        )


def _bought(door: _Door) -> Entry | None:
    """The hand with a bought button, if somebody between button and small blind wants it."""
    button = door.previous.small_blind
    players = door.posting(door.closed)
    if len(players) < 2 or (door.rules.button_method is ButtonMethod.SIMPLIFIED and button not in players):
        return None
    on_sale = between(button, door.previous.big_blind)
    buyers = (s.seat for s in door.coming if s.seat in on_sale and s.way_in is WayIn.BUY_BUTTON)
    buyer = next(buyers, None)
    if buyer is None:
        return None
    layout = lay_bought_button(door.previous, players | {buyer}, buyer)
    return _entry(door, layout, barred=door.closed, bought_by=buyer)


def _dealt(door: _Door) -> Entry | None:
    """The ordinary hand, ``None`` where fewer than two are let in.

    Nobody comes in as the small blind: that would be a round for half the price.
    """
    barred = door.closed
    while True:
        players = _with_due_big_blind(door, door.posting(barred), barred)
        if len(players) < 2:
            return None
        layout = door.lay(players)
        small_blind = layout.small_blind
        if small_blind is None or small_blind in door.regulars:
            return _with_straddle(door, layout, barred)
        barred |= {small_blind}


def _with_due_big_blind(door: _Door, players: frozenset[int], barred: frozenset[int]) -> frozenset[int]:
    """`players`, and whoever waits for the big blind and has it now."""
    for seat in (s.seat for s in door.coming if s.seat not in barred | players):
        more = players | {seat}
        if len(more) > 1 and door.lay(more).big_blind == seat:
            return more
    return players


def _with_straddle(door: _Door, layout: Layout, barred: frozenset[int]) -> Entry:
    """The hand with one more player, if he is under the gun and wants to come in as the straddle (WSOP).

    The big blind is not his to move: where the hand would be laid otherwise with him, he waits.
    """
    players = frozenset(layout.dealt_in)
    for seat in (s.seat for s in door.coming if _straddles(door, s) and s.seat not in barred | players):
        more = door.lay(players | {seat})
        if more.big_blind == layout.big_blind and next_seat(more.big_blind, more.dealt_in) == seat:
            return _entry(door, more, barred=barred, straddle=seat)
    return _entry(door, layout, barred=barred)


def _straddles(door: _Door, seat: SeatForHand) -> bool:
    return seat.way_in is WayIn.STRADDLE and can_straddle(seat, door.rules, door.stakes)


def _entry(
    door: _Door,
    layout: Layout,
    *,
    barred: frozenset[int],
    straddle: int | None = None,
    bought_by: int | None = None,
) -> Entry:
    waits: list[Waiting] = []
    posts: list[PostDue] = []
    for seat in sorted(door.coming, key=lambda s: s.seat):
        if seat.seat not in layout.dealt_in:
            waits.append(Waiting(seat=seat.seat, reason=_reason(door, seat, barred)))
        elif seat.seat == bought_by or seat.seat not in (layout.big_blind, straddle):
            owed = dues(seat.way_in, seat, door.stakes)
            live_chips = 0 if seat.seat == bought_by else owed.live_chips
            posts.append(PostDue(seat=seat.seat, live_chips=live_chips, dead_chips=owed.dead_chips))
    return Entry(
        layout=layout,
        waits=tuple(waits),
        posts=tuple(posts),
        straddle=straddle,
        bought_by=bought_by,
    )


def dues(way: WayIn, seat: SeatForHand, stakes: Stakes) -> Dues:
    """What `seat` puts in to come in this way, by whoever is not the big blind anyway."""
    small_blind_chips, big_blind_chips = stakes.small_blind_chips, stakes.big_blind_chips
    match way:
        case WayIn.WAIT:
            return Dues()
        case WayIn.STRADDLE:
            return Dues(live_chips=2 * big_blind_chips)
        case WayIn.BUY_BUTTON:
            return Dues(live_chips=big_blind_chips, dead_chips=small_blind_chips)
        case WayIn.POST if seat.newcomer:
            return Dues(live_chips=big_blind_chips)
        case WayIn.POST:
            return dues_to_return(
                seat.owes, small_blind_chips=small_blind_chips, big_blind_chips=big_blind_chips
            )
        case _:
            assert_never(way)


def can_straddle(seat: SeatForHand, rules: HouseRules, stakes: Stakes) -> bool:
    """Whether his chips cover the straddle and an ante of his own; never in fixed limit (WSOP live 165)."""
    ante_chips = stakes.ante.chips if stakes.ante.kind in (AnteKind.EACH, AnteKind.BUTTON) else 0
    needed_chips = dues(WayIn.STRADDLE, seat, stakes).total_chips + ante_chips
    return rules.structure is not Structure.FIXED_LIMIT and seat.stack_chips >= needed_chips


def _reason(door: _Door, seat: SeatForHand, barred: frozenset[int]) -> WaitReason:
    if seat.way_in is WayIn.POST and seat.seat in barred:
        return WaitReason.BUTTON
    return WaitReason.UNDER_THE_GUN if _straddles(door, seat) else WaitReason.BIG_BLIND
