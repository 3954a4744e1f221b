"""Pages that cover the whole window for a while, each with what it remembers."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TypeAlias

from ui.desk.camera_pages import CameraPages
from ui.desk.devices import DevicesPage
from ui.desk.dispute import DisputePage
from ui.desk.games import ChipsPage, GamesPage
from ui.desk.looking_back import BooksPage, HandPage, HandsPage, StepPage
from ui.desk.names import NamesPage
from ui.desk.settings import SettingsPage


@dataclass(frozen=True, slots=True, kw_only=True)
class RulesPage:
    """The house-rules card, read from line `first` on, or else from the one that is `marked`.

    `below` is the ruling that named the marked line; `note` what became of copying or saving. `reading`: it
    is being read aloud.
    """

    first: int | None = None
    marked: str = ""
    below: DisputePage | None = None
    note: str = ""
    reading: bool = False


Page: TypeAlias = (
    RulesPage
    | DisputePage
    | SettingsPage
    | HandsPage
    | HandPage
    | StepPage
    | BooksPage
    | NamesPage
    | GamesPage
    | ChipsPage
    | DevicesPage
    | CameraPages
)


def page_after_entry(page: Page | None) -> Page | None:
    """The page that stays open when something has been recorded: a ruling on what was before is over."""
    match page:
        case DisputePage():
            return None
        case RulesPage():
            return replace(page, below=None)
        case _:
            return page
