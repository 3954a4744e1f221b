"""How the camera is: what the Devices screen, the banner and the card sheet show."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from vision.sources.faults import SourceFault
from vision.sources.frame import Control
from vision.view import ViewTrouble


class Condition(Enum):
    """How the camera is."""

    ABSENT = "absent"
    """Not there, or gone; it is looked for again and again."""
    STARTING = "starting"
    """Open, and no frame has come yet."""
    READY = "ready"
    FAULTY = "faulty"
    """There, but not to be used: refused, or reading fails."""
    ENDED = "ended"
    """A file that was shown to its end, or the worker was closed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SourceFailed:
    """The source broke in a way nobody foresaw; `detail` is the program's word, the log has the rest."""

    detail: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ReaderFailed:
    """Reading broke in a way nobody foresaw; `detail` is the program's word, the log has the rest."""

    detail: str


CameraFault = SourceFault | SourceFailed | ReaderFailed


@dataclass(frozen=True, slots=True, kw_only=True)
class CameraHealth:
    """`where` is the device or file, `troubles` are what is wrong with its picture, `locked` what is held."""

    condition: Condition
    where: str = ""
    fault: CameraFault | None = None
    troubles: tuple[ViewTrouble, ...] = ()
    locked: frozenset[Control] = frozenset()
