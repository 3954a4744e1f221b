"""Touches on the pages that cover the window, and those that open them."""

from __future__ import annotations

from dataclasses import replace

from ui import intents
from ui.desk.desk import Desk
from ui.desk.pages import Page, RulesPage
from ui.intents import Intent
from ui.present.rules_card import rules_read_out, rules_text
from ui.present.scene import Scene
from ui.react.reaction import Effect, Export, Reaction

RULES_FILE = "house-rules.txt"


def react_on_page(scene: Scene, intent: Intent) -> Reaction | None:
    """What `intent` means for a page, or ``None``."""
    desk = scene.desk
    if isinstance(intent, intents.OpenHouseRules):
        return Reaction(desk=opened(desk, RulesPage()))
    page = desk.page
    if not isinstance(page, RulesPage) or desk.entry is not None:
        return None
    match intent:
        case intents.TurnPage("rules", first):
            return Reaction(desk=replace(desk, page=replace(page, first=first, note="")))
        case intents.ReadRules():
            reading = replace(page, reading=True)
            return Reaction(desk=replace(desk, page=reading), aloud=rules_read_out(scene))
        case intents.CopyText():
            return Reaction(desk=desk, export=Export(text=rules_text(scene)))
        case intents.SaveText():
            return Reaction(desk=desk, export=Export(text=rules_text(scene), file=RULES_FILE))
        case intents.Back() if desk.overlay is None and desk.seat_menu is None:
            effect = Effect.HUSH if page.reading else None
            return Reaction(desk=replace(desk, page=page.below), effect=effect)
        case _:
            return None


def opened(desk: Desk, page: Page) -> Desk:
    """The desk with `page` open, and with the menu closed that it was opened from."""
    return replace(desk, page=page, overlay=None, seat_menu=None)
