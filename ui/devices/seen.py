"""What the Devices screen shows: how everything is now, and what went wrong since the start."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime

from config.pins import PinMap
from hardware.faults import Fault
from hardware.health import Device, DeviceHealth
from hardware.lights.frame import Frame
from hardware.sound.trouble import SoundTrouble
from hardware.voice.device import SoundState


@dataclass(frozen=True, slots=True, kw_only=True)
class FaultNote:
    """`fault` of `device`, or of the sound (``None``), came, or was `over`, at the local time `at`."""

    at: datetime
    device: Device | None
    fault: Fault | SoundTrouble
    over: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class DevicesSeen:
    """`frame` is what the lamps show, `notes` are the newest first; without a player `sound` is ``None``.

    `pins` is what is wired to the pins, where any are used.
    """

    healths: tuple[DeviceHealth, ...] = ()
    frame: Frame = field(default_factory=Frame)
    notes: tuple[FaultNote, ...] = ()
    sound: SoundState | None = None
    pins: PinMap | None = None
