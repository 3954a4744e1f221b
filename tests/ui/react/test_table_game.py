"""Blinds and chips of the game that is being played: changed in the settings, at the table."""

from __future__ import annotations

from config.preset import load_presets
from dealer.rules.chips import ChipColour
from tests.support.hosting import Host, a_host
from ui import intents
from ui.desk.desk import Place
from ui.present.chip_set import values_of
from ui.views import ChipSetView, EntryView, SettingsView


def at_the_rules() -> Host:
    host = a_host(1000, 1000, 1000, story=None)
    host.tap(intents.OpenSettings("rules"))
    return host


def typed(host: Host, digits: str) -> EntryView:
    host.tap(intents.ClearAmount(), *(intents.PressKey(digit) for digit in digits))
    return host.shows(EntryView)


def test_new_blinds_are_posted_from_the_next_hand_on() -> None:
    host = at_the_rules()
    host.press("blinds")
    typed(host, "20")
    host.press("entry_confirm")
    assert host.shows(EntryView).title == "Big blind"
    typed(host, "40")
    host.press("entry_confirm")
    stakes = host.evening.state.stakes
    assert (stakes.small_blind_chips, stakes.big_blind_chips) == (20, 40)
    assert host.has("blinds"), "the settings stay open"


def test_a_big_blind_below_the_small_one_is_not_taken_and_says_why() -> None:
    host = at_the_rules()
    host.press("blinds")
    typed(host, "20")
    host.press("entry_confirm")
    assert typed(host, "10").problem == "at least the small blind of 20"
    host.tap(intents.ConfirmEntry())
    assert host.reaction.command is None


def test_blinds_must_be_payable_in_the_chips() -> None:
    host = at_the_rules()
    host.press("blinds")
    assert typed(host, "7").problem == "not with chips of 5 and more"


def test_another_value_of_a_colour_holds_at_once() -> None:
    host = at_the_rules()
    host.press("chips", "chip_blue")
    assert typed(host, "25").problem == "green is 25 already"
    typed(host, "50")
    host.press("entry_confirm")
    assert values_of(host.evening.state.chip_set)[ChipColour.BLUE] == 50
    assert host.shows(ChipSetView)


def test_chips_change_between_two_hands_only() -> None:
    host = a_host(1000, 1000, 1000)
    host.tap(intents.OpenSettings("rules"))
    button = host.button("chips")
    assert (button.enabled, button.detail) == (False, "between two hands")
    host.tap(intents.OpenChips(), intents.TakeChipOut("red"))
    assert host.reaction.command is None


def test_the_first_key_begins_another_value() -> None:
    host = at_the_rules()
    host.press("chips", "chip_green")
    assert host.shows(EntryView).proposed
    host.tap(intents.PressKey("50"))
    view = host.shows(EntryView)
    assert (view.text, view.proposed) == ("50", False)


def test_a_colour_taken_out_that_the_blinds_need_is_said() -> None:
    host = at_the_rules()
    host.press("chips", "chip_red_out")
    assert host.shows(ChipSetView).problem == "No chips for the small blind of 10"


def test_the_last_colour_stays() -> None:
    host = at_the_rules()
    host.press("chips")
    for colour in ("red", "green", "black", "purple"):
        host.press(f"chip_{colour}_out")
    assert not host.has("chip_yellow_out")
    host.tap(intents.TakeChipOut("yellow"))
    assert [chip.value_chips for chip in host.evening.state.chip_set.chips] == [1000]


def test_a_game_being_laid_out_has_both_on_its_own_screen_and_not_among_the_rules() -> None:
    assert {row.title for row in at_the_rules().shows(SettingsView).rows} >= {"Blinds", "Chips"}
    host = Host(at_the_rules().evening, place=Place.START, presets=load_presets())
    host.tap(intents.NewCashGame(), intents.OpenSettings("rules"))
    assert not {row.title for row in host.shows(SettingsView).rows} & {"Blinds", "Chips"}
