from __future__ import annotations

import pytest

from dealer.rules.chips import Chip, ChipColour, ChipSet
from dealer.table.commands import MoneyUnit
from tests.support.hosting import Host, a_host
from ui import intents
from ui.views import ButtonLook, RaiseView, TableView

FACING_SIXTY = "3 raises to 60, 4 calls, 5 folds"


def facing_sixty(**table: object) -> Host:
    """The small blind with 10 in faces 60, and the pot is 150."""
    host = a_host(1480, 500, 1000, 1000, 1000, story=FACING_SIXTY, **table)
    host.press("raise")
    return host


def sheet(host: Host) -> RaiseView:
    return host.shows(RaiseView)


def presets(host: Host) -> dict[str, str]:
    return {button.text: button.detail for button in sheet(host).presets}


def test_presets_are_shares_of_the_pot_after_the_call() -> None:
    host = facing_sixty()
    assert sheet(host).lines == ("50 to call, 10 already in", "Pot 150")
    assert presets(host) == {"Min": "100", "½ pot": "160", "⅔ pot": "193", "Pot": "260", "All-in": "1,480"}


def test_presets_are_whole_chips() -> None:
    assert presets(facing_sixty(chip_unit_chips=5))["⅔ pot"] == "190"


def test_without_a_bet_presets_are_shares_of_the_pot() -> None:
    host = a_host(500, 500, 500, story="3 calls, 1 calls, 2 checks, flop")
    host.press("raise")
    assert sheet(host).lines == ("No bet yet", "Pot 60")
    assert presets(host) == {"Min": "20", "½ pot": "30", "⅔ pot": "40", "Pot": "60", "All-in": "480"}


def test_a_preset_that_cannot_be_bet_is_not_enabled() -> None:
    host = a_host(500, 500, 500, structure="pl", story="3 calls, 1 calls, 2 checks, flop")
    host.press("raise")
    assert [button.name for button in sheet(host).presets if not button.enabled] == ["preset_all_in"]
    host = facing_sixty()
    assert all(button.enabled for button in sheet(host).presets)


def test_the_pot_preset_of_pot_limit_is_the_highest_raise() -> None:
    host = a_host(1480, 500, 1000, 1000, 1000, structure="pl", story=FACING_SIXTY)
    host.press("raise")
    assert presets(host)["Pot"] == "260"
    assert sheet(host).range_text == "From 100 to 260"


def test_an_empty_sheet_cannot_be_confirmed() -> None:
    host = facing_sixty()
    host.press("clear")
    confirm = sheet(host).confirm
    assert (confirm.text, confirm.detail, confirm.enabled) == ("Raise to …", "enter an amount", False)


def test_the_least_raise_is_proposed_and_costs_one_tap_more_than_a_call() -> None:
    view = sheet(facing_sixty())
    assert (view.amount, view.confirm.text, view.confirm.enabled) == ("100", "Raise to 100", True)
    assert [button.name for button in view.presets if button.look is ButtonLook.CHOSEN] == ["preset_min"]


@pytest.mark.parametrize(
    ("tapped", "amount"),
    [
        ([intents.PressKey("2"), intents.PressKey("5")], "25"),
        ([intents.AddChip(100), intents.AddChip(25)], "125"),
        ([intents.PressKey("back")], ""),
        ([intents.SetAmount(260), intents.PressKey("0")], "2,600"),
    ],
)
def test_the_first_key_or_chip_takes_the_place_of_what_is_proposed(
    tapped: list[intents.Intent], amount: str
) -> None:
    host = facing_sixty()
    host.tap(*tapped)
    assert sheet(host).amount == amount


def test_a_preset_sets_the_amount_and_the_large_button_records_it() -> None:
    host = facing_sixty()
    host.press("preset_pot")
    view = sheet(host)
    assert (view.verb, view.amount, view.more, view.more_words) == (
        "Raise to",
        "260",
        "250 more",
        "2 black, 2 green",
    )
    assert [b.name for b in view.presets if b.look is ButtonLook.CHOSEN] == ["preset_pot"]
    assert (view.confirm.text, view.confirm.enabled) == ("Raise to 260", True)
    host.press("raise_confirm")
    assert host.evening.texts[0] == "Asha raises to 260."
    assert isinstance(host.screen, TableView)


def press_keys(host: Host, *keys: str) -> str:
    for key in keys:
        host.tap(intents.PressKey(key))
    return sheet(host).amount


@pytest.mark.parametrize(
    ("keys", "amount"),
    [
        (("1", "2", "0"), "120"),
        (("1", "2", "back", "5"), "15"),
        (("0", "00", "7"), "7"),
        (("1", "2", "00"), "1,200"),
        (("1",) * 12, "111,111,111"),
        (("1", "back", "back"), ""),
    ],
)
def test_digits_make_an_amount(keys: tuple[str, ...], amount: str) -> None:
    assert press_keys(facing_sixty(), *keys) == amount


def test_chips_add_up_and_clear_takes_all_away() -> None:
    host = facing_sixty()
    host.press("chip_100", "chip_25", "chip_25")
    assert sheet(host).amount == "150"
    press_keys(host, "back")
    assert sheet(host).amount == "15"
    host.press("clear")
    assert sheet(host).amount == ""


@pytest.mark.parametrize(
    ("keys", "missing"), [("95", "100 or more"), ("1500", "1,480 at most"), ("1480", "all-in"), ("100", "")]
)
def test_the_large_button_says_what_is_missing(keys: str, missing: str) -> None:
    host = facing_sixty()
    press_keys(host, *keys)
    assert sheet(host).confirm.detail == missing
    assert sheet(host).confirm.enabled is (missing in ("all-in", ""))


def test_back_leaves_the_amount_out() -> None:
    host = facing_sixty()
    host.press("preset_pot", "back", "raise")
    assert sheet(host).amount == "100"


HALVES = MoneyUnit(per_unit_chips=2, decimals=2)
SMALL = ChipSet(
    chips=tuple(
        Chip(value_chips=value, colour=colour)
        for value, colour in ((1, ChipColour.WHITE), (2, ChipColour.RED), (10, ChipColour.BLUE))
    )
)


def test_amounts_with_decimals_are_typed_without_a_point() -> None:
    host = a_host(200, 200, 200, blinds=(1, 2), unit=HALVES, chip_set=SMALL)
    host.press("raise")
    assert press_keys(host, "3", "5", "0") == "3.50"
    assert sheet(host).confirm.text == "Raise to 3.50"
    assert [chip.figure for chip in sheet(host).chips] == ["0.50", "1", "5"]
    host.press("chip_1")
    assert sheet(host).amount == "4"
    host.press("raise_confirm")
    assert host.evening.texts[0] == "Chitra raises to 4."


def test_digits_that_are_no_chip_stand_as_typed_and_cannot_be_confirmed() -> None:
    host = a_host(200, 200, 200, blinds=(1, 2), unit=HALVES, chip_set=SMALL)
    host.press("raise")
    assert press_keys(host, "3", "2", "5") == "3.25"
    confirm = sheet(host).confirm
    assert (confirm.detail, confirm.enabled) == ("the smallest chip is 0.50", False)


def test_what_the_chips_cannot_pay_is_said() -> None:
    host = facing_sixty()
    press_keys(host, "1", "1", "7")
    assert (sheet(host).more, sheet(host).more_words) == ("107 more", "")
    assert sheet(host).more_chips == ()


def test_rivals_are_those_who_still_hold_cards() -> None:
    assert [view.name for view in sheet(facing_sixty()).rivals] == ["Ben", "Chitra", "Dev"]
