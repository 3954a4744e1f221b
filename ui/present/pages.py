"""The page that covers the window, if one is open."""

from __future__ import annotations

from typing import assert_never

from ui.desk.camera_pages import CameraPages
from ui.desk.devices import DevicesPage
from ui.desk.dispute import DisputePage
from ui.desk.games import ChipsPage, GamesPage
from ui.desk.looking_back import BooksPage, HandPage, HandsPage, StepPage
from ui.desk.names import NamesPage
from ui.desk.pages import Page, RulesPage
from ui.desk.settings import SettingsPage
from ui.present.books import books_view
from ui.present.chip_set import chip_set_view
from ui.present.devices import devices_page_view
from ui.present.dispute import dispute_view
from ui.present.games import games_view
from ui.present.hand_log import hand_view, hands_view
from ui.present.names import names_view
from ui.present.past import past_view
from ui.present.rules_card import rules_view
from ui.present.scene import Scene
from ui.present.settings import settings_view
from ui.views import ScreenView


def page_view(scene: Scene, page: Page) -> ScreenView:
    """What the open page shows."""
    if isinstance(page, CameraPages):
        # It brings half of the card reader, which a table without a camera starts without.
        from ui.present.camera_setup import camera_page_view

        return camera_page_view(scene, page)
    match page:
        case RulesPage():
            return rules_view(scene, page)
        case DisputePage():
            return dispute_view(scene, page)
        case SettingsPage():
            return settings_view(scene, page)
        case HandsPage() | HandPage() | StepPage() | BooksPage():
            return _page_that_looks_back(scene, page)
        case DevicesPage():
            return devices_page_view(scene, page)
        case NamesPage() | GamesPage() | ChipsPage():
            return _setup_page(scene, page)
        case _:
            assert_never(page)


def _page_that_looks_back(scene: Scene, page: HandsPage | HandPage | StepPage | BooksPage) -> ScreenView:
    match page:
        case HandsPage():
            return hands_view(scene, page)
        case HandPage():
            return hand_view(scene, page)
        case StepPage():
            return past_view(scene, page)
        case BooksPage():
            return books_view(scene, page)
        case _:
            assert_never(page)


def _setup_page(scene: Scene, page: NamesPage | GamesPage | ChipsPage) -> ScreenView:
    """A page over the setup of a game."""
    match page:
        case NamesPage():
            return names_view(scene, page)
        case GamesPage():
            return games_view(scene, page)
        case ChipsPage():
            return chip_set_view(scene)
        case _:
            assert_never(page)
