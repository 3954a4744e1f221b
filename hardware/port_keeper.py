"""A thread that keeps one serial device: finds it, opens it, and opens it again for ever."""

from __future__ import annotations

import contextlib
import logging
import os
import select
import threading
from collections.abc import Callable
from typing import Final

import serial

from hardware.faults import Fault, PortMissing, SeveralPorts
from hardware.health import Condition, Device, DeviceHealth
from hardware.ports import PORT_ERRORS, close_port, fault_of, open_port

EAGER_SECONDS: Final = 60.0
EAGER_PAUSE_SECONDS: Final = 0.1
PATIENT_PAUSE_SECONDS: Final = 2.0
GRACE_SECONDS: Final = 1.5
"""A device that starts anew is away for so long, and its port nobody's yet for a moment: no fault so far."""
CLOSE_SECONDS: Final = 1.0
"""Whoever closes waits no longer than this, even where the system keeps the thread in a dead port."""

_log: Final = logging.getLogger(__name__)


class PortKeeper:
    """Calls `talk` with each port that it could open; it returns or raises when it is done with that one.

    `find` gives the paths that may be the device; `port` is what is looked for, in words; a device that is
    not `wanted` is missed only after it was there once. `on_health` is called on the keeper's thread, as
    `talk` is; `restarting` tells of a device that comes and goes. What is missed is told as missed until the
    device is heard again, however often its port comes and goes meanwhile.
    """

    def __init__(
        self,
        *,
        device: Device,
        find: Callable[[], tuple[str, ...]],
        port: str,
        clock: Callable[[], float],
        talk: Callable[[serial.Serial, str], None],
        on_health: Callable[[DeviceHealth], None],
        restarting: Callable[[float], tuple[Fault, ...]] = lambda _now: (),
        baud: int = 115200,
        wanted: bool = True,
        simulated: bool = False,
    ) -> None:
        self._find = find
        self._port = port
        self._clock = clock
        self._talk = talk
        self._on_health = on_health
        self._restarting = restarting
        self._baud = baud
        self._wanted = wanted
        self._health = DeviceHealth(
            device=device, condition=Condition.ABSENT, simulated=simulated, since=clock()
        )
        self._others: tuple[Fault, ...] = ()
        self._missing_since = clock()
        self._was_there = False
        self._refused_since: float | None = None
        self._try = 0
        self._stopping = False
        self._wake_read, self._wake_write = os.pipe()
        os.set_blocking(self._wake_read, False)
        os.set_blocking(self._wake_write, False)
        self._thread = threading.Thread(target=self._run, name=device.value, daemon=True)

    def start(self) -> None:
        """Begin to look for the device."""
        self._thread.start()

    @property
    def stopping(self) -> bool:
        """Whether `talk` is to return."""
        return self._stopping

    @property
    def health(self) -> DeviceHealth:
        """How the device is now; any thread."""
        return self._health

    def close(self) -> None:
        """Stop, and give the port back. Waits for at most `CLOSE_SECONDS`, and not the second time."""
        if self._stopping:
            return
        self._stopping = True
        self._nudge()
        if self._thread.ident is not None:
            self._thread.join(CLOSE_SECONDS)
        if self._thread.is_alive():
            return  # It ends with the program, and what it waits at is left to it.
        os.close(self._wake_read)
        os.close(self._wake_write)

    def wake(self) -> None:
        """End the waiting of `wait`; any thread, never waits itself."""
        if not self._stopping:
            self._nudge()

    def _nudge(self) -> None:
        # A full pipe is full of calls that have not been heard yet.
        with contextlib.suppress(BlockingIOError):
            os.write(self._wake_write, b"!")

    def wait(self, port: serial.Serial | None, seconds: float) -> None:
        """Until something has come, somebody has called, or `seconds` have passed."""
        heard = [self._wake_read] if port is None else [self._wake_read, port.fileno()]
        ready, _, _ = select.select(heard, [], [], seconds)
        if self._wake_read in ready:
            os.read(self._wake_read, 4096)

    def alive(
        self, condition: Condition, where: str, faults: tuple[Fault, ...], pressed: tuple[str, ...]
    ) -> None:
        """The device was heard just now."""
        self._missing_since = self._clock()
        self._wanted = self._was_there = True
        self.tell(condition, where, faults, pressed)

    def starting(self, where: str, faults: tuple[Fault, ...] = ()) -> None:
        """Something is plugged in there and was not heard yet, or no more."""
        if not self._is_missed:
            self.tell(Condition.STARTING, where, faults)

    def give_up(self, where: str, faults: tuple[Fault, ...]) -> None:
        """It cannot be used as it is: the next path is tried."""
        self._try += 1
        self.tell(Condition.FAULTY, where, faults)

    def pass_over(self, where: str, fault: Fault) -> None:
        """Something else may be plugged in there, which is no fault where nothing is missed."""
        if self._wanted:
            self.give_up(where, (fault,))
        else:
            self._try += 1
            self.tell(Condition.ABSENT, "", ())

    def tell(
        self, condition: Condition, where: str, faults: tuple[Fault, ...], pressed: tuple[str, ...] = ()
    ) -> None:
        """Change the health; it is told to others only where condition or faults have changed."""
        if condition is not Condition.ABSENT:
            faults = (*faults, *self._others)
        old = self._health
        same = (condition, where, faults) == (old.condition, old.where, old.faults)
        if same and pressed == old.pressed:
            return
        self._health = DeviceHealth(
            device=old.device,
            condition=condition,
            where=where,
            faults=faults,
            simulated=old.simulated,
            pressed=pressed,
            since=old.since if same else self._clock(),
        )
        if not same:
            self._on_health(self._health)

    def _run(self) -> None:
        while not self._stopping:
            try:
                self._one_port()
            except Exception:  # noqa: BLE001  the thread's top: whatever it was, the device is tried again
                _log.exception("the thread of %s", self._health.device.value)
            self._pause()

    def _one_port(self) -> None:
        """Open the port, talk until it is gone, and say what was wrong."""
        paths = self._find()
        if not paths:
            self._tell_absent()
            return
        path = paths[self._try % len(paths)]
        others = tuple(other for other in paths if other != path)
        self._others = (SeveralPorts(used=path, others=others),) if others else ()
        try:
            port = open_port(path, baud=self._baud)
        except PORT_ERRORS as error:
            self._refused(path, fault_of(error, path))
            return
        self._refused_since = None
        try:
            self._talk(port, path)
        except PORT_ERRORS as error:
            _log.info("%s: %s", path, error)
            self._tell_absent()
        finally:
            close_port(port)

    def _refused(self, path: str, fault: Fault) -> None:
        """Just plugged in it belongs to root for a moment, or another program looks what it is."""
        now = self._clock()
        if self._refused_since is None:
            self._refused_since = now
        if now - self._refused_since < GRACE_SECONDS:
            self.starting(path)
        else:
            self.give_up(path, (fault,))

    def _tell_absent(self) -> None:
        """Not there: once it was seen it is missed, and one that goes and comes is named as that."""
        now = self._clock()
        faults = self._restarting(now)
        may_be_back = self._was_there and now - self._missing_since < GRACE_SECONDS
        if self._wanted and not faults and (self._is_missed or not may_be_back):
            faults = (PortMissing(port=self._port),)
        self.tell(Condition.ABSENT, "", faults)

    @property
    def _is_missed(self) -> bool:
        away = self._health.condition in (Condition.ABSENT, Condition.FAULTY)
        return away and bool(self._health.faults)

    def _pause(self) -> None:
        eager = self._clock() - self._missing_since < EAGER_SECONDS
        ends = self._clock() + (EAGER_PAUSE_SECONDS if eager else PATIENT_PAUSE_SECONDS)
        while not self._stopping and (left := ends - self._clock()) > 0:
            self.wait(None, left)
