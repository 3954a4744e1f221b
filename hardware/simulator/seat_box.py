"""A seat box on a pseudo-terminal, which runs the very program of the real one."""

from __future__ import annotations

import contextlib
import os
import pty
import secrets
import select
import threading
import time
import tty
from collections.abc import Callable
from pathlib import Path
from typing import Final

from hardware.firmware.seatbox.box import DARK, Box
from hardware.firmware.seatbox.loop import Pins, Port, turn

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
        self._port = _PtyPort()
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
                self._port.plug(self.path)

    def unplug(self, *, keeps_power: bool = False) -> None:
        """Pull the plug. A box that has power from elsewhere remembers what was pressed."""
        with self._lock:
            self._port.unplug(self.path)
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
            self._port.unplug(self.path)

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


class _PtyPort(Port):
    """The plug: a pseudo-terminal while it is in."""

    def __init__(self) -> None:
        self._master: int | None = None
        self._slave: int | None = None

    @property
    def plugged(self) -> bool:
        return self._master is not None

    @property
    def readable(self) -> int | None:
        return self._master

    def plug(self, link: Path) -> None:
        self._master, self._slave = pty.openpty()
        tty.setraw(self._slave)
        os.set_blocking(self._master, False)
        link.unlink(missing_ok=True)
        link.symlink_to(os.ttyname(self._slave))

    def unplug(self, link: Path) -> None:
        if self._master is not None and self._slave is not None:
            link.unlink(missing_ok=True)
            os.close(self._slave)
            os.close(self._master)
        self._master = self._slave = None

    def read(self) -> bytes:
        if self._master is None:
            return b""
        try:
            return os.read(self._master, 4096)
        except OSError:
            return b""  # Nothing has come.

    def write(self, data: bytes) -> None:
        if self._master is None:
            return
        # Where nobody reads, a USB port lets it fall.
        with contextlib.suppress(BlockingIOError):
            os.write(self._master, data)
