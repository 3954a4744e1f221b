"""A reader that tests tell what it reads."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from dealer.rules.cards import Card, parse_cards
from vision.evidence import CardSeen


class FakeReader:
    """Reads `cards`, in a row across the middle of the picture, whatever it shows. `fails` is raised."""

    def __init__(self, cards: str = "") -> None:
        self.cards = cards
        self.chance = 0.99
        self.fails: Exception | None = None
        self.sizes: list[tuple[int, int]] = []
        self.reads = 0

    def read(self, picture: NDArray[np.uint8], /) -> tuple[CardSeen, ...]:
        self.reads += 1
        self.sizes = [*self.sizes[-9:], (picture.shape[1], picture.shape[0])]
        if self.fails is not None:
            raise self.fails
        height, width = picture.shape[:2]
        return tuple(
            card_seen(card, (0.35 + 0.1 * i) * width, 0.5 * height, width, self.chance)
            for i, card in enumerate(parse_cards(self.cards))
        )


def card_seen(card: Card, x: float, y: float, width: float, chance: float = 0.99) -> CardSeen:
    """A card with its middle at `x`, `y` in a picture of `width`; its clearest index has this `chance`."""
    w, h = 0.03 * width, 0.042 * width
    quad = ((x - w, y - h), (x + w, y - h), (x + w, y + h), (x - w, y + h))
    return CardSeen(
        card=card, confidence=0.99, index=(x - 0.8 * w, y - 0.8 * h), quad=quad, guesses=((card, chance),)
    )
