"""Patches with rank and suit for the classifier: indices as a finder may give them, and what is none."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import Final

import numpy as np
from numpy.typing import NDArray

from vision.candidates import RIGHT_X, RIGHT_Y, SCORE, UP_X, UP_Y, X, Y, cut_patches, decode
from vision.training.labels import heights

NONE_RANK: Final = 13
NONE_SUIT: Final = 4
UNKNOWN: Final = -100
"""A class that counts neither way."""
HALF: Final = 0.45
WHOLE: Final = 0.74
"""Of a rank or a suit these shares in sight are none of it, and all that a reader needs."""


def label_rows(labels: NDArray[np.void]) -> NDArray[np.float32]:
    """Labels as candidates of belief 1."""
    rows = np.empty((len(labels), 7), np.float32)
    rows[:, SCORE] = 1
    for column, name in ((X, "x"), (Y, "y"), (UP_X, "up_x"), (UP_Y, "up_y")):
        rows[:, column] = labels[name]
    rows[:, RIGHT_X], rows[:, RIGHT_Y] = labels["right_x"], labels["right_y"]
    return rows


def classes(
    labels: NDArray[np.void], rng: np.random.Generator
) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Rank and suit class of each label by what is in sight of it.

    The less of it is in sight the more often it is called none: the network learns how sure it may be of a
    part, and half an index never counts as one.
    """

    def judge(seen: NDArray[np.float32], kind: NDArray[np.int64], none: int) -> NDArray[np.int64]:
        is_one = rng.random(len(seen)) < np.clip((seen - HALF) / (WHOLE - HALF), 0, 1)
        return np.where(is_one, kind, none).astype(np.int64)

    card = labels["card"].astype(np.int64)
    rank = judge(labels["rank_seen"], card // 4, NONE_RANK)
    return rank, judge(labels["suit_seen"], card % 4, NONE_SUIT)


def jittered(rows: NDArray[np.float32], rng: np.random.Generator, amount: float) -> NDArray[np.float32]:
    """Candidates as a finder might have given them: moved, turned and stretched a little."""
    count = len(rows)
    moved = rows.copy()
    up, right = rows[:, UP_X : UP_Y + 1], rows[:, RIGHT_X : RIGHT_Y + 1]
    a = rng.normal(0, 0.09 * amount, (count, 1))
    b = rng.normal(0, 0.09 * amount, (count, 1))
    moved[:, X : Y + 1] += (a * up + b * right).astype(np.float32)
    is_flat = rng.random((count, 1)) < 0.2
    across = np.where(is_flat, np.column_stack([-up[:, 1], up[:, 0]]), right)
    angle = rng.normal(0, math.radians(6 * amount), (count, 1))
    size = np.exp(rng.normal(0, 0.12 * amount, (count, 1)))
    stretch = np.exp(rng.normal(0, 0.08 * amount, (count, 1)))
    c, s = np.cos(angle), np.sin(angle)
    moved[:, UP_X : UP_Y + 1] = (c * up + s * np.column_stack([-up[:, 1], up[:, 0]])) * size
    moved[:, RIGHT_X : RIGHT_Y + 1] = (c * across + s * np.column_stack([-across[:, 1], across[:, 0]])) * (
        size * stretch
    )
    return moved


@dataclass(slots=True)
class Examples:
    """Patches with their classes."""

    patches: list[NDArray[np.uint8]] = field(default_factory=list)
    ranks: list[int] = field(default_factory=list)
    suits: list[int] = field(default_factory=list)

    def add(self, patches: NDArray[np.uint8], ranks: NDArray[np.int64], suits: NDArray[np.int64]) -> None:
        """Append one for each patch that has a class at all."""
        for patch, rank, suit in zip(patches, ranks, suits, strict=True):
            if rank != UNKNOWN or suit != UNKNOWN:
                self.patches.append(patch)
                self.ranks.append(int(rank))
                self.suits.append(int(suit))


def patch_examples(
    picture: NDArray[np.uint8], labels: NDArray[np.void], rng: np.random.Generator
) -> Examples:
    """Examples from one scene: its indices, jittered, and as many places without one as its size deserves."""
    found = Examples()
    height = heights(labels)
    useful = (height > 7) & (height < 150)
    rows, (ranks, suits) = label_rows(labels), classes(labels, rng)
    # What lies hidden is plentiful and teaches little.
    chosen = useful & ((labels["seen"] > 0.3) | (rng.random(len(labels)) < 0.2))
    found.add(
        cut_patches(picture, jittered(rows[chosen], rng, float(rng.uniform(0.3, 1.5)))),
        ranks[chosen],
        suits[chosen],
    )
    wrong = _wrong_rows(rows[useful], picture.shape[0], rng)
    none = np.full(len(wrong), NONE_RANK)
    found.add(cut_patches(picture, wrong), none, np.full(len(wrong), NONE_SUIT))
    return found


def _wrong_rows(rows: NDArray[np.float32], size: int, rng: np.random.Generator) -> NDArray[np.float32]:
    """Places that are no index: upside down, far too large or small, beside one, or anywhere."""
    wrong: list[NDArray[np.float32]] = []
    for _ in range(2 + len(rows) // 3):
        row = np.zeros(7, np.float32)
        kind = int(rng.integers(4)) if len(rows) else 3
        if kind < 3:
            row[:] = rows[int(rng.integers(len(rows)))]
        if kind == 0:
            row[UP_X:] *= -1
        elif kind == 1:
            row[UP_X:] *= rng.choice([rng.uniform(0.3, 0.5), rng.uniform(2.0, 3.0)])
        elif kind == 2:
            away = rng.uniform(0.6, 3) * np.hypot(row[UP_X], row[UP_Y])
            angle = rng.uniform(0, 2 * np.pi)
            row[X] += away * np.cos(angle)
            row[Y] += away * np.sin(angle)
        else:
            row[X], row[Y] = rng.uniform(0, size, 2)
            tall, angle = np.exp(rng.uniform(np.log(9), np.log(90))), rng.uniform(0, 2 * np.pi)
            row[UP_X], row[UP_Y] = tall * np.cos(angle), tall * np.sin(angle)
            row[RIGHT_X], row[RIGHT_Y] = -row[UP_Y], row[UP_X]
        if kind < 2 or not _touches(row, rows):
            wrong.append(row)
    return np.array(wrong, np.float32).reshape(-1, 7)


def _touches(row: NDArray[np.float32], rows: NDArray[np.float32]) -> bool:
    tall = np.hypot(rows[:, UP_X], rows[:, UP_Y])
    return bool((np.hypot(rows[:, X] - row[X], rows[:, Y] - row[Y]) < 0.5 * tall).any())


def found_examples(
    answer: NDArray[np.float32],
    picture: NDArray[np.uint8],
    labels: NDArray[np.void],
    into: Examples,
    rng: np.random.Generator,
) -> None:
    """Examples at the places that the finder itself takes for an index, right or wrong."""
    found = decode(answer, threshold=0.15, most=24)
    rows, height = label_rows(labels), heights(labels)
    ranks, suits = classes(labels, rng)
    for row in found:
        tall = float(np.hypot(row[UP_X], row[UP_Y]))
        if len(rows) == 0:
            away = np.array([9.0])
        else:
            away = np.hypot(rows[:, X] - row[X], rows[:, Y] - row[Y]) / np.maximum(height, 4)
        nearest = int(np.argmin(away))
        rank, suit = NONE_RANK, NONE_SUIT
        if away[nearest] < 0.5:
            label = rows[nearest]
            agree = float(row[UP_X] * label[UP_X] + row[UP_Y] * label[UP_Y]) / (
                tall * float(height[nearest]) + 1e-6
            )
            ratio = tall / float(height[nearest])
            if away[nearest] < 0.28 and agree > 0.9 and 0.72 < ratio < 1.4:
                rank, suit = int(ranks[nearest]), int(suits[nearest])
            elif agree > -0.5:
                continue
        into.add(cut_patches(picture, row[None]), np.array([rank]), np.array([suit]))
