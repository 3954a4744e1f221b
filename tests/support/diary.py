"""A night kept as entries, for the tests of what looks back at it: commands in, a timeline out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import count

from dealer.night.entry import Entry
from dealer.night.timeline import Timeline
from dealer.rules.house import HouseRules, Mode, Stakes
from dealer.table.commands import (
    Command,
    MoneyUnit,
    NewPlayer,
    OpenTable,
    PlaceButton,
    Redo,
    StartHand,
    TableCommand,
    Undo,
)
from dealer.table.decide import decide
from dealer.table.events import Event, Reverted
from dealer.table.state import TableState
from dealer.words.english import ENGLISH
from tests.support.evening import NAMES
from tests.support.story import commands


class Diary:
    """A night whose entries are kept in `timeline`; it has every entry ever made in `entries`."""

    def __init__(self) -> None:
        self.timeline = Timeline()
        self.words = ENGLISH
        self.entries: list[Entry] = []

    @property
    def state(self) -> TableState:
        return self.timeline.state

    def do(self, *commands: TableCommand) -> None:
        """Each of these happens."""
        for command in commands:
            self._note(command, decide(self.state, command))

    def tell(self, *stories: str) -> None:
        """A hand is dealt for each story and played as it says."""
        for story in stories:
            self.do(StartHand(), *commands(story))

    def go_on(self, story: str) -> None:
        """The hand goes on as the story says."""
        self.do(*commands(story))

    def undo(self) -> None:
        undoable = self.timeline.undoable
        assert undoable is not None
        self._note(Undo(), (Reverted(seq=undoable.seq),))

    def redo(self) -> None:
        seq = self.timeline.revert_seq
        assert seq is not None
        self._note(Redo(), (Reverted(seq=seq),))

    def _note(self, command: Command, events: tuple[Event, ...]) -> None:
        seq = len(self.entries) + 1
        at = f"2026-12-04T{20 + seq // 60 % 4:02d}:{seq % 60:02d}:00.000"
        entry = Entry(seq=seq, at=at, source="touch", command=command, events=events)
        self.entries.append(entry)
        self.timeline.apply(entry)


def a_diary(
    *stacks: int,
    button: int | None = None,
    mode: str = "cash",
    unit: MoneyUnit = MoneyUnit(),  # noqa: B008
    names: Sequence[str] = NAMES,
    **rules: object,
) -> Diary:
    """A night with `stacks` at seats 1, 2, 3 ..., the button at the last seat, blinds 10 and 20."""
    diary = Diary()
    players = tuple(
        NewPlayer(seat=seat, name=name, stack_chips=chips)
        for seat, name, chips in zip(count(1), names, stacks, strict=False)
    )
    opening = OpenTable(
        rules=replace(HouseRules(mode=Mode(mode)), **rules),
        stakes=Stakes(small_blind_chips=10, big_blind_chips=20),
        players=players,
        unit=unit,
    )
    diary.do(opening, PlaceButton(seat=button or len(stacks)))
    return diary
