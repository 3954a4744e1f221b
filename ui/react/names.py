"""Touches on the page of names from earlier nights."""

from __future__ import annotations

from dataclasses import replace

from ui import intents
from ui.desk.desk import Place
from ui.desk.names import NamesPage
from ui.intents import Intent
from ui.present.scene import Scene
from ui.react.reaction import Reaction
from ui.react.setup import seated


def react_to_names(scene: Scene, intent: Intent) -> Reaction | None:
    """What `intent` means for the names of earlier nights, or ``None``."""
    desk, setup = scene.desk, scene.desk.setup
    if setup is None or desk.place is not Place.SETUP:
        return None
    if isinstance(intent, intents.OpenNames):
        return Reaction(desk=replace(desk, page=NamesPage()))
    if not isinstance(desk.page, NamesPage):
        return None
    match intent:
        case intents.TurnPage("names", first):
            return Reaction(desk=replace(desk, page=NamesPage(first=first)))
        case intents.SeatPlayer(seat, name) if seat:
            filled = seated(scene, setup, seat, name)
            # Seat after seat is filled by one tap each; a full table has no further question.
            page = desk.page if filled.asked else None
            return Reaction(desk=replace(desk, setup=filled, page=page))
        case _:
            return None
