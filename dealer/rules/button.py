"""Where the button and the blinds stand in the next hand: dead and simplified button, heads-up, newcomers.

A place is a seat number from 1 to `SEATS`, clockwise the next higher, and may be empty. The rules are TDA 32
(dead button), TDA 34-B (heads-up), TDA 8 and 10 (newcomers) and the house's words on two and three players.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from dealer.rules.errors import RuleViolation
from dealer.rules.house import ButtonMethod, SmallBlindAbsent

SEATS = 10


class NotEnoughPlayers(RuleViolation):
    """Fewer players than a hand needs: `players` of `needed`."""

    def __init__(self, *, players: int) -> None:
        super().__init__(players)
        self.players = players
        self.needed = 2


@dataclass(frozen=True, slots=True, kw_only=True)
class Positions:
    """What the table remembers of a hand for the next one: three places, each possibly empty by now.

    `small_blind` is kept also when nobody posted there (a dead small blind); heads-up it is the button.
    `big_blind` is where the big blind was last in its turn. A player who buys the button posts one out of
    turn, which leaves it where it was.
    """

    button: int
    small_blind: int
    big_blind: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Layout:
    """Who is dealt in and who posts the blinds in one hand.

    `small_blind` is ``None`` where it is dead. `dealt_in` and `waits` (newcomers not dealt in) are in
    ascending order.
    """

    positions: Positions
    small_blind: int | None
    big_blind: int
    dealt_in: tuple[int, ...]
    waits: tuple[int, ...] = ()

    @property
    def button(self) -> int:
        """The place of the button."""
        return self.positions.button

    @property
    def button_empty(self) -> bool:
        """Whether nobody who is dealt in sits behind the button."""
        return self.button not in self.dealt_in


def clockwise(after: int) -> tuple[int, ...]:
    """All places in turn, beginning left of `after` and ending with it."""
    return tuple((after + step) % SEATS + 1 for step in range(SEATS))


def next_seat(after: int, among: Collection[int]) -> int:
    """The first of `among` to the left of `after`, which itself comes last."""
    return next(seat for seat in clockwise(after) if seat in among)


def previous_seat(before: int, among: Collection[int]) -> int:
    """The first of `among` to the right of `before`, which itself comes last."""
    to_the_right = (*reversed(clockwise(before)[:-1]), before)
    return next(seat for seat in to_the_right if seat in among)


def between(first: int, last: int) -> frozenset[int]:
    """The places passed on the way clockwise from `first` to `last`, without these two."""
    ring = clockwise(first)
    return frozenset(ring[: ring.index(last)])


def lay_from_button(button: int, players: Collection[int]) -> Layout:
    """The hand whose button is tapped or drawn: the blinds are the next players, nobody waits.

    Three or more players may have the button on an empty seat; two give it to the next of them, who is the
    small blind. Raises `NotEnoughPlayers`.
    """
    _need_two(players)
    if len(players) == 2:
        return _heads_up(_at_or_after(button, players), players)
    return _in_a_row(button, players)


def next_positions(
    previous: Positions,
    *,
    seated: Collection[int],
    newcomers: Collection[int] = (),
    method: ButtonMethod = ButtonMethod.DEAD,
    small_blind_absent: SmallBlindAbsent = SmallBlindAbsent.DEAD,
) -> Layout:
    """The next hand where everybody seated plays but newcomers between button and small blind (TDA 8, 10).

    `seated` names all who have chips, `newcomers` those of them who have not been dealt a hand yet. Where
    fewer than two could be dealt in, the game begins again and nobody waits. Raises `NotEnoughPlayers`.
    """
    waits = between(previous.small_blind, previous.big_blind).intersection(newcomers, seated)
    players = frozenset(seated) - waits
    if len(players) < 2:
        players, waits = frozenset(seated), frozenset()
    layout = next_layout(previous, players, method=method, small_blind_absent=small_blind_absent)
    return Layout(
        positions=layout.positions,
        small_blind=layout.small_blind,
        big_blind=layout.big_blind,
        dealt_in=layout.dealt_in,
        waits=tuple(sorted(waits)),
    )


def next_layout(
    previous: Positions,
    players: Collection[int],
    *,
    method: ButtonMethod = ButtonMethod.DEAD,
    small_blind_absent: SmallBlindAbsent = SmallBlindAbsent.DEAD,
) -> Layout:
    """The next hand for exactly these players. Raises `NotEnoughPlayers`."""
    _need_two(players)
    if method is ButtonMethod.SIMPLIFIED:
        return _simplified(previous, players)
    return _dead(previous, players, small_blind_absent)


def lay_bought_button(previous: Positions, players: Collection[int], buyer: int) -> Layout:
    """The hand in which `buyer`, between button and small blind, posts both blinds (WSOP live 158-160).

    He stands as the big blind, nobody else posts one. Everybody's blinds come one hand later, and the next
    button is his.
    """
    return Layout(
        positions=Positions(button=previous.small_blind, small_blind=buyer, big_blind=previous.big_blind),
        small_blind=None,
        big_blind=buyer,
        dealt_in=tuple(sorted(players)),
    )


def positions_seen(
    *, button: int, small_blind: int | None, big_blind: int, seats: Collection[int]
) -> Positions:
    """The positions of a hand of which only the players are known, `small_blind` ``None`` where it was dead.

    A dead small blind stood between button and big blind; of several such places the nearest to the button
    is taken, on a table that ends with the highest of `seats` if it can.
    """
    if small_blind is None:
        gap = between(button, big_blind)
        free = [seat for seat in clockwise(button) if seat in gap]
        top = max((button, big_blind, *seats))
        small_blind = next((seat for seat in free if seat <= top), free[0] if free else button)
    return Positions(button=button, small_blind=small_blind, big_blind=big_blind)


def _need_two(players: Collection[int]) -> None:
    if len(players) < 2:
        raise NotEnoughPlayers(players=len(players))


def _dead(previous: Positions, players: Collection[int], small_blind_absent: SmallBlindAbsent) -> Layout:
    """The big blind goes to the next player, small blind and button to the places before (TDA 32)."""
    button, small_blind = previous.small_blind, previous.big_blind
    big_blind = next_seat(previous.big_blind, players)
    if len(players) == 2:
        return _heads_up(previous_seat(big_blind, players), players)
    if not between(button, small_blind).isdisjoint(players):
        return _back_from(big_blind, players)
    if small_blind not in players and small_blind_absent is SmallBlindAbsent.ROOM:
        small_blind, big_blind = big_blind, next_seat(big_blind, players)
    return Layout(
        positions=Positions(button=button, small_blind=small_blind, big_blind=big_blind),
        small_blind=small_blind if small_blind in players else None,
        big_blind=big_blind,
        dealt_in=tuple(sorted(players)),
    )


def _back_from(big_blind: int, players: Collection[int]) -> Layout:
    """Somebody plays between button and small blind: lay both anew, to the right of the due big blind."""
    small_blind = previous_seat(big_blind, players)
    return _in_a_row(previous_seat(small_blind, players), players)


def _simplified(previous: Positions, players: Collection[int]) -> Layout:
    """The button goes to the next player, once more where that made somebody big blind twice running.

    It starts from the place where the dead button would be, so that a newcomer between the old button and
    the old small blind does not draw it back (holdem-rules.net).
    """
    lay = _heads_up if len(players) == 2 else _in_a_row
    button = _at_or_after(previous.small_blind, players)
    layout = lay(button, players)
    if layout.big_blind == previous.big_blind:
        layout = lay(next_seat(button, players), players)
    return layout


def _at_or_after(seat: int, players: Collection[int]) -> int:
    return seat if seat in players else next_seat(seat, players)


def _heads_up(button: int, players: Collection[int]) -> Layout:
    big_blind = next_seat(button, players)
    return Layout(
        positions=Positions(button=button, small_blind=button, big_blind=big_blind),
        small_blind=button,
        big_blind=big_blind,
        dealt_in=tuple(sorted(players)),
    )


def _in_a_row(button: int, players: Collection[int]) -> Layout:
    small_blind = next_seat(button, players)
    big_blind = next_seat(small_blind, players)
    return Layout(
        positions=Positions(button=button, small_blind=small_blind, big_blind=big_blind),
        small_blind=small_blind,
        big_blind=big_blind,
        dealt_in=tuple(sorted(players)),
    )
