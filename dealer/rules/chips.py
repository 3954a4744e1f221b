"""The chips in play: values and colours, paying an amount in chips, the likeness of a bet."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from itertools import pairwise
from typing import Final


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


@dataclass(frozen=True, slots=True, kw_only=True)
class Payment:
    """Chips to pay, the highest first; `rest_chips` is what the set cannot pay."""

    counts: tuple[tuple[Chip, int], ...]
    rest_chips: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class ChipSet:
    """The kinds of chips on the table, in ascending order of value."""

    chips: tuple[Chip, ...]

    @property
    def unit_chips(self) -> int:
        """The value of the smallest chip."""
        return self.chips[0].value_chips

    def pay(self, chips: int) -> Payment:
        """The fewest chips that make `chips`, as far as the smallest one allows."""
        whole = chips - chips % self.unit_chips
        counts = self._greedy(whole)
        if not self._nested or sum(c.value_chips * n for c, n in counts) != whole:
            counts = self._fewest(whole) or counts
        paid = sum(chip.value_chips * count for chip, count in counts)
        return Payment(counts=counts, rest_chips=chips - paid)

    @property
    def _nested(self) -> bool:
        """Whether each value divides the next: then taking the highest first takes the fewest."""
        values = [chip.value_chips for chip in self.chips]
        return all(high % low == 0 for low, high in pairwise(values))

    def _greedy(self, chips: int) -> tuple[tuple[Chip, int], ...]:
        counts = []
        for chip in reversed(self.chips):
            count, chips = divmod(chips, chip.value_chips)
            if count:
                counts.append((chip, count))
        return tuple(counts)

    def _fewest(self, chips: int) -> tuple[tuple[Chip, int], ...] | None:
        """The fewest chips for an amount by trying every last chip; of the highest chip most go in first."""
        top = self.chips[-1].value_chips
        sure = max((chips - top * top) // top, 0)
        rest = chips - sure * top
        best: list[tuple[int, Chip] | None] = [None] * (rest + 1)
        for amount in range(1, rest + 1):
            options = [
                (1 if amount == c.value_chips else before[0] + 1, c)
                for c in self.chips
                if c.value_chips <= amount
                for before in [best[amount - c.value_chips] or (0, c)]
                if amount == c.value_chips or best[amount - c.value_chips] is not None
            ]
            best[amount] = min(options, key=lambda option: option[0], default=None)
        if rest and best[rest] is None:
            return None
        counts = {self.chips[-1]: sure} if sure else {}
        while rest:
            step = best[rest]
            assert step is not None
            counts[step[1]] = counts.get(step[1], 0) + 1
            rest -= step[1].value_chips
        return tuple(sorted(counts.items(), key=lambda pair: -pair[0].value_chips))

    def likeness(self, chips: int, *, colours: int = 2, high: int = 4) -> tuple[tuple[Chip, int], ...]:
        """A drawing of `chips`: its highest chips, at most so many colours, each so many high."""
        return tuple((chip, min(count, high)) for chip, count in self.pay(chips).counts[:colours])


def _set(*kinds: tuple[int, ChipColour]) -> ChipSet:
    return ChipSet(chips=tuple(Chip(value_chips=value, colour=colour) for value, colour in kinds))


STANDARD_CHIPS: Final = _set(
    (5, ChipColour.RED),
    (25, ChipColour.GREEN),
    (100, ChipColour.BLACK),
    (500, ChipColour.PURPLE),
    (1000, ChipColour.YELLOW),
)
"""The default: 5 red, 25 green, 100 black, 500 purple, 1,000 yellow."""

SMALL_CHIPS: Final = _set(
    (1, ChipColour.WHITE),
    (5, ChipColour.RED),
    (25, ChipColour.GREEN),
    (100, ChipColour.BLACK),
    (500, ChipColour.PURPLE),
)
"""For stakes below five: 1 white, 5 red, 25 green, 100 black, 500 purple."""
