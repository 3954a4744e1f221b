from __future__ import annotations

from itertools import combinations

import pytest

from tests.support.sample_views import windows
from tests.support.widgets import buttons_in, touch_rect
from tests.ui.conftest import ShowWindow

SMALLEST_TARGET_PX = {
    (800, 480): 47,
    (1280, 720): 71,
    (1280, 800): 54,
    (1920, 1080): 51,
    (720, 1280): 71,
}
"""A target is at least 8.5 to 9 mm on the panel of that size."""

WINDOWS = windows()


@pytest.fixture(params=list(SMALLEST_TARGET_PX), ids=lambda size: f"{size[0]}x{size[1]}")
def size(request: pytest.FixtureRequest) -> tuple[int, int]:
    chosen: tuple[int, int] = request.param
    return chosen


@pytest.mark.parametrize("name", WINDOWS)
def test_nothing_is_clipped_or_elided(
    name: str, size: tuple[int, int], show_window: ShowWindow, cut_texts: list[str]
) -> None:
    show_window(WINDOWS[name], size).grab()
    assert cut_texts == []


@pytest.mark.parametrize("name", WINDOWS)
def test_targets_are_large_enough_for_a_finger_and_inside_the_window(
    name: str, size: tuple[int, int], show_window: ShowWindow
) -> None:
    window = show_window(WINDOWS[name], size)
    buttons = buttons_in(window)
    assert buttons
    for button in buttons:
        area = touch_rect(button, window)
        assert min(area.width(), area.height()) >= SMALLEST_TARGET_PX[size], button.objectName()
        assert window.rect().contains(area), button.objectName()


@pytest.mark.parametrize("name", WINDOWS)
def test_no_target_overlaps_another(name: str, size: tuple[int, int], show_window: ShowWindow) -> None:
    window = show_window(WINDOWS[name], size)
    areas = [(button.objectName(), touch_rect(button, window)) for button in buttons_in(window)]
    for (one, one_area), (other, other_area) in combinations(areas, 2):
        common = one_area.intersected(other_area)
        assert min(common.width(), common.height()) <= 1, f"{one} overlaps {other}"


@pytest.mark.parametrize("name", WINDOWS)
def test_every_button_has_its_own_name_and_says_what_it_does(name: str, show_window: ShowWindow) -> None:
    buttons = buttons_in(show_window(WINDOWS[name]))
    names = [button.objectName() for button in buttons]
    assert len(set(names)) == len(names)
    for button in buttons:
        assert button.objectName()
        assert button.accessibleName(), button.objectName()
