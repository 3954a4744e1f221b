from __future__ import annotations

import itertools
import random
from collections import Counter

import pytest
from phevaluator import evaluate_cards

from dealer.rules.cards import FULL_DECK, Card, parse_cards
from dealer.rules.ranking import Category, HandValue, best_five, card_mask, hand_value, mask_value


def value(text: str) -> HandValue:
    return hand_value(parse_cards(text))


LADDER = [
    "7c 5d 4h 3s 2c",
    "Ac Kd Qh Js 9c",
    "2c 2d 5h 4s 3c",
    "Ac Ad Kh Qs Jc",
    "3c 3d 2h 2s 4c",
    "Ac Ad Kh Ks Qc",
    "2c 2d 2h 4s 3c",
    "Ac Ad Ah Ks Qc",
    "Ac 2d 3h 4s 5c",
    "2d 3h 4s 5c 6c",
    "Tc Jd Qh Ks Ac",
    "2c 3c 4c 5c 7c",
    "Ac Kc Qc Jc 9c",
    "2c 2d 2h 3s 3c",
    "Qc Qd Qh Ks Kc",
    "Kc Kd Kh Qs Qc",
    "2c 2d 2h 2s 3c",
    "Ac Ad Ah As Kc",
    "Ac 2c 3c 4c 5c",
    "2c 3c 4c 5c 6c",
    "Tc Jc Qc Kc Ac",
]


def test_hands_rank_from_seven_high_to_the_royal_flush() -> None:
    values = [value(text) for text in LADDER]
    assert values == sorted(set(values))


@pytest.mark.parametrize(
    ("text", "category", "made", "kickers"),
    [
        ("Ks Kd 9h 9c 5s 5h Ad", Category.TWO_PAIR, (13, 9), (14,)),
        ("Ks Kd Kh 9c 9s 5h 5d", Category.FULL_HOUSE, (13, 9), ()),
        ("8c 8d 5h 5s 5c 8h 2d", Category.FULL_HOUSE, (8, 5), ()),
        ("7s 7d 7h 7c 9s 9h Ad", Category.FOUR_OF_A_KIND, (7,), (14,)),
        ("As 2d 3h 4c 5s Kh Kd", Category.STRAIGHT, (5,), ()),
        ("As 2s 3s 4s 5s 6d 7d", Category.STRAIGHT_FLUSH, (5,), ()),
        ("5d 6d 7d 8d 9d Td Kd", Category.STRAIGHT_FLUSH, (10,), ()),
        ("Ah Kh 9h 5h 3h 2h 2c", Category.FLUSH, (14, 13, 9, 5, 3), ()),
        ("9s 9d 9h Ac Ks 2h 3d", Category.THREE_OF_A_KIND, (9,), (14, 13)),
        ("As Ad Qh Tc 8s 6h 3d", Category.PAIR, (14,), (12, 10, 8)),
        ("As Qd 9h 7c 5s 3h 2d", Category.HIGH_CARD, (14,), (12, 9, 7, 5)),
        ("Qs Kh Ac 2d 3h 8s 9d", Category.HIGH_CARD, (14,), (13, 12, 9, 8)),
    ],
)
def test_best_five_of_seven(
    text: str, category: Category, made: tuple[int, ...], kickers: tuple[int, ...]
) -> None:
    found = value(text)
    assert (found.category, found.made_ranks, found.kickers) == (category, made, kickers)
    assert found.ranks == made + kickers
    assert hand_value(best_five(parse_cards(text))) == found
    assert len(best_five(parse_cards(text))) == 5


def test_fewer_cards_count_as_they_lie() -> None:
    assert value("Ks Kd 2h").category is Category.PAIR
    assert value("Ks Kd Kh").category is Category.THREE_OF_A_KIND
    assert value("Ks Kd Kh Kc").category is Category.FOUR_OF_A_KIND
    assert value("Ah 2h 3h 4h").category is Category.HIGH_CARD
    assert value("Ks").made_ranks == (13,)


def test_a_value_shows_what_it_is() -> None:
    assert repr(value("Ks Kd 9h 9c As")) == "<HandValue TWO_PAIR (13, 9) (14,)>"


def test_the_board_plays_before_equal_hole_cards() -> None:
    cards = parse_cards("Ts Js Qd Kh Ac Td 2c")
    assert best_five(cards) == parse_cards("Ac Kh Qd Js Ts")


def test_the_wheel_shows_its_ace_last() -> None:
    assert best_five(parse_cards("Ah 2d 3s 4c 9h 5d Kd")) == parse_cards("5d 4c 3s 2d Ah")


def test_a_straight_flush_shows_only_its_suit() -> None:
    assert best_five(parse_cards("9s 5d 6d 7d 8d 9d 5s")) == parse_cards("9d 8d 7d 6d 5d")


def test_masks_can_be_joined() -> None:
    board, hole = parse_cards("Ks Kd 9h 9c 2s"), parse_cards("Ah 3c")
    assert mask_value(card_mask(board) | card_mask(hole)) == hand_value((*board, *hole))


def check_against_the_oracle(count: int, size: int, seed: int) -> None:
    rng = random.Random(seed)
    hands = [rng.sample(FULL_DECK, size) for _ in range(count)]
    ours = [hand_value(hand) for hand in hands]
    theirs = [-evaluate_cards(*map(str, hand)) for hand in hands]
    ranks = dict(zip(theirs, ours, strict=True))
    assert [ranks[rank] for rank in theirs] == ours  # ties
    ordered = [ranks[rank] for rank in sorted(ranks)]
    assert ordered == sorted(set(ours))  # order
    for hand, found in zip(hands[:500], ours, strict=False):
        assert hand_value(best_five(hand)) == found


@pytest.mark.parametrize("size", [5, 6, 7])
def test_order_and_ties_agree_with_another_evaluator(size: int) -> None:
    check_against_the_oracle(5_000, size, seed=size)


@pytest.mark.slow
def test_order_and_ties_agree_with_another_evaluator_at_length() -> None:
    check_against_the_oracle(100_000, 7, seed=11)


@pytest.mark.slow
def test_all_five_card_hands_fall_into_7462_classes() -> None:
    bits = [1 << card for card in FULL_DECK]
    seen = Counter(map(mask_value, map(sum, itertools.combinations(bits, 5))))
    assert len(seen) == 7462
    sizes: Counter[Category] = Counter()
    for found, hands in seen.items():
        sizes[found.category] += hands
    assert [sizes[category] for category in Category] == [
        1302540,
        1098240,
        123552,
        54912,
        10200,
        5108,
        3744,
        624,
        40,
    ]


def test_a_further_card_never_hurts() -> None:
    rng = random.Random(5)
    for _ in range(500):
        cards: list[Card] = rng.sample(FULL_DECK, 7)
        assert hand_value(cards) >= hand_value(cards[:6]) >= hand_value(cards[:5])
