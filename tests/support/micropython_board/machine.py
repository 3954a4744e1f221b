"""The pins of a Pico for a MicroPython that has none. Not imported by Python.

Arguments of the program: a file with the mask of the pins at ground, a file for what the board does.
"""

import sys
import time

_LOOK_MS = 5


def note(text: str) -> None:
    """Write down what the board does."""
    with open(sys.argv[2], "a") as file:
        file.write(text + "\n")


class Ground:
    """Which pins somebody holds at ground, looked at every few milliseconds."""

    def __init__(self) -> None:
        self._mask = 0
        self._at: int | None = None

    def holds(self, number: int) -> bool:
        now = time.ticks_ms()
        if self._at is None or time.ticks_diff(now, self._at) >= _LOOK_MS:
            self._at = now
            with open(sys.argv[1]) as file:
                self._mask = int(file.read() or "0")
        return bool(self._mask >> number & 1)


GROUND = Ground()


class Pin:
    """A pin with its pull-up."""

    IN = 0
    PULL_UP = 1

    def __init__(self, number: int, mode: int = -1, pull: int = -1) -> None:
        self.number = number
        self._is_input = mode == Pin.IN and pull == Pin.PULL_UP

    def value(self) -> int:
        assert self._is_input
        return 0 if GROUND.holds(self.number) else 1


class PWM:
    """A pin that sounds."""

    def __init__(self, pin: Pin) -> None:
        self._pin = pin
        self._hertz = 0

    def freq(self, hertz: int) -> None:
        self._hertz = hertz

    def duty_u16(self, duty: int) -> None:
        note(f"sounds {self._hertz if duty else 0}")


class WDT:
    """The watchdog, which tells that it was started, and once that it was fed."""

    def __init__(self, timeout: int) -> None:
        note(f"watchdog {timeout}")
        self._was_fed = False

    def feed(self) -> None:
        if not self._was_fed:
            self._was_fed = True
            note("fed")
