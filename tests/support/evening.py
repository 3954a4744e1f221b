"""An evening at one table for the tests of what is said: commands in, lines out, with undo and redo."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from dealer.rules.chips import STANDARD_CHIPS, ChipSet
from dealer.rules.house import Ante, AnteKind, HouseRules, Mode, Stakes, Structure
from dealer.table.commands import (
    MoneyUnit,
    NewPlayer,
    OpenTable,
    PlaceButton,
    StartHand,
    TableCommand,
)
from dealer.table.decide import decide
from dealer.table.events import Event
from dealer.table.evolve import evolve
from dealer.table.state import TableState
from dealer.words.announce import announcements
from dealer.words.catalogue import Catalogue
from dealer.words.english import ENGLISH
from dealer.words.line import Line
from dealer.words.undo import redone, undone
from tests.support.story import commands

NAMES = ("Asha", "Ben", "Chitra", "Dev", "Eva", "Finn", "Gus", "Hana", "Ida", "Jo")


class Evening:
    """A table at which things happen; `lines` are what was said of the last of them."""

    def __init__(self, state: TableState = TableState(), words: Catalogue = ENGLISH) -> None:  # noqa: B008
        self.state = state
        self.words = words
        self.lines: tuple[Line, ...] = ()
        self.standing: list[tuple[TableState, tuple[Event, ...]]] = []
        self.taken_back: list[tuple[TableState, tuple[Event, ...]]] = []

    def do(self, command: TableCommand) -> list[str]:
        """What is said of `command`."""
        events = decide(self.state, command)
        after = folded(self.state, events)
        self.lines = announcements(self.state, events, after, self.words)
        self.standing.append((self.state, events))
        self.taken_back.clear()
        self.state = after
        return self.texts

    def tell(self, story: str) -> list[str]:
        """What is said of the last step of `story`."""
        for command in commands(story):
            self.do(command)
        return self.texts

    def undo(self) -> list[str]:
        """What is said when the last entry is taken back."""
        without, events = self.standing.pop()
        self.lines = undone(events, self.state, without, self.words)
        self.taken_back.append((self.state, events))
        self.state = without
        return self.texts

    def redo(self) -> list[str]:
        """What is said when it is done again."""
        standing, events = self.taken_back.pop()
        self.lines = redone(events, self.state, standing, self.words)
        self.standing.append((self.state, events))
        self.state = standing
        return self.texts

    @property
    def texts(self) -> list[str]:
        """The words of `lines`."""
        return [line.text for line in self.lines]


def folded(state: TableState, events: Sequence[Event]) -> TableState:
    """`state` after `events`."""
    for event in events:
        state = evolve(state, event)
    return state


def an_evening(
    *stacks: int,
    button: int | None = None,
    names: Sequence[str] = NAMES,
    seats: Sequence[int] | None = None,
    blinds: tuple[int, int] = (10, 20),
    ante: tuple[str, int] = ("none", 0),
    limits: tuple[int, int] = (0, 0),
    structure: str = "nl",
    mode: str = "cash",
    unit: MoneyUnit = MoneyUnit(),  # noqa: B008
    chip_set: ChipSet = STANDARD_CHIPS,
    words: Catalogue = ENGLISH,
    story: str | None = None,
    **rules: object,
) -> Evening:
    """A table with `stacks` at seats 1, 2, 3 ...; the last has the button unless `button` says otherwise.

    With a `story` the first hand is dealt and the story told.
    """
    places = tuple(seats or range(1, len(stacks) + 1))
    fixed = structure == "fl"
    evening = Evening(words=words)
    evening.do(
        OpenTable(
            rules=replace(HouseRules(mode=Mode(mode), structure=Structure(structure)), **rules),
            stakes=Stakes(
                small_blind_chips=blinds[0],
                big_blind_chips=blinds[1],
                ante=Ante(kind=AnteKind(ante[0]), chips=ante[1]),
                small_bet_chips=limits[0] if fixed else 0,
                big_bet_chips=limits[1] if fixed else 0,
                spread_min_chips=0 if fixed else limits[0],
                spread_max_chips=0 if fixed else limits[1],
            ),
            players=tuple(
                NewPlayer(seat=seat, name=name, stack_chips=chips)
                for seat, name, chips in zip(places, names, stacks, strict=False)
            ),
            unit=unit,
            chip_set=chip_set,
        )
    )
    evening.do(PlaceButton(seat=button or places[-1]))
    if story is not None:
        evening.do(StartHand())
        evening.tell(story)
    return evening
