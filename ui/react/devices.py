"""Touches on the page of the devices, and those that open it."""

from __future__ import annotations

from dataclasses import replace

from ui import intents
from ui.desk.desk import Desk
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
        case intents.OpenPins():
            return Reaction(desk=opened(desk, DevicesPage(pins=True)))
        case intents.TurnPage("pins", first) if isinstance(desk.page, DevicesPage):
            return Reaction(desk=replace(desk, page=replace(desk.page, first=first)))
        case intents.Back() if _shows_pins(desk):
            return Reaction(desk=replace(desk, page=DevicesPage()))
        case intents.LightSeat() | intents.TryBuzzer():
            return Reaction(desk=desk, trial=intent)
        case intents.TryVoice():
            return Reaction(desk=replace(desk, refusal=""), aloud=(scene.text("devices.spoken"),))
        case _:
            return None


def _shows_pins(desk: Desk) -> bool:
    over = desk.overlay is not None or desk.seat_menu is not None or desk.entry is not None
    return isinstance(desk.page, DevicesPage) and desk.page.pins and not over
