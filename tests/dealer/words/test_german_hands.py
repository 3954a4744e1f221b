"""Hands at a German table, word for word, and why one beats another."""

from __future__ import annotations

from dataclasses import replace

import pytest

from dealer.rules.cards import parse_cards
from dealer.rules.ranking import hand_value
from dealer.rules.reading import compare, compare_hands
from dealer.words.german import GERMAN
from dealer.words.hands import brief_name, full_name, row_name, short_name, why, why_won

ONLY_GERMAN = replace(GERMAN, fallback=None)
BUBEN_UND_ZWEIEN = "zwei Paar, Buben und Zweien"


@pytest.mark.parametrize(
    ("cards", "brief", "short", "full"),
    [
        ("Tc Jc Qc Kc Ac", "Royal Flush", "Royal Flush", "Royal Flush"),
        ("9c 8c 7c 6c 5c", "Straight Flush", "Straight Flush, Neun hoch", "Straight Flush, Neun hoch"),
        ("7c 7d 7h 7s Ac", "vier Siebenen", "Vierling Siebenen", "Vierling Siebenen, Kicker Ass"),
        ("Kc Kd Kh Qs Qc", "Full House", "Full House, Könige über Damen", "Full House, Könige über Damen"),
        ("Ac 9c 7c 6c 5c", "Flush, Ass hoch", "Flush, Ass hoch", "Flush, Ass hoch"),
        ("Ac 2d 3c 4c 5c", "Straße, Fünf hoch", "Straße, Fünf hoch", "Straße, Fünf hoch"),
        ("9c 9d 9h As Qc", "drei Neunen", "Drilling Neunen", "Drilling Neunen, Kicker Ass"),
        ("Jc Jd 2h 2s Ac", "zwei Paar", BUBEN_UND_ZWEIEN, f"{BUBEN_UND_ZWEIEN}, Kicker Ass"),
        ("Ac Ad 9h Ks 2c", "Paar Asse", "Paar Asse", "Paar Asse, Kicker König"),
        ("Qc Kd 9h 7s 2c", "König hoch", "König hoch", "König hoch, Kicker Dame"),
    ],
)
def test_hands_are_called_as_at_the_table(cards: str, brief: str, short: str, full: str) -> None:
    value = hand_value(parse_cards(cards))
    names = tuple(name(value, ONLY_GERMAN) for name in (brief_name, short_name, full_name))
    assert names == (brief, short, full)


def test_two_pair_is_short_in_a_row_of_the_showdown() -> None:
    assert row_name(hand_value(parse_cards("Jc Jd 2h 2s Ac")), GERMAN) == "Buben und Zweien, Kicker Ass"
    assert row_name(hand_value(parse_cards("Jc Jd 3h 2s Ac")), GERMAN) == "Paar Buben, Kicker Ass"


@pytest.mark.parametrize(
    ("better", "worse", "sentence"),
    [
        ("Ac 9c 7c 6c 5c", "Td 9c 8c 7c 6h", "Flush schlägt Straße"),
        ("2c 2d 7c 6c 5c", "Ad Kc 8c 7c 6h", "ein Paar schlägt Ass hoch"),
        ("2c 2d 3c 3h 5c", "Ad Ac 8c 7c 6h", "zwei Paar schlägt ein Paar"),
        ("9c Tc Jc Qc Kd", "9c Tc Jc Qc 8d", "Straße: König hoch schlägt Dame hoch"),
        ("7c 7d 7h 7s Ac", "6c 6d 6h 6s Ac", "Vierling Siebenen schlägt Vierling Sechsen"),
        ("7c 7d 7h 7s Ac", "7c 7d 7h 7s Kc", "gleicher Vierling Siebenen: Kicker Ass schlägt König"),
        ("Kc Kd Kh Qs Qc", "Qc Qd Qh Ks Kc", "Full House: drei Könige schlagen drei Damen"),
        ("Kc Kd Kh Qs Qc", "Kc Kd Kh Js Jc", "gleiche drei Könige: Paar Damen schlägt Paar Buben"),
        ("Ac Jc 9c 3c 2c", "Ad Jd 6d 5d 4d", "Flush, dritte Karte: Neun schlägt Sechs"),
        ("9c 9d 9h As Qc", "9c 9d 9h As Jc", "gleicher Drilling Neunen, zweiter Kicker: Dame schlägt Bube"),
        ("Kc Kd 9h 9s Ac", "Qc Qd Jh Js Ac", "zwei Paar: Könige schlagen Damen"),
        ("Kc Kd 9h 9s Ac", "Kc Kd 8h 8s Ac", "zwei Paar, gleiche Könige: Neunen schlagen Achten"),
        ("Ac Ad 9h Ks 2c", "Ac Ad 9h Qs 2c", "gleiches Paar Asse: Kicker König schlägt Dame"),
        ("Ac Kd 9h 7s 2c", "Ac Qd 9h 7s 2c", "gleiche hohe Karte, Ass: Kicker König schlägt Dame"),
    ],
)
def test_why_one_hand_beats_another(better: str, worse: str, sentence: str) -> None:
    reason = compare(hand_value(parse_cards(better)), hand_value(parse_cards(worse)))
    assert why(reason, ONLY_GERMAN) == sentence


@pytest.mark.parametrize(
    ("board", "hands", "sentence"),
    [
        ("Ts Js Qd Kh Ac", ["2c 2d", "9h 9d"], "beide spielen das Board"),
        ("Ts Js Qd Kh Ac", ["2c 2d", "9h 9d", "8h 8d"], "alle spielen das Board"),
        ("As Qd Tc 8h 6d", ["Ah 3c", "Ad 2h"], "gleiches Paar Asse, beide Kicker auf dem Board: geteilt"),
        ("Ks Qd Tc 8h 6d", ["Kh Ac", "Kd Ah"], "gleiches Paar Könige, Kicker Ass: geteilt"),
        ("Ks Qd Tc 8h 6d", ["Jh 9c", "Jd 9h"], "gleiche Straße, König hoch: geteilt"),
        ("Ks Kd Tc 8h 6d", ["Kh Ts", "Kc Th"], "gleiches Full House, Könige über Zehnen: geteilt"),
    ],
)
def test_why_the_pot_is_split(board: str, hands: list[str], sentence: str) -> None:
    read = compare_hands({s: parse_cards(hand) for s, hand in enumerate(hands, 1)}, parse_cards(board))
    assert why_won(read, ONLY_GERMAN) == sentence
