"""From beliefs to cards: agreement raises confidence, a place shows one card, a card is read once."""

from __future__ import annotations

import pytest

from dealer.rules.cards import Card
from vision.evidence import Belief, Calibration, Quad, cards_seen, logit

PLAIN = Calibration(weights=(0.0, 0.0, 1.0, 0.0), threshold=0.5)
"""The rank's own probability is the confidence."""
SQUARE: Quad = ((0, 0), (70, 0), (70, 100), (0, 100))


def believe(
    card: str,
    chance: float,
    *,
    at: tuple[float, float] = (10, 10),
    up: tuple[float, float] = (0, -20),
    quad: int | None = None,
) -> Belief:
    rank, suit = "23456789TJQKA".index(card[0]), "cdhs".index(card[1])
    ranks = [(1 - chance) / 13] * 14
    ranks[rank] = chance
    suits = [0.01] * 5
    suits[suit] = 0.96
    return Belief(ranks=tuple(ranks), suits=tuple(suits), score=0.9, at=at, up=up, quad=quad)


def read(*beliefs: Belief, quads: tuple[Quad, ...] = ()) -> dict[str, float]:
    return {str(seen.card): seen.confidence for seen in cards_seen(beliefs, quads, PLAIN)}


def test_nothing_believed_nothing_seen() -> None:
    assert read() == {}


def test_likeliest_card_of_an_index_is_read() -> None:
    assert read(believe("Th", 0.9)) == {"Th": pytest.approx(0.9)}


def test_below_the_threshold_nothing_is_read() -> None:
    assert read(believe("Th", 0.49)) == {}


def test_two_indices_of_one_card_are_one_reading_of_more_confidence() -> None:
    assert read(believe("Kd", 0.9), believe("Kd", 0.8, at=(90, 90))) == {"Kd": pytest.approx(0.98)}


def test_one_place_shows_one_card() -> None:
    assert read(believe("Kd", 0.9), believe("Qd", 0.8, at=(13, 12))) == {"Kd": pytest.approx(0.9)}


def test_indices_apart_are_two_cards() -> None:
    assert set(read(believe("Kd", 0.9), believe("Qd", 0.8, at=(40, 12)))) == {"Kd", "Qd"}


def test_both_indices_on_one_outline_decide_together() -> None:
    queen = believe("Qd", 0.6, at=(60, 90), up=(0, 20), quad=0)
    assert set(read(believe("Kd", 0.97, quad=0), queen, quads=(SQUARE,))) == {"Kd"}


def test_hidden_index_says_nothing_against_the_other_of_its_card() -> None:
    hidden = believe("Qd", 0.15, at=(60, 90), up=(0, 20), quad=0)
    seen = read(believe("Kd", 0.97, quad=0), hidden, quads=(SQUARE,))
    assert seen == {"Kd": pytest.approx(0.97)}


def test_cards_upon_one_another_share_an_outline_and_stay_two() -> None:
    seen = read(believe("Kd", 0.97, quad=0), believe("Qd", 0.9, at=(40, 14), quad=0), quads=(SQUARE,))
    assert set(seen) == {"Kd", "Qd"}


def test_outline_is_told_where_an_index_lies_on_one() -> None:
    (seen,) = cards_seen([believe("2c", 0.9, quad=0)], [SQUARE], PLAIN)
    assert seen.quad == SQUARE
    assert seen.index == (10, 10)
    (bare,) = cards_seen([believe("2c", 0.9)], [SQUARE], PLAIN)
    assert bare.quad is None


def test_likeliest_comes_first() -> None:
    assert list(read(believe("2c", 0.7), believe("3c", 0.9, at=(80, 80)))) == ["3c", "2c"]


def test_best_three_guesses_come_with_a_reading() -> None:
    (seen,) = cards_seen([believe("As", 0.9)], (), PLAIN)
    cards = [card for card, _ in seen.guesses]
    assert cards[0] == Card.parse("As")
    assert len(set(cards)) == 3


def test_impossible_and_certain_have_finite_odds() -> None:
    assert logit(0.0) == pytest.approx(-logit(1.0))
    assert 0 < PLAIN.confidence(0.0, 0.0, 0.0) < 1e-5
    assert 1 - 1e-5 < PLAIN.confidence(1.0, 1.0, 1.0) < 1


def test_indices_of_fanned_cards_stand_side_by_side_and_stay_two() -> None:
    assert set(read(believe("Kd", 0.97), believe("Qd", 0.9, at=(18, 11)))) == {"Kd", "Qd"}


def test_index_found_again_a_little_higher_is_the_same_place() -> None:
    assert set(read(believe("Kd", 0.97), believe("Qd", 0.9, at=(11, 18)))) == {"Kd"}


def guessed(*beliefs: Belief) -> dict[str, float]:
    (seen,) = cards_seen(beliefs, (), PLAIN)
    return {str(card): chance for card, chance in seen.guesses}


def test_the_other_index_bears_a_card_out() -> None:
    alone, both = guessed(believe("9c", 0.8)), guessed(believe("9c", 0.8), believe("9c", 0.8, at=(60, 90)))
    assert alone["9c"] < both["9c"] < 1


def test_an_index_found_twice_bears_nothing_out() -> None:
    assert guessed(believe("9c", 0.8), believe("9c", 0.8, at=(10, 22))) == guessed(believe("9c", 0.8))


def test_two_sure_indices_on_one_outline_are_two_cards() -> None:
    """Cards that touch have one outline."""
    seen = read(
        believe("9c", 0.97, quad=0), believe("5h", 0.97, at=(60, 90), up=(0, 20), quad=0), quads=(SQUARE,)
    )
    assert set(seen) == {"9c", "5h"}
