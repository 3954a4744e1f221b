"""The shapes that rendered cards are made of: rank and pip stencils, court pictures, backs, words.

`load` reads them from the folder that `vision.training.fetch` filled. `starter` needs no folder: simple
shapes drawn here, enough to try the generator without any download.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from importlib.resources import as_file, files
from pathlib import Path
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

Stencil = NDArray[np.uint8]
"""``(H, W) uint8``: how much ink, 0..255, cropped to the ink."""
Picture = NDArray[np.uint8]
"""``(H, W, 3) uint8 BGR``."""

RANK_TEXTS: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
STENCIL_HEIGHT: Final = 96
_SPECK: Final = 6
"""Fewer pixels of paper than this inside ink are no hole."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Artwork:
    """`ranks` by rank from the deuce up, `pips` by suit in the order c d h s, `courts` jack, queen, king."""

    ranks: tuple[tuple[Stencil, ...], ...]
    pips: tuple[tuple[Stencil, ...], ...]
    courts: tuple[tuple[Picture, ...], ...]
    backs: tuple[Picture, ...]
    jokers: tuple[Picture, ...]
    words: tuple[Stencil, ...]


def load(folder: Path) -> Artwork:
    """The artwork that was fetched into `folder`; raises `FileNotFoundError` where there is none."""
    with np.load(folder / "artwork.npz") as stored:
        parts = {name: stored[name] for name in stored.files}

    def group(prefix: str) -> tuple[NDArray[np.uint8], ...]:
        return tuple(parts[name] for name in sorted(parts) if name.startswith(prefix + "_"))

    return Artwork(
        ranks=tuple(group(f"rank{i}") for i in range(13)),
        pips=tuple(group(f"pip{i}") for i in range(4)),
        courts=tuple(group(f"court{i}") for i in range(3)),
        backs=group("back"),
        jokers=group("joker"),
        words=group("word"),
    )


def save(artwork: Artwork, folder: Path) -> None:
    """Keep `artwork` in `folder` for `load`."""
    parts: dict[str, NDArray[np.uint8]] = {}

    def add(prefix: str, pictures: Sequence[NDArray[np.uint8]]) -> None:
        parts.update({f"{prefix}_{i:05}": picture for i, picture in enumerate(pictures)})

    for prefix, groups in (("rank", artwork.ranks), ("pip", artwork.pips), ("court", artwork.courts)):
        for i, pictures in enumerate(groups):
            add(f"{prefix}{i}", pictures)
    add("back", artwork.backs)
    add("joker", artwork.jokers)
    add("word", artwork.words)
    folder.mkdir(parents=True, exist_ok=True)
    np.savez(folder / "artwork.npz", **parts)  # type: ignore[arg-type]


def crop_to_ink(mask: Stencil) -> Stencil | None:
    """`mask` without its empty margins, scaled to the stencils' height; ``None`` where nothing is drawn."""
    rows, columns = np.where(mask.max(axis=1) > 64)[0], np.where(mask.max(axis=0) > 64)[0]
    if len(rows) < 4 or len(columns) < 2:
        return None
    tight = mask[rows[0] : rows[-1] + 1, columns[0] : columns[-1] + 1]
    width = max(2, round(tight.shape[1] * STENCIL_HEIGHT / tight.shape[0]))
    scaled = cv2.resize(tight, (width, STENCIL_HEIGHT), interpolation=cv2.INTER_AREA)
    # Some decks print in grey or colour: a stencil is full ink.
    full = scaled * (255.0 / max(1, int(scaled.max())))
    return np.asarray(np.clip(full, 0, 255), dtype=np.uint8)


def holes(sign: Stencil) -> int:
    """How many patches of paper the ink of `sign` encloses: one in a 6, two in an 8."""
    paper = cv2.copyMakeBorder((sign < 128).astype(np.uint8), 1, 1, 1, 1, cv2.BORDER_CONSTANT, value=1)
    count, _, stats, _ = cv2.connectedComponentsWithStats(paper, connectivity=4)
    return int((stats[1:count, cv2.CC_STAT_AREA] > _SPECK).sum()) - 1


def starter() -> Artwork:
    """Kennard's ranks and pips (CC0, ``kennard.npz``) and plain courts: enough without any download."""
    with as_file(files("vision") / "training" / "kennard.npz") as path, np.load(path) as stored:
        parts: dict[str, Stencil] = {name: stored[name] for name in stored.files}
    ranks = tuple(
        tuple(parts[name] for name in sorted(parts) if name.startswith(f"rank{i}_")) for i in range(13)
    )
    return Artwork(
        ranks=ranks,
        pips=tuple((parts[f"pip{suit}"],) for suit in range(4)),
        courts=tuple(tuple(_court(10 * i + j) for j in range(2)) for i in range(3)),
        backs=tuple(_court(90 + i) for i in range(2)),
        jokers=(_court(99),),
        words=tuple(np.hstack([ranks[i][0] for i in word]) for word in ((9, 11, 12), (8, 0, 5, 3, 7), (1,))),
    )


def _court(seed: int) -> Picture:
    rng = np.random.default_rng(seed)
    half = rng.integers(0, 255, (9, 9, 3), dtype=np.uint8)
    upper = cv2.resize(half, (140, 120), interpolation=cv2.INTER_NEAREST)
    return np.ascontiguousarray(np.vstack([upper, upper[::-1, ::-1]]), dtype=np.uint8)
