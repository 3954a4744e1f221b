"""Scenes of the pages about the camera, and touches on them, without a window."""

from __future__ import annotations

from dataclasses import replace

from config.camera import CameraSettings, ZoneSettings
from dealer.words.languages import LANGUAGES
from tests.support.hosting import a_host
from ui.camera.seen import CameraSeen
from ui.camera_setup.seen import CameraSetupSeen
from ui.desk.camera_pages import CameraPage, CameraPages
from ui.intents import Intent
from ui.present.scene import Scene
from ui.present.window import window_view
from ui.react.react import react
from ui.react.reaction import Reaction
from ui.views import ScreenView
from ui.views.camera import PictureView
from vision.health import CameraHealth, Condition

PICTURE = PictureView(width=16, height=9, bgr=bytes(16 * 9 * 3))
READY = CameraHealth(condition=Condition.READY, where="/dev/video0")
SQUARE = ((0.2, 0.2), (0.4, 0.2), (0.4, 0.5), (0.2, 0.5))


class CameraDesk:
    """A window at `page`. `reaction` is what the last touch led to."""

    def __init__(self, page: CameraPages | None = None, seen: CameraSetupSeen | None = None) -> None:
        scene = a_host(1000, 1000, 1000, story=None).scene
        self.scene: Scene = replace(
            scene,
            desk=replace(scene.desk, page=page or CameraPage()),
            camera=CameraSeen(source="usb", health=READY, picture=PICTURE),
            camera_setup=seen or CameraSetupSeen(settings=CameraSettings(source="usb")),
        )
        self.reaction = Reaction(desk=self.scene.desk)

    def with_zones(self, **seats: tuple[tuple[float, float], ...]) -> CameraDesk:
        """The zones of ``board`` and of seats ``s1`` to ``s10`` are drawn."""
        zones = ZoneSettings(
            board=seats.pop("board", ()),
            seats=tuple((int(name[1:]), corners) for name, corners in seats.items()),
        )
        seen = CameraSetupSeen(settings=CameraSettings(source="usb", zones=zones), zones=zones)
        self.scene = replace(self.scene, camera_setup=seen)
        return self

    def without_picture(self, *, camera: bool) -> CameraDesk:
        """There is no picture; there is not even a `camera`."""
        seen = CameraSeen(source="usb", health=replace(READY, condition=Condition.STARTING))
        self.scene = replace(self.scene, camera=seen if camera else None)
        return self

    def tap(self, *intents: Intent) -> Reaction:
        """Touch one after another."""
        for intent in intents:
            self.reaction = react(self.scene, intent)
            self.scene = replace(self.scene, desk=self.reaction.desk)
        return self.reaction

    @property
    def screen(self) -> ScreenView:
        return window_view(self.scene).screen

    def in_german(self) -> CameraDesk:
        """The same in the other language."""
        self.scene = replace(self.scene, words=LANGUAGES["de"].words)
        return self
