"""What a player is handed for his buy-in: chips to play with, not the fewest that make the amount."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from dealer.rules.chips import Chip, ChipSet, Payment

WANTED: Final = (10, 8, 8, 4)
"""So many of the smallest chip, the next one and so on; of those above as few as of the last."""
FARTHEST: Final = 50
"""A number of chips farther from the wanted one helps nobody: then the fewest chips are handed out."""


def starting_stack(stack_chips: int, chip_set: ChipSet, *, bets: Collection[int] = ()) -> Payment:
    """A useful breakdown of `stack_chips`: small chips first, a large one where there is room for it.

    Chips below what the stack and the `bets` (blinds, antes) need are left in the box. ``1 yellow, 8 black,
    6 green, 10 red`` make 2,000 in the standard chips with blinds of 10 and 20.
    """
    plain = chip_set.pay(stack_chips)
    left = stack_chips - plain.rest_chips
    kinds = _needed(chip_set.chips, (left, *bets))
    counts: list[tuple[Chip, int]] = []
    for index, chip in enumerate(kinds[:-1]):
        wanted = min(WANTED[min(index, len(WANTED) - 1)], left // 2 // chip.value_chips)
        number = _number(chip, wanted, left, kinds[index + 1 :])
        if number is None:
            return plain
        counts.append((chip, number))
        left -= number * chip.value_chips
    counts.append((kinds[-1], left // kinds[-1].value_chips))
    handed = tuple((chip, number) for chip, number in reversed(counts) if number)
    return Payment(counts=handed, rest_chips=plain.rest_chips)


def _needed(kinds: Sequence[Chip], amounts: Collection[int]) -> Sequence[Chip]:
    """`kinds` without the smallest ones, as long as the others make all `amounts`."""
    while len(kinds) > 1 and all(_makes(kinds[1:], amount) for amount in amounts):
        kinds = kinds[1:]
    return kinds


def _number(chip: Chip, wanted: int, left: int, higher: Sequence[Chip]) -> int | None:
    """How many of `chip`, about as many as are wanted, so that the higher chips make the rest of `left`."""
    near = sorted(range(max(wanted - FARTHEST, 0), wanted + FARTHEST), key=lambda n: (abs(n - wanted), n))
    return next((n for n in near if _makes(higher, left - n * chip.value_chips)), None)


def _makes(kinds: Sequence[Chip], chips: int) -> bool:
    return chips >= 0 and not ChipSet(chips=tuple(kinds)).pay(chips).rest_chips
