"""Touches on the pages that look back at the night, and those that open them."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from dealer.night.books_text import books_text
from dealer.night.hand_text import hand_text
from dealer.night.night_text import night_text
from dealer.records.phh import phh_hand
from ui import intents
from ui.desk.desk import Desk
from ui.desk.looking_back import BooksPage, HandPage, HandsPage, StepPage
from ui.desk.pages import Page, RulesPage
from ui.intents import Intent
from ui.intents.corrections import CorrectionIntent
from ui.intents.hand import HandIntent
from ui.intents.seats import SeatIntent
from ui.intents.setup import SetupIntent
from ui.intents.sheets import SheetIntent
from ui.present.books import books_speaker
from ui.present.hand_log import ROWS, logged_hand
from ui.present.scene import Scene
from ui.react.reaction import Export, Reaction, TextFile

LookingBack = HandsPage | HandPage | StepPage | BooksPage


def react_looking_back(scene: Scene, intent: Intent) -> Reaction | None:
    """What `intent` means for the hands and the books of the night, or ``None``."""
    desk = scene.desk
    opened = _opened(scene, intent)
    if opened is not None:
        return Reaction(desk=replace(desk, page=opened, overlay=None, seat_menu=None))
    page = desk.page
    if not isinstance(page, LookingBack) or desk.entry is not None:
        return None
    match intent:
        case intents.Back() if desk.overlay is None and desk.seat_menu is None:
            return Reaction(desk=replace(desk, page=_before(scene, page)))
        case intents.CopyText() | intents.SaveText():
            return Reaction(desk=desk, export=_export(scene, page, copy=isinstance(intent, intents.CopyText)))
        case _:
            # The table of today lies under the page, and is not touched through it.
            return Reaction(desk=desk) if isinstance(intent, _AT_THE_TABLE) else None


_AT_THE_TABLE = HandIntent | SheetIntent | SeatIntent | CorrectionIntent | SetupIntent


def _opened(scene: Scene, intent: Intent) -> Page | None:
    """The page that is opened, or turned."""
    page = scene.desk.page
    match intent:
        case intents.OpenHands():
            return HandsPage()
        case intents.OpenBooks():
            return BooksPage(opened_from=page if isinstance(page, HandsPage) else None)
        case intents.OpenHand(place) if logged_hand(scene, place) is not None:
            return HandPage(place=place)
        case intents.OpenStep(place, step):
            hand = logged_hand(scene, place)
            return None if hand is None else StepPage(place=place, step=min(step, len(hand.steps) - 1))
        case intents.TurnPage("hands", first) if isinstance(page, HandsPage):
            return HandsPage(first=first)
        case intents.TurnPage("hand", first) if isinstance(page, HandPage):
            return HandPage(place=page.place, first=first)
        case intents.TurnPage("books", first) if isinstance(page, BooksPage):
            return replace(page, first=first, note="")
        case _:
            return None


def _before(scene: Scene, page: LookingBack) -> Page | None:
    """From a step to its hand, from a hand to its place in the list."""
    match page:
        case StepPage():
            return HandPage(place=page.place)
        case HandPage():
            count = len(scene.log) if scene.log is not None else 0
            return HandsPage(first=max(count - 1 - page.place, 0) // ROWS * ROWS)
        case BooksPage():
            return page.opened_from
        case HandsPage():
            return None
        case _:
            assert_never(page)


def _export(scene: Scene, page: LookingBack, *, copy: bool) -> Export | None:
    """The text of what the page shows; to be saved it has a name by night and hand.

    A hand that has words in PHH is saved in them too, for programs to read.
    """
    log = scene.log
    if log is None:
        return None
    if isinstance(page, BooksPage):
        text, name, phh = _titled_books(scene), "books", None
    elif isinstance(page, HandsPage):
        text, name, phh = night_text(log, scene.state, scene.words), "night", None
    else:
        hand = logged_hand(scene, page.place)
        if hand is None:
            return None
        name = f"hand-{hand.number}{'_void' if hand.voided else ''}"
        text, phh = hand_text(hand, scene.words), phh_hand(hand)
    if copy:
        return Export(text=text)
    stem = f"{_night_name(scene)}_{name}"
    beside = None if phh is None else TextFile(name=f"{stem}.phh", text=phh)
    return Export(text=text, file=f"{stem}.txt", beside=beside)


def _titled_books(scene: Scene) -> str:
    standing = scene.log.past.standing if scene.log is not None else ()
    date = standing[0].at[:10] if standing else ""
    return "\n\n".join((scene.words.text("log.night", date=date), books_text(books_speaker(scene))))


def _night_name(scene: Scene) -> str:
    """The night by when it began: ``"2026-12-04_20-15"``."""
    standing = scene.log.past.standing if scene.log is not None else ()
    return standing[0].at[:16].replace("T", "_").replace(":", "-") if standing else "night"


def noted(desk: Desk, note: str) -> Desk:
    """The desk with `note` on the page that was copied or saved."""
    page = desk.page
    if isinstance(page, HandsPage | HandPage | BooksPage | RulesPage):
        return replace(desk, page=replace(page, note=note))
    return desk
