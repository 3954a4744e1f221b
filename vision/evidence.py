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
CROWDED: Final = 0.5
"""Two indices closer than this share of their height are one place."""
HEAD_TO_FOOT: Final = -0.9
"""The cosine between the directions of a card's two indices is at most this."""
A_SAY: Final = 0.2
"""An index less sure than this, hidden or no index at all, does not speak against the other of its card."""
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
    `guesses` are the likeliest cards of that index with their chances, best first.
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
        reach = CROWDED * claim.belief.height
        if all(
            math.dist(claim.belief.at, other.belief.at) > min(reach, CROWDED * other.belief.height)
            for other in kept
        ):
            kept.append(claim)
    return kept


def _joined(card: Card, group: list[_Claim], quads: Sequence[Quad]) -> CardSeen:
    """Several indices of one card: wrong only if all of them are."""
    best = max(group, key=lambda claim: claim.confidence)
    wrong = math.prod(1 - claim.confidence for claim in group)
    on_quad = [claim.belief.quad for claim in group if claim.belief.quad is not None]
    return CardSeen(
        card=card,
        confidence=1 - wrong,
        index=best.belief.at,
        quad=quads[on_quad[0]] if on_quad else None,
        guesses=_guesses(best.belief),
    )


def _guesses(belief: Belief) -> tuple[tuple[Card, float], ...]:
    chances = [
        (FULL_DECK[4 * rank + suit], belief.ranks[rank] * belief.suits[suit])
        for rank in range(13)
        for suit in range(4)
    ]
    return tuple(sorted(chances, key=lambda chance: -chance[1])[:GUESSES])


def _sigmoid(value: float) -> float:
    return 1 / (1 + math.exp(-max(-60.0, min(60.0, value))))
