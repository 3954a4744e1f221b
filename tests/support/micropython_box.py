"""The seat box's program as MicroPython runs it: standard input and output are the port, as on the board.

Arguments: the folder that is copied to a board, a session, a file with the mask of pressed buttons, a file
for what is shown. Not imported by Python.
"""

import sys
import time

sys.path.insert(0, sys.argv[1])

from seatbox.box import Box
from seatbox.loop import Pins, turn
from seatbox.stdio import StdioPort


class FilePins(Pins):
    """Buttons and lamps as files, looked at every 5 ms."""

    def __init__(self, pressed: str, shown: str) -> None:
        self._pressed = pressed
        self._shown = shown
        self._was = ""

    def pressed(self) -> int:
        with open(self._pressed) as file:
            return int(file.read() or "0")

    def show(self, lamps: bytes, bar: int, level: int, hertz: int) -> None:
        text = f"{''.join(f'{lamp:02x}' for lamp in lamps)} {bar} {level} {hertz}\n"
        if text != self._was:
            self._was = text
            with open(self._shown, "a") as file:
                file.write(text)


def main() -> None:
    box, port, pins = Box(sys.argv[2]), StdioPort(), FilePins(sys.argv[3], sys.argv[4])
    began = time.ticks_ms()
    while True:
        turn(box, time.ticks_diff(time.ticks_ms(), began), port, pins)
        time.sleep_ms(1)


main()
