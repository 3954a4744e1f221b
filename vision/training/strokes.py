"""Rank signs drawn with a pen of random breadth: forms that printers of cards use and few fonts have."""

from __future__ import annotations

import itertools
from dataclasses import dataclass, replace
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.training.artwork import Artwork, Stencil, crop_to_ink, holes

Stroke = NDArray[np.float64]
"""``(N, 2) float64``: a line through points, x and y 0..1 from the upper left."""

_TALL: Final = 192
_LEAST_RIM: Final = 0.8
_WITHOUT_HOLES: Final = (0, 1, 3, 5, 9)
"""The deuce, three, five, seven and jack."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Hand:
    """How one deck's signs are written.

    Breadths are shares of the height, `round` 2 is a circle, more is squarer, `curl` in degrees is how far a
    bowl's end rolls in, `ball` the end's breadth in breadths of the pen.
    """

    wide: float
    upright: float
    level: float
    serif: float
    round: float
    slant: float
    curl: float
    ball: float
    is_flat: bool
    is_open: bool
    is_bent: bool


def random_hand(rng: np.random.Generator) -> Hand:
    """Thin to heavy, narrow to wide, with serifs or without."""
    upright = float(np.exp(rng.uniform(np.log(0.07), np.log(0.2))))
    return Hand(
        wide=float(rng.uniform(0.42, 0.72)),
        upright=upright,
        level=upright * float(rng.uniform(0.35, 1.0) if rng.random() < 0.6 else rng.uniform(0.9, 1.1)),
        serif=float(rng.uniform(0.1, 0.24)) if rng.random() < 0.55 else 0.0,
        round=float(rng.uniform(1.8, 3.6)),
        slant=float(rng.normal(0, 0.06)),
        # A broad stroke that rolled in far would close its bowl.
        curl=float(rng.uniform(0, 65) * min(1.0, 0.1 / upright)) if rng.random() < 0.7 else 0.0,
        ball=float(rng.uniform(1.1, 1.7)) if rng.random() < 0.4 else 0.0,
        is_flat=bool(rng.random() < 0.55),
        is_open=bool(rng.random() < 0.3),
        is_bent=bool(rng.random() < 0.5),
    )


def with_drawn_ranks(artwork: Artwork, *, hands: int, seed: int) -> Artwork:
    """`artwork` with the ranks of so many `hands` more, less the fonts that draw a frame around each sign."""
    rng = np.random.default_rng(seed)
    framed = {i for signs in artwork.ranks for i, sign in enumerate(signs) if _is_framed(sign)}
    drawn = [random_hand(rng) for _ in range(hands)]
    ranks = tuple(
        (
            *(sign for i, sign in enumerate(signs) if i not in framed),
            *(draw_rank(rank, hand) for hand in drawn),
        )
        for rank, signs in enumerate(artwork.ranks)
    )
    return replace(artwork, ranks=ranks)


def _is_framed(sign: Stencil) -> bool:
    full = sign > 128
    rims = (full[:4].any(axis=0), full[-4:].any(axis=0), full[:, :3].any(axis=1), full[:, -3:].any(axis=1))
    return all(float(rim.mean()) > _LEAST_RIM for rim in rims)


def draw_rank(rank: int, hand: Hand) -> Stencil:
    """The sign of `rank`, 0 for the deuce up to 12 for the ace."""
    if rank == 8:
        return _ten(hand)
    sign = _written(rank, hand)
    if rank in _WITHOUT_HOLES and holes(sign):
        # A bowl that closes makes another rank of it.
        return _written(rank, replace(hand, curl=0.0, ball=0.0, is_bent=False))
    return sign


def _written(rank: int, hand: Hand) -> Stencil:
    strokes = _letter(rank, hand) if rank > 8 else _digit(rank, hand)
    return _cropped(_drawn(strokes, hand, hand.wide * (1.15 if rank > 9 else 1.0)))


def _cropped(mask: Stencil) -> Stencil:
    cropped = crop_to_ink(mask)
    assert cropped is not None
    return cropped


def _ten(hand: Hand) -> Stencil:
    strokes = [_line((0.15, 0.18), (0.5, 0)), _line((0.5, 0), (0.5, 1)), *_foot(0.5, hand)]
    one = _cropped(_drawn(strokes, hand, 0.3))
    zero = _cropped(_drawn([_arc((0.5, 0.5), (0.5, 0.5), 0, 360, hand)], hand, hand.wide * 0.9))
    gap = np.zeros((one.shape[0], max(3, int((0.04 + 0.3 * hand.upright) * one.shape[0]))), np.uint8)
    return np.ascontiguousarray(np.hstack([one, gap, zero]))


def _drawn(paths: list[Stroke], hand: Hand, wide: float) -> Stencil:
    margin = _TALL // 2
    canvas = np.zeros((_TALL + 2 * margin, int(_TALL * 1.2) + 2 * margin), np.uint8)
    nib = (max(1, int(hand.upright * _TALL / 2)), max(1, int(hand.level * _TALL / 2)))
    for path in paths:
        steps = np.concatenate([np.linspace(a, b, 40) for a, b in itertools.pairwise(path)])
        x = margin + (steps[:, 0] * wide + hand.slant * (0.5 - steps[:, 1])) * _TALL
        y = margin + steps[:, 1] * (_TALL - 2 * nib[1]) + nib[1]
        for point in np.unique(np.column_stack([x, y]).astype(int), axis=0):
            cv2.ellipse(canvas, (int(point[0]), int(point[1])), nib, 0, 0, 360, 255, -1)
    return canvas


def _line(*points: tuple[float, float]) -> Stroke:
    return np.array(points, np.float64)


def _arc(
    middle: tuple[float, float], reach: tuple[float, float], start: float, end: float, hand: Hand
) -> Stroke:
    """Part of an oval from angle `start` to `end`, degrees clockwise from the right."""
    angle = np.radians(np.linspace(start, end, 24))
    c, s = np.cos(angle), np.sin(angle)
    power = 2 / hand.round
    x, y = np.sign(c) * np.abs(c) ** power, np.sign(s) * np.abs(s) ** power
    return np.column_stack([middle[0] + reach[0] * x, middle[1] + reach[1] * y])


def _foot(x: float, hand: Hand, y: float = 1.0) -> list[Stroke]:
    return [_line((x - 2 * hand.serif, y), (x + 2 * hand.serif, y))] if hand.serif else []


def _tick(x: float, y: float, hand: Hand, down: float) -> list[Stroke]:
    return [_line((x, y), (x, y + down * hand.serif))] if hand.serif else []


def _bowl(hand: Hand, top: float) -> list[Stroke]:
    """The lower bowl of 3 and 5, from its upper left round to its lower left, where it may roll in."""
    half = (1 - top) / 2
    bowl = _arc((0.46, top + half), (0.54, half), -110, 145 + hand.curl, hand)
    return [bowl, *_ball(bowl[-1], hand)]


def _ball(place: NDArray[np.float64], hand: Hand) -> list[Stroke]:
    """A round end of a stroke, drawn as a small ring that the pen fills."""
    if not hand.ball:
        return []
    reach = (hand.ball - 1) * hand.upright / 2
    angle = np.linspace(0, 2 * np.pi, 10)
    return [place + np.column_stack([np.cos(angle) * reach / hand.wide, np.sin(angle) * reach])]


def _digit(rank: int, hand: Hand) -> list[Stroke]:
    match rank:
        case 0:
            head = _arc((0.5, 0.28), (0.47, 0.28), -165 - hand.curl / 2, 35, hand)
            base = [_line((0.03, 1), (1, 1)), *_tick(1, 1, hand, -1)]
            return [np.vstack([head, [[0.03, 1.0]]]), *base, *_ball(head[0], hand)]
        case 1 if hand.is_flat:
            return [_line((0.05, 0), (0.92, 0), (0.4, 0.4)), *_tick(0.05, 0, hand, 1), *_bowl(hand, 0.38)]
        case 1:
            head = _arc((0.45, 0.24), (0.48, 0.24), -155 - hand.curl / 2, 80, hand)
            return [head, *_ball(head[0], hand), *_bowl(hand, 0.46)]
        case 2:
            return _four(hand)
        case 3:
            return [
                _line((0.92, 0), (0.16, 0), (0.1, 0.45)),
                *_tick(0.92, 0, hand, -0.4 if hand.is_open else 0.5),
                *_bowl(hand, 0.38),
            ]
        case 4:
            return _six(hand)
        case 5:
            leg = ((0.95, 0), (0.5, 0.5), (0.38, 1)) if hand.is_bent else ((0.95, 0), (0.3, 1))
            return [_line((0.02, 0), *leg), *_tick(0.02, 0, hand, 1)]
        case 6:
            upper = _arc((0.5, 0.24), (0.42, 0.24), 0, 360, hand)
            return [upper, _arc((0.5, 0.73), (0.5, 0.27), 0, 360, hand)]
        case _:
            return [1 - path for path in _six(hand)]


def _four(hand: Hand) -> list[Stroke]:
    if hand.is_open:
        return [_line((0.4, 0), (0.02, 0.66), (1, 0.66)), _line((0.68, 0.3), (0.68, 1))]
    return [_line((0.68, 1), (0.68, 0), (0, 0.7), (1, 0.7)), *_foot(0.68, hand)]


def _six(hand: Hand) -> list[Stroke]:
    loop = _arc((0.5, 0.68), (0.5, 0.32), 0, 360, hand)
    if hand.is_bent:
        return [loop, _line((0.78, 0), (0.3, 0.3), (0.02, 0.68))]
    arm = _arc((0.52, 0.3), (0.5, 0.3), hand.curl / 2 - 30, -180, hand)
    return [loop, np.vstack([arm, [[0.0, 0.68]]]), *_ball(arm[0], hand)]


def _letter(rank: int, hand: Hand) -> list[Stroke]:
    match rank:
        case 9:
            hook = _arc((0.4, 0.72), (0.4, 0.28), 0, 160 + hand.curl / 2, hand)
            return [np.vstack([[[0.8, 0.0]], hook]), *_foot(0.8, hand, 0), *_ball(hook[-1], hand)]
        case 10:
            oval = _arc((0.5, 0.5), (0.5, 0.5), 0, 360, hand)
            tail = ((0.5, 0.68), (1, 1.02)) if hand.is_bent else ((0.62, 0.75), (0.85, 1.05))
            return [oval, _line(*tail)]
        case 11:
            feet = [*_foot(0.1, hand, 0), *_foot(0.1, hand), *_foot(0.92, hand, 0), *_foot(0.92, hand)]
            arms = [_line((0.95, 0), (0.1, 0.62)), _line((0.4, 0.4), (0.95, 1))]
            return [_line((0.1, 0), (0.1, 1)), *arms, *feet]
        case _:
            bar = 0.68 if hand.is_flat else 0.6
            sides = [_line((0.5, 0), (0.02, 1)), _line((0.5, 0), (0.98, 1)), _line((0.2, bar), (0.8, bar))]
            return [*sides, *_foot(0.02, hand), *_foot(0.98, hand)]
