"""A table as a camera 1.1 m wide of view sees it at 1280 by 720: felts, lamps, shadows, glare, cards, arms.

Cards are 75 pixels wide, as the camera set-up asks for. Felt does not shine, cards do; lamps are warm rather
than cold; the camera blurs a little, has noise, and compresses.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from config.camera import Corners
from vision.sources.simulated_table import CARD_SHARE, LaidCard, simulated_zones
from vision.training.artwork import Artwork
from vision.training.clutter import noise
from vision.training.deck import Deck, random_deck
from vision.zones import Zones

SIZE: Final = (1280, 720)
LEAST_INDEX: Final = 0.17
LEAST_SUIT: Final = 0.065
"""Shares of the card's height: a Bicycle's index takes a fifth, the suit alone 0.07; others are larger."""
LEAST_WIDEN: Final = 0.78
"""A ten squeezed further is not told from a nought at this size, by anybody."""
FELTS: Final = (
    *((45, 100, 30), (60, 110, 30), (35, 80, 20)),
    *((110, 60, 25), (130, 80, 40)),
    *((35, 25, 130), (28, 25, 100)),
    *((30, 30, 32), (60, 55, 55)),
)
"""Green, blue, red, black; blue, green, red 0..255."""
Picture = NDArray[np.uint8]
Layer = NDArray[np.float32]


class Studio:
    """What many filmed tables share, drawn once: the weave of felt and the grain of a sensor."""

    def __init__(self, artwork: Artwork) -> None:
        self.artwork = artwork
        rng = np.random.default_rng(1)
        width, height = SIZE
        self.weaves = [
            2.5 * rng.standard_normal((height, width), dtype=np.float32) + 4 * noise(rng, height, width, cell)
            for cell in (3, 4, 6)
        ]
        self.grains = [rng.standard_normal((height // 2, width // 2, 3), dtype=np.float32) for _ in range(4)]


class FilmedTable:
    """One table: a deck, a felt, a light, a camera; the same `seed` makes the same table."""

    def __init__(self, studio: Studio, *, seed: int) -> None:
        rng = self._rng = np.random.default_rng(seed)
        self._deck = sold_deck(studio.artwork, rng)
        self._felt = _felt(studio, rng)
        self._view = _camera_place(rng)
        self._gain = _lamps(rng)
        self._glare = _glare(rng) if rng.random() < 0.3 else None
        self._blur = float(rng.uniform(0.3, 0.8))
        self._grain = [
            np.asarray(rng.uniform(0.5, 3.5) * cv2.resize(grain, SIZE), np.int16) for grain in studio.grains
        ]
        self._quality = int(rng.integers(75, 96))
        self._chips = [_Chips.bet(rng) for _ in range(int(rng.integers(4, 14)))]
        self._faces: dict[int, Picture] = {}
        self._still: Picture = np.zeros((SIZE[1], SIZE[0], 3), np.uint8)
        self._taken = 0

    @property
    def zones(self) -> Zones:
        """As a host draws them on the picture of his camera."""
        drawn = simulated_zones()
        return Zones(
            board=self._seen(drawn.board),
            seats=tuple((seat, self._seen(corners)) for seat, corners in drawn.seats),
        )

    def _seen(self, corners: Corners) -> Corners:
        on_table = np.array([corners]) * SIZE
        seen = np.clip(cv2.perspectiveTransform(on_table, self._view)[0] / SIZE, 0, 1)
        a, b, c, d = ((float(x), float(y)) for x, y in seen)
        return a, b, c, d

    def lay(self, cards: Iterable[LaidCard]) -> None:
        """These cards lie on the table now, and no others."""
        canvas = self._felt.copy()
        cover = np.zeros(canvas.shape[:2], np.float32)
        for laid in cards:
            self._lay_one(canvas, cover, laid)
        for chips in self._chips:
            chips.draw(canvas, cover)
        lit = canvas * self._gain
        if self._glare is not None:
            lit += self._glare * (0.1 + 0.9 * cover[:, :, None])
        seen = cv2.GaussianBlur(lit, (0, 0), self._blur)
        self._still = np.clip(seen, 0, 255).astype(np.uint8)

    def _lay_one(self, canvas: Layer, cover: Layer, laid: LaidCard) -> None:
        face = self._face(laid)
        rows, columns = face.shape[:2]
        spin = cv2.getRotationMatrix2D(((columns - 1) / 2, (rows - 1) / 2), laid.turn, 1.0)
        middle = np.array([laid.x * SIZE[0], laid.y * SIZE[1]])
        spin[:, 2] += middle - [columns / 2, rows / 2]
        matrix = self._view @ np.vstack([spin, [0, 0, 1]])
        corners = np.array([[[0, 0], [columns, 0], [columns, rows], [0, rows]]], np.float64)
        x, y, w, h = cv2.boundingRect(cv2.perspectiveTransform(corners, matrix).astype(np.float32))
        x0, y0, x1, y1 = max(0, x - 6), max(0, y - 6), min(SIZE[0], x + w + 6), min(SIZE[1], y + h + 6)
        shift = np.array([[1, 0, -x0], [0, 1, -y0], [0, 0, 1.0]])
        warped = cv2.warpPerspective(face, shift @ matrix, (x1 - x0, y1 - y0)).astype(np.float32)
        share = warped[:, :, 3] / np.float32(255)
        part = canvas[y0:y1, x0:x1]
        fall = np.array([[1, 0, 2.0], [0, 1, 2.0]])
        shadow = cv2.blur(cv2.warpAffine(share, fall, (x1 - x0, y1 - y0)), (5, 5))
        part *= 1 - np.float32(0.45) * shadow[:, :, None]
        part += (warped[:, :, :3] - part) * share[:, :, None]
        np.maximum(cover[y0:y1, x0:x1], share, out=cover[y0:y1, x0:x1])

    def _face(self, laid: LaidCard) -> Picture:
        card = int(laid.card)
        if card not in self._faces:
            face = self._deck.face(card).picture
            # Shrunk first: a warp alone would skip most of the print.
            step = CARD_SHARE * SIZE[1] / face.shape[0]
            shrunk = cv2.resize(face, None, fx=step, fy=step, interpolation=cv2.INTER_AREA)
            self._faces[card] = np.asarray(shrunk, np.uint8)
        return self._faces[card]

    def reaching(self, frames: int) -> Iterator[Picture]:
        """An arm comes, covers cards, and goes."""
        rng = self._rng
        tip_x, tip_y = (float(v) for v in rng.uniform([0.35, 0.42], [0.65, 0.58]))
        for share in np.concatenate([np.linspace(0.2, 1, frames), np.linspace(0.9, 0.0, frames)]):
            yield self.picture(arms=((tip_x, 1.1 + float(share) * (tip_y - 1.1)),))

    def still(self, frames: int) -> Iterator[Picture]:
        """Nobody deals; at times somebody takes his glass at the far edge, or chips go into the pot."""
        rng = self._rng
        x = float(rng.choice([0.28, 0.5, 0.72]))
        reach_at, push_at = (int(v) for v in rng.integers(0, 2 * frames, 2))
        pushed = _Chips.bet(rng)
        for i in range(frames):
            reach, push = i - reach_at, i - push_at
            # In and out again within a second.
            y = -0.05 + 0.03 * min(reach, 10 - reach)
            yield self.picture(
                arms=((x + 0.004 * reach, y),) if 0 < reach < 10 else (),
                chips=pushed.moved(push / 5) if 0 <= push <= 5 else None,
            )

    def picture(self, *, arms: tuple[tuple[float, float], ...] = (), chips: _Chips | None = None) -> Picture:
        """The next frame, with hands at these shares of the picture, and chips on their way."""
        picture = self._still
        if arms or chips is not None:
            layer = picture.astype(np.float32)
            if chips is not None:
                chips.draw(layer, np.zeros(layer.shape[:2], np.float32))
            for x, y in arms:
                _arm(layer, x, y)
            picture = np.clip(layer, 0, 255).astype(np.uint8)
        self._taken += 1
        grain = self._grain[self._taken % len(self._grain)]
        noisy = np.asarray(cv2.add(picture, grain, dtype=cv2.CV_8U), np.uint8)
        _, data = cv2.imencode(".jpg", noisy, [cv2.IMWRITE_JPEG_QUALITY, self._quality])
        decoded = cv2.imdecode(data, cv2.IMREAD_COLOR)
        assert decoded is not None
        return np.asarray(decoded, np.uint8)


def sold_deck(artwork: Artwork, rng: np.random.Generator) -> Deck:
    """A random deck as they are sold, standard or jumbo, two or four colours: no tiny or bare ones."""
    while True:
        deck = random_deck(artwork, rng)
        index = deck.index
        broad = index.widen >= LEAST_WIDEN and index.ten_widen >= LEAST_WIDEN
        large = index.height >= LEAST_INDEX and index.suit_height >= LEAST_SUIT
        if broad and large and deck.thicken in (-1, 0, 1):
            # All pips of a deck, large and small, are of one set; Kennard's strokes are as on sold cards.
            pip = int(rng.integers(min(len(pips) for pips in artwork.pips)))
            return replace(deck, middle="pips", pip=pip, index_pip=pip, font=int(rng.integers(6)))


def _felt(studio: Studio, rng: np.random.Generator) -> Layer:
    tone = np.array(FELTS[int(rng.integers(len(FELTS)))]) * rng.uniform(0.8, 1.3)
    weave = studio.weaves[int(rng.integers(len(studio.weaves)))] * np.float32(rng.uniform(0.4, 1.3))
    canvas = np.asarray(tone.astype(np.float32) + weave[:, :, None], np.float32)
    if rng.random() < 0.3:
        ink = tuple(float(v) for v in rng.uniform(80, 230, 3))
        cv2.ellipse(canvas, (640, 360), (400, 180), 0, 0, 360, ink, 3, cv2.LINE_AA)
    return canvas


def _camera_place(rng: np.random.Generator) -> NDArray[np.float64]:
    """Not quite above the middle, and not quite level."""
    width, height = SIZE
    corners = np.array([[0, 0], [width, 0], [width, height], [0, height]], np.float32)
    moved = corners + rng.normal(0, 0.006 * width, (4, 2)).astype(np.float32)
    return np.asarray(cv2.getPerspectiveTransform(corners, moved), dtype=np.float64)


def _lamps(rng: np.random.Generator) -> Layer:
    """How bright it is where, in each colour: lamps, their warmth, the shadows of heads, the exposure."""
    width, height = SIZE[0] // 4, SIZE[1] // 4
    yy, xx = np.mgrid[0:height, 0:width].astype(np.float32)
    x, y, reach = rng.uniform(0.2, 0.8) * width, rng.uniform(0.2, 0.8) * height, rng.uniform(0.9, 2.5) * width
    gain = np.exp(-((xx - x) ** 2 + (yy - y) ** 2) / (2 * reach * reach)).astype(np.float32)
    for _ in range(int(rng.choice([0, 0, 1, 2]))):
        shadow = np.zeros((height, width), np.float32)
        centre = int(rng.uniform(0, width)), int(rng.choice([0, height]))
        axes = int(rng.uniform(20, 60)), int(rng.uniform(20, 90))
        cv2.ellipse(shadow, centre, axes, float(rng.uniform(-30, 30)), 0, 360, 1.0, -1)
        soft = cv2.GaussianBlur(shadow, (0, 0), float(rng.uniform(0.8, 10)))
        gain *= 1 - np.float32(rng.uniform(0.15, 0.55)) * soft
    warmth = rng.normal(0.05, 0.1)
    tint = np.array([1 - warmth, 1 + rng.normal(0, 0.02), 1 + 0.7 * warmth]) * rng.uniform(0.6, 1.1)
    large = cv2.resize(gain, SIZE, interpolation=cv2.INTER_LINEAR)
    return np.asarray(large[:, :, None] * np.clip(tint, 0.4, 1.35).astype(np.float32), np.float32)


def _glare(rng: np.random.Generator) -> Layer:
    """A lamp's mirror image in the cards' varnish: paper goes white, black ink the colour of the lamp."""
    width, height = SIZE[0] // 4, SIZE[1] // 4
    yy, xx = np.mgrid[0:height, 0:width].astype(np.float32)
    shine = np.zeros((height, width), np.float32)
    for _ in range(int(rng.choice([1, 1, 2]))):
        x, y = rng.uniform(0, width), rng.uniform(0, height)
        a, b = rng.uniform(6, 24, 2)
        blob = np.exp(-(((xx - x) / a) ** 2) - ((yy - y) / b) ** 2)
        shine += np.float32(rng.uniform(40, 170)) * blob
    warm = np.array([rng.uniform(0.4, 1.0), rng.uniform(0.75, 1.0), 1.0], np.float32)
    return np.asarray(cv2.resize(shine, SIZE)[:, :, None] * warm, np.float32)


class _Chips:
    """A stack of chips seen from above, `at` in shares of the picture."""

    def __init__(self, at: tuple[float, float], base: NDArray[np.float64], spot: NDArray[np.float64]) -> None:
        self._at, self._base, self._spot = at, base, spot

    @classmethod
    def bet(cls, rng: np.random.Generator) -> _Chips:
        """Between the board and the seats, where bets lie."""
        angle, out = rng.uniform(0, 2 * math.pi), rng.uniform(0.2, 0.26)
        at = 0.5 + out * 1.05 * math.cos(angle), 0.5 + out * 0.98 * math.sin(angle)
        return cls(at, rng.uniform(20, 235, 3), rng.uniform(150, 245, 3))

    def moved(self, share: float) -> _Chips:
        """The stack after `share` of its way into the pot, which lies below the board."""
        x, y = self._at
        return _Chips((x + share * (0.5 - x), y + share * (0.68 - y)), self._base, self._spot)

    def draw(self, canvas: Layer, cover: Layer) -> None:
        """On `canvas`; chips do not shine."""
        x, y = round(self._at[0] * SIZE[0]), round(self._at[1] * SIZE[1])
        cv2.circle(canvas, (x + 3, y + 3), 23, (self._base * 0.2).tolist(), -1, cv2.LINE_AA)
        cv2.circle(canvas, (x, y), 23, self._base.tolist(), -1, cv2.LINE_AA)
        for turn in range(0, 360, 60):
            cv2.ellipse(canvas, (x, y), (20, 20), 0, turn, turn + 22, self._spot.tolist(), 5, cv2.LINE_AA)
        cv2.circle(canvas, (x, y), 13, (self._base * 0.7).tolist(), 2, cv2.LINE_AA)
        cv2.circle(cover, (x, y), 23, 0.0, -1)


def _arm(picture: Layer, x: float, y: float) -> None:
    """From below where it reaches far, else from above; darker beside it, where its shadow falls."""
    width, height = SIZE
    tip = round(x * width), round(y * height)
    elbow = round((x + 0.06) * width), height + 60 if y > 0.3 else -60
    shadow = np.zeros((height // 4, width // 4), np.float32)
    ends = ((tip[0] + 40) // 4, tip[1] // 4), ((elbow[0] + 40) // 4, elbow[1] // 4)
    cv2.line(shadow, *ends, 0.43, 24)
    soft = cv2.resize(cv2.GaussianBlur(shadow, (0, 0), 6), SIZE, interpolation=cv2.INTER_LINEAR)
    picture *= 1 - soft[:, :, None]
    cv2.line(picture, tip, elbow, (110, 140, 195), 68, cv2.LINE_AA)
    cv2.circle(picture, tip, 50, (120, 150, 205), -1, cv2.LINE_AA)
    away = -1 if elbow[1] > tip[1] else 1
    for finger in (-36, -12, 12, 36):
        end = tip[0] + finger + finger // 3, tip[1] + away * 70
        cv2.line(picture, (tip[0] + finger, tip[1]), end, (125, 155, 210), 20, cv2.LINE_AA)
