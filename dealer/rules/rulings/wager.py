"""What a player faces, what he pushed or said, and the record of the ruling on it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from dealer.rules.errors import RuleViolation


class NothingPushed(RuleViolation):
    """No chip of any value and no clear word: there is nothing to rule on."""


class Deed(Enum):
    """What a player does, or says that he does."""

    FOLD = "fold"
    CHECK = "check"
    CALL = "call"
    BET = "bet"
    RAISE = "raise"
    ALL_IN = "all-in"


@dataclass(frozen=True, slots=True, kw_only=True)
class Facing:
    """What the player to act faces. Amounts are totals for this street, in chips.

    `price_chips` is the bet to match, 0 for none; `minimum_to_chips` the least bet or raise, above the price;
    `maximum_to_chips` the most that the structure allows (``None``: no limit), in fixed limit the same as the
    least. `in_front_chips` lie on the table before him already, `stack_chips` is all the rest he has, the
    chips that he pushes included. `opening_bet` says that the price is the first bet of the round (the big
    blind pre-flop) and not a raise; `may_raise` that the betting is open to him.
    """

    price_chips: int
    minimum_to_chips: int
    stack_chips: int
    in_front_chips: int = 0
    maximum_to_chips: int | None = None
    may_raise: bool = True
    opening_bet: bool = True
    heads_up: bool = False

    @property
    def whole_chips(self) -> int:
        """His total for the street if he goes all-in."""
        return self.in_front_chips + self.stack_chips

    @property
    def raise_chips(self) -> int:
        """The least bet or raise as an increment over the price."""
        return self.minimum_to_chips - self.price_chips


@dataclass(frozen=True, slots=True, kw_only=True)
class Words:
    """What was said: a deed, an amount, or both. "Raise, eight thousand" names the total (TDA 43-B)."""

    deed: Deed | None = None
    amount_chips: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Push:
    """Chips put out in one motion, by their values, and what was said.

    `words` are given only where they bind: spoken before the chips, or together with them and clear
    (TDA 40-A). Raises `NothingPushed` where there are neither chips nor words.
    """

    chips: tuple[int, ...] = ()
    words: Words | None = None

    def __post_init__(self) -> None:
        said = self.words is not None and (self.words.deed or self.words.amount_chips)
        if not (said or self.chips) or min(self.chips, default=1) < 1:
            raise NothingPushed(self.chips)

    @property
    def pushed_chips(self) -> int:
        """What the chips are worth together."""
        return sum(self.chips)


class Ground(Enum):
    """Why a wager counts as it does; `rule` is where that is written."""

    EXACT_CALL = ("exact_call", "TDA 41-B")
    ALL_IN_CALL = ("all_in_call", "TDA 41-B")
    OVERSIZED_CHIP = ("oversized_chip", "TDA 44")
    EVERY_CHIP_NEEDED = ("every_chip_needed", "TDA 45-A")
    LESS_THAN_HALF = ("less_than_half", "TDA 43-A, 45-B")
    HALF_A_RAISE = ("half_a_raise", "TDA 43-A, 45-B")
    FULL_RAISE = ("full_raise", "TDA 45-B")
    LAST_CHIPS = ("last_chips", "TDA 45-B")
    BET_OF_THE_CHIPS = ("bet_of_the_chips", "TDA 44")
    UNDERBET = ("underbet", "TDA 52-A")
    UNDERCALL = ("undercall", "TDA 51-B")
    UNDERCALL_FLOOR = ("undercall_floor", "TDA 51-B")
    CUT_TO_MAXIMUM = ("cut_to_maximum", "TDA 52-B")
    RAISING_CLOSED = ("raising_closed", "TDA 47")
    SAID_FOLD = ("said_fold", "TDA 58")
    SAID_CHECK = ("said_check", "TDA 40-B")
    SAID_CALL = ("said_call", "TDA 51-A")
    SAID_RAISE = ("said_raise", "TDA 43-B")
    SAID_LESS_THAN_MINIMUM = ("said_less_than_minimum", "TDA 43-A, 51-A")
    SAID_ALL_IN = ("said_all_in", "TDA 40-B")
    CHECK_FACING_BET = ("check_facing_bet", "TDA 55")
    CALL_FACING_NONE = ("call_facing_none", "TDA 55-A")
    RAISE_FACING_NONE = ("raise_facing_none", "TDA 55-B")
    BET_FACING_BET = ("bet_facing_bet", "TDA 57")

    def __init__(self, key: str, rule: str) -> None:
        self.key = key
        self.rule = rule


@dataclass(frozen=True, slots=True, kw_only=True)
class Ruling:
    """What a push or a word counts as.

    `deed` is never `ALL_IN`: `all_in` says that no chips are left behind. The player's total for the street
    becomes `to_chips`; `add_chips` he has still to put in, `return_chips` go back to him (one of them is 0).
    With `may_fold` he may give his hand up instead and then loses `forfeit_chips`, as the floor decides.
    """

    deed: Deed
    to_chips: int
    add_chips: int
    return_chips: int
    all_in: bool
    ground: Ground
    may_fold: bool = False
    forfeit_chips: int = 0

    @property
    def rule(self) -> str:
        """Where the ruling is written, ``"TDA 44"``."""
        return self.ground.rule
