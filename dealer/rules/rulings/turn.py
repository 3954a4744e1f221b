"""Action out of turn: what binds, what is given back, and the right of the skipped player (TDA 53)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from dealer.rules.rulings.substantial import is_substantial
from dealer.rules.rulings.wager import Deed


@dataclass(frozen=True, slots=True, kw_only=True)
class Move:
    """A deed with the total for the street that it is to; `to_chips` is 0 for a fold or a check."""

    deed: Deed
    to_chips: int = 0


class TurnGround(Enum):
    """Why action out of turn binds or not; `rule` is where that is written."""

    FOLD_BINDS = ("fold_binds", "TDA 53-A, 58")
    UNCHANGED = ("unchanged", "TDA 53-A")
    CHANGED = ("changed", "TDA 53-A")

    def __init__(self, key: str, rule: str) -> None:
        self.key = key
        self.rule = rule


@dataclass(frozen=True, slots=True, kw_only=True)
class OutOfTurnRuling:
    """What becomes of an action out of turn once the skipped players have acted.

    `choices` are open to the player in his turn: his own deed alone where it binds. `price_chips` is the
    total to call then, `minimum_to_chips` the least raise-to. What does not bind is given back whole.
    """

    binding: bool
    ground: TurnGround
    choices: tuple[Deed, ...]
    price_chips: int
    minimum_to_chips: int


def rule_out_of_turn(
    early: Deed, *, price_chips: int, yardstick_chips: int, skipped: Sequence[Move]
) -> OutOfTurnRuling:
    """Rule on the deed done `early`, after the `skipped` players have acted in their turn.

    `price_chips` was the bet when he acted, `yardstick_chips` the last full bet or raise of the street, at
    least the minimum bet. A check, call or fold by the skipped changes nothing; a fold binds in any case.
    """
    price, yardstick = price_chips, yardstick_chips
    for move in skipped:
        if move.to_chips > price:
            yardstick = max(yardstick, move.to_chips - price)
            price = move.to_chips
    changed = price > price_chips
    if early is Deed.FOLD:
        ground = TurnGround.FOLD_BINDS
    else:
        ground = TurnGround.CHANGED if changed else TurnGround.UNCHANGED
    binding = ground is not TurnGround.CHANGED
    return OutOfTurnRuling(
        binding=binding,
        ground=ground,
        choices=(early,) if binding else (Deed.CALL, Deed.RAISE, Deed.FOLD),
        price_chips=price,
        minimum_to_chips=price + yardstick,
    )


class SkippedRight(Enum):
    """What is left to a player whose turn was passed over."""

    ACTS = "acts"
    """Play backs up and he has all choices."""
    FLOOR = "floor"
    """The floor decides: his hand is dead, or he may check, call or fold but not raise."""


def skipped_right(later: Sequence[Deed], *, had_time: bool) -> SkippedRight:
    """The right of a skipped player who has kept silent while `later` was done to his left (TDA 53-B)."""
    return SkippedRight.FLOOR if had_time and is_substantial(later) else SkippedRight.ACTS
