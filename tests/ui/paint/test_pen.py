from __future__ import annotations

import pytest
from PyQt6.QtGui import QFontMetricsF

from ui.kit import Kit
from ui.layout.box import Canvas
from ui.paint.pen import wrap
from ui.paint.suits import OUTLINES, suit_path
from ui.theme import CAP_HEIGHT


@pytest.fixture
def kit(fonts: None) -> Kit:  # noqa: ARG001
    kit = Kit()
    kit.resize(Canvas.of(800, 480))
    return kit


def test_lines_are_no_wider_than_asked_and_about_equally_long(kit: Kit) -> None:
    text = "You called 125; 75 more is not a full raise of 100: call or fold."
    rows = wrap(kit, text, 1.2, width=20.0)
    assert " ".join(rows) == text
    widths = [kit.text_width(row, 1.2, bold=False) for row in rows]
    assert max(widths) <= 20.0
    assert max(widths) - min(widths) < 4.0


def test_a_word_longer_than_the_line_stays_whole(kit: Kit) -> None:
    assert wrap(kit, "Oluwaseunoluwaseunoluwaseun acts", 1.2, width=5.0)[0] == "Oluwaseunoluwaseunoluwaseun"


def test_a_long_name_shrinks_to_84_percent_and_then_ends_in_an_ellipsis(kit: Kit) -> None:
    name = "Maximilian"
    whole = kit.text_width(name, 1.45, bold=True)
    assert kit.fit(name, 1.45, bold=True, width=whole).text == name
    shrunk = kit.fit(name, 1.45, bold=True, width=whole * 0.9)
    assert shrunk.text == name
    assert shrunk.size_px < 1.45 * kit.unit
    cut = kit.fit(name, 1.45, bold=True, width=whole * 0.5)
    assert cut.text.endswith("…")
    assert cut.size_px >= 0.84 * 1.45 * kit.unit - 1


def test_figures_share_one_width_so_that_a_running_clock_stands_still(kit: Kit) -> None:
    assert len({kit.text_width(figure, 2.5, bold=True) for figure in "0123456789"}) == 1


def test_capitals_are_as_high_as_the_layout_thinks(kit: Kit) -> None:
    font = kit.font(10, bold=True)
    assert font.family() == "Roboto Condensed"
    assert QFontMetricsF(font).capHeight() / font.pixelSize() == pytest.approx(CAP_HEIGHT, abs=0.005)


@pytest.mark.parametrize("suit", OUTLINES)
def test_a_suit_fills_its_box(suit: str) -> None:
    box = suit_path(suit).boundingRect()
    assert box.left() >= 0
    assert box.right() <= 100
    assert box.height() > 85
