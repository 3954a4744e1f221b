"""The chips in play: values and colours, paying an amount in chips, the likeness of a bet."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from enum import Enum
from functools import cache
from itertools import pairwise
from math import gcd, lcm
from typing import Final

from dealer.rules.errors import DealerError


class ChipColour(Enum):
    """The colours of a chip set."""

    WHITE = "white"
    RED = "red"
    GREEN = "green"
    BLACK = "black"
    PURPLE = "purple"
    YELLOW = "yellow"
    BLUE = "blue"
    ORANGE = "orange"


@dataclass(frozen=True, slots=True, kw_only=True)
class Chip:
    """One kind of chip; `value_chips` in the smallest unit of the stakes."""

    value_chips: int
    colour: ChipColour


Counts = tuple[tuple[Chip, int], ...]
"""How many of each kind of chip, the highest first, none of them 0."""


MOST_TO_TRY: Final = 2000
"""Of more amounts than these the fewest chips are not looked for: it would be felt in every tap."""


class BadChipSet(DealerError, ValueError):
    """Chips that are no set: none at all, not in ascending order, or two of one value or colour."""

    def __init__(self, chips: tuple[Chip, ...]) -> None:
        super().__init__(chips)
        self.chips = chips


@dataclass(frozen=True, slots=True, kw_only=True)
class Payment:
    """Chips to pay, the highest first; `rest_chips` is what the set cannot pay."""

    counts: Counts
    rest_chips: int = 0

    @property
    def number(self) -> int:
        """How many chips are handed over."""
        return sum(count for _, count in self.counts)


@dataclass(frozen=True, slots=True, kw_only=True)
class ChipSet:
    """The kinds of chips on the table, in ascending order of value. Raises `BadChipSet`."""

    chips: tuple[Chip, ...]

    def __post_init__(self) -> None:
        values = [chip.value_chips for chip in self.chips]
        in_order = all(low < high for low, high in pairwise([0, *values]))
        if not values or not in_order or len({chip.colour for chip in self.chips}) < len(values):
            raise BadChipSet(self.chips)

    @property
    def unit_chips(self) -> int:
        """The value of the smallest chip."""
        return self.chips[0].value_chips

    def pay(self, chips: int) -> Payment:
        """The fewest chips that make `chips`, or the most below it that these chips can make.

        In a set of which nobody could pay by head, highest chip first.
        """
        first = _highest_first_is_fewest(self.chips) or len(self._to_try(chips)) > MOST_TO_TRY
        counts = _highest_first(self.chips, chips) if first else self._fewest(chips)
        paid = sum(chip.value_chips * count for chip, count in counts)
        return Payment(counts=counts, rest_chips=chips - paid)

    def _fewest(self, chips: int) -> Counts:
        """The fewest chips by trying each chip as the last one of every amount."""
        last: dict[int, tuple[int, Chip]] = {}
        for amount in self._to_try(chips):
            ways = [
                (last[before][0] + 1 if before else 1, chip)
                for chip in reversed(self.chips)
                for before in [amount - chip.value_chips]
                if before == 0 or before in last
            ]
            if ways:
                last[amount] = min(ways, key=lambda way: way[0])
        counts = Counter({self.chips[-1]: self._sure(chips)})
        left = max(last, default=0)
        while left:
            chip = last[left][1]
            counts[chip] += 1
            left -= chip.value_chips
        return tuple((chip, counts[chip]) for chip in reversed(self.chips) if counts[chip])

    def _to_try(self, chips: int) -> range:
        """The amounts that the lower chips may have to make."""
        step = gcd(*(chip.value_chips for chip in self.chips))
        return range(step, chips - self._sure(chips) * self.chips[-1].value_chips + 1, step)

    def _sure(self, chips: int) -> int:
        """So many of the highest chip are in the fewest chips anyway.

        Of a lower chip there are never so many that they make whole highest chips.
        """
        *values, top = (chip.value_chips for chip in self.chips)
        most_in_lower = sum(lcm(top, value) - value for value in values)
        return max((chips - most_in_lower) // top - 1, 0)

    def likeness(self, chips: int, *, colours: int = 2, high: int = 4) -> Counts:
        """A drawing of `chips`: its highest chips, at most so many colours, each so many high."""
        return tuple((chip, min(count, high)) for chip, count in self.pay(chips).counts[:colours])


@cache
def _highest_first_is_fewest(kinds: tuple[Chip, ...]) -> bool:
    """Whether taking the highest chip first surely takes the fewest, as with 5, 25, 100 or 10, 20, 50.

    The one-point theorem of Magazine, Nemhauser and Trotter: a further chip keeps the property if the
    least multiple of the chip below it that reaches it is made, highest first, of no more chips.
    """
    if any(chip.value_chips % kinds[0].value_chips for chip in kinds):
        return False
    for index, (low, high) in enumerate(pairwise(kinds), 1):
        multiple = -(-high.value_chips // low.value_chips)
        surplus = multiple * low.value_chips - high.value_chips
        used = sum(count for _, count in _highest_first(kinds[:index], surplus))
        if 1 + used > multiple:
            return False
    return True


def _highest_first(kinds: tuple[Chip, ...], chips: int) -> Counts:
    counts = []
    for chip in reversed(kinds):
        count, chips = divmod(chips, chip.value_chips)
        if count:
            counts.append((chip, count))
    return tuple(counts)


def chip_set(*kinds: tuple[int, ChipColour]) -> ChipSet:
    """The set of chips of these values and colours, in any order. Raises `BadChipSet`."""
    return ChipSet(
        chips=tuple(
            Chip(value_chips=value, colour=colour)
            for value, colour in sorted(kinds, key=lambda kind: kind[0])
        )
    )


STANDARD_CHIPS: Final = chip_set(
    (5, ChipColour.RED),
    (25, ChipColour.GREEN),
    (100, ChipColour.BLACK),
    (500, ChipColour.PURPLE),
    (1000, ChipColour.YELLOW),
)
"""The default: 5 red, 25 green, 100 black, 500 purple, 1,000 yellow."""

SMALL_CHIPS: Final = chip_set(
    (1, ChipColour.WHITE),
    (5, ChipColour.RED),
    (25, ChipColour.GREEN),
    (100, ChipColour.BLACK),
    (500, ChipColour.PURPLE),
)
"""For stakes below five: 1 white, 5 red, 25 green, 100 black, 500 purple."""
