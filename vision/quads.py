"""Whole cards by their outline: bright shapes of a card's proportions. The reader's second source."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vision.resizing import resized

if TYPE_CHECKING:
    from collections.abc import Iterator

    import cv2
    import numpy as np
    from numpy.typing import NDArray

WORK_SIDE: Final = 512
"""Outlines are sought in a copy of this long side."""
SMALLEST_SHARE: Final = 0.0015
LARGEST_SHARE: Final = 0.85
CARD_WIDTH: Final = 160
CARD_HEIGHT: Final = 224
"""Pixels of a card set upright; both divisible by 16, as the finder wants."""
MOST_QUADS: Final = 16

_Place = tuple[float, float, float]
"""The middle and the size of an outline."""


def find_quads(picture: NDArray[np.uint8]) -> NDArray[np.float32]:
    """The outlines of lone cards, ``(N, 4, 2) float32`` pixels, clockwise from a short side's left end.

    `picture` is ``(H, W, 3) uint8`` BGR. Which of the two short sides is the top stays open.
    """
    import cv2
    import numpy as np

    scale = min(1.0, WORK_SIDE / max(picture.shape[:2]))
    shrunk = resized(picture, (round(picture.shape[1] * scale), round(picture.shape[0] * scale)))
    # Paper is bright in every colour; felt, skin and ink are dark in one.
    blue, green, red = cv2.split(shrunk)
    small = np.asarray(cv2.min(cv2.min(blue, green), red), dtype=np.uint8)
    quads: list[NDArray[np.float32]] = []
    places: list[_Place] = []
    for mask in _masks(small):
        contours, _ = cv2.findContours(mask, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)
        for contour in sorted(contours, key=cv2.contourArea, reverse=True)[:40]:
            quad = _card_outline(contour, small.size, places)
            if quad is not None and not _is_known(quad, places):
                quads.append(quad)
                places.append(_place(quad))
    if not quads:
        return np.zeros((0, 4, 2), np.float32)
    return np.asarray(np.stack(quads[:MOST_QUADS]) / scale, dtype=np.float32)


def set_upright(
    picture: NDArray[np.uint8], quad: NDArray[np.float32]
) -> tuple[NDArray[np.uint8], NDArray[np.float64]]:
    """The card inside `quad`, ``(CARD_HEIGHT, CARD_WIDTH, 3) uint8``, and the matrix back to the picture."""
    import cv2
    import numpy as np

    corners = np.array([[0, 0], [CARD_WIDTH, 0], [CARD_WIDTH, CARD_HEIGHT], [0, CARD_HEIGHT]], np.float32)
    back = cv2.getPerspectiveTransform(corners, quad)
    side = max(float(np.linalg.norm(quad[0] - quad[3])), 1.0)
    if side > 2 * CARD_HEIGHT:
        # Shrinking by much more than two needs smoothing first.
        share = 2 * CARD_HEIGHT / side
        picture = np.asarray(
            cv2.resize(picture, None, fx=share, fy=share, interpolation=cv2.INTER_AREA), np.uint8
        )
        shrunk = cv2.getPerspectiveTransform(corners, quad * np.float32(share))
    else:
        shrunk = back
    upright = cv2.warpPerspective(
        picture, shrunk, (CARD_WIDTH, CARD_HEIGHT), flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP
    )
    return np.asarray(upright, dtype=np.uint8), np.asarray(back, dtype=np.float64)


def _masks(small: NDArray[np.uint8]) -> Iterator[NDArray[np.uint8]]:
    """Bright areas by one limit for the whole picture, and by the brightness around each place."""
    import cv2
    import numpy as np

    kernel = np.ones((3, 3), np.uint8)
    level, mask = cv2.threshold(small, 0, 255, cv2.THRESH_BINARY + cv2.THRESH_OTSU)
    yield np.asarray(cv2.morphologyEx(mask, cv2.MORPH_OPEN, kernel), dtype=np.uint8)
    _, mask = cv2.threshold(small, level + 0.4 * (255 - level), 255, cv2.THRESH_BINARY)
    yield np.asarray(cv2.morphologyEx(mask, cv2.MORPH_OPEN, kernel), dtype=np.uint8)
    around = max(31, (min(small.shape) // 4) | 1)
    mask = cv2.adaptiveThreshold(small, 255, cv2.ADAPTIVE_THRESH_MEAN_C, cv2.THRESH_BINARY, around, -12)
    yield np.asarray(cv2.morphologyEx(mask, cv2.MORPH_OPEN, kernel), dtype=np.uint8)


def _card_outline(
    contour: cv2.typing.MatLike, pixels: int, known: list[_Place]
) -> NDArray[np.float32] | None:
    """The card inside `contour`, unless it lies in one of the `known` places."""
    import cv2
    import numpy as np

    hull = cv2.convexHull(contour)
    area = cv2.contourArea(hull)
    if not SMALLEST_SHARE * pixels < area < LARGEST_SHARE * pixels or cv2.contourArea(contour) < 0.75 * area:
        return None
    corners = cv2.approxPolyDP(hull, 0.035 * cv2.arcLength(hull, True), True)
    if len(corners) != 4:
        return None
    rough = np.asarray(corners, np.float32).reshape(4, 2)
    if _is_known(rough, known):
        return None
    quad = _refined(rough, np.asarray(hull, np.float32).reshape(-1, 2))
    if quad is None or abs(cv2.contourArea(quad) - area) > 0.12 * area:
        return None
    return _from_short_side(quad)


def _refined(corners: NDArray[np.float32], outline: NDArray[np.float32]) -> NDArray[np.float32] | None:
    """The crossings of the four sides' lines: a card's own corners are round and lie inside of them."""
    import cv2
    import numpy as np

    lines: list[NDArray[np.float64]] = []
    for i in range(4):
        start, end = corners[i], corners[(i + 1) % 4]
        along = end - start
        length = float(np.linalg.norm(along))
        if length < 8:
            return None
        share = (outline - start) @ along / length**2
        away = np.abs((outline - start) @ np.array([-along[1], along[0]]) / length)
        near = outline[(share > 0.12) & (share < 0.88) & (away < 0.06 * length + 2)]
        # A straight side leaves its convex outline few points: its own ends serve then.
        points = near if len(near) >= 3 else np.stack([start, end])
        vx, vy, x, y = cv2.fitLine(points, cv2.DIST_L2, 0, 0.01, 0.01).ravel().astype(float)
        lines.append(np.array([-vy, vx, vy * x - vx * y]))
    crossed = []
    for i in range(4):
        point = np.cross(lines[i - 1], lines[i])
        if abs(point[2]) < 1e-6:
            return None
        crossed.append(point[:2] / point[2])
    quad = np.array(crossed, np.float32)
    return quad if float(np.abs(quad - corners).max()) < 0.25 * float(np.ptp(corners)) else None


def _from_short_side(quad: NDArray[np.float32]) -> NDArray[np.float32] | None:
    """`quad` clockwise from a short side, or ``None`` where no card has such proportions, however it lies."""
    import cv2
    import numpy as np

    if cv2.contourArea(quad, oriented=True) < 0:
        quad = quad[::-1]
    sides = np.linalg.norm(quad - np.roll(quad, -1, axis=0), axis=1)
    first, second = (sides[0] + sides[2]) / 2, (sides[1] + sides[3]) / 2
    if first > second:
        quad = np.roll(quad, -1, axis=0)
        first, second = second, first
    if not 0.3 < first / second < 0.98:
        return None
    return np.ascontiguousarray(quad, dtype=np.float32)


def _place(quad: NDArray[np.float32]) -> _Place:
    (left, top), (right, bottom) = quad.min(axis=0).tolist(), quad.max(axis=0).tolist()
    x, y = quad.mean(axis=0).tolist()
    return x, y, max(right - left, bottom - top)


def _is_known(quad: NDArray[np.float32], known: list[_Place]) -> bool:
    x, y, size = _place(quad)
    return any(abs(x - other[0]) < 0.15 * size and abs(y - other[1]) < 0.15 * size for other in known)
