"""The wiring guide says what the pin map says, and what it says can be borne by the pins."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from config.hardware import load_hardware
from config.header import GROUND_PINS, PHYSICAL_PIN, SUPPLY_PINS
from config.pins import PinMap
from hardware.firmware.seatbox import wiring
from hardware.firmware.seatbox.power import CHANNEL_MILLIAMPERES, chain, limited
from hardware.wiring.__main__ import write_guide
from hardware.wiring.diagrams import header_diagram, pico_diagram
from hardware.wiring.electrics import ALL_PINS_MILLIAMPERES, PIN_MILLIAMPERES, led_milliamperes, led_ohms
from hardware.wiring.guide import guide

DOCS = Path(__file__).parents[3] / "docs"


def words(svg: str) -> list[str]:
    return [
        (element.text or "") for element in ElementTree.fromstring(svg).iter() if element.tag.endswith("text")
    ]


@pytest.mark.parametrize("name", ["wiring.md", "wiring-header.svg", "wiring-seat-box.svg"])
def test_guide_in_docs_is_the_one_of_the_pin_map(name: str, tmp_path: Path) -> None:
    write_guide(tmp_path, load_hardware().pins)
    made = (tmp_path / name).read_text("utf-8")
    assert (DOCS / name).read_text("utf-8") == made, "python -m hardware.wiring makes it anew"


def test_header_names_every_part_with_its_pin() -> None:
    pins = load_hardware().pins
    shown = words(header_diagram(pins))
    for _, gpio in pins.uses():
        assert f"{PHYSICAL_PIN[gpio]}  GPIO{gpio}" in shown
    for part in (
        "seat 1",
        "seat 10",
        "clock 6",
        "OK/next button",
        "Undo button",
        "knob, contact A",
        "buzzer",
    ):
        assert part in shown
    assert shown.count("470") == 16


def test_header_of_a_house_with_a_bar_and_two_seats() -> None:
    shown = words(header_diagram(PinMap(seats=(4, 17), clock_bar=19)))
    assert "clock, bar" in shown
    assert "seat 3" not in shown
    assert shown.count("180") == 3


def test_header_has_each_of_its_forty_pins_once() -> None:
    assert sorted([*PHYSICAL_PIN.values(), *GROUND_PINS, *SUPPLY_PINS]) == list(range(1, 41))


def test_pico_shows_ten_buttons_the_lamps_and_the_piezo() -> None:
    shown = words(pico_diagram())
    for seat, gp in enumerate(wiring.BUTTON_PINS, start=1):
        assert f"button, seat {seat}" in shown
        assert any(text.endswith(f"  GP{gp}") for text in shown)
    assert {"data of the first lamp", "piezo disc", "5 V of all lamps"} <= set(shown)


@pytest.mark.parametrize("leds", [1, 2, 6, 10, 16, 20])
def test_resistor_keeps_each_pin_and_all_together_within_what_they_bear(leds: int) -> None:
    each = led_milliamperes(led_ohms(leds))
    assert each <= PIN_MILLIAMPERES
    assert each * leds < ALL_PINS_MILLIAMPERES


def test_guide_leaves_no_gap() -> None:
    assert "{" not in guide(load_hardware().pins)


def test_lamps_of_the_seat_box_never_take_more_than_the_plug_gives() -> None:
    white = chain(b"\xff" * 30, 255, 255, 8)
    dimmed = limited(white, 350)
    assert sum(dimmed) * CHANNEL_MILLIAMPERES / 255 <= 350
    assert len(set(dimmed[:30])) == 1
    few = chain(bytes((255, 140, 16)) + bytes(27), 128, 255, 8)
    assert limited(few, 350) == few


def test_bar_of_the_seat_box_is_filled_to_its_share() -> None:
    def lit(bar: int) -> int:
        lamps = chain(bytes(30), bar, 255, 8)[30:]
        return sum(1 for at in range(0, 24, 3) if lamps[at])

    assert [lit(bar) for bar in (0, 1, 64, 128, 255)] == [0, 1, 3, 5, 8]
    assert len(chain(bytes(30), 255, 255, 0)) == 30
