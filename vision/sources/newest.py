"""A thread that takes every frame a camera has and keeps only the newest: drivers queue, a table must not."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from vision.sources.frame import Frame

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

MOST_FAILURES: Final = 5
"""So many frames in a row may fail; a weak cable loses one now and then."""
JOIN_SECONDS: Final = 0.4
"""A driver may hang in a read: then the thread is left to end by itself, and releases the camera there."""

_log: Final = logging.getLogger(__name__)


class NewestKeeper:
    """Takes frames with `grab` until it is closed or the camera is lost, then calls `release`.

    All three callables are called on the keeper's thread alone: drivers are not to be called on two.
    """

    def __init__(
        self,
        *,
        name: str,
        grab: Callable[[], NDArray[np.uint8] | None],
        release: Callable[[], None],
        clock: Callable[[], float],
    ) -> None:
        self._grab = grab
        self._release = release
        self._clock = clock
        self._newest: Frame | None = None
        self._lost = False
        self._stopping = threading.Event()
        self._job: Callable[[], None] | None = None
        self._thread = threading.Thread(target=self._run, name=f"camera {name}", daemon=True)
        self._thread.start()

    @property
    def newest(self) -> Frame | None:
        """The newest frame; any thread."""
        return self._newest

    @property
    def lost(self) -> bool:
        """Whether the camera gives nothing any more; any thread."""
        return self._lost

    def between_frames(self, job: Callable[[], None], *, wait_seconds: float) -> bool:
        """Call `job` on the keeper's thread; whether it was done within `wait_seconds`."""
        done = threading.Event()

        def work() -> None:
            job()
            done.set()

        self._job = work
        return done.wait(wait_seconds)

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
