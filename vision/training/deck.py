"""Decks nobody prints: random indices, pips, courts, inks and papers, as flat faces."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.training.artwork import Artwork, Picture, Stencil, holes

FACE_HEIGHT: Final = 336
JOKER: Final = 52
BACK: Final = 53
JUMBO_SHARE: Final = 0.25
"""An index of more than this share of the card's height counts as jumbo."""

Ink = tuple[float, float, float]
"""Blue, green, red, 0..255."""

_COLUMNS: Final = (0.0, 0.5, 1.0)
_ROWS_OF_RANK: Final[dict[int, tuple[tuple[int, float], ...]]] = {
    2: ((1, 0.0), (1, 1.0)),
    3: ((1, 0.0), (1, 0.5), (1, 1.0)),
    4: ((0, 0.0), (2, 0.0), (0, 1.0), (2, 1.0)),
    5: ((0, 0.0), (2, 0.0), (0, 1.0), (2, 1.0), (1, 0.5)),
    6: ((0, 0.0), (2, 0.0), (0, 0.5), (2, 0.5), (0, 1.0), (2, 1.0)),
    7: ((0, 0.0), (2, 0.0), (0, 0.5), (2, 0.5), (0, 1.0), (2, 1.0), (1, 0.25)),
    8: ((0, 0.0), (2, 0.0), (0, 0.5), (2, 0.5), (0, 1.0), (2, 1.0), (1, 0.25), (1, 0.75)),
    9: ((0, 0.0), (2, 0.0), (0, 0.33), (2, 0.33), (0, 0.67), (2, 0.67), (0, 1.0), (2, 1.0), (1, 0.5)),
    10: (
        *((0, 0.0), (2, 0.0), (0, 0.33), (2, 0.33), (0, 0.67), (2, 0.67), (0, 1.0), (2, 1.0)),
        *((1, 0.17), (1, 0.83)),
    ),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class IndexBox:
    """Where a rank stands over its suit, in pixels of the face; `up` is -1 where the index is turned."""

    x: float
    y: float
    height: float
    up: int
    rank_share: float
    half_width: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Face:
    """`picture` is ``(H, W, 4) uint8``: BGR and cover. `card` is 0..51 as a `Card` is, `JOKER` or `BACK`."""

    picture: NDArray[np.uint8]
    card: int
    indices: tuple[IndexBox, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class IndexStyle:
    """Sizes in card heights, `column` in card widths from the edge."""

    rank_height: float
    suit_height: float
    gap: float
    column: float
    top: float
    widen: float
    ten_widen: float
    in_four_corners: bool

    @property
    def height(self) -> float:
        """Rank, gap and suit together."""
        return self.rank_height + self.gap + self.suit_height


@dataclass(frozen=True, slots=True, kw_only=True)
class Deck:
    """One design. `index_share` is the index's height in card heights; `face` draws one of its cards."""

    artwork: Artwork
    seed: int
    index: IndexStyle
    width: int
    paper: Ink
    inks: tuple[Ink, Ink, Ink, Ink]
    font: int
    pip: int
    index_pip: int
    thicken: int
    middle: str

    @property
    def index_share(self) -> float:
        """The height of an index as a share of the card's height."""
        return self.index.height

    def face(self, card: int) -> Face:
        """The face of `card`, `JOKER` or `BACK`; the same each time."""
        rng = np.random.default_rng((self.seed, card))
        if card >= JOKER:
            return Face(picture=self._with_cover(self._blank(card, rng)), card=card, indices=())
        canvas = np.full((FACE_HEIGHT, self.width, 3), self.paper, np.float32)
        self._draw_middle(canvas, card, rng)
        indices = self._draw_indices(canvas, card)
        if rng.random() < 0.25:
            _frame(canvas, rng)
        picture = np.clip(canvas, 0, 255).astype(np.uint8)
        return Face(picture=self._with_cover(picture), card=card, indices=indices)

    def _blank(self, card: int, rng: np.random.Generator) -> Picture:
        canvas = np.full((FACE_HEIGHT, self.width, 3), self.paper, np.float32)
        pictures = self.artwork.jokers if card == JOKER else self.artwork.backs
        picture = pictures[int(rng.integers(len(pictures)))].astype(np.float32)
        if card == BACK and rng.random() < 0.5:
            picture = picture[:, :, rng.permutation(3)]
        inset = 0 if card == JOKER else int(rng.integers(0, 16))
        scaled = cv2.resize(
            picture, (self.width - 2 * inset, FACE_HEIGHT - 2 * inset), interpolation=cv2.INTER_AREA
        )
        canvas[inset : FACE_HEIGHT - inset, inset : self.width - inset] = scaled
        if card == JOKER and rng.random() < 0.6:
            self._draw_joker_index(canvas, rng)
        return np.clip(canvas, 0, 255).astype(np.uint8)

    def _draw_joker_index(self, canvas: NDArray[np.float32], rng: np.random.Generator) -> None:
        """A star or JOKER written downwards where a card has its index."""
        index = self.index
        ink = self.inks[int(rng.integers(4))]
        letters = (9, 11, 12) if rng.random() < 0.7 else (11,)
        size = index.height * FACE_HEIGHT / len(letters)
        for turn in range(2):
            for i, rank in enumerate(letters):
                stencil = self.artwork.ranks[rank][self.font % len(self.artwork.ranks[rank])]
                y = index.top * FACE_HEIGHT + size * (i + 0.5)
                _stamp(
                    canvas,
                    stencil,
                    at=(index.column * self.width, y),
                    size=(size * 0.6, size * 0.85),
                    ink=ink,
                )
            if turn == 0:
                canvas[:] = canvas[::-1, ::-1].copy()

    def _draw_indices(self, canvas: NDArray[np.float32], card: int) -> tuple[IndexBox, ...]:
        boxes: list[IndexBox] = []
        for turn in range(2):
            columns = [self.index.column * self.width]
            if self.index.in_four_corners:
                columns.append(self.width - columns[0])
            for x in columns:
                box = self._draw_index(canvas, card, x)
                if turn == 0:
                    boxes.append(box)
                else:
                    boxes.append(
                        IndexBox(
                            x=self.width - box.x,
                            y=FACE_HEIGHT - box.y,
                            height=box.height,
                            up=-1,
                            rank_share=box.rank_share,
                            half_width=box.half_width,
                        )
                    )
            canvas[:] = canvas[::-1, ::-1].copy()
        return tuple(boxes)

    def _draw_index(self, canvas: NDArray[np.float32], card: int, x: float) -> IndexBox:
        rank, suit = card // 4, card % 4
        style = self.index
        ranks = self.artwork.ranks[rank]
        stencil = _thickened(ranks[self.font % len(ranks)], self.thicken)
        rank_height = style.rank_height * FACE_HEIGHT
        rank_width = rank_height * stencil.shape[1] / stencil.shape[0] * style.widen
        rank_width *= style.ten_widen if rank == 8 else 1.0
        # Printers squeeze a wide sign until it stands clear of the edge.
        rank_width = min(rank_width, 1.9 * min(x, self.width - x))
        top = style.top * FACE_HEIGHT
        pips = self.artwork.pips[suit]
        pip = pips[self.index_pip % len(pips)]
        suit_height = style.suit_height * FACE_HEIGHT
        suit_width = min(suit_height * pip.shape[1] / pip.shape[0], 1.9 * min(x, self.width - x))
        height = style.height * FACE_HEIGHT
        half = max(rank_width, suit_width) / 2 + 3
        # The art must not show through the index.
        left, right = int(max(0, x - half)), int(min(self.width, x + half + 1))
        canvas[int(max(0, top - 3)) : int(top + height + 4), left:right] = self.paper
        ink = self.inks[suit]
        _stamp(canvas, stencil, at=(x, top + rank_height / 2), size=(rank_width, rank_height), ink=ink)
        _stamp(canvas, pip, at=(x, top + height - suit_height / 2), size=(suit_width, suit_height), ink=ink)
        return IndexBox(
            x=x,
            y=top + height / 2,
            height=height,
            up=1,
            rank_share=rank_height / height,
            half_width=max(rank_width, suit_width) / 2,
        )

    def _draw_middle(self, canvas: NDArray[np.float32], card: int, rng: np.random.Generator) -> None:
        rank, suit = card // 4 + 2, card % 4
        margin = self.index.column * 2 + 0.01
        if self.index.in_four_corners:
            margin = min(margin, 0.3)
        left, right = margin * self.width, (1 - margin) * self.width
        if right - left < 40:
            left, right = 0.3 * self.width, 0.7 * self.width
        if 11 <= rank <= 13:
            self._draw_court(canvas, rank, suit, (left, right), rng)
            return
        pip = self._pip(suit)
        ink = self.inks[suit]
        if rank == 14 or self.middle == "one pip":
            size = FACE_HEIGHT * (0.22 if suit != 3 else 0.4) * rng.uniform(0.7, 1.4)
            _stamp(
                canvas,
                pip,
                at=(self.width / 2, FACE_HEIGHT / 2),
                size=(size * pip.shape[1] / pip.shape[0], size),
                ink=ink,
            )
            return
        if self.middle == "nothing":
            return
        size = FACE_HEIGHT * (0.19 if right - left > 100 else 0.12)
        inset = size * 0.45
        top, bottom = 0.21 * FACE_HEIGHT, 0.79 * FACE_HEIGHT
        upper = np.zeros_like(canvas) + canvas
        for column, row in _ROWS_OF_RANK[rank]:
            x = left + inset + _COLUMNS[column] * (right - left - 2 * inset)
            if row > 0.5:
                continue
            y = top + row * (bottom - top)
            _stamp(upper, pip, at=(x, y), size=(size * pip.shape[1] / pip.shape[0], size), ink=ink)
        canvas[:] = upper
        turned = canvas[::-1, ::-1].copy()
        for column, row in _ROWS_OF_RANK[rank]:
            if row <= 0.5:
                continue
            x = left + inset + _COLUMNS[2 - column] * (right - left - 2 * inset)
            y = top + (1 - row) * (bottom - top)
            _stamp(turned, pip, at=(x, y), size=(size * pip.shape[1] / pip.shape[0], size), ink=ink)
        canvas[:] = turned[::-1, ::-1]

    def _pip(self, suit: int) -> Stencil:
        pips = self.artwork.pips[suit]
        return pips[self.pip % len(pips)]

    def _draw_court(
        self,
        canvas: NDArray[np.float32],
        rank: int,
        suit: int,
        span: tuple[float, float],
        rng: np.random.Generator,
    ) -> None:
        pictures = self.artwork.courts[rank - 11]
        picture = pictures[int(rng.integers(len(pictures)))]
        x0, x1 = int(span[0]), int(span[1])
        if self.index.height < 0.25:
            x0, x1 = int(0.16 * self.width), int(0.84 * self.width)
        share = rng.uniform(0.08, 0.16) if x1 - x0 > 100 else rng.uniform(0.12, 0.28)
        y0 = int(share * FACE_HEIGHT)
        scaled = cv2.resize(picture, (x1 - x0, FACE_HEIGHT - 2 * y0), interpolation=cv2.INTER_AREA)
        canvas[y0 : FACE_HEIGHT - y0, x0:x1] = scaled
        if rng.random() < 0.6:
            ink = tuple(float(v) for v in rng.uniform(0, 160, 3))
            cv2.rectangle(canvas, (x0, y0), (x1, FACE_HEIGHT - y0), ink, 1, cv2.LINE_AA)
        if rng.random() < 0.5:
            pip, size = self._pip(suit), 0.1 * FACE_HEIGHT
            for _ in range(2):
                _stamp(
                    canvas,
                    pip,
                    at=(x0 + size * 0.7, y0 + size * 0.8),
                    size=(size * 0.9, size),
                    ink=self.inks[suit],
                )
                canvas[:] = canvas[::-1, ::-1].copy()

    def _with_cover(self, picture: Picture) -> NDArray[np.uint8]:
        cover = np.zeros(picture.shape[:2], np.uint8)
        radius = 14
        height, width = picture.shape[:2]
        cv2.rectangle(cover, (radius, 0), (width - 1 - radius, height - 1), 255, -1)
        cv2.rectangle(cover, (0, radius), (width - 1, height - 1 - radius), 255, -1)
        for x in (radius, width - 1 - radius):
            for y in (radius, height - 1 - radius):
                cv2.circle(cover, (x, y), radius, 255, -1, cv2.LINE_AA)
        return np.dstack([picture, cover])


def random_deck(artwork: Artwork, rng: np.random.Generator, *, is_jumbo: bool = False) -> Deck:
    """A design drawn at random; every third has jumbo indices, or surely, every fifth four colours."""
    return Deck(
        artwork=artwork,
        seed=int(rng.integers(2**31)),
        index=_random_index(rng, is_jumbo=is_jumbo),
        width=int(rng.choice([216, 232, 240, 240, 246])),
        paper=_random_paper(rng),
        inks=_random_inks(rng),
        # Kennard's strokes come first and look most like what is printed.
        font=int(rng.integers(6))
        if rng.random() < 0.25
        else int(rng.integers(1 << 16)) % len(artwork.ranks[0]),
        pip=int(rng.integers(1 << 16)),
        index_pip=int(rng.integers(1 << 16)),
        thicken=int(rng.choice([-2, -1, 0, 0, 0, 1, 2, 4])),
        middle=str(rng.choice(["pips", "one pip", "nothing"], p=[0.8, 0.13, 0.07])),
    )


def _random_index(rng: np.random.Generator, *, is_jumbo: bool) -> IndexStyle:
    kind = (
        "jumbo"
        if is_jumbo
        else rng.choice(["standard", "middling", "jumbo", "small"], p=[0.44, 0.13, 0.37, 0.06])
    )
    if kind == "standard":
        rank, suit, gap, column = rng.uniform(0.078, 0.112), rng.uniform(0.05, 0.085), 0.022, (0.07, 0.115)
    elif kind == "middling":
        rank, suit, gap, column = rng.uniform(0.11, 0.16), rng.uniform(0.075, 0.13), 0.03, (0.095, 0.15)
    elif kind == "jumbo":
        rank, suit, gap, column = rng.uniform(0.15, 0.235), rng.uniform(0.11, 0.2), 0.035, (0.125, 0.2)
    else:
        rank, suit, gap, column = rng.uniform(0.05, 0.075), rng.uniform(0.04, 0.06), 0.015, (0.05, 0.08)
    in_four_corners = bool(kind != "jumbo" and rng.random() < 0.22)
    return IndexStyle(
        rank_height=float(rank),
        suit_height=float(suit),
        gap=float(rng.uniform(0.2, 1.2) * gap),
        column=float(rng.uniform(*column)),
        top=float(rng.uniform(0.02, 0.065)),
        widen=float(rng.uniform(0.7, 1.15)),
        ten_widen=float(rng.uniform(0.6, 1.0)),
        in_four_corners=in_four_corners,
    )


def _random_paper(rng: np.random.Generator) -> Ink:
    white = rng.uniform(225, 255)
    blue, green, red = white - rng.uniform(0, 22), white - rng.uniform(0, 8), white
    return float(blue), float(green), float(red)


def _random_inks(rng: np.random.Generator) -> tuple[Ink, Ink, Ink, Ink]:
    dark = rng.uniform(5, 60)
    black: Ink = (dark + rng.uniform(0, 14), dark, dark)
    red: Ink = (rng.uniform(10, 75), rng.uniform(5, 60), rng.uniform(165, 245))
    if rng.random() > 0.22:
        return black, red, red, black
    green: Ink = (rng.uniform(10, 90), rng.uniform(95, 160), rng.uniform(0, 60))
    blue: Ink = (rng.uniform(150, 235), rng.uniform(40, 130), rng.uniform(0, 60))
    orange: Ink = (rng.uniform(0, 60), rng.uniform(110, 160), rng.uniform(220, 255))
    return green, (orange if rng.random() < 0.12 else blue), red, black


def _thickened(stencil: Stencil, amount: int) -> Stencil:
    if amount == 0:
        return stencil
    kernel = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (abs(amount) + 2, abs(amount) + 2))
    change = cv2.dilate if amount > 0 else cv2.erode
    padded = cv2.copyMakeBorder(stencil, 4, 4, 4, 4, cv2.BORDER_CONSTANT, value=0)
    changed = np.asarray(change(padded, kernel), dtype=np.uint8)
    # A hairline font would vanish, and a closed bowl makes a 6 of a 5.
    is_legible = int(changed.max()) > 200 and changed.mean() > 0.5 * stencil.mean()
    return changed if is_legible and holes(changed) == holes(stencil) else stencil


def _stamp(
    canvas: NDArray[np.float32],
    stencil: Stencil,
    *,
    at: tuple[float, float],
    size: tuple[float, float],
    ink: Ink,
) -> None:
    """Print `stencil` with its middle at `at`, as wide and high as `size` says."""
    x, y = at
    w, h = (max(2, round(side)) for side in size)
    left, top = round(x - w / 2), round(y - h / 2)
    x0, y0 = max(0, left), max(0, top)
    x1, y1 = min(canvas.shape[1], left + w), min(canvas.shape[0], top + h)
    if x1 <= x0 or y1 <= y0:
        return
    mask = cv2.resize(stencil, (w, h), interpolation=cv2.INTER_AREA)[
        y0 - top : y1 - top, x0 - left : x1 - left
    ]
    cover = (mask.astype(np.float32) / 255)[:, :, None]
    part = canvas[y0:y1, x0:x1]
    part += (np.asarray(ink, np.float32) - part) * cover


def _frame(canvas: NDArray[np.float32], rng: np.random.Generator) -> None:
    height, width = canvas.shape[:2]
    inset = int(rng.integers(0, 5))
    ink = tuple(float(v) for v in rng.uniform(0, 200, 3))
    cv2.rectangle(canvas, (inset, inset), (width - 1 - inset, height - 1 - inset), ink, 1, cv2.LINE_AA)
