"""What the controller knows of the camera."""

from __future__ import annotations

from typing import Protocol

from ui.camera.seen import CameraSeen
from ui.intents import Intent


class Camera(Protocol):
    """`ui.camera.eye.Eye` is one. No call but `close` waits for the camera."""

    def seen(self) -> CameraSeen | None:
        """What is known now; ``None`` where no camera is named."""

    def tell(self, told: Intent) -> None:
        """Somebody has tapped something that the camera has to know."""

    def close(self) -> None:
        """Let the camera go."""


class NoCamera:
    """A table without one: cards are tapped."""

    def seen(self) -> CameraSeen | None:
        """Nothing."""
        return None

    def tell(self, told: Intent) -> None:
        """Nobody is told."""

    def close(self) -> None:
        """Nothing is held."""
