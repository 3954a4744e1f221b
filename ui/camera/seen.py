"""What the window knows of the camera at one moment."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ui.views.camera import PictureView

if TYPE_CHECKING:
    from vision.health import CameraHealth
    from vision.watcher import Report


@dataclass(frozen=True, slots=True, kw_only=True)
class CameraSeen:
    """`report` is the newest about what the hand waits for now, ``None`` while there is none; `picture` the
    newest one, ``None`` while nobody looks at it.

    `source` is what the settings or the command line name: ``"usb"``. `seats` are those with a zone.
    """

    source: str
    health: CameraHealth
    report: Report | None = None
    picture: PictureView | None = None
    seats: frozenset[int] = frozenset()

    @property
    def reads(self) -> bool:
        """Whether the camera gives pictures that can be read."""
        from vision.health import Condition
        from vision.view import UNREADABLE

        return self.health.condition is Condition.READY and UNREADABLE.isdisjoint(self.health.troubles)
