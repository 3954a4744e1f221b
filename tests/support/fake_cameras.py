"""Cameras that tests plug in and out: what OpenCV and Picamera2 would give."""

from __future__ import annotations

import threading
import time
from types import TracebackType
from typing import Any, Self

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.sources.faults import CannotOpen, NoCamera, SourceLost
from vision.sources.frame import Control, Frame


class FakeCapture:
    """A `cv2.VideoCapture` whose pictures say their number in their first pixel's blue."""

    def __init__(self, *, works: bool = True, holds: frozenset[int] = frozenset()) -> None:
        self.works = works
        self.plugged = True
        self.hangs = False
        self.released = 0
        self.reads = 0
        self.threads: set[str] = set()
        self._holds = holds
        self.values: dict[int, float] = {cv2.CAP_PROP_EXPOSURE: 156.0}

    def isOpened(self) -> bool:  # noqa: N802
        return self.plugged

    def read(self) -> tuple[bool, NDArray[np.uint8] | None]:
        self.threads.add(threading.current_thread().name)
        time.sleep(0.001)
        while self.hangs:
            time.sleep(0.001)
        if not (self.works and self.plugged):
            return False, None
        self.reads += 1
        return True, np.full((48, 64, 3), self.reads % 256, np.uint8)

    def set(self, prop: int, value: float, /) -> bool:
        automatic = (cv2.CAP_PROP_AUTO_EXPOSURE, cv2.CAP_PROP_AUTO_WB, cv2.CAP_PROP_AUTOFOCUS)
        if prop in automatic and prop not in self._holds:
            return False
        self.values[prop] = value
        return True

    def get(self, prop: int, /) -> float:
        return self.values.get(prop, 0.0)

    def release(self) -> None:
        self.released += 1


class FakePiCamera:
    """One camera as ``picamera2.Picamera2`` makes it."""

    def __init__(self, *, autofocus: bool) -> None:
        self.camera_controls = {"AfMode": (0, 2, 0)} if autofocus else {}
        self.controls: dict[str, Any] = {}
        self.configuration: dict[str, Any] = {}
        self.closed = False

    def create_video_configuration(self, **wanted: Any) -> dict[str, Any]:
        return wanted

    def configure(self, configuration: dict[str, Any]) -> None:
        self.configuration = configuration

    def start(self) -> None: ...

    def set_controls(self, controls: dict[str, Any]) -> None:
        self.controls |= controls

    def capture_array(self, stream: str) -> NDArray[np.uint8]:
        assert stream == "main"
        time.sleep(0.001)
        width, height = self.configuration["main"]["size"]
        return np.full((height // 16, width // 16, 3), 77, np.uint8)

    def capture_metadata(self) -> dict[str, Any]:
        return {"ExposureTime": 8000, "AnalogueGain": 2.0, "ColourGains": (1.5, 1.9), "LensPosition": 1.2}

    def stop(self) -> None: ...

    def close(self) -> None:
        self.closed = True


class FakePicamera2:
    """The module ``picamera2`` with `cameras` on the ribbon, `taken` by somebody else."""

    def __init__(self, *, cameras: int = 1, taken: bool = False, autofocus: bool = True) -> None:
        self.made: list[FakePiCamera] = []
        self._cameras = cameras
        self._taken = taken
        self._autofocus = autofocus

    @property
    def Picamera2(self) -> FakePicamera2:  # noqa: N802
        """The class, which this object plays as well."""
        return self

    def global_camera_info(self) -> list[dict[str, int]]:
        return [{"Num": number} for number in range(self._cameras)]

    def __call__(self, _index: int) -> FakePiCamera:
        if self._taken:
            raise RuntimeError("Failed to acquire camera")
        self.made.append(FakePiCamera(autofocus=self._autofocus))
        return self.made[-1]


class FakeSource:
    """A source that gives `picture` each time it is asked, `fresh` as a new copy. `plugged` in and out by
    the test; `fails` is raised instead of a frame, as a bug is.
    """

    def __init__(
        self,
        picture: NDArray[np.uint8],
        *,
        plugged: bool = True,
        fresh: bool = False,
        apart_seconds: float = 0.1,
    ) -> None:
        self.picture = picture
        self.fresh = fresh
        self._apart_seconds = apart_seconds
        self.plugged = plugged
        self.fails: Exception | None = None
        self.opened = 0
        self.closed = 0
        self.locked = 0
        self.ended = False
        self.given = 0

    @property
    def name(self) -> str:
        return "fake"

    def __enter__(self) -> Self:
        if not self.plugged:
            raise CannotOpen(NoCamera())
        self.opened += 1
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.closed += 1

    def newest(self) -> Frame | None:
        if self.fails is not None:
            raise self.fails
        if not self.plugged:
            raise SourceLost(NoCamera())
        self.given += 1
        picture = self.picture.copy() if self.fresh else self.picture
        return Frame(number=self.given, at=self.given * self._apart_seconds, picture=picture)

    def lock(self) -> frozenset[Control]:
        self.locked += 1
        return frozenset({Control.EXPOSURE})

    def unlock(self) -> None: ...
