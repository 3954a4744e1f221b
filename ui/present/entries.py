"""Whom an entry is about, and why what was typed cannot be taken yet."""

from __future__ import annotations

from ui.desk.entry import Entry, EntryFor
from ui.desk.sheets import entered_chips
from ui.present.night import NUMBERS
from ui.present.scene import Scene

LONGEST_NAME = 24


def entry_who(scene: Scene, entry: Entry) -> str:
    """The name of the player the entry is about, or nothing."""
    setup = scene.desk.setup
    if setup is not None and scene.preset is not None:
        return next((p.name for p in setup.players if p.seat == entry.seat), "")
    return scene.state.name(entry.seat) if scene.state.seat(entry.seat) else ""


def entry_problem(scene: Scene, entry: Entry) -> str:
    """What is wrong with the text, in a line; empty when it can be taken."""
    if entry.purpose not in NUMBERS:
        return _name_problem(scene, entry)
    chips = entered_chips(entry.text, scene.unit)
    if not entry.text:
        return scene.text("entry.amount_missing")
    if chips is None:
        return scene.text("entry.no_chip", amount=scene.money(1))
    if not chips and entry.purpose is not EntryFor.STACK_AGAIN:
        return scene.text("entry.amount_missing")
    return _blind_problem(scene, entry, chips)


def _blind_problem(scene: Scene, entry: Entry, chips: int) -> str:
    setup = scene.desk.setup
    if setup is None:
        return ""
    if entry.purpose is EntryFor.BIG_BLIND and chips < setup.small_blind_chips:
        return scene.text("entry.big_least", amount=scene.money(setup.small_blind_chips))
    return ""


def _name_problem(scene: Scene, entry: Entry) -> str:
    name = " ".join(entry.text.split())
    if not name:
        return scene.text("entry.name_missing")
    return scene.text("entry.name_long", most=LONGEST_NAME) if len(name) > LONGEST_NAME else ""
