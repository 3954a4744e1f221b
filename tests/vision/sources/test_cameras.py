"""USB and Pi cameras: the newest frame only, unplugged and plugged in again, locked after set-up."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import cv2
import pytest

from tests.support.fake_cameras import FakeCapture, FakePicamera2
from vision.sources.faults import (
    CameraFailed,
    CameraGone,
    CameraTaken,
    CannotOpen,
    LibraryMissing,
    NoCamera,
    NoPicture,
    SourceFault,
    SourceLost,
)
from vision.sources.frame import Control, Frame, FrameSource
from vision.sources.pi_camera import PiCamera
from vision.sources.usb import UsbCamera


def usb(path: Path, capture: FakeCapture) -> UsbCamera:
    """A camera at `path`, a file that stands for the device's."""
    path.touch()
    return UsbCamera(str(path), capture=lambda _path: capture)


def until(done: Callable[[], bool]) -> None:
    ends = time.monotonic() + 5
    while not done():
        assert time.monotonic() < ends
        time.sleep(0.005)


def first(source: FrameSource) -> Frame:
    until(lambda: source.newest() is not None)
    frame = source.newest()
    assert frame is not None
    return frame


def reason(source: FrameSource) -> SourceFault:
    with pytest.raises(CannotOpen) as raised, source:
        pass
    return raised.value.fault


def test_only_the_newest_frame_is_kept(tmp_path: Path) -> None:
    capture = FakeCapture()
    with usb(tmp_path / "video0", capture) as camera:
        before = first(camera).number
        until(lambda: capture.reads > before + 20)
        newest = first(camera)
        assert newest.number > before + 10
        assert abs(int(newest.picture[0, 0, 0]) - capture.reads % 256) <= 3


def test_mjpg_is_asked_for(tmp_path: Path) -> None:
    capture = FakeCapture()
    with usb(tmp_path / "video0", capture):
        assert capture.values[cv2.CAP_PROP_FOURCC] == cv2.VideoWriter.fourcc(*"MJPG")


def test_leaving_stops_the_thread_and_releases_the_camera(tmp_path: Path) -> None:
    capture = FakeCapture()
    with usb(tmp_path / "video0", capture):
        pass
    reads = capture.reads
    assert capture.released == 1
    time.sleep(0.02)
    assert capture.reads == reads


def test_unplugged_camera_is_lost_and_comes_back_with_the_next_opening(tmp_path: Path) -> None:
    capture = FakeCapture()
    camera = usb(tmp_path / "video0", capture)
    with camera:
        first(camera)
        capture.plugged = False
        with pytest.raises(SourceLost) as raised:
            until(lambda: camera.newest() is None)
        assert raised.value.fault == CameraGone(path=str(tmp_path / "video0"))
    capture.plugged = True
    with camera:
        assert first(camera).number >= 1


def test_camera_that_hangs_is_lost(tmp_path: Path) -> None:
    now = [0.0]
    (tmp_path / "video0").touch()
    capture = FakeCapture()
    camera = UsbCamera(str(tmp_path / "video0"), capture=lambda _path: capture, clock=lambda: now[0])
    with camera:
        first(camera)
        capture.hangs = True
        now[0] = 10.0
        with pytest.raises(SourceLost):
            camera.newest()
        capture.hangs = False


def test_why_a_usb_camera_cannot_be_opened(tmp_path: Path) -> None:
    missing = str(tmp_path / "video9")
    assert reason(UsbCamera(missing)) == NoCamera(wanted=missing)
    assert reason(UsbCamera(find=lambda: ())) == NoCamera()
    there = tmp_path / "video0"
    assert reason(usb(there, FakeCapture(works=False))) == NoPicture(path=str(there))
    unopened = FakeCapture()
    unopened.plugged = False
    assert reason(usb(there, unopened)) == CameraFailed(path=str(there), detail="")
    assert unopened.released == 1


def test_the_first_camera_that_gives_a_picture_is_used(tmp_path: Path) -> None:
    paths = [tmp_path / "video0", tmp_path / "video1"]
    for path in paths:
        path.touch()
    captures = {str(paths[0]): FakeCapture(works=False), str(paths[1]): FakeCapture()}
    camera = UsbCamera(find=lambda: tuple(captures), capture=captures.__getitem__)
    with camera:
        assert camera.name == str(paths[1])


def test_what_the_driver_holds_is_locked_on_the_cameras_own_thread(tmp_path: Path) -> None:
    capture = FakeCapture(holds=frozenset({cv2.CAP_PROP_AUTO_EXPOSURE, cv2.CAP_PROP_AUTOFOCUS}))
    with usb(tmp_path / "video0", capture) as camera:
        first(camera)
        assert camera.lock() == {Control.EXPOSURE, Control.FOCUS}
        assert capture.values[cv2.CAP_PROP_AUTO_EXPOSURE] == 1
        assert capture.values[cv2.CAP_PROP_EXPOSURE] == 156
        camera.unlock()
        assert capture.values[cv2.CAP_PROP_AUTO_EXPOSURE] == 3


def test_pi_camera_gives_blue_green_red_and_locks() -> None:
    library = FakePicamera2()
    with PiCamera(library=lambda: library) as camera:
        assert first(camera).picture.shape == (45, 80, 3)
        made = library.made[0]
        assert made.configuration["main"]["format"] == "RGB888"
        assert made.controls == {"AfMode": 2}
        assert camera.lock() == set(Control)
        assert made.controls["AeEnable"] is False
        assert made.controls["ExposureTime"] == 8000
        assert made.controls["AfMode"] == 0
        camera.unlock()
        assert made.controls["AeEnable"] is True
    assert made.closed


def test_pi_camera_without_autofocus_locks_the_rest() -> None:
    library = FakePicamera2(autofocus=False)
    with PiCamera(library=lambda: library) as camera:
        first(camera)
        assert camera.lock() == {Control.EXPOSURE, Control.WHITE_BALANCE}


def no_library() -> Any:
    raise ModuleNotFoundError("picamera2")


def test_why_a_pi_camera_cannot_be_opened() -> None:
    assert reason(PiCamera(library=no_library)) == LibraryMissing(
        library="picamera2", package="python3-picamera2"
    )
    assert reason(PiCamera(library=lambda: FakePicamera2(cameras=0))) == NoCamera(wanted="pi:0")
    assert reason(PiCamera(library=lambda: FakePicamera2(taken=True))) == CameraTaken(path="pi:0")
