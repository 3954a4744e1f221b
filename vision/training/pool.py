"""Scenes for training, drawn at random from the shards on disk."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.training.labels import heights, is_wanted
from vision.training.shards import load_shard

POOL_SHARDS: Final = 8
DRAWS_A_SHARD: Final = 48
"""So many scenes are drawn between two changes of the pool."""


@dataclass(slots=True)
class Pool:
    """A few shards in memory; one of them is changed for another every so often."""

    folder: Path
    rng: np.random.Generator
    shards: list[tuple[NDArray[np.uint8], list[NDArray[np.void]]]] = field(default_factory=list)
    drawn: int = 0

    def draw(self) -> tuple[NDArray[np.uint8], NDArray[np.void]]:
        """A random picture and its labels, turned by a random quarter."""
        self.drawn += 1
        if len(self.shards) < POOL_SHARDS or self.drawn % DRAWS_A_SHARD == 0:
            self._change_one()
        pictures, labels = self.shards[int(self.rng.integers(len(self.shards)))]
        i = int(self.rng.integers(len(pictures)))
        return quarter_turned(pictures[i], labels[i], int(self.rng.integers(4)))

    def _change_one(self) -> None:
        while not (stored := sorted(self.folder.glob("shard-*.npz"))):
            time.sleep(5)
        try:
            shard = load_shard(stored[int(self.rng.integers(len(stored)))])
        except FileNotFoundError:  # removed by the maker in this moment
            return
        if len(self.shards) < POOL_SHARDS:
            self.shards.append(shard)
        else:
            self.shards[int(self.rng.integers(POOL_SHARDS))] = shard


def quarter_turned(
    picture: NDArray[np.uint8], labels: NDArray[np.void], quarters: int
) -> tuple[NDArray[np.uint8], NDArray[np.void]]:
    """A square picture and its labels turned left by `quarters` right angles."""
    turned = labels.copy()
    for _ in range(quarters):
        for x, y in (("x", "y"), ("up_x", "up_y"), ("right_x", "right_y")):
            shift = picture.shape[0] if x == "x" else 0
            turned[x], turned[y] = turned[y].copy(), shift - turned[x]
    return np.ascontiguousarray(np.rot90(picture, quarters)), turned


def cropped(
    picture: NDArray[np.uint8], labels: NDArray[np.void], *, size: int, rng: np.random.Generator
) -> tuple[NDArray[np.uint8], NDArray[np.void]]:
    """A square part of `size` by `size`, mostly one with an index in it, and the labels inside.

    An index that the part cuts is only half in sight there.
    """
    most = picture.shape[0] - size
    left, top = (int(value) for value in rng.integers(0, most + 1, 2))
    wanted = labels[is_wanted(labels)]
    if len(wanted) and rng.random() < 0.85:
        label = wanted[int(rng.integers(len(wanted)))]
        left, top = (int(np.clip(label[axis] - rng.uniform(0.1, 0.9) * size, 0, most)) for axis in ("x", "y"))
    moved = labels.copy()
    moved["x"] -= left
    moved["y"] -= top
    inside = (moved["x"] >= 0) & (moved["x"] < size) & (moved["y"] >= 0) & (moved["y"] < size)
    moved = moved[inside]
    room = np.minimum.reduce([moved["x"], moved["y"], size - moved["x"], size - moved["y"]])
    is_cut = room < 0.5 * heights(moved)
    for name in ("rank_seen", "suit_seen", "seen"):
        moved[name][is_cut] = np.minimum(moved[name][is_cut], 0.5)
    return np.ascontiguousarray(picture[top : top + size, left : left + size]), moved


def scaled(
    picture: NDArray[np.uint8], labels: NDArray[np.void], size: int
) -> tuple[NDArray[np.uint8], NDArray[np.void]]:
    """A square picture and its labels, shrunk or enlarged to `size` by `size`."""
    moved, share = labels.copy(), size / picture.shape[0]
    for name in ("x", "y", "up_x", "up_y", "right_x", "right_y"):
        moved[name] *= share
    way = cv2.INTER_AREA if share < 1 else cv2.INTER_LINEAR
    return np.asarray(cv2.resize(picture, (size, size), interpolation=way), dtype=np.uint8), moved


def tinted(picture: NDArray[np.uint8], rng: np.random.Generator) -> NDArray[np.uint8]:
    """`picture` in other light, mostly: each colour a little stronger or weaker, and bent as a whole."""
    if rng.random() < 0.3:
        return picture
    bend = float(np.exp(rng.normal(0, 0.15)))
    gains = np.clip(rng.normal(1, 0.06, 3) * rng.uniform(0.8, 1.15), 0.5, 1.4)
    steps = (np.arange(256) / 255) ** bend
    table = np.clip(255 * steps[:, None] * gains, 0, 255).astype(np.uint8)
    return np.asarray(cv2.LUT(picture, table[None]), dtype=np.uint8)
