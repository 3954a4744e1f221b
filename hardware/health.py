"""How a device is: what the Devices screen and the doctor show."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from hardware.faults import Fault


class Device(Enum):
    """The devices that lamps, buttons and readers are on."""

    PINS = "pins"
    SEAT_BOX = "seat_box"
    READER = "reader"


class Condition(Enum):
    """How a device is."""

    OFF = "off"
    """Not wanted by the settings."""
    ABSENT = "absent"
    """Not there. A fault says so if it is missed."""
    STARTING = "starting"
    """There, and not heard yet."""
    READY = "ready"
    FAULTY = "faulty"
    """There, but not to be used."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DeviceHealth:
    """`where` is its port or ``""``; `faults` may stand beside READY, too: a stuck button, a second box.

    `pressed` are the seats, or the keys of the pin map, that are held down now; `since` is the monotonic
    time of the last change of condition or faults. `simulated` devices are not real.
    """

    device: Device
    condition: Condition
    where: str = ""
    faults: tuple[Fault, ...] = ()
    simulated: bool = False
    pressed: tuple[str, ...] = ()
    since: float = 0.0
