"""The reader on real photos, which no network was trained on; skipped where they do not lie beside us."""

from __future__ import annotations

import pytest

from tests.support.card_photos import PHOTOS, labels_of, score
from vision.pictures import load_picture
from vision.reader import CardReader

FLOORS = {
    "green_felt": (0.98, 0.98),
    "distances": (0.97, 0.97),
    "single_bicycle": (1.0, 0.93),
    "close_up": (1.0, 0.87),
    "clutter_ranks": (0.998, 0.98),
    "hard_scenes": (0.996, 0.98),
    "jumbo_scans": (0.985, 0.88),
}
"""What the shipped networks reach, rounded down a little: precision and recall of every photo of a source."""


@pytest.fixture(scope="module")
def reader() -> CardReader:
    return CardReader()


@pytest.mark.parametrize("source", ["green_felt", "distances", "single_bicycle", "close_up"])
def test_few_wrong_cards_in_a_sample_of_photos(reader: CardReader, source: str) -> None:
    sample = score(reader, source, every=3)
    assert sample.wrong <= 1
    assert sample.recall >= 0.9


@pytest.mark.slow
@pytest.mark.parametrize("source", FLOORS)
def test_photos_are_read_as_well_as_the_model_card_says(reader: CardReader, source: str) -> None:
    precision, recall = FLOORS[source]
    whole = score(reader, source)
    assert whole.precision >= precision
    assert whole.recall >= recall


def test_photo_is_read_in_every_size(reader: CardReader) -> None:
    """A quarter million pixels or ten: the same cards but for a few."""
    name, cards = next(iter(labels_of("close_up").items()))
    picture = load_picture(PHOTOS / "close_up" / name)
    assert {str(seen.card) for seen in reader.read(picture)} <= {card for card in cards if card}
