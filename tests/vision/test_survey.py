"""What the set-up of the camera measures: where the table is cut off, how wide a card is."""

from __future__ import annotations

import cv2
import numpy as np
import pytest
from numpy.typing import NDArray

from dealer.rules.cards import parse_cards
from tests.support.fake_reader import FakeReader
from vision.aim import Edge, cut_edges
from vision.sources.simulated_table import SimulatedTable, laid_board
from vision.survey import survey

SIZE = (320, 180)
FELT, ROOM = (52, 104, 34), (40, 44, 60)


def table(left: int, top: int, right: int, bottom: int) -> NDArray[np.uint8]:
    """A felt with these edges in a small picture of a room."""
    picture = np.full((SIZE[1], SIZE[0], 3), ROOM, np.uint8)
    cv2.rectangle(picture, (left, top), (right, bottom), FELT, -1)
    return picture


def test_a_table_wholly_in_the_picture_is_cut_nowhere() -> None:
    assert cut_edges(table(20, 10, 300, 170)) == frozenset()


def test_a_table_that_goes_on_is_cut_at_those_edges() -> None:
    assert cut_edges(table(0, 20, 320, 160)) == {Edge.LEFT, Edge.RIGHT}
    assert cut_edges(table(20, -5, 300, 170)) == {Edge.TOP}


def test_felt_in_shadow_is_felt() -> None:
    picture = table(0, 20, 320, 160)
    picture[:, :40] = picture[:, :40] * 0.7
    assert Edge.LEFT in cut_edges(picture)


def test_felt_that_just_touches_a_corner_is_not_cut() -> None:
    picture = table(20, 10, 300, 170)
    cv2.rectangle(picture, (0, 0), (30, 20), FELT, -1)
    assert cut_edges(picture) == frozenset()


@pytest.fixture(scope="module")
def dealt() -> NDArray[np.uint8]:
    simulated = SimulatedTable(size=(1280, 720))
    simulated.lay(laid_board(parse_cards("Ah Kd 9c")))
    return simulated.picture()


def test_what_is_read_and_how_wide_a_card_is_are_measured_together(dealt: NDArray[np.uint8]) -> None:
    found = survey(dealt, FakeReader("Ah Kd"), sure=0.9)
    assert tuple(seen.card for seen in found.seen) == parse_cards("Ah Kd")
    assert found.size == (1280, 720)
    assert found.card_pixels == pytest.approx(0.06 * 1280)
    assert found.view.troubles == ()
    assert found.cut == frozenset(Edge)


def test_a_card_that_is_not_read_is_measured_by_its_outline(dealt: NDArray[np.uint8]) -> None:
    found = survey(dealt, FakeReader(), sure=0.9)
    assert found.seen == ()
    assert found.card_pixels == pytest.approx(75, abs=6)


def test_a_card_tells_whether_the_lens_is_in_focus(dealt: NDArray[np.uint8]) -> None:
    sharp = survey(dealt, FakeReader(), sure=0.9).sharpness
    blurred = np.asarray(cv2.GaussianBlur(dealt, (0, 0), 3), np.uint8)
    soft = survey(blurred, FakeReader(), sure=0.9).sharpness
    assert sharp is not None
    assert soft is not None
    assert sharp > 60
    assert soft < 35


def test_an_empty_felt_tells_nothing_about_the_lens() -> None:
    assert survey(SimulatedTable(size=(1280, 720)).picture(), FakeReader(), sure=0.9).sharpness is None


def test_a_black_picture_is_not_read() -> None:
    reader = FakeReader("Ah")
    assert survey(np.zeros((720, 1280, 3), np.uint8), reader, sure=0.9).seen == ()
    assert reader.reads == 0
