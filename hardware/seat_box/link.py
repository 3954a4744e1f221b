"""The seat box on its port: a thread of its own that talks, and opens the port again for ever."""

from __future__ import annotations

import contextlib
import logging
import os
import select
import threading
from collections.abc import Callable
from typing import Final

import serial

from hardware.buttons.inputs import SeatPressed
from hardware.faults import Fault, NoAnswer, PortMissing, SeveralPorts
from hardware.health import Condition, Device, DeviceHealth
from hardware.ports import PORT_ERRORS, close_port, fault_of, open_port
from hardware.seat_box.diagnosis import Diagnosis
from hardware.seat_box.messages import PROTOCOL, BoxLights
from hardware.seat_box.session import Session

EAGER_SECONDS: Final = 60.0
EAGER_PAUSE_SECONDS: Final = 0.1
PATIENT_PAUSE_SECONDS: Final = 2.0
ROUND_SECONDS: Final = 0.05
SILENCE_SECONDS: Final = 2.0
"""How long an open port may be silent before it is opened anew, or the next one is tried."""

_log: Final = logging.getLogger(__name__)


class SeatBoxLink:
    """Talks to the box from `start` to `close`. No call waits for the port.

    `find` gives the paths that may be the box; `port` is what is looked for, in words, and `wanted` whether
    it is missed. `on_press` and `on_health` are called on the link's thread.
    """

    def __init__(
        self,
        *,
        find: Callable[[], tuple[str, ...]],
        port: str,
        clock: Callable[[], float],
        on_press: Callable[[SeatPressed], None],
        on_health: Callable[[DeviceHealth], None],
        wanted: bool = True,
        simulated: bool = False,
    ) -> None:
        self._find = find
        self._port = port
        self._wanted = wanted
        self._clock = clock
        self._on_press = on_press
        self._on_health = on_health
        self._session = Session(started_at=clock())
        self._diagnosis = Diagnosis()
        self._lights = BoxLights()
        self._health = DeviceHealth(
            device=Device.SEAT_BOX, condition=Condition.ABSENT, simulated=simulated, since=clock()
        )
        self._missing_since = clock()
        self._try = 0
        self._stopping = False
        self._wake_read, self._wake_write = os.pipe()
        os.set_blocking(self._wake_read, False)
        os.set_blocking(self._wake_write, False)
        self._thread = threading.Thread(target=self._run, name="seat box", daemon=True)

    def start(self) -> None:
        """Begin to look for the box."""
        self._thread.start()

    def show(self, lights: BoxLights) -> None:
        """Show `lights`; any thread, never waits."""
        if lights != self._lights:
            self._lights = lights
            self._wake()

    @property
    def health(self) -> DeviceHealth:
        """How the box is now; any thread."""
        return self._health

    def close(self) -> None:
        """Stop, and give the port back."""
        self._stopping = True
        self._wake()
        if self._thread.ident is not None:
            self._thread.join()
        os.close(self._wake_read)
        os.close(self._wake_write)

    def _wake(self) -> None:
        # A full pipe is full of calls that have not been heard yet.
        with contextlib.suppress(BlockingIOError):
            os.write(self._wake_write, b"!")

    def _run(self) -> None:
        while not self._stopping:
            try:
                self._one_port()
            except Exception:  # noqa: BLE001  the thread's top: whatever it was, the box is tried again
                _log.exception("the seat box's thread")
            self._pause()

    def _one_port(self) -> None:
        """Open the port, talk until it is gone, and say what was wrong."""
        paths = self._find()
        if not paths:
            self._tell_absent()
            return
        path = paths[self._try % len(paths)]
        try:
            port = open_port(path)
        except PORT_ERRORS as error:
            self._tell(Condition.FAULTY, path, (fault_of(error, path),))
            self._try += 1
            return
        try:
            self._talk(port, path, _others(path, paths))
        except PORT_ERRORS as error:
            _log.info("seat box at %s: %s", path, error)
            self._tell_absent()
        finally:
            close_port(port)

    def _pause(self) -> None:
        eager = self._clock() - self._missing_since < EAGER_SECONDS
        ends = self._clock() + (EAGER_PAUSE_SECONDS if eager else PATIENT_PAUSE_SECONDS)
        while not self._stopping and (left := ends - self._clock()) > 0:
            self._wait(None, left)

    def _talk(self, port: serial.Serial, path: str, others: tuple[Fault, ...]) -> None:
        """Until the port fails, is silent for too long, or the link is closed."""
        opened_at = heard_at = self._clock()
        self._session.opened(opened_at)
        while not self._stopping:
            now = self._clock()
            self._session.show(self._lights, now)
            self._session.tick(now)
            if data := self._session.take_out():
                port.write(data)
            self._wait(port, ROUND_SECONDS)
            now = self._clock()
            for press in self._session.receive(port.read(4096), now):
                self._on_press(press)
            if not self._session.lost(now):
                heard_at = now
            elif now - heard_at > SILENCE_SECONDS:
                self._try += 1
                self._tell(Condition.FAULTY, path, (NoAnswer(path=path), *others))
                return
            self._judge(path, others, now)

    def _judge(self, path: str, others: tuple[Fault, ...], now: float) -> None:
        status = self._session.status(now)
        faults = (*self._diagnosis.faults(status, now), *others)
        pressed = tuple(str(seat) for seat in status.held)
        if status.alive and status.box is not None:
            self._missing_since = now
            self._wanted = True
            speaks = status.box.protocol == PROTOCOL
            self._tell(Condition.READY if speaks else Condition.FAULTY, path, faults, pressed)
        elif self._health.condition is not Condition.FAULTY:
            self._tell(Condition.STARTING, path, faults)

    def _tell_absent(self) -> None:
        """Not there: once it was seen it is missed, and one that goes and comes is named as that."""
        faults = self._diagnosis.restarting(self._clock())
        if self._wanted and not faults:
            faults = (PortMissing(port=self._port),)
        self._tell(Condition.ABSENT, "", faults)

    def _tell(
        self, condition: Condition, where: str, faults: tuple[Fault, ...], pressed: tuple[str, ...] = ()
    ) -> None:
        """Change the health; what has not changed is not said again."""
        old = self._health
        same = (condition, where, faults) == (old.condition, old.where, old.faults)
        if same and pressed == old.pressed:
            return
        self._health = DeviceHealth(
            device=Device.SEAT_BOX,
            condition=condition,
            where=where,
            faults=faults,
            simulated=old.simulated,
            pressed=pressed,
            since=old.since if same else self._clock(),
        )
        self._on_health(self._health)

    def _wait(self, port: serial.Serial | None, seconds: float) -> None:
        """Until something has come, somebody has called, or `seconds` have passed."""
        heard: list[int] = [self._wake_read] if port is None else [self._wake_read, port.fileno()]
        ready, _, _ = select.select(heard, [], [], seconds)
        if self._wake_read in ready:
            os.read(self._wake_read, 4096)


def _others(path: str, paths: tuple[str, ...]) -> tuple[Fault, ...]:
    others = tuple(other for other in paths if other != path)
    return (SeveralPorts(used=path, others=others),) if others else ()
