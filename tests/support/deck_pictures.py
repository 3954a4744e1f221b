"""Pictures of a rendered deck: one card alone, or many spread."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from dealer.rules.cards import Card
from vision.sources.simulated_table import LaidCard, SimulatedTable


class PicturedDeck:
    """The simulator's deck before the camera."""

    def __init__(self) -> None:
        self._table = SimulatedTable(size=(1280, 720))

    def alone(self, card: Card, *, turn: float = 5.0) -> NDArray[np.uint8]:
        """`card` in the middle of the picture."""
        return self._picture((LaidCard(card=card, x=0.5, y=0.5, turn=turn),))

    def spread(self, cards: Sequence[Card]) -> NDArray[np.uint8]:
        """At most 60 cards, overlapping in rows, so that little more than the indices shows."""
        return self._picture(
            tuple(
                LaidCard(card=card, x=0.06 + 0.06 * (i % 15), y=0.14 + 0.24 * (i // 15), turn=0.5)
                for i, card in enumerate(cards)
            )
        )

    def _picture(self, cards: tuple[LaidCard, ...]) -> NDArray[np.uint8]:
        self._table.lay(cards)
        return self._table.picture()
