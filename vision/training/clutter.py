"""What else lies on a table: grounds, chips, hands, paper, dice, telephones, cut cards."""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.training.artwork import Artwork

Canvas = NDArray[np.float32]
"""``(H, W, 3) float32`` BGR 0..255, painted in place."""
Cover = NDArray[np.float32]
"""``(H, W) float32`` 0..1."""

_FELTS = (
    (60, 110, 30),
    (40, 95, 20),
    (110, 60, 25),
    (45, 25, 130),
    (30, 25, 100),
    (28, 28, 30),
    (90, 70, 70),
)


def noise(rng: np.random.Generator, height: int, width: int, cell: float) -> NDArray[np.float32]:
    """``(height, width)`` smooth noise, mean 0 and deviation about 1, of blobs `cell` pixels wide."""
    rows, columns = max(2, int(height / cell) + 2), max(2, int(width / cell) + 2)
    coarse = rng.standard_normal((rows, columns), dtype=np.float32)
    return np.asarray(cv2.resize(coarse, (width, height), interpolation=cv2.INTER_CUBIC), dtype=np.float32)


def ground(rng: np.random.Generator, artwork: Artwork, size: int) -> Canvas:
    """A table top of `size` by `size` pixels."""
    kind = rng.choice(
        ["felt", "wood", "plain", "cloth", "carpet", "mosaic", "print"],
        p=[0.34, 0.1, 0.14, 0.1, 0.1, 0.14, 0.08],
    )
    match str(kind):
        case "felt":
            return _felt(rng, artwork, size)
        case "wood":
            return _wood(rng, size)
        case "plain":
            tone = rng.uniform(15, 250) + rng.uniform(-18, 18, 3)
            return _toned(rng, size, tone, rng.uniform(0, 8))
        case "cloth":
            return _cloth(rng, size)
        case "carpet":
            canvas = _toned(rng, size, rng.uniform(30, 200, 3), 12)
            canvas += noise(rng, size, size, rng.uniform(2, 5))[:, :, None] * rng.uniform(10, 40)
            return canvas
        case "mosaic":
            return _mosaic(rng, artwork, size)
        case _:
            canvas = _toned(rng, size, rng.uniform(190, 240) + rng.uniform(-10, 10, 3), 4)
            for _ in range(int(rng.integers(10, 40))):
                print_words(canvas, rng, artwork)
            return canvas


def _toned(rng: np.random.Generator, size: int, tone: NDArray[np.float64], grain: float) -> Canvas:
    canvas = np.empty((size, size, 3), np.float32)
    canvas[:] = np.asarray(tone, np.float32)
    canvas += rng.standard_normal((size, size, 1), dtype=np.float32) * grain
    canvas += noise(rng, size, size, rng.uniform(30, 150))[:, :, None] * rng.uniform(0, 12)
    return canvas


def _felt(rng: np.random.Generator, artwork: Artwork, size: int) -> Canvas:
    tone = np.array(_FELTS[int(rng.integers(len(_FELTS)))]) * rng.uniform(0.6, 1.6) + rng.uniform(-15, 15, 3)
    canvas = _toned(rng, size, tone, rng.uniform(1, 14))
    canvas += noise(rng, size, size, rng.uniform(2, 6))[:, :, None] * rng.uniform(0, 9)
    if rng.random() < 0.3:
        centre = (int(rng.integers(size)), int(rng.integers(size)))
        axes = (int(rng.integers(60, size)), int(rng.integers(60, size)))
        cv2.ellipse(
            canvas, centre, axes, rng.uniform(0, 180), 0, 360, _ink(rng, 60, 240), int(rng.integers(1, 8))
        )
    if rng.random() < 0.2:
        print_words(canvas, rng, artwork)
    return canvas


def _ink(rng: np.random.Generator, low: float, high: float) -> tuple[float, float, float]:
    blue, green, red = (float(v) for v in rng.uniform(low, high, 3))
    return blue, green, red


def _wood(rng: np.random.Generator, size: int) -> Canvas:
    canvas = _toned(
        rng, size, np.array([rng.uniform(30, 110), rng.uniform(60, 150), rng.uniform(90, 210)]), 3
    )
    grain = cv2.resize(noise(rng, size, 12, 3), (size, size), interpolation=cv2.INTER_LINEAR)
    canvas += np.asarray(grain, np.float32)[:, :, None] * rng.uniform(5, 22)
    if rng.random() < 0.5:
        canvas = np.ascontiguousarray(canvas.transpose(1, 0, 2))
    return canvas


def _cloth(rng: np.random.Generator, size: int) -> Canvas:
    canvas = _toned(rng, size, rng.uniform(20, 230, 3), 5)
    step, breadth = int(rng.integers(14, 90)), int(rng.integers(2, 40))
    tint = rng.uniform(-90, 90, 3).astype(np.float32)
    for start in range(0, size, step):
        canvas[start : start + breadth] += tint
        if step > 40:
            canvas[:, start : start + breadth] += tint
    return canvas


def _mosaic(rng: np.random.Generator, artwork: Artwork, size: int) -> Canvas:
    """A violent pattern: gratings, spots, broken colours, or a court picture far too large."""
    kind = int(rng.integers(4))
    if kind == 0:
        yy, xx = np.mgrid[0:size, 0:size].astype(np.float32)
        canvas = np.zeros((size, size, 3), np.float32)
        for _ in range(3):
            fx, fy = rng.uniform(-0.5, 0.5, 2)
            wave = np.sin(fx * xx + fy * yy + rng.uniform(0, 6))
            canvas += (np.sign(wave) if rng.random() < 0.5 else wave)[:, :, None] * rng.uniform(-60, 60, 3)
        return np.asarray(canvas + rng.uniform(50, 200, 3), dtype=np.float32)
    if kind == 1:
        canvas = _toned(rng, size, rng.uniform(20, 230, 3), 5)
        spread = rng.uniform(4, 30)
        for x, y in rng.uniform(0, size, (int(rng.integers(60, 300)), 2)):
            axes = (int(rng.uniform(1, spread)), int(rng.uniform(1, spread)))
            cv2.ellipse(canvas, (int(x), int(y)), axes, rng.uniform(0, 180), 0, 360, _ink(rng, 0, 255), -1)
        return canvas
    if kind == 2:
        canvas = np.zeros((size, size, 3), np.float32)
        cell = rng.uniform(4, 40)
        for channel in range(3):
            layer = noise(rng, size, size, cell)
            canvas[:, :, channel] = (np.sign(layer) if rng.random() < 0.5 else layer) * 70 + rng.uniform(
                60, 190
            )
        return canvas
    pictures = artwork.courts[int(rng.integers(len(artwork.courts)))]
    picture = pictures[int(rng.integers(len(pictures)))]
    return np.asarray(cv2.resize(picture, (size, size), interpolation=cv2.INTER_LINEAR), dtype=np.float32)


def print_words(canvas: Canvas, rng: np.random.Generator, artwork: Artwork) -> None:
    """Print one line of text, level or turned by right angles."""
    words = artwork.words[int(rng.integers(len(artwork.words)))]
    height = int(rng.integers(7, 34))
    width = min(int(words.shape[1] * height / words.shape[0]) + 1, canvas.shape[1] - 2)
    mask = (
        np.asarray(cv2.resize(words, (width, height), interpolation=cv2.INTER_AREA), dtype=np.float32) / 255
    )
    mask = np.rot90(mask, int(rng.choice([0, 0, 0, 1, 2, 3])))
    y = int(rng.integers(0, max(1, canvas.shape[0] - mask.shape[0])))
    x = int(rng.integers(0, max(1, canvas.shape[1] - mask.shape[1])))
    part = canvas[y : y + mask.shape[0], x : x + mask.shape[1]]
    ink = np.float32(rng.uniform(0, 90)) if rng.random() < 0.8 else rng.uniform(0, 255, 3).astype(np.float32)
    part += (ink - part) * mask[: part.shape[0], : part.shape[1], None]


def paint_thing(canvas: Canvas, rng: np.random.Generator, artwork: Artwork, scale: float) -> Cover:
    """Paint one thing that is no card, about `scale` pixels large, and say where it lies."""
    match str(
        rng.choice(["chips", "hand", "paper", "dice", "plate", "cord"], p=[0.36, 0.3, 0.14, 0.06, 0.08, 0.06])
    ):
        case "chips":
            return _chips(canvas, rng, artwork, scale)
        case "hand":
            return _hand(canvas, rng, scale)
        case "paper":
            return _paper(canvas, rng, artwork, scale)
        case "dice":
            return _dice(canvas, rng, scale)
        case "plate":
            return _plate(canvas, rng, scale)
        case _:
            return _cord(canvas, rng, scale)


def _blend(canvas: Canvas, cover: Cover, paint: NDArray[np.float32]) -> Cover:
    x, y, width, height = cv2.boundingRect((cover > 0).astype(np.uint8))
    where = (slice(y, y + height), slice(x, x + width))
    canvas[where] += (paint[where] - canvas[where]) * cover[where][:, :, None]
    return cover


def _share(mask: NDArray[np.uint8]) -> Cover:
    return np.asarray(mask, dtype=np.float32) / np.float32(255)


def _place(canvas: Canvas, rng: np.random.Generator) -> tuple[int, int]:
    height, width = canvas.shape[:2]
    return int(rng.integers(0, width)), int(rng.integers(0, height))


def _chips(canvas: Canvas, rng: np.random.Generator, artwork: Artwork, scale: float) -> Cover:
    x, y = _place(canvas, rng)
    radius = max(6, int(scale * rng.uniform(0.18, 0.33)))
    squash = rng.uniform(0.6, 1.0)
    total = np.zeros(canvas.shape[:2], np.float32)
    base, spot, middle = (rng.uniform(0, 255, 3).astype(np.float32) for _ in range(3))
    start = rng.uniform(0, 60)
    for _ in range(int(rng.choice([1, 1, 2, 4, 7]))):
        axes = (radius, max(4, int(radius * squash)))
        cover = np.zeros(canvas.shape[:2], np.uint8)
        cv2.ellipse(cover, (x, y), axes, 0, 0, 360, 255, -1, cv2.LINE_AA)
        paint = np.empty_like(canvas)
        paint[:] = base
        for i in range(6):
            angle = start + 60 * i
            cv2.ellipse(paint, (x, y), axes, 0, angle, angle + 24, spot.tolist(), -1)
        inner = (int(axes[0] * 0.68), int(axes[1] * 0.68))
        cv2.ellipse(paint, (x, y), inner, 0, 0, 360, middle.tolist(), -1, cv2.LINE_AA)
        cv2.ellipse(paint, (x, y), axes, 0, 0, 360, (base * 0.6).tolist(), 1, cv2.LINE_AA)
        np.maximum(total, _blend(canvas, _share(cover), paint), out=total)
        y -= max(1, int(radius * (1.05 - squash) * 0.35))
    if rng.random() < 0.7:
        rank = artwork.ranks[int(rng.integers(13))]
        mask = rank[int(rng.integers(len(rank)))]
        size = max(5, int(radius * rng.uniform(0.5, 0.9)))
        small = cv2.resize(
            mask, (max(3, size * mask.shape[1] // mask.shape[0]), size), interpolation=cv2.INTER_AREA
        )
        _imprint(canvas, small, x, y, rng)
    return total


def _imprint(canvas: Canvas, mask: NDArray[np.generic], x: int, y: int, rng: np.random.Generator) -> None:
    height, width = mask.shape[:2]
    left, top = x - width // 2, y - height // 2
    x0, y0 = max(0, left), max(0, top)
    x1, y1 = min(canvas.shape[1], left + width), min(canvas.shape[0], top + height)
    if x1 > x0 and y1 > y0:
        part = canvas[y0:y1, x0:x1]
        cover = np.asarray(mask[y0 - top : y1 - top, x0 - left : x1 - left], np.float32)[:, :, None] / 255
        part += (np.asarray(_ink(rng, 0, 255), np.float32) - part) * cover


def _hand(canvas: Canvas, rng: np.random.Generator, scale: float) -> Cover:
    """One to four fingers that come from an edge, lighter along the middle."""
    height, width = canvas.shape[:2]
    tone = np.array([0.52, 0.66, 1.0]) * rng.uniform(70, 245) + rng.uniform(-12, 12, 3)
    total = np.zeros((height, width), np.float32)
    x, y = _place(canvas, rng)
    angle = rng.uniform(0, 2 * np.pi)
    thick = max(6, int(scale * rng.uniform(0.12, 0.26)))
    for i in range(int(rng.choice([1, 2, 3, 4]))):
        turn = angle + rng.uniform(-0.15, 0.15)
        side = np.array([-np.sin(angle), np.cos(angle)]) * thick * 1.05 * i
        tip = (
            np.array([x, y])
            + side
            + np.array([np.cos(angle), np.sin(angle)]) * rng.uniform(-0.6, 0.6) * thick
        )
        root = tip - np.array([np.cos(turn), np.sin(turn)]) * 3 * width
        for share, light in ((1.0, 0.72), (0.8, 0.9), (0.5, 1.0), (0.22, 1.08)):
            cover = np.zeros((height, width), np.uint8)
            ends = (tuple(int(v) for v in tip), tuple(int(v) for v in root))
            cv2.line(cover, ends[0], ends[1], 255, max(1, int(thick * share)), cv2.LINE_AA)
            soft = cv2.blur(cover, (3, 3)).astype(np.float32) / 255
            paint = np.broadcast_to(np.asarray(tone * light, np.float32), canvas.shape)
            _blend(canvas, np.asarray(soft, np.float32), np.asarray(paint))
            if share == 1.0:
                np.maximum(total, soft, out=total)
        if rng.random() < 0.6:
            nail = (int(thick * 0.3), int(thick * 0.2))
            place = tip + np.array([np.cos(angle), np.sin(angle)]) * thick * 0.2
            colour = np.asarray(tone * 1.1 + [12, 4, 6]).tolist()
            spot = (int(place[0]), int(place[1]))
            cv2.ellipse(canvas, spot, nail, float(np.degrees(angle)), 0, 360, colour, -1, cv2.LINE_AA)
    return total


def _slab(
    canvas: Canvas, rng: np.random.Generator, size: tuple[float, float]
) -> tuple[Cover, NDArray[np.float32]]:
    """A turned rectangle of `size`, and its corners."""
    x, y = _place(canvas, rng)
    corners = cv2.boxPoints(((float(x), float(y)), size, rng.uniform(0, 360)))
    cover = np.zeros(canvas.shape[:2], np.uint8)
    cv2.fillConvexPoly(cover, corners.astype(np.int32), 255, cv2.LINE_AA)
    return _share(cover), np.asarray(corners, dtype=np.float32)


def _paper(canvas: Canvas, rng: np.random.Generator, artwork: Artwork, scale: float) -> Cover:
    width, height = int(max(40, scale * rng.uniform(0.7, 2.4))), int(max(40, scale * rng.uniform(0.7, 2.4)))
    sheet = np.full((height, width, 3), rng.uniform(200, 250), np.float32) + rng.uniform(-12, 12, 3).astype(
        np.float32
    )
    for _ in range(int(rng.integers(1, 14))):
        print_words(sheet, rng, artwork)
    cover, corners = _slab(canvas, rng, (float(width), float(height)))
    source = np.array([[0, height], [0, 0], [width, 0], [width, height]], np.float32)
    matrix = cv2.getAffineTransform(source[:3], corners[:3])
    paint = cv2.warpAffine(
        sheet, matrix, canvas.shape[1::-1], flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE
    )
    return _blend(canvas, cover, np.asarray(paint, dtype=np.float32))


def _dice(canvas: Canvas, rng: np.random.Generator, scale: float) -> Cover:
    side = max(8.0, scale * rng.uniform(0.1, 0.25))
    cover, corners = _slab(canvas, rng, (side, side))
    tone = _ink(rng, 150, 250) if rng.random() < 0.6 else _ink(rng, 0, 160)
    _blend(canvas, cover, np.broadcast_to(np.asarray(tone, np.float32), canvas.shape))
    middle, dot = corners.mean(axis=0), max(1, int(side * 0.09))
    for corner in corners[: int(rng.integers(1, 5))]:
        place = middle + (corner - middle) * 0.55
        cv2.circle(canvas, (int(place[0]), int(place[1])), dot, _ink(rng, 0, 255), -1, cv2.LINE_AA)
    return cover


def _plate(canvas: Canvas, rng: np.random.Generator, scale: float) -> Cover:
    """A telephone, a cut card or a blank sheet."""
    size = (float(scale * rng.uniform(0.6, 0.8)), float(scale * rng.uniform(0.9, 1.5)))
    cover, corners = _slab(canvas, rng, size)
    tone = rng.uniform(0, 255, 3) if rng.random() < 0.6 else np.full(3, rng.uniform(5, 40))
    paint = np.empty_like(canvas)
    paint[:] = np.asarray(tone, np.float32)
    paint += noise(rng, canvas.shape[0], canvas.shape[1], 160)[:, :, None] * rng.uniform(0, 40)
    _blend(canvas, cover, paint)
    cv2.polylines(
        canvas, [corners.astype(np.int32)], True, _ink(rng, 0, 255), int(rng.integers(1, 4)), cv2.LINE_AA
    )
    return cover


def _cord(canvas: Canvas, rng: np.random.Generator, scale: float) -> Cover:
    cover = np.zeros(canvas.shape[:2], np.uint8)
    points = rng.uniform(-50, canvas.shape[0] + 50, (4, 2)).astype(np.int32)
    cv2.polylines(cover, [points], False, 255, max(1, int(scale * rng.uniform(0.01, 0.08))), cv2.LINE_AA)
    paint = np.broadcast_to(np.asarray(_ink(rng, 0, 255), np.float32), canvas.shape)
    return _blend(canvas, _share(cover), np.asarray(paint))
