"""The camera on a Raspberry Pi's ribbon, by Picamera2, which the system brings and no package index has."""

from __future__ import annotations

import importlib
import time
from collections.abc import Callable
from types import TracebackType
from typing import TYPE_CHECKING, Any, Final, Self

from vision.sources.faults import CameraFailed, CameraTaken, CannotOpen, LibraryMissing, NoCamera
from vision.sources.frame import USUAL_SIZE, Control, Frame
from vision.sources.newest import NewestKeeper

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

_AF_MANUAL: Final = 0
_AF_CONTINUOUS: Final = 2


def load_picamera2() -> Any:
    """The system's module; raises `ImportError`."""
    return importlib.import_module("picamera2")


class PiCamera:
    """The camera number `index` on the ribbon."""

    def __init__(
        self,
        index: int = 0,
        *,
        size: tuple[int, int] = USUAL_SIZE,
        library: Callable[[], Any] = load_picamera2,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._index = index
        self._size = size
        self._library = library
        self._clock = clock
        self._keeper: NewestKeeper | None = None

    @property
    def name(self) -> str:
        """``"pi:0"``."""
        return f"pi:{self._index}"

    @property
    def ended(self) -> bool:
        """Never."""
        return False

    def __enter__(self) -> Self:
        try:
            library = self._library()
        except ImportError as error:
            fault = LibraryMissing(library="picamera2", package="python3-picamera2")
            raise CannotOpen(fault) from error
        if self._index >= len(library.Picamera2.global_camera_info()):
            raise CannotOpen(NoCamera(wanted=self.name))
        try:
            camera = library.Picamera2(self._index)
        except RuntimeError as error:
            # What libcamera says when somebody else has it.
            raise CannotOpen(CameraTaken(path=self.name)) from error
        try:
            self._start(camera)
        except (RuntimeError, ValueError, OSError) as error:
            camera.close()
            raise CannotOpen(CameraFailed(path=self.name, detail=str(error))) from error
        self._keeper = NewestKeeper(
            name=self.name,
            grab=lambda: _grab(camera),
            hold=lambda: _hold(camera),
            let_go=lambda: _let_go(camera),
            release=lambda: _stop(camera),
            clock=self._clock,
        )
        return self

    def _start(self, camera: Any) -> None:
        # In memory "RGB888" is blue, green, red: what OpenCV wants.
        main = {"size": self._size, "format": "RGB888"}
        camera.configure(camera.create_video_configuration(main=main, buffer_count=3))
        camera.start()
        if "AfMode" in camera.camera_controls:
            camera.set_controls({"AfMode": _AF_CONTINUOUS})

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
        """The newest frame; raises `SourceLost` once the camera gives nothing any more."""
        return None if self._keeper is None else self._keeper.newest()

    def lock(self) -> frozenset[Control]:
        """Hold exposure, gains and focus at what they are now."""
        return frozenset() if self._keeper is None else self._keeper.lock()

    def unlock(self) -> None:
        """Let the camera adjust itself."""
        if self._keeper is not None:
            self._keeper.unlock()


def _grab(camera: Any) -> NDArray[np.uint8]:
    import numpy as np

    return np.asarray(camera.capture_array("main"), dtype=np.uint8)


def _stop(camera: Any) -> None:
    camera.stop()
    camera.close()


def _hold(camera: Any) -> set[Control]:
    now = camera.capture_metadata()
    wanted: dict[str, Any] = {"AeEnable": False, "AwbEnable": False}
    wanted |= {key: now[key] for key in ("ExposureTime", "AnalogueGain", "ColourGains") if key in now}
    held = {Control.EXPOSURE, Control.WHITE_BALANCE}
    if "AfMode" in camera.camera_controls and "LensPosition" in now:
        wanted |= {"AfMode": _AF_MANUAL, "LensPosition": now["LensPosition"]}
        held.add(Control.FOCUS)
    camera.set_controls(wanted)
    return held


def _let_go(camera: Any) -> None:
    wanted: dict[str, Any] = {"AeEnable": True, "AwbEnable": True}
    if "AfMode" in camera.camera_controls:
        wanted["AfMode"] = _AF_CONTINUOUS
    camera.set_controls(wanted)
