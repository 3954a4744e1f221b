"""Touches on the page of the devices, and those that open it."""

from __future__ import annotations

from dataclasses import replace

from ui import intents
from ui.desk.devices import DevicesPage
from ui.intents import Intent
from ui.present.scene import Scene
from ui.react.pages import opened
from ui.react.reaction import Reaction


def react_to_devices(scene: Scene, intent: Intent) -> Reaction | None:
    """What `intent` means for the devices, or ``None``."""
    desk = scene.desk
    match intent:
        case intents.OpenDevices():
            return Reaction(desk=opened(desk, DevicesPage()))
        case intents.LightSeat() | intents.TryBuzzer():
            return Reaction(desk=desk, trial=intent)
        case intents.TryVoice():
            return Reaction(desk=replace(desk, refusal=""), aloud=(scene.text("devices.spoken"),))
        case _:
            return None
