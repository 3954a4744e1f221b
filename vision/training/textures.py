"""Violent grounds: patterns, weaves, cracks, marble and strewn signs, as hard on a reader as any."""

from __future__ import annotations

import math
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.training.artwork import Artwork
from vision.training.clutter import Canvas, noise

_KINDS: Final = ("marble", "cells", "lattice", "dots", "chevrons", "fibres", "signs", "fractal", "leaves")
_SIGNS_SIDE: Final = 90.0


def texture(rng: np.random.Generator, artwork: Artwork, size: int) -> Canvas:
    """A ground of `size` by `size` pixels, mostly bent, its contrast anything from faint to glaring."""
    match str(rng.choice(_KINDS)):
        case "marble":
            canvas = _coloured(rng, _marble(rng, size))
        case "cells":
            canvas = _cells(rng, size)
        case "lattice" | "dots" | "chevrons" as kind:
            canvas = _coloured(rng, _repeated(rng, size, str(kind)))
        case "fibres":
            canvas = _fibres(rng, size)
        case "signs":
            canvas = _signs(rng, artwork, size)
        case "leaves":
            canvas = _leaves(rng, size)
        case _:
            canvas = np.dstack([_fractal(rng, size) * rng.uniform(15, 60) for _ in range(3)]).astype(
                np.float32
            )
            canvas += rng.uniform(40, 210, 3).astype(np.float32)
    if rng.random() < 0.5:
        canvas = _bent(rng, canvas)
    if rng.random() < 0.6:
        canvas += _fractal(rng, size)[:, :, None] * np.float32(rng.uniform(3, 18))
    return np.clip(canvas, 0, 255)


def _fractal(rng: np.random.Generator, size: int) -> NDArray[np.float32]:
    total = np.zeros((size, size), np.float32)
    cell, weight = rng.uniform(30, 160), 1.0
    fade = rng.uniform(0.45, 0.9)
    while cell > 1.5:
        total += noise(rng, size, size, cell) * np.float32(weight)
        cell, weight = cell / 2, weight * fade
    return np.asarray(total / max(float(total.std()), 1e-3), dtype=np.float32)


def _marble(rng: np.random.Generator, size: int) -> NDArray[np.float32]:
    return np.asarray(np.sin(_fractal(rng, size) * np.float32(rng.uniform(2, 7))), dtype=np.float32)


def _coloured(rng: np.random.Generator, value: NDArray[np.float32]) -> Canvas:
    """-1 .. 1 as a way between two colours, perhaps by a third."""
    first, second, third = (rng.uniform(0, 255, 3).astype(np.float32) for _ in range(3))
    if rng.random() < 0.4:
        # Much of what is printed or carved has one hue.
        second = np.clip(first * np.float32(rng.uniform(0.2, 2.2)), 0, 255)
    share = np.clip((value + 1) / 2, 0, 1)[:, :, None]
    canvas = first + (second - first) * share
    if rng.random() < 0.3:
        canvas += (third - canvas) * np.clip(1 - 6 * np.abs(share - 0.5), 0, 1)
    return np.asarray(canvas, dtype=np.float32)


def _cells(rng: np.random.Generator, size: int) -> Canvas:
    """Stones, cracks, scales: what lies nearest to each of many points."""
    seeds = np.full((size, size), 255, np.uint8)
    places = rng.integers(0, size, (int(np.exp(rng.uniform(np.log(40), np.log(2500)))), 2))
    seeds[places[:, 0], places[:, 1]] = 0
    away, owner = cv2.distanceTransformWithLabels(seeds, cv2.DIST_L2, 3, labelType=cv2.DIST_LABEL_PIXEL)
    base, spread = rng.uniform(20, 230, 3), rng.uniform(0, 70)
    tones = np.clip(base + rng.normal(0, spread, (int(owner.max()) + 1, 3)) * rng.choice([0.3, 1.0]), 0, 255)
    if rng.random() < 0.5:
        tones = base + (tones.mean(axis=1, keepdims=True) - base.mean())
    canvas = tones.astype(np.float32)[owner]
    edges = cv2.morphologyEx(owner.astype(np.float32), cv2.MORPH_GRADIENT, np.ones((3, 3), np.uint8)) > 0
    if rng.random() < 0.7:
        wide = int(rng.integers(1, 5))
        rim = cv2.dilate(edges.astype(np.uint8), np.ones((wide, wide), np.uint8)) > 0
        canvas[rim] = rng.uniform(0, 255, 3) * rng.choice([0.15, 1.0])
    if rng.random() < 0.5:
        canvas += (np.asarray(away, np.float32)[:, :, None]) * np.float32(rng.uniform(-4, 4))
    return np.asarray(canvas, dtype=np.float32)


def _repeated(rng: np.random.Generator, size: int, kind: str) -> NDArray[np.float32]:
    """Checks and grids, polka dots or zigzags, -1 .. 1, turned anyhow."""
    turn, step = rng.uniform(0, math.pi), float(np.exp(rng.uniform(np.log(6), np.log(90))))
    yy, xx = np.mgrid[0:size, 0:size].astype(np.float32)
    u = (xx * math.cos(turn) + yy * math.sin(turn)) / step
    v = (-xx * math.sin(turn) + yy * math.cos(turn)) / (step * rng.choice([1.0, rng.uniform(0.4, 2.5)]))
    edge = np.float32(rng.uniform(2, 12))
    if kind == "lattice":
        across, along = np.sin(2 * math.pi * u), np.sin(2 * math.pi * v)
        value = across * along if rng.random() < 0.5 else np.maximum(across, along) - rng.uniform(0, 0.9)
    elif kind == "dots":
        row = np.floor(v)
        shift = 0.5 * (row % 2) if rng.random() < 0.6 else 0.0
        value = rng.uniform(0.2, 0.48) - np.hypot((u + shift) % 1 - 0.5, v % 1 - 0.5)
        edge *= 4
    else:
        value = np.sin(2 * math.pi * (v + rng.uniform(0.2, 1.2) * np.abs(u % 1 - 0.5)))
    return np.asarray(np.clip(value * edge, -1, 1), dtype=np.float32)


def _fibres(rng: np.random.Generator, size: int) -> Canvas:
    canvas = np.empty((size, size, 3), np.float32)
    base = rng.uniform(20, 220, 3)
    canvas[:] = base.astype(np.float32)
    main, spread = rng.uniform(0, 2 * math.pi), rng.choice([0.15, 0.6, 3.0])
    reach, wide = rng.uniform(10, 90), int(rng.integers(1, 6))
    for _ in range(int(rng.integers(300, 1500))):
        x, y = rng.uniform(0, size, 2)
        angle = main + rng.normal(0, spread)
        tone = np.clip(base + rng.normal(0, 60) + rng.normal(0, 15, 3), 0, 255).tolist()
        end = (int(x + reach * math.cos(angle)), int(y + reach * math.sin(angle)))
        cv2.line(canvas, (int(x), int(y)), end, tone, int(rng.integers(1, wide + 1)), cv2.LINE_AA)
    return canvas


def _leaves(rng: np.random.Generator, size: int) -> Canvas:
    """Petals, leaves, pebbles: shaded ovals that hide one another."""
    canvas = np.empty((size, size, 3), np.float32)
    base = rng.uniform(10, 200, 3)
    canvas[:] = base.astype(np.float32) * 0.4
    long = float(np.exp(rng.uniform(np.log(6), np.log(60))))
    for _ in range(int(min(900, 3 * (size / long) ** 2))):
        x, y = rng.integers(0, size, 2)
        axes = (max(1, int(long * rng.uniform(0.5, 1.3))), max(1, int(long * rng.uniform(0.15, 0.9))))
        angle, tone = rng.uniform(0, 360), base + rng.normal(0, 45) + rng.normal(0, 18, 3)
        for share, bright in ((1.0, 0.7), (0.8, 1.0), (0.4, 1.2)):
            size_now = (max(1, int(axes[0] * share)), max(1, int(axes[1] * share)))
            colour = np.clip(tone * bright, 0, 255).tolist()
            cv2.ellipse(canvas, (int(x), int(y)), size_now, angle, 0, 360, colour, -1)
    return canvas


def _signs(rng: np.random.Generator, artwork: Artwork, size: int) -> Canvas:
    """Ranks, pips and words without any paper under them, turned anyhow: no card, whatever they say."""
    canvas = np.empty((size, size, 3), np.float32)
    canvas[:] = rng.uniform(0, 255, 3).astype(np.float32)
    ink = rng.uniform(0, 255, 3)
    for _ in range(int(rng.integers(15, 70))):
        kinds = (artwork.words, artwork.ranks[int(rng.integers(13))], artwork.pips[int(rng.integers(4))])
        stencils = kinds[int(rng.integers(3))]
        stencil = stencils[int(rng.integers(len(stencils)))]
        tall = float(np.exp(rng.uniform(np.log(8), np.log(_SIGNS_SIDE)))) / stencil.shape[0]
        turn = rng.choice([0, math.pi / 2, rng.uniform(0, 2 * math.pi)])
        c, s = tall * math.cos(turn), tall * math.sin(turn)
        x, y = rng.uniform(-0.1, 1, 2) * size
        cover = cv2.warpAffine(stencil, np.array([[c, -s, x], [s, c, y]]), (size, size))
        tone = (ink if rng.random() < 0.6 else rng.uniform(0, 255, 3)).astype(np.float32)
        canvas += (tone - canvas) * (np.asarray(cover, np.float32)[:, :, None] / np.float32(255))
    return canvas


def _bent(rng: np.random.Generator, canvas: Canvas) -> Canvas:
    size = canvas.shape[0]
    cell, reach = rng.uniform(40, 200), rng.uniform(2, 20)
    yy, xx = np.mgrid[0:size, 0:size].astype(np.float32)
    x = xx + noise(rng, size, size, cell) * np.float32(reach)
    y = yy + noise(rng, size, size, cell) * np.float32(reach)
    return np.asarray(cv2.remap(canvas, x, y, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT), np.float32)
