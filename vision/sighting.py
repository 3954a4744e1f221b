"""What the camera reads and what becomes of it, as records: looks, sightings, what the hand waits for."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from dealer.rules.cards import Card
from vision.evidence import Point, Quad
from vision.zones import Spot


class Standing(Enum):
    """What a sighting has come to."""

    SEEN = "seen"
    AGREED = "agreed"
    """Read alike in enough still frames: the table may take it."""
    ASKED = "asked"
    """A question mark to tap."""
    CONFIRMED = "confirmed"
    """The table has taken it."""
    CONTRADICTED = "contradicted"
    """The table has taken it, and the camera now reads something else there."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Patience:
    """How much it takes. `sure` is the confidence 0..1 from which a reading can be agreed on, `frames` in how
    many still frames; from `doubtful` on a place is worth a question. `gone_frames` without it end a sighting
    that nobody has confirmed.
    """

    sure: float = 0.95
    doubtful: float = 0.35
    frames: int = 3
    gone_frames: int = 3
    contradicting_frames: int = 5


@dataclass(frozen=True, slots=True, kw_only=True)
class Glimpse:
    """One card in one still frame, in the zone `spot`; `at` in pixels, `guesses` best first."""

    card: Card
    confidence: float
    spot: Spot
    at: Point
    quad: Quad | None = None
    guesses: tuple[tuple[Card, float], ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Look:
    """What one still frame shows in `spots`, the zones that are still and not covered. `reach` in pixels:
    closer than that two readings are of the same card.
    """

    glimpses: tuple[Glimpse, ...]
    spots: frozenset[Spot]
    reach: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Wanted:
    """What the hand waits for: `due` cards in each spot; `taken` are the cards that the table has already.

    `hand` is the number of the hand; with another one all that was seen is forgotten.
    """

    hand: int = 0
    due: tuple[tuple[Spot, int], ...] = ()
    taken: tuple[tuple[Spot, tuple[Card, ...]], ...] = ()

    def due_in(self, spot: Spot) -> int:
        """How many cards are to come in `spot` now."""
        return dict(self.due).get(spot, 0)

    def looks_at(self, spot: Spot) -> bool:
        """Whether cards in `spot` are anybody's business: always on the board, at a seat once he shows."""
        return spot == "board" or self.due_in(spot) > 0 or bool(self.has_in(spot))

    @property
    def taken_cards(self) -> frozenset[Card]:
        """All cards that lie somewhere already."""
        return frozenset(card for _, cards in self.taken for card in cards)

    def has_in(self, spot: Spot) -> frozenset[Card]:
        """The cards that the table has in `spot`."""
        return frozenset(card for where, cards in self.taken if where == spot for card in cards)


@dataclass(frozen=True, slots=True, kw_only=True)
class Sighting:
    """`card` is what was read last, or what the table took; `number` stays through its life.

    `frames` counts the still frames in a row that read `card` surely, `doubts` those that did not, `missed`
    those that did not see it. `guesses` are what to offer where it is asked. `instead` is what the camera
    reads where it contradicts, `against` in how many frames in a row. Once `tapped`, an open one keeps the
    card that somebody said it is. The cards in `dismissed` are not held against it any more.
    """

    number: int
    spot: Spot
    card: Card
    at: Point
    quad: Quad | None = None
    standing: Standing = Standing.SEEN
    frames: int = 0
    doubts: int = 0
    missed: int = 0
    confidence: float = 0.0
    guesses: tuple[Card, ...] = ()
    instead: Card | None = None
    against: int = 0
    tapped: bool = False
    dismissed: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Sightings:
    """All sightings of the hand in play; `change` it with the functions below."""

    patience: Patience = Patience()
    wanted: Wanted = Wanted()
    all: tuple[Sighting, ...] = ()
    next_number: int = 1


OPEN: Final = frozenset((Standing.SEEN, Standing.AGREED, Standing.ASKED))
"""Not yet the table's."""


def in_spot(state: Sightings, spot: Spot) -> tuple[Sighting, ...]:
    """The open sightings in `spot`, but for those that somebody has dismissed."""
    return tuple(s for s in state.all if s.spot == spot and s.standing in OPEN and s.card not in s.dismissed)
