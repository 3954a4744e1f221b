"""The shipped networks on film: how often a wrong card would be taken, how many are left to tap.

``HOUSEDEALER_FILM_CARDS`` says how many cards to film, 10,000 unless told, a tenth of a second each;
``HOUSEDEALER_FILM_SEED`` is the seed of the first hand. The courts and pips are those that
``python -m vision.training`` has fetched into ``build/vision/artwork``, if it has.
"""

from __future__ import annotations

import os
import time
from pathlib import Path

import cv2

from tests.support.filmed_table import Studio
from tests.support.table_film import FilmedHand, Tally, watch_hand
from vision.training.artwork import load, starter
from vision.worker import shipped_patience, shipped_reader

MOST_WRONG = 1 / 10_000
MOST_TO_TAP = 0.02
FETCHED = Path("build/vision/artwork")
HANDS_A_LINE = 25


def test_hardly_a_wrong_card_is_taken_and_few_are_left_to_tap() -> None:
    wanted = int(os.environ.get("HOUSEDEALER_FILM_CARDS", "10000"))
    first = int(os.environ.get("HOUSEDEALER_FILM_SEED", "0"))
    studio = Studio(load(FETCHED) if (FETCHED / "artwork.npz").exists() else starter())
    reader, patience = shipped_reader(), shipped_patience()
    cv2.setNumThreads(1)
    tally = Tally()
    began, seed = time.process_time(), first
    while tally.cards < wanted:
        hand = FilmedHand(studio, seed=seed)
        tally.add(watch_hand(hand, reader, patience=patience, at_once=True))
        seed += 1
        if seed % HANDS_A_LINE == 0:
            print(f"\nhands {first} to {seed - 1}: {told(tally)}", flush=True)
    print(f"\nhands {first} to {seed - 1}: {told(tally)}, {time.process_time() - began:.0f} s")
    for sure in (patience.sure, 0.95, 0.98, 0.99, 0.995, 0.998):
        kept = [right for confidence, right in tally.accepted if confidence >= sure]
        print(f"from {sure} on: {len(kept) - sum(kept)} wrong, {tally.cards - sum(kept)} to tap")
    assert len(tally.wrong) <= MOST_WRONG * tally.cards
    assert tally.to_tap <= MOST_TO_TAP * tally.cards


def told(tally: Tally) -> str:
    """The figures in words."""
    return f"{tally.cards} cards, {len(tally.wrong)} wrong, {tally.to_tap} to tap"
