"""Why a source of frames cannot be opened, or is gone, as records: the words are made elsewhere."""

from __future__ import annotations

from dataclasses import dataclass

from vision.errors import VisionError


@dataclass(frozen=True, slots=True, kw_only=True)
class NoCamera:
    """No camera is plugged in; `wanted` is the path looked for, ``""`` where any would do."""

    wanted: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class NoPermission:
    """This user may not open `path`; members of `group` may (``""`` where the system does not say)."""

    path: str
    group: str


@dataclass(frozen=True, slots=True, kw_only=True)
class CameraTaken:
    """Another program uses the camera at `path`."""

    path: str


@dataclass(frozen=True, slots=True, kw_only=True)
class NoPicture:
    """The camera at `path` can be opened but gives no picture."""

    path: str


@dataclass(frozen=True, slots=True, kw_only=True)
class CameraFailed:
    """The system refused `path`, and says why in `detail`."""

    path: str
    detail: str


@dataclass(frozen=True, slots=True, kw_only=True)
class CameraGone:
    """The camera at `path` was there and is not any more."""

    path: str


@dataclass(frozen=True, slots=True, kw_only=True)
class LibraryMissing:
    """`library` is not installed; the system's `package` brings it."""

    library: str
    package: str


@dataclass(frozen=True, slots=True, kw_only=True)
class FileUnreadable:
    """The file or folder at `path` cannot be read; `detail` is the system's word, or ``""``."""

    path: str
    detail: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class NothingInFolder:
    """The folder `path` holds no picture."""

    path: str


SourceFault = (
    NoCamera
    | NoPermission
    | CameraTaken
    | NoPicture
    | CameraFailed
    | CameraGone
    | LibraryMissing
    | FileUnreadable
    | NothingInFolder
)


class CannotOpen(VisionError):
    """A source cannot be opened now, for the reason in `fault`."""

    def __init__(self, fault: SourceFault) -> None:
        super().__init__(fault)
        self.fault = fault


class SourceLost(VisionError):
    """A source that was open gives nothing any more: close it, and try to open it again."""

    def __init__(self, fault: SourceFault) -> None:
        super().__init__(fault)
        self.fault = fault
