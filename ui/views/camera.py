"""The live picture of the camera, with what is outlined on it."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from typing import Final

Place = tuple[float, float]
"""x and y in shares 0..1 of the width and height of all that the camera sees."""
Region = tuple[float, float, float, float]
"""Left, top, right, bottom of a part of what the camera sees, in the same shares."""
WHOLE: Final[Region] = (0.0, 0.0, 1.0, 1.0)


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class PictureView:
    """`region` of what the camera sees: `bgr` has `height` rows of `width` pixels, blue, green, red, a byte
    each. It equals only itself."""

    width: int
    height: int
    bgr: bytes = field(repr=False)
    region: Region = WHOLE


class Outline(Enum):
    """What an outline on the picture says."""

    SURE = "sure"
    """A card that was read: ivory."""
    ASKED = "asked"
    """A card that somebody has to say: brass and dashed."""
    ZONE = "zone"
    """No card but a part of the picture: thin."""
    CHOSEN = "chosen"
    """The part of the picture that is being drawn: brass."""


@dataclass(frozen=True, slots=True, kw_only=True)
class OutlineView:
    """Three `corners` or more; with fewer, a ring around the first. `label` stands below it, or for a zone
    at its upper edge."""

    corners: tuple[Place, ...]
    outline: Outline = Outline.SURE
    label: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class CameraView:
    """The picture, or `words` where there is none; the `caption` stands in its corner."""

    picture: PictureView | None = None
    outlines: tuple[OutlineView, ...] = ()
    caption: str = ""
    words: str = ""
