"""The house rules in force: betting structure, stakes and the points where sources disagree."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum


class Mode(Enum):
    """What is being played."""

    CASH = "cash"
    TOURNAMENT = "tournament"


class Structure(Enum):
    """How much may be bet."""

    NO_LIMIT = "nl"
    POT_LIMIT = "pl"
    FIXED_LIMIT = "fl"
    SPREAD_LIMIT = "spread"


class AnteKind(Enum):
    """Who pays the ante: nobody, everybody, or one player for the table."""

    NONE = "none"
    EACH = "each"
    BIG_BLIND = "big_blind"
    BUTTON = "button"


class AnteOrder(Enum):
    """What a short stack pays first when he owes both the blind and the table's ante (TDA RP-11)."""

    BLIND_FIRST = "bb_first"
    ANTE_FIRST = "ante_first"


class StraddleMinimum(Enum):
    """The least raise over a straddle: the straddle counted as the bet, or one big blind more (WSOP)."""

    DOUBLE = "double"
    WSOP = "wsop"


class ButtonMethod(Enum):
    """How the button moves when players come and go (TDA 32; holdem-rules.net)."""

    DEAD = "dead"
    SIMPLIFIED = "simplified"


class SmallBlindAbsent(Enum):
    """What happens when the seat due the small blind is away (TDA 32; fixed-limit room rules)."""

    DEAD = "dead"
    ROOM = "room"


class ShownHands(Enum):
    """Which hands are turned up at the showdown."""

    MODE = "mode"
    """Cash: the winner shows; tournament: all-in hands go face up (TDA 16)."""
    WINNERS = "winners"
    """Only winning hands are shown."""
    FACE_UP = "face_up"
    """All-in hands go face up in cash games too."""


class TimeOutRule(Enum):
    """What running out of time does: check if free else fold, or only a warning."""

    CHECK_OR_FOLD = "check_or_fold"
    WARN = "warn"


@dataclass(frozen=True, slots=True, kw_only=True)
class Ante:
    """The ante: `chips` from everybody (`EACH`) or from one player for the table (dead money)."""

    kind: AnteKind = AnteKind.NONE
    chips: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Stakes:
    """Blinds, ante and bet sizes, all in the smallest chip.

    `small_bet_chips` and `big_bet_chips` are used in fixed limit (pre-flop and flop, then turn and river),
    `spread_min_chips` and `spread_max_chips` in spread limit; elsewhere they are 0.
    """

    small_blind_chips: int
    big_blind_chips: int
    ante: Ante = field(default_factory=Ante)
    small_bet_chips: int = 0
    big_bet_chips: int = 0
    spread_min_chips: int = 0
    spread_max_chips: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class HouseRules:
    """The rules agreed before the first hand. The defaults are those of RULES, "where sources disagree".

    `chip_unit_chips` is the smallest chip in play: odd chips are broken down to it (TDA 20).
    `fl_raise_cap` counts raises after the bet, ``None`` is no cap; `fl_headsup_uncapped` ``None`` follows the
    mode (cash yes, tournament no). `clock_seconds` 0 is no action clock; `time_bank_seconds` is what
    each player may take besides in one night.
    """

    mode: Mode = Mode.CASH
    structure: Structure = Structure.NO_LIMIT
    chip_unit_chips: int = 1
    straddle_minimum: StraddleMinimum = StraddleMinimum.DOUBLE
    ante_order: AnteOrder = AnteOrder.BLIND_FIRST
    two_tier_minimum: bool = False
    pl_assume_full_blinds: bool = True
    pl_small_blind_counts_as_big: bool = False
    pl_ante_counts_preflop: bool = False
    fl_raise_cap: int | None = 3
    fl_headsup_uncapped: bool | None = None
    button_method: ButtonMethod = ButtonMethod.DEAD
    small_blind_absent: SmallBlindAbsent = SmallBlindAbsent.DEAD
    shown_hands: ShownHands = ShownHands.MODE
    rabbit_hunt: bool | None = None
    straddles: bool = False
    bomb_pots: bool = False
    run_it_twice: bool = False
    clock_seconds: int = 0
    time_bank_seconds: int = 0
    time_out: TimeOutRule = TimeOutRule.CHECK_OR_FOLD
    time_outs_to_sit_out: int = 2

    @property
    def headsup_uncapped(self) -> bool:
        """Whether two players may raise without end in fixed limit (TDA 48; fixed-limit room rules)."""
        if self.fl_headsup_uncapped is None:
            return self.mode is Mode.CASH
        return self.fl_headsup_uncapped

    @property
    def tables_all_in_hands(self) -> bool:
        """Whether all live hands go face up once no more betting is possible (TDA 16)."""
        if self.shown_hands is ShownHands.MODE:
            return self.mode is Mode.TOURNAMENT
        return self.shown_hands is ShownHands.FACE_UP

    @property
    def allows_rabbit_hunt(self) -> bool:
        """Whether undealt cards may be shown after the hand: cash yes, tournament no (TDA 28)."""
        if self.rabbit_hunt is None:
            return self.mode is Mode.CASH
        return self.rabbit_hunt
