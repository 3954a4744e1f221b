"""Trains finder and classifier side by side on the shards, for a given time, and exports both."""

from __future__ import annotations

import copy
import math
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from vision.candidates import normalized
from vision.training.examples import UNKNOWN, Examples, found_examples, patch_examples
from vision.training.networks import Classifier, Finder
from vision.training.pool import Pool, cropped, scaled, tinted
from vision.training.targets import finder_loss, finder_targets
from vision.training.weights import kept_weights

FINDER_BATCH: Final = 8
FINDER_SIZE: Final = 320
"""The finder learns from parts of scenes: the emptier rest teaches it little."""
FINDER_EVERY: Final = 2
"""The finder is the quicker to learn: it is taught at every so many steps of the classifier."""
CLASSIFIER_BATCH: Final = 144
EMA: Final = 0.999
_SCALES: Final = (-0.3, 0.35)
"""Logarithms of how much larger than the finder's picture the part is that it is made from."""


class Lesson:
    """One network, its optimizer and its averaged copy."""

    def __init__(self, network: nn.Module, rate: float) -> None:
        self.network = network.to(memory_format=torch.channels_last)
        self.average = copy.deepcopy(network).eval()
        self.rate = rate
        self.steps = 0
        self.optimizer = torch.optim.AdamW(network.parameters(), lr=rate, weight_decay=0.02)

    def learn(self, loss_of: Callable[[nn.Module], Tensor], progress: float) -> float:
        """One step at the learning rate that belongs to `progress` 0..1."""
        warm = min(1.0, (self.steps + 1) / 200)
        for group in self.optimizer.param_groups:
            group["lr"] = (
                self.rate * warm * (0.02 + 0.98 * 0.5 * (1 + math.cos(math.pi * min(1.0, progress))))
            )
        self.optimizer.zero_grad(set_to_none=True)
        loss = loss_of(self.network)
        loss.backward()
        nn.utils.clip_grad_norm_(self.network.parameters(), 5.0)
        self.optimizer.step()
        self.steps += 1
        keep = min(EMA, (1 + self.steps) / (10 + self.steps))
        with torch.no_grad():
            for kept, new in zip(
                self.average.state_dict().values(), self.network.state_dict().values(), strict=True
            ):
                if kept.dtype.is_floating_point:
                    kept.lerp_(new, 1 - keep)
                else:
                    kept.copy_(new)
        return float(loss.detach())

    def start_from(self, weights: dict[str, Tensor]) -> None:
        """Begin with trained `weights` instead of random ones."""
        self.network.load_state_dict(weights)
        self.average.load_state_dict(weights)

    def state(self) -> dict[str, Any]:
        """Everything that resuming needs."""
        return {
            "network": self.network.state_dict(),
            "average": self.average.state_dict(),
            "optimizer": self.optimizer.state_dict(),
            "steps": self.steps,
        }

    def restore(self, state: dict[str, Any]) -> None:
        """Go on from `state`."""
        self.network.load_state_dict(state["network"])
        self.average.load_state_dict(state["average"])
        self.optimizer.load_state_dict(state["optimizer"])
        self.steps = state["steps"]


class Training:
    """Finder and classifier learning in turn from one pool of scenes."""

    def __init__(self, shards: Path, *, seed: int) -> None:
        self.rng = np.random.default_rng(seed)
        torch.manual_seed(seed)
        self.pool = Pool(shards, self.rng)
        self.finder = Lesson(Finder(), 2e-3)
        self.classifier = Lesson(Classifier(), 1.5e-3)
        self.waiting = Examples()
        self.found = 0.0

    def step(self, progress: float) -> tuple[float, float]:
        """A classifier batch, and a finder batch every so often; their last losses."""
        scenes = [self.pool.draw() for _ in range(FINDER_BATCH)]
        if self.classifier.steps % FINDER_EVERY == 0:
            self.found = self._finder_step(scenes, progress)
        for picture, labels in scenes:
            fresh = patch_examples(picture, labels, self.rng)
            self.waiting.add(np.array(fresh.patches, np.uint8), np.array(fresh.ranks), np.array(fresh.suits))
        return self.found, self._classifier_step(progress)

    def _finder_step(
        self, scenes: list[tuple[NDArray[np.uint8], NDArray[np.void]]], progress: float
    ) -> float:
        parts = [self._part(picture, labels) for picture, labels in scenes]
        pictures = torch.from_numpy(np.stack([picture for picture, _ in parts])).permute(0, 3, 1, 2) / 255
        target = torch.from_numpy(np.stack([finder_targets(labels, FINDER_SIZE) for _, labels in parts]))
        answers: list[NDArray[np.float32]] = []

        def loss_of(network: nn.Module) -> Tensor:
            with torch.autocast("cpu", dtype=torch.bfloat16):
                answer = network(pictures.to(memory_format=torch.channels_last))
            answers.append(answer.detach().float().numpy())
            return finder_loss(answer.float(), target)

        loss = self.finder.learn(loss_of, progress)
        if self.finder.steps > 600:
            for answer, (picture, labels) in zip(answers[0], parts, strict=True):
                found_examples(answer, picture, labels, self.waiting, self.rng)
        return loss

    def _part(
        self, picture: NDArray[np.uint8], labels: NDArray[np.void]
    ) -> tuple[NDArray[np.uint8], NDArray[np.void]]:
        """A part of a scene, in another size and light than the maker gave it."""
        size = min(round(FINDER_SIZE * math.exp(self.rng.uniform(*_SCALES))), picture.shape[0])
        part, inside = scaled(*cropped(picture, labels, size=size, rng=self.rng), FINDER_SIZE)
        return tinted(part, self.rng), inside

    def _classifier_step(self, progress: float) -> float:
        waiting = self.waiting
        if len(waiting.patches) < 6 * CLASSIFIER_BATCH:
            for _ in range(24):
                picture, labels = self.pool.draw()
                fresh = patch_examples(picture, labels, self.rng)
                waiting.add(np.array(fresh.patches, np.uint8), np.array(fresh.ranks), np.array(fresh.suits))
        order = self.rng.permutation(len(waiting.patches))
        chosen, rest = order[:CLASSIFIER_BATCH], order[CLASSIFIER_BATCH:][: 40 * CLASSIFIER_BATCH]
        patches = normalized(np.stack([tinted(waiting.patches[i], self.rng) for i in chosen]))
        ranks = torch.tensor([waiting.ranks[i] for i in chosen])
        suits = torch.tensor([waiting.suits[i] for i in chosen])
        # An example is met about twice, the second time among others.
        kept = np.concatenate([rest, chosen[self.rng.random(len(chosen)) < 0.5]])
        self.waiting = Examples(
            [waiting.patches[i] for i in kept],
            [waiting.ranks[i] for i in kept],
            [waiting.suits[i] for i in kept],
        )

        def loss_of(network: nn.Module) -> Tensor:
            with torch.autocast("cpu", dtype=torch.bfloat16):
                answer = network(torch.from_numpy(patches).to(memory_format=torch.channels_last)).float()
            rank = nn.functional.cross_entropy(
                answer[:, :14], ranks, ignore_index=UNKNOWN, label_smoothing=0.02
            )
            suit = nn.functional.cross_entropy(
                answer[:, 14:19], suits, ignore_index=UNKNOWN, label_smoothing=0.02
            )
            return rank + suit

        return self.classifier.learn(loss_of, progress)

    def save(self, path: Path) -> None:
        """Write a checkpoint."""
        part = path.with_suffix(".part")
        torch.save({"finder": self.finder.state(), "classifier": self.classifier.state()}, part)
        part.replace(path)

    def load(self, path: Path) -> None:
        """Go on from a checkpoint."""
        stored = torch.load(path, weights_only=True)
        self.finder.restore(stored["finder"])
        self.classifier.restore(stored["classifier"])


def train(
    shards: Path, work: Path, *, minutes: float, seed: int = 1, begin: float = 0.0, afresh: bool = False
) -> Path:
    """Train for `minutes` and return the last checkpoint, in `work`; goes on from one that lies there.

    Without one it goes on from the weights of the repository, or `afresh` from random ones. `begin` is the
    progress 0..1 of the learning rate's cosine at the start.
    """
    training = Training(shards, seed=seed)
    checkpoint = work / "checkpoint.pt"
    if checkpoint.exists():
        training.load(checkpoint)
    elif not afresh:
        training.finder.start_from(kept_weights("finder"))
        training.classifier.start_from(kept_weights("classifier"))
    start = last = time.monotonic()
    losses: list[tuple[float, float]] = []
    while (passed := time.monotonic() - start) < 60 * minutes:
        losses.append(training.step(begin + (1 - begin) * passed / (60 * minutes)))
        if len(losses) == 100:
            finder, classifier = np.mean(losses, axis=0)
            print(
                f"{passed / 60:6.1f} min  step {training.classifier.steps}  {finder:.4f}  {classifier:.4f}",
                flush=True,
            )
            losses.clear()
        if time.monotonic() - last > 120:
            training.save(checkpoint)
            last = time.monotonic()
    training.save(checkpoint)
    return checkpoint
