"""What can be agreed about each house rule: the points where sources disagree, and the answers there are."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from dealer.rules.house import (
    AnteOrder,
    ButtonMethod,
    HouseRules,
    Mode,
    ShownHands,
    SmallBlindAbsent,
    StraddleMinimum,
    Structure,
    TimeOutRule,
)

Answer = (
    bool
    | int
    | AnteOrder
    | ButtonMethod
    | ShownHands
    | SmallBlindAbsent
    | StraddleMinimum
    | TimeOutRule
    | None
)
"""What a house rule may be."""


def _always(_rules: HouseRules) -> bool:
    return True


@dataclass(frozen=True, slots=True, kw_only=True)
class RuleChoice:
    """One point: `name` of the field of `HouseRules`, and its answers by their words.

    `matters` says whether the point can come up in a game under these rules at all.
    """

    name: str
    answers: tuple[tuple[str, Answer], ...]
    in_force: Callable[[HouseRules], Answer]
    matters: Callable[[HouseRules], bool] = _always

    def word(self, rules: HouseRules) -> str:
        """The answer in force; empty where it is none of those offered."""
        answer = self.in_force(rules)
        return next((word for word, offered in self.answers if offered == answer), "")

    def chosen(self, rules: HouseRules, word: str) -> HouseRules:
        """`rules` with the answer of this word; raises `KeyError` where there is none."""
        changes: dict[str, Answer] = {self.name: dict(self.answers)[word]}
        return replace(rules, **changes)  # type: ignore[arg-type]


YES_OR_NO: Final = (("yes", True), ("no", False))
SECONDS: Final = (("off", 0), ("s15", 15), ("s20", 20), ("s30", 30), ("s60", 60))

RULE_CHOICES: Final = (
    RuleChoice(name="clock_seconds", answers=SECONDS, in_force=lambda r: r.clock_seconds),
    RuleChoice(
        name="time_bank_seconds",
        answers=(("off", 0), ("s60", 60), ("s120", 120), ("s300", 300)),
        in_force=lambda r: r.time_bank_seconds,
        matters=lambda r: r.clock_seconds > 0,
    ),
    RuleChoice(
        name="time_out",
        answers=(("check_or_fold", TimeOutRule.CHECK_OR_FOLD), ("warn", TimeOutRule.WARN)),
        in_force=lambda r: r.time_out,
    ),
    RuleChoice(
        name="time_outs_to_sit_out",
        answers=(("two", 2), ("three", 3), ("five", 5)),
        in_force=lambda r: r.time_outs_to_sit_out,
        matters=lambda r: r.time_out is TimeOutRule.CHECK_OR_FOLD,
    ),
    RuleChoice(
        name="straddles",
        answers=YES_OR_NO,
        in_force=lambda r: r.straddles,
        matters=lambda r: r.structure is not Structure.FIXED_LIMIT,
    ),
    RuleChoice(
        name="straddle_minimum",
        answers=(("double", StraddleMinimum.DOUBLE), ("wsop", StraddleMinimum.WSOP)),
        in_force=lambda r: r.straddle_minimum,
        matters=lambda r: r.straddles and r.structure is not Structure.FIXED_LIMIT,
    ),
    RuleChoice(name="bomb_pots", answers=YES_OR_NO, in_force=lambda r: r.bomb_pots),
    RuleChoice(
        name="run_it_twice",
        answers=YES_OR_NO,
        in_force=lambda r: r.run_it_twice,
        matters=lambda r: r.mode is Mode.CASH,
    ),
    RuleChoice(name="rabbit_hunt", answers=YES_OR_NO, in_force=lambda r: r.allows_rabbit_hunt),
    RuleChoice(
        name="shown_hands",
        answers=(
            ("mode", ShownHands.MODE),
            ("face_up", ShownHands.FACE_UP),
            ("winners", ShownHands.WINNERS),
        ),
        in_force=lambda r: r.shown_hands,
    ),
    RuleChoice(
        name="button_method",
        answers=(("dead", ButtonMethod.DEAD), ("simplified", ButtonMethod.SIMPLIFIED)),
        in_force=lambda r: r.button_method,
    ),
    RuleChoice(
        name="small_blind_absent",
        answers=(("dead", SmallBlindAbsent.DEAD), ("room", SmallBlindAbsent.ROOM)),
        in_force=lambda r: r.small_blind_absent,
        matters=lambda r: r.mode is Mode.CASH,
    ),
    RuleChoice(
        name="two_tier_minimum",
        answers=YES_OR_NO,
        in_force=lambda r: r.two_tier_minimum,
        matters=lambda r: r.structure in (Structure.NO_LIMIT, Structure.POT_LIMIT),
    ),
    RuleChoice(
        name="fl_raise_cap",
        answers=(("three", 3), ("four", 4), ("none", None)),
        in_force=lambda r: r.fl_raise_cap,
        matters=lambda r: r.structure is Structure.FIXED_LIMIT,
    ),
    RuleChoice(
        name="fl_headsup_uncapped",
        answers=YES_OR_NO,
        in_force=lambda r: r.headsup_uncapped,
        matters=lambda r: r.structure is Structure.FIXED_LIMIT and r.fl_raise_cap is not None,
    ),
    RuleChoice(
        name="pl_assume_full_blinds",
        answers=YES_OR_NO,
        in_force=lambda r: r.pl_assume_full_blinds,
        matters=lambda r: r.structure is Structure.POT_LIMIT,
    ),
    RuleChoice(
        name="ante_order",
        answers=(("bb_first", AnteOrder.BLIND_FIRST), ("ante_first", AnteOrder.ANTE_FIRST)),
        in_force=lambda r: r.ante_order,
    ),
)


def rule_choices(rules: HouseRules) -> tuple[RuleChoice, ...]:
    """The points that can come up in a game under `rules`."""
    return tuple(choice for choice in RULE_CHOICES if choice.matters(rules))


def with_answer(rules: HouseRules, name: str, word: str) -> HouseRules:
    """`rules` with another answer to the point `name`; raises `KeyError` for an unknown point or answer."""
    return {choice.name: choice for choice in RULE_CHOICES}[name].chosen(rules, word)
