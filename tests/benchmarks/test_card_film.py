"""The shipped networks on film: how often a wrong card would be taken, how many are left to tap.

``HOUSEDEALER_FILM_CARDS`` says how many cards to film, 10,000 unless told; about half a second each.
"""

from __future__ import annotations

import os

from tests.support.table_film import FilmedHand, Tally, watch_hand
from vision.training.artwork import starter
from vision.worker import shipped_patience, shipped_reader

MOST_WRONG = 1 / 10_000
MOST_TO_TAP = 0.02


def test_hardly_a_wrong_card_is_taken_and_few_are_left_to_tap() -> None:
    wanted = int(os.environ.get("HOUSEDEALER_FILM_CARDS", "10000"))
    artwork, reader, patience = starter(), shipped_reader(), shipped_patience()
    tally = Tally()
    seed = 0
    while tally.cards < wanted:
        tally.add(watch_hand(FilmedHand(artwork, seed=seed), reader, patience=patience, at_once=True))
        seed += 1
    print(f"\n{tally.cards} cards, {len(tally.wrong)} wrong, {tally.to_tap} to tap")
    for sure in (patience.sure, 0.98, 0.99, 0.995, 0.998):
        kept = [right for confidence, right in tally.accepted if confidence >= sure]
        print(f"from {sure} on: {len(kept) - sum(kept)} wrong, {tally.cards - sum(kept)} to tap")
    assert len(tally.wrong) <= MOST_WRONG * tally.cards
    assert tally.to_tap <= MOST_TO_TAP * tally.cards
