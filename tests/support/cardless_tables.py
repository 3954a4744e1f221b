"""Tables with everything but a card's face: chips, hands, paper, a telephone, dice, backs, jokers."""

from __future__ import annotations

from typing import Final

import cv2
import numpy as np

from tests.support.filmed_table import SIZE, FilmedTable, Picture, Studio
from vision.training.clutter import Canvas, paint_thing, print_words
from vision.training.deck import BACK, JOKER, random_deck
from vision.training.scene import lay_card, pyramid

CARD_STEP: Final = 0.31
"""From a rendered face to a card 75 pixels wide."""


def cardless_table(studio: Studio, *, seed: int) -> Picture:
    """One such table in its own light; the same `seed` makes the same."""
    rng = np.random.default_rng((seed, 2))
    table = FilmedTable(studio, seed=seed)
    table.lay(())
    canvas: Canvas = table.picture(arms=_hands(rng)).astype(np.float32)
    _lay_blank_cards(canvas, studio, rng)
    for _ in range(int(rng.integers(2, 7))):
        paint_thing(canvas, rng, studio.artwork, 110)
    _lay_telephone(canvas, studio, rng)
    return np.clip(canvas, 0, 255).astype(np.uint8)


def _hands(rng: np.random.Generator) -> tuple[tuple[float, float], ...]:
    return tuple((float(rng.uniform(0.1, 0.9)), float(rng.choice([0.1, 0.2, 0.6, 0.8]))) for _ in range(2))


def _lay_blank_cards(canvas: Canvas, studio: Studio, rng: np.random.Generator) -> None:
    deck = random_deck(studio.artwork, rng)
    for _ in range(int(rng.integers(2, 9))):
        face = deck.face(BACK if rng.random() < 0.6 else JOKER).picture
        step = CARD_STEP * rng.uniform(0.9, 1.5)
        turn = rng.uniform(0, 2 * np.pi)
        x, y = rng.uniform(0, 1, 2) * SIZE
        c, s = step * np.cos(turn), step * np.sin(turn)
        lay_card(canvas, pyramid(face), np.array([[c, -s, x], [s, c, y], [0, 0, 1.0]]), rng)


def _lay_telephone(canvas: Canvas, studio: Studio, rng: np.random.Generator) -> None:
    """A dark slab with a bright page of words and figures on it."""
    width, height = 95, 190
    slab = np.full((height, width, 3), 25, np.float32)
    page = np.full((height - 30, width - 10, 3), rng.uniform(150, 250), np.float32)
    for _ in range(8):
        print_words(page, rng, studio.artwork)
    slab[15 : height - 15, 5 : width - 5] = page
    turned = np.ascontiguousarray(np.rot90(slab, int(rng.integers(4))))
    y = int(rng.integers(0, SIZE[1] - turned.shape[0]))
    x = int(rng.integers(0, SIZE[0] - turned.shape[1]))
    canvas[y : y + turned.shape[0], x : x + turned.shape[1]] = cv2.GaussianBlur(turned, (0, 0), 0.6)
