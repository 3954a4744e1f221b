"""A seat box on a pseudo-terminal, which runs the very program of the real one."""

from __future__ import annotations

import secrets
import select
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from hardware.firmware.seatbox.box import DARK, Box
from hardware.firmware.seatbox.loop import Pins, turn
from hardware.simulator.plug import Plug

_ROUND_SECONDS: Final = 0.01


class SimulatedSeatBox:
    """Plugged in from the start; `path` is where its port is, a link as udev makes it in by-id.

    Any thread. Everything a real one does to its table can be done here: pull the plug, press, restart, and
    send garbage.
    """

    def __init__(
        self, folder: Path, *, new_session: Callable[[], str] = lambda: secrets.token_hex(4)
    ) -> None:
        self.path = folder / "usb-House_Dealer_seat_box"
        self._new_session = new_session
        self._lock = threading.Lock()
        self._port = Plug(self.path)
        self._pins = _Panel()
        self._box = Box(new_session())
        self._stopping = False
        self.plug()
        self._thread = threading.Thread(target=self._run, name="simulated seat box", daemon=True)
        self._thread.start()

    def plug(self) -> None:
        """Put the plug in."""
        with self._lock:
            if not self._port.plugged:
                self._port.plug()

    def unplug(self, *, keeps_power: bool = False) -> None:
        """Pull the plug. A box that has power from elsewhere remembers what was pressed."""
        with self._lock:
            self._port.unplug()
            if not keeps_power:
                self._start()

    def restart(self) -> None:
        """As a short circuit does it."""
        with self._lock:
            self._start()

    def _start(self) -> None:
        self._box = Box(self._new_session())
        self._pins.show(DARK, 0, 0, 0)

    def press(self, seat: int) -> None:
        """Put a finger on the button of `seat`."""
        with self._lock:
            self._pins.down |= 1 << (seat - 1)

    def release(self, seat: int) -> None:
        """Take the finger off."""
        with self._lock:
            self._pins.down &= ~(1 << (seat - 1))

    def send(self, garbage: bytes) -> None:
        """Send anything."""
        with self._lock:
            self._port.write(garbage)

    @property
    def lamps(self) -> tuple[tuple[int, int, int], ...]:
        """The colours that are lit, seat 1 first."""
        lit = self._pins.lamps
        return tuple((lit[at], lit[at + 1], lit[at + 2]) for at in range(0, len(lit), 3))

    @property
    def held(self) -> tuple[int, ...]:
        """The seats whose buttons the box takes for down."""
        held = self._box.held()
        return tuple(seat for seat in range(1, len(self.lamps) + 1) if held >> (seat - 1) & 1)

    @property
    def bar(self) -> tuple[int, int]:
        """The share and the brightness of the clock's bar, each 0 to 255."""
        return self._pins.bar

    @property
    def hertz(self) -> int:
        """What sounds."""
        return self._pins.hertz

    def close(self) -> None:
        """Pull the plug for good."""
        self._stopping = True
        self._thread.join()
        with self._lock:
            self._port.unplug()

    def _run(self) -> None:
        began = time.monotonic()
        while not self._stopping:
            with self._lock:
                turn(self._box, round((time.monotonic() - began) * 1000), self._port, self._pins)
                heard = self._port.readable
            if heard is None:
                time.sleep(_ROUND_SECONDS)
            else:
                _wait(heard)


def _wait(readable: int) -> None:
    try:
        select.select([readable], [], [], _ROUND_SECONDS)
    except (OSError, ValueError):
        time.sleep(_ROUND_SECONDS)  # Unplugged just now.


class _Panel(Pins):
    """What a person sees and presses."""

    def __init__(self) -> None:
        self.down = 0
        self.lamps = DARK
        self.bar = (0, 0)
        self.hertz = 0

    def pressed(self) -> int:
        return self.down

    def show(self, lamps: bytes, bar: int, level: int, hertz: int) -> None:
        self.lamps, self.bar, self.hertz = lamps, (bar, level), hertz
