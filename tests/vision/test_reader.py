"""The real reader, with the networks as shipped: rendered tables, and tables without a card."""

from __future__ import annotations

import cv2
import numpy as np
import pytest
from numpy.typing import NDArray

from dealer.rules.cards import FULL_DECK
from tests.support.cardless_tables import cardless_table
from tests.support.filmed_table import Studio
from tests.support.memory import resident_bytes
from tests.support.table_film import FilmedHand
from vision.reader import CardReader
from vision.training.artwork import Artwork, starter
from vision.training.clutter import ground, paint_thing
from vision.training.deck import BACK, FACE_HEIGHT, JOKER, random_deck
from vision.training.layout import lay_out
from vision.training.light import light, photograph
from vision.training.scene import SceneMaker, lay_card, pyramid
from vision.watcher import fitted


@pytest.fixture(scope="module")
def reader() -> CardReader:
    return CardReader()


@pytest.fixture(scope="module")
def artwork() -> Artwork:
    return starter()


def board(artwork: Artwork, seed: int) -> tuple[NDArray[np.uint8], dict[str, float]]:
    """Five cards of one deck in a row on felt, in good light, and the middle of each."""
    rng = np.random.default_rng(seed)
    deck = random_deck(artwork, rng)
    canvas = np.full((720, 1280, 3), (50, 105, 35), np.float32)
    canvas += rng.normal(0, 5, (720, 1280, 1)).astype(np.float32)
    middles = {}
    for i, card in enumerate(int(card) for card in rng.permutation(52)[:5]):
        scale, left = 0.55, 120 + 210 * i
        matrix = np.array([[scale, 0, left], [0, scale, 250 + 6 * i], [0, 0, 1.0]])
        lay_card(canvas, pyramid(deck.face(card).picture), matrix, rng)
        middles[str(FULL_DECK[card])] = left + scale * deck.width / 2
    return np.clip(canvas, 0, 255).astype(np.uint8), middles


def test_boards_are_read(artwork: Artwork, reader: CardReader) -> None:
    right = wrong = 0
    for seed in range(12):
        picture, middles = board(artwork, seed)
        got = {str(seen.card) for seen in reader.read(picture)}
        right += len(got & set(middles))
        wrong += len(got - set(middles))
    assert wrong == 0
    assert right >= 0.9 * 60


def test_reading_says_where(artwork: Artwork, reader: CardReader) -> None:
    picture, middles = board(artwork, 3)
    for seen in reader.read(picture):
        assert abs(seen.index[0] - middles[str(seen.card)]) < 70


def test_same_picture_is_read_the_same_again(artwork: Artwork, reader: CardReader) -> None:
    picture = SceneMaker(artwork, seed=72, size=640).make().picture
    assert reader.read(picture) == reader.read(picture)


@pytest.mark.parametrize("shape", [(240, 320), (1, 1), (20, 900), (2160, 3840)])
def test_empty_picture_of_any_size_shows_no_card(reader: CardReader, shape: tuple[int, int]) -> None:
    assert reader.read(np.full((*shape, 3), 90, np.uint8)) == ()


@pytest.mark.parametrize("value", [0, 255])
def test_black_and_overexposed_pictures_show_no_card(reader: CardReader, value: int) -> None:
    assert reader.read(np.full((720, 1280, 3), value, np.uint8)) == ()


@pytest.mark.parametrize("seed", range(6))
def test_table_without_cards_shows_none(artwork: Artwork, reader: CardReader, seed: int) -> None:
    """Felt, chips, hands, paper with words, dice, backs and jokers."""
    for number in range(4):
        picture = cardless(artwork, 100 * seed + number)
        assert [str(seen.card) for seen in reader.read(picture)] == []


@pytest.fixture(scope="module")
def studio(artwork: Artwork) -> Studio:
    return Studio(artwork)


@pytest.mark.parametrize("first", [0, 4, 8])
def test_camera_over_a_table_without_faces_sees_no_card(
    studio: Studio, reader: CardReader, first: int
) -> None:
    """Hands, chips, a telephone with words on it, paper, dice, backs, jokers; all felts, all lamps."""
    for seed in range(first, first + 4):
        assert [str(seen.card) for seen in reader.read(cardless_table(studio, seed=seed))] == []


@pytest.mark.slow
def test_a_hundred_tables_without_faces_show_no_card(studio: Studio, reader: CardReader) -> None:
    for seed in range(100, 200):
        got = reader.read(cardless_table(studio, seed=seed))
        assert (seed, [str(seen.card) for seen in got]) == (seed, [])


@pytest.fixture(scope="module")
def filmed(studio: Studio) -> tuple[NDArray[np.uint8], set[str]]:
    """A board and eight hands as a camera sees them, and what lies there."""
    hand = FilmedHand(studio, seed=3)
    hand.lay(hand.board_cards(0, 5) + hand.shown_cards())
    return hand.empty(), {str(laid.card) for laid in hand.laid}


def test_a_4k_frame_shows_the_same_cards(
    filmed: tuple[NDArray[np.uint8], set[str]], reader: CardReader
) -> None:
    picture, there = filmed
    large = np.asarray(cv2.resize(picture, (3840, 2160), interpolation=cv2.INTER_CUBIC), np.uint8)
    got = {str(seen.card) for seen in reader.read(fitted(large))}
    assert got <= there
    assert len(got) >= 0.9 * len(there)


def test_a_frame_of_320_by_240_shows_no_wrong_card(
    filmed: tuple[NDArray[np.uint8], set[str]], reader: CardReader
) -> None:
    """Cards are 19 pixels wide there: none has to be read."""
    picture, there = filmed
    small = np.asarray(cv2.resize(picture, (320, 240), interpolation=cv2.INTER_AREA), np.uint8)
    assert {str(seen.card) for seen in reader.read(small)} <= there


def test_reading_again_and_again_takes_no_more_memory(
    filmed: tuple[NDArray[np.uint8], set[str]], reader: CardReader
) -> None:
    picture, _ = filmed
    frames = [np.roll(picture[180:540, 320:960], shift, axis=1) for shift in range(15)]
    for frame in frames:
        reader.read(frame)
    before = resident_bytes()
    for frame in (*frames, *frames):
        reader.read(frame)
    assert resident_bytes() - before < 5 * 2**20


def cardless(artwork: Artwork, seed: int) -> NDArray[np.uint8]:
    """A table of 640 by 640 with everything but a face."""
    rng = np.random.default_rng(seed)
    canvas = ground(rng, artwork, 640)
    deck = random_deck(artwork, rng)
    height = float(rng.uniform(90, 300))
    for matrix in lay_out(rng, size=640, height=height, aspect=deck.width / FACE_HEIGHT)[:6]:
        face = deck.face(BACK if rng.random() < 0.7 else JOKER)
        scale = height / FACE_HEIGHT
        lay_card(canvas, pyramid(face.picture), matrix @ np.diag([scale, scale, 1.0]), rng)
    for _ in range(int(rng.integers(1, 6))):
        paint_thing(canvas, rng, artwork, height)
    return photograph(light(canvas, rng), rng, detail=20)
