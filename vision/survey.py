"""What the set-up of the camera measures in a picture: light, sharpness, size of a card, what is cut off."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from vision.aim import Edge, cut_edges
from vision.evidence import CardSeen, Quad
from vision.quads import find_quads
from vision.stillness import small_copy
from vision.view import View, card_sharpness, outline_pixels, view_of
from vision.watcher import Reads, fitted

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


@dataclass(frozen=True, slots=True, kw_only=True)
class Survey:
    """`seen` are the cards read for certain, their places in pixels of a picture of `size` (width, height).

    `card_pixels` is the width of the median card, `sharpness` that of the sharpest one, both ``None`` where
    none lies; `cut` are the edges beyond which the table goes on.
    """

    view: View
    size: tuple[int, int]
    seen: tuple[CardSeen, ...] = ()
    card_pixels: float | None = None
    sharpness: float | None = None
    cut: frozenset[Edge] = field(default_factory=frozenset)


def survey(picture: NDArray[np.uint8], reader: Reads, *, sure: float) -> Survey:
    """Measure ``(H, W, 3) uint8`` BGR; a card is told from the confidence `sure` on.

    A card too blurred or too far away to be read is measured by its outline all the same.
    """
    view, read = view_of(picture), fitted(picture)
    size = read.shape[1], read.shape[0]
    if not view.usable:
        return Survey(view=view, size=size)
    seen = reader.read(read)
    quads = tuple(card.quad for card in seen if card.quad is not None) or _outlines(read)
    return Survey(
        view=view,
        size=size,
        seen=tuple(card for card in seen if card.confidence >= sure),
        card_pixels=outline_pixels(quads),
        sharpness=card_sharpness(read, quads),
        cut=cut_edges(small_copy(picture)),
    )


def _outlines(picture: NDArray[np.uint8]) -> tuple[Quad, ...]:
    return tuple((_point(a), _point(b), _point(c), _point(d)) for a, b, c, d in find_quads(picture).tolist())


def _point(corner: list[float]) -> tuple[float, float]:
    return corner[0], corner[1]
