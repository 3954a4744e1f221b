"""The faults of the devices as they come and go."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import Final

from hardware.faults import Fault
from hardware.health import Device, DeviceHealth
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
        self.notes: tuple[FaultNote, ...] = ()

    def standing(self, device: Device) -> tuple[Fault, ...]:
        """The faults that `device` has now."""
        return self._standing.get(device, ())

    def take(self, health: DeviceHealth) -> None:
        """A device told how it is."""
        before, device, now = self.standing(health.device), health.device, self._now()
        came = [fault for fault in health.faults if fault not in before]
        gone = [fault for fault in before if fault not in health.faults]
        self._standing[device] = health.faults
        new = [FaultNote(at=now, device=device, fault=fault, over=True) for fault in gone]
        new += [FaultNote(at=now, device=device, fault=fault) for fault in came]
        self.notes = (*reversed(new), *self.notes)[:MOST_NOTES]
