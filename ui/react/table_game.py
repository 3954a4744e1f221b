"""Touches on the game that is being played: its blinds and its chips."""

from __future__ import annotations

from dataclasses import replace

from dealer.rules.chips import ChipColour
from dealer.table.commands import Command, SetChips, SetStakes
from ui import intents
from ui.desk.desk import Place
from ui.desk.entry import Entry, EntryFor
from ui.desk.games import ChipsPage
from ui.desk.setup import with_blinds
from ui.desk.sheets import digits_of
from ui.intents import Intent
from ui.present.chip_set import values_of, with_value, without
from ui.present.scene import Scene
from ui.react.pages import opened
from ui.react.reaction import Reaction


def react_to_table_game(scene: Scene, intent: Intent) -> Reaction | None:
    """What `intent` means for blinds and chips at the table, or ``None``."""
    desk, unit = scene.desk, scene.unit
    if desk.place is not Place.TABLE or not scene.state.opened:
        return None
    if isinstance(intent, intents.TypeBlinds):
        return _typing(scene, Entry(purpose=EntryFor.SMALL_BLIND))
    # What lies on the table in a hand must keep its worth.
    if scene.state.hand_in_play:
        return None
    match intent:
        case intents.OpenChips():
            return Reaction(desk=opened(desk, ChipsPage()))
        case intents.TakeChipOut(colour):
            left = without(scene.chip_set, ChipColour(colour))
            return Reaction(desk=desk, command=SetChips(chip_set=left)) if left is not None else None
        case intents.TypeChip(colour):
            value = values_of(scene.chip_set).get(ChipColour(colour), 0)
            digits = digits_of(value, unit) if value else ""
            return _typing(scene, Entry(purpose=EntryFor.CHIP, colour=colour, text=digits, proposed=True))
        case _:
            return None


def big_blind_after(small_blind_chips: int) -> Entry:
    """What is asked when the small blind has been typed."""
    return Entry(purpose=EntryFor.BIG_BLIND, small_blind_chips=small_blind_chips)


def new_blinds(scene: Scene, entry: Entry, big_blind_chips: int) -> Command:
    """Both blinds, from the next hand on."""
    stakes, structure = scene.state.stakes, scene.state.rules.structure
    return SetStakes(stakes=with_blinds(stakes, structure, entry.small_blind_chips, big_blind_chips))


def new_chips(scene: Scene, entry: Entry, value_chips: int) -> Command:
    """Chips of the colour of the entry are worth so much."""
    return SetChips(chip_set=with_value(scene.chip_set, ChipColour(entry.colour), value_chips))


def _typing(scene: Scene, entry: Entry) -> Reaction:
    return Reaction(desk=replace(scene.desk, entry=entry, overlay=None))
