from __future__ import annotations

import copy
import pickle

import pytest

from dealer.rules.cards import FULL_DECK, Card, Suit, find_duplicate, parse_cards
from dealer.rules.errors import BadCard, DealerError


def test_every_card_is_read_back_from_its_text_as_the_same_instance() -> None:
    assert len(set(FULL_DECK)) == 52
    for card in FULL_DECK:
        assert Card.parse(str(card)) is card
        assert Card.of(card.rank, card.suit) is card
        assert eval(repr(card)) is card


def test_ten_of_hearts() -> None:
    card = Card.parse("Th")
    assert (card.rank, card.suit, card.suit.letter) == (10, Suit.HEARTS, "h")
    assert f"{card}" == "Th"


@pytest.mark.parametrize("text", ["10h", "1h", "hT", "th", "TH", "T", "", "Thh", " Th", "0h", "Tx"])
def test_what_names_no_card_is_refused(text: str) -> None:
    with pytest.raises(BadCard) as refused:
        Card.parse(text)
    assert refused.value.text == text
    assert isinstance(refused.value, DealerError)


def test_high_card_draws_break_ties_by_suit() -> None:
    assert sorted(parse_cards("Ks Kc Ah Kd Kh Qs")) == list(parse_cards("Qs Kc Kd Kh Ks Ah"))


def test_copies_of_a_card_are_the_card() -> None:
    card = Card.parse("9d")
    assert copy.copy(card) is card
    assert copy.deepcopy([card])[0] is card
    assert pickle.loads(pickle.dumps(card)) == card


def test_a_card_in_use_is_named_with_both_places() -> None:
    found = find_duplicate([("board", parse_cards("Ah Kd 7c")), (2, parse_cards("2c Ah"))])
    assert found is not None
    assert found.card is Card.parse("Ah")
    assert found.places == ("board", 2)


def test_a_card_may_be_twice_in_one_place() -> None:
    found = find_duplicate([(3, parse_cards("Ah Ah"))])
    assert found is not None
    assert found.places == (3, 3)


def test_different_cards_are_no_conflict() -> None:
    assert find_duplicate([("board", parse_cards("Ah Kd 7c")), (2, parse_cards("2c As"))]) is None
