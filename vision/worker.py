"""The camera's thread: source, still frames, reader, sightings, callbacks. It drops frames, never queues."""

from __future__ import annotations

import logging
import math
import queue
import threading
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from dealer.rules.cards import Card
from vision.evidence import Calibration
from vision.health import CameraFault, CameraHealth, Condition, ReaderFailed, SourceFailed
from vision.sighting import Patience, Sightings, Wanted
from vision.sightings import dismiss, expect, settle
from vision.sources.faults import CameraGone, CannotOpen, NoCamera, SourceLost
from vision.sources.frame import Frame, FrameSource
from vision.watcher import Reads, Report, Watcher
from vision.zones import Zones

EAGER_SECONDS: Final = 60.0
EAGER_PAUSE_SECONDS: Final = 0.2
PATIENT_PAUSE_SECONDS: Final = 2.0
POLL_SECONDS: Final = 0.01
FAILED_PAUSE_SECONDS: Final = 1.0
LOCK_AFTER_SECONDS: Final = 3.0
"""A camera needs so long to find its exposure."""
CLOSE_SECONDS: Final = 1.0

_log: Final = logging.getLogger(__name__)


def shipped_reader() -> Reads:
    """The reader with the networks as shipped, which also tells of what is too doubtful to be taken."""
    from vision.reader import CardReader

    calibration = Calibration.shipped()
    threshold = min(calibration.threshold, Patience().doubtful)
    return CardReader(calibration=replace(calibration, threshold=threshold))


def shipped_patience() -> Patience:
    """What it takes for a card to be agreed on: at least what a single picture's reading takes."""
    usual = Patience()
    return replace(usual, sure=max(usual.sure, Calibration.shipped().threshold))


class CameraWorker:
    """Reads what lies on the table, for as long as it is open.

    `reader` is called on the worker's thread, with the first frame to be read: before a camera is there,
    neither numpy nor OpenCV is loaded. `on_report` and `on_health` are called on that thread; they must hand
    over and return. A file or folder ends, a camera is looked for again for ever.
    """

    def __init__(
        self,
        *,
        source: FrameSource,
        on_report: Callable[[Report], None],
        on_health: Callable[[CameraHealth], None],
        reader: Callable[[], Reads] = shipped_reader,
        zones: Zones | None = None,
        patience: Patience | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._source = source
        self._on_report = on_report
        self._on_health = on_health
        self._watcher = Watcher(reader=reader, zones=zones or Zones(), patience=patience or Patience())
        self._clock = clock
        self._jobs: queue.SimpleQueue[Callable[[], None]] = queue.SimpleQueue()
        self._health = CameraHealth(condition=Condition.ABSENT, where=source.name)
        self._newest: Frame | None = None
        self._lost_at: float | None = None
        self._named: set[str] = set()
        self._lock_at: float | None = None
        self._look: Callable[[Frame], None] | None = None
        self._stopping = threading.Event()
        self._thread = threading.Thread(target=self._run, name="card camera", daemon=True)

    def start(self) -> None:
        """Begin to look for the camera."""
        self._thread.start()

    def stop(self) -> None:
        """Stop soon, and wait for nothing; any thread. No report comes afterwards."""
        self._stopping.set()

    def close(self) -> None:
        """Stop within a second; no report comes afterwards.

        A frame that is being read on a busy machine may take longer: `wait` for it before the process ends,
        which would be aborted otherwise.
        """
        self._stopping.set()
        if self._thread.ident is not None:
            self._thread.join(CLOSE_SECONDS)

    def wait(self, seconds: float | None = None) -> bool:
        """Until a file has ended; whether it has, within `seconds`."""
        self._thread.join(seconds)
        return not self._thread.is_alive()

    @property
    def health(self) -> CameraHealth:
        """How the camera is now; any thread."""
        return self._health

    @property
    def newest(self) -> Frame | None:
        """The newest frame, for the live picture; any thread. Its picture is not to be written to."""
        return self._newest

    def expect(self, wanted: Wanted) -> None:
        """The hand waits for something else; any thread."""
        self._change(lambda state: expect(state, wanted))

    def settle(self, number: int, card: Card) -> None:
        """Somebody tapped what a question's card is; any thread."""
        self._change(lambda state: settle(state, number, card))

    def dismiss(self, number: int) -> None:
        """Somebody tapped that there is no card, or that the table is right; any thread."""
        self._change(lambda state: dismiss(state, number))

    def _change(self, change: Callable[[Sightings], Sightings]) -> None:
        self._jobs.put(lambda: self._watcher.change(change))

    def use_zones(self, zones: Zones) -> None:
        """The host has drawn other zones; any thread."""

        def use() -> None:
            self._watcher.zones = zones

        self._jobs.put(use)

    def use_reader(self, reader: Callable[[], Reads]) -> None:
        """Read with another reader, which is made with the next frame to be read; any thread."""
        self._jobs.put(lambda: self._watcher.use_reader(reader))

    def look(self, job: Callable[[Frame], None] | None) -> None:
        """Call `job` once with the next frame, on the worker's thread; any thread.

        It takes the place of one that has not begun. What it raises is logged, and the camera goes on.
        """
        self._look = job

    def adjust(self, *, until_held: bool = False) -> None:
        """Let the camera find exposure, white balance and focus anew, then lock them again; any thread.

        With `until_held` they are locked by `hold`, and not before.
        """
        self._jobs.put(lambda: self._adjust(math.inf if until_held else LOCK_AFTER_SECONDS))

    def _adjust(self, seconds: float) -> None:
        self._source.unlock()
        self._lock_at = self._clock() + seconds
        self._tell(replace(self._health, locked=frozenset()))

    def hold(self) -> None:
        """Lock what the camera has found, now; any thread."""

        def hold() -> None:
            self._lock_at = self._clock()

        self._jobs.put(hold)

    def _run(self) -> None:
        while not self._stopping.is_set():
            self._one_opening()
            if self._source.ended:
                break
            self._pause()
        self._tell(CameraHealth(condition=Condition.ENDED, where=self._source.name))

    def _one_opening(self) -> None:
        try:
            # Done without a camera as well: an evening of them would pile up.
            self._do_jobs()
            with self._source as source:
                self._tell(CameraHealth(condition=Condition.STARTING, where=source.name))
                self._lock_at = self._clock() + LOCK_AFTER_SECONDS
                self._watch(source)
        except (CannotOpen, SourceLost) as error:
            absent = isinstance(error.fault, NoCamera | CameraGone)
            self._tell_fault(Condition.ABSENT if absent else Condition.FAULTY, error.fault)
        except Exception as error:  # noqa: BLE001  whatever the source was, it is tried again
            self._log_once(error)
            self._tell_fault(Condition.FAULTY, SourceFailed(detail=str(error)))
        self._newest = None

    def _watch(self, source: FrameSource) -> None:
        while not self._stopping.is_set() and not source.ended:
            self._do_jobs()
            frame = source.newest()
            last = self._newest
            if frame is None or (last is not None and frame.number == last.number):
                self._stopping.wait(POLL_SECONDS)
                continue
            self._newest = frame
            self._lost_at = None
            self._read(frame)
            self._do_look(frame)
            if self._lock_at is not None and self._clock() >= self._lock_at:
                self._lock_at = None
                self._tell(replace(self._health, locked=source.lock()))

    def _do_jobs(self) -> None:
        while not self._jobs.empty():
            self._jobs.get()()

    def _do_look(self, frame: Frame) -> None:
        job, self._look = self._look, None
        if job is None or self._stopping.is_set():
            return
        try:
            job(frame)
        except Exception as error:  # noqa: BLE001  whatever a look came upon, the next frame is read
            self._log_once(error)

    def _read(self, frame: Frame) -> None:
        try:
            report = self._watcher.see(frame)
        except Exception as error:  # noqa: BLE001  whatever reading did, the next frame is read
            self._log_once(error)
            self._tell_fault(Condition.FAULTY, ReaderFailed(detail=str(error)))
            self._stopping.wait(FAILED_PAUSE_SECONDS)
            return
        if report is not None and not self._stopping.is_set():
            self._tell_ready(report)
            self._on_report(report)

    def _tell_ready(self, report: Report) -> None:
        self._tell(
            CameraHealth(
                condition=Condition.READY,
                where=self._source.name,
                troubles=report.view.troubles,
                locked=self._health.locked,
            )
        )

    def _tell_fault(self, condition: Condition, fault: CameraFault) -> None:
        self._tell(CameraHealth(condition=condition, where=self._source.name, fault=fault))

    def _tell(self, health: CameraHealth) -> None:
        """Once for each change; a camera that is still not there is not told anew."""
        if health != self._health:
            self._health = health
            self._on_health(health)

    def _log_once(self, error: Exception) -> None:
        """With the traceback, once: a camera that fails thirty times a second would fill the card."""
        name = f"{type(error).__name__}: {error}"
        if name not in self._named and len(self._named) < 100:
            self._named.add(name)
            _log.error("the card camera", exc_info=error)

    def _pause(self) -> None:
        if self._lost_at is None:
            self._lost_at = self._clock()
        eager = self._clock() - self._lost_at < EAGER_SECONDS
        self._stopping.wait(EAGER_PAUSE_SECONDS if eager else PATIENT_PAUSE_SECONDS)
