"""Light and camera: lamps, shadows, glare that turns black ink to gold, blur, noise, compression."""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.training.clutter import Canvas, noise


def light(canvas: Canvas, rng: np.random.Generator) -> Canvas:
    """Light a scene: uneven lamps, hard and soft shadows, and glare."""
    height, width = canvas.shape[:2]
    gain = np.ones((height, width), np.float32)
    if rng.random() < 0.7:
        gain += noise(rng, height, width, rng.uniform(150, 450)) * rng.uniform(0.02, 0.22)
    for _ in range(int(rng.choice([0, 0, 1, 2]))):
        gain *= _shadow(rng, height, width)
    canvas *= np.clip(gain, 0.15, 2.0)[:, :, None]
    if rng.random() < 0.35:
        _glare(canvas, rng)
    return canvas


def _shadow(rng: np.random.Generator, height: int, width: int) -> NDArray[np.float32]:
    mask = np.zeros((height // 4, width // 4), np.float32)
    corners = rng.uniform(-0.6, 1.6, (int(rng.integers(3, 6)), 2)) * [width / 4, height / 4]
    cv2.fillConvexPoly(mask, cv2.convexHull(corners.astype(np.int32)), 1.0)
    blur = rng.uniform(0.5, 12)
    mask = np.asarray(cv2.GaussianBlur(mask, (0, 0), blur), dtype=np.float32)
    large = cv2.resize(mask, (width, height), interpolation=cv2.INTER_LINEAR)
    return np.asarray(1 - np.float32(rng.uniform(0.1, 0.7)) * large, dtype=np.float32)


def _glare(canvas: Canvas, rng: np.random.Generator) -> None:
    """Add the lamp's mirror image: paper goes white, dark ink goes the colour of the lamp, often gold."""
    height, width = canvas.shape[:2]
    yy, xx = np.mgrid[0 : height // 4, 0 : width // 4].astype(np.float32)
    for _ in range(int(rng.choice([1, 1, 2, 3]))):
        x, y = rng.uniform(0, width / 4), rng.uniform(0, height / 4)
        a, b = rng.uniform(6, 70, 2)
        turn = rng.uniform(0, np.pi)
        u = (xx - x) * np.cos(turn) + (yy - y) * np.sin(turn)
        v = -(xx - x) * np.sin(turn) + (yy - y) * np.cos(turn)
        blob = np.exp(-np.power((u / a) ** 2 + (v / b) ** 2, rng.uniform(0.7, 2.0)))
        large = cv2.resize(np.asarray(blob, np.float32), (width, height), interpolation=cv2.INTER_LINEAR)
        warm = np.array([rng.uniform(0.35, 1.0), rng.uniform(0.7, 1.0), 1.0], np.float32)
        canvas += np.asarray(large, np.float32)[:, :, None] * warm * np.float32(rng.uniform(40, 215))


def photograph(
    canvas: Canvas, rng: np.random.Generator, *, detail: float, is_readable: bool = False
) -> NDArray[np.uint8]:
    """What a camera makes of `canvas`. `detail` is the index height in pixels: blur stays well below it.

    With `is_readable` it is neither very dark nor washed out.
    """
    picture = canvas
    picture = _expose(picture, rng, is_readable)
    picture = _blur(picture, rng, detail)
    if rng.random() < 0.75:
        # A camera that sees little light smooths what it stores.
        strength = rng.gamma(1.5, 3.2) * float(np.clip(picture.mean() / 60, 0.25, 1))
        size = picture.shape[:2]
        grain = rng.standard_normal((*size, 1), dtype=np.float32) * strength
        picture = picture + grain
        if rng.random() < 0.5:
            coarse = rng.standard_normal((size[0] // 2, size[1] // 2, 3), dtype=np.float32) * (strength * 0.8)
            picture += np.asarray(cv2.resize(coarse, size[::-1], interpolation=cv2.INTER_LINEAR), np.float32)
    flat = np.clip(picture, 0, 255).astype(np.uint8)
    if rng.random() < 0.12:
        soft = cv2.GaussianBlur(flat, (0, 0), 1.2)
        flat = np.asarray(
            cv2.addWeighted(flat, 1 + (amount := rng.uniform(0.4, 1.6)), soft, -amount, 0), np.uint8
        )
    if rng.random() < 0.75:
        quality = int(rng.integers(30, 96))
        _, data = cv2.imencode(".jpg", flat, [cv2.IMWRITE_JPEG_QUALITY, quality])
        decoded = cv2.imdecode(data, cv2.IMREAD_COLOR)
        assert decoded is not None
        flat = np.asarray(decoded, dtype=np.uint8)
    return flat


def _expose(canvas: Canvas, rng: np.random.Generator, is_readable: bool) -> Canvas:
    """White balance, saturation, gamma and exposure, from near dark to washed out."""
    warmth = rng.normal(0, 0.16)
    balance = np.array([1 - warmth, 1 + rng.normal(0, 0.04), 1 + warmth], np.float32)
    is_usual = rng.random() < 0.7
    darkest = 0.45 if is_readable else 0.16
    exposure = rng.uniform(0.8, 1.1) if is_usual else np.exp(rng.uniform(np.log(darkest), np.log(1.5)))
    picture = canvas * (np.clip(balance, 0.45, 1.6) * np.float32(exposure))
    if rng.random() < 0.4:
        grey = picture.mean(axis=2, keepdims=True)
        picture = grey + (picture - grey) * np.float32(
            rng.choice([rng.uniform(0, 0.7), rng.uniform(0.7, 1.5)])
        )
    if rng.random() < 0.5:
        table = 255 * np.power(np.arange(1025) / 1024, rng.uniform(0.6, 1.6))
        steps = np.clip(picture * (1024 / 255), 0, 1024).astype(np.int32)
        picture = table.astype(np.float32)[steps]
    if rng.random() < 0.25:
        low = rng.uniform(0, 60)
        picture = low + picture * np.float32((255 - low * rng.uniform(0.5, 1.5)) / 255)
    return np.asarray(picture, dtype=np.float32)


def _blur(canvas: Canvas, rng: np.random.Generator, detail: float) -> Canvas:
    kind = rng.random()
    limit = max(0.5, detail / 14)
    picture = canvas
    if kind < 0.45:
        picture = np.asarray(cv2.GaussianBlur(picture, (0, 0), rng.uniform(0.3, min(2.6, limit))), np.float32)
    elif kind < 0.6:
        length = int(np.clip(rng.uniform(2, detail / 3.5), 2, 13))
        kernel = np.zeros((length, length), np.float32)
        angle = rng.uniform(0, np.pi)
        reach = np.array([np.cos(angle), np.sin(angle)]) * (length - 1) / 2
        middle = np.array([(length - 1) / 2] * 2)
        start, end = np.round(middle - reach).astype(int), np.round(middle + reach).astype(int)
        cv2.line(kernel, (int(start[0]), int(start[1])), (int(end[0]), int(end[1])), 1.0)
        picture = np.asarray(cv2.filter2D(picture, -1, kernel / kernel.sum()), np.float32)
    elif kind < 0.75:
        share = rng.uniform(max(0.35, 9 / detail), 0.95) if detail > 10 else 0.95
        size = picture.shape[1::-1]
        small = cv2.resize(picture, None, fx=share, fy=share, interpolation=cv2.INTER_AREA)
        picture = np.asarray(cv2.resize(small, size, interpolation=cv2.INTER_LINEAR), np.float32)
    return picture
