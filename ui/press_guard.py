"""Refuses the second tap of a double tap when the screen has changed under the finger."""

from __future__ import annotations

import time
from collections.abc import Callable

QUIET_SECONDS = 0.3


class PressGuard:
    """Knows when a press may count: not within `QUIET_SECONDS` after the turn or the screen has changed.

    `clock` returns seconds that only run forward. `refused` is called for each press that does not count.
    """

    def __init__(self, *, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._quiet_until = clock()
        self.refused: Callable[[], None] = _nothing

    def turn_passed(self) -> None:
        """Something else now lies under the finger: begin the quiet time."""
        self._quiet_until = self._clock() + QUIET_SECONDS

    def accepts(self) -> bool:
        """Whether a press that begins now counts; tells `refused` if not."""
        if self._clock() >= self._quiet_until:
            return True
        self.refused()
        return False


def _nothing() -> None:
    """Nobody listens for refused presses yet."""
