"""What is wrong with a seat box that is plugged in: seen over time, from its status."""

from __future__ import annotations

from collections import deque
from typing import Final

from hardware.faults import Fault, KeepsRestarting, StuckButtons, WrongVersion
from hardware.seat_box.messages import PROTOCOL
from hardware.seat_box.session import BoxStatus

STUCK_SECONDS: Final = 10.0
RESTARTS: Final = 3
RESTARTS_WITHIN_SECONDS: Final = 10.0


class Diagnosis:
    """Remembers when buttons went down and when the box started."""

    def __init__(self) -> None:
        self._down_since: dict[int, float] = {}
        self._starts_seen = 0
        self._starts: deque[float] = deque()

    def faults(self, status: BoxStatus, now: float) -> tuple[Fault, ...]:
        """What is wrong at `now`."""
        self._starts.extend([now] * (status.starts - self._starts_seen))
        self._starts_seen = status.starts
        self._down_since = {seat: self._down_since.get(seat, now) for seat in status.held}
        return (*_version(status), *self.restarting(now), *self._stuck(now))

    def restarting(self, now: float) -> tuple[Fault, ...]:
        """Whether the box starts again and again."""
        while self._starts and now - self._starts[0] > RESTARTS_WITHIN_SECONDS:
            self._starts.popleft()
        return (KeepsRestarting(),) if len(self._starts) >= RESTARTS else ()

    def _stuck(self, now: float) -> tuple[Fault, ...]:
        stuck = tuple(seat for seat, since in self._down_since.items() if now - since >= STUCK_SECONDS)
        return (StuckButtons(seats=stuck),) if stuck else ()


def _version(status: BoxStatus) -> tuple[Fault, ...]:
    if status.box is None or status.box.protocol == PROTOCOL:
        return ()
    return (WrongVersion(found=status.box.protocol, wanted=PROTOCOL),)
