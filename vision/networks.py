"""The reader's two networks, run by `cv2.dnn`: where indices are, and which rank and suit a patch shows."""

from __future__ import annotations

from importlib.resources import as_file, files
from typing import TYPE_CHECKING, Final

from vision.candidates import SCORE, UP_X, UP_Y, X, Y, decode, normalized
from vision.resizing import resized

if TYPE_CHECKING:
    from pathlib import Path

    import cv2
    import numpy as np
    from numpy.typing import NDArray

LONG_SIDES: Final = (832, 352)
"""The finder looks twice, at the picture scaled to these long sides: for small indices, then for large."""
MOST_CANDIDATES: Final = 48
BATCH: Final = 32
"""Patches read at once; more would only take more memory."""
RANKS: Final = 14
"""The deuce up to the ace, then: no rank."""
SUITS: Final = 5
"""Clubs, diamonds, hearts, spades, then: no suit."""


class IndexFinder:
    """Finds indices on whole pictures; one thread at a time."""

    def __init__(self, path: Path | None = None) -> None:
        # A network set to one input size stays fast only while that size stays: one for each look.
        self._looks = tuple(_load("finder.onnx", path) for _ in LONG_SIDES)
        self._close = _load("finder.onnx", path)

    def find(self, picture: NDArray[np.uint8], *, threshold: float) -> NDArray[np.float32]:
        """Candidates (`vision.candidates`) in ``(H, W, 3) uint8`` BGR, best first, each place once."""
        import numpy as np

        found: list[NDArray[np.float32]] = []
        seen, long_side = picture, max(picture.shape[:2])
        for look, wanted in zip(self._looks, LONG_SIDES, strict=True):
            # Enlarging twice is as much as helps. The second, smaller look is made from the first.
            scale = min(wanted / long_side, 2.0)
            seen = resized(seen, (round(picture.shape[1] * scale), round(picture.shape[0] * scale)))
            found.append(_looked(look, seen, scale, threshold))
        return without_repeats(np.concatenate(found))

    def find_on_card(self, picture: NDArray[np.uint8], *, threshold: float) -> NDArray[np.float32]:
        """Candidates in the small upright picture of one card, as it is."""
        return without_repeats(_looked(self._close, picture, 1.0, threshold))


def _looked(
    network: _Network, picture: NDArray[np.uint8], scale: float, threshold: float
) -> NDArray[np.float32]:
    import cv2
    import numpy as np

    down, right = -picture.shape[0] % 16, -picture.shape[1] % 16
    if down or right:
        framed = cv2.copyMakeBorder(picture, 0, down, 0, right, cv2.BORDER_REPLICATE)
        picture = np.asarray(framed, dtype=np.uint8)
    answer = network.run(cv2.dnn.blobFromImage(picture, ddepth=cv2.CV_8U), scale=1 / 255)
    return decode(answer[0], threshold=threshold, most=MOST_CANDIDATES, scale=1 / scale)


class IndexClassifier:
    """Reads rank and suit from patches; one thread at a time."""

    def __init__(self, path: Path | None = None) -> None:
        self._network = _load("classifier.onnx", path)

    def read(
        self, patches: NDArray[np.uint8]
    ) -> tuple[NDArray[np.float32], NDArray[np.float32], NDArray[np.float32]]:
        """Probabilities ``(N, RANKS)`` and ``(N, SUITS)``, and embeddings ``(N, 128)``, all float32.

        `patches` are ``(N, 64, 40, 3) uint8`` BGR.
        """
        import numpy as np

        if len(patches) == 0:
            empty = np.zeros((0, RANKS + SUITS + 128), np.float32)
            return empty[:, :RANKS], empty[:, RANKS : RANKS + SUITS], empty[:, RANKS + SUITS :]
        parts = [patches[i : i + BATCH] for i in range(0, len(patches), BATCH)]
        answer = np.concatenate([self._network.run(normalized(part)) for part in parts])
        ranks, suits = answer[:, :RANKS], answer[:, RANKS : RANKS + SUITS]
        return _softmax(ranks), _softmax(suits), answer[:, RANKS + SUITS :]


def without_repeats(found: NDArray[np.float32]) -> NDArray[np.float32]:
    """`found` best first, less those that stand on a better one of about the same size and direction."""
    import numpy as np

    found = found[np.argsort(-found[:, SCORE], kind="stable")]
    height = np.hypot(found[:, UP_X], found[:, UP_Y])
    kept: list[int] = []
    for i, row in enumerate(found):
        others = found[kept]
        x, y = others[:, X] - row[X], others[:, Y] - row[Y]
        along = np.abs(x * row[UP_X] + y * row[UP_Y]) / height[i]
        across = np.abs(x * row[UP_Y] - y * row[UP_X]) / height[i]
        same_way = others[:, UP_X] * row[UP_X] + others[:, UP_Y] * row[UP_Y] > 0.5 * height[kept] * height[i]
        larger = np.maximum(height[kept], height[i])
        # Fanned cards' indices stand side by side, closer than an index is high.
        if not (same_way & (along < 0.4 * larger) & (across < 0.25 * larger)).any():
            kept.append(i)
    return np.asarray(found[kept], dtype=np.float32)


def _softmax(logits: NDArray[np.float32]) -> NDArray[np.float32]:
    import numpy as np

    power = np.exp(logits - logits.max(axis=1, keepdims=True))
    return np.asarray(power / power.sum(axis=1, keepdims=True), dtype=np.float32)


class _Network:
    """One `cv2.dnn` network."""

    def __init__(self, path: Path) -> None:
        import cv2

        self._network = cv2.dnn.readNetFromONNX(str(path))

    def run(self, blob: cv2.typing.MatLike, *, scale: float = 1.0) -> NDArray[np.float32]:
        import numpy as np

        self._network.setInput(blob, scalefactor=scale)
        return np.asarray(self._network.forward(), dtype=np.float32)


def _load(name: str, folder: Path | None) -> _Network:
    if folder is not None:
        return _Network(folder / name)
    with as_file(files("vision") / "models" / name) as path:
        return _Network(path)
