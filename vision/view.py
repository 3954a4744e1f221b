"""How good the camera's view is: light, sharpness, glare, pixels for each card."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Final

from vision.evidence import CardSeen, Quad

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

WANTED_CARD_PIXELS: Final = 70.0
"""The width of a card that is planned for; below 40 cards are misread."""
LEAST_CARD_PIXELS: Final = 40.0
BLACK_BRIGHTNESS: Final = 12.0
BURNT_SHARE: Final = 0.6
GLARE_SHARE: Final = 0.04
BLURRED_SHARPNESS: Final = 18.0
CARD_CONTRAST: Final = 60.0
SHARPNESS_WIDTH: Final = 640
"""Sharpness is measured at this width, so that cameras compare."""
SMALL_WIDTH: Final = 640
BURNT_LEVEL: Final = 250


class ViewTrouble(Enum):
    """What is wrong with a picture."""

    BLACK = "black"
    OVEREXPOSED = "overexposed"
    GLARE = "glare"
    BLURRED = "blurred"
    SMALL = "small"
    """Fewer than `SMALL_WIDTH` pixels across: cards of a whole table are too few pixels wide."""


UNREADABLE: Final = frozenset((ViewTrouble.BLACK, ViewTrouble.OVEREXPOSED))
"""With these nothing can be seen."""


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """`width` and `height` in pixels, `brightness` 0..255, `burnt_share` 0..1 is as bright as can be.

    `sharpness` is the 99th percentile of the edges' strength at `SHARPNESS_WIDTH`, 0..1020: 100 and more
    with cards in focus. An empty felt has none: `contrast`, how much brighter than the middle its brightest
    things are, 0..255, says whether something white lies there that could be sharp.
    """

    width: int
    height: int
    brightness: float
    burnt_share: float
    sharpness: float
    contrast: float

    @property
    def troubles(self) -> tuple[ViewTrouble, ...]:
        """What is wrong, the worst first; where nothing can be seen the rest is not said."""
        if self.brightness < BLACK_BRIGHTNESS:
            return (ViewTrouble.BLACK,)
        if self.burnt_share > BURNT_SHARE:
            return (ViewTrouble.OVEREXPOSED,)
        wrong = (
            (ViewTrouble.SMALL, self.width < SMALL_WIDTH),
            (ViewTrouble.BLURRED, self.contrast > CARD_CONTRAST and self.sharpness < BLURRED_SHARPNESS),
            (ViewTrouble.GLARE, self.burnt_share > GLARE_SHARE),
        )
        return tuple(trouble for trouble, is_so in wrong if is_so)

    @property
    def usable(self) -> bool:
        """Whether reading it makes sense."""
        return UNREADABLE.isdisjoint(self.troubles)


def view_of(picture: NDArray[np.uint8]) -> View:
    """The view of ``(H, W, 3) uint8`` BGR."""
    import cv2
    import numpy as np

    height, width = picture.shape[:2]
    size = SHARPNESS_WIDTH, max(1, round(height * SHARPNESS_WIDTH / width))
    small = cv2.resize(picture, size, interpolation=cv2.INTER_AREA) if width > SHARPNESS_WIDTH else picture
    grey = cv2.cvtColor(small, cv2.COLOR_BGR2GRAY)
    # Smoothed by a pixel, so that a sensor's noise is not taken for detail.
    edges = cv2.Laplacian(cv2.GaussianBlur(grey, (0, 0), 0.8), cv2.CV_16S)
    middle, bright = np.percentile(grey, (50, 99))
    return View(
        width=width,
        height=height,
        brightness=float(grey.mean()),
        burnt_share=float((grey >= BURNT_LEVEL).mean()),
        sharpness=float(np.percentile(np.abs(edges[1:-1, 1:-1]), 99)) if min(grey.shape) > 2 else 0.0,
        contrast=float(bright - middle),
    )


def card_sharpness(picture: NDArray[np.uint8], quads: Iterable[Quad]) -> float | None:
    """The strength of the edges on the sharpest outlined card, ``None`` where none is; as `View.sharpness`.

    On one card alone it is known better than from the whole picture: 65 and more in focus, 25 far out of it.
    """
    import cv2
    import numpy as np

    height, width = picture.shape[:2]
    scale = SHARPNESS_WIDTH / width
    size = SHARPNESS_WIDTH, max(1, round(height * scale))
    grey = cv2.cvtColor(cv2.resize(picture, size, interpolation=cv2.INTER_AREA), cv2.COLOR_BGR2GRAY)
    edges = np.abs(cv2.Laplacian(cv2.GaussianBlur(grey, (0, 0), 0.8), cv2.CV_16S))
    found = []
    for quad in quads:
        left, top = (max(0, int(min(corner[i] for corner in quad) * scale) - 1) for i in (0, 1))
        right, bottom = (int(max(corner[i] for corner in quad) * scale) + 2 for i in (0, 1))
        card = edges[top:bottom, left:right]
        if card.size:
            found.append(float(np.percentile(card, 99)))
    return max(found, default=None)


def card_pixels(seen: Iterable[CardSeen]) -> float | None:
    """The width in pixels of the median outlined card, ``None`` where none is."""
    return outline_pixels(card.quad for card in seen if card.quad is not None)


def outline_pixels(quads: Iterable[Quad]) -> float | None:
    """The width in pixels of the median outline, ``None`` where there is none."""
    widths = sorted((math.dist(quad[0], quad[1]) + math.dist(quad[2], quad[3])) / 2 for quad in quads)
    return widths[len(widths) // 2] if widths else None
