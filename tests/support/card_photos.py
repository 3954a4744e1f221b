"""The labelled photos of real cards, which lie beside the repository, and how a reading of them is scored."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pytest

from vision.pictures import load_picture
from vision.reader import CardReader

PHOTOS: Final = Path(__file__).parents[3] / "shared" / "vision" / "photos"
SOURCES: Final = (
    "green_felt",
    "distances",
    "single_bicycle",
    "close_up",
    "clutter_ranks",
    "hard_scenes",
    "jumbo_scans",
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Score:
    """Cards read `right`, read `wrong` and `missed`, over all photos."""

    right: int
    wrong: int
    missed: int

    @property
    def precision(self) -> float:
        """The share right of the cards read."""
        return self.right / max(1, self.right + self.wrong)

    @property
    def recall(self) -> float:
        """The share read of the cards there."""
        return self.right / max(1, self.right + self.missed)


def labels_of(source: str) -> dict[str, list[str | None]]:
    """The cards on each photo of `source`; skips the test where the photos are not there."""
    path = PHOTOS / source / "labels.json"
    if not path.exists():
        pytest.skip(f"the photos of {source} are not beside the repository")
    photos = json.loads(path.read_text(encoding="utf-8"))
    return {name: [card["card"] for card in cards] for name, cards in photos.items()}


def score(reader: CardReader, source: str, *, every: int = 1) -> Score:
    """Read every `every`-th photo of `source`; ranks alone count where only ranks are labelled."""
    right = wrong = missed = 0
    for name, cards in list(labels_of(source).items())[::every]:
        there = {card for card in cards if card is not None}
        got = {str(seen.card) for seen in reader.read(load_picture(PHOTOS / source / name))}
        if there and all(len(card) == 1 for card in there):
            got = {card[0] for card in got}
        if None in cards:
            # A face that nobody can tell counts neither way.
            got &= there
        right += len(got & there)
        wrong += len(got - there)
        missed += len(there - got)
    return Score(right=right, wrong=wrong, missed=missed)
