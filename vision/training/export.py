"""Writes trained networks as the two ONNX files of the reader."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import torch
from torch import nn

from vision.training.networks import Classifier, Finder

LARGEST_BYTES: Final = 4 * 1024 * 1024


class TooLarge(Exception):
    """The two files together take `size` bytes, more than `LARGEST_BYTES`."""

    def __init__(self, size: int) -> None:
        super().__init__(size)
        self.size = size


def export(checkpoint: Path, folder: Path) -> None:
    """Write ``finder.onnx`` and ``classifier.onnx`` into `folder`, from the averages in `checkpoint`.

    Raises `TooLarge`.
    """
    stored = torch.load(checkpoint, weights_only=True)
    folder.mkdir(parents=True, exist_ok=True)
    free = {0: "n", 2: "height", 3: "width"}
    _export(Finder(), stored["finder"]["average"], (1, 3, 384, 640), free, folder / "finder.onnx")
    _export(
        Classifier(), stored["classifier"]["average"], (1, 3, 64, 40), {0: "n"}, folder / "classifier.onnx"
    )
    size = sum((folder / name).stat().st_size for name in ("finder.onnx", "classifier.onnx"))
    if size > LARGEST_BYTES:
        raise TooLarge(size)


def _export(
    network: nn.Module,
    weights: dict[str, torch.Tensor],
    shape: tuple[int, ...],
    free: dict[int, str],
    path: Path,
) -> None:
    network.load_state_dict(weights)
    network.eval()
    torch.onnx.export(
        network,
        (torch.zeros(shape),),
        str(path),
        input_names=["in"],
        output_names=["out"],
        dynamic_axes={"in": free},
        opset_version=13,
        dynamo=False,
    )
