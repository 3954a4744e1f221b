"""Zones: which one a point lies in, and a hand that covers one."""

from __future__ import annotations

import cv2
import numpy as np
import pytest
from numpy.typing import NDArray

from config.camera import ZoneSettings
from dealer.rules.cards import parse_cards
from vision.sources.simulated_table import (
    SEATS,
    SimulatedTable,
    board_place,
    laid_board,
    laid_hand,
    seat_place,
    simulated_zones,
)
from vision.stillness import small_copy
from vision.zones import AT_REST_SECONDS, Covering, Spot, Zones

SIZE = (960, 540)


@pytest.fixture(scope="module")
def table() -> SimulatedTable:
    return SimulatedTable(size=SIZE)


def test_a_point_lies_in_its_zone() -> None:
    zones = simulated_zones()
    assert zones.spot((board_place(4)[0] * 1280, board_place(4)[1] * 720), (1280, 720)) == "board"
    for seat in range(1, SEATS + 1):
        x, y = seat_place(seat)
        assert zones.spot((x * 1280, y * 720), (1280, 720)) == seat
    assert zones.spot((5, 5), (1280, 720)) is None


def test_without_zones_all_is_board() -> None:
    assert Zones.kept(ZoneSettings()).spot((3, 700), (1280, 720)) == "board"


def test_a_seat_goes_before_the_board_beneath_it() -> None:
    zones = Zones(seats=((3, ((0.0, 0.0), (0.5, 0.0), (0.5, 1.0), (0.0, 1.0))),))
    assert zones.spot((10, 10), (100, 100)) == 3
    assert zones.spot((90, 10), (100, 100)) == "board"


def covered(picture: NDArray[np.uint8]) -> frozenset[Spot]:
    """The zones covered in the first picture of all."""
    return Covering().see(small_copy(picture), simulated_zones(), 0.0)


def dealt(table: SimulatedTable) -> NDArray[np.uint8]:
    table.lay(laid_board(parse_cards("Ah Kd 9c 2s 2d")) + laid_hand(4, parse_cards("Qs Qd")))
    return table.picture()


def test_cards_alone_cover_no_zone(table: SimulatedTable) -> None:
    assert covered(dealt(table)) == frozenset()


@pytest.mark.parametrize("spot", ["board", *range(1, SEATS + 1)])
def test_an_arm_covers_the_zone_it_reaches_into(table: SimulatedTable, spot: Spot) -> None:
    table.reach(spot)
    try:
        assert spot in covered(dealt(table))
    finally:
        table.reach(None)


def test_a_shadow_covers_nothing(table: SimulatedTable) -> None:
    picture = dealt(table).astype(np.float32)
    picture[:, 300:620] *= 0.7
    assert covered(picture.astype(np.uint8)) == frozenset()


def test_a_chip_on_the_border_covers_nothing(table: SimulatedTable) -> None:
    picture = dealt(table).copy()
    left = round((0.5 - 0.22) * SIZE[0])
    cv2.circle(picture, (left, SIZE[1] // 2), 15, (30, 30, 200), -1)
    assert covered(picture) == frozenset()


def test_chips_that_stay_on_the_border_cover_nothing_and_an_arm_beside_them_does(
    table: SimulatedTable,
) -> None:
    picture = dealt(table).copy()
    left = round((0.5 - 0.22) * SIZE[0])
    for y in (240, 270, 300):
        cv2.circle(picture, (left, y), 17, (30, 30, 200), -1)
    covering, zones = Covering(), simulated_zones()
    assert covering.see(small_copy(picture), zones, 0.0) == {"board"}
    assert covering.see(small_copy(picture), zones, AT_REST_SECONDS) == frozenset()
    over = picture.copy()
    over[270:, 440:500] = (120, 150, 205)
    assert "board" in covering.see(small_copy(over), zones, AT_REST_SECONDS + 0.1)
    assert covering.see(small_copy(picture), zones, AT_REST_SECONDS + 0.2) == frozenset()


def test_the_rim_of_a_shadow_that_comes_and_goes_with_the_noise_covers_nothing_for_long(
    table: SimulatedTable,
) -> None:
    picture = dealt(table)
    shadowed = picture.copy()
    shadowed[270:, 440:500] = 10
    covering, zones = Covering(), simulated_zones()
    seen = [
        covering.see(small_copy(shadowed if tenth % 3 else picture), zones, tenth / 10)
        for tenth in range(round(10 * AT_REST_SECONDS) + 10)
    ]
    assert "board" in seen[1]
    assert seen[-8:] == [frozenset()] * 8


def test_a_hand_that_comes_back_later_covers_again(table: SimulatedTable) -> None:
    picture = dealt(table)
    covering, zones = Covering(), simulated_zones()
    over = picture.copy()
    over[270:, 440:500] = (120, 150, 205)
    for second in (0.0, AT_REST_SECONDS):
        covering.see(small_copy(over), zones, second)
    covering.see(small_copy(picture), zones, AT_REST_SECONDS + 0.1)
    assert "board" in covering.see(small_copy(over), zones, AT_REST_SECONDS + 2)
