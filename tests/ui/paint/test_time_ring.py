"""The time left as an inlay of the plate: what is left is there, what is gone is not."""

from __future__ import annotations

import pytest
from PyQt6.QtCore import QRectF
from PyQt6.QtGui import QImage, QPainter

from ui.kit import Kit
from ui.paint.pen import Pen
from ui.paint.time_ring import draw_time_ring
from ui.theme import NIGHT

PLATE = QRectF(20, 20, 160, 60)
TOP, RIGHT, BOTTOM, LEFT = (140, 20), (180, 50), (100, 80), (20, 50)
"""A place on each edge, in the order of the clock."""


def inlaid(share: float) -> list[bool]:
    """Whether the line is there on each edge, clockwise from the right half of the upper one."""
    image = QImage(200, 100, QImage.Format.Format_RGB32)
    image.fill(NIGHT.brass)
    painter = QPainter(image)
    draw_time_ring(Pen(painter, Kit()), PLATE, 0.75, share)
    painter.end()
    return [
        image.pixelColor(x, y).lightness() < NIGHT.brass.lightness() / 2
        for x, y in (TOP, RIGHT, BOTTOM, LEFT)
    ]


@pytest.mark.usefixtures("fonts")
@pytest.mark.parametrize(
    ("share", "there"),
    [
        (1.0, [True, True, True, True]),
        (0.7, [True, True, True, False]),
        (0.4, [True, True, False, False]),
        (0.2, [True, False, False, False]),
        (0.0, [False, False, False, False]),
    ],
)
def test_the_ring_shrinks_towards_the_middle_of_the_upper_edge(share: float, there: list[bool]) -> None:
    assert inlaid(share) == there
