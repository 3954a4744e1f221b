"""A seat box at a real port, simulated or strange, and a link to it that remembers what it called back."""

from __future__ import annotations

import contextlib
import os
import pty
import threading
import time
import tty
from collections.abc import Callable
from pathlib import Path

from hardware.buttons.inputs import SeatPressed
from hardware.faults import Fault
from hardware.health import Condition, DeviceHealth
from hardware.seat_box.link import SeatBoxLink
from hardware.seat_box.messages import BoxLights
from hardware.simulator.seat_box import SimulatedSeatBox

HICCUP_SECONDS = 0.1


def lit(seed: int) -> BoxLights:
    """Lights that differ from those of the seed before."""
    return BoxLights(seats=((seed % 255 + 1, 7, 9),) * 10, bar=seed % 256, bar_level=255)


class House:
    """A link and what it has called back; its clock may be put `ahead`."""

    def __init__(self, *paths: Path, wanted: bool = True) -> None:
        self.presses: list[SeatPressed] = []
        self.healths: list[DeviceHealth] = []
        self.ahead = 0.0
        self.link = SeatBoxLink(
            find=lambda: tuple(str(path) for path in paths if os.path.exists(path)),
            port="the port",
            clock=lambda: time.monotonic() + self.ahead,
            on_press=self.presses.append,
            on_health=self.healths.append,
            wanted=wanted,
        )
        self.link.start()

    @property
    def ready(self) -> bool:
        return self.link.health.condition is Condition.READY

    @property
    def told(self) -> list[Fault]:
        """Each fault as often as it came: what a banner would have said."""
        befores = [(), *(health.faults for health in self.healths)]
        return [
            fault
            for before, health in zip(befores, self.healths, strict=False)
            for fault in health.faults
            if fault not in before
        ]


def settled_box(folder: Path) -> SimulatedSeatBox:
    """A box some moments after its start: a button that is down in the first ones counts as leant on."""
    box = SimulatedSeatBox(folder)
    time.sleep(0.06)
    return box


def until(reached: Callable[[], bool], seconds: float = 3.0) -> float:
    """Wait until it is so, and say how long that took; a machine that does nothing at all stops the watch."""
    began = now = time.monotonic()
    asleep = 0.0
    while not reached():
        assert now - began < seconds, "it never was"
        time.sleep(0.002)
        before, now = now, time.monotonic()
        asleep += now - before if now - before > HICCUP_SECONDS else 0.0
    return now - began - asleep


def tap(box: SimulatedSeatBox, seat: int) -> None:
    """Press and release, as slowly as the box looks on this machine now."""
    box.press(seat)
    until(lambda: seat in box.held)
    box.release(seat)
    until(lambda: seat not in box.held)


class Stranger:
    """Something on a pseudo-terminal that says the same again and again."""

    def __init__(self, says: bytes) -> None:
        self.master, self.slave = pty.openpty()
        tty.setraw(self.slave)
        os.set_blocking(self.master, False)
        self.path = Path(os.ttyname(self.slave))
        self.says = says
        self._stopping = False
        self._thread = threading.Thread(target=self._run)
        self._thread.start()

    def _run(self) -> None:
        while not self._stopping:
            if self.says:
                with contextlib.suppress(BlockingIOError):
                    os.write(self.master, self.says)
            time.sleep(0.05)

    def close(self) -> None:
        self._stopping = True
        self._thread.join()
        os.close(self.slave)
        os.close(self.master)
