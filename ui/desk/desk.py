"""The desk: which part of the evening is shown, and what lies over it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from ui.desk.entry import Entry
from ui.desk.pages import Page
from ui.desk.setup import Setup
from ui.desk.sheets import AmountSheet, CardsSheet, SplitChoice


class Place(Enum):
    """Which part of the evening the window shows."""

    START = "start"
    SETUP = "setup"
    TABLE = "table"


class Overlay(Enum):
    """What lies over the screen."""

    MENU = "menu"
    ASK_FOLD = "ask fold"
    ASK_VOID = "ask void"
    CHANGE = "change"
    ACTION_AGAIN = "action again"
    BEFORE_CARDS = "before cards"
    GAME = "game"
    ASK_DELETE_GAME = "ask delete game"
    NEW_SEAT = "new seat"
    """Where the player of the seat menu moves to."""
    JOIN = "join"


@dataclass(frozen=True, slots=True, kw_only=True)
class Desk:
    """The window's own state.

    `laid_aside` is a game that was being laid out when somebody went back from it.
    `first_row` and `first_award` are ``None`` until the lists of the showdown are turned by hand;
    `put_away` is the number of the hand whose showdown was left for the table; `offers_left` name what
    the camera has offered of late and nobody wanted.
    """

    place: Place = Place.START
    page: Page | None = None
    sheet: AmountSheet | CardsSheet | None = None
    entry: Entry | None = None
    overlay: Overlay | None = None
    seat_menu: int | None = None
    split: SplitChoice | None = None
    correcting: int = 0
    setup: Setup | None = None
    laid_aside: Setup | None = None
    line: str = ""
    refusal: str = ""
    full_screen: bool = True
    locked: bool = False
    first_row: int | None = None
    first_award: int | None = None
    changes_skipped: int = 0
    put_away: int = 0
    offers_left: tuple[str, ...] = ()
    known_names: tuple[str, ...] = ()
