"""Teach my deck: cards shown in any order, each learnt once it lies alone and still."""

from __future__ import annotations

import numpy as np
import pytest

from dealer.rules.cards import FULL_DECK, Card
from tests.support.deck_pictures import PicturedDeck
from vision.indices import Index, IndexLooker
from vision.taught_deck import self_check
from vision.teaching import STEADY_LOOKS, Teaching, Told, named, shown

ACE, KING, QUEEN = Card.parse("As"), Card.parse("Ks"), Card.parse("Qs")


def index(card: Card, x: float = 100.0, *, confidence: float = 0.99, printed: Card | None = None) -> Index:
    """An index read as `card`, whose print is that of the card `printed`."""
    embedding = np.zeros(128, np.float32)
    embedding[int(printed or card)] = 1.0
    return Index(
        card=card, confidence=confidence, at=(x, 50.0), height=20.0, up=(0.0, -1.0), embedding=embedding
    )


def lying(teaching: Teaching, *indices: Index, looks: int = STEADY_LOOKS) -> Teaching:
    for _ in range(looks):
        teaching = shown(teaching, indices)
    return teaching


def test_a_card_that_lies_alone_and_still_is_learnt_as_what_it_is_read() -> None:
    teaching = lying(Teaching(), index(ACE), looks=STEADY_LOOKS - 1)
    assert (teaching.told, set(teaching.deck.prints)) == (Told.MOVING, set())
    teaching = lying(teaching, index(ACE), looks=1)
    assert (teaching.told, teaching.card) == (Told.TAUGHT, ACE)
    assert set(teaching.deck.prints) == {ACE}


def test_a_card_in_a_moving_hand_is_not_learnt() -> None:
    teaching = Teaching()
    for step in range(8):
        teaching = shown(teaching, [index(ACE, 100.0 + 30 * step)])
    assert (teaching.told, len(teaching.deck.prints)) == (Told.MOVING, 0)


def test_two_cards_in_the_picture_teach_nothing() -> None:
    teaching = lying(Teaching(), index(ACE), index(KING, 300.0))
    assert (teaching.told, len(teaching.deck.prints)) == (Told.SEVERAL, 0)


def test_a_doubtful_spot_elsewhere_is_no_second_card() -> None:
    assert lying(Teaching(), index(ACE), index(KING, 300.0, confidence=0.3)).told is Told.TAUGHT


def test_a_card_that_was_taught_is_left_as_it_was() -> None:
    teaching = lying(Teaching(), index(ACE))
    prints = teaching.deck.prints[ACE]
    teaching = lying(shown(teaching, ()), index(ACE))
    assert teaching.told is Told.KNOWN
    assert teaching.deck.prints[ACE] is prints


def test_a_card_lying_there_is_one_card_however_its_reading_flickers() -> None:
    teaching = lying(Teaching(), index(ACE))
    for read in (KING, ACE, QUEEN) * 3:
        teaching = shown(teaching, [index(read, printed=ACE)])
    assert set(teaching.deck.prints) == {ACE}


def test_a_card_that_is_not_read_for_certain_is_asked_and_learnt_as_what_somebody_taps() -> None:
    teaching = lying(Teaching(), index(ACE, confidence=0.6))
    assert (teaching.told, teaching.guesses) == (Told.UNSURE, (ACE,))
    teaching = named(teaching, KING)
    assert (teaching.told, teaching.card) == (Told.TAUGHT, KING)
    assert set(teaching.deck.prints) == {KING}


def test_a_print_that_was_taught_as_another_card_is_asked() -> None:
    teaching = lying(Teaching(), index(ACE, printed=ACE))
    teaching = lying(shown(teaching, ()), index(QUEEN, printed=QUEEN))
    teaching = lying(shown(teaching, ()), index(KING, printed=ACE))
    assert (teaching.told, teaching.guesses) == (Told.UNSURE, (ACE, KING))


def test_a_tap_puts_right_what_was_just_learnt_wrong() -> None:
    teaching = named(lying(Teaching(), index(ACE, printed=KING)), KING)
    assert set(teaching.deck.prints) == {KING}


def test_a_tap_before_a_card_lies_there_asks_for_it_whatever_it_is_read_as() -> None:
    teaching = named(Teaching(), KING)
    assert teaching.asked == KING
    teaching = lying(teaching, index(ACE, confidence=0.4, printed=KING))
    assert (teaching.told, set(teaching.deck.prints), teaching.asked) == (Told.TAUGHT, {KING}, None)


def test_a_second_tap_asks_for_it_no_longer() -> None:
    assert named(named(Teaching(), KING), KING).asked is None


def test_nothing_in_the_picture_is_said() -> None:
    assert lying(lying(Teaching(), index(ACE)), looks=1).told is Told.NOTHING


@pytest.mark.slow
def test_rendered_cards_are_taught_one_after_another_with_the_real_networks() -> None:
    looker, pictures, teaching = IndexLooker(), PicturedDeck(), Teaching()
    cards = FULL_DECK[1::3]
    asked = 0
    for card in cards:
        teaching = shown(teaching, ())
        for _ in range(STEADY_LOOKS):
            teaching = shown(teaching, looker.look(pictures.alone(card, turn=int(card) % 9 - 4)))
        if teaching.told is Told.UNSURE:
            asked += 1
            teaching = named(teaching, card)
    assert set(teaching.deck.prints) == set(cards)
    assert self_check(teaching.deck).alike == ()
    assert asked <= 1
