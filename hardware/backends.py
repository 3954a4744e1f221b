"""Where the devices are: on this machine, or in a simulator."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from config.hardware import HardwareSettings
from hardware.gpio.factory import real_pins
from hardware.ports import find_ports

if TYPE_CHECKING:
    from gpiozero import Factory


@dataclass(frozen=True, slots=True, kw_only=True)
class Backends:
    """How each device is reached; ``None`` where the settings want none.

    `pins` opens the pins and may raise `PinsNotUsable`; the others give the paths that may be the device.
    """

    pins: Callable[[], Factory] | None = None
    seat_box: Callable[[], tuple[str, ...]] | None = None
    reader: Callable[[], tuple[str, ...]] | None = None
    simulated: bool = False


def real_backends(settings: HardwareSettings) -> Backends:
    """The devices of this machine. Pins are touched only where the settings say that they are wired."""
    box, reader = settings.seat_box, settings.reader.port
    return Backends(
        pins=real_pins if settings.pins.wired else None,
        seat_box=(lambda: find_ports(box.port)) if box.use else None,
        reader=(lambda: find_ports(reader)) if reader is not None else None,
    )
