"""Scenes for training, drawn at random from the shards on disk."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

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
