"""All that is wired to the pins, as one device: what fails is named and tried again, the rest goes on."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from config.header import PHYSICAL_PIN
from config.pins import PinMap
from hardware.buttons.inputs import Input
from hardware.faults import Fault, PinFailed, PinStuck, PinsUnavailable, PinTaken
from hardware.gpio.factory import PinsNotUsable
from hardware.gpio.inputs import InputPin, input_pins
from hardware.gpio.outputs import Output, outputs
from hardware.health import Condition, Device, DeviceHealth
from hardware.lights.frame import Frame

if TYPE_CHECKING:
    from gpiozero import Factory

AGAIN_SECONDS: Final = 2.0
STUCK_SECONDS: Final = 10.0

_log: Final = logging.getLogger(__name__)


class PinBoard:
    """Lamps, buzzer, buttons and knob of `pins`. All calls but the callbacks come from one thread.

    `factory` opens the pins and may raise `PinsNotUsable`; `on_input` is called on any thread.
    """

    def __init__(
        self,
        *,
        pins: PinMap,
        factory: Callable[[], Factory],
        clock: Callable[[], float],
        on_input: Callable[[Input], None],
        simulated: bool = False,
    ) -> None:
        self._open_pins = factory
        self._clock = clock
        self._outputs = tuple(outputs(pins))
        self._inputs = tuple(input_pins(pins, on_input=on_input, clock=clock))
        self._simulated = simulated
        self._factory: Factory | None = None
        self._devices: dict[str, Any] = {}
        self._written: dict[str, float] = {}
        self._faults: dict[str, Fault] = {}
        self._down_since: dict[str, float] = {}
        self._tried_at: float | None = None
        self._since = clock()

    def show(self, frame: Frame) -> None:
        """Bring `frame` to the pins, and see to those that failed."""
        now = self._clock()
        if self._tried_at is None or (self._missing() and now - self._tried_at >= AGAIN_SECONDS):
            self._tried_at = now
            self._open()
        for output in self._outputs:
            self._write(output, output.value(frame))
        self._look(now)

    @property
    def health(self) -> DeviceHealth:
        """How the pins are."""
        works = bool(self._devices)
        if self._tried_at is None:
            condition = Condition.STARTING
        else:
            condition = Condition.READY if works or not self._missing() else Condition.FAULTY
        return DeviceHealth(
            device=Device.PINS,
            condition=condition,
            faults=tuple(self._faults.values()),
            simulated=self._simulated,
            pressed=tuple(self._down_since),
            since=self._since,
        )

    def close(self) -> None:
        """Lamps out, and the pins given back."""
        for device in self._devices.values():
            _close(device)
        self._devices.clear()
        if self._factory is not None:
            self._factory.close()
            self._factory = None

    def _missing(self) -> bool:
        return len(self._devices) < len(self._outputs) + len(self._inputs)

    def _open(self) -> None:
        if self._factory is None:
            try:
                self._factory = self._open_pins()
            except PinsNotUsable as error:
                self._fault("", PinsUnavailable(detail=error.detail))
                return
            self._fault("", None)
        parts: tuple[Output | InputPin, ...] = (*self._outputs, *self._inputs)
        for part in parts:
            if part.use not in self._devices:
                self._open_part(part, self._factory)

    def _open_part(self, part: Output | InputPin, factory: Factory) -> None:
        # The libraries below raise bare exceptions of many kinds; none of them may stop the other lamps.
        try:
            self._devices[part.use] = part.make(factory)
        except Exception as error:  # noqa: BLE001
            _log.info("%s: %s", part.use, error)
            self._fault(part.use, _fault_of(part, error))
        else:
            self._fault(part.use, None)

    def _write(self, output: Output, value: float) -> None:
        device = self._devices.get(output.use)
        if device is None or self._written.get(output.use) == value:
            return
        try:
            output.write(device, value)
        except Exception as error:  # noqa: BLE001  as above
            self._give_up(output, error)
        else:
            self._written[output.use] = value

    def _give_up(self, part: Output | InputPin, error: Exception) -> None:
        """Close the device of `part`, to open it anew after a while."""
        _log.info("%s: %s", part.use, error)
        self._fault(part.use, _fault_of(part, error))
        self._written.pop(part.use, None)
        self._tried_at = self._clock()
        _close(self._devices.pop(part.use))

    def _look(self, now: float) -> None:
        """Which buttons are down, and which have been for too long."""
        down: dict[str, float] = {}
        for part in self._inputs:
            if part.use == "knob" or part.use not in self._devices:
                continue
            if self._is_down(part):
                down[part.use] = self._down_since.get(part.use, now)
            stuck = part.use in down and now - down[part.use] >= STUCK_SECONDS
            fault = PinStuck(use=part.use, gpio=part.gpio, physical=PHYSICAL_PIN[part.gpio])
            if part.use in self._devices:
                self._fault(part.use, fault if stuck else None)
        self._down_since = down

    def _is_down(self, part: InputPin) -> bool:
        try:
            return bool(self._devices[part.use].is_pressed)
        except Exception as error:  # noqa: BLE001  as below
            self._give_up(part, error)
            return False

    def _fault(self, use: str, fault: Fault | None) -> None:
        if self._faults.get(use) == fault:
            return
        self._since = self._clock()
        if fault is None:
            del self._faults[use]
        else:
            self._faults[use] = fault


def _fault_of(part: Output | InputPin, error: Exception) -> Fault:
    physical = PHYSICAL_PIN[part.gpio]
    if "busy" in str(error).lower():
        return PinTaken(use=part.use, gpio=part.gpio, physical=physical)
    return PinFailed(use=part.use, gpio=part.gpio, physical=physical, detail=str(error))


def _close(device: Any) -> None:
    try:
        device.close()
    except Exception as error:  # noqa: BLE001  as above; it is given up anyway
        _log.info("closing %r: %s", device, error)
