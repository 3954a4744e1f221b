"""What is wrong with a camera's view is said as facts."""

from __future__ import annotations

import cv2
import numpy as np
import pytest
from numpy.typing import NDArray

from dealer.rules.cards import Card, parse_cards
from vision.evidence import CardSeen
from vision.sources.simulated_table import SimulatedTable, laid_board
from vision.view import ViewTrouble, card_pixels, view_of


@pytest.fixture(scope="module")
def dealt() -> NDArray[np.uint8]:
    table = SimulatedTable(size=(1280, 720))
    table.lay(laid_board(parse_cards("Ah Kd 9c 2s 2d")))
    return table.picture()


def test_a_good_view_has_no_trouble(dealt: NDArray[np.uint8]) -> None:
    view = view_of(dealt)
    assert (view.width, view.height) == (1280, 720)
    assert view.troubles == ()


@pytest.mark.parametrize(
    ("level", "trouble"), [(0, ViewTrouble.BLACK), (5, ViewTrouble.BLACK), (255, ViewTrouble.OVEREXPOSED)]
)
@pytest.mark.parametrize("size", [(240, 320), (720, 1280), (2160, 3840), (1, 1)])
def test_black_and_overexposed_pictures_of_any_size_are_not_usable(
    level: int, trouble: ViewTrouble, size: tuple[int, int]
) -> None:
    view = view_of(np.full((*size, 3), level, np.uint8))
    assert view.troubles == (trouble,)
    assert not view.usable


def test_a_picture_out_of_focus_is_blurred(dealt: NDArray[np.uint8]) -> None:
    blurred = np.asarray(cv2.GaussianBlur(dealt, (0, 0), 6), np.uint8)
    assert view_of(blurred).troubles == (ViewTrouble.BLURRED,)


def test_an_empty_felt_is_not_called_blurred() -> None:
    assert view_of(SimulatedTable(size=(1280, 720)).picture()).troubles == ()


def test_glare_is_said_and_the_rest_is_read(dealt: NDArray[np.uint8]) -> None:
    picture = dealt.copy()
    cv2.circle(picture, (900, 200), 150, (255, 255, 255), -1)
    view = view_of(picture)
    assert view.troubles == (ViewTrouble.GLARE,)
    assert view.usable


def test_a_small_picture_is_said(dealt: NDArray[np.uint8]) -> None:
    small = np.asarray(cv2.resize(dealt, (320, 240), interpolation=cv2.INTER_AREA), np.uint8)
    assert ViewTrouble.SMALL in view_of(small).troubles


def test_pixels_for_each_card_are_those_of_the_median_outline() -> None:
    def outlined(width: float) -> CardSeen:
        quad = ((0.0, 0.0), (width, 0.0), (width, 100.0), (0.0, 100.0))
        return CardSeen(card=Card.parse("Ah"), confidence=1, index=(5, 5), quad=quad, guesses=())

    assert card_pixels([outlined(60), outlined(70), outlined(200)]) == pytest.approx(70)
    assert card_pixels([]) is None
