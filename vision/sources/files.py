"""Pictures and videos from files, as if a camera saw them: each frame is asked for, none is missed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Final, Self

from vision.pictures import UnreadablePicture, load_picture, picture_paths
from vision.sources.faults import CannotOpen, FileUnreadable, NothingInFolder
from vision.sources.frame import Control, Frame

if TYPE_CHECKING:
    import cv2
    import numpy as np
    from numpy.typing import NDArray

HELD_FRAMES: Final = 12
"""So many frames show one picture: cards are agreed on over several."""
FRAMES_A_SECOND: Final = 10.0


class PictureFiles:
    """A picture, or the pictures in a folder and below in the order of their names.

    `skipped` are the files that turned out to be no pictures.
    """

    def __init__(self, path: Path, *, held_frames: int = HELD_FRAMES) -> None:
        self._path = path
        self._held_frames = held_frames
        self._frames: Iterator[NDArray[np.uint8]] = iter(())
        self._newest: Frame | None = None
        self._ended = False
        self.skipped: tuple[Path, ...] = ()

    @property
    def name(self) -> str:
        """The path."""
        return str(self._path)

    @property
    def ended(self) -> bool:
        """Whether the last picture has been shown for as long as the others."""
        return self._ended

    def __enter__(self) -> Self:
        if not self._path.exists():
            raise CannotOpen(FileUnreadable(path=self.name, detail="No such file or directory"))
        paths = tuple(picture_paths([self._path]))
        if not paths:
            raise CannotOpen(NothingInFolder(path=self.name))
        self._frames, self._newest, self._ended, self.skipped = self._all(paths), None, False, ()
        return self

    def _all(self, paths: tuple[Path, ...]) -> Iterator[NDArray[np.uint8]]:
        for path in paths:
            try:
                picture = load_picture(path)
            except UnreadablePicture:
                self.skipped = (*self.skipped, path)
                continue
            for _ in range(self._held_frames):
                yield picture

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self._frames = iter(())

    def newest(self) -> Frame | None:
        """The next frame; the last one again once it has ended."""
        picture = next(self._frames, None)
        if picture is None:
            self._ended = True
        else:
            self._newest = _after(self._newest, picture, FRAMES_A_SECOND)
        return self._newest

    def lock(self) -> frozenset[Control]:
        """Nothing: pictures do not adjust themselves."""
        return frozenset()

    def unlock(self) -> None:
        """Nothing to do."""


class VideoFile:
    """A video, frame by frame."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._capture: cv2.VideoCapture | None = None
        self._newest: Frame | None = None
        self._ended = False
        self._rate = FRAMES_A_SECOND

    @property
    def name(self) -> str:
        """The path."""
        return str(self._path)

    @property
    def ended(self) -> bool:
        """Whether the last frame was shown."""
        return self._ended

    def __enter__(self) -> Self:
        import cv2

        if not self._path.is_file():
            raise CannotOpen(FileUnreadable(path=self.name, detail="No such file or directory"))
        capture = cv2.VideoCapture(str(self._path))
        if not capture.isOpened():
            raise CannotOpen(FileUnreadable(path=self.name))
        self._capture = capture
        self._rate = capture.get(cv2.CAP_PROP_FPS) or FRAMES_A_SECOND
        self._newest, self._ended = None, False
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        if self._capture is not None:
            self._capture.release()
        self._capture = None

    def newest(self) -> Frame | None:
        """The next frame; the last one again once it has ended."""
        import numpy as np

        read, picture = (False, None) if self._capture is None else self._capture.read()
        if read:
            self._newest = _after(self._newest, np.asarray(picture, dtype=np.uint8), self._rate)
        else:
            self._ended = True
        return self._newest

    def lock(self) -> frozenset[Control]:
        """Nothing: a video does not adjust itself."""
        return frozenset()

    def unlock(self) -> None:
        """Nothing to do."""


def _after(last: Frame | None, picture: NDArray[np.uint8], rate: float) -> Frame:
    number = 1 if last is None else last.number + 1
    return Frame(number=number, at=number / rate, picture=picture)
