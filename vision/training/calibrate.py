"""Judges the reader on held-back rendered scenes: its confidence, its threshold, its scores."""

from __future__ import annotations

import json
import math
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from dealer.rules.cards import FULL_DECK, Card
from vision.evidence import Belief, Calibration, Quad, cards_seen, logit
from vision.reader import CardReader
from vision.training.artwork import Artwork
from vision.training.labels import heights, is_wanted
from vision.training.scene import SceneMaker
from vision.training.shards import HELD_BACK_SEED

SIDE: Final = 720
"""Held-back scenes are so many pixels wide and high."""
WANTED_PRECISION: Final = 0.99
"""One wrong card in a hundred, in scenes that a person reads without guessing. Real tables are kinder."""
LEAST_THRESHOLD: Final = 0.5
_PLAIN: Final = Calibration(weights=(0.0, 0.5, 1.0, 1.0), threshold=0.0)


@dataclass(frozen=True, slots=True, kw_only=True)
class Judged:
    """One held-back scene, looked at. `wanted` are the cards in full sight, `allowed` all in sight at all."""

    beliefs: list[Belief]
    quads: list[Quad]
    labels: NDArray[np.void]
    wanted: frozenset[Card]
    allowed: frozenset[Card]


def look_at_held_back(artwork: Artwork, models: Path | None, *, scenes: int) -> list[Judged]:
    """What the reader, with the networks of `models` or the shipped ones, makes of held-back scenes."""
    reader = CardReader(folder=models, calibration=_PLAIN)
    judged = []
    for number in range(scenes):
        seed = HELD_BACK_SEED + 1000 + number
        scene = SceneMaker(artwork, seed=seed, size=SIDE, is_readable=True).make()
        beliefs, quads = reader.look(scene.picture)
        wanted = is_wanted(scene.labels) & (heights(scene.labels) > 10)
        allowed = scene.labels["seen"] > 0.3
        judged.append(
            Judged(
                beliefs=beliefs,
                quads=quads,
                labels=scene.labels,
                wanted=_cards(scene.labels[wanted]),
                allowed=_cards(scene.labels[allowed]),
            )
        )
    return judged


def _cards(labels: NDArray[np.void]) -> frozenset[Card]:
    return frozenset(FULL_DECK[int(card)] for card in labels["card"])


def calibrate(judged: list[Judged]) -> Calibration:
    """The weights by logistic regression, and the lowest threshold of the wanted precision."""
    inputs, right = [], []
    for scene in judged:
        for belief in scene.beliefs:
            rank = max(range(13), key=lambda i: belief.ranks[i])
            suit = max(range(4), key=lambda i: belief.suits[i])
            inputs.append([1.0, logit(belief.score), logit(belief.ranks[rank]), logit(belief.suits[suit])])
            right.append(_is_right(belief, 4 * rank + suit, scene.labels))
    weights = _regress(np.array(inputs), np.array(right, float))
    plain = Calibration(weights=weights, threshold=0.0)
    verdicts = sorted(
        (
            (seen.confidence, seen.card in scene.allowed)
            for scene in judged
            for seen in cards_seen(scene.beliefs, scene.quads, plain)
        ),
        reverse=True,
    )
    threshold, wrong = 1.0, 0
    for count, (confidence, is_right) in enumerate(verdicts, start=1):
        wrong += not is_right
        if 1 - wrong / count >= WANTED_PRECISION or wrong == 0:
            threshold = confidence
    return Calibration(weights=weights, threshold=round(max(LEAST_THRESHOLD, threshold), 3))


def _is_right(belief: Belief, card: int, labels: NDArray[np.void]) -> bool:
    if len(labels) == 0:
        return False
    away = np.hypot(labels["x"] - belief.at[0], labels["y"] - belief.at[1])
    near = away < 0.5 * heights(labels)
    return bool((labels["card"][near] == card).any())


def _regress(inputs: NDArray[np.float64], right: NDArray[np.float64]) -> tuple[float, float, float, float]:
    weights = np.array([0.0, 0.3, 0.5, 0.5])
    # A weak pull to 0 keeps the answer finite where the scenes are read without a fault.
    pull = np.diag([1e-3, 1e-2, 1e-2, 1e-2]) * len(right) / 100
    for _ in range(30):
        chance = 1 / (1 + np.exp(-np.clip(inputs @ weights, -40, 40)))
        slope = inputs.T @ (right - chance) - pull @ weights
        bend = (inputs * (chance * (1 - chance))[:, None]).T @ inputs + pull
        weights = weights + np.clip(np.linalg.solve(bend, slope), -1, 1)
    constant, a, b, c = (round(float(value), 4) for value in weights)
    return constant, max(0.0, a), max(0.0, b), max(0.0, c)


def scores(judged: list[Judged], calibration: Calibration) -> dict[str, float]:
    """Precision and recall over the cards of all scenes, and false cards a scene without any."""
    right = wrong = missed = 0
    for scene in judged:
        got = {seen.card for seen in cards_seen(scene.beliefs, scene.quads, calibration)}
        right += len(got & scene.wanted)
        wrong += len(got - scene.allowed)
        missed += len(scene.wanted - got)
    return {
        "scenes": len(judged),
        "cards": right + missed,
        "precision": right / max(1, right + wrong),
        "recall": right / max(1, right + missed),
    }


def write_calibration(calibration: Calibration, path: Path) -> None:
    """Keep `calibration` beside its networks."""
    fields = {"weights": list(calibration.weights), "threshold": calibration.threshold}
    assert all(math.isfinite(value) for value in calibration.weights)
    path.write_text(json.dumps(fields) + "\n", encoding="utf-8")
