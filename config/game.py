"""The parts of a game as they stand in a TOML file: house rules, stakes, chips, the unit of display."""

from __future__ import annotations

from typing import Final

from config.fields import Section
from dealer.rules.chips import STANDARD_CHIPS, BadChipSet, ChipColour, ChipSet, chip_set
from dealer.rules.house import Ante, AnteKind, HouseRules, Stakes, Structure
from dealer.table.commands import MoneyUnit

CHIP_KEYS: Final = tuple(colour.value for colour in ChipColour)
UNIT_KEYS: Final = ("chips_per_unit", "decimals")
STAKES_KEYS: Final = (
    "small_blind",
    "big_blind",
    "ante",
    "ante_from",
    "small_bet",
    "big_bet",
    "spread_min",
    "spread_max",
)
RULES_KEYS: Final = (
    "mode",
    "structure",
    "straddle_min_raise",
    "ante_order",
    "two_tier_minimum",
    "pl_assume_full_blinds",
    "pl_sb_counts_as_bb",
    "pl_ante_counts_preflop",
    "fl_raise_cap",
    "fl_headsup_uncapped",
    "button",
    "small_blind_absent",
    "shown_hands",
    "rabbit_hunt",
    "straddles",
    "bomb_pots",
    "run_it_twice",
    "clock_seconds",
    "time_bank_seconds",
    "time_out",
    "time_outs_to_sit_out",
)
_BETS: Final = {
    ("small_bet", "big_bet"): Structure.FIXED_LIMIT,
    ("spread_min", "spread_max"): Structure.SPREAD_LIMIT,
}


def read_chips(game: Section) -> ChipSet:
    """The table ``[chips]``: the value of each colour in play; without one the standard chips.

    Raises `ConfigError`.
    """
    if "chips" not in game:
        return STANDARD_CHIPS
    chips = game.section("chips", keys=CHIP_KEYS)
    kinds = [(chips.whole(c.value, least=1), c) for c in ChipColour if c.value in chips]
    try:
        return chip_set(*kinds)
    except BadChipSet as error:
        raise game.wrong("chips", "one colour or more, each with a value of its own") from error


def read_unit(game: Section, *, chips: ChipSet) -> MoneyUnit:
    """The table ``[unit]``: how amounts are shown, with digits enough for each chip. Raises `ConfigError`."""
    unit = game.section("unit", keys=UNIT_KEYS)
    per_unit = unit.whole("chips_per_unit", least=1, default=1)
    decimals = unit.whole("decimals", least=0, most=2, default=0)
    for chip in chips.chips:
        if chip.value_chips * 10**decimals % per_unit:
            raise unit.wrong("decimals", f"enough for {chip.value_chips}/{per_unit}, not {decimals}")
    return MoneyUnit(per_unit_chips=per_unit, decimals=decimals)


def read_stakes(game: Section, *, structure: Structure, chips: ChipSet) -> Stakes:
    """The table ``[stakes]``: blinds, ante and bets, all payable in the chips. Raises `ConfigError`."""
    stakes = game.section("stakes", keys=STAKES_KEYS)
    small = payable(stakes, "small_blind", chips=chips, least=0)
    big = payable(stakes, "big_blind", chips=chips, least=max(small, 1))
    bets = {key: _bet(stakes, key, structure=structure, chips=chips) for pair in _BETS for key in pair}
    for low, high in _BETS:
        if bets[low] > bets[high]:
            raise stakes.wrong(high, f"a whole number, {bets[low]} or more, not {bets[high]}")
    return Stakes(
        small_blind_chips=small,
        big_blind_chips=big,
        ante=_ante(stakes, chips),
        small_bet_chips=bets["small_bet"],
        big_bet_chips=bets["big_bet"],
        spread_min_chips=bets["spread_min"],
        spread_max_chips=bets["spread_max"],
    )


def _bet(stakes: Section, key: str, *, structure: Structure, chips: ChipSet) -> int:
    """The size of a bet in the structure that has one; 0 in the others, where none may stand."""
    owner = next(owner for keys, owner in _BETS.items() if key in keys)
    if structure is owner:
        return payable(stakes, key, chips=chips, least=1)
    if key in stakes:
        raise stakes.wrong(key, f'only where rules.structure is "{owner.value}", not "{structure.value}"')
    return 0


def _ante(stakes: Section, chips: ChipSet) -> Ante:
    kind = stakes.choice("ante_from", AnteKind.NONE)
    if kind is not AnteKind.NONE:
        return Ante(kind=kind, chips=payable(stakes, "ante", chips=chips, least=1))
    if "ante" in stakes:
        payers = ", ".join(f'"{payer.value}"' for payer in AnteKind if payer is not AnteKind.NONE)
        raise stakes.wrong("ante", f"only where ante_from is one of {payers}")
    return Ante()


def payable(section: Section, key: str, *, chips: ChipSet, least: int) -> int:
    """A required amount that the chips can make exactly. Raises `ConfigError`."""
    amount = section.whole(key, least=least)
    if chips.pay(amount).rest_chips:
        values = ", ".join(str(chip.value_chips) for chip in chips.chips)
        raise section.wrong(key, f"an amount that can be paid in chips of {values}, not {amount}")
    return amount


def read_rules(game: Section, *, chips: ChipSet) -> HouseRules:
    """The table ``[rules]``; what it does not say is as usual. Odd chips are the smallest chip.

    Raises `ConfigError`.
    """
    usual = HouseRules()
    rules = game.section("rules", keys=RULES_KEYS)
    return HouseRules(
        mode=rules.choice("mode", usual.mode),
        structure=rules.choice("structure", usual.structure),
        chip_unit_chips=chips.unit_chips,
        straddle_minimum=rules.choice("straddle_min_raise", usual.straddle_minimum),
        ante_order=rules.choice("ante_order", usual.ante_order),
        two_tier_minimum=rules.flag("two_tier_minimum", usual.two_tier_minimum),
        pl_assume_full_blinds=rules.flag("pl_assume_full_blinds", usual.pl_assume_full_blinds),
        pl_small_blind_counts_as_big=rules.flag("pl_sb_counts_as_bb", usual.pl_small_blind_counts_as_big),
        pl_ante_counts_preflop=rules.flag("pl_ante_counts_preflop", usual.pl_ante_counts_preflop),
        fl_raise_cap=rules.whole("fl_raise_cap", least=0, default=3) or None,
        fl_headsup_uncapped=rules.flag_or_usual("fl_headsup_uncapped"),
        button_method=rules.choice("button", usual.button_method),
        small_blind_absent=rules.choice("small_blind_absent", usual.small_blind_absent),
        shown_hands=rules.choice("shown_hands", usual.shown_hands),
        rabbit_hunt=rules.flag_or_usual("rabbit_hunt"),
        straddles=rules.flag("straddles", usual.straddles),
        bomb_pots=rules.flag("bomb_pots", usual.bomb_pots),
        run_it_twice=rules.flag("run_it_twice", usual.run_it_twice),
        clock_seconds=rules.whole("clock_seconds", least=0, default=usual.clock_seconds),
        time_bank_seconds=rules.whole("time_bank_seconds", least=0, default=usual.time_bank_seconds),
        time_out=rules.choice("time_out", usual.time_out),
        time_outs_to_sit_out=rules.whole("time_outs_to_sit_out", least=1, default=usual.time_outs_to_sit_out),
    )
