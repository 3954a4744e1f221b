"""A thread that takes every frame a camera has and keeps only the newest: drivers queue, a table must not."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from vision.sources.faults import CameraGone, SourceLost
from vision.sources.frame import Control, Frame

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

MOST_FAILURES: Final = 5
"""So many frames in a row may fail; a weak cable loses one now and then."""
STALE_SECONDS: Final = 3.0
"""A camera that has given nothing for so long hangs."""
LOCK_SECONDS: Final = 0.5
JOIN_SECONDS: Final = 0.4
"""A driver may hang in a read: then the thread is left to end by itself, and releases the camera there."""

_log: Final = logging.getLogger(__name__)


class NewestKeeper:
    """Takes frames with `grab` until it is closed or the camera is lost, then calls `release`.

    `hold` locks what the camera adjusts by itself and says what it could, `let_go` unlocks it. All callables
    but `clock` are called on the keeper's thread alone: drivers are not to be called on two.
    """

    def __init__(
        self,
        *,
        name: str,
        grab: Callable[[], NDArray[np.uint8] | None],
        hold: Callable[[], set[Control]],
        let_go: Callable[[], None],
        release: Callable[[], None],
        clock: Callable[[], float],
    ) -> None:
        self._name = name
        self._grab = grab
        self._hold = hold
        self._let_go = let_go
        self._release = release
        self._clock = clock
        self._opened_at = clock()
        self._newest: Frame | None = None
        self._lost = False
        self._stopping = threading.Event()
        self._job: Callable[[], None] | None = None
        self._thread = threading.Thread(target=self._run, name=f"camera {name}", daemon=True)
        self._thread.start()

    def newest(self) -> Frame | None:
        """The newest frame, ``None`` before the first; raises `SourceLost` once none come any more."""
        frame = self._newest
        last = self._opened_at if frame is None else frame.at
        if self._lost or self._clock() - last > STALE_SECONDS:
            raise SourceLost(CameraGone(path=self._name))
        return frame

    def lock(self) -> frozenset[Control]:
        """Hold what the camera adjusts by itself; what it really holds."""
        held: set[Control] = set()
        self._between_frames(lambda: held.update(self._hold()))
        return frozenset(held)

    def unlock(self) -> None:
        """Let the camera adjust itself."""
        self._between_frames(self._let_go)

    def _between_frames(self, job: Callable[[], None]) -> None:
        """Have `job` done on the keeper's thread, and wait for it as long as a driver should take."""
        done = threading.Event()

        def work() -> None:
            job()
            done.set()

        self._job = work
        done.wait(LOCK_SECONDS)

    def close(self) -> None:
        """Stop; returns soon even where the driver hangs."""
        self._stopping.set()
        self._thread.join(JOIN_SECONDS)

    def _run(self) -> None:
        try:
            self._take_all()
        except Exception:  # noqa: BLE001  the thread's top: the camera is lost, its owner opens it again
            _log.exception("%s", self._thread.name)
        finally:
            self._lost = True
            self._release()

    def _take_all(self) -> None:
        number = failures = 0
        while not self._stopping.is_set() and failures < MOST_FAILURES:
            job, self._job = self._job, None
            if job is not None:
                job()
            picture = self._grab()
            if picture is None:
                failures += 1
                self._stopping.wait(0.02)
                continue
            failures = 0
            number += 1
            self._newest = Frame(number=number, at=self._clock(), picture=picture)
