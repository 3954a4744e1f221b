"""From what each index seems to show to the cards on the table: belief, agreement, each card only once."""

from __future__ import annotations

import itertools
import json
import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from importlib.resources import files
from typing import Final

from dealer.rules.cards import FULL_DECK, Card

Point = tuple[float, float]
Quad = tuple[Point, Point, Point, Point]
"""Corners in pixels, clockwise; the first two are a short side."""

GUESSES: Final = 3
CROWDED: Final = (0.5, 0.28)
"""Two indices are one place when they are closer than these shares of their height, along and across it.

Those of fanned cards stand side by side and are narrow.
"""
HEAD_TO_FOOT: Final = -0.9
"""The cosine between the directions of a card's two indices is at most this."""
A_SAY: Final = 0.2
"""An index less sure than this, hidden or no index at all, does not speak against the other of its card."""
BOTH_SURE: Final = 0.8
"""Two indices of one outline that differ are of two cards where each has at least this chance."""
SECOND_INDEX: Final = 0.5
"""How much the other index of a card counts beside the clearest: printed alike, they may be misread alike."""
OFF_MIDDLE: Final = 0.1
"""How far from the middle of its outline the middle between a card's two indices may lie, in long sides."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Belief:
    """What one index shows. `ranks` are 14 probabilities (deuce up to ace, none), `suits` 5 (c d h s, none).

    `score` 0..1 is the finder's own belief, `at` the middle and `up` the vector from suit to rank, as long as
    the index is high, in pixels; `quad` is the number of the card outline that it belongs to.
    """

    ranks: tuple[float, ...]
    suits: tuple[float, ...]
    score: float
    at: Point
    up: Point
    quad: int | None = None

    @property
    def height(self) -> float:
        """How high the index is, in pixels."""
        return math.hypot(*self.up)


@dataclass(frozen=True, slots=True, kw_only=True)
class CardSeen:
    """A card read from a picture; `confidence` 0..1 is how often such a reading is right.

    `index` is the middle of its clearest index in pixels, `quad` its outline where that was seen, and
    `guesses` are the likeliest cards of its indices together with their chances, best first.
    """

    card: Card
    confidence: float
    index: Point
    quad: Quad | None
    guesses: tuple[tuple[Card, float], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Calibration:
    """Turns a belief into a confidence, and says which confidence counts as read.

    Both come from rendered scenes that no network was trained on: `weights` of a logistic regression on the
    constant, the logits of finder, rank and suit; `threshold` for a card to be reported.
    """

    weights: tuple[float, float, float, float]
    threshold: float

    @classmethod
    def shipped(cls) -> Calibration:
        """The calibration that belongs to the networks in `vision/models`."""
        stored = json.loads((files("vision") / "models" / "calibration.json").read_text(encoding="utf-8"))
        constant, finder, rank, suit = (float(value) for value in stored["weights"])
        return cls(weights=(constant, finder, rank, suit), threshold=float(stored["threshold"]))

    def confidence(self, score: float, rank: float, suit: float) -> float:
        """How likely an index of these probabilities is read right, 0..1."""
        constant, a, b, c = self.weights
        return _sigmoid(constant + a * logit(score) + b * logit(rank) + c * logit(suit))


def logit(probability: float) -> float:
    """The log odds of `probability`, kept finite."""
    bounded = min(max(probability, 1e-6), 1 - 1e-6)
    return math.log(bounded / (1 - bounded))


def cards_seen(
    beliefs: Sequence[Belief], quads: Sequence[Quad], calibration: Calibration
) -> tuple[CardSeen, ...]:
    """The cards that `beliefs` show, each once, likeliest first, down to the calibration's threshold."""
    claims = [_Claim.of(belief, calibration) for belief in beliefs]
    claims = _one_for_each_place(_agreed_on_quads(claims, quads, calibration))
    by_card: dict[Card, list[_Claim]] = {}
    for claim in claims:
        by_card.setdefault(claim.card, []).append(claim)
    seen = [_joined(card, group, quads) for card, group in by_card.items()]
    seen = [reading for reading in seen if reading.confidence >= calibration.threshold]
    return tuple(sorted(seen, key=lambda reading: -reading.confidence))


@dataclass(frozen=True, slots=True, kw_only=True)
class _Claim:
    """The likeliest card of one place."""

    card: Card
    confidence: float
    belief: Belief

    @classmethod
    def of(cls, belief: Belief, calibration: Calibration) -> _Claim:
        rank = max(range(13), key=lambda i: belief.ranks[i])
        suit = max(range(4), key=lambda i: belief.suits[i])
        confidence = calibration.confidence(belief.score, belief.ranks[rank], belief.suits[suit])
        return cls(card=FULL_DECK[4 * rank + suit], confidence=confidence, belief=belief)

    @property
    def chance(self) -> float:
        """How likely the index shows the card, if it is one in sight."""
        return max(self.belief.ranks[:13]) * max(self.belief.suits[:4])


def _agreed_on_quads(claims: list[_Claim], quads: Sequence[Quad], calibration: Calibration) -> list[_Claim]:
    """The two indices of one card: where they differ, what they show together decides for both."""
    by_quad: dict[int, list[_Claim]] = {}
    for claim in claims:
        if claim.belief.quad is not None:
            by_quad.setdefault(claim.belief.quad, []).append(claim)
    replaced: dict[int, _Claim] = {}
    for number, group in by_quad.items():
        for one, other in itertools.combinations(group, 2):
            if one.card == other.card or min(one.confidence, other.confidence) < A_SAY:
                continue
            if min(one.chance, other.chance) > BOTH_SURE:
                continue
            if not _across(one.belief, other.belief, quads[number]):
                continue
            ranks = _product((one.belief.ranks, other.belief.ranks))
            suits = _product((one.belief.suits, other.belief.suits))
            for claim in (one, other):
                agreed = replace(claim.belief, ranks=ranks, suits=suits)
                replaced[id(claim)] = _Claim.of(agreed, calibration)
    return [replaced.get(id(claim), claim) for claim in claims]


def _across(one: Belief, other: Belief, quad: Quad) -> bool:
    """Whether two indices stand head to foot and opposite one another in `quad`, as a card's do.

    Cards upon one another have one outline, too; their indices lie anyhow on it.
    """
    longest = max(math.dist(quad[i], quad[i - 1]) for i in range(4))
    middle = sum(x for x, _ in quad) / 4, sum(y for _, y in quad) / 4
    between = (one.at[0] + other.at[0]) / 2, (one.at[1] + other.at[1]) / 2
    agree = one.up[0] * other.up[0] + one.up[1] * other.up[1]
    return (
        agree < HEAD_TO_FOOT * one.height * other.height
        and math.dist(one.at, other.at) > 0.5 * longest
        and math.dist(middle, between) < OFF_MIDDLE * longest
    )


def _product(rows: Iterable[tuple[float, ...]]) -> tuple[float, ...]:
    """Probabilities of one thing seen several times, the root taken so that doubt stays doubt."""
    columns = list(zip(*rows, strict=True))
    powers = [
        math.exp(sum(math.log(max(value, 1e-6)) for value in column) / len(column)) for column in columns
    ]
    return tuple(power / sum(powers) for power in powers)


def _one_for_each_place(claims: list[_Claim]) -> list[_Claim]:
    kept: list[_Claim] = []
    for claim in sorted(claims, key=lambda claim: -claim.confidence):
        if not any(_is_crowded(claim.belief, other.belief) for other in kept):
            kept.append(claim)
    return kept


def _is_crowded(belief: Belief, better: Belief) -> bool:
    x, y = belief.at[0] - better.at[0], belief.at[1] - better.at[1]
    up_x, up_y = better.up
    along, across = abs(x * up_x + y * up_y), abs(x * up_y - y * up_x)
    reach = min(belief.height, better.height) * better.height
    return along < CROWDED[0] * reach and across < CROWDED[1] * reach


def _joined(card: Card, group: list[_Claim], quads: Sequence[Quad]) -> CardSeen:
    """Several indices of one card: wrong only if all of them are."""
    group = sorted(group, key=lambda claim: -claim.confidence)
    wrong = math.prod(1 - claim.confidence for claim in group)
    on_quad = [claim.belief.quad for claim in group if claim.belief.quad is not None]
    return CardSeen(
        card=card,
        confidence=1 - wrong,
        index=group[0].belief.at,
        quad=quads[on_quad[0]] if on_quad else None,
        guesses=_guesses([claim.belief for claim in sorted(group, key=lambda claim: -claim.chance)]),
    )


def _guesses(beliefs: Sequence[Belief]) -> tuple[tuple[Card, float], ...]:
    """What the clearest index shows and, counting less, the next: both would have to be misread alike."""
    clearest = beliefs[0]
    chances = _chances(clearest)
    is_index = sum(chances)
    # One index found twice is one.
    other = next((b for b in beliefs[1:] if math.dist(b.at, clearest.at) > clearest.height), None)
    if other is not None:
        others = _chances(other)
        is_index = 1 - (1 - is_index) * (1 - sum(others))
        chances = [
            chance * max(second, 1e-6) ** SECOND_INDEX for chance, second in zip(chances, others, strict=True)
        ]
    share = is_index / max(sum(chances), 1e-12)
    best = sorted(range(len(FULL_DECK)), key=lambda card: -chances[card])[:GUESSES]
    return tuple((FULL_DECK[card], chances[card] * share) for card in best)


def _chances(belief: Belief) -> list[float]:
    """The chance of each card of `FULL_DECK`; together less than 1 where it may be no index in sight."""
    return [rank * suit for rank in belief.ranks[:13] for suit in belief.suits[:4]]


def _sigmoid(value: float) -> float:
    return 1 / (1 + math.exp(-max(-60.0, min(60.0, value))))
