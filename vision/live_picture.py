"""The picture that people look at: a small copy of a part of a frame, made on the camera's thread."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from types import TracebackType
from typing import Final, Self

from config.camera import Corners
from vision.sources.frame import Control, Frame, FrameSource
from vision.zones import box

PICTURE_WIDTH: Final = 800
"""More than the picture has on any screen but the largest."""
EVERY_SECONDS: Final = 0.09
ASPECT: Final = 4 / 3
MARGIN: Final = 0.035
"""What is shown around a zone or cards, as a share of the picture; `LEAST_MARGIN` is enough as it is."""
LEAST_MARGIN: Final = 0.005
MOST_WIDER: Final = 1.3

Region = tuple[float, float, float, float]
WHOLE: Final[Region] = (0.0, 0.0, 1.0, 1.0)


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class LivePicture:
    """`bgr` has `height` rows of `width` pixels, a byte each for blue, green and red.

    It shows `region` of the frame: left, top, right, bottom in shares of its width and height.
    """

    width: int
    height: int
    bgr: bytes = field(repr=False)
    region: Region


def live_picture(frame: Frame, region: Region = WHOLE) -> LivePicture:
    """A copy of this part of the frame, no wider than `PICTURE_WIDTH`."""
    import cv2

    rows, columns = frame.picture.shape[:2]
    left, right = (round(share * columns) for share in (region[0], region[2]))
    top, bottom = (round(share * rows) for share in (region[1], region[3]))
    picture = frame.picture[top:bottom, left:right]
    height, width = picture.shape[:2]
    if width > PICTURE_WIDTH:
        height, width = max(1, round(height * PICTURE_WIDTH / width)), PICTURE_WIDTH
        picture = cv2.resize(picture, (width, height), interpolation=cv2.INTER_AREA)  # type: ignore[assignment]
    return LivePicture(
        width=width,
        height=height,
        bgr=picture.tobytes(),
        region=(left / columns, top / rows, right / columns, bottom / rows),
    )


def region_around(points: Corners) -> Region:
    """A part of a picture of 16 to 9 with these places in its middle and a little around them."""
    left, top, right, bottom = box(points)
    across = ASPECT * 9 / 16  # In shares of the picture's width and height.
    width = min(1.0, max(right - left + 2 * MARGIN, (bottom - top + 2 * MARGIN) * across))
    height = min(1.0, width / across)
    x = min(max((left + right - width) / 2, 0.0), 1.0 - width)
    y = min(max((top + bottom - height) / 2, 0.0), 1.0 - height)
    return x, y, x + width, y + height


def still_fits(region: Region, points: Corners) -> bool:
    """Whether the region goes on showing these places well: a picture that jumps is hard to look at."""
    left, top, right, bottom = box(points)
    around = left - region[0], top - region[1], region[2] - right, region[3] - bottom
    wanted = region_around(points)
    return min(around) > LEAST_MARGIN and region[2] - region[0] < MOST_WIDER * (wanted[2] - wanted[0])


class LookedAtSource:
    """A source of frames whose pictures are shown as well, while somebody looks.

    `show` is called on the thread that asks for frames, at most eleven times a second; it must hand over and
    return. While nobody looks nothing is copied.

    Attributes:
        region: the part that somebody looks at, ``None`` while nobody does; set on any thread.
    """

    def __init__(self, source: FrameSource, *, show: Callable[[LivePicture], None]) -> None:
        self._source = source
        self._show = show
        self._shown_at = float("-inf")
        self.region: Region | None = None

    @property
    def name(self) -> str:
        """That of the source."""
        return self._source.name

    @property
    def ended(self) -> bool:
        """Whether the source has ended."""
        return self._source.ended

    def newest(self) -> Frame | None:
        """The newest frame of the source."""
        frame, region = self._source.newest(), self.region
        if region is None or frame is None or 0 <= frame.at - self._shown_at < EVERY_SECONDS:
            return frame
        self._shown_at = frame.at
        self._show(live_picture(frame, region))
        return frame

    def lock(self) -> frozenset[Control]:
        """As the source."""
        return self._source.lock()

    def unlock(self) -> None:
        """As the source."""
        self._source.unlock()

    def __enter__(self) -> Self:
        self._shown_at = float("-inf")
        self._source.__enter__()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self._source.__exit__(kind, error, traceback)
