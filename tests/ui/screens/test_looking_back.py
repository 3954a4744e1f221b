"""The pages that look back and those of names: in reach of a finger, readable, in every size and language."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest

from config.preset import load_presets
from dealer.words.catalogue import Catalogue
from dealer.words.english import ENGLISH
from dealer.words.german import GERMAN
from tests.support.widgets import buttons_in, press, touch_rect
from tests.ui.conftest import ShowWindow
from ui import intents
from ui.gallery.past import past_scenes
from ui.gallery.scenes import gallery_scenes
from ui.present.window import window_view
from ui.screens.past import PastScreen
from ui.stage import Stage
from ui.views import HandsView, ReadingView, WindowView
from ui.widgets.seat import SeatButton

SMALLEST_TARGET_PX = {(800, 480): 47, (1280, 720): 71, (1280, 800): 54, (1920, 1080): 51, (720, 1280): 71}
LANGUAGES = {"en": ENGLISH, "de": GERMAN}
NAMES = (
    "setup",
    "setup-name",
    "setup-name-again",
    "setup-names",
    "setup-two-of-a-name",
    "start-resume",
    "menu",
)


def windows(words: Catalogue) -> dict[str, WindowView]:
    """All scenes of this kind, one of each page also with a note."""
    scenes = gallery_scenes(words=words, presets=load_presets())
    shown = {name: window_view(scenes[name]) for name in (*NAMES, *past_scenes(words))}
    note = words.text(
        "screen.log.saved", file="2026-12-04_20-01_hand-12.txt", folder="~/.local/share/housedealer/exports"
    )
    for name in ("hands", "hand", "books"):
        screen = shown[name].screen
        assert isinstance(screen, HandsView | ReadingView)
        shown[f"{name}-note"] = WindowView(screen=replace(screen, note=note))
    return shown


WINDOWS = {f"{key}-{name}": view for key, words in LANGUAGES.items() for name, view in windows(words).items()}
"""Made once: they are frozen."""

LONG_NAMES = {"start-resume"}
"""The names of ten players end in an ellipsis."""


TIGHTEST = ((800, 480), (720, 1280))
"""Where a text that is longer in another language has the least room."""

SHOWN = [(name, size) for name in WINDOWS for size in (SMALLEST_TARGET_PX if name[:2] == "en" else TIGHTEST)]


@pytest.mark.parametrize(("name", "size"), SHOWN, ids=str)
def test_all_words_can_be_read_and_all_buttons_pressed(
    name: str, size: tuple[int, int], show_window: ShowWindow, cut_texts: list[str]
) -> None:
    window = show_window(WINDOWS[name], size)
    window.grab()
    if name.partition("-")[2] not in LONG_NAMES:
        assert cut_texts == []
    areas = [(button.objectName(), touch_rect(button, window)) for button in buttons_in(window)]
    for button, area in areas:
        assert min(area.width(), area.height()) >= SMALLEST_TARGET_PX[size], button
        assert window.rect().contains(area), button
    for (one, one_area), (other, other_area) in combinations(areas, 2):
        common = one_area.intersected(other_area)
        assert min(common.width(), common.height()) <= 1, f"{one} overlaps {other}"
    assert len({name for name, _ in areas}) == len(areas)


@pytest.fixture
def heard() -> list[object]:
    return []


def shown(show_window: ShowWindow, heard: list[object], name: str) -> Stage:
    stage = show_window(WINDOWS[f"en-{name}"])
    stage.intent.connect(heard.append)
    return stage


def test_a_hand_of_the_list_is_opened_by_its_row(show_window: ShowWindow, heard: list[object]) -> None:
    press(shown(show_window, heard, "hands"), "hand_9")
    assert heard == [intents.OpenHand(9)]


def test_the_pages_of_a_hand_are_turned_forward_and_back(
    show_window: ShowWindow, heard: list[object]
) -> None:
    stage = shown(show_window, heard, "hand")
    press(stage, "page_before")
    press(stage, "page_after")
    (forward,) = heard
    assert isinstance(forward, intents.TurnPage)
    view = WINDOWS["en-hand"].screen
    assert isinstance(view, ReadingView)
    assert 0 < forward.first < len(view.lines)
    stage.render(WindowView(screen=replace(view, first=forward.first)))
    press(stage, "page_before")
    assert heard[-1] == intents.TurnPage("hand", 0)


def test_a_line_in_the_middle_of_a_page_shows_that_page(show_window: ShowWindow, heard: list[object]) -> None:
    stage = shown(show_window, heard, "hand")
    press(stage, "page_after")
    (forward,) = heard
    assert isinstance(forward, intents.TurnPage)
    view = WINDOWS["en-hand"].screen
    assert isinstance(view, ReadingView)
    stage.render(WindowView(screen=replace(view, first=forward.first + 2)))
    press(stage, "page_before")
    assert heard[-1] == intents.TurnPage("hand", 0)


def test_a_short_text_has_no_pages_to_turn(show_window: ShowWindow) -> None:
    view = WINDOWS["en-hand"].screen
    assert isinstance(view, ReadingView)
    stage = show_window(WindowView(screen=replace(view, lines=view.lines[:4])))
    assert not {"page_before", "page_after"} & {button.objectName() for button in buttons_in(stage)}


def test_no_seat_of_the_past_takes_a_touch(show_window: ShowWindow, heard: list[object]) -> None:
    stage = shown(show_window, heard, "past")
    seats = [button for button in buttons_in(stage) if isinstance(button, SeatButton)]
    assert seats
    for seat in seats:
        seat.click()
        press(stage, seat.objectName())
    assert heard == []
    press(stage, "step_next")
    assert heard == [intents.OpenStep(15, 5)]


def test_there_is_no_brass_in_the_past(show_window: ShowWindow) -> None:
    stage = show_window(WINDOWS["en-past"])
    brass = stage.kit.theme.brass.rgb()
    past = stage.findChild(PastScreen)
    assert past is not None
    image = past.grab().toImage()
    found = [
        (x, y) for x in range(image.width()) for y in range(image.height()) if image.pixel(x, y) == brass
    ]
    assert found == []


def test_books_of_many_players_go_on_under_their_columns(
    show_window: ShowWindow, heard: list[object], cut_texts: list[str]
) -> None:
    view = WINDOWS["en-books"].screen
    assert isinstance(view, ReadingView)
    heads, row, *_ = view.lines
    many = replace(view, lines=(heads, *[row] * 40))
    stage = show_window(WindowView(screen=many))
    stage.intent.connect(heard.append)
    firsts = [0]
    for _ in range(4):
        stage.render(WindowView(screen=replace(many, first=firsts[-1])))
        stage.grab()
        press(stage, "page_after")
        turn = heard.pop() if heard else None
        if not isinstance(turn, intents.TurnPage):
            break
        firsts.append(turn.first)
    assert firsts == [0, 11, 22, 33]
    assert cut_texts == []
