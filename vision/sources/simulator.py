"""A camera over a simulated table: it looks at what is laid there, or deals hands by itself."""

from __future__ import annotations

import time
from collections.abc import Callable
from types import TracebackType
from typing import TYPE_CHECKING, Final, Self

from vision.sources.frame import USUAL_SIZE, Control, Frame

if TYPE_CHECKING:
    from vision.sources.simulated_table import SimulatedTable

FRAMES_A_SECOND: Final = 10.0


class SimulatedCamera:
    """Looks at a simulated table ten times a second, by `clock`.

    `arrange` is called with the table and the simulated seconds since opening before each frame, and lays the
    cards. It is called on the thread that asks for frames. On a slow machine simulated time is slower, too.
    """

    def __init__(
        self,
        *,
        arrange: Callable[[SimulatedTable, float], None],
        size: tuple[int, int] = USUAL_SIZE,
        seed: int = 1,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._arrange = arrange
        self._size = size
        self._seed = seed
        self._clock = clock
        self._table: SimulatedTable | None = None
        self._newest: Frame | None = None
        self._made_at = 0.0

    @property
    def name(self) -> str:
        """``"simulator"``."""
        return "simulator"

    @property
    def ended(self) -> bool:
        """Never."""
        return False

    def __enter__(self) -> Self:
        from vision.sources.simulated_table import SimulatedTable

        self._table = SimulatedTable(size=self._size, seed=self._seed)
        self._newest = None
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self._table = None

    def newest(self) -> Frame | None:
        """The frame of this tenth of a second."""
        if self._table is None:
            return None
        last = self._newest
        if last is not None and self._clock() - self._made_at < 1 / FRAMES_A_SECOND:
            return last
        self._made_at = self._clock()
        number = 1 if last is None else last.number + 1
        at = number / FRAMES_A_SECOND
        self._arrange(self._table, at)
        self._newest = Frame(number=number, at=at, picture=self._table.picture())
        return self._newest

    def lock(self) -> frozenset[Control]:
        """Nothing: it does not adjust itself."""
        return frozenset()

    def unlock(self) -> None:
        """Nothing to do."""
