"""Zones as they are drawn: inside the picture, with an inside, and as large as cards want them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from config.camera import Corners, ZoneSettings
from tests.support.camera_pages import SQUARE
from ui.camera_setup.zone_shapes import moved, placed, pulled, with_zone, zone_of
from vision.zones import box, inside

share = st.floats(0, 1)


@given(at=st.tuples(share, share), card=st.floats(0.01, 0.3), board=st.booleans())
def test_a_zone_placed_anywhere_lies_in_the_picture(
    at: tuple[float, float], card: float, board: bool
) -> None:
    corners = placed("board" if board else 3, at, card_width=card, aspect=16 / 9)
    assert all(-1e-9 <= x <= 1 + 1e-9 and -1e-9 <= y <= 1 + 1e-9 for x, y in corners)


def test_the_boards_zone_has_room_for_five_cards_and_a_hands_for_two() -> None:
    left, top, right, bottom = box(placed("board", (0.5, 0.5), card_width=0.05, aspect=16 / 9))
    assert right - left > 5 * 0.06
    assert bottom - top > 0.05 * 1.4 * 16 / 9
    left, _, right, _ = box(placed(1, (0.5, 0.5), card_width=0.05, aspect=16 / 9))
    assert 2 * 0.06 < right - left < 5 * 0.05


def test_a_corner_goes_where_it_is_pulled() -> None:
    assert pulled(SQUARE, 0, (0.1, 0.15))[0] == (0.1, 0.15)
    assert pulled(SQUARE, 0, (-0.3, 0.1))[0] == (0.0, 0.1)


@pytest.mark.parametrize("to", [(0.45, 0.6), (0.4, 0.5), (0.39, 0.5), (0.3, 0.351)])
def test_a_corner_is_not_pulled_past_the_others(to: tuple[float, float]) -> None:
    assert pulled(SQUARE, 0, to) == SQUARE


@given(index=st.integers(0, 3), to=st.tuples(st.floats(-1, 2), st.floats(-1, 2)))
def test_a_zone_always_has_an_inside(index: int, to: tuple[float, float]) -> None:
    corners = pulled(SQUARE, index, to)
    middle = sum(x for x, _ in corners) / 4, sum(y for _, y in corners) / 4
    assert inside(middle, corners)


@given(way=st.tuples(st.floats(-2, 2), st.floats(-2, 2)))
def test_a_moved_zone_keeps_its_shape_and_stays_in_the_picture(way: tuple[float, float]) -> None:
    def size(corners: Corners) -> tuple[float, float]:
        left, top, right, bottom = box(corners)
        return right - left, bottom - top

    there = moved(SQUARE, *way)
    assert size(there) == pytest.approx(size(SQUARE))
    assert min(box(there)) >= -1e-9
    assert max(box(there)) <= 1 + 1e-9


def test_each_zone_is_kept_beside_the_others_in_order() -> None:
    zones = with_zone(with_zone(ZoneSettings(), 5, SQUARE), 2, SQUARE)
    assert [seat for seat, _ in zones.seats] == [2, 5]
    assert zone_of(with_zone(zones, "board", SQUARE), "board") == SQUARE
    assert zone_of(with_zone(zones, 5, ()), 5) == ()
