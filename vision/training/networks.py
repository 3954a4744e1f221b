"""The two networks. Both are plain convolutions, so that `cv2.dnn` runs them anywhere."""

from __future__ import annotations

import torch
from torch import Tensor, nn


def _block(inward: int, outward: int, stride: int = 1, size: int = 3) -> nn.Sequential:
    return nn.Sequential(
        nn.Conv2d(inward, outward, size, stride, size // 2, bias=False), nn.BatchNorm2d(outward), nn.ReLU()
    )


class Finder(nn.Module):
    """Picture ``(N, 3, H, W)`` BGR 0..1, sides divisible by 16 -> ``(N, 8, H/4, W/4)`` for `decode`."""

    def __init__(self) -> None:
        super().__init__()
        self.quarter = nn.Sequential(_block(3, 16, 2), _block(16, 32, 2))
        self.eighth = nn.Sequential(_block(32, 48, 2), _block(48, 48))
        self.sixteenth = nn.Sequential(_block(48, 64, 2), _block(64, 64), _block(64, 64), _block(64, 64))
        self.to_eighth = _block(64, 48, size=1)
        self.join_eighth = _block(48, 48)
        self.to_quarter = _block(48, 32, size=1)
        self.join_quarter = _block(32, 32)
        self.head = nn.Conv2d(32, 8, 1)
        with torch.no_grad():
            self.head.bias[0] = -4.0

    def forward(self, picture: Tensor) -> Tensor:
        quarter = self.quarter(picture)
        eighth = self.eighth(quarter)
        sixteenth = self.sixteenth(eighth)
        eighth = self.join_eighth(eighth + _twice(self.to_eighth(sixteenth)))
        quarter = self.join_quarter(quarter + _twice(self.to_quarter(eighth)))
        answer: Tensor = self.head(quarter)
        return answer


def _twice(features: Tensor) -> Tensor:
    return nn.functional.interpolate(features, scale_factor=2.0, mode="nearest")


class Classifier(nn.Module):
    """Patches ``(N, 3, 64, 40)`` from `candidates.normalized` -> ``(N, 14 + 5 + 128)``.

    14 rank logits (deuce up to ace, none), 5 suit logits (c d h s, none), and the embedding.
    """

    def __init__(self) -> None:
        super().__init__()
        self.features = nn.Sequential(
            _block(3, 32, 2, size=5),
            _block(32, 32),
            _block(32, 64, 2),
            _block(64, 64),
            _block(64, 128, 2),
            _block(128, 128),
            _block(128, 48, size=1),
        )
        self.embed = nn.Linear(48 * 8 * 5, 128)
        self.drop = nn.Dropout(0.2)
        self.rank = nn.Linear(128, 14)
        self.suit = nn.Linear(128, 5)

    def forward(self, patches: Tensor) -> Tensor:
        embedding = torch.relu(self.embed(self.features(patches).flatten(1)))
        dropped = self.drop(embedding)
        return torch.cat([self.rank(dropped), self.suit(dropped), embedding], dim=1)
