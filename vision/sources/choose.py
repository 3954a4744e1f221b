"""From the words of a setting or a command to a source of frames."""

from __future__ import annotations

from pathlib import Path

from vision.pictures import SUFFIXES
from vision.sources.files import PictureFiles, VideoFile
from vision.sources.frame import FrameSource
from vision.sources.pi_camera import PiCamera
from vision.sources.simulated_deal import deal_hands
from vision.sources.simulator import SimulatedCamera
from vision.sources.usb import UsbCamera


def choose_source(words: str) -> FrameSource:
    """``usb``, ``usb:/dev/video2``, ``pi``, ``pi:1``, ``simulator``, or the path of pictures or a video."""
    kind, _, rest = words.partition(":")
    match kind:
        case "usb":
            return UsbCamera(rest or None)
        case "pi" if not rest or rest.isdigit():
            return PiCamera(int(rest or 0))
        case "simulator" if not rest:
            return SimulatedCamera(arrange=deal_hands)
        case _ if words.startswith("/dev/video"):
            return UsbCamera(words)
    path = Path(words)
    if path.is_dir() or path.suffix.lower() in SUFFIXES:
        return PictureFiles(path)
    return VideoFile(path)
