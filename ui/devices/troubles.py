"""The faults of the devices and of the sound as they come and go."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Final

from hardware.faults import Fault
from hardware.health import Device, DeviceHealth
from hardware.sound.trouble import SoundTrouble
from ui.devices.seen import FaultNote

MOST_NOTES: Final = 20
"""A device that comes and goes fills no memory."""


class Troubles:
    """Remembers which faults stand, and notes when each came and was over. `now` is the local time.

    Attributes:
        notes: the newest first.
    """

    def __init__(self, now: Callable[[], datetime]) -> None:
        self._now = now
        self._standing: dict[Device, tuple[Fault, ...]] = {}
        self._of_sound: tuple[SoundTrouble, ...] = ()
        self.notes: tuple[FaultNote, ...] = ()

    def standing(self, device: Device) -> tuple[Fault, ...]:
        """The faults that `device` has now."""
        return self._standing.get(device, ())

    def take(self, health: DeviceHealth) -> None:
        """A device told how it is."""
        self._note(health.device, self.standing(health.device), health.faults)
        self._standing[health.device] = health.faults

    def take_sound(self, troubles: Sequence[SoundTrouble]) -> None:
        """These troubles stand with the sound now."""
        self._note(None, self._of_sound, troubles)
        self._of_sound = tuple(troubles)

    def _note(
        self,
        device: Device | None,
        before: Sequence[Fault | SoundTrouble],
        after: Sequence[Fault | SoundTrouble],
    ) -> None:
        now = self._now()
        new = [
            FaultNote(at=now, device=device, fault=fault, over=True) for fault in before if fault not in after
        ]
        new += [FaultNote(at=now, device=device, fault=fault) for fault in after if fault not in before]
        self.notes = (*reversed(new), *self.notes)[:MOST_NOTES]
