"""The games that come with the program, and games of one's own."""

from __future__ import annotations

from pathlib import Path

import pytest

from config.errors import ConfigError
from config.preset import Preset, load_presets, parse_preset, read_preset
from dealer.rules.chips import STANDARD_CHIPS, ChipColour, chip_set
from dealer.rules.house import Ante, AnteKind, ButtonMethod, HouseRules, Mode, Stakes, Structure
from dealer.table.commands import MoneyUnit, NewPlayer, OpenTable
from dealer.table.decide import decide
from dealer.table.state import TableState

OWN_GAME = """
title = "Own game"
detail = "no limit, 2,000"
stack = 2000
least_stack = 1000
most_stack = 4000

[stakes]
small_blind = 10
big_blind = 20
"""


def built_in(key: str) -> Preset:
    return next(preset for preset in load_presets() if preset.key == key)


def own_game(**changes: str) -> Preset:
    return parse_preset(changed(**changes), file="own.toml")


def changed(*, top: str = "", stakes: str = "", tables: str = "") -> str:
    """The text of `OWN_GAME` with lines put before its stakes, at their end, and after them."""
    head, tail = OWN_GAME.split("[stakes]")
    return f"{head}{top}\n[stakes]{tail}{stakes}\n{tables}\n"


@pytest.mark.parametrize("preset", load_presets(), ids=lambda preset: preset.key)
def test_every_preset_opens_a_table(preset: Preset) -> None:
    players = [NewPlayer(seat=seat, name=f"P{seat}", stack_chips=preset.stack_chips) for seat in (1, 2)]
    assert decide(TableState(), preset.open_table(players))


@pytest.mark.parametrize("preset", load_presets(), ids=lambda preset: preset.key)
def test_odd_chips_of_every_preset_are_its_smallest_chip(preset: Preset) -> None:
    assert preset.rules.chip_unit_chips == preset.chip_set.unit_chips


def test_exactly_one_preset_is_offered_first() -> None:
    assert [preset.key for preset in load_presets() if preset.default] == ["1-friends-10-20"]


def test_presets_of_the_program_are_named_in_the_language_of_the_box() -> None:
    assert {(preset.title, preset.detail, preset.own) for preset in load_presets()} == {("", "", False)}


def test_friends_game_has_stacks_of_1000_to_4000_and_a_clock_of_20_seconds() -> None:
    game = built_in("1-friends-10-20")
    assert game.stakes == Stakes(small_blind_chips=10, big_blind_chips=20)
    assert (game.least_stack_chips, game.most_stack_chips) == (1000, 4000)
    assert game.rules == HouseRules(clock_seconds=20, chip_unit_chips=5)
    assert game.chip_set == STANDARD_CHIPS


def test_cash_game_has_stacks_of_100_to_200_big_blinds() -> None:
    game = built_in("2-cash-1-2")
    assert game.stakes == Stakes(small_blind_chips=1, big_blind_chips=2)
    assert (game.stack_chips, game.least_stack_chips, game.most_stack_chips) == (200, 200, 400)


def test_half_units_are_shown_with_decimals() -> None:
    game = built_in("3-cash-050-1")
    assert game.stakes == Stakes(small_blind_chips=1, big_blind_chips=2)
    assert game.unit == MoneyUnit(per_unit_chips=2, decimals=2)


def test_pot_limit_and_fixed_limit_games() -> None:
    assert built_in("4-pot-limit-1-2").rules.structure is Structure.POT_LIMIT
    limit = built_in("5-fixed-limit-2-4")
    assert limit.rules.structure is Structure.FIXED_LIMIT
    assert limit.stakes == Stakes(small_blind_chips=1, big_blind_chips=2, small_bet_chips=2, big_bet_chips=4)


def test_tournament_begins_with_5000_at_25_50() -> None:
    game = built_in("6-tournament-5000")
    assert game.rules.mode is Mode.TOURNAMENT
    assert game.stakes == Stakes(small_blind_chips=25, big_blind_chips=50)
    assert game.stack_chips == game.least_stack_chips == game.most_stack_chips == 5000


def test_opening_the_table_takes_everything_from_the_preset() -> None:
    game = built_in("3-cash-050-1")
    players = [
        NewPlayer(seat=1, name="Asha", stack_chips=200),
        NewPlayer(seat=4, name="Ben", stack_chips=300),
    ]
    assert game.open_table(players) == OpenTable(
        rules=game.rules,
        stakes=game.stakes,
        players=tuple(players),
        unit=game.unit,
        chip_set=game.chip_set,
    )


def test_game_that_says_no_more_than_its_blinds_and_stacks_is_as_usual() -> None:
    game = own_game()
    assert game.key == "own"
    assert game.rules == HouseRules(chip_unit_chips=5)
    assert game.unit == MoneyUnit()
    assert game.chip_set == STANDARD_CHIPS
    assert not game.default


def test_chips_may_stand_in_any_order() -> None:
    game = own_game(tables="[chips]\nblue = 20\nwhite = 10")
    assert game.chip_set == chip_set((10, ChipColour.WHITE), (20, ChipColour.BLUE))
    assert game.rules.chip_unit_chips == 10


def test_every_rule_can_be_set_in_the_words_of_the_table() -> None:
    rules = own_game(
        tables="""
        [rules]
        mode = "tournament"
        structure = "pl"
        straddle_min_raise = "wsop"
        ante_order = "ante_first"
        two_tier_minimum = true
        pl_assume_full_blinds = false
        pl_sb_counts_as_bb = true
        pl_ante_counts_preflop = true
        fl_raise_cap = 0
        fl_headsup_uncapped = true
        button = "simplified"
        small_blind_absent = "room"
        shown_hands = "winners"
        rabbit_hunt = true
        straddles = true
        bomb_pots = true
        run_it_twice = true
        clock_seconds = 15
        time_bank_seconds = 60
        time_out = "warn"
        time_outs_to_sit_out = 3
        """
    ).rules
    usual = HouseRules()
    assert all(getattr(rules, name) != getattr(usual, name) for name in HouseRules.__slots__)
    assert rules.button_method is ButtonMethod.SIMPLIFIED
    assert rules.fl_raise_cap is None


def test_ante_and_spread_bets_can_be_set() -> None:
    stakes = own_game(
        stakes='ante = 20\nante_from = "big_blind"\nspread_min = 10\nspread_max = 50',
        tables='[rules]\nstructure = "spread"',
    ).stakes
    assert stakes.ante == Ante(kind=AnteKind.BIG_BLIND, chips=20)
    assert (stakes.spread_min_chips, stakes.spread_max_chips) == (10, 50)


@pytest.mark.parametrize(
    ("changes", "place", "problem"),
    [
        ({"top": "tittle = 1"}, "tittle", "unknown, perhaps title; known are title, detail, "),
        ({"top": "zzz = 1"}, "zzz", "unknown; known are title"),
        ({"stakes": "smal_blind = 1"}, "stakes.smal_blind", "unknown, perhaps small_blind; known are"),
        ({"tables": "[rule]"}, "rule", "unknown, perhaps rules"),
        ({"tables": "[rules]\nraise_cap = 3"}, "rules.raise_cap", "unknown, perhaps fl_raise_cap"),
        ({"top": "rules = 3"}, "rules", "a table [rules], not 3"),
        ({"tables": '[rules]\nmode = "money"'}, "rules.mode", 'one of "cash", "tournament", not \'money\''),
        ({"tables": "[rules]\nbomb_pots = 1"}, "rules.bomb_pots", "true or false, not 1"),
        ({"tables": '[rules]\nrabbit_hunt = "no"'}, "rules.rabbit_hunt", "true or false, not 'no'"),
        (
            {"tables": "[rules]\nclock_seconds = 0.5"},
            "rules.clock_seconds",
            "a whole number, 0 or more, not 0.5",
        ),
        ({"tables": "[unit]\ndecimals = 3"}, "unit.decimals", "a whole number, 0 to 2, not 3"),
        ({"tables": "[unit]\nchips_per_unit = 100"}, "unit.decimals", "enough for 5/100, not 0"),
        ({"tables": "[chips]"}, "chips", "one colour or more"),
        (
            {"tables": "[chips]\nred = 5\nblue = 5"},
            "chips",
            "one colour or more, each with a value of its own",
        ),
        ({"tables": "[chips]\nred = 0"}, "chips.red", "a whole number, 1 or more, not 0"),
        ({"tables": "[chips]\npink = 5"}, "chips.pink", "unknown; known are white, red"),
        (
            {"tables": "[chips]\ngreen = 25"},
            "stakes.small_blind",
            "an amount that can be paid in chips of 25, not 10",
        ),
        (
            {"stakes": "ante = 5"},
            "stakes.ante",
            'only where ante_from is one of "each", "big_blind", "button"',
        ),
        ({"stakes": 'ante_from = "each"'}, "stakes.ante", "is missing: a whole number, 1 or more"),
        (
            {"stakes": "small_bet = 20"},
            "stakes.small_bet",
            'only where rules.structure is "fl", not "nl"',
        ),
        (
            {"tables": '[rules]\nstructure = "fl"'},
            "stakes.small_bet",
            "is missing: a whole number, 1 or more",
        ),
        (
            {"stakes": "spread_min = 50\nspread_max = 10", "tables": '[rules]\nstructure = "spread"'},
            "stakes.spread_max",
            "a whole number, 50 or more, not 10",
        ),
    ],
)
def test_what_is_wrong_is_named_with_what_may_stand_there(
    changes: dict[str, str], place: str, problem: str
) -> None:
    with pytest.raises(ConfigError) as refused:
        own_game(**changes)
    assert (refused.value.file, refused.value.place) == ("own.toml", place)
    assert refused.value.problem.startswith(problem)
    assert str(refused.value).startswith(f"own.toml: {place}: {problem}")


@pytest.mark.parametrize(
    ("old", "new", "place", "problem"),
    [
        ('title = "Own game"', 'title = " "', "title", "a text in quotes, not ' '"),
        ("small_blind = 10", "", "stakes.small_blind", "is missing: a whole number, 0 or more"),
        ("big_blind = 20", "big_blind = 5", "stakes.big_blind", "a whole number, 10 or more, not 5"),
        ("big_blind = 20", "big_blind = true", "stakes.big_blind", "a whole number, 10 or more, not True"),
        (
            "stack = 2000",
            "stack = 2001",
            "stack",
            "an amount that can be paid in chips of 5, 25, 100, 500, 1000",
        ),
        ("stack = 2000", "stack = 900", "stack", "a whole number, 1000 or more, not 900"),
        ("stack = 2000", "stack = 4100", "stack", "a whole number, 1000 to 4000, not 4100"),
        ("most_stack = 4000", "most_stack = 500", "most_stack", "a whole number, 1000 or more, not 500"),
    ],
)
def test_what_a_game_must_say(old: str, new: str, place: str, problem: str) -> None:
    with pytest.raises(ConfigError) as refused:
        parse_preset(OWN_GAME.replace(old, new, 1), file="own.toml")
    assert refused.value.place == place
    assert refused.value.problem.startswith(problem)


def test_line_that_is_no_toml_is_named() -> None:
    with pytest.raises(ConfigError, match=r"own\.toml: .*line 3"):
        parse_preset('title = "Own"\ndetail = "x"\nstack = \n', file="own.toml")


def test_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_bytes(b"title = '\xff'")
    with pytest.raises(ConfigError) as refused:
        read_preset(path)
    assert (refused.value.file, refused.value.problem) == (str(path), "a text in UTF-8")
    path.unlink()
    path.mkdir()
    with pytest.raises(ConfigError) as refused:
        read_preset(path)
    assert refused.value.problem == "Is a directory"
