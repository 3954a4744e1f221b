from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dealer.table.commands import MoneyUnit
from dealer.table.state import TableState
from dealer.words.catalogue import Catalogue
from dealer.words.clock import warning_line
from dealer.words.english import ENGLISH
from dealer.words.line import Kind
from dealer.words.money import money
from dealer.words.pots import pot_label, short_pot_label, who_can_win
from dealer.words.speaker import Speaker, player_name
from tests.support.evening import an_evening


@pytest.mark.parametrize(
    ("chips", "unit", "said"),
    [
        (0, MoneyUnit(), "0"),
        (1480, MoneyUnit(), "1,480"),
        (1234567, MoneyUnit(), "1,234,567"),
        (1, MoneyUnit(per_unit_chips=2, decimals=2), "0.50"),
        (2, MoneyUnit(per_unit_chips=2, decimals=2), "1"),
        (2961, MoneyUnit(per_unit_chips=2, decimals=2), "1,480.50"),
        (5, MoneyUnit(per_unit_chips=100, decimals=2), "0.05"),
        (25, MoneyUnit(per_unit_chips=10, decimals=1), "2.5"),
    ],
)
def test_amounts_are_told_in_the_unit_of_the_table(chips: int, unit: MoneyUnit, said: str) -> None:
    assert money(chips, unit, ENGLISH) == said


@given(st.integers(0, 10**12))
def test_cents_are_never_lost(chips: int) -> None:
    said = money(chips, MoneyUnit(per_unit_chips=100, decimals=2), ENGLISH).replace(",", "")
    whole, _, parts = said.partition(".")
    assert int(whole) * 100 + int(parts or "0") == chips


def test_another_language_writes_amounts_its_own_way() -> None:
    messages = {"money.thousands": ".", "money.parts": "{whole},{parts}"}
    german = Catalogue(language="de", messages=messages, fallback=ENGLISH)
    assert money(123456, MoneyUnit(per_unit_chips=100, decimals=2), german) == "1.234,56"


def test_players_of_one_name_are_told_apart_by_their_seats() -> None:
    state = an_evening(500, 500, 500, names=("Ben", "Asha", "ben")).state
    assert player_name(1, state, ENGLISH) == "Ben in seat 1"
    assert player_name(2, state, ENGLISH) == "Asha"
    assert player_name(3, state, ENGLISH) == "ben in seat 3"
    assert player_name(9, state, ENGLISH) == "seat 9"


def test_names_are_listed_as_they_are_said() -> None:
    speaker = Speaker(state=an_evening(500, 500, 500).state, words=ENGLISH)
    assert speaker.names([2]) == "Ben"
    assert speaker.names([1, 2]) == "Asha and Ben"
    assert speaker.names([1, 2, 3]) == "Asha, Ben and Chitra"


@pytest.mark.parametrize(
    ("index", "count", "label", "short"),
    [
        (0, 1, "Pot", "Pot"),
        (0, 2, "Main pot", "Main"),
        (1, 2, "Side pot", "Side"),
        (1, 3, "Side pot 1", "Side 1"),
        (2, 3, "Side pot 2", "Side 2"),
    ],
)
def test_side_pots_are_counted_from_the_main_pot_up(index: int, count: int, label: str, short: str) -> None:
    assert pot_label(index, count, ENGLISH) == label
    assert short_pot_label(index, count, ENGLISH) == short


@pytest.mark.parametrize(
    ("eligible", "said"),
    [
        ((1, 2), "Asha, Ben"),
        ((2, 3, 4), "Ben, Chitra, Dev"),
        ((1, 2, 3, 4), "all but Jo"),
        ((1, 2, 3, 4, 5), "all five"),
        ((5, 1), "Asha, Jo"),
    ],
)
def test_who_can_win_a_pot_is_told_in_a_few_words(eligible: tuple[int, ...], said: str) -> None:
    state = an_evening(500, 500, 500, 500, 500, names=("Asha", "Ben", "Chitra", "Dev", "Jo"), story="").state
    assert who_can_win(eligible, state, ENGLISH) == said


def test_of_many_players_only_the_number_is_told() -> None:
    state = an_evening(*[500] * 8, story="").state
    assert who_can_win((1, 2, 3, 4, 5), state, ENGLISH) == "five players"


def test_who_has_folded_can_win_nothing() -> None:
    state = an_evening(500, 500, 500, 500, story="3 folds").state
    assert who_can_win((1, 2, 3, 4), state, ENGLISH) == "all three"
    assert who_can_win((2, 3, 4), state, ENGLISH) == "Ben, Dev"


def test_without_a_hand_those_who_can_win_are_all_there_are() -> None:
    assert who_can_win((1, 2, 3), TableState(), ENGLISH) == "all three"


def test_the_clock_warns_in_words() -> None:
    line = warning_line(4, 10, an_evening(500, 500, 500, 500).state, ENGLISH)
    assert (line.kind, line.text) == (Kind.TIME, "Dev, ten seconds.")
    assert warning_line(4, 1, TableState(), ENGLISH).text == "seat 4, one second."
    assert warning_line(4, 25, TableState(), ENGLISH).text == "seat 4, 25 seconds."
