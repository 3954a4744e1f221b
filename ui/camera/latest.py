"""From the camera's thread to the window: the newest of everything, one call under way at a time."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from vision.health import CameraHealth
    from vision.live_picture import LivePicture
    from vision.watcher import Report


@dataclass(frozen=True, slots=True, kw_only=True)
class News:
    """What has come since the last call; of several reports or pictures the newest. `healths` are all."""

    healths: tuple[CameraHealth, ...] = ()
    report: Report | None = None
    picture: LivePicture | None = None


class Latest:
    """Any thread may put something in; `take` is called by `deliver`, on its thread, with what is there.

    A window that is busy finds one call waiting and not a hundred: whatever was overtaken is dropped.
    """

    def __init__(
        self, *, deliver: Callable[[Callable[[], None]], None], take: Callable[[News], None]
    ) -> None:
        self._deliver = deliver
        self._take = take
        self._lock = threading.Lock()
        self._news: News | None = None

    def put_health(self, health: CameraHealth) -> None:
        """The camera is like this now."""
        self._put(lambda news: replace(news, healths=(*news.healths, health)))

    def put_report(self, report: Report) -> None:
        """This is known after a frame."""
        self._put(lambda news: replace(news, report=report))

    def put_picture(self, picture: LivePicture) -> None:
        """This is what the camera sees."""
        self._put(lambda news: replace(news, picture=picture))

    def _put(self, add: Callable[[News], News]) -> None:
        with self._lock:
            under_way = self._news is not None
            self._news = add(self._news or News())
        if not under_way:
            self._deliver(self._hand_over)

    def _hand_over(self) -> None:
        with self._lock:
            news, self._news = self._news, None
        if news is not None:
            self._take(news)
