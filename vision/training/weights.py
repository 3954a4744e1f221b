"""The trained weights in a small file of the repository, so that training can go on where it stopped."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import numpy as np
import torch
from torch import Tensor

KEPT: Final = Path(__file__).parent / "weights.npz"


def keep_weights(checkpoint: Path, path: Path = KEPT) -> None:
    """Write the averaged weights of `checkpoint`, in half precision."""
    stored = torch.load(checkpoint, weights_only=True)
    arrays = {
        f"{network}/{name}": (value.half() if value.is_floating_point() else value).numpy()
        for network in ("finder", "classifier")
        for name, value in stored[network]["average"].items()
    }
    with path.open("wb") as file:
        np.savez_compressed(file, **arrays)


def kept_weights(network: str, path: Path = KEPT) -> dict[str, Tensor]:
    """The weights of ``"finder"`` or ``"classifier"``."""
    with np.load(path) as stored:
        arrays = {name: stored[name] for name in stored.files}
    return {
        name.removeprefix(network + "/"): torch.from_numpy(
            value.astype(np.float32) if value.dtype == np.float16 else value
        )
        for name, value in arrays.items()
        if name.startswith(network + "/")
    }
