"""The page that covers the window, if one is open."""

from __future__ import annotations

from typing import assert_never

from ui.desk.dispute import DisputePage
from ui.desk.looking_back import BooksPage, HandPage, HandsPage, StepPage
from ui.desk.names import NamesPage
from ui.desk.pages import Page, RulesPage
from ui.desk.settings import SettingsPage
from ui.present.books import books_view
from ui.present.dispute import dispute_view
from ui.present.hand_log import hand_view, hands_view
from ui.present.names import names_view
from ui.present.past import past_view
from ui.present.rules_card import rules_view
from ui.present.scene import Scene
from ui.present.settings import settings_view
from ui.views import ScreenView


def page_view(scene: Scene, page: Page) -> ScreenView:
    """What the open page shows."""
    match page:
        case RulesPage():
            return rules_view(scene, page)
        case DisputePage():
            return dispute_view(scene, page)
        case SettingsPage():
            return settings_view(scene, page)
        case HandsPage():
            return hands_view(scene, page)
        case HandPage():
            return hand_view(scene, page)
        case StepPage():
            return past_view(scene, page)
        case BooksPage():
            return books_view(scene, page)
        case NamesPage():
            return names_view(scene, page)
        case _:
            assert_never(page)
