"""What the finder ought to answer on a labelled scene, and how wrong it is."""

from __future__ import annotations

import math
from typing import Final

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from vision.candidates import STRIDE, UNIT_HEIGHT
from vision.training.labels import heights, is_wanted

_SCALES: Final = (0.25, 0.25, 2.0, 2.0, 2.0, 1.5, 1.5)
"""How much an error of each of the seven values counts."""


def finder_targets(labels: NDArray[np.void], size: int) -> NDArray[np.float32]:
    """``(10, size/4, size/4)``: belief, seven values as in `decode`, their weight, the belief's weight."""
    cells = size // STRIDE
    target = np.zeros((10, cells, cells), np.float32)
    target[9] = 1
    yy, xx = np.mgrid[0:cells, 0:cells].astype(np.float32)
    height, wanted = heights(labels), is_wanted(labels)
    for i, label in enumerate(labels):
        if not wanted[i] and label["seen"] < 0.25:
            continue
        x, y = label["x"] / STRIDE - 0.5, label["y"] / STRIDE - 0.5
        reach = max(1, int(0.45 * height[i] / STRIDE) + 1)
        where = (
            slice(max(0, int(y) - reach), int(y) + reach + 2),
            slice(max(0, int(x) - reach), int(x) + reach + 2),
        )
        if not wanted[i]:
            target[9][where] = 0
            continue
        _splat(target[(slice(None), *where)], xx[where] - x, yy[where] - y, label)
    target[9] = np.where(target[0] > 0.05, 1, target[9])
    return target


def _splat(
    target: NDArray[np.float32], dx: NDArray[np.float32], dy: NDArray[np.float32], label: np.void
) -> None:
    height = math.hypot(label["up_x"], label["up_y"])
    sigma = max(0.65, 0.1 * height / STRIDE)
    bump = np.exp(-(dx * dx + dy * dy) / (2 * sigma * sigma))
    # The nearest cell is a full hit, however the middle lies between the cells.
    bump = np.where(bump >= bump.max(), 1.0, bump)
    nearest = bump > target[0]
    vectors = [label[name] / height for name in ("up_x", "up_y", "right_x", "right_y")]
    for channel, value in enumerate((-dx, -dy, math.log(height / UNIT_HEIGHT), *vectors), start=1):
        target[channel] = np.where(nearest, value, target[channel])
    target[8] = np.where(nearest, np.where(bump > 0.3, bump, 0), target[8])
    target[0] = np.maximum(target[0], bump)


def finder_loss(answer: Tensor, target: Tensor) -> Tensor:
    """Focal loss on the belief, absolute error on the seven values."""
    belief, wanted = answer[:, 0], target[:, 0]
    sure = torch.sigmoid(belief).clamp(1e-5, 1 - 1e-5)
    is_hit = wanted >= 0.999
    hits = torch.where(is_hit, (1 - sure) ** 2 * torch.log(sure), torch.zeros_like(sure))
    misses = torch.where(is_hit, torch.zeros_like(sure), (1 - wanted) ** 4 * sure**2 * torch.log(1 - sure))
    count = is_hit.sum().clamp(min=1)
    focal = -(hits + misses * target[:, 9]).sum() / count
    weight = target[:, 8:9]
    error = nn.functional.smooth_l1_loss(answer[:, 1:8], target[:, 1:8], reduction="none", beta=0.05)
    scale = torch.tensor(_SCALES).view(1, 7, 1, 1)
    return focal + (error * weight * scale).sum() / weight.sum().clamp(min=1)
