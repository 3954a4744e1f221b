"""The chip race: a small chip leaves the tournament, and the odd ones are raced off (TDA 24)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from dealer.rules.cards import Card, find_duplicate
from dealer.rules.errors import DealerError

MOST_WON: Final = 1
"""A seat wins at most one chip in a race (TDA 24)."""


class BadExchange(DealerError, ValueError):
    """Chips of `new_chips` that are no whole number of chips of `old_chips`."""

    def __init__(self, *, old_chips: int, new_chips: int) -> None:
        super().__init__(old_chips, new_chips)
        self.old_chips = old_chips
        self.new_chips = new_chips


class WrongCount(DealerError, ValueError):
    """Not one card for each odd chip of every seat: `wanted` cards by seat."""

    def __init__(self, wanted: Mapping[int, int]) -> None:
        super().__init__(wanted)
        self.wanted = wanted


@dataclass(frozen=True, slots=True, kw_only=True)
class RacingStack:
    """A seat's chips before the race: how many of the old ones, and `other_chips` in all its others."""

    seat: int
    old_count: int
    other_chips: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class ChipRace:
    """Chips worth `old_chips` go out; `new_chips` is the value of the lowest chip that stays.

    Whole new chips are exchanged first; what is odd then is raced for. Raises `BadExchange`.
    """

    stacks: tuple[RacingStack, ...]
    old_chips: int
    new_chips: int

    def __post_init__(self) -> None:
        if self.new_chips <= self.old_chips or self.new_chips % self.old_chips:
            raise BadExchange(old_chips=self.old_chips, new_chips=self.new_chips)

    @property
    def cards(self) -> dict[int, int]:
        """How many cards each seat is dealt, from seat 1 on: one for each odd chip."""
        group = self.new_chips // self.old_chips
        odd = {stack.seat: stack.old_count % group for stack in self.stacks}
        return {seat: odd[seat] for seat in sorted(odd) if odd[seat]}

    @property
    def odd_total_chips(self) -> int:
        """What the odd chips are worth."""
        return sum(self.cards.values()) * self.old_chips

    @property
    def prizes(self) -> int:
        """How many new chips are won; a remainder of half a new chip or more is one more (RRoP)."""
        return (2 * self.odd_total_chips + self.new_chips) // (2 * self.new_chips)

    @property
    def removed_chips(self) -> int:
        """What is taken off the table without a new chip for it; below 0 where the rounding adds chips."""
        return self.odd_total_chips - self.prizes * self.new_chips

    def winners(self, dealt: Mapping[int, tuple[Card, ...]]) -> tuple[int, ...]:
        """The seats that win a chip, the highest card first; suits break ties.

        Raises `WrongCount`, and `DuplicateCard` where a card was dealt twice.
        """
        if {seat: len(cards) for seat, cards in dealt.items()} != self.cards:
            raise WrongCount(self.cards)
        if found := find_duplicate(dealt.items()):
            raise found
        ranked = sorted(dealt, key=lambda seat: max(dealt[seat]), reverse=True)
        return tuple(ranked[: self.prizes])

    def kept_chips(self, stack: RacingStack) -> int:
        """The seat's stack without its odd chips, whole new chips exchanged."""
        return stack.other_chips + stack.old_count * self.old_chips // self.new_chips * self.new_chips

    def stack_after(self, stack: RacingStack, *, won: bool) -> int:
        """The seat's stack after the race: nobody is raced out, his last odd chips become one new chip."""
        kept = self.kept_chips(stack)
        raced_out = kept == 0 and stack.old_count > 0
        return kept + self.new_chips if won or raced_out else kept
