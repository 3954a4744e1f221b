"""USB cameras, which the system opens as V4L2 devices."""

from __future__ import annotations

import grp
import os
import time
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Any, Final, Protocol, Self

from vision.sources.faults import (
    CameraFailed,
    CannotOpen,
    NoCamera,
    NoPermission,
    NoPicture,
    SourceFault,
)
from vision.sources.frame import USUAL_SIZE, Control, Frame
from vision.sources.newest import NewestKeeper

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

FIRST_PICTURE_TRIES: Final = 10
FIRST_PICTURE_SECONDS: Final = 3.0
"""A driver may wait ten seconds in each read."""


class Capture(Protocol):
    """What is used of `cv2.VideoCapture`."""

    def isOpened(self) -> bool: ...  # noqa: N802
    def read(self) -> tuple[bool, Any]: ...
    def set(self, prop: int, value: float, /) -> bool: ...
    def get(self, prop: int, /) -> float: ...
    def release(self) -> None: ...


def find_cameras() -> tuple[str, ...]:
    """Paths that may be USB cameras; by name where there is one, which stays the same after a replug."""
    named = sorted(Path("/dev/v4l/by-id").glob("*-video-index0"))
    # A board's video decoders stand from 10 on.
    numbered = sorted(Path("/dev").glob("video[0-9]"))
    return tuple(str(path) for path in named or numbered)


def open_v4l2(path: str) -> Capture:
    """The camera at `path`, opened or not."""
    import cv2

    return cv2.VideoCapture(path, cv2.CAP_V4L2)


class UsbCamera:
    """The USB camera at `path`, or the first that gives a picture. `size` is asked for, not promised."""

    def __init__(
        self,
        path: str | None = None,
        *,
        size: tuple[int, int] = USUAL_SIZE,
        find: Callable[[], tuple[str, ...]] = find_cameras,
        capture: Callable[[str], Capture] = open_v4l2,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._path = path
        self._size = size
        self._find = find
        self._open_capture = capture
        self._clock = clock
        self._used = path or ""
        self._keeper: NewestKeeper | None = None

    @property
    def name(self) -> str:
        """The path of the camera in use, or looked for."""
        return self._used

    @property
    def ended(self) -> bool:
        """Never: it may be plugged in again."""
        return False

    def __enter__(self) -> Self:
        paths = (self._path,) if self._path else self._find()
        fault: SourceFault = NoCamera(wanted=self._path or "")
        for path in paths:
            found = self._try(path)
            if not isinstance(found, NewestKeeper):
                fault = found
                continue
            self._keeper, self._used = found, path
            return self
        raise CannotOpen(fault)

    def _try(self, path: str) -> NewestKeeper | SourceFault:
        refused = _refused(path)
        if refused is not None:
            return refused
        device = self._open_capture(path)
        if not device.isOpened():
            device.release()
            return CameraFailed(path=path, detail="")
        _ask_for(device, self._size)
        if not self._gives_a_picture(device):
            device.release()
            return NoPicture(path=path)
        return NewestKeeper(
            name=path,
            grab=lambda: _grab(device),
            hold=lambda: _hold(device),
            let_go=lambda: _let_go(device),
            release=device.release,
            clock=self._clock,
        )

    def _gives_a_picture(self, device: Capture) -> bool:
        ends = self._clock() + FIRST_PICTURE_SECONDS
        for _ in range(FIRST_PICTURE_TRIES):
            if device.read()[0]:
                return True
            if self._clock() > ends:
                break
        return False

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        if self._keeper is not None:
            self._keeper.close()
        self._keeper = None

    def newest(self) -> Frame | None:
        """The newest frame; raises `SourceLost` once the camera is unplugged or hangs."""
        return None if self._keeper is None else self._keeper.newest()

    def lock(self) -> frozenset[Control]:
        """Hold what the camera adjusts; drivers that cannot are left alone."""
        return frozenset() if self._keeper is None else self._keeper.lock()

    def unlock(self) -> None:
        """Let the camera adjust itself."""
        if self._keeper is not None:
            self._keeper.unlock()


def _refused(path: str) -> SourceFault | None:
    """Why the file at `path` cannot be opened: OpenCV does not say."""
    try:
        os.close(os.open(path, os.O_RDWR | os.O_NONBLOCK))
    except FileNotFoundError:
        return NoCamera(wanted=path)
    except PermissionError:
        return NoPermission(path=path, group=_group(path))
    except OSError as error:
        return CameraFailed(path=path, detail=error.strerror or "")
    return None


def _group(path: str) -> str:
    try:
        return grp.getgrgid(os.stat(path).st_gid).gr_name
    except (OSError, KeyError):
        return ""


def _ask_for(device: Capture, size: tuple[int, int]) -> None:
    """MJPG first: uncompressed, a USB 2 camera gives five frames a second at this size."""
    import cv2

    device.set(cv2.CAP_PROP_FOURCC, cv2.VideoWriter.fourcc(*"MJPG"))
    device.set(cv2.CAP_PROP_FRAME_WIDTH, size[0])
    device.set(cv2.CAP_PROP_FRAME_HEIGHT, size[1])
    device.set(cv2.CAP_PROP_BUFFERSIZE, 1)


def _grab(device: Capture) -> NDArray[np.uint8] | None:
    import numpy as np

    read, picture = device.read()
    if not read or picture is None or picture.ndim != 3:
        return None
    return np.asarray(picture, dtype=np.uint8)


_MANUAL_EXPOSURE: Final = 1.0
"""V4L2's own menu: 1 is manual, 3 is the camera's own choice."""
_AUTO_EXPOSURE: Final = 3.0


def _hold(device: Capture) -> set[Control]:
    import cv2

    held = set()
    for control, switch, manual, value in (
        (Control.EXPOSURE, cv2.CAP_PROP_AUTO_EXPOSURE, _MANUAL_EXPOSURE, cv2.CAP_PROP_EXPOSURE),
        (Control.WHITE_BALANCE, cv2.CAP_PROP_AUTO_WB, 0.0, cv2.CAP_PROP_WB_TEMPERATURE),
        (Control.FOCUS, cv2.CAP_PROP_AUTOFOCUS, 0.0, cv2.CAP_PROP_FOCUS),
    ):
        now = device.get(value)
        if device.set(switch, manual) and device.get(switch) == manual:
            # Some drivers fall back to a value of their own when the automatic is switched off.
            device.set(value, now)
            held.add(control)
    return held


def _let_go(device: Capture) -> None:
    import cv2

    device.set(cv2.CAP_PROP_AUTO_EXPOSURE, _AUTO_EXPOSURE)
    device.set(cv2.CAP_PROP_AUTO_WB, 1)
    device.set(cv2.CAP_PROP_AUTOFOCUS, 1)
