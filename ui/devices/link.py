"""What the controller knows of the hardware on the table."""

from __future__ import annotations

from typing import Protocol

from dealer.night.entry import Entry
from dealer.table.state import TableState
from hardware.sound.cues import Cue
from ui.devices.seen import DevicesSeen
from ui.intents import DeviceIntent


class Hardware(Protocol):
    """Lamps, buttons and readers; `ui.devices.connection.TableDevices` is one. No call waits."""

    def follow(self, entry: Entry, after: TableState) -> None:
        """An entry has been taken just now."""

    def sounded(self, cue: Cue) -> None:
        """The box made a sound."""

    def hear_sound(self) -> None:
        """Something is wrong with the sound, or no longer."""

    def seen(self) -> DevicesSeen | None:
        """How everything is now; ``None`` without any."""

    def try_out(self, trial: DeviceIntent) -> None:
        """Somebody wants to see or hear whether it works."""

    def close(self) -> None:
        """Let everything go."""


class NoHardware:
    """A table that is played by touch alone."""

    def follow(self, entry: Entry, after: TableState) -> None:
        """Nothing is lit."""

    def sounded(self, cue: Cue) -> None:
        """Nothing is heard."""

    def hear_sound(self) -> None:
        """Nobody keeps a list."""

    def seen(self) -> DevicesSeen | None:
        """Nothing is there."""
        return None

    def try_out(self, trial: DeviceIntent) -> None:
        """Nothing can be tried."""

    def close(self) -> None:
        """Nothing is held."""
