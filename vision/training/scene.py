"""A rendered table: cards in every arrangement under every light, with the place of each index."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.training.artwork import Artwork
from vision.training.clutter import Canvas, Cover, ground, paint_thing
from vision.training.deck import BACK, FACE_HEIGHT, JOKER, JUMBO_SHARE, Deck, Face, random_deck
from vision.training.labels import label_indices
from vision.training.layout import Homography, heaped, lay_out, project
from vision.training.light import light, photograph
from vision.training.textures import texture

SCENE_SIZE: Final = 448
SMALLEST_INDEX: Final = 8.0
LARGEST_INDEX: Final = 90.0
READABLE_INDEX: Final = 15.0
"""Below this height in pixels not even a person tells every rank and suit."""
PASTED_SHARE: Final = 0.28
VIOLENT_SHARE: Final = 0.16
DECKS: Final = 24


@dataclass(frozen=True, slots=True, kw_only=True)
class Scene:
    """`picture` is ``(SCENE_SIZE, SCENE_SIZE, 3) uint8`` BGR, `labels` a `LABEL` array."""

    picture: NDArray[np.uint8]
    labels: NDArray[np.void]


class SceneMaker:
    """Makes scenes from `artwork`; the same `seed` makes the same scenes. Faces are drawn once a deck."""

    def __init__(
        self, artwork: Artwork, *, seed: int, size: int = SCENE_SIZE, is_readable: bool = False
    ) -> None:
        """`is_readable` makes only scenes that a person reads without guessing: fit to judge a reader by."""
        self._artwork = artwork
        self._rng = np.random.default_rng(seed)
        self._size = size
        self._is_readable = is_readable
        self._decks: list[_DeckInUse] = []

    def make(self) -> Scene:
        """The next scene."""
        rng = self._rng
        is_pasted = rng.random() < PASTED_SHARE
        deck = self._next_deck(is_jumbo=bool(is_pasted and rng.random() < 0.75))
        low = READABLE_INDEX if self._is_readable or is_pasted else SMALLEST_INDEX + 1
        # Small indices are many in a scene: fewer scenes of them will do.
        index_height = float(low * (0.9 * LARGEST_INDEX / low) ** rng.beta(1.3, 1.0))
        card_height = float(np.clip(index_height / deck.deck.index_share, 44, 800))
        if is_pasted:
            return self._pasted(deck, card_height, index_height)
        return self._table(deck, card_height, index_height)

    def _table(self, deck: _DeckInUse, card_height: float, index_height: float) -> Scene:
        """Cards under a lamp."""
        rng, size = self._rng, self._size
        is_violent = rng.random() < VIOLENT_SHARE
        canvas = (texture if is_violent else ground)(rng, self._artwork, size)
        aspect = deck.deck.width / FACE_HEIGHT
        layout = lay_out(rng, size=size, height=card_height, aspect=aspect)
        if layout and card_height < 160 and rng.random() < 0.7:
            layout += lay_out(rng, size=size, height=card_height, aspect=aspect)
        owner = np.full((size, size), -1, np.int16)
        self._clutter(canvas, owner, card_height, rng.choice([0, 1, 2], p=[0.6, 0.25, 0.15]))
        placed = self._laid(canvas, owner, deck, layout, card_height, shadows=0.7)
        chances = [0.6, 0.25, 0.1, 0.05] if placed else [0.1, 0.3, 0.3, 0.3]
        self._clutter(canvas, owner, card_height, int(rng.choice([0, 1, 2, 4], p=chances)))
        picture = photograph(light(canvas, rng), rng, detail=index_height, is_readable=self._is_readable)
        return Scene(picture=picture, labels=label_indices(placed, owner=owner, picture=picture))

    def _pasted(self, deck: _DeckInUse, card_height: float, index_height: float) -> Scene:
        """Flat cards in a heap on a violent ground, without lamp or shadow, as a picture made of scans is."""
        rng, size = self._rng, self._size
        canvas = (texture if rng.random() < 0.75 else ground)(rng, self._artwork, size)
        owner = np.full((size, size), -1, np.int16)
        aspect = deck.deck.width / FACE_HEIGHT
        layout = heaped(rng, size=size, height=card_height, aspect=aspect)
        placed = self._laid(canvas, owner, deck, layout, card_height, shadows=0.1)
        if rng.random() < 0.1:
            self._clutter(canvas, owner, card_height, 1)
        if rng.random() < 0.2:
            canvas = light(canvas, rng)
        picture = photograph(canvas, rng, detail=index_height, is_readable=True)
        return Scene(picture=picture, labels=label_indices(placed, owner=owner, picture=picture))

    def _laid(
        self,
        canvas: Canvas,
        owner: NDArray[np.int16],
        deck: _DeckInUse,
        layout: list[Homography],
        card_height: float,
        *,
        shadows: float,
    ) -> list[tuple[Face, Homography]]:
        """The faces laid on `canvas`, each upon those before; rarely some as scraps without an index."""
        rng = self._rng
        placed: list[tuple[Face, Homography]] = []
        scale = card_height / FACE_HEIGHT
        with_scraps = rng.random() < 0.12
        for card, matrix in zip(_pick_cards(rng, len(layout)), layout, strict=True):
            face = deck.face(card)
            levels, to_picture = deck.pyramid(face), matrix @ np.diag([scale, scale, 1.0])
            if with_scraps and face.indices and rng.random() < 0.4:
                face, levels = _scrap(face)
            shown = lay_card(canvas, levels, to_picture, rng, shadow=bool(rng.random() < shadows))
            if shown is not None:
                cover, where = shown
                owner[where][cover > 0.5] = len(placed)
            placed.append((face, to_picture))
        return placed

    def _next_deck(self, *, is_jumbo: bool) -> _DeckInUse:
        """One of two dozen decks; now and then a new one takes an old one's place."""
        rng = self._rng
        least = JUMBO_SHARE if is_jumbo else 0.0
        fitting = [deck for deck in self._decks if deck.deck.index_share > least]
        if len(self._decks) < DECKS or not fitting or rng.random() < 0.12:
            fresh = _DeckInUse(random_deck(self._artwork, rng, is_jumbo=is_jumbo))
            if len(self._decks) < DECKS:
                self._decks.append(fresh)
            else:
                self._decks[int(rng.integers(DECKS))] = fresh
            return fresh
        return fitting[int(rng.integers(len(fitting)))]

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


def _scrap(face: Face) -> tuple[Face, list[NDArray[np.uint8]]]:
    """A piece out of the middle of a face, all pips or court, with no index left on it."""
    height, width = face.picture.shape[:2]
    reach = max(box.y + box.height / 2 for box in face.indices if box.up > 0)
    side = max(box.x + box.half_width for box in face.indices if box.x < width / 2)
    if height - 2 * reach > 60:
        piece = face.picture[int(reach) + 8 : int(height - reach) - 8]
    else:
        piece = face.picture[:, int(side) + 4 : max(int(side) + 20, int(width - side) - 4)]
    piece = np.ascontiguousarray(piece)
    return Face(picture=piece, card=face.card, indices=()), pyramid(piece)


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
    canvas: Canvas,
    levels: list[NDArray[np.uint8]],
    matrix: Homography,
    rng: np.random.Generator,
    *,
    shadow: bool = True,
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
    if shadow:
        reach = max(1.0, np.sqrt(area) * rng.uniform(0.005, 0.04))
        offset = np.array([[1, 0, rng.normal(0, reach)], [0, 1, rng.normal(0, reach)]], np.float32)
        shade = cv2.warpAffine(cover, offset, cover.shape[::-1])
        shade = np.asarray(cv2.blur(shade, (2 * int(reach) + 1, 2 * int(reach) + 1)), dtype=np.float32)
        part *= 1 - np.float32(rng.uniform(0.1, 0.6)) * shade[:, :, None]
    tone = np.float32(rng.uniform(0.9, 1.0))
    # Colours fade to black at the rim, as a card's cut edge does.
    part += (warped[:, :, :3] * tone - part) * cover[:, :, None]
    return cover, (slice(y0, y1), slice(x0, x1))
