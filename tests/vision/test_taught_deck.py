"""Teach my deck: each card shown once, kept with the settings, asked where the reader is in doubt."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from types import MappingProxyType

import numpy as np
import pytest
from numpy.typing import NDArray

from dealer.rules.cards import FULL_DECK, Card, parse_cards
from tests.support.deck_pictures import PicturedDeck
from vision.evidence import CardSeen
from vision.indices import Index, IndexLooker
from vision.taught_deck import (
    DECK_FILE,
    DeckUnreadable,
    TaughtDeck,
    TaughtReader,
    load_deck,
    recognised,
    save_deck,
    self_check,
    taught,
)

PICTURE = np.zeros((10, 10, 3), np.uint8)


def print_of(number: int, shift: float = 0.0) -> NDArray[np.float32]:
    """A direction of its own for each `number`, turned a little by `shift`."""
    vector = np.zeros(128, np.float32)
    vector[number], vector[(number + 1) % 128] = np.cos(shift), np.sin(shift)
    return vector


def index(embedding: NDArray[np.float32], at: tuple[float, float] = (5, 5)) -> Index:
    return Index(card=FULL_DECK[0], confidence=0.9, at=at, height=10, up=(0, -1), embedding=embedding)


def whole_deck() -> TaughtDeck:
    return TaughtDeck(
        prints=MappingProxyType({card: np.stack([print_of(2 * int(card))]) for card in FULL_DECK})
    )


def test_each_card_is_shown_once() -> None:
    deck: TaughtDeck | None = TaughtDeck()
    for card in FULL_DECK[:3]:
        assert deck is not None
        deck = taught(deck, card, [index(print_of(2 * int(card)))])
    assert deck is not None
    check = self_check(deck)
    assert check.missing == FULL_DECK[3:]
    assert not check.passed
    assert self_check(whole_deck()).passed


def test_a_picture_without_an_index_teaches_nothing() -> None:
    assert taught(TaughtDeck(), FULL_DECK[0], []) is None


def test_what_is_printed_otherwise_than_the_surest_index_is_not_learnt() -> None:
    deck = taught(
        TaughtDeck(), FULL_DECK[0], [index(print_of(0)), index(print_of(0, 0.2)), index(print_of(9))]
    )
    assert deck is not None
    assert len(deck.prints[FULL_DECK[0]]) == 2


def test_the_self_check_names_cards_that_look_alike() -> None:
    deck = taught(whole_deck(), FULL_DECK[1], [index(print_of(0, 0.01))])
    assert deck is not None
    assert self_check(deck).alike == ((FULL_DECK[0], FULL_DECK[1]),)


def test_a_deck_is_kept_and_found_again(tmp_path: Path) -> None:
    assert load_deck(tmp_path) is None
    save_deck(whole_deck(), tmp_path / "new")
    kept = load_deck(tmp_path / "new")
    assert kept is not None
    assert self_check(kept).passed
    assert [path.name for path in (tmp_path / "new").iterdir()] == [DECK_FILE]


@pytest.mark.parametrize("data", [b"", b"no deck", b"PK\x03\x04 half"])
def test_a_file_that_is_no_deck_is_named(tmp_path: Path, data: bytes) -> None:
    (tmp_path / DECK_FILE).write_bytes(data)
    with pytest.raises(DeckUnreadable):
        load_deck(tmp_path)


class Reader:
    def __init__(self, card: str, confidence: float) -> None:
        guess = Card.parse(card)
        self.seen = CardSeen(
            card=guess, confidence=confidence, index=(5, 5), quad=None, guesses=((guess, confidence),)
        )

    def read(self, picture: NDArray[np.uint8], /) -> tuple[CardSeen, ...]:
        assert picture is PICTURE
        return (self.seen,)


class Looker(IndexLooker):
    """Sees one index, without any network."""

    def __init__(self, embedding: NDArray[np.float32]) -> None:
        self.embedding = embedding
        self.looks = 0

    def look(self, picture: NDArray[np.uint8]) -> tuple[Index, ...]:
        assert picture is PICTURE
        self.looks += 1
        return (index(self.embedding),)


def read(card: str, confidence: float, looker: Looker) -> CardSeen:
    reader = TaughtReader(reader=Reader(card, confidence), looker=looker, deck=whole_deck())
    (seen,) = reader.read(PICTURE)
    return seen


def test_a_doubtful_card_that_the_deck_knows_is_sure() -> None:
    ace = Card.parse("Ah")
    seen = read("Ah", 0.7, Looker(print_of(2 * int(ace), 0.1)))
    assert (seen.card, seen.confidence) == (ace, 0.995)


def test_a_card_that_the_deck_knows_otherwise_is_a_question_with_both() -> None:
    ace, king = parse_cards("Ah Kh")
    seen = read("Ah", 0.97, Looker(print_of(2 * int(king))))
    assert seen.confidence == 0.5
    assert [card for card, _ in seen.guesses] == [king, ace]


def test_a_print_that_is_of_no_card_taught_changes_nothing() -> None:
    seen = read("Ah", 0.7, Looker(print_of(127)))
    assert (str(seen.card), seen.confidence) == ("Ah", 0.7)


def test_a_sure_card_is_not_asked_about() -> None:
    looker = Looker(print_of(0))
    assert str(read("Ah", 0.999, looker).card) == "Ah"
    assert looker.looks == 0


def test_an_index_in_doubt_is_what_the_deck_says_it_is() -> None:
    king = Card.parse("Kh")
    doubtful = index(print_of(2 * int(king), 0.1))
    assert recognised(doubtful, whole_deck()).card == king
    assert recognised(index(print_of(127)), whole_deck()).card == FULL_DECK[0]
    sure = replace(doubtful, confidence=0.999)
    assert recognised(sure, whole_deck()) is sure


def test_a_rendered_deck_is_taught_and_known_again() -> None:
    """With the real networks: shown upright once, known again when turned otherwise."""
    looker, pictures = IndexLooker(), PicturedDeck()
    deck = TaughtDeck()
    cards = FULL_DECK[::10]
    for card in cards:
        learnt = taught(deck, card, looker.look(pictures.alone(card)))
        assert learnt is not None, card
        deck = learnt
    known = 0
    for card in cards:
        seen = looker.look(pictures.alone(card, turn=-8))
        match = deck.nearest(seen[0].embedding) if seen else None
        known += match is not None and match.card == card
    assert known >= len(cards) - 1
