"""Hands that a simulated table deals by itself: flop, turn, river, two hands shown, cards gathered."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Final

from dealer.rules.cards import FULL_DECK
from vision.sources.simulated_table import laid_board, laid_hand
from vision.zones import Spot

if TYPE_CHECKING:
    from vision.sources.simulated_table import SimulatedTable

HAND_SECONDS: Final = 20.0
_STEPS: Final = ((1.0, 0, 0), (5.0, 3, 0), (8.0, 4, 0), (11.0, 5, 0), (14.0, 5, 1), (18.0, 5, 2))
"""Until when, in seconds of the hand, how many board cards and shown hands lie there."""
REACH_SECONDS: Final = 0.6
SHOWN_SEATS: Final = (2, 7)


def deal_hands(table: SimulatedTable, seconds: float, *, seed: int = 1) -> None:
    """Lay what lies on the table after `seconds`; the same `seed` deals the same cards."""
    number, into = divmod(seconds, HAND_SECONDS)
    order = random.Random((seed << 16) + int(number)).sample(FULL_DECK, 9)
    begun = 0.0
    for until, board, shown in _STEPS:
        if into < until:
            cards = laid_board(order[:board])
            for i in range(shown):
                cards += laid_hand(SHOWN_SEATS[i], order[5 + 2 * i : 7 + 2 * i])
            table.lay(cards)
            where: Spot = "board" if not shown else SHOWN_SEATS[shown - 1]
            table.reach(where if board and into - begun < REACH_SECONDS else None)
            return
        begun = until
    table.lay(())
    table.reach(None)
