"""The touches on the dispute helper and on the house-rules card; that all fits is told with all screens."""

from __future__ import annotations

from config.preset import load_presets
from dealer.words.catalogue import Catalogue
from dealer.words.english import ENGLISH
from tests.support.widgets import press
from tests.ui.conftest import ShowWindow
from ui import intents
from ui.gallery.scenes import gallery_scenes
from ui.present.scene import Scene
from ui.present.window import window_view


def scenes(words: Catalogue) -> dict[str, Scene]:
    """The scenes of the helper and of the card."""
    made = gallery_scenes(words=words, presets=load_presets())
    return {name: scene for name, scene in made.items() if name.startswith(("dispute", "rules-card"))}


SCENES = scenes(ENGLISH)


def test_buttons_say_what_was_tapped(show_window: ShowWindow) -> None:
    stage = show_window(window_view(SCENES["dispute"]))
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
    stage = show_window(window_view(SCENES["dispute-between-hands"]))
    heard: list[object] = []
    stage.intent.connect(heard.append)
    press(stage, "case_string")
    assert heard == []


def test_the_first_page_shows_the_rule_that_was_asked_for(show_window: ShowWindow) -> None:
    stage = show_window(window_view(SCENES["rules-card-marked"]))
    heard: list[object] = []
    stage.intent.connect(heard.append)
    press(stage, "page_before")
    press(stage, "read_rules")
    (turn, read) = heard
    assert isinstance(turn, intents.TurnPage)
    assert turn.first > 0
    assert read == intents.ReadRules()
