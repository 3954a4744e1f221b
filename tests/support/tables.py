"""A table that is told commands and hand stories, and checks that its events alone lead to its state."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from dealer.hand.state import Hand
from dealer.rules.house import Ante, AnteKind, HouseRules, Mode, Stakes, Structure
from dealer.rules.missed_blinds import WayIn
from dealer.table.commands import (
    NewPlayer,
    OpenTable,
    SitDown,
    SitIn,
    StartHand,
    TableCommand,
)
from dealer.table.decide import decide
from dealer.table.events import Event
from dealer.table.evolve import evolve
from dealer.table.state import Seat, TableState
from tests.support.story import commands

NAMES = ("", "Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hana", "Ivo", "Jo")


class Table:
    """A night at one table. `events` are all so far, `last` those of the newest command."""

    def __init__(self, state: TableState | None = None) -> None:
        self.state = state or TableState()
        self.events: list[Event] = []
        self.last: tuple[Event, ...] = ()

    def do(self, command: TableCommand) -> tuple[Event, ...]:
        """Judge `command` and take its events; raises the `RuleViolation` that names what is wrong."""
        self.last = decide(self.state, command)
        self.events += self.last
        for event in self.last:
            self.state = evolve(self.state, event)
        return self.last

    def tell(self, story: str) -> tuple[Event, ...]:
        """Do the steps of `story`, and give all their events."""
        return tuple(event for command in commands(story) for event in self.do(command))

    def deal(self, story: str = "", **start: int) -> tuple[Event, ...]:
        """Start a hand and tell `story` in it."""
        return (*self.do(StartHand(**start)), *self.tell(story))

    def sit(self, seat: int, chips: int, way: WayIn | None = None) -> None:
        """A newcomer takes `seat`; with `way` he says how he comes in."""
        self.do(SitDown(player=NewPlayer(seat=seat, name=NAMES[seat], stack_chips=chips)))
        if way is not None:
            self.do(SitIn(seat=seat, way=way))

    @property
    def hand(self) -> Hand:
        """The hand in play or the last one."""
        assert self.state.hand is not None
        return self.state.hand

    @property
    def to_act(self) -> int | None:
        """Whose turn it is."""
        return self.hand.to_act

    @property
    def stacks(self) -> dict[int, int]:
        """What each seat has behind."""
        return {seat.seat: self.state.stack_chips(seat.seat) for seat in self.state.seats}

    @property
    def booked(self) -> dict[int, int]:
        """What each seat has in the book: its chips at the end of the last hand, and what it bought since."""
        return {seat.seat: seat.stack_chips for seat in self.state.seats}

    def seat(self, number: int) -> Seat:
        """The player in seat `number`."""
        seat = self.state.seat(number)
        assert seat is not None
        return seat

    def found(self, kind: type[Event]) -> list[Event]:
        """The events of `kind` among those of the newest command."""
        return [event for event in self.last if isinstance(event, kind)]


def stakes(
    blinds: tuple[int, int] = (10, 20), ante: tuple[str, int] = ("none", 0), limits: tuple[int, int] = (0, 0)
) -> Stakes:
    """Stakes; `limits` are the two bets of fixed limit."""
    return Stakes(
        small_blind_chips=blinds[0],
        big_blind_chips=blinds[1],
        ante=Ante(kind=AnteKind(ante[0]), chips=ante[1]),
        small_bet_chips=limits[0],
        big_bet_chips=limits[1],
    )


def players(chips: Mapping[int, int]) -> tuple[NewPlayer, ...]:
    """Players with these stacks by seat."""
    return tuple(NewPlayer(seat=seat, name=NAMES[seat], stack_chips=stack) for seat, stack in chips.items())


def a_table(
    *stacks: int,
    seats: Mapping[int, int] | None = None,
    blinds: tuple[int, int] = (10, 20),
    ante: tuple[str, int] = ("none", 0),
    limits: tuple[int, int] = (0, 0),
    mode: str = "cash",
    structure: str = "nl",
    **rules: object,
) -> Table:
    """An open table; `stacks` are those of seats 1, 2, 3 ... and `rules` fields of `HouseRules`."""
    table = Table()
    house = replace(HouseRules(mode=Mode(mode), structure=Structure(structure)), **rules)
    chips = dict(seats or enumerate(stacks, start=1))
    table.do(OpenTable(rules=house, stakes=stakes(blinds, ante, limits), players=players(chips)))
    return table


def fold_of(events: Iterable[Event]) -> TableState:
    """The state that `events` alone lead to."""
    state = TableState()
    for event in events:
        state = evolve(state, event)
    return state
