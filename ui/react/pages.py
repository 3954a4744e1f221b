"""Touches on the pages that cover the window, and those that open them."""

from __future__ import annotations

from dataclasses import replace

from ui import intents
from ui.desk.desk import Desk
from ui.desk.pages import Page, RulesPage
from ui.intents import Intent
from ui.present.scene import Scene
from ui.react.reaction import Reaction


def react_on_page(scene: Scene, intent: Intent) -> Reaction | None:
    """What `intent` means for a page, or ``None``."""
    desk = scene.desk
    match intent:
        case intents.OpenHouseRules():
            return Reaction(desk=opened(desk, RulesPage()))
        case intents.TurnPage("text", first) if isinstance(desk.page, RulesPage):
            return Reaction(desk=replace(desk, page=RulesPage(first=first)))
        case _:
            return None


def opened(desk: Desk, page: Page) -> Desk:
    """The desk with `page` open, and with the menu closed that it was opened from."""
    return replace(desk, page=page, overlay=None, seat_menu=None)
