"""The camera's thread: it survives what breaks, stops at once, and keeps no frames."""

from __future__ import annotations

import gc
import logging
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np
import pytest

from dealer.rules.cards import parse_cards
from tests.support.fake_cameras import FakeSource
from tests.support.fake_reader import FakeReader
from tests.support.memory import resident_bytes
from vision.health import CameraHealth, Condition, ReaderFailed, SourceFailed
from vision.offers import proposals
from vision.sighting import Wanted
from vision.sources.faults import NoCamera
from vision.sources.files import PictureFiles
from vision.sources.frame import Control, Frame, FrameSource
from vision.view import ViewTrouble
from vision.watcher import Report
from vision.worker import LOCK_AFTER_SECONDS, CameraWorker

ROOT = Path(__file__).parents[2]
FELT = np.full((180, 320, 3), (52, 104, 34), np.uint8)
FLOP = Wanted(hand=1, due=(("board", 3),))


class Desk:
    """A worker and everything it told."""

    def __init__(self, source: FrameSource, reader: FakeReader) -> None:
        self.reports: list[Report] = []
        self.healths: list[CameraHealth] = []
        self.shift = 0.0
        self.worker = CameraWorker(
            source=source,
            on_report=self._take,
            on_health=self.healths.append,
            reader=lambda: reader,
            clock=lambda: time.monotonic() + self.shift,
        )
        self.worker.expect(FLOP)
        self.worker.start()

    def _take(self, report: Report) -> None:
        self.reports = [*self.reports[-3:], report]

    def until(self, done: Callable[[], bool]) -> None:
        ends = time.monotonic() + 10
        while not done():
            assert time.monotonic() < ends, (self.worker.health, self.reports)
            time.sleep(0.005)

    @property
    def offered(self) -> str:
        offers = proposals(self.reports[-1].sightings) if self.reports else ()
        return " ".join(str(card) for offer in offers for card in offer.cards)

    @property
    def fault(self) -> object:
        return self.worker.health.fault


@pytest.fixture
def source() -> FakeSource:
    return FakeSource(FELT)


@pytest.fixture
def reader() -> FakeReader:
    return FakeReader("Ah Kd 9c")


@pytest.fixture
def desk(source: FakeSource, reader: FakeReader) -> Iterator[Desk]:
    desk = Desk(source, reader)
    yield desk
    desk.worker.close()


def test_the_flop_is_offered(desk: Desk) -> None:
    desk.until(lambda: desk.offered == "Ah Kd 9c")
    assert desk.worker.health.condition is Condition.READY
    assert desk.worker.health.troubles == (ViewTrouble.SMALL,)
    assert desk.worker.newest is not None


def test_a_camera_unplugged_is_told_once_and_picked_up_again(desk: Desk, source: FakeSource) -> None:
    desk.until(lambda: desk.offered != "")
    source.plugged = False
    desk.until(lambda: desk.fault == NoCamera())
    assert desk.worker.health.condition is Condition.ABSENT
    time.sleep(0.5)
    assert sum(1 for health in desk.healths if health.fault == NoCamera()) == 1
    assert desk.worker.newest is None
    source.plugged = True
    desk.until(lambda: desk.worker.health.condition is Condition.READY)
    assert source.opened == 2
    assert source.closed == 1


def test_a_reader_that_breaks_is_named_once_and_tried_again(
    desk: Desk, reader: FakeReader, caplog: pytest.LogCaptureFixture
) -> None:
    desk.until(lambda: desk.offered != "")
    reader.fails = RuntimeError("bad weights")
    desk.until(lambda: desk.fault == ReaderFailed(detail="bad weights"))
    reads = reader.reads
    desk.until(lambda: reader.reads > reads)
    reader.fails = None
    desk.until(lambda: desk.worker.health.condition is Condition.READY)
    assert [record.levelno for record in caplog.records] == [logging.ERROR]


def test_a_source_that_breaks_is_named_once_and_opened_again(
    desk: Desk, source: FakeSource, caplog: pytest.LogCaptureFixture
) -> None:
    desk.until(lambda: desk.offered != "")
    source.fails = ValueError("odd")
    desk.until(lambda: desk.fault == SourceFailed(detail="odd"))
    desk.until(lambda: source.opened >= 3)
    source.fails = None
    desk.until(lambda: desk.worker.health.condition is Condition.READY)
    assert len(caplog.records) == 1


def test_the_camera_is_locked_after_set_up_and_again_when_asked(desk: Desk, source: FakeSource) -> None:
    desk.until(lambda: desk.offered != "")
    assert source.locked == 0
    desk.shift += LOCK_AFTER_SECONDS
    desk.until(lambda: desk.worker.health.locked == {Control.EXPOSURE})
    desk.worker.adjust()
    desk.until(lambda: desk.worker.health.locked == frozenset())
    desk.shift += LOCK_AFTER_SECONDS
    desk.until(lambda: source.locked == 2)


def test_a_camera_being_set_up_is_locked_when_the_host_says_so(desk: Desk, source: FakeSource) -> None:
    desk.until(lambda: desk.offered != "")
    desk.shift += LOCK_AFTER_SECONDS
    desk.until(lambda: desk.worker.health.locked == {Control.EXPOSURE})
    desk.worker.adjust(until_held=True)
    desk.until(lambda: desk.worker.health.locked == frozenset())
    desk.shift += 10 * LOCK_AFTER_SECONDS
    time.sleep(0.05)
    assert source.locked == 1
    desk.worker.hold()
    desk.until(lambda: desk.worker.health.locked == {Control.EXPOSURE})


def test_closing_takes_less_than_a_second_and_closes_the_source(desk: Desk, source: FakeSource) -> None:
    desk.until(lambda: desk.offered != "")
    begun = time.monotonic()
    desk.worker.close()
    assert time.monotonic() - begun < 1
    assert source.closed == source.opened
    assert desk.worker.health.condition is Condition.ENDED


def test_a_worker_without_a_camera_is_closed_at_once(reader: FakeReader) -> None:
    desk = Desk(FakeSource(FELT, plugged=False), reader)
    desk.until(lambda: desk.fault == NoCamera())
    begun = time.monotonic()
    desk.worker.close()
    assert time.monotonic() - begun < 1


def test_a_file_ends(tmp_path: Path, reader: FakeReader) -> None:
    import cv2

    cv2.imwrite(str(tmp_path / "felt.png"), FELT)
    desk = Desk(PictureFiles(tmp_path), reader)
    assert desk.worker.wait(10)
    assert desk.offered == "Ah Kd 9c"
    assert desk.healths[-1].condition is Condition.ENDED


def test_the_table_confirms_and_the_turn_is_next(desk: Desk, reader: FakeReader) -> None:
    desk.until(lambda: desk.offered != "")
    flop = parse_cards("Ah Kd 9c")
    desk.worker.expect(Wanted(hand=1, due=(("board", 1),), taken=(("board", flop),)))
    reader.cards = "Ah Kd 9c 2s"
    desk.until(lambda: desk.offered == "2s")


def test_without_a_camera_numpy_and_opencv_are_not_loaded() -> None:
    code = (
        "import sys\n"
        "from vision.sources.usb import UsbCamera\n"
        "from vision.worker import CameraWorker\n"
        "camera = UsbCamera(find=lambda: ())\n"
        "worker = CameraWorker(source=camera, on_report=print, on_health=print)\n"
        "worker.start()\n"
        "assert not worker.wait(0.3)\n"
        "worker.close()\n"
        "assert not {'numpy', 'cv2'} & set(sys.modules)\n"
    )
    subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=True)


@pytest.mark.slow
def test_memory_does_not_grow_over_100_000_frames(reader: FakeReader) -> None:
    """Of which 2,000 or more are read; each is a picture of its own."""
    source = FakeSource(np.full((48, 80, 3), 90, np.uint8), fresh=True, apart_seconds=0.035)
    desk = Desk(source, reader)
    desk.until(lambda: source.given > 2_000)
    gc.collect()
    before = resident_bytes()
    while source.given < 102_000:
        time.sleep(0.1)
    gc.collect()
    after = resident_bytes()
    desk.worker.close()
    assert reader.reads >= 2_000
    assert after - before < 5 * 2**20


def test_a_look_is_taken_once_at_the_next_frame_on_the_thread_of_the_worker(desk: Desk) -> None:
    looked: list[tuple[int, str]] = []

    def look(frame: Frame) -> None:
        looked.append((frame.number, threading.current_thread().name))

    desk.worker.look(look)
    desk.until(lambda: len(looked) == 1)
    time.sleep(0.05)
    assert [thread for _, thread in looked] == ["card camera"]


def test_a_look_that_fails_is_logged_and_the_camera_goes_on(
    desk: Desk, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(frame: Frame) -> None:
        raise ValueError(frame.number)

    desk.worker.look(fail)
    desk.until(lambda: len(caplog.records) == 1)
    desk.until(lambda: desk.offered == "Ah Kd 9c")
    assert desk.worker.health.condition is Condition.READY


def test_another_reader_reads_from_the_next_frame_on(desk: Desk) -> None:
    desk.until(lambda: desk.offered == "Ah Kd 9c")
    other = FakeReader("2c 3c 4c")
    desk.worker.use_reader(lambda: other)
    desk.until(lambda: other.reads > 0)
