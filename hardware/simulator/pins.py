"""The pins of a Pi without one: the real classes of the pin library on its mock pins."""

from __future__ import annotations

from gpiozero.pins.mock import MockFactory, MockPWMPin

from config.pins import PinMap


class SimulatedPins:
    """What is wired to the mock pins of `factory`, to be looked at and pressed. Any thread."""

    def __init__(self, pins: PinMap) -> None:
        self.factory = MockFactory(pin_class=MockPWMPin)
        self._pins = pins
        self._gpio = dict(pins.uses())

    def open(self) -> MockFactory:
        """The factory, as the board asks for it."""
        return self.factory

    def level(self, use: str) -> float:
        """How bright the lamp of `use` is, 0 to 1: ``"seats[4]"``."""
        return float(self._pin(use).state)

    @property
    def hertz(self) -> float:
        """What sounds; a plain buzzer sounds at 1. 0 is silence."""
        if self._pins.buzzer is None:
            return 0.0
        pin = self._pin("buzzer")
        return float(pin.frequency or 0) if pin.frequency else float(pin.state)

    def press(self, use: str) -> None:
        """Press the button of `use`: ``"next"``, ``"undo"``, ``"knob_push"``."""
        self._pin(use).drive_low()

    def release(self, use: str) -> None:
        """Let it go."""
        self._pin(use).drive_high()

    def turn(self, steps: int) -> None:
        """Turn the knob by so many clicks, to the right above 0."""
        first, second = ("knob[1]", "knob[2]") if steps > 0 else ("knob[2]", "knob[1]")
        for _ in range(abs(steps)):
            self._pin(first).drive_low()
            self._pin(second).drive_low()
            self._pin(first).drive_high()
            self._pin(second).drive_high()

    def _pin(self, use: str) -> MockPWMPin:
        return self.factory.pin(self._gpio[use])
