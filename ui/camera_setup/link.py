"""What the controller knows of the set-up of the camera."""

from __future__ import annotations

from typing import Protocol

from ui.camera_setup.orders import CameraOrder
from ui.camera_setup.seen import CameraSetupSeen


class CameraSetup(Protocol):
    """`ui.camera_setup.bench.Bench` is one. No call waits for the camera."""

    def seen(self) -> CameraSetupSeen:
        """How everything is now."""

    def carry_out(self, order: CameraOrder) -> None:
        """Somebody wants this done."""


class NoCameraSetup:
    """A window whose camera cannot be set up."""

    def seen(self) -> CameraSetupSeen:
        """Nothing is there."""
        return CameraSetupSeen()

    def carry_out(self, order: CameraOrder) -> None:
        """Nothing can be done."""
