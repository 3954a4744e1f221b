"""How the camera is, on the page of the devices."""

from __future__ import annotations

from dealer.words.catalogue import capital
from ui.camera.seen import CameraSeen
from ui.present.camera_faults import fault_words
from ui.present.device_faults import short
from ui.present.scene import Scene
from ui.views import DeviceRowView


def camera_row(scene: Scene, camera: CameraSeen) -> DeviceRowView:
    """Its name, how it is, and what is wrong with it or where it is."""
    health, words = camera.health, scene.words
    wrong = health.fault or next(iter(health.troubles), None)
    troubled = health.fault is None and wrong is not None
    word = words.text(f"camera.condition.{'troubled' if troubled else health.condition.value}")
    if camera.source == "simulator":
        word = f"{word}, {words.text('device.simulated')}"
    detail = short(health.where)
    if wrong is not None:
        text, helps = fault_words(wrong, words)
        detail = f"{capital(text)}. {helps}"
    return DeviceRowView(title=words.text("camera.name"), word=word, detail=detail, wrong=wrong is not None)
