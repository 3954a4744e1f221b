"""Games of one's own: kept, found again, deleted; a broken one is left out and named."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path

import pytest

from config.game_text import game_text
from config.own_games import delete_game, key_of, load_own_games, save_game, with_own
from config.preset import Preset, load_presets, parse_preset
from dealer.rules.chips import ChipColour, chip_set
from dealer.rules.house import Ante, AnteKind, Stakes, Structure
from dealer.rules.rule_choices import rule_choices, with_answer
from dealer.table.commands import MoneyUnit

PRESETS = load_presets()


def named(preset: Preset, title: str) -> Preset:
    return replace(preset, title=title)


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.key)
def test_a_game_that_is_kept_is_found_again_as_it_was(preset: Preset, tmp_path: Path) -> None:
    kept = save_game(named(preset, "Friday"), tmp_path)
    assert load_own_games(tmp_path).presets == (kept,)
    same = replace(kept, key=preset.key, title="", default=preset.default, own=False)
    assert same == preset


@pytest.mark.parametrize("seed", range(20))
def test_every_house_rule_is_kept(seed: int) -> None:
    chance = random.Random(seed)
    preset = named(chance.choice(PRESETS), "Friday")
    for choice in rule_choices(preset.rules):
        word, _ = chance.choice(choice.answers)
        preset = replace(preset, rules=with_answer(preset.rules, choice.name, word))
    assert parse_preset(game_text(preset), file=f"{preset.key}.toml").rules == preset.rules


def test_stakes_chips_and_unit_are_kept() -> None:
    game = replace(
        named(PRESETS[0], "Friday"),
        stakes=Stakes(
            small_blind_chips=10,
            big_blind_chips=20,
            ante=Ante(kind=AnteKind.EACH, chips=10),
            spread_min_chips=20,
            spread_max_chips=100,
        ),
        chip_set=chip_set((10, ChipColour.BLUE), (50, ChipColour.ORANGE)),
        unit=MoneyUnit(per_unit_chips=100, decimals=2),
    )
    game = replace(game, rules=replace(game.rules, structure=Structure.SPREAD_LIMIT, chip_unit_chips=10))
    assert parse_preset(game_text(game), file=f"{game.key}.toml") == replace(game, default=False)


def test_a_game_of_the_same_name_is_overwritten(tmp_path: Path) -> None:
    save_game(named(PRESETS[0], "Friday"), tmp_path)
    second = save_game(named(PRESETS[1], "friday"), tmp_path)
    assert load_own_games(tmp_path).presets == (second,)


def test_a_deleted_game_is_gone_and_may_be_deleted_again(tmp_path: Path) -> None:
    kept = save_game(named(PRESETS[0], "Friday"), tmp_path)
    delete_game(kept.key, tmp_path)
    delete_game(kept.key, tmp_path)
    assert load_own_games(tmp_path).presets == ()


@pytest.mark.parametrize(
    ("title", "key"),
    [
        ("Friday", "friday"),
        ("Zoë's 5/10", "zoe-s-5-10"),
        ("…", "game"),
        ("Łódź", "odz"),
        ("a" * 60, "a" * 40),
    ],
)
def test_the_file_is_called_after_the_game(title: str, key: str) -> None:
    assert key_of(title) == key


def test_a_broken_game_is_left_out_and_named(tmp_path: Path) -> None:
    kept = save_game(named(PRESETS[0], "Friday"), tmp_path)
    (tmp_path / "broken.toml").write_text("stack = 2000\nleast_stack = -1\nmost_stack = 1\n", "utf-8")
    (tmp_path / "notes.txt").write_text("no game", "utf-8")
    found = load_own_games(tmp_path)
    assert found.presets == (kept,)
    (problem,) = found.problems
    assert (Path(problem.file).name, problem.place) == ("broken.toml", "least_stack")
    assert problem.problem == "a whole number, 1 or more, not -1"


def test_a_folder_that_is_not_there_has_no_games(tmp_path: Path) -> None:
    assert load_own_games(tmp_path / "none").presets == ()


def test_own_games_come_first_and_stand_for_one_of_the_program(tmp_path: Path) -> None:
    friday = save_game(named(PRESETS[0], "Friday"), tmp_path)
    instead = replace(PRESETS[1], title="Ours", own=True)
    merged = with_own(PRESETS, (friday, instead))
    assert merged[:2] == (friday, instead)
    assert [preset.key for preset in merged].count(instead.key) == 1
    assert len(merged) == len(PRESETS) + 1
