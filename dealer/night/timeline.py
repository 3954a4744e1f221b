"""The fold of the entries: the state now, what can be undone, what can be redone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from dealer.night.entry import Entry
from dealer.table.events import Reverted, TableOpened
from dealer.table.evolve import evolve
from dealer.table.state import TableState

KEPT = 64
"""So many of the newest states are kept as they were, and further back every so-manieth."""


class Timeline:
    """The entries that stand, in order, and those taken back since the last new one."""

    def __init__(self, entries: Iterable[Entry] = ()) -> None:
        self.state = TableState()
        self.seq = 0
        self._standing: list[Entry] = []
        self._before: dict[int, TableState] = {}
        self._undone: list[tuple[Entry, int]] = []
        for entry in entries:
            self.apply(entry)

    @property
    def undoable(self) -> Entry | None:
        """The newest entry that stands; the opening of the table is not taken back."""
        if not self._standing or isinstance(self._standing[-1].events[0], TableOpened):
            return None
        return self._standing[-1]

    @property
    def standing(self) -> Sequence[Entry]:
        """The entries that stand, oldest first, as they are now."""
        return tuple(self._standing)

    def state_before(self, place: int) -> TableState:
        """The state before the entry at `place` of `standing`; before the one to come, the present state.

        Folds at most `KEPT` entries.
        """
        if place == len(self._standing):
            return self.state
        known = self._before.get(place)
        return self._state_at(place) if known is None else known

    @property
    def state_undone(self) -> TableState:
        """The state as an undo would leave it; the present one where nothing can be undone."""
        if self.undoable is None:
            return self.state
        return self.state_before(len(self._standing) - 1)

    @property
    def redoable(self) -> Entry | None:
        """The entry that was taken back last, until something new happens."""
        return self._undone[-1][0] if self._undone else None

    @property
    def revert_seq(self) -> int | None:
        """The entry that took `redoable` back: reverting it is the redo."""
        return self._undone[-1][1] if self._undone else None

    def apply(self, entry: Entry) -> None:
        """Fold the next entry in."""
        self.seq = entry.seq
        match entry.events:
            case (Reverted(seq=seq),) if self._undone and seq == self._undone[-1][1]:
                self._push(self._undone.pop()[0])
            case (Reverted(),):
                self._undone.append((self._pop(), entry.seq))
            case _:
                self._undone.clear()
                self._push(entry)

    def _push(self, entry: Entry) -> None:
        place = len(self._standing)
        self._before[place] = self.state
        old = place - KEPT
        if old % KEPT:
            self._before.pop(old, None)
        self._standing.append(entry)
        self.state = _folded(self.state, entry)

    def _pop(self) -> Entry:
        entry = self._standing.pop()
        place = len(self._standing)
        known = self._before.pop(place, None)
        self.state = self._state_at(place) if known is None else known
        return entry

    def _state_at(self, place: int) -> TableState:
        """The state before entry number `place`, folded from the nearest one kept."""
        start = next(kept for kept in range(place - 1, -1, -1) if kept in self._before)
        state = self._before[start]
        for entry in self._standing[start:place]:
            state = _folded(state, entry)
        return state


def _folded(state: TableState, entry: Entry) -> TableState:
    for event in entry.events:
        state = evolve(state, event)
    return state
