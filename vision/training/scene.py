"""A rendered table: cards in every arrangement under every light, with the place of each index."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.training.artwork import Artwork
from vision.training.clutter import Canvas, Cover, ground, paint_thing
from vision.training.deck import BACK, FACE_HEIGHT, JOKER, Deck, Face, random_deck
from vision.training.labels import label_indices
from vision.training.layout import Homography, lay_out, project
from vision.training.light import light, photograph

SCENE_SIZE: Final = 448
SMALLEST_INDEX: Final = 8.0
LARGEST_INDEX: Final = 90.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Scene:
    """`picture` is ``(SCENE_SIZE, SCENE_SIZE, 3) uint8`` BGR, `labels` a `LABEL` array."""

    picture: NDArray[np.uint8]
    labels: NDArray[np.void]


class SceneMaker:
    """Makes scenes from `artwork`; the same `seed` makes the same scenes. Faces are drawn once a deck."""

    def __init__(self, artwork: Artwork, *, seed: int, size: int = SCENE_SIZE) -> None:
        self._artwork = artwork
        self._rng = np.random.default_rng(seed)
        self._size = size
        self._decks: list[_DeckInUse] = []

    def make(self) -> Scene:
        """The next scene."""
        rng = self._rng
        canvas = ground(rng, self._artwork, self._size)
        owner = np.full((self._size, self._size), -1, np.int16)
        deck = self._next_deck()
        index_height = float(np.exp(rng.uniform(np.log(SMALLEST_INDEX + 1), np.log(LARGEST_INDEX * 0.9))))
        card_height = float(np.clip(index_height / deck.deck.index_share, 44, 800))
        aspect = deck.deck.width / FACE_HEIGHT
        layout = lay_out(rng, size=self._size, height=card_height, aspect=aspect)
        if layout and card_height < 160 and rng.random() < 0.7:
            layout += lay_out(rng, size=self._size, height=card_height, aspect=aspect)
        cards = _pick_cards(rng, len(layout))
        placed: list[tuple[Face, Homography]] = []
        self._clutter(canvas, owner, card_height, rng.choice([0, 1, 2], p=[0.6, 0.25, 0.15]))
        for card, matrix in zip(cards, layout, strict=True):
            face = deck.face(card)
            to_picture = matrix @ np.diag([card_height / FACE_HEIGHT, card_height / FACE_HEIGHT, 1.0])
            shown = lay_card(canvas, deck.pyramid(face), to_picture, rng)
            if shown is not None:
                cover, where = shown
                owner[where][cover > 0.5] = len(placed)
            placed.append((face, to_picture))
        chances = [0.6, 0.25, 0.1, 0.05] if placed else [0.1, 0.3, 0.3, 0.3]
        self._clutter(canvas, owner, card_height, int(rng.choice([0, 1, 2, 4], p=chances)))
        picture = photograph(light(canvas, rng), rng, detail=index_height)
        labels = label_indices(placed, owner=owner, picture=picture)
        return Scene(picture=picture, labels=labels)

    def _next_deck(self) -> _DeckInUse:
        """One of two dozen decks; now and then a new one takes an old one's place."""
        if len(self._decks) < 24:
            self._decks.append(_DeckInUse(random_deck(self._artwork, self._rng)))
            return self._decks[-1]
        place = int(self._rng.integers(24))
        if self._rng.random() < 0.12:
            self._decks[place] = _DeckInUse(random_deck(self._artwork, self._rng))
        return self._decks[place]

    def _clutter(self, canvas: Canvas, owner: NDArray[np.int16], card_height: float, count: int) -> None:
        for _ in range(count):
            owner[paint_thing(canvas, self._rng, self._artwork, card_height) > 0.4] = -1


class _DeckInUse:
    """A deck with the faces drawn so far, each in three sizes."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        self._faces: dict[int, Face] = {}
        self._pyramids: dict[int, list[NDArray[np.uint8]]] = {}

    def face(self, card: int) -> Face:
        if card not in self._faces:
            self._faces[card] = self.deck.face(card)
        return self._faces[card]

    def pyramid(self, face: Face) -> list[NDArray[np.uint8]]:
        if face.card not in self._pyramids:
            self._pyramids[face.card] = pyramid(face.picture)
        return self._pyramids[face.card]


def pyramid(picture: NDArray[np.uint8]) -> list[NDArray[np.uint8]]:
    """A face's picture whole, half and quarter size, for `lay_card`."""
    levels = [picture]
    for _ in range(2):
        half = cv2.resize(levels[-1], None, fx=0.5, fy=0.5, interpolation=cv2.INTER_AREA)
        levels.append(np.asarray(half, dtype=np.uint8))
    return levels


def _pick_cards(rng: np.random.Generator, count: int) -> list[int]:
    cards = [int(card) for card in rng.permutation(52)[:count]]
    for i in range(count):
        chance = rng.random()
        if chance < 0.06:
            cards[i] = BACK
        elif chance < 0.09:
            cards[i] = JOKER
    return cards


def lay_card(
    canvas: Canvas, levels: list[NDArray[np.uint8]], matrix: Homography, rng: np.random.Generator
) -> tuple[Cover, tuple[slice, slice]] | None:
    """Lay a card on `canvas` with its shadow; how far it covers which part, or ``None`` outside of it."""
    height, width = levels[0].shape[:2]
    corners = project(matrix, np.array([[0, 0], [width, 0], [width, height], [0, height]], np.float64))
    size = np.array([canvas.shape[1], canvas.shape[0]])
    pad = 8
    x0, y0 = np.clip(np.floor(corners.min(axis=0)) - pad, 0, size).astype(int)
    x1, y1 = np.clip(np.ceil(corners.max(axis=0)) + pad, 0, size).astype(int)
    if x1 - x0 < 4 or y1 - y0 < 4:
        return None
    area = float(cv2.contourArea(corners.astype(np.float32)))
    level = int(np.clip(np.floor(np.log2(max(1e-3, np.sqrt(width * height / max(area, 1.0))))), 0, 2))
    shift = np.array([[1, 0, -x0], [0, 1, -y0], [0, 0, 1.0]])
    step = np.array(
        [[2.0**level, 0, 2.0**level / 2 - 0.5], [0, 2.0**level, 2.0**level / 2 - 0.5], [0, 0, 1.0]]
    )
    warped = cv2.warpPerspective(
        levels[level], shift @ matrix @ step, (int(x1 - x0), int(y1 - y0)), flags=cv2.INTER_LINEAR
    )
    cover = np.asarray(warped[:, :, 3], dtype=np.float32) / np.float32(255)
    part = canvas[y0:y1, x0:x1]
    if rng.random() < 0.7:
        reach = max(1.0, np.sqrt(area) * rng.uniform(0.005, 0.04))
        offset = np.array([[1, 0, rng.normal(0, reach)], [0, 1, rng.normal(0, reach)]], np.float32)
        shadow = cv2.warpAffine(cover, offset, cover.shape[::-1])
        shadow = np.asarray(cv2.blur(shadow, (2 * int(reach) + 1, 2 * int(reach) + 1)), dtype=np.float32)
        part *= 1 - np.float32(rng.uniform(0.1, 0.6)) * shadow[:, :, None]
    tone = np.float32(rng.uniform(0.9, 1.0))
    # Colours fade to black at the rim, as a card's cut edge does.
    part += (warped[:, :, :3] * tone - part) * cover[:, :, None]
    return cover, (slice(y0, y1), slice(x0, x1))
