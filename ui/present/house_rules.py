"""The house rules in force, line by line: what holds, and where it comes from."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from dealer.rules.house import (
    AnteKind,
    AnteOrder,
    HouseRules,
    Mode,
    ShownHands,
    SmallBlindAbsent,
    Stakes,
    StraddleMinimum,
    Structure,
    TimeOutRule,
)
from ui.present.scene import Scene


@dataclass(frozen=True, slots=True, kw_only=True)
class RuleLine:
    """One rule in a sentence. `source` is where it is written, empty for a rule of the house.

    `key` is what a ruling names it by.
    """

    key: str
    text: str
    source: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class RuleGroup:
    """Rules about one thing, with a heading."""

    key: str
    heading: str
    lines: tuple[RuleLine, ...]


def rule_groups(scene: Scene) -> tuple[RuleGroup, ...]:
    """All that a table may argue about, under the rules of the game being laid out or played."""
    rules = scene.preset.rules if scene.preset else scene.state.rules
    stakes = scene.preset.stakes if scene.preset else scene.state.stakes
    groups = {
        "game": _game(scene, rules, stakes),
        "blinds": _blinds(scene, rules, stakes),
        "betting": _betting(scene, rules),
        "pushed": _pushed(scene, rules),
        "showdown": _showdown(scene, rules),
        "all_in": _all_in(scene, rules),
        "time": _time(scene, rules),
        "extras": _extras(scene, rules),
        "wrong": _wrong(scene),
    }
    made = ((key, tuple(lines)) for key, lines in groups.items())
    return tuple(
        RuleGroup(key=key, heading=scene.text(f"rules.group.{key}"), lines=lines)
        for key, lines in made
        if lines
    )


def _line(scene: Scene, key: str, source: str = "", **fields: object) -> RuleLine:
    return RuleLine(key=key, text=scene.text(f"rules.{key}", **fields), source=source)


def _game(scene: Scene, rules: HouseRules, stakes: Stakes) -> Iterator[RuleLine]:
    sources = {Structure.POT_LIMIT: "TDA 54", Structure.FIXED_LIMIT: "TDA 47-B", Structure.SPREAD_LIMIT: ""}
    yield _line(
        scene,
        rules.structure.value,
        sources.get(rules.structure, "TDA 43"),
        small=scene.money(stakes.small_blind_chips),
        big=scene.money(stakes.big_blind_chips),
        small_bet=scene.money(stakes.small_bet_chips),
        big_bet=scene.money(stakes.big_bet_chips),
        least=scene.money(stakes.spread_min_chips),
        most=scene.money(stakes.spread_max_chips),
    )
    cash = rules.mode is Mode.CASH
    yield _line(scene, f"mode_{rules.mode.value}", "RRoP" if cash else "TDA 30")


def _blinds(scene: Scene, rules: HouseRules, stakes: Stakes) -> Iterator[RuleLine]:
    dead = rules.button_method.value == "dead"
    yield _line(scene, f"button_{rules.button_method.value}", "TDA 32" if dead else "")
    room = rules.small_blind_absent is SmallBlindAbsent.ROOM
    yield _line(scene, f"small_blind_{rules.small_blind_absent.value}", "" if room else "TDA 32")
    yield _line(scene, "heads_up", "TDA 34-B")
    if stakes.ante.kind is AnteKind.NONE:
        return
    kind = stakes.ante.kind.value
    yield _line(scene, f"ante_{kind}", "", amount=scene.money(stakes.ante.chips))
    if stakes.ante.kind is AnteKind.BIG_BLIND:
        first = rules.ante_order is AnteOrder.BLIND_FIRST
        yield _line(scene, f"ante_order_{rules.ante_order.value}", "TDA RP-11" if first else "")


def _betting(scene: Scene, rules: HouseRules) -> Iterator[RuleLine]:
    limit = rules.structure is Structure.FIXED_LIMIT
    if not limit:
        yield _line(scene, "min_raise", "TDA 43-A")
    yield _line(scene, "reopening_limit" if limit else "reopening", "TDA 47-B" if limit else "TDA 47-A")
    if limit and rules.fl_raise_cap is not None:
        key = "cap" if rules.headsup_uncapped else "cap_always"
        yield _line(scene, key, "TDA 48", count=rules.fl_raise_cap)
    if rules.two_tier_minimum:
        yield _line(scene, "two_tier")
    yield _line(scene, "fold_binds", "TDA 58")
    yield _line(scene, "out_of_turn", "TDA 53")


def _pushed(scene: Scene, rules: HouseRules) -> Iterator[RuleLine]:
    """What chips and words count as."""
    yield _line(scene, "words_bind", "TDA 40")
    yield _line(scene, "raise_total", "TDA 43-B")
    yield _line(scene, "oversized", "TDA 44")
    yield _line(scene, "several", "TDA 45")
    yield _line(scene, "string", "TDA 42")
    yield _line(scene, "undercall", "TDA 51")
    yield _line(scene, "too_small", "TDA 52-A")
    if rules.structure is not Structure.NO_LIMIT:
        yield _line(scene, "pot_count", "TDA 52-B")
    yield _line(scene, "odd_words", "TDA 55")
    yield _line(scene, "unclear", "TDA 57")


def _showdown(scene: Scene, rules: HouseRules) -> Iterator[RuleLine]:
    yield _line(scene, "shows_first", "TDA 17-A")
    winners = rules.shown_hands is ShownHands.WINNERS
    yield _line(scene, "only_winners" if winners else "may_muck", "" if winners else "TDA 17")
    yield _line(scene, "cards_speak", "TDA 12")
    yield _line(scene, "odd_chip", "TDA 20", amount=scene.money(rules.chip_unit_chips))


def _all_in(scene: Scene, rules: HouseRules) -> Iterator[RuleLine]:
    yield _line(scene, "side_pots", "TDA 21")
    if rules.tables_all_in_hands:
        yield _line(scene, "face_up", "TDA 16")
    yield _line(scene, "counted", "TDA 49")
    if rules.run_it_twice and rules.mode is Mode.CASH:
        yield _line(scene, "run_it_twice")


def _time(scene: Scene, rules: HouseRules) -> Iterator[RuleLine]:
    """The clock of the house with what it leads to, the time banks, and the clock that anybody may call."""
    if rules.clock_seconds:
        warns = rules.time_out is TimeOutRule.WARN
        yield _line(scene, "clock_warn" if warns else "clock", seconds=rules.clock_seconds)
        if not warns:
            text = scene.words.counted("screen.rules.sits_out", rules.time_outs_to_sit_out)
            yield RuleLine(key="sits_out", text=text)
    if rules.time_bank_seconds:
        yield _line(scene, "time_bank", seconds=rules.time_bank_seconds)
    yield _line(scene, "called_clock", "TDA 29")


def _extras(scene: Scene, rules: HouseRules) -> Iterator[RuleLine]:
    if rules.straddles:
        yield _line(scene, "straddles", "WSOP")
        double = rules.straddle_minimum is StraddleMinimum.DOUBLE
        yield _line(scene, f"straddle_{rules.straddle_minimum.value}", "RRoP" if double else "WSOP")
    if rules.bomb_pots:
        yield _line(scene, "bomb_pots")
    if rules.allows_rabbit_hunt:
        yield _line(scene, "rabbit_hunt")
    else:
        yield _line(scene, "no_rabbit_hunt", "TDA 28")


def _wrong(scene: Scene) -> Iterator[RuleLine]:
    yield _line(scene, "misdeal", "TDA 35")
    yield _line(scene, "substantial", "TDA 36")
    yield _line(scene, "seen")
    yield _line(scene, "button_wrong", "TDA 34-A")
    yield _line(scene, "flop_cards", "TDA 39")
    yield _line(scene, "early_card", "TDA RP-5")
    yield _line(scene, "disputes", "TDA 22")
    yield _line(scene, "void")


def line_of(groups: tuple[RuleGroup, ...], key: str) -> int | None:
    """Where the line `key` stands among headings and lines, counted from 0; ``None`` if it does not.

    A rule that is told otherwise under another structure is found by its first word ("reopening").
    """
    index = 0
    for group in groups:
        index += 1
        for line in group.lines:
            if re.fullmatch(rf"{re.escape(key)}(_.+)?", line.key):
                return index
            index += 1
    return None
