"""Presets: games that can be begun with one tap, read from TOML files."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from config.errors import ConfigError
from config.fields import Section
from config.game import payable, read_chips, read_rules, read_stakes, read_unit
from dealer.rules.chips import ChipSet
from dealer.rules.house import HouseRules, Stakes
from dealer.table.commands import MoneyUnit, NewPlayer, OpenTable

FOLDER: Final = Path(__file__).parent / "presets"
PRESET_KEYS: Final = (
    "title",
    "detail",
    "default",
    "stack",
    "least_stack",
    "most_stack",
    "rules",
    "stakes",
    "chips",
    "unit",
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Preset:
    """A game ready to be begun. `key` is the file's name without its ending.

    `stack_chips` is what a player starts with unless he says otherwise, between `least_stack_chips` and
    `most_stack_chips`. The preset marked `default` is the one offered first. One without `title` or `detail`
    is called after its stakes and stack. `own` marks a game that the host has kept, and may delete.
    """

    key: str
    title: str
    detail: str
    rules: HouseRules
    stakes: Stakes
    chip_set: ChipSet
    unit: MoneyUnit
    stack_chips: int
    least_stack_chips: int
    most_stack_chips: int
    default: bool = False
    own: bool = False

    def open_table(self, players: Sequence[NewPlayer]) -> OpenTable:
        """The command that begins this game with `players`."""
        return OpenTable(
            rules=self.rules,
            stakes=self.stakes,
            players=tuple(players),
            unit=self.unit,
            chip_set=self.chip_set,
        )


def load_presets() -> tuple[Preset, ...]:
    """The presets that come with the program, in the order of their names."""
    entries = sorted(FOLDER.iterdir(), key=lambda entry: entry.name)
    return tuple(read_preset(entry) for entry in entries if entry.name.endswith(".toml"))


def read_preset(entry: Path) -> Preset:
    """The preset in a file. Raises `ConfigError`."""
    return parse_preset(_text_of(entry), file=str(entry))


def _text_of(entry: Path) -> str:
    try:
        return entry.read_text("utf-8")
    except UnicodeDecodeError as error:
        raise ConfigError(file=str(entry), problem="a text in UTF-8") from error
    except OSError as error:
        raise ConfigError(file=str(entry), problem=error.strerror or "cannot be read") from error


def parse_preset(text: str, *, file: str) -> Preset:
    """One preset; `file` is named in errors and gives the key. Raises `ConfigError`."""
    try:
        table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ConfigError(file=file, problem=str(error)) from error
    game = Section(table, keys=PRESET_KEYS, file=file)
    chips = read_chips(game)
    rules = read_rules(game, chips=chips)
    least = payable(game, "least_stack", chips=chips, least=1)
    most = payable(game, "most_stack", chips=chips, least=least)
    stack = payable(game, "stack", chips=chips, least=least)
    if stack > most:
        raise game.wrong("stack", f"a whole number, {least} to {most}, not {stack}")
    return Preset(
        key=Path(file).stem,
        title=game.text("title") if "title" in game else "",
        detail=game.text("detail") if "detail" in game else "",
        rules=rules,
        stakes=read_stakes(game, structure=rules.structure, chips=chips),
        chip_set=chips,
        unit=read_unit(game, chips=chips),
        stack_chips=stack,
        least_stack_chips=least,
        most_stack_chips=most,
        default=game.flag("default", False),
    )
