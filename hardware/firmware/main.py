"""The seat box on a Raspberry Pi Pico: ten WS2812 lamps, ten buttons to ground, a piezo if there is one.

Whoever holds the buttons of the first and of the last seat while he puts the plug in finds a plain
MicroPython instead, to copy other files to it: the running program listens to no Ctrl-C.
"""

import os
import time

import micropython
import neopixel
from machine import PWM, WDT, Pin
from seatbox import loop
from seatbox.box import SEATS, Box
from seatbox.power import chain, limited
from seatbox.stdio import StdioPort
from seatbox.wiring import (
    BAR_LAMPS,
    BUTTON_PINS,
    LAMPS_MILLIAMPERES,
    LAMPS_PIN,
    PIEZO_PIN,
    WATCHDOG_MS,
)

BOTH_ENDS = 1 | 1 << SEATS - 1


class PicoPins(loop.Pins):
    """The lamps, the buttons and the piezo."""

    def __init__(self) -> None:
        self._lamps = neopixel.NeoPixel(Pin(LAMPS_PIN), SEATS + BAR_LAMPS)
        self._buttons = [Pin(number, Pin.IN, Pin.PULL_UP) for number in BUTTON_PINS]
        self._piezo = PWM(Pin(PIEZO_PIN))
        self._piezo.duty_u16(0)
        self._shown = b""
        self._hertz = 0

    def pressed(self) -> int:
        """The buttons that are down: bit 0 is seat 1."""
        pressed = 0
        for index, button in enumerate(self._buttons):
            if not button.value():
                pressed |= 1 << index
        return pressed

    def show(self, lamps: bytes, bar: int, level: int, hertz: int) -> None:
        """Light the lamps and sound the piezo, if anything has changed."""
        shown = limited(chain(lamps, bar, level, BAR_LAMPS), LAMPS_MILLIAMPERES)
        if shown != self._shown:
            self._shown = shown
            for index in range(SEATS + BAR_LAMPS):
                self._lamps[index] = tuple(shown[index * 3 : index * 3 + 3])
            self._lamps.write()
        if hertz != self._hertz:
            self._hertz = hertz
            if hertz:
                self._piezo.freq(hertz)
            self._piezo.duty_u16(32768 if hertz else 0)


def main() -> None:
    """Run for ever, unless both ends are held."""
    pins = PicoPins()
    time.sleep_ms(20)  # The pull-ups need a moment at long wires.
    if pins.pressed() == BOTH_ENDS:
        return
    # A damaged byte may be a 3, which would stop the program as Ctrl-C does.
    micropython.kbd_intr(-1)
    # Whatever goes wrong below, an error or a hang, ends in a new start.
    watchdog = WDT(timeout=WATCHDOG_MS)
    session = "".join(f"{byte:02x}" for byte in os.urandom(4))
    box, port = Box(session), StdioPort()
    now_ms, before = 0, time.ticks_ms()
    while True:
        # The ticks begin again at 0 every twelve days; the sum of their steps does not.
        ticks = time.ticks_ms()
        now_ms, before = now_ms + time.ticks_diff(ticks, before), ticks
        loop.turn(box, now_ms, port, pins)
        watchdog.feed()
        time.sleep_ms(2)


if __name__ == "__main__":
    main()
