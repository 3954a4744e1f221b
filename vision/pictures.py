"""Pictures from files: found, opened, and drawn on to show what was read."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from vision.evidence import CardSeen

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

SUFFIXES: Final = frozenset((".jpg", ".jpeg", ".png", ".bmp", ".webp", ".tif", ".tiff"))
LARGEST_PIXELS: Final = 64_000_000
"""More than any camera here gives; a larger picture is taken for a mistake, not for memory to fill."""


class UnreadablePicture(Exception):
    """The file at `path` is no picture that can be read; `reason` is the system's word, or ``None``."""

    def __init__(self, path: Path, reason: str | None = None) -> None:
        super().__init__(path, reason)
        self.path = path
        self.reason = reason


class PictureTooLarge(UnreadablePicture):
    """The picture has more than `LARGEST_PIXELS`."""


def picture_paths(paths: Iterable[Path]) -> Iterator[Path]:
    """`paths`, each folder replaced by the picture files in it and below, in the order of their names."""
    for path in paths:
        if path.is_dir():
            yield from sorted(p for p in path.rglob("*") if p.suffix.lower() in SUFFIXES and p.is_file())
        else:
            yield path


def load_picture(path: Path) -> NDArray[np.uint8]:
    """The picture at `path`, ``(H, W, 3) uint8`` BGR, turned as its camera says.

    Raises `UnreadablePicture`.
    """
    import cv2
    import numpy as np

    try:
        # OpenCV would open the path itself, but says nothing of why it could not.
        data = np.fromfile(path, np.uint8)
    except OSError as error:
        raise UnreadablePicture(path, error.strerror) from error
    try:
        picture = cv2.imdecode(data, cv2.IMREAD_COLOR) if data.size else None
    except cv2.error as error:
        raise UnreadablePicture(path) from error
    if picture is None:
        raise UnreadablePicture(path)
    if picture.shape[0] * picture.shape[1] > LARGEST_PIXELS:
        raise PictureTooLarge(path)
    return np.asarray(picture, dtype=np.uint8)


def save_picture(picture: NDArray[np.uint8], path: Path) -> None:
    """Write `picture` as a PNG file; raises `OSError`."""
    import cv2

    written, data = cv2.imencode(".png", picture)
    assert written
    path.write_bytes(data.tobytes())


def annotated(picture: NDArray[np.uint8], seen: Sequence[CardSeen]) -> NDArray[np.uint8]:
    """A copy of `picture` with a mark, the card's name and its confidence at each index, and the outlines."""
    import cv2
    import numpy as np

    drawn = picture.copy()
    unit = max(1, round(max(picture.shape[:2]) / 640))
    for reading in seen:
        if reading.quad is not None:
            corners = np.array(reading.quad).round().astype(np.int32)
            cv2.polylines(drawn, [corners], True, (0, 200, 0), unit, cv2.LINE_AA)
        x, y = (round(value) for value in reading.index)
        text = f"{reading.card} {reading.confidence:.2f}"
        cv2.circle(drawn, (x, y), 5 * unit, (255, 0, 255), unit, cv2.LINE_AA)
        for colour, thickness in (((0, 0, 0), 3 * unit), ((0, 255, 255), unit)):
            place = (x + 7 * unit, y + 4 * unit)
            cv2.putText(
                drawn, text, place, cv2.FONT_HERSHEY_SIMPLEX, 0.45 * unit, colour, thickness, cv2.LINE_AA
            )
    return drawn
