"""The dispute helper and the house-rules card at all sizes, in English and in German."""

from __future__ import annotations

from itertools import combinations

import pytest

from config.preset import load_presets
from dealer.words.catalogue import Catalogue
from dealer.words.english import ENGLISH
from dealer.words.german import GERMAN
from tests.support.widgets import buttons_in, press, touch_rect
from tests.ui.conftest import ShowWindow
from ui import intents
from ui.gallery_scenes import gallery_scenes
from ui.present.scene import Scene
from ui.present.window import window_view

SMALLEST_TARGET_PX = {
    (800, 480): 47,
    (1280, 720): 71,
    (1280, 800): 54,
    (1920, 1080): 51,
    (720, 1280): 71,
}
LANGUAGES = {"en": ENGLISH, "de": GERMAN}


def scenes(words: Catalogue) -> dict[str, Scene]:
    """The scenes of the helper and of the card."""
    made = gallery_scenes(words=words, presets=load_presets())
    return {name: scene for name, scene in made.items() if name.startswith(("dispute", "rules-card"))}


SCENES = {language: scenes(words) for language, words in LANGUAGES.items()}


@pytest.fixture(params=list(SMALLEST_TARGET_PX), ids=lambda size: f"{size[0]}x{size[1]}")
def size(request: pytest.FixtureRequest) -> tuple[int, int]:
    chosen: tuple[int, int] = request.param
    return chosen


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_cut(
    language: str, size: tuple[int, int], show_window: ShowWindow, cut_texts: list[str]
) -> None:
    stage = show_window(window_view(SCENES[language]["dispute"]), size)
    cut: dict[str, list[str]] = {}
    for name, scene in SCENES[language].items():
        stage.render(window_view(scene))
        stage.grab()
        if cut_texts:
            cut[name] = sorted(set(cut_texts))
            cut_texts.clear()
    assert cut == {}


def test_targets_are_large_enough_inside_the_window_and_apart(
    size: tuple[int, int], show_window: ShowWindow
) -> None:
    stage = show_window(window_view(SCENES["de"]["dispute"]), size)
    for name, scene in SCENES["de"].items():
        stage.render(window_view(scene))
        areas = {button.objectName(): touch_rect(button, stage) for button in buttons_in(stage)}
        for button, area in areas.items():
            assert min(area.width(), area.height()) >= SMALLEST_TARGET_PX[size], (name, button)
            assert stage.rect().contains(area), (name, button)
        for (one, one_area), (other, other_area) in combinations(areas.items(), 2):
            common = one_area.intersected(other_area)
            assert min(common.width(), common.height()) <= 1, (name, one, other)


def test_buttons_say_what_was_tapped(show_window: ShowWindow) -> None:
    stage = show_window(window_view(SCENES["en"]["dispute"]))
    heard: list[object] = []
    stage.intent.connect(heard.append)
    press(stage, "case_string")
    press(stage, "house_rules")
    press(stage, "undo")
    press(stage, "back")
    assert heard == [
        intents.ChooseCase("string"),
        intents.OpenHouseRules(),
        intents.Undo(),
        intents.Back(),
    ]


def test_a_case_that_cannot_be_asked_about_takes_no_press(show_window: ShowWindow) -> None:
    stage = show_window(window_view(SCENES["en"]["dispute-between-hands"]))
    heard: list[object] = []
    stage.intent.connect(heard.append)
    press(stage, "case_string")
    assert heard == []


def test_the_first_page_shows_the_rule_that_was_asked_for(show_window: ShowWindow) -> None:
    stage = show_window(window_view(SCENES["en"]["rules-card-marked"]))
    heard: list[object] = []
    stage.intent.connect(heard.append)
    press(stage, "page_before")
    press(stage, "read_rules")
    (turn, read) = heard
    assert isinstance(turn, intents.TurnPage)
    assert turn.first > 0
    assert read == intents.ReadRules()
