from __future__ import annotations

import pytest

from config.preset import load_presets
from dealer.table.commands import MoneyUnit, OpenTable, StartHand
from tests.support.evening import Evening
from tests.support.hosting import Host, a_host
from ui import intents
from ui.desk.desk import Place
from ui.desk.entry import EntryFor
from ui.intents import Intent
from ui.views import EntryView, Keys, SetupView, TableView


def entry(host: Host) -> EntryView:
    return host.shows(EntryView)


def letters(text: str) -> list[Intent]:
    return [intents.TypeText(letter) for letter in text]


def digits(text: str) -> list[Intent]:
    return [intents.PressKey(digit) for digit in text]


def about(host: Host, seat: int, item: str) -> None:
    """Open the menu of a seat and choose from it."""
    host.tap(intents.TapSeat(seat))
    host.press(item)


def test_a_player_gets_another_name() -> None:
    host = a_host(500, 500)
    about(host, 1, "rename")
    assert (entry(host).title, entry(host).text) == ("Another name for Asha", "Asha")
    host.tap(intents.ClearAmount(), *letters("  Zoë  B "))
    host.press("entry_confirm")
    assert host.evening.state.name(1) == "Zoë B"


def test_somebody_joins_with_the_chips_he_brings() -> None:
    host = a_host(500, 500, 500, seats=(1, 2, 4))
    host.press("menu", "new_player", "free_seat_3")
    assert (entry(host).title, entry(host).keys) == ("Who joins?", Keys.CAPITALS)
    host.tap(*letters("Gus"))
    assert entry(host).keys is Keys.LETTERS
    host.press("entry_confirm")
    assert (entry(host).title, entry(host).text) == ("Gus brings", "2,000")
    host.press("entry_confirm")
    assert host.evening.texts == ["Gus sits down in seat 3 with 2,000."]


def test_a_full_table_takes_nobody() -> None:
    host = a_host(*[500] * 10)
    host.tap(intents.OpenMenu())
    assert not host.has("new_player")
    host.tap(intents.TypeNewcomer())
    assert host.desk.entry is None


@pytest.mark.parametrize(("name", "problem"), [(" ", "enter a name"), ("x" * 24, "")])
def test_a_name_has_letters(name: str, problem: str) -> None:
    host = a_host(500, 500)
    host.tap(intents.TypeNewcomer(3), *letters(name))
    assert (entry(host).problem, entry(host).confirm.enabled) == (problem, not problem)


def test_a_name_stops_where_it_is_long_enough() -> None:
    host = a_host(500, 500)
    host.tap(intents.TypeNewcomer(3), *letters("x" * 30))
    assert entry(host).text == "x" * 24


def test_shift_and_accents_change_the_keys() -> None:
    host = a_host(500, 500)
    host.tap(intents.TypeNewcomer(3), intents.ToggleAccents())
    assert entry(host).keys is Keys.ACCENT_CAPITALS
    host.tap(intents.ToggleShift())
    assert entry(host).keys is Keys.ACCENTS
    host.tap(*letters("é"), intents.EraseText())
    assert (entry(host).keys, entry(host).text) == (Keys.LETTERS, "")


def test_letters_are_no_amount_and_digits_of_the_pad_no_name() -> None:
    host = a_host(500, 500)
    host.tap(intents.TypeChips(1, EntryFor.STACK_AGAIN.value), *letters("ab1"))
    assert (entry(host).text, entry(host).problem) == ("", "enter an amount")
    host.tap(intents.Back(), intents.TypeNewcomer(3), *digits("12"))
    assert entry(host).text == ""


def test_chips_are_bought_between_hands() -> None:
    host = a_host(500, 500, story="2 folds")
    about(host, 1, "rebuy")
    assert entry(host).title == "Asha buys"
    host.tap(*digits("1500"))
    assert entry(host).text == "1,500"
    host.press("entry_confirm")
    assert host.evening.texts == ["Asha buys 1,500."]


def test_an_amount_that_is_no_chip_is_shown_as_typed_and_refused() -> None:
    host = a_host(400, 400, blinds=(1, 2), unit=MoneyUnit(per_unit_chips=2, decimals=2), story="2 folds")
    about(host, 1, "rebuy")
    host.tap(*digits("1025"))
    assert (entry(host).text, entry(host).problem) == ("10.25", "the smallest chip is 0.50")
    host.tap(intents.PressKey("back"), *digits("0"))
    assert (entry(host).text, entry(host).problem) == ("10.20", "the smallest chip is 0.50")


def test_an_all_in_can_be_counted() -> None:
    host = a_host(1000, 1000, 400, story="3 shoves")
    about(host, 3, "counted")
    host.tap(*digits("385"))
    host.press("entry_confirm")
    assert host.evening.texts[0] == "Counted: Chitra's all-in is 385, not 400."


def test_a_raise_of_another_amount_is_put_right() -> None:
    host = a_host(1000, 1000, 1000, story="3 raises to 40")
    host.press("menu", "change", "change_action_0", "really_raised")
    assert entry(host).title == "Really raised to"
    host.tap(*digits("60"))
    host.press("entry_confirm")
    assert host.evening.texts[0] == "Corrected: Chitra raises to 60, not 40."


PRESETS = load_presets()


def laying_out() -> Host:
    host = Host(Evening(), place=Place.START, presets=PRESETS)
    host.tap(intents.NewCashGame())
    return host


def setup(host: Host) -> SetupView:
    return host.shows(SetupView)


def test_a_game_is_laid_out_and_dealt() -> None:
    host = laying_out()
    assert not setup(host).start.enabled
    host.press("type_name")
    host.tap(*letters("Asha"))
    host.press("entry_confirm", "type_name")
    host.tap(*letters("Ben"))
    host.press("entry_confirm")
    assert [(s.seat, s.text) for s in setup(host).seats[:2]] == [(1, "Asha"), (2, "Ben")]
    host.tap(intents.ChooseSeat(1))
    host.press("put_button", "start_night")
    assert isinstance(host.screen, TableView)
    assert isinstance(host.reaction.command, OpenTable)
    assert host.reaction.then[-1] == StartHand()
    assert host.scene.hand.setup.button == 1


def test_a_small_blind_above_the_big_one_lifts_it() -> None:
    host = laying_out()
    host.tap(intents.SeatPlayer(1, "Asha"), intents.SeatPlayer(2, "Ben"))
    host.press("blinds")
    host.tap(*digits("50"))
    host.press("entry_confirm")
    assert entry(host).title == "Big blind"
    host.tap(*digits("40"))
    assert entry(host).problem == "at least the small blind of 50"
    host.press("back")
    assert host.button("blinds").text == "Blinds 50/50…"
    host.press("start_night")
    assert host.evening.state.stakes.big_blind_chips == 50


def test_another_game_gives_everybody_its_stack() -> None:
    host = laying_out()
    host.tap(intents.SeatPlayer(1, "Asha"), intents.ChoosePreset("3-cash-050-1"))
    assert host.desk.setup is not None
    assert [player.stack_chips for player in host.desk.setup.players] == [200]
    host.tap(intents.TypeStack(1))
    assert entry(host).text == "100"


def test_who_is_not_here_loses_the_button() -> None:
    host = laying_out()
    host.tap(intents.SeatPlayer(1, "Asha"), intents.PutButton(1), intents.ChooseSeat(1))
    host.press("stand_up")
    assert host.desk.setup is not None
    assert (host.desk.setup.players, host.desk.setup.button) == ((), None)


def test_the_draw_for_the_button_shows_a_card_each() -> None:
    host = laying_out()
    host.tap(*(intents.SeatPlayer(seat, f"P{seat}") for seat in (1, 2, 3)))
    host.press("draw_button")
    cards = [seat.card for seat in setup(host).seats[:3]]
    assert len(set(cards)) == 3
    assert sum(seat.button for seat in setup(host).seats) == 1
