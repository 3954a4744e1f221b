"""From the camera's thread to the window: nothing is queued but the newest."""

from __future__ import annotations

from collections.abc import Callable

from tests.support.sightings import READY, report
from ui.camera.latest import Latest, News
from vision.health import CameraHealth, Condition
from vision.live_picture import LivePicture
from vision.sighting import Wanted

PICTURE = LivePicture(width=1, height=1, bgr=b"abc", region=(0.0, 0.0, 1.0, 1.0))


class Busy:
    """A main thread that comes to its calls when it is told to."""

    def __init__(self) -> None:
        self.calls: list[Callable[[], None]] = []
        self.news: list[News] = []
        self.latest = Latest(deliver=self.calls.append, take=self.news.append)

    def come(self) -> None:
        calls, self.calls[:] = tuple(self.calls), []
        for call in calls:
            call()


def test_a_busy_window_finds_one_call_with_the_newest_of_everything() -> None:
    busy = Busy()
    reports = [report(Wanted(hand=hand)) for hand in range(100)]
    for each in reports:
        busy.latest.put_report(each)
        busy.latest.put_picture(PICTURE)
    assert len(busy.calls) == 1
    busy.come()
    assert busy.news == [News(report=reports[-1], picture=PICTURE)]


def test_no_word_of_how_the_camera_is_gets_lost() -> None:
    busy = Busy()
    gone = CameraHealth(condition=Condition.ABSENT)
    for health in (READY, gone, READY):
        busy.latest.put_health(health)
    busy.come()
    assert busy.news == [News(healths=(READY, gone, READY))]


def test_what_comes_afterwards_is_a_call_of_its_own() -> None:
    busy = Busy()
    busy.latest.put_health(READY)
    busy.come()
    busy.latest.put_picture(PICTURE)
    busy.come()
    assert busy.news == [News(healths=(READY,)), News(picture=PICTURE)]
