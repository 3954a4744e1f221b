from __future__ import annotations

import random

import pytest

from dealer.rules.cards import FULL_DECK, Card, parse_cards
from dealer.rules.ranking import hand_value
from dealer.rules.reading import compare, compare_hands
from dealer.words.catalogue import Catalogue
from dealer.words.english import ENGLISH
from dealer.words.hands import (
    brief_name,
    card_name,
    full_name,
    rank_name,
    ranks_name,
    row_name,
    short_name,
    why,
    why_won,
)


@pytest.mark.parametrize(
    ("cards", "short", "full"),
    [
        ("Tc Jc Qc Kc Ac", "a royal flush", "a royal flush"),
        ("9c 8c 7c 6c 5c", "a straight flush, nine high", "a straight flush, nine high"),
        ("7c 7d 7h 7s Ac", "four of a kind, sevens", "four of a kind, sevens, ace kicker"),
        ("Kc Kd Kh Qs Qc", "a full house, kings over queens", "a full house, kings over queens"),
        ("Ac 9c 7c 6c 5c", "a flush, ace high", "a flush, ace high"),
        ("Ac 2d 3c 4c 5c", "a straight, five high", "a straight, five high"),
        ("9c 9d 9h As Qc", "three of a kind, nines", "three of a kind, nines, ace kicker"),
        ("Kc Kd 9h 9s Ac", "two pair, kings and nines", "two pair, kings and nines, ace kicker"),
        ("Ac Ad 9h Ks 2c", "a pair of aces", "a pair of aces, king kicker"),
        ("6c 6d 9h Ks 2c", "a pair of sixes", "a pair of sixes, king kicker"),
        ("Ac Kd 9h 7s 2c", "ace high", "ace high, king kicker"),
        ("Kc", "king high", "king high"),
    ],
)
def test_hands_are_called_as_at_the_table(cards: str, short: str, full: str) -> None:
    value = hand_value(parse_cards(cards))
    assert (short_name(value, ENGLISH), full_name(value, ENGLISH)) == (short, full)
    assert row_name(value, ENGLISH) == full


@pytest.mark.parametrize(
    ("cards", "brief"),
    [
        ("9c 9d 9h As Qc", "three nines"),
        ("Kc Kd 9h 9s Ac", "two pair"),
        ("Ac Ad 9h Ks 2c", "pair of aces"),
        ("Ac 9c 7c 6c 5c", "flush, ace high"),
    ],
)
def test_hands_are_called_briefly_where_room_is_short(cards: str, brief: str) -> None:
    assert brief_name(hand_value(parse_cards(cards)), ENGLISH) == brief


@pytest.mark.parametrize(
    ("better", "worse", "sentence"),
    [
        ("Ac 9c 7c 6c 5c", "Td 9c 8c 7c 6h", "a flush beats a straight"),
        ("2c 2d 7c 6c 5c", "Ad Kc 8c 7c 6h", "a pair beats ace high"),
        ("2c 2d 3c 3h 5c", "Ad Ac 8c 7c 6h", "two pair beats a pair"),
        ("Tc Jc Qc Kc Ac", "7d 7h 7c 7s 6h", "a royal flush beats four of a kind"),
        ("Tc Jc Qc Kc Ac", "9c Tc Jc Qc Kc", "a royal flush beats a straight flush, king high"),
        ("9c Tc Jc Qc Kc", "9c Tc Jc Qc 8c", "a straight flush, king high beats queen high"),
        ("9c Tc Jc Qc Kd", "9c Tc Jc Qc 8d", "a straight, king high beats queen high"),
        ("2d 3c 4c 5c 6c", "Ac 2d 3c 4c 5c", "a straight, six high beats five high"),
        ("7c 7d 7h 7s Ac", "6c 6d 6h 6s Ac", "four sevens beat four sixes"),
        ("7c 7d 7h 7s Ac", "7c 7d 7h 7s Kc", "same four sevens, ace kicker beats king"),
        ("Kc Kd Kh Qs Qc", "Qc Qd Qh Ks Kc", "a full house, three kings beat three queens"),
        (
            "Kc Kd Kh Qs Qc",
            "Kc Kd Kh Js Jc",
            "same three kings, a pair of queens beats a pair of jacks",
        ),
        ("Ac 9c 7c 6c 5c", "Kd 9d 8d 7d 5d", "a flush, ace high beats king high"),
        ("Ac Jc 9c 3c 2c", "Ad Jd 6d 5d 4d", "same flush to the third card, nine beats six"),
        ("Ac Jc 9c 3c 2c", "Ad Td 9d 5d 4d", "same flush to the second card, jack beats ten"),
        ("Ac Jc 9c 7c 3c", "Ad Jd 9d 7d 2d", "same flush to the fifth card, three beats two"),
        ("9c 9d 9h As Qc", "8c 8d 8h As Qc", "three nines beat three eights"),
        ("9c 9d 9h As Qc", "9c 9d 9h Ks Qc", "same three nines, ace kicker beats king"),
        ("9c 9d 9h As Qc", "9c 9d 9h As Jc", "same three nines, second kicker queen beats jack"),
        ("Kc Kd 9h 9s Ac", "Qc Qd Jh Js Ac", "two pair, kings beat queens"),
        ("Kc Kd 9h 9s Ac", "Kc Kd 8h 8s Ac", "two pair, same kings, nines beat eights"),
        ("Kc Kd 9h 9s Ac", "Kc Kd 9h 9s Qc", "same two pair, kings and nines, ace kicker beats queen"),
        ("Ac Ad 9h Ks 2c", "Kc Kd Ah Qs 9c", "a pair of aces beats a pair of kings"),
        ("Ac Ad 9h Ks 2c", "Ac Ad 9h Qs 2c", "same pair of aces, king kicker beats queen"),
        ("Ac Ad 9h Ks 3c", "Ac Ad 9h Ks 2c", "same pair of aces, third kicker three beats two"),
        ("Ac Qd 9h 7s 2c", "Kc Qd 9h 7s 2c", "ace high beats king high"),
        ("Ac Kd 9h 7s 2c", "Ac Qd 9h 7s 2c", "same ace high, king kicker beats queen"),
        ("Ac Kd 9h 7s 3c", "Ac Kd 9h 7s 2c", "same ace high, fourth kicker three beats two"),
    ],
)
def test_why_one_hand_beats_another(better: str, worse: str, sentence: str) -> None:
    reason = compare(hand_value(parse_cards(better)), hand_value(parse_cards(worse)))
    assert why(reason, ENGLISH) == sentence


@pytest.mark.parametrize(
    ("board", "hands", "sentence"),
    [
        ("Ts Js Qd Kh Ac", ["2c 2d", "9h 9d"], "both play the board"),
        ("Ts Js Qd Kh Ac", ["2c 2d", "9h 9d", "8h 8d"], "all play the board"),
        ("As Qd Tc 8h 6d", ["Ah 3c", "Ad 2h"], "same pair of aces, both kickers on the board: split"),
        (
            "Ks 9d 2c 2h Ad",
            ["Kh 9c", "Kd 9s"],
            "same two pair, kings and nines, both kickers on the board: split",
        ),
        (
            "As Qd Tc 8h 6d",
            ["Ah 3c", "Ad 2h", "Ac 4h"],
            "same pair of aces, all kickers on the board: split",
        ),
        ("Ks Qd Tc 8h 6d", ["Kh Ac", "Kd Ah"], "same pair of kings, ace kicker: split"),
        ("Ks Qd Tc 8h 6d", ["Jh 9c", "Jd 9h"], "same straight, king high: split"),
        ("Ks Kd Tc 8h 6d", ["Kh Ts", "Kc Th"], "same full house, kings over tens: split"),
        ("Ks Qd Tc 8h 6d", ["Jh 9c", "Ad 9h"], "a straight beats ace high"),
    ],
)
def test_why_the_pot_went_as_it_did(board: str, hands: list[str], sentence: str) -> None:
    read = compare_hands({s: parse_cards(hand) for s, hand in enumerate(hands, 1)}, parse_cards(board))
    assert why_won(read, ENGLISH) == sentence


def test_one_hand_needs_no_reason() -> None:
    read = compare_hands({4: parse_cards("Ah 3c")}, parse_cards("As Qd Tc 8h 6d"))
    assert why_won(read, ENGLISH) is None


def test_every_pair_of_hands_has_a_sentence() -> None:
    rng = random.Random(7)
    for _ in range(3000):
        cards: list[Card] = rng.sample(FULL_DECK, 9)
        read = compare_hands({1: cards[5:7], 2: cards[7:9]}, cards[:5])
        sentence = why_won(read, ENGLISH)
        assert sentence is not None
        assert "{" not in sentence


def test_cards_and_ranks_are_spoken() -> None:
    assert card_name(Card.parse("Th"), ENGLISH) == "ten of hearts"
    assert (rank_name(6, ENGLISH), ranks_name(6, ENGLISH)) == ("six", "sixes")


def test_a_translation_may_be_incomplete() -> None:
    german = Catalogue(language="de", messages={"rank.14": "Ass"}, fallback=ENGLISH)
    assert (rank_name(14, german), rank_name(13, german)) == ("Ass", "king")


def test_an_unknown_message_is_a_mistake_of_ours() -> None:
    with pytest.raises(KeyError, match=r"no\.such"):
        ENGLISH.text("no.such")
