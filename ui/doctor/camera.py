"""The camera over the table: whether it can be opened and gives a picture."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING, Final

from config.camera import CAMERA_FILE, load_camera
from config.errors import ConfigError
from dealer.words.catalogue import Catalogue
from ui.doctor.finding import Finding, State

if TYPE_CHECKING:
    from vision.sources.frame import Frame, FrameSource

PICTURE_SECONDS: Final = 4.0


def camera(folder: Path, words: Catalogue) -> Finding:
    """The camera that ``camera.toml`` in `folder` names."""
    try:
        source = load_camera(folder).source
    except ConfigError as error:
        text = f"{CAMERA_FILE}: {error.problem}"
        return Finding(part="camera", state=State.MISSING, text=text)
    if source == "off":
        return Finding(part="camera", state=State.OFF, text=words.text("screen.settings.off"))
    return _opened(source, words)


def _opened(source: str, words: Catalogue) -> Finding:
    # OpenCV takes a second to load, which nobody should wait for who has no camera.
    from vision.errors import VisionError
    from vision.sources.choose import choose_source

    helps = words.text("doctor.camera.none.help")
    try:
        with choose_source(source) as opened:
            frame = _first(opened)
    except (VisionError, OSError) as error:
        text = f"{source}: {words.text('doctor.camera.none')}: {error}"
        return Finding(part="camera", state=State.MISSING, text=text, helps=helps)
    if frame is None:
        text = f"{source}: {words.text('doctor.camera.none')}"
        return Finding(part="camera", state=State.MISSING, text=text, helps=helps)
    height, width = frame.picture.shape[:2]
    return Finding(
        part="camera",
        state=State.READY,
        text=words.text("doctor.camera.ready", name=source, width=width, height=height),
        simulated=source == "simulator",
    )


def _first(source: FrameSource) -> Frame | None:
    ends = time.monotonic() + PICTURE_SECONDS
    while time.monotonic() < ends:
        frame = source.newest()
        if frame is not None or source.ended:
            return frame
        time.sleep(0.02)
    return None
