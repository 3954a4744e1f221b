"""A simulated table whose dealer follows the hand that is played on the box."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Final

from dealer.rules.cards import FULL_DECK, Card
from vision.sighting import Wanted
from vision.sources.simulated_table import LaidCard, laid_board, laid_hand
from vision.zones import Spot

if TYPE_CHECKING:
    from vision.sources.simulated_table import SimulatedTable

REACH_SECONDS: Final = 0.7
"""For so long an arm lies over a zone before the cards lie there."""
PAUSE_SECONDS: Final = 0.9
"""Between two zones that cards are due in."""


class FollowingDealer:
    """Deals what the hand waits for, one zone after another, from a deck of its own for each hand.

    Cards that somebody typed before are laid as they were typed. The same `seed` shuffles alike.
    """

    def __init__(self, *, seed: int = 1) -> None:
        self._seed = seed
        self._wanted = Wanted()
        self._dealt: dict[Spot, tuple[Card, ...]] = {}
        self._hand = 0
        self._next_at: float | None = None
        self._reaches: Spot | None = None

    def follow(self, wanted: Wanted) -> None:
        """The hand waits for this now; any thread."""
        self._wanted = wanted

    @property
    def lying(self) -> dict[Spot, tuple[Card, ...]]:
        """What lies where on the felt."""
        return self._on_the_felt(self._wanted)

    def arrange(self, table: SimulatedTable, seconds: float) -> None:
        """Lay the cards of this moment; on the camera's thread."""
        wanted = self._wanted
        if wanted.hand != self._hand:
            self._hand, self._dealt, self._next_at, self._reaches = wanted.hand, {}, None, None
        self._deal(wanted, seconds)
        table.lay(laid for spot, cards in self._on_the_felt(wanted).items() for laid in _laid(spot, cards))
        table.reach(self._reaches)

    def _deal(self, wanted: Wanted, seconds: float) -> None:
        lies = self._on_the_felt(wanted)
        due = [spot for spot, count in wanted.due if len(lies.get(spot, ())) < _in_all(wanted, spot, count)]
        if not due:
            self._next_at = self._reaches = None
            return
        if self._next_at is None:
            self._next_at = seconds + PAUSE_SECONDS
        into = seconds - self._next_at
        if into >= REACH_SECONDS:
            count = _in_all(wanted, due[0], wanted.due_in(due[0]))
            self._dealt[due[0]] = self._filled(wanted, due[0], count)
            self._next_at = self._reaches = None
        elif into >= 0:
            self._reaches = due[0]

    def _on_the_felt(self, wanted: Wanted) -> dict[Spot, tuple[Card, ...]]:
        """What was dealt lies there, whatever it was taken for; and what was typed without being dealt."""
        lies = dict(self._dealt)
        for spot, cards in wanted.taken:
            dealt = lies.get(spot, ())
            lies[spot] = (*dealt, *cards[len(dealt) :])
        return lies

    def _filled(self, wanted: Wanted, spot: Spot, count: int) -> tuple[Card, ...]:
        lies = self._on_the_felt(wanted)
        gone = {card for cards in lies.values() for card in cards}
        deck = random.Random((self._seed << 16) + wanted.hand).sample(FULL_DECK, len(FULL_DECK))
        left = [card for card in deck if card not in gone]
        has = lies.get(spot, ())
        return (*has, *left[: count - len(has)])


def _in_all(wanted: Wanted, spot: Spot, due: int) -> int:
    return len(wanted.has_in(spot)) + due


def _laid(spot: Spot, cards: tuple[Card, ...]) -> tuple[LaidCard, ...]:
    return laid_board(cards) if spot == "board" else laid_hand(spot, cards)
