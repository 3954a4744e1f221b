"""One frame, and what every source of frames can do."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from types import TracebackType
from typing import TYPE_CHECKING, Final, Protocol, Self

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

USUAL_SIZE: Final = (1280, 720)
"""Asked for from every camera: enough for a table's cards, little enough for a small machine."""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Frame:
    """`picture` is ``(H, W, 3) uint8`` BGR and is not written to; `number` grows with every frame of an
    opening, `at` is its time in seconds, of the source's clock."""

    number: int
    at: float
    picture: NDArray[np.uint8] = field(repr=False)


class Control(Enum):
    """What a camera does by itself until it is locked."""

    EXPOSURE = "exposure"
    WHITE_BALANCE = "white_balance"
    FOCUS = "focus"


class FrameSource(Protocol):
    """A source; entering opens it, leaving closes it, and it may be opened again.

    All of it is called on one thread. Nothing here waits for a frame.
    """

    @property
    def name(self) -> str:
        """The device, file or folder."""
        ...

    @property
    def ended(self) -> bool:
        """Whether no more frames will come; never so of a camera."""
        ...

    def newest(self) -> Frame | None:
        """The newest frame, the same one again if none has come since, ``None`` before the first.

        Raises `SourceLost`.
        """
        ...

    def lock(self) -> frozenset[Control]:
        """Hold exposure, white balance and focus as they are now; those that the driver really holds."""
        ...

    def unlock(self) -> None:
        """Let the camera adjust itself again."""
        ...

    def __enter__(self) -> Self:
        """Open; raises `CannotOpen`."""
        ...

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        """Close; never raises."""
        ...
