"""Presets: games that can be begun with one tap, read from TOML files."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path

from config.errors import ConfigError
from config.fields import Section
from dealer.rules.chips import Chip, ChipColour, ChipSet
from dealer.rules.house import (
    Ante,
    AnteKind,
    AnteOrder,
    ButtonMethod,
    HouseRules,
    Mode,
    ShownHands,
    SmallBlindAbsent,
    Stakes,
    StraddleMinimum,
    Structure,
    TimeOutRule,
)
from dealer.table.commands import MoneyUnit, NewPlayer, OpenTable


@dataclass(frozen=True, slots=True, kw_only=True)
class Preset:
    """A game ready to be begun. `key` is the file's name; `stack_chips` is what everybody starts with."""

    key: str
    title: str
    detail: str
    rules: HouseRules
    stakes: Stakes
    chip_set: ChipSet
    unit: MoneyUnit
    stack_chips: int
    default: bool = False

    def open_table(self, players: Sequence[NewPlayer]) -> OpenTable:
        """The command that begins this game with `players`."""
        return OpenTable(
            rules=self.rules,
            stakes=self.stakes,
            players=tuple(players),
            unit=self.unit,
            chip_set=self.chip_set,
        )


def load_presets(*, user_folder: Path | None = None) -> tuple[Preset, ...]:
    """The presets that come with the program, then those in `user_folder`; raises `ConfigError`."""
    own = files("config") / "presets"
    texts = [
        (entry.name, entry.read_text("utf-8")) for entry in own.iterdir() if entry.name.endswith(".toml")
    ]
    presets = [parse_preset(text, file=name) for name, text in sorted(texts)]
    if user_folder is not None and user_folder.is_dir():
        presets += [
            parse_preset(p.read_text("utf-8"), file=str(p)) for p in sorted(user_folder.glob("*.toml"))
        ]
    return tuple(presets)


def parse_preset(text: str, *, file: str) -> Preset:
    """One preset; `file` is named in errors and gives the key. Raises `ConfigError`."""
    try:
        table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ConfigError(file=file, place="", problem=str(error)) from error
    section = Section(table, file=file)
    chip_set = _chip_set(section)
    preset = Preset(
        key=Path(file).stem,
        title=section.text("title"),
        detail=section.text("detail"),
        rules=_rules(section.section("rules"), chip_set),
        stakes=_stakes(section.section("stakes")),
        chip_set=chip_set,
        unit=_unit(section.section("unit")),
        stack_chips=section.whole("stack", least=1),
        default=section.flag("default", False),
    )
    section.finish()
    return preset


def _chip_set(section: Section) -> ChipSet:
    chips = section.section("chips")
    colours = [(colour, chips.whole(colour.value, least=0, default=0)) for colour in ChipColour]
    chips.finish()
    found = sorted(((value, colour) for colour, value in colours if value), key=lambda pair: pair[0])
    if not found:
        raise section.wrong("chips", "at least one colour with its value")
    if len({value for value, _ in found}) < len(found):
        raise section.wrong("chips", "each value once")
    return ChipSet(chips=tuple(Chip(value_chips=value, colour=colour) for value, colour in found))


def _unit(section: Section) -> MoneyUnit:
    unit = MoneyUnit(
        per_unit_chips=section.whole("chips_per_unit", least=1, default=1),
        decimals=section.whole("decimals", least=0, default=0),
    )
    section.finish()
    return unit


def _stakes(section: Section) -> Stakes:
    small = section.whole("small_blind", least=0)
    ante = section.whole("ante", least=0, default=0)
    stakes = Stakes(
        small_blind_chips=small,
        big_blind_chips=section.whole("big_blind", least=max(small, 1)),
        ante=Ante(kind=section.choice("ante_from", AnteKind, AnteKind.NONE), chips=ante),
        small_bet_chips=section.whole("small_bet", least=0, default=0),
        big_bet_chips=section.whole("big_bet", least=0, default=0),
        spread_min_chips=section.whole("spread_min", least=0, default=0),
        spread_max_chips=section.whole("spread_max", least=0, default=0),
    )
    section.finish()
    return stakes


def _rules(section: Section, chip_set: ChipSet) -> HouseRules:
    usual = HouseRules()
    rules = HouseRules(
        mode=section.choice("mode", Mode, usual.mode),
        structure=section.choice("structure", Structure, usual.structure),
        chip_unit_chips=chip_set.unit_chips,
        straddle_minimum=section.choice("straddle_min_raise", StraddleMinimum, usual.straddle_minimum),
        ante_order=section.choice("ante_order", AnteOrder, usual.ante_order),
        two_tier_minimum=section.flag("two_tier_minimum", usual.two_tier_minimum),
        fl_raise_cap=section.whole("raise_cap", least=0, default=3) or None,
        button_method=section.choice("button", ButtonMethod, usual.button_method),
        small_blind_absent=section.choice("small_blind_absent", SmallBlindAbsent, usual.small_blind_absent),
        shown_hands=section.choice("shown_hands", ShownHands, usual.shown_hands),
        straddles=section.flag("straddles", usual.straddles),
        bomb_pots=section.flag("bomb_pots", usual.bomb_pots),
        run_it_twice=section.flag("run_it_twice", usual.run_it_twice),
        clock_seconds=section.whole("clock_seconds", least=0, default=0),
        time_out=section.choice("time_out", TimeOutRule, usual.time_out),
    )
    section.finish()
    return rules
