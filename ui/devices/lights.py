"""What the lamps and the buzzer are told: the table whenever it has changed, and live moments."""

from __future__ import annotations

from collections.abc import Callable

from dealer.night.entry import Entry
from dealer.table.state import TableState
from hardware.devices import Devices
from hardware.lights.cues import Cue, cue_of
from hardware.lights.facts import ClockFacts, TableFacts, facts_of
from hardware.sound.cues import Cue as Sound
from ui.clock.action_clock import TimeLeft

DARK_TABLE = TableFacts()


class TableLights:
    """Tells `devices` what there is to show. Main thread only; no call waits. `now` is their clock."""

    def __init__(self, *, devices: Devices, now: Callable[[], float]) -> None:
        self._devices = devices
        self._now = now
        self._facts: TableFacts | None = None
        self._clock: ClockFacts | None = None

    def follow(self, entry: Entry, after: TableState) -> None:
        """`entry` has just been taken: what moves begins now, and what sounds is heard."""
        self._tell(facts_of(after), live=True)
        cue = cue_of(entry.events, at=self._now())
        if cue is not None:
            self._devices.sound(cue.cue, seat=cue.seat)

    def show(self, state: TableState, left: TimeLeft | None, *, at_table: bool) -> None:
        """The table is like this; where it has changed without an entry nothing moves or sounds.

        Away from the table, on the start screen, the lamps are out.
        """
        facts = facts_of(state) if at_table else DARK_TABLE
        if facts != self._facts:
            self._tell(facts, live=False)
        clock = self._clock_facts(left) if left is not None and at_table else None
        if clock != self._clock:
            self._clock = clock
            self._devices.show_clock(clock)

    def _tell(self, facts: TableFacts, *, live: bool) -> None:
        self._facts = facts
        self._devices.show_table(facts, live=live)

    def _clock_facts(self, left: TimeLeft) -> ClockFacts:
        total = left.seconds / left.share if left.share > 0 else 0.0
        return ClockFacts(
            total_seconds=total, left_seconds=left.seconds, as_of=self._now(), running=left.running
        )

    def sounded(self, sound: Sound) -> None:
        """The box made this sound; the buzzer has its own for some. Those of entries come with the entry."""
        if sound is Sound.TEN:
            self._devices.sound(Cue.TEN_SECONDS)
        elif sound is Sound.ERROR:
            self._devices.sound(Cue.ERROR)
