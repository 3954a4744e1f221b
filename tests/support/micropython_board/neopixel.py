"""The chain of lamps for a MicroPython that has none. Not imported by Python."""

from machine import Pin, note


class NeoPixel:
    """Writes down what it shows."""

    def __init__(self, pin: Pin, count: int) -> None:
        self._pin = pin
        self._lamps = [(0, 0, 0)] * count

    def __setitem__(self, index: int, colour: tuple[int, int, int]) -> None:
        self._lamps[index] = colour

    def write(self) -> None:
        note("lamps " + "".join(f"{part:02x}" for colour in self._lamps for part in colour))
