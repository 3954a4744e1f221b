"""Scenes kept on disk between the process that makes them and the one that trains on them."""

from __future__ import annotations

import itertools
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.training.artwork import Artwork
from vision.training.scene import Scene, SceneMaker

SHARD_SCENES: Final = 64
HELD_BACK_SEED: Final = 900_000_000
"""Scenes of this seed and those after it choose thresholds and are never trained on."""


def write_shards(artwork: Artwork, folder: Path, *, seed: int, keep: int, count: int | None = None) -> None:
    """Make shards for ever, or `count` of them; the oldest beyond `keep` are removed."""
    cv2.setNumThreads(1)
    folder.mkdir(parents=True, exist_ok=True)
    done = sorted(folder.glob("shard-*.npz"))
    first = 1 + max((int(path.stem[6:]) for path in done), default=-1)
    numbers: Iterator[int] = itertools.count(first) if count is None else iter(range(first, count))
    for number in numbers:
        maker = SceneMaker(artwork, seed=seed + number)
        save_shard(folder / f"shard-{number:06}.npz", [maker.make() for _ in range(SHARD_SCENES)])
        stored = sorted(folder.glob("shard-*.npz"))
        for path in stored[: max(0, len(stored) - keep)]:
            path.unlink()


def save_shard(path: Path, scenes: list[Scene]) -> None:
    """Write `scenes` so that a reader sees all of them or none."""
    part = path.with_suffix(".part")
    with part.open("wb") as file:
        np.savez(
            file,
            pictures=np.stack([scene.picture for scene in scenes]),
            labels=np.concatenate([scene.labels for scene in scenes]),
            counts=np.array([len(scene.labels) for scene in scenes]),
        )
    os.replace(part, path)


def load_shard(path: Path) -> tuple[NDArray[np.uint8], list[NDArray[np.void]]]:
    """The pictures ``(N, H, W, 3) uint8`` BGR of a shard and their `LABEL` arrays."""
    with np.load(path) as stored:
        pictures, labels, counts = stored["pictures"], stored["labels"], stored["counts"]
    return pictures, np.split(labels, np.cumsum(counts)[:-1])
