"""Names from earlier nights: a page of them fills seat after seat, one tap above the keys takes one."""

from __future__ import annotations

import dataclasses

import pytest

from config.preset import load_presets
from dealer.table.commands import NewPlayer, SitDown
from tests.support.evening import Evening
from tests.support.hosting import Host, a_host
from ui import intents
from ui.desk.desk import Place
from ui.views import EntryView, NamesView, SetupView, TableView

KNOWN = ("Pat", "Ben", "Sam", "Zoë", "Benedikt", "Ana Beltrán")


def laying_out(*known: str) -> Host:
    """A host at the setup of a new game, who knows these players."""
    host = Host(Evening(), place=Place.START, presets=load_presets())
    host.desk = dataclasses.replace(host.desk, known_names=known or KNOWN)
    host.press("new_cash_game")
    return host


def seated(host: Host) -> dict[int, str]:
    assert host.desk.setup is not None
    return {player.seat: player.name for player in host.desk.setup.players}


def suggested(host: Host) -> list[str]:
    return [button.text for button in host.shows(EntryView).suggestions]


def type_in(host: Host, text: str) -> None:
    host.tap(*(intents.TypeText(letter) for letter in text))


def test_the_strip_offers_known_names_and_the_way_to_all_of_them() -> None:
    host = laying_out()
    assert [b.text for b in host.shows(SetupView).strip] == ["Type a name…", *KNOWN, "Names…"]


def test_with_one_known_name_or_none_there_is_no_page_of_names() -> None:
    assert [b.text for b in laying_out("Pat").shows(SetupView).strip] == ["Type a name…", "Pat"]


def test_on_the_page_each_tap_fills_the_next_empty_seat() -> None:
    host = laying_out()
    host.press("all_names")
    assert host.shows(NamesView).title == "Who sits in seat 1?"
    host.press("name_0", "name_3")
    shown = host.shows(NamesView)
    assert shown.title == "Who sits in seat 3?"
    assert seated(host) == {1: "Pat", 2: "Zoë"}
    assert [(b.text, b.detail, b.enabled) for b in shown.names[:2]] == [
        ("Pat", "seat 1", False),
        ("Ben", "", True),
    ]
    host.press("back")
    host.shows(SetupView)


def test_the_page_closes_when_every_seat_is_taken() -> None:
    host = laying_out(*(f"P{number}" for number in range(12)))
    host.press("all_names", *(f"name_{number}" for number in range(10)))
    assert len(seated(host)) == 10
    host.shows(SetupView)


def test_more_names_than_fit_are_pages() -> None:
    host = laying_out(*(f"P{number}" for number in range(40)))
    host.press("all_names")
    assert host.shows(NamesView).page == "1/3"
    assert not host.button("names_before").enabled
    host.press("names_after", "names_after")
    assert [b.text for b in host.shows(NamesView).names] == ["P36", "P37", "P38", "P39"]
    assert not host.button("names_after").enabled
    host.press("names_before")
    assert host.shows(NamesView).page == "2/3"


def test_a_name_that_is_not_on_the_page_can_be_typed_from_there() -> None:
    host = laying_out()
    host.press("all_names", "type_name")
    type_in(host, "Kim")
    host.press("entry_confirm")
    assert seated(host) == {1: "Kim"}


def test_before_a_letter_is_typed_those_who_play_most_are_suggested() -> None:
    host = laying_out()
    host.press("type_name")
    assert suggested(host) == list(KNOWN)


@pytest.mark.parametrize(
    ("typed", "names"),
    [
        ("B", ["Ben", "Benedikt", "Ana Beltrán"]),
        ("ben", ["Benedikt"]),
        ("zo", ["Zoë"]),
        ("BEL", ["Ana Beltrán"]),
        ("x", []),
    ],
)
def test_names_that_begin_as_what_is_typed_are_suggested(typed: str, names: list[str]) -> None:
    host = laying_out()
    host.press("type_name")
    type_in(host, typed)
    assert suggested(host) == names


def test_one_tap_takes_a_suggested_name() -> None:
    host = laying_out()
    host.press("type_name")
    type_in(host, "Z")
    host.press("suggested_0")
    assert seated(host) == {1: "Zoë"}
    host.shows(SetupView)


def test_at_the_table_a_newcomer_is_suggested_who_does_not_sit_there() -> None:
    host = a_host(500, 500)
    host.desk = dataclasses.replace(host.desk, known_names=("Ben", "Zoë", "Pat"))
    host.press("menu", "new_player", "free_seat_3")
    assert suggested(host) == ["Zoë", "Pat"]
    host.press("suggested_0")
    assert host.shows(EntryView).title == "Zoë brings"
    host.press("entry_confirm")
    assert host.reaction.command == SitDown(player=NewPlayer(seat=3, name="Zoë", stack_chips=2000))
    host.shows(TableView)


def test_a_number_has_no_suggestions() -> None:
    host = a_host(500, 500)
    host.desk = dataclasses.replace(host.desk, known_names=KNOWN)
    host.tap(intents.TapSeat(1))
    host.press("stack")
    assert suggested(host) == []
    before = host.desk
    host.tap(intents.TakeName("Zoë"))
    assert host.desk == before


def test_a_second_player_of_a_name_is_hinted_at_and_allowed() -> None:
    host = laying_out()
    host.press("known_0", "type_name")
    type_in(host, " pat ")
    assert host.shows(EntryView).problem == "two called pat: add a letter"
    host.press("entry_confirm")
    assert seated(host) == {1: "Pat", 2: "pat"}
    assert host.shows(SetupView).hint == "Two are called Pat: add a letter."


def test_a_player_keeps_his_own_name_without_a_hint() -> None:
    host = a_host(500, 500)
    host.tap(intents.TapSeat(1))
    host.press("rename")
    assert host.shows(EntryView).problem == ""


def test_a_newcomer_of_a_name_that_is_there_is_hinted_at_too() -> None:
    host = a_host(500, 500)
    host.press("menu", "new_player", "free_seat_3")
    type_in(host, "Ben")
    assert host.shows(EntryView).problem == "two called Ben: add a letter"
    host.press("entry_confirm", "entry_confirm")
    assert host.evening.state.name(3) == "Ben (3)"


def test_names_belong_to_the_setup() -> None:
    host = a_host(500, 500)
    host.tap(intents.OpenNames())
    assert host.desk.page is None
