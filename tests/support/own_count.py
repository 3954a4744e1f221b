"""A count of everybody's chips as somebody beside the table would keep it, who sees only what is tapped."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from dealer.hand.state import HandSetup


@dataclass(slots=True)
class OwnCount:
    """`stacks` by seat, chips in the pot not among them. `names` by seat; the books go by name.

    `paid` are a player's chips in the hand apart from `dead` ones, `street` those of this street.
    """

    names: dict[int, str] = field(default_factory=dict)
    stacks: dict[int, int] = field(default_factory=dict)
    bought: Counter[str] = field(default_factory=Counter)
    taken: Counter[str] = field(default_factory=Counter)
    corrected: Counter[str] = field(default_factory=Counter)
    order: tuple[int, ...] = ()
    paid: dict[int, int] = field(default_factory=dict)
    dead: Counter[int] = field(default_factory=Counter)
    street: Counter[int] = field(default_factory=Counter)
    price: int = 0
    runs: int = 1
    out: set[int] = field(default_factory=set)
    mucked: set[int] = field(default_factory=set)
    shown: set[int] = field(default_factory=set)
    given: set[tuple[int, int]] = field(default_factory=set)

    def sits(self, seat: int, name: str, chips: int) -> None:
        self.names[seat] = name
        self.stacks[seat] = 0
        self.buys(seat, chips)

    def buys(self, seat: int, chips: int) -> None:
        self.bought[self.names[seat]] += chips
        self.stacks[seat] += chips

    def leaves(self, seat: int) -> None:
        self.taken[self.names.pop(seat)] += self.stacks.pop(seat)

    def corrects(self, seat: int, chips: int) -> None:
        self.corrected[self.names[seat]] += chips - self.stacks[seat]
        self.stacks[seat] = chips

    def deal(self, setup: HandSetup) -> None:
        """Who is dealt in, who has which blind and who posts can be seen; what goes in is counted here."""
        self.order = tuple(seat for seat, _ in setup.stacks)
        self.paid = dict.fromkeys(self.order, 0)
        self.dead.clear()
        self.street.clear()
        self.price, self.runs = 0, 1
        self.out.clear()
        self.mucked.clear()
        self.shown.clear()
        self.given.clear()
        if setup.bomb_pot_chips:
            for seat in self.order:
                self._puts(seat, setup.bomb_pot_chips)
            return
        self.price = setup.stakes.big_blind_chips
        if setup.small_blind is not None:
            self.raises(setup.small_blind, setup.stakes.small_blind_chips)
        self.raises(setup.big_blind, setup.stakes.big_blind_chips)
        if setup.straddle is not None:
            self.price = setup.straddle.chips
            self.raises(setup.straddle.seat, setup.straddle.chips)
        for post in setup.posts:
            dead = min(post.dead_chips, self.stacks[post.seat])
            self.stacks[post.seat] -= dead
            self.dead[post.seat] += dead
            self.raises(post.seat, post.live_chips)

    def _puts(self, seat: int, chips: int) -> int:
        chips = min(chips, self.stacks[seat])
        self.stacks[seat] -= chips
        self.paid[seat] += chips
        return chips

    def calls(self, seat: int) -> None:
        self.raises(seat, self.price)

    def raises(self, seat: int, to_chips: int) -> None:
        """To so much on this street, as far as his chips go."""
        self.street[seat] += self._puts(seat, max(to_chips - self.street[seat], 0))
        self.price = max(self.price, self.street[seat])

    def folds(self, seat: int) -> None:
        self.out.add(seat)

    def next_street(self) -> None:
        self.street.clear()
        self.price = 0

    def returns_uncalled(self) -> None:
        """What nobody called goes back; betting is over."""
        first, second = sorted(self.paid.values(), reverse=True)[:2]
        top = next(seat for seat in self.order if self.paid[seat] == first)
        if first > second and top not in self.out:
            self.stacks[top] += first - second
            self.paid[top] = second

    def pots(self) -> list[tuple[int, list[int]]]:
        """(chips, who can win them), the main pot first."""
        live = [seat for seat in self.order if seat not in self.out]
        levels = sorted({self.paid[seat] for seat in live})
        pots: list[tuple[int, list[int]]] = []
        below = 0
        for level in levels:
            up_to = sum(self.dead.values())
            up_to += sum(paid if level == levels[-1] else min(paid, level) for paid in self.paid.values())
            if up_to > below:
                pots.append((up_to - below, [seat for seat in live if self.paid[seat] >= level]))
            below = up_to
        return pots

    def contenders(self, pot: int) -> list[int]:
        """Who can still win it."""
        return [seat for seat in self.pots()[pot][1] if seat not in self.mucked]

    def open_parts(self) -> list[tuple[int, int]]:
        """(pot, board) not given yet, side pots and first boards first."""
        parts = [(pot, run) for pot in reversed(range(len(self.pots()))) for run in range(self.runs)]
        return [part for part in parts if part not in self.given]

    def gives(self, pot: int, run: int, winners: Iterable[int], *, unit_chips: int) -> None:
        """Odd chips go to the first left of the button, and to the first board."""
        chips = self.pots()[pot][0]
        if self.runs == 2:
            half = chips // unit_chips // 2 * unit_chips
            chips = half if run else chips - half
        self.given.add((pot, run))
        for seat, share in _shared(chips, [seat for seat in self.order if seat in winners], unit_chips):
            self.stacks[seat] += share

    def gives_to_the_last(self, *, unit_chips: int) -> None:
        """Whoever is left alone in a pot has it."""
        for pot, run in self.open_parts():
            if len(self.contenders(pot)) == 1:
                self.gives(pot, run, self.contenders(pot), unit_chips=unit_chips)


def _shared(chips: int, winners: Sequence[int], unit_chips: int) -> Iterator[tuple[int, int]]:
    units, rest = divmod(chips, unit_chips)
    for place, seat in enumerate(winners):
        share = units // len(winners) + (place < units % len(winners))
        yield seat, share * unit_chips + (rest if place == 0 else 0)
