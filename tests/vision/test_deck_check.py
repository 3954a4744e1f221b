"""Deck check: which cards are missing or double, over several pictures."""

from __future__ import annotations

import numpy as np
import pytest

from dealer.rules.cards import FULL_DECK, Card, parse_cards
from tests.support.deck_pictures import PicturedDeck
from vision.deck_check import DeckCheck, with_picture
from vision.indices import Index, IndexLooker


def index(
    card: str,
    x: float,
    y: float,
    *,
    up: tuple[float, float] = (0.0, -1.0),
    confidence: float = 0.99,
    outline: int | None = None,
) -> Index:
    return Index(
        card=Card.parse(card),
        confidence=confidence,
        at=(x, y),
        height=20,
        up=up,
        outline=outline,
        embedding=np.zeros(128, np.float32),
    )


def checked(*indices: Index) -> DeckCheck:
    return with_picture(DeckCheck(), indices)


def test_a_whole_deck_may_be_shown_in_several_pictures() -> None:
    check = DeckCheck()
    for start in (0, 20, 40):
        check = with_picture(
            check, [index(str(card), 30 * i, 0) for i, card in enumerate(FULL_DECK[start : start + 20])]
        )
    assert check.whole
    assert check.missing == ()


def test_what_no_picture_showed_is_missing() -> None:
    check = checked(*(index(str(card), 30 * i, 0) for i, card in enumerate(FULL_DECK[2:])))
    assert check.missing == FULL_DECK[:2]


def test_both_indices_of_a_card_are_one_card() -> None:
    assert not checked(index("Ah", 0, 0), index("Ah", 55, 75, up=(0, 1))).double


def test_the_same_card_beside_itself_is_double() -> None:
    assert checked(index("Ah", 0, 0), index("Ah", 30, 0)).double == frozenset(parse_cards("Ah"))


def test_turned_cards_far_apart_are_double() -> None:
    assert checked(index("Ah", 0, 0), index("Ah", 300, 75, up=(0, 1))).double


def test_four_indices_on_one_outline_are_one_card() -> None:
    assert not checked(index("Ah", 0, 0, outline=3), index("Ah", 50, 0, outline=3)).double


def test_a_card_that_comes_in_two_pictures_is_not_double() -> None:
    assert not with_picture(checked(index("Ah", 0, 0)), [index("Ah", 500, 0)]).double


def test_doubtful_places_are_told_unless_the_other_index_was_read() -> None:
    doubtful = index("9s", 400, 0, confidence=0.5)
    other = index("As", 55, 75, up=(0, 1), confidence=0.5)
    assert checked(index("Ah", 0, 0), other, doubtful).doubtful == (((400, 0), Card.parse("9s")),)


@pytest.fixture(scope="module")
def looker() -> IndexLooker:
    return IndexLooker()


def test_a_spread_deck_is_looked_through(looker: IndexLooker) -> None:
    """The rendered deck in two halves. The networks' own limits are measured elsewhere."""
    deck = PicturedDeck()
    check = DeckCheck()
    for half in (FULL_DECK[:26], FULL_DECK[26:]):
        check = with_picture(check, looker.look(deck.spread(half)))
    assert len(check.missing) <= 8
    assert not check.double - set(check.missing) or len(check.double) <= 4
