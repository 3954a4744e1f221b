"""The seat box on a Raspberry Pi Pico: ten WS2812 lamps, ten buttons to ground, a piezo if there is one."""

import os
import time

import micropython
import neopixel
from machine import PWM, Pin
from seatbox import loop
from seatbox.box import SEATS, Box
from seatbox.power import chain, limited
from seatbox.stdio import StdioPort
from seatbox.wiring import BAR_LAMPS, BUTTON_PINS, LAMPS_MILLIAMPERES, LAMPS_PIN, PIEZO_PIN


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
    """Run for ever."""
    # A damaged byte may be a 3, which would stop the program as Ctrl-C does.
    micropython.kbd_intr(-1)
    session = "".join(f"{byte:02x}" for byte in os.urandom(4))
    box, port, pins = Box(session), StdioPort(), PicoPins()
    now_ms, ticks = 0, time.ticks_ms()
    while True:
        # The ticks begin again at 0 every twelve days; the sum of their steps does not.
        now_ms, ticks = now_ms + time.ticks_diff(time.ticks_ms(), ticks), time.ticks_ms()
        loop.turn(box, now_ms, port, pins)
        time.sleep_ms(2)


if __name__ == "__main__":
    main()
