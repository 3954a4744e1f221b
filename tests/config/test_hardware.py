"""What is wired to the box: the file that comes along, and files of one's own with their mistakes."""

from __future__ import annotations

from datetime import time
from pathlib import Path

import pytest

from config.errors import ConfigError
from config.hardware import HardwareSettings, SeatButtons, load_hardware, parse_hardware
from config.pins import BuzzerKind
from config.ports import AUTO, PortChoice


def parsed(text: str) -> HardwareSettings:
    return parse_hardware(text, file="hardware.toml")


def problem_of(text: str) -> tuple[str, str]:
    with pytest.raises(ConfigError) as error:
        parsed(text)
    return error.value.place, error.value.problem


def test_own_map_drives_nothing_before_it_is_said_to_be_wired() -> None:
    assert not load_hardware().pins.wired


def test_map_that_comes_along_has_ten_seats_and_every_part() -> None:
    pins = load_hardware().pins
    assert len(pins.seats) == 10
    assert pins.clock_row
    assert None not in (pins.next, pins.undo, pins.knob, pins.knob_push, pins.buzzer)


def test_seat_box_is_looked_for_and_not_missed() -> None:
    assert load_hardware().seat_box.port == AUTO
    assert not AUTO.wanted


def test_a_file_of_one_s_own_stands_in_place_of_the_other(tmp_path: Path) -> None:
    (tmp_path / "hardware.toml").write_text("[pins]\nnext = 16\n", "utf-8")
    assert load_hardware(user_folder=tmp_path).pins.seats == ()


def test_without_a_file_of_one_s_own_the_other_holds(tmp_path: Path) -> None:
    assert load_hardware(user_folder=tmp_path) == load_hardware()


def test_file_that_is_no_text_is_named(tmp_path: Path) -> None:
    (tmp_path / "hardware.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(ConfigError, match=r"hardware\.toml: a text in UTF-8"):
        load_hardware(user_folder=tmp_path)


def test_file_that_is_no_toml_names_the_line() -> None:
    assert "line 2" in problem_of("[pins]\nseats == 4")[1]


def test_pin_that_is_not_there_is_named() -> None:
    place, problem = problem_of("[pins]\nseats = [4, 28]")
    assert place == "pins.seats[2]"
    assert problem == "GPIO28 is not on the header; it has GPIO0 to GPIO27"


def test_pin_used_twice_is_named_with_its_place_on_the_header() -> None:
    place, problem = problem_of("[pins]\nseats = [4, 17]\nbuzzer = 17")
    assert (place, problem) == ("pins.buzzer", "GPIO17 (pin 11 of the header) is already seats[2]")


@pytest.mark.parametrize(("gpio", "physical"), [(0, 27), (1, 28), (14, 8), (15, 10)])
def test_reserved_pins_are_named_with_the_reason(gpio: int, physical: int) -> None:
    place, problem = problem_of(f"[pins]\nundo = {gpio}")
    assert place == "pins.undo"
    assert problem.startswith(f"GPIO{gpio} (pin {physical} of the header) is reserved: ")


def test_lamp_on_a_pin_that_is_always_pulled_up_is_refused_and_a_button_is_not() -> None:
    assert problem_of("[pins]\nclock_row = [2]")[0] == "pins.clock_row[1]"
    assert parsed("[pins]\nnext = 2\nundo = 3").pins.next == 2


def test_unknown_part_is_named_with_the_nearest() -> None:
    assert problem_of("[pins]\nbuzer = 4")[1].startswith("unknown, perhaps buzzer;")


def test_clock_is_a_row_or_a_bar() -> None:
    assert problem_of("[pins]\nclock_row = [4]\nclock_bar = 17")[0] == "pins.clock_bar"


def test_knob_has_two_contacts() -> None:
    assert problem_of("[pins]\nknob = [4]")[1] == "a list of 2 whole numbers, 0 to 99, not [4]"


def test_eleven_seats_are_too_many() -> None:
    seats = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
    assert problem_of(f"[pins]\nseats = {seats}") == ("pins.seats", "at most 10 pins")


def test_buzzer_is_tonal_or_plain() -> None:
    assert parsed('[pins]\nbuzzer_kind = "plain"').pins.buzzer_kind is BuzzerKind.PLAIN
    assert problem_of('[pins]\nbuzzer_kind = "loud"')[1] == 'one of "tonal", "plain", not \'loud\''


def test_ports_by_path_by_usb_numbers_and_found_by_itself() -> None:
    by_path = parsed('[seat_box]\nport = "/dev/serial/by-id/usb-Pico"').seat_box.port
    by_usb = parsed('[seat_box]\nport = "2E8A:0005"').seat_box.port
    assert by_path == PortChoice(path="/dev/serial/by-id/usb-Pico")
    assert by_usb == PortChoice(usb=(0x2E8A, 5))
    assert (str(by_path), str(by_usb)) == ("/dev/serial/by-id/usb-Pico", "2e8a:0005")
    assert problem_of('[seat_box]\nport = "COM3"')[0] == "seat_box.port"


def test_seat_buttons_only_show_who_pressed_unless_the_house_wants_more() -> None:
    assert load_hardware().seat_box.buttons is SeatButtons.SHOW
    assert parsed('[seat_box]\nbuttons = "act"').seat_box.buttons is SeatButtons.ACT


def test_quiet_hours_are_two_times() -> None:
    text = '[lights]\nquiet_from = "22:30"\nquiet_to = "07:00"'
    assert parsed(text).lights.quiet == (time(22, 30), time(7))
    assert problem_of('[lights]\nquiet_from = "22:30"')[0] == "lights.quiet_to"
    assert problem_of('[lights]\nquiet_from = "late"\nquiet_to = "07:00"')[0] == "lights.quiet_from"


def test_reader_needs_a_port() -> None:
    assert load_hardware().reader.port is None
    assert parsed('[reader]\nport = "/dev/ttyUSB0"\nbaud = 115200').reader.baud == 115200
