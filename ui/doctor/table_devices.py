"""Pins, seat box and reader, as they answer now."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from config.header import PHYSICAL_PIN
from config.pins import PinMap
from dealer.words.catalogue import Catalogue
from hardware.backends import Backends
from hardware.health import Condition, Device, DeviceHealth
from hardware.lights.frame import Frame
from hardware.simulator.table import SimulatedTable
from ui.devices.making import DeviceMaker
from ui.doctor.finding import Finding, State
from ui.present.device_faults import fault_help, fault_text, use_name
from ui.present.device_pins import pin_now

LISTEN_SECONDS: Final = 0.3
"""A seat box that is there says within a heartbeat which of its buttons are down."""
LEAST_SECONDS: Final = 0.7
MOST_SECONDS: Final = 3.0
"""A seat box answers within a second or so; one that restarts may take longer."""
_LOOK_SECONDS: Final = 0.05


def table_device_findings(
    maker: DeviceMaker, words: Catalogue, *, simulated: Collection[Device] = ()
) -> tuple[Finding, ...]:
    """Open all devices, listen for a moment, and let them go again."""
    devices = maker.make(clock=time.monotonic, on_input=_ignore, on_health=_ignore)
    devices.start()
    try:
        healths = _settled(lambda: devices.health, pins=maker.backends.pins is not None)
        lit = devices.frame
    finally:
        devices.close()
    pins = maker.settings.pins
    return tuple(
        replace(
            _finding(health, pins, words, simulated=health.device in simulated),
            details=tuple(_details(health, pins, lit, words)),
        )
        for health in healths
    )


def _settled(look: Callable[[], tuple[DeviceHealth, ...]], *, pins: bool) -> tuple[DeviceHealth, ...]:
    """Once every device has answered, or has had the time to; `pins` are off until they are opened."""
    began = time.monotonic()
    while True:
        healths, waited = look(), time.monotonic() - began
        waits = any(_waits(health, pins=pins) for health in healths)
        there = any(health.condition is Condition.READY for health in healths)
        done = all(health.condition in (Condition.OFF, Condition.READY) for health in healths)
        heard = not there or waited > LISTEN_SECONDS
        if (done and heard and not waits) or waited > MOST_SECONDS or (waited > LEAST_SECONDS and not waits):
            return healths
        time.sleep(_LOOK_SECONDS)


def _waits(health: DeviceHealth, *, pins: bool) -> bool:
    if health.device is Device.PINS and pins and health.condition is Condition.OFF:
        return True
    return health.condition is Condition.STARTING


def _finding(health: DeviceHealth, pins: PinMap, words: Catalogue, *, simulated: bool) -> Finding:
    found = Finding(
        part=health.device.value,
        state=_state(health),
        text=_text(health, pins, words),
        helps=" ".join(fault_help(fault, words) for fault in health.faults),
        simulated=simulated,
    )
    if not found.simulated:
        return found
    return replace(found, text=f"{found.text} ({words.text('device.simulated')})")


def _state(health: DeviceHealth) -> State:
    match health.condition:
        case Condition.OFF:
            return State.OFF
        case Condition.READY:
            return State.FAULT if health.faults else State.READY
        case Condition.ABSENT if not health.faults:
            return State.OFF
        case _:
            return State.MISSING


def _text(health: DeviceHealth, pins: PinMap, words: Catalogue) -> str:
    if health.faults:
        return "; ".join(fault_text(fault, words, whole=True) for fault in health.faults)
    if health.condition is Condition.OFF:
        return words.text("doctor.device.off")
    if health.condition is Condition.ABSENT:
        return words.text("doctor.device.not_missed")
    if health.device is Device.PINS:
        return words.text("doctor.pins.ready", count=len(tuple(pins.uses())))
    return health.where or words.text(f"device.condition.{health.condition.value}")


def _details(health: DeviceHealth, pins: PinMap, lit: Frame, words: Catalogue) -> Iterator[str]:
    """Each pin as it is now, and the buttons at the seats that are down."""
    if health.condition is not Condition.READY:
        return
    if health.device is Device.PINS:
        for use, gpio in pins.uses():
            now = pin_now(use, health, pins=pins, frame=lit, words=words)
            place = words.text("doctor.pin", use=use_name(use, words), gpio=gpio, physical=PHYSICAL_PIN[gpio])
            yield f"{place}: {now}" if now else place
    elif health.device is Device.SEAT_BOX:
        seats = ", ".join(health.pressed)
        if seats:
            yield words.text("doctor.seats.pressed", seats=seats)
        else:
            yield words.text("screen.devices.pressed.none")


@contextmanager
def simulated_off_a_pi(maker: DeviceMaker) -> Iterator[tuple[DeviceMaker, frozenset[Device]]]:
    """`maker` with what is configured but not on this machine simulated, and which that is.

    These are the pins, and the named ports at which nothing is plugged in.
    """
    with TemporaryDirectory(prefix="housedealer-") as folder:
        table = SimulatedTable(Path(folder), pins=maker.settings.pins)
        try:
            simulated = frozenset(_missed(maker))
            yield replace(maker, backends=_backends(maker.backends, table.backends, simulated)), simulated
        finally:
            table.close()


def _missed(maker: DeviceMaker) -> Iterator[Device]:
    real, box = maker.backends, maker.settings.seat_box
    if real.pins is not None:
        yield Device.PINS
    if real.seat_box is not None and box.port.wanted and not real.seat_box():
        yield Device.SEAT_BOX
    if real.reader is not None and not real.reader():
        yield Device.READER


def _backends(real: Backends, simulated: Backends, which: Collection[Device]) -> Backends:
    return Backends(
        pins=simulated.pins if Device.PINS in which else real.pins,
        seat_box=simulated.seat_box if Device.SEAT_BOX in which else real.seat_box,
        reader=simulated.reader if Device.READER in which else real.reader,
    )


def _ignore(_told: object) -> None:
    """Nobody presses while the doctor looks."""
