from __future__ import annotations

from itertools import product

import pytest

from ui.layout.box import Box, Canvas
from ui.layout.street import TRIANGLE_WIDTH, seat_area, street_of, triangle_x
from ui.layout.table import table_layout

SIZES = [(800, 480), (1280, 720), (1280, 800), (1920, 1080), (720, 1280)]
CANVASES = [Canvas.of(*size) for size in SIZES]


def overlap(one: Box, other: Box, *, allowed: float = 0.02) -> bool:
    across = min(one.right, other.right) - max(one.x, other.x)
    down = min(one.bottom, other.bottom) - max(one.y, other.y)
    return across > allowed and down > allowed


@pytest.mark.parametrize("canvas", CANVASES, ids=str)
@pytest.mark.parametrize("count", range(2, 11))
@pytest.mark.parametrize("banners", [0, 2])
@pytest.mark.parametrize("to_act", [False, True])
def test_bets_lie_on_no_seat_and_no_card(canvas: Canvas, count: int, banners: int, to_act: bool) -> None:
    layout = table_layout(canvas, seats=count, pots=1, banners=banners)
    cards = [card for board in layout.boards for card in board]
    strips = [street_of(slot, layout, to_act=to_act).box for slot in layout.slots]
    for strip, slot in product(strips, layout.slots):
        assert not overlap(strip, slot.box, allowed=0.25)
    for strip, card in product(strips, cards):
        assert not overlap(strip, card, allowed=0.35)


@pytest.mark.parametrize("canvas", CANVASES, ids=str)
@pytest.mark.parametrize("count", range(2, 11))
def test_bets_of_two_seats_lie_apart(canvas: Canvas, count: int) -> None:
    layout = table_layout(canvas, seats=count, pots=1, banners=0)
    strips = [street_of(slot, layout, to_act=False).box for slot in layout.slots]
    for index, one in enumerate(strips):
        for other in strips[index + 1 :]:
            assert not overlap(one, other)


@pytest.mark.parametrize("canvas", CANVASES, ids=str)
def test_the_triangle_of_the_player_to_act_points_past_his_chips(canvas: Canvas) -> None:
    layout = table_layout(canvas, seats=10, pots=1, banners=0)
    for slot in layout.slots:
        street = street_of(slot, layout, to_act=True)
        if not street.stacked and street.align == 0.5:
            assert street.box.right <= triangle_x(slot, has_street=True) - TRIANGLE_WIDTH / 2
        area = seat_area(slot)
        assert area.x <= slot.box.x
        assert area.right >= slot.box.right
