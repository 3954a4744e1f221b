"""Touches on the settings: what is chosen is in force at once; house rules hold from the next hand on."""

from __future__ import annotations

from dataclasses import fields, replace

import pytest

from config.preset import load_presets
from config.settings import Light, Settings, VoiceLevel
from dealer.rules.house import HouseRules, Mode, Structure
from dealer.rules.rule_choices import RULE_CHOICES, rule_choices, with_answer
from tests.support.hosting import Host, a_host
from ui import intents
from ui.desk.desk import Place
from ui.desk.settings import Section, SettingsPage
from ui.present.settings import settings_view
from ui.react.settings import with_setting
from ui.views import ButtonLook, LockView, MenuView, SettingsView, TableView

PRESETS = load_presets()


def shown(host: Host) -> SettingsView:
    return host.shows(SettingsView)


def chosen(view: SettingsView, row: str) -> str:
    """What is in force in the row of this title."""
    [found] = [r for r in view.rows if r.title == row]
    [button] = [b for b in found.choices if b.look is ButtonLook.CHOSEN]
    return button.text


@pytest.mark.parametrize("section", [Section.SOUND, Section.DISPLAY])
def test_each_choice_of_the_box_is_in_force_once_it_is_tapped(section: Section) -> None:
    scene = a_host(1000, 1000, 1000, story=None).scene
    for row in settings_view(scene, SettingsPage(section=section)).rows:
        for button in row.choices:
            assert isinstance(button.intent, intents.ChooseSetting)
            if button.intent.name == "full_screen":
                continue
            settings = with_setting(Settings(), button.intent.name, button.intent.value)
            view = settings_view(replace(scene, settings=settings), SettingsPage(section=section))
            assert chosen(view, row.title) == button.text


def test_a_tap_on_a_setting_says_which_settings_are_wanted_and_leaves_the_table_alone() -> None:
    host = a_host(1000, 1000, 1000, story=None)
    host.tap(intents.OpenSettings(), intents.ChooseSetting("voice", "short"))
    assert host.reaction.settings is not None
    assert host.reaction.settings.sound.voice is VoiceLevel.SHORT
    assert host.reaction.command is None
    assert shown(host).title == "Settings"


def test_an_unknown_setting_is_a_fault_of_the_program() -> None:
    with pytest.raises(KeyError):
        with_setting(Settings(), "colour", "green")


def test_light_and_suits_are_settings_of_the_display() -> None:
    settings = with_setting(with_setting(Settings(), "light", "day"), "four_colours", "on")
    assert (settings.display.light, settings.display.four_colours) == (Light.DAY, True)


def test_a_house_rule_of_the_table_is_changed_by_a_command_for_the_next_hand() -> None:
    host = a_host(1000, 1000, 1000, story=None)
    host.tap(intents.OpenSettings("rules"))
    assert chosen(shown(host), "Run it twice") == "No"
    host.tap(intents.ChooseRule("run_it_twice", "yes"))
    assert host.evening.state.rules.run_it_twice


def test_the_rule_that_is_in_force_already_needs_no_entry() -> None:
    host = a_host(1000, 1000, 1000, story=None)
    host.tap(intents.OpenSettings("rules"), intents.ChooseRule("straddles", "no"))
    assert host.reaction.command is None


def test_house_rules_of_a_game_being_laid_out_are_those_it_is_opened_with() -> None:
    host = Host(a_host(1000, 1000, 1000, story=None).evening, place=Place.START, presets=PRESETS)
    host.tap(intents.NewCashGame(), intents.OpenSettings("rules"), intents.ChooseRule("bomb_pots", "yes"))
    host.tap(intents.Back())
    host.tap(*(intents.SeatPlayer(seat, f"Player {seat}") for seat in (1, 2)), intents.StartNight())
    assert host.evening.state.rules.bomb_pots


def test_another_preset_brings_its_own_rules() -> None:
    host = Host(a_host(1000, 1000, 1000, story=None).evening, place=Place.START, presets=PRESETS)
    host.tap(intents.NewCashGame(), intents.ChooseRule("bomb_pots", "yes"))
    host.tap(intents.ChoosePreset(PRESETS[0].key))
    assert not host.scene.rules.bomb_pots


def test_without_a_game_there_are_no_house_rules_to_set() -> None:
    host = Host(a_host(1000, 1000, 1000, story=None).evening, place=Place.START, presets=PRESETS)
    host.tap(intents.OpenSettings())
    assert [button.text for button in shown(host).sections] == ["Voice", "Display", "Devices"]
    host.tap(intents.OpenSettings("rules"))
    assert [button.text for button in shown(host).sections] == ["Voice", "Display", "Devices"]


def test_why_something_could_not_be_kept_stands_on_the_screen() -> None:
    scene = replace(
        a_host(1000, 1000, 1000, story=None).scene, settings_problem="Not kept: No space left on device"
    )
    view = settings_view(scene, SettingsPage())
    assert view.problem == "Not kept: No space left on device"


def games() -> list[HouseRules]:
    return [HouseRules(mode=mode, structure=structure) for mode in Mode for structure in Structure]


@pytest.mark.parametrize("rules", games(), ids=lambda r: f"{r.mode.value}-{r.structure.value}")
def test_each_answer_to_a_point_is_in_force_once_it_is_given(rules: HouseRules) -> None:
    for choice in rule_choices(rules):
        for word, _ in choice.answers:
            assert choice.word(with_answer(rules, choice.name, word)) == word


def test_every_point_is_a_field_of_the_rules_and_the_usual_answer_is_offered() -> None:
    names = {field.name for field in fields(HouseRules)}
    assert {choice.name for choice in RULE_CHOICES} <= names
    assert all(choice.word(HouseRules()) for choice in RULE_CHOICES)


@pytest.mark.parametrize(
    ("structure", "name"),
    [
        (Structure.FIXED_LIMIT, "fl_raise_cap"),
        (Structure.POT_LIMIT, "pl_assume_full_blinds"),
        (Structure.NO_LIMIT, "two_tier_minimum"),
    ],
)
def test_a_point_is_offered_in_the_games_where_it_comes_up(structure: Structure, name: str) -> None:
    offered = {s: [c.name for c in rule_choices(HouseRules(structure=s))] for s in Structure}
    assert name in offered[structure]
    assert name not in offered[Structure.SPREAD_LIMIT]


def test_a_locked_screen_hears_nothing_but_the_lock() -> None:
    host = a_host(1000, 1000, 1000, story=None)
    host.tap(intents.OpenMenu(), intents.LockScreen(), intents.NextHand(), intents.OpenMenu())
    assert host.shows(LockView).unlock.intent == intents.Unlock()
    assert not host.evening.state.hand_in_play
    host.tap(intents.Unlock(), intents.NextHand())
    assert host.shows(TableView)
    assert host.evening.state.hand_in_play


def test_the_menu_steps_volume_and_brightness_and_stops_at_the_ends() -> None:
    host = a_host(1000, 1000, 1000, story=None)
    host.tap(intents.OpenMenu())
    quick = {button.name: button for button in host.shows(MenuView).quick}
    assert quick["louder"].intent == intents.ChooseSetting("volume", "80")
    assert quick["quieter"].intent == intents.ChooseSetting("volume", "40")
    assert not quick["brighter"].enabled
    assert quick["darker"].intent == intents.ChooseSetting("brightness", "80")
