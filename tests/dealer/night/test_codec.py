"""Every command and every event comes back from its JSON as it was; what cannot be read is named so."""

from __future__ import annotations

import json
from dataclasses import MISSING, fields
from typing import Any, get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dealer.hand.events import HandEvent
from dealer.night.codec import TAG, Codec
from dealer.night.entry import Entry, Row, to_entry, to_row
from dealer.night.errors import UnreadableEntry
from dealer.rules.cards import FULL_DECK, Card
from dealer.rules.chips import SMALL_CHIPS, STANDARD_CHIPS, ChipSet
from dealer.rules.house import HouseRules
from dealer.table.commands import (
    Command,
    CorrectBoard,
    OpenTable,
    Rename,
    SetRules,
    SitIn,
    SitOut,
    TableCommand,
)
from dealer.table.events import ButtonPlaced, Event, HandRewritten, HandStarted, TableEvent

st.register_type_strategy(Card, st.sampled_from(FULL_DECK))
st.register_type_strategy(ChipSet, st.sampled_from([STANDARD_CHIPS, SMALL_CHIPS]))

COMMANDS = get_args(Command)
EVENTS = get_args(Event)
COMMAND = Codec(Command)
EVENT = Codec(Event)
BLINDS = {"small_blind_chips": 1, "big_blind_chips": 2}


def through_text(codec: Codec, value: Any) -> Any:
    return codec.decode(json.loads(json.dumps(codec.encode(value))))


@pytest.mark.parametrize("kind", COMMANDS, ids=lambda kind: kind.__name__)
def test_every_command_comes_back_as_it_was(kind: type[TableCommand]) -> None:
    @given(st.from_type(kind))
    def check(command: TableCommand) -> None:
        back = through_text(COMMAND, command)
        assert back == command
        assert repr(back) == repr(command)

    check()


@pytest.mark.parametrize("kind", EVENTS, ids=lambda kind: kind.__name__)
def test_every_event_comes_back_as_it_was(kind: type[TableEvent | HandEvent]) -> None:
    @given(st.from_type(kind))
    def check(event: TableEvent | HandEvent) -> None:
        back = through_text(EVENT, event)
        assert back == event
        assert repr(back) == repr(event)

    check()


@given(
    st.builds(
        Entry,
        seq=st.integers(1, 10_000),
        at=st.text(),
        source=st.text(),
        command=st.from_type(Command),
        events=st.lists(st.from_type(Event), max_size=3).map(tuple),
    )
)
def test_an_entry_comes_back_from_its_row(entry: Entry) -> None:
    assert to_entry(to_row(entry)) == entry


@pytest.mark.parametrize("kind", [*COMMANDS, *EVENTS], ids=lambda kind: kind.__name__)
def test_a_field_that_an_old_entry_lacks_has_its_default(kind: Any) -> None:
    defaults = {part.name: part.default for part in fields(kind) if part.default is not MISSING}
    codec = COMMAND if kind in COMMANDS else EVENT

    @given(st.builds(kind, **{name: st.just(value) for name, value in defaults.items()}))
    def check(record: Any) -> None:
        written = codec.encode(record)
        for name in defaults:
            del written[name]
        assert codec.decode(written) == record

    check()


@pytest.mark.parametrize("kind", [*COMMANDS, *EVENTS], ids=lambda kind: kind.__name__)
def test_every_field_is_written_so_that_a_later_default_changes_no_old_night(kind: Any) -> None:
    codec = COMMAND if kind in COMMANDS else EVENT

    @settings(max_examples=10)
    @given(st.from_type(kind))
    def check(record: Any) -> None:
        assert codec.encode(record).keys() == {TAG, *(part.name for part in fields(kind))}

    check()


def test_house_rules_of_a_night_are_written_whole() -> None:
    rules = COMMAND.encode(SetRules(rules=HouseRules()))["rules"]
    assert rules.keys() == {part.name for part in fields(HouseRules)}


def test_a_name_that_no_text_file_can_hold_is_kept() -> None:
    entry = Entry(seq=1, at="", source="", command=Rename(seat=1, name="Zo\udcc3"), events=())
    row = to_row(entry)
    row.body.encode()
    assert to_entry(row) == entry


def test_a_table_without_a_money_unit_counts_single_chips() -> None:
    written = {TAG: "OpenTable", "rules": {}, "stakes": BLINDS, "players": []}
    opened = COMMAND.decode(written)
    assert isinstance(opened, OpenTable)
    assert opened.unit.per_unit_chips == 1


def test_cards_are_written_by_their_short_names() -> None:
    cards = tuple(Card.parse(text) for text in ("Th", "2c", "As"))
    assert COMMAND.encode(CorrectBoard(cards=cards)) == {
        TAG: "CorrectBoard",
        "cards": ["Th", "2c", "As"],
        "run": 0,
    }


@pytest.mark.parametrize("value", [None, SitIn(seat=2), SitOut(seat=3)])
def test_one_of_several_records_may_be_absent(value: SitIn | SitOut | None) -> None:
    assert through_text(Codec(SitIn | SitOut | None), value) == value


def test_cards_that_come_back_are_cards_and_not_numbers() -> None:
    placed = EVENT.decode(
        {TAG: "ButtonPlaced", "seat": 3, "chosen": "drawn", "cards": [[3, "Ks"], [5, "2d"]]}
    )
    assert isinstance(placed, ButtonPlaced)
    assert placed.cards == ((3, Card.parse("Ks")), (5, Card.parse("2d")))
    assert all(type(card) is Card for _seat, card in placed.cards)


def test_a_rewritten_hand_comes_back_with_its_events() -> None:
    @given(st.from_type(HandStarted), st.lists(st.from_type(HandEvent), min_size=1, max_size=6))
    def check(started: HandStarted, events: list[HandEvent]) -> None:
        rewritten = HandRewritten(started=started, events=tuple(events), moves=((1, -5),), dropped=2)
        assert through_text(EVENT, rewritten) == rewritten

    check()


@pytest.mark.parametrize(
    "value",
    [
        pytest.param({TAG: "Juggle", "seat": 1}, id="a record nobody knows"),
        pytest.param({TAG: "Card"}, id="a class that is no command"),
        pytest.param({TAG: ["Act"]}, id="a tag that is no text"),
        pytest.param({"seat": 1}, id="no tag"),
        pytest.param("Act", id="no record"),
        pytest.param(7, id="a number"),
        pytest.param([], id="a list"),
        pytest.param({TAG: "Act", "seat": 1}, id="a field that has to be there"),
        pytest.param({TAG: "Act", "seat": 1, "action": "call", "mood": "sad"}, id="a field nobody knows"),
        pytest.param({TAG: "Act", "seat": 1, "action": "jump"}, id="an action nobody knows"),
        pytest.param({TAG: "Act", "seat": 1, "action": ["call"]}, id="an action that is a list"),
        pytest.param({TAG: "Act", "seat": 1, "action": None}, id="no action"),
        pytest.param({TAG: "SitIn", "seat": 1, "way": "by car"}, id="a way in nobody knows"),
        pytest.param({TAG: "DealBoard", "cards": ["Th", "1x"]}, id="no card"),
        pytest.param({TAG: "DealBoard", "cards": [12]}, id="a card by its number"),
        pytest.param({TAG: "DealBoard", "cards": [["Th"]]}, id="a card in a list"),
        pytest.param({TAG: "DealBoard", "cards": 5}, id="cards that are a number"),
        pytest.param({TAG: "DealBoard", "cards": None}, id="cards that are nothing"),
        pytest.param({TAG: "DrawForButton", "cards": [[3]]}, id="a pair of one"),
        pytest.param({TAG: "DrawForButton", "cards": [[3, "Ks", 1]]}, id="a pair of three"),
        pytest.param({TAG: "DrawForButton", "cards": [3]}, id="a pair that is a number"),
        pytest.param({TAG: "SitDown", "player": {"seat": 2}}, id="a record inside that lacks a field"),
        pytest.param({TAG: "SitDown", "player": "Ben"}, id="a record inside that is text"),
        pytest.param({TAG: "SetStakes", "stakes": {**BLINDS, "ante": 5}}, id="an ante that is a number"),
    ],
)
def test_what_cannot_be_read_is_unreadable(value: Any) -> None:
    with pytest.raises(UnreadableEntry):
        COMMAND.decode(value)


@pytest.mark.parametrize(
    "body",
    [
        pytest.param("", id="empty"),
        pytest.param("{", id="cut"),
        pytest.param("[]", id="a list"),
        pytest.param("null", id="nothing"),
        pytest.param('{"command":{"_":"Undo"}}', id="no events"),
        pytest.param('{"command":{"_":"Undo"},"events":5}', id="events that are a number"),
        pytest.param('{"command":{"_":"Undo"},"events":null}', id="events that are nothing"),
        pytest.param('{"command":{"_":"Undo"},"events":[{"_":"Nothing"}]}', id="an event nobody knows"),
        pytest.param('{"command":null,"events":[]}', id="no command"),
        pytest.param('{"command":{"_":"Undo"},"events":[null]}', id="an event that is nothing"),
    ],
)
def test_a_row_that_cannot_be_read_is_unreadable(body: str) -> None:
    with pytest.raises(UnreadableEntry):
        to_entry(Row(seq=1, at="", source="touch", body=body))
