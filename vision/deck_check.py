"""Whether the deck is whole: spread in one picture or several, which cards are missing, which are double."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from dealer.rules.cards import FULL_DECK, Card
from vision.evidence import Point

if TYPE_CHECKING:
    from vision.indices import Index

SURE: Final = 0.9
DOUBTFUL: Final = 0.35
APART: Final = 0.8
"""Two readings of one card closer than this share of an index's height are one print."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DeckCheck:
    """What the pictures so far have shown. `double` cards were twice in one picture, `doubtful` are places in
    the newest one that could not be read, with the likeliest card."""

    seen: frozenset[Card] = field(default_factory=frozenset)
    double: frozenset[Card] = field(default_factory=frozenset)
    doubtful: tuple[tuple[Point, Card], ...] = ()

    @property
    def missing(self) -> tuple[Card, ...]:
        """The cards in no picture so far."""
        return tuple(card for card in FULL_DECK if card not in self.seen)

    @property
    def whole(self) -> bool:
        """All 52, each once."""
        return not self.missing and not self.double


def with_picture(check: DeckCheck, indices: Iterable[Index]) -> DeckCheck:
    """`check` after one more picture, which showed `indices`."""
    sure: dict[Card, list[Index]] = {}
    doubtful = []
    for index in indices:
        if index.confidence >= SURE:
            sure.setdefault(index.card, []).append(index)
        elif index.confidence >= DOUBTFUL:
            doubtful.append(index)
    read = [index for group in sure.values() for index in group]
    double = frozenset(card for card, group in sure.items() if _are_two_cards(group))
    return DeckCheck(
        seen=check.seen | frozenset(sure),
        double=check.double | double,
        # A doubtful index of a card whose other index was read is no question.
        doubtful=tuple((i.at, i.card) for i in doubtful if not any(on_one_card(i, other) for other in read)),
    )


def _are_two_cards(group: Sequence[Index]) -> bool:
    return any(not on_one_card(a, b) for i, a in enumerate(group) for b in group[i + 1 :])


def on_one_card(a: Index, b: Index) -> bool:
    """Whether two indices may be printed on one card: on one outline, or in opposite corners, turned."""
    if math.dist(a.at, b.at) < APART * max(a.height, b.height):
        return True
    if a.outline is not None and a.outline == b.outline:
        return True
    if not 0.6 < a.height / b.height < 1.67 or a.up[0] * b.up[0] + a.up[1] * b.up[1] > -0.9:
        return False
    dx, dy, height = b.at[0] - a.at[0], b.at[1] - a.at[1], (a.height + b.height) / 2
    down = -(dx * a.up[0] + dy * a.up[1]) / height
    # Upwards is against the picture's y, so that right of it is (-up_y, up_x).
    right = (-dx * a.up[1] + dy * a.up[0]) / height
    return 1.0 < down < 9.0 and 0.35 < right / down < 1.2
