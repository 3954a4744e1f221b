from __future__ import annotations

from itertools import combinations

import pytest

from ui.layout.box import Box, Canvas
from ui.layout.seats import Side
from ui.layout.table import table_layout

SIZES = [(800, 480), (1280, 720), (1280, 800), (1920, 1080), (720, 1280)]
CANVASES = [Canvas.of(*size) for size in SIZES]


def overlap(one: Box, other: Box) -> bool:
    across = min(one.right, other.right) - max(one.x, other.x)
    down = min(one.bottom, other.bottom) - max(one.y, other.y)
    return across > 0 and down > 0


@pytest.mark.parametrize("canvas", CANVASES, ids=str)
@pytest.mark.parametrize("count", range(11))
@pytest.mark.parametrize("banners", [0, 1, 2])
def test_seats_lie_apart_between_head_and_bar(canvas: Canvas, count: int, banners: int) -> None:
    layout = table_layout(canvas, seats=count, pots=1, banners=banners)
    plates = [slot.box for slot in layout.slots]
    assert len(plates) == count
    top = max((box.bottom for box in layout.banners), default=layout.head.bottom)
    for plate in plates:
        assert plate.x >= 0
        assert plate.right <= canvas.width
        assert plate.y >= top
        assert plate.bottom <= layout.bar.y
    for one, other in combinations(plates, 2):
        assert not overlap(one, other)


@pytest.mark.parametrize("canvas", CANVASES, ids=str)
@pytest.mark.parametrize("count", range(11))
def test_seats_run_clockwise_from_the_bottom_rows_right_end(canvas: Canvas, count: int) -> None:
    slots = table_layout(canvas, seats=count, pots=1, banners=0).slots
    order = [Side.BOTTOM, Side.LEFT, Side.TOP, Side.RIGHT]
    sides = [order.index(slot.side) for slot in slots]
    assert sides == sorted(sides)
    bottom = [slot.box.x for slot in slots if slot.side is Side.BOTTOM]
    top = [slot.box.x for slot in slots if slot.side is Side.TOP]
    assert bottom == sorted(bottom, reverse=True)
    assert top == sorted(top)


@pytest.mark.parametrize("canvas", CANVASES, ids=str)
@pytest.mark.parametrize("count", range(11))
@pytest.mark.parametrize("banners", [0, 2])
@pytest.mark.parametrize("boards", [1, 2])
def test_no_seat_lies_on_the_board_or_the_pot(canvas: Canvas, count: int, banners: int, boards: int) -> None:
    layout = table_layout(canvas, seats=count, pots=1, banners=banners, boards=boards)
    cards = [card for board in layout.boards for card in board]
    assert len(cards) == 5 * boards
    for slot in layout.slots:
        assert not any(overlap(slot.box, card) for card in cards)
        middle = Box.around(layout.pots.centre_x, layout.pots.y + 1.4, 12.0, 2.0)
        assert not overlap(slot.box, middle)


def test_unit_is_the_smaller_of_a_fortieth_across_and_a_27th_down() -> None:
    assert Canvas.of(800, 480).unit == pytest.approx(480 / 27)
    assert Canvas.of(1280, 800).unit == pytest.approx(800 / 27)
    assert Canvas.of(720, 1280).unit == 18
