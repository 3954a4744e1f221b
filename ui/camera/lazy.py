"""The camera that the settings name; nothing of it is loaded before one is named."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from config.camera import CameraSettings, ZoneSettings
from dealer.words.catalogue import Catalogue
from ui.bridge import Bridge
from ui.camera.seen import CameraSeen
from ui.controller import Controller
from ui.intents import Intent

if TYPE_CHECKING:
    from ui.camera.eye import Eye
    from ui.camera.making import CameraParts
    from vision.worker import CameraWorker

NO_SOURCE = "off"


class LazyCamera:
    """Main thread only. `words` are those of the language chosen; a taught deck is kept in `deck_folder`.

    Attributes:
        eye: the camera in use, ``None`` while none is.
        settings: those in force.
        made: called with the thread of each camera that is used from now on.
    """

    def __init__(
        self,
        *,
        controller: Controller,
        bridge: Bridge,
        words: Callable[[], Catalogue],
        deck_folder: Path,
    ) -> None:
        self._controller = controller
        self._bridge = bridge
        self._words = words
        self._deck_folder = deck_folder
        self.eye: Eye | None = None
        self._leaving: list[Eye] = []
        self.settings = CameraSettings()
        self.made: Callable[[CameraWorker], None] = _nobody

    def use(self, settings: CameraSettings) -> None:
        """Have this camera, or none, from now on."""
        self.settings = settings
        if settings.source == NO_SOURCE:
            self._let_go()
            return
        from ui.camera.making import camera_parts

        self.use_parts(camera_parts(settings, deck_folder=self._deck_folder))

    def use_zones(self, zones: ZoneSettings) -> None:
        """The host has drawn other zones on the picture of the camera in use."""
        self.settings = replace(self.settings, zones=zones)
        if self.eye is not None:
            self.eye.use_zones(zones)

    def use_parts(self, parts: CameraParts) -> None:
        """Have the camera that is made of these."""
        from ui.camera.eye import Eye

        self._let_go()
        self.eye = Eye(parts=parts, controller=self._controller, bridge=self._bridge, words=self._words)
        self.made(self.eye.worker)
        self._controller.changed()

    def _let_go(self) -> None:
        """Another camera takes the place of this one, which may still be reading a frame."""
        self._leaving = [eye for eye in self._leaving if not eye.worker.wait(0)]
        if self.eye is not None:
            self.eye.stop()
            self._leaving.append(self.eye)
            self.eye = None

    def show(self) -> None:
        """The window shows the table as it stands."""
        if self.eye is not None:
            self.eye.show()

    def seen(self) -> CameraSeen | None:
        """What is known now; ``None`` where no camera is named."""
        return self.eye.seen() if self.eye is not None else None

    def tell(self, told: Intent) -> None:
        """Somebody has tapped something that the camera has to know."""
        if self.eye is not None:
            self.eye.tell(told)

    def close(self) -> None:
        """Let the camera go; waits for a frame that is being read."""
        self._let_go()
        for eye in self._leaving:
            eye.close()
        self._leaving = []


def _nobody(_worker: CameraWorker) -> None:
    """Nobody wants to know."""
