"""The four suits as paths: drawn, never typed."""

from __future__ import annotations

from functools import cache

from PyQt6.QtCore import QPointF, QRectF
from PyQt6.QtGui import QColor, QPainter, QPainterPath, QTransform

OUTLINES = {
    "s": "M50 4C50 4 7 37 7 61C7 77 19 85 30 85C39 85 45 81 48 74C47 87 42 93 33 98L67 98"
    "C58 93 53 87 52 74C55 81 61 85 70 85C81 85 93 77 93 61C93 37 50 4 50 4Z",
    "h": "M50 95C50 95 5 61 5 34C5 17 16 7 29 7C39 7 47 13 50 23C53 13 61 7 71 7C84 7 95 17 95 34"
    "C95 61 50 95 50 95Z",
    "d": "M50 3C59 20 73 38 87 50C73 62 59 80 50 97C41 80 27 62 13 50C27 38 41 20 50 3Z",
    "c": "M50 4C62 4 71 13 71 25C71 31 68 37 64 41C67 39 71 38 75 38C87 38 96 47 96 59C96 71 87 80 75 80"
    "C65 80 57 75 53 66C53 83 58 93 68 98L32 98C42 93 47 83 47 66C43 75 35 80 25 80C13 80 4 71 4 59"
    "C4 47 13 38 25 38C29 38 33 39 36 41C32 37 29 31 29 25C29 13 38 4 50 4Z",
}
"""In a box of 100 by 100; M, C, L, Z with absolute coordinates."""

STEP_POINTS = {"M": 1, "L": 1, "C": 3, "Z": 0}


def draw_suit(painter: QPainter, suit: str, box: QRectF, colour: QColor) -> None:
    """Fill the suit ("s", "h", "d", "c") into a box of pixels."""
    scale = QTransform().translate(box.x(), box.y()).scale(box.width() / 100, box.height() / 100)
    painter.fillPath(scale.map(suit_path(suit)), colour)


@cache
def suit_path(suit: str) -> QPainterPath:
    """The outline in a box of 100 by 100."""
    path = QPainterPath()
    for letter, points in _steps(OUTLINES[suit]):
        match letter:
            case "M":
                path.moveTo(points[0])
            case "L":
                path.lineTo(points[0])
            case "C":
                path.cubicTo(points[0], points[1], points[2])
            case _:
                path.closeSubpath()
    return path


def _steps(outline: str) -> list[tuple[str, list[QPointF]]]:
    for letter in STEP_POINTS:
        outline = outline.replace(letter, f" {letter} ")
    words = outline.split()
    steps: list[tuple[str, list[QPointF]]] = []
    at = 0
    while at < len(words):
        count = STEP_POINTS[words[at]]
        numbers = [float(word) for word in words[at + 1 : at + 1 + 2 * count]]
        steps.append((words[at], [QPointF(x, y) for x, y in zip(numbers[::2], numbers[1::2], strict=True)]))
        at += 1 + 2 * count
    return steps
