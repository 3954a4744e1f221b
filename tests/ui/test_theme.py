from __future__ import annotations

import pytest
from PyQt6.QtGui import QColor

from ui.layout.box import Canvas
from ui.theme import CAP_HEIGHT, DAY, NIGHT, Size, Theme, contrast
from ui.views import ChipColour

PAIRS = [
    ("text", "bar"),
    ("text", "felt"),
    ("text", "plate"),
    ("text", "btn"),
    ("text", "quiet"),
    ("text", "felt_edge"),
    ("soft", "bar"),
    ("soft", "felt"),
    ("soft", "felt_edge"),
    ("soft", "plate"),
    ("soft", "btn"),
    ("faint", "felt_edge"),
    ("faint", "quiet"),
    ("faint", "plate"),
    ("on_brass", "brass"),
    ("on_brass", "brass_pressed"),
    ("brass_text", "bar"),
    ("brass_text", "btn"),
    ("brass_text", "plate"),
    ("brass_text", "quiet"),
    ("text", "btn_pressed"),
    ("on_ivory", "ivory"),
    ("ink", "card"),
    ("red_suit", "card"),
    ("ink_dim", "card_dim"),
    ("red_dim", "card_dim"),
    ("on_alert", "alert"),
    ("on_info", "info"),
    ("on_disc", "disc"),
    ("on_button_disc", "button_disc"),
]


@pytest.mark.parametrize("theme", [NIGHT, DAY], ids=["night", "day"])
@pytest.mark.parametrize(("ink", "ground"), PAIRS)
def test_text_stands_out_from_its_ground(theme: Theme, ink: str, ground: str) -> None:
    assert contrast(getattr(theme, ink), getattr(theme, ground)) >= 4.5


@pytest.mark.parametrize("theme", [NIGHT, DAY], ids=["night", "day"])
@pytest.mark.parametrize("colour", list(ChipColour))
def test_the_value_of_every_chip_can_be_read(theme: Theme, colour: ChipColour) -> None:
    chip = theme.chips[colour]
    assert contrast(chip.value, chip.face) >= 4.5


def test_contrast_of_black_and_white_is_21() -> None:
    assert contrast(QColor("#000000"), QColor("#FFFFFF")) == pytest.approx(21)


@pytest.mark.parametrize("size", [Size.NAME, Size.POT, Size.SEVERAL_POTS])
def test_whose_turn_what_he_owes_and_the_pot_stand_6_mm_high(size: float) -> None:
    assert size * Canvas.of(800, 480).unit * CAP_HEIGHT >= 31
