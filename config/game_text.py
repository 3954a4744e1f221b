"""A game as the text of a TOML file, which reads back as the same game."""

from __future__ import annotations

from enum import Enum
from typing import Any

import tomlkit

from config.preset import Preset
from dealer.rules.house import AnteKind, HouseRules, Stakes

Value = str | int | bool


def game_text(preset: Preset) -> str:
    """Title, stacks, stakes, rules, chips and unit; every rule is written, also where it is the usual one."""
    document = tomlkit.document()
    document["title"] = preset.title
    document["stack"] = preset.stack_chips
    document["least_stack"] = preset.least_stack_chips
    document["most_stack"] = preset.most_stack_chips
    document["stakes"] = _table(_stakes(preset.stakes))
    document["rules"] = _table(_rules(preset.rules))
    document["chips"] = _table({chip.colour.value: chip.value_chips for chip in preset.chip_set.chips})
    document["unit"] = _table(
        {"chips_per_unit": preset.unit.per_unit_chips, "decimals": preset.unit.decimals}
    )
    return tomlkit.dumps(document)


def _table(values: dict[str, Value]) -> tomlkit.items.Table:
    table = tomlkit.table()
    for key, value in values.items():
        table[key] = value
    return table


def _stakes(stakes: Stakes) -> dict[str, Value]:
    """An ante and bets only where there are any."""
    values: dict[str, Value] = {"small_blind": stakes.small_blind_chips, "big_blind": stakes.big_blind_chips}
    if stakes.ante.kind is not AnteKind.NONE:
        values |= {"ante": stakes.ante.chips, "ante_from": stakes.ante.kind.value}
    bets = {
        "small_bet": stakes.small_bet_chips,
        "big_bet": stakes.big_bet_chips,
        "spread_min": stakes.spread_min_chips,
        "spread_max": stakes.spread_max_chips,
    }
    return values | {key: chips for key, chips in bets.items() if chips}


def _rules(rules: HouseRules) -> dict[str, Value]:
    """Without what is as usual for the kind of game, and with 0 for a cap that there is not."""
    values: dict[str, Any] = {
        "mode": rules.mode,
        "structure": rules.structure,
        "straddle_min_raise": rules.straddle_minimum,
        "ante_order": rules.ante_order,
        "two_tier_minimum": rules.two_tier_minimum,
        "pl_assume_full_blinds": rules.pl_assume_full_blinds,
        "pl_sb_counts_as_bb": rules.pl_small_blind_counts_as_big,
        "pl_ante_counts_preflop": rules.pl_ante_counts_preflop,
        "fl_raise_cap": rules.fl_raise_cap or 0,
        "fl_headsup_uncapped": rules.fl_headsup_uncapped,
        "button": rules.button_method,
        "small_blind_absent": rules.small_blind_absent,
        "shown_hands": rules.shown_hands,
        "rabbit_hunt": rules.rabbit_hunt,
        "straddles": rules.straddles,
        "bomb_pots": rules.bomb_pots,
        "run_it_twice": rules.run_it_twice,
        "clock_seconds": rules.clock_seconds,
        "time_bank_seconds": rules.time_bank_seconds,
        "time_out": rules.time_out,
        "time_outs_to_sit_out": rules.time_outs_to_sit_out,
    }
    return {
        key: value.value if isinstance(value, Enum) else value
        for key, value in values.items()
        if value is not None
    }
