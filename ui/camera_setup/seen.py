"""What the pages of the camera's set-up show."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from config.camera import CameraSettings, ZoneSettings

if TYPE_CHECKING:
    from vision.deck_check import DeckCheck
    from vision.survey import Survey
    from vision.taught_deck import SelfCheck
    from vision.teaching import Teaching


@dataclass(frozen=True, slots=True, kw_only=True)
class CameraSetupSeen:
    """`settings` are kept; `zones` are those in use, which a simulated table brings where none are drawn.

    `survey` is the newest, ``None`` before the first. While `adjusting` the camera finds its light itself.

    `cameras` are the USB cameras found, `recordings` the pictures and videos from the folder
    `recordings_folder` that can be shown instead of one.

    `self_check` is of the deck being taught, ``None`` before one was looked for. `check` is the deck check,
    ``None`` before its first picture, with places in pixels of a picture of `check_size`; `looking` while one
    is looked at.

    `problem` and `deck_problem` are the system's words for why settings or deck could not be kept.
    """

    settings: CameraSettings = field(default_factory=CameraSettings)
    zones: ZoneSettings = field(default_factory=ZoneSettings)
    survey: Survey | None = None
    adjusting: bool = False
    cameras: tuple[str, ...] = ()
    recordings: tuple[str, ...] = ()
    recordings_folder: str = ""
    teaching: Teaching | None = None
    self_check: SelfCheck | None = None
    check: DeckCheck | None = None
    check_size: tuple[int, int] = (1, 1)
    looking: bool = False
    problem: str = ""
    deck_problem: str = ""
