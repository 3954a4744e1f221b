"""The seat box on its port: talks to it on a thread of its own, so that nobody ever waits for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import serial

from hardware.buttons.inputs import SeatPressed
from hardware.faults import NoAnswer
from hardware.health import Condition, Device, DeviceHealth
from hardware.port_keeper import PortKeeper
from hardware.seat_box.diagnosis import Diagnosis
from hardware.seat_box.messages import PROTOCOL, BoxLights
from hardware.seat_box.session import Session

ROUND_SECONDS: Final = 0.05
SILENCE_SECONDS: Final = 1.5
"""How long an open port may be silent before it is opened anew, or the next one is tried."""


class SeatBoxLink:
    """Talks to the box from `start` to `close`. No call waits for the port.

    `find`, `port` and `wanted` are as `PortKeeper` has them. `on_press` and `on_health` are called on the
    link's thread.
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
        self._clock = clock
        self._on_press = on_press
        self._session = Session(started_at=clock())
        self._diagnosis = Diagnosis()
        self._lights = BoxLights()
        self._keeper = PortKeeper(
            device=Device.SEAT_BOX,
            find=find,
            port=port,
            clock=clock,
            talk=self._talk,
            on_health=on_health,
            restarting=self._diagnosis.restarting,
            wanted=wanted,
            simulated=simulated,
        )

    def start(self) -> None:
        """Begin to look for the box."""
        self._keeper.start()

    def show(self, lights: BoxLights) -> None:
        """Show `lights`; any thread, never waits."""
        if lights != self._lights:
            self._lights = lights
            self._keeper.wake()

    @property
    def health(self) -> DeviceHealth:
        """How the box is now; any thread."""
        return self._keeper.health

    def close(self) -> None:
        """Stop, and give the port back."""
        self._keeper.close()

    def _talk(self, port: serial.Serial, path: str) -> None:
        """Until the port fails, is silent for too long, or the link is closed."""
        heard_at = self._clock()
        self._session.opened(heard_at)
        while not self._keeper.stopping:
            now = self._clock()
            self._session.show(self._lights, now)
            self._session.tick(now)
            if data := self._session.take_out():
                try:
                    port.write(data)
                except serial.SerialTimeoutException:
                    self._keeper.pass_over(path, NoAnswer(path=path))
                    return
            self._keeper.wait(port, ROUND_SECONDS)
            now = self._clock()
            for press in self._session.receive(port.read(4096), now):
                self._on_press(press)
            if not self._session.lost(now):
                heard_at = now
            elif now - heard_at > SILENCE_SECONDS:
                self._keeper.pass_over(path, NoAnswer(path=path))
                return
            self._judge(path, now)

    def _judge(self, path: str, now: float) -> None:
        status = self._session.status(now)
        faults = self._diagnosis.faults(status, now)
        if status.alive and status.box is not None:
            speaks = status.box.protocol == PROTOCOL
            pressed = tuple(str(seat) for seat in status.held)
            self._keeper.alive(Condition.READY if speaks else Condition.FAULTY, path, faults, pressed)
        else:
            self._keeper.starting(path, faults)
