from __future__ import annotations

from collections.abc import Iterator

import pytest
from PyQt6.QtWidgets import QWidget

from ui.kit import Kit
from ui.layout.box import Box, Canvas
from ui.layout.street import Street
from ui.views import ChipColour, ChipStackView, SeatView
from ui.widgets.street_chips import StreetChips

CHIPS = (
    ChipStackView(colour=ChipColour.BLACK, count=2),
    ChipStackView(colour=ChipColour.GREEN, count=3),
)


@pytest.fixture
def chips(fonts: None) -> Iterator[StreetChips]:  # noqa: ARG001
    kit = Kit()
    kit.resize(Canvas.of(800, 480))
    parent = QWidget()
    parent.resize(800, 480)
    yield StreetChips(kit, parent)
    parent.close()


def strip(width: float, *, elsewhere: Box | None = None) -> Street:
    return Street(Box(10, 10, width, 1.7), 0.0, stacked=True, elsewhere=elsewhere)


def test_a_seat_without_bet_and_disc_shows_nothing(chips: StreetChips) -> None:
    chips.render(SeatView(seat=1, name="Asha", stack="500"))
    chips.place(strip(5.0), 1.0)
    assert chips.isHidden()


def test_a_bet_too_large_for_its_strip_lies_elsewhere(chips: StreetChips) -> None:
    chips.render(SeatView(seat=1, bet="12,400", chips=CHIPS))
    chips.place(strip(3.0, elsewhere=Box(2, 14, 8, 1.7)), 1.0)
    assert chips.geometry().center().y() > 14 * 17
    chips.place(strip(9.0, elsewhere=Box(2, 14, 8, 1.7)), 1.0)
    assert chips.geometry().center().y() < 14 * 17
