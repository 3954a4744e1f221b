"""The night as it goes on: the only stateful object of the dealer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from functools import partial
from typing import Protocol

from dealer.night.entry import Entry, to_entry, to_row
from dealer.night.errors import Busy, NightIsReadOnly, NothingToUndo, StaleCommand, UnreadableEntry
from dealer.night.journal import Damage, Journal, Saved
from dealer.night.timeline import Timeline
from dealer.table.commands import Command, Redo, Undo
from dealer.table.decide import decide
from dealer.table.events import Event, Reverted
from dealer.table.state import TableState


class Deliver(Protocol):
    """Has a call run on the owner's thread; called on the journal's."""

    def __call__(self, call: Callable[[], None], /) -> None: ...


Listener = Callable[[Entry, TableState, TableState], None]
"""Told of an entry that is safe, with the state before and after it."""


class Session:
    """Takes commands, has their entries saved, and then changes the state.

    Lives on the owner's thread; `deliver` brings the journal's answers there. Without it every submit waits.

    Attributes:
        saving: how the last entry was saved.
        damage: what is wrong with the journal, or ``None``.
    """

    def __init__(
        self,
        *,
        journal: Journal,
        deliver: Deliver | None = None,
        now: Callable[[], datetime] = datetime.now,
    ) -> None:
        self._journal = journal
        self._deliver = deliver
        self._now = now
        self._in_flight = False
        self._listeners: list[Listener] = []
        self.saving = Saved()
        self.damage: Damage | None = journal.damage
        self._timeline = Timeline()
        self._resume()

    def _resume(self) -> None:
        """Fold what the journal holds; an entry that cannot be read ends the night there, read-only."""
        for row in self._journal.rows:
            try:
                self._timeline.apply(to_entry(row))
            except UnreadableEntry as error:
                self.damage = Damage(last_good_seq=self._timeline.seq, reason=str(error))
                return

    @property
    def state(self) -> TableState:
        """The table as it stands."""
        return self._timeline.state

    @property
    def seq(self) -> int:
        """The newest entry; 0 before the first."""
        return self._timeline.seq

    @property
    def standing(self) -> Sequence[Entry]:
        """The entries that stand, oldest first."""
        return self._timeline.standing

    def state_before(self, place: int) -> TableState:
        """The table before the entry at `place` of `standing`."""
        return self._timeline.state_before(place)

    @property
    def busy(self) -> bool:
        """Whether an entry is being saved."""
        return self._in_flight

    @property
    def undoable(self) -> Entry | None:
        """What an undo would take back."""
        return self._timeline.undoable

    @property
    def state_undone(self) -> TableState:
        """The table as an undo would leave it."""
        return self._timeline.state_undone

    @property
    def redoable(self) -> Entry | None:
        """What a redo would bring back."""
        return self._timeline.redoable

    def listen(self, listener: Listener) -> None:
        """Tell `listener` of every entry from now on."""
        self._listeners.append(listener)

    def submit(self, command: Command, *, source: str, base_seq: int) -> None:
        """Judge `command` and have its entry saved; listeners hear of it when it is safe.

        Raises `StaleCommand` where `base_seq` is not the newest entry, `Busy` while one is being saved,
        `NightIsReadOnly` for a damaged journal, `NothingToUndo`, or the `RuleViolation` of the command.
        """
        if self.damage is not None:
            raise NightIsReadOnly
        if base_seq != self.seq:
            raise StaleCommand(base_seq=base_seq, newest_seq=self.seq)
        if self._in_flight:
            raise Busy
        entry = Entry(
            seq=self.seq + 1,
            at=self._now().isoformat(timespec="milliseconds"),
            source=source,
            command=command,
            events=self._judged(command),
        )
        self._in_flight = True
        future = self._journal.append(to_row(entry))
        if self._deliver is None:
            self._saved(entry, future.result())
            return
        deliver = self._deliver
        future.add_done_callback(lambda done: deliver(partial(self._saved, entry, done.result())))

    def _judged(self, command: Command) -> tuple[Event, ...]:
        match command:
            case Undo():
                entry = self._timeline.undoable
                if entry is None:
                    raise NothingToUndo
                return (Reverted(seq=entry.seq),)
            case Redo():
                seq = self._timeline.revert_seq
                if seq is None:
                    raise NothingToUndo
                return (Reverted(seq=seq),)
            case _:
                return decide(self.state, command)

    def _saved(self, entry: Entry, saved: Saved) -> None:
        """The entry is safe, or waits in memory because nothing can be written: the table goes on."""
        before = self.state
        self._timeline.apply(entry)
        self._in_flight = False
        self.saving = saved
        for listener in tuple(self._listeners):
            listener(entry, before, self.state)

    def retry(self) -> None:
        """Try again to save what waits."""
        future = self._journal.retry()
        if self._deliver is None:
            self.saving = future.result()
            return
        deliver = self._deliver
        future.add_done_callback(lambda done: deliver(partial(self._retried, done.result())))

    def _retried(self, saved: Saved) -> None:
        self.saving = saved

    def close(self) -> None:
        """Let the journal go."""
        self._journal.close()
