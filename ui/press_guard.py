"""Refuses the second tap of a double tap when the screen has changed under the finger."""

from __future__ import annotations

import time
from collections.abc import Callable

QUIET_SECONDS = 0.3


class PressGuard:
    """Knows when a press may count: not within `QUIET_SECONDS` after the turn or the screen has changed.

    A press also counts no more when the screen changes before the finger is lifted: the time of a player
    runs out under it, or a seat box acts. `clock` returns seconds that only run forward.

    Attributes:
        refused: called for each press that does not count.
        held_since: when the press began that is still down, or ``None``.
    """

    def __init__(self, *, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._quiet_until = clock()
        self._changed_under_finger = False
        self.refused: Callable[[], None] = _nothing
        self.held_since: float | None = None

    def now(self) -> float:
        """The time on the clock by which presses are judged."""
        return self._clock()

    @property
    def quiet_until(self) -> float:
        """A press that begins before this does not count."""
        return self._quiet_until

    def turn_passed(self) -> None:
        """Something else now lies under the finger: begin the quiet time."""
        self._quiet_until = self._clock() + QUIET_SECONDS
        self._changed_under_finger = True
        self.held_since = None

    def accepts(self) -> bool:
        """Whether a press that begins now counts; tells `refused` if not."""
        if self._clock() >= self._quiet_until:
            return True
        self.refused()
        return False

    def press(self) -> None:
        """A press that counts has begun."""
        self._changed_under_finger = False
        self.held_since = self._clock()

    def release(self) -> bool:
        """The finger is lifted: whether what lies under it is still what was pressed."""
        self.held_since = None
        return not self._changed_under_finger


def _nothing() -> None:
    """Nobody listens for refused presses yet."""
