"""The doctor with none, some and all of the devices there, simulated by the real classes."""

from __future__ import annotations

import json
import os
import time
from array import array
from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime
from pathlib import Path

import pytest
from click.testing import CliRunner
from gpiozero.pins.mock import MockPWMPin

from config.hardware import load_hardware
from config.ports import PortChoice
from config.settings import Settings, SoundSettings, VoiceLevel, save_settings
from dealer.words.languages import LANGUAGES
from hardware.backends import Backends, real_backends
from hardware.gpio.factory import on_a_raspberry_pi
from hardware.simulator.table import SimulatedTable
from hardware.sound.commands import PlayerCommand, find_player
from tests.support.hardware_window import all_wired
from tests.support.sound_programs import LISTENS, REFUSES, FakePlayer, program, sound_of
from ui.cli import main
from ui.devices.making import DeviceMaker
from ui.doctor import machine
from ui.doctor.camera import camera
from ui.doctor.finding import Finding, State
from ui.doctor.report import all_there, as_text, device_findings, examine

WORDS = LANGUAGES["en"].words


@pytest.fixture
def table(tmp_path: Path) -> Iterator[SimulatedTable]:
    table = SimulatedTable(tmp_path, pins=all_wired().pins)
    yield table
    table.close()


def states(findings: tuple[Finding, ...]) -> dict[str, State]:
    return {finding.part: finding.state for finding in findings}


def wanting_all() -> DeviceMaker:
    """Pins, seat box and reader are configured; where they are, a test says."""
    settings = replace(all_wired(), pins=replace(all_wired().pins, wired=True))
    box = replace(settings.seat_box, port=PortChoice(path="/dev/serial/by-id/box"))
    settings = replace(settings, seat_box=box)
    return DeviceMaker(settings=settings, backends=real_backends(settings))


def test_without_configuration_nothing_is_missing_and_nothing_is_opened() -> None:
    settings = load_hardware()
    found = device_findings(
        DeviceMaker(settings=settings, backends=real_backends(settings)), WORDS, on_a_pi=True
    )
    assert states(found) == {"pins": State.OFF, "seat_box": State.OFF, "reader": State.OFF}
    assert all_there(found)


def test_all_devices_are_there(table: SimulatedTable) -> None:
    found = device_findings(replace(wanting_all(), backends=table.backends), WORDS, on_a_pi=True)
    assert states(found) == {"pins": State.READY, "seat_box": State.READY, "reader": State.READY}
    assert found[0].text.endswith(" pins in use")
    assert found[1].text == str(table.seat_box.path)


class HeldPin(MockPWMPin):
    """A pin whose button is down from the start."""

    def _set_pull(self, value: str) -> None:
        super()._set_pull(value)
        self.drive_low()


def test_each_pin_and_each_seat_is_told_as_it_is_now(table: SimulatedTable) -> None:
    table.pins.factory.pin(20, pin_class=HeldPin)
    time.sleep(0.06)  # Down in its very first moments it would be leant on.
    table.seat_box.press(7)
    pins, box, _ = device_findings(replace(wanting_all(), backends=table.backends), WORDS, on_a_pi=True)
    assert "Lamp of seat 4: GPIO 22, pin 15: 0 %" in pins.details
    assert "OK button: GPIO 16, pin 36: up" in pins.details
    assert "Undo button: GPIO 20, pin 38: down" in pins.details
    assert len(pins.details) == len(tuple(all_wired().pins.uses()))
    assert box.details == ("Pressed: 7.",)
    assert "Undo button: GPIO 20, pin 38: down" in as_text((pins, box), WORDS)


def test_some_devices_are_missing_and_it_is_said_what_helps(table: SimulatedTable) -> None:
    table.seat_box.unplug()
    found = device_findings(replace(wanting_all(), backends=table.backends), WORDS, on_a_pi=True)
    assert states(found) == {"pins": State.READY, "seat_box": State.MISSING, "reader": State.READY}
    assert found[1].text == "not plugged in (/dev/serial/by-id/box)"
    assert found[1].helps == "Plug it in: it is found by itself."
    assert not all_there(found)


def test_on_a_raspberry_pi_without_its_devices_all_of_them_are_missing() -> None:
    maker = replace(wanting_all(), backends=replace(wanting_all().backends, pins=Backends().pins))
    found = device_findings(maker, WORDS, on_a_pi=True)
    assert states(found)["seat_box"] is State.MISSING
    assert states(found)["reader"] is State.MISSING


def test_off_a_raspberry_pi_the_simulator_counts_as_present_and_is_named_as_such() -> None:
    found = device_findings(wanting_all(), WORDS, on_a_pi=False)
    assert all(finding.simulated for finding in found)
    assert all("(simulated)" in finding.text for finding in found)
    assert all_there(found)


def test_the_command_names_every_part_in_lines_and_as_json(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    result = CliRunner().invoke(main, ["--data", str(tmp_path), "doctor", "--json"])
    told = json.loads(result.stdout)
    parts = [part["part"] for part in told["parts"]]
    assert parts[0] == "versions"
    assert {"pins", "seat_box", "reader", "display", "camera", "disk", "clock", "voice", "sound"} < set(parts)
    assert told["ok"] is (result.exit_code == 0)


def test_a_file_that_is_wrong_is_named_with_what_helps(tmp_path: Path) -> None:
    (tmp_path / "hardware.toml").write_text("[pins]\nseats = [4, 4]\n")
    result = CliRunner().invoke(main, ["--data", str(tmp_path), "doctor"])
    assert result.exit_code == 1
    assert "MISSING" in result.stdout
    assert "hardware.toml" in result.stdout


def test_each_fault_is_followed_by_what_helps() -> None:
    lost = Finding(part="voice", state=State.MISSING, text="no", helps="do this")
    fine = Finding(part="seat_box", state=State.READY, text="yes")
    assert as_text((lost, fine), WORDS) == (
        "Voice     MISSING  no\n                   -> do this\nSeat box  ok       yes"
    )


def test_a_clock_that_was_never_set_is_a_fault_and_a_folder_not_made_yet_is_none(tmp_path: Path) -> None:
    assert machine.clock(datetime(1970, 1, 1, 0, 3), WORDS).state is State.FAULT
    assert machine.clock(datetime(2027, 1, 1), WORDS).state is State.READY
    assert machine.disk(tmp_path / "not" / "yet", WORDS).state is State.READY


def test_a_box_that_is_to_be_silent_misses_no_sound() -> None:
    silent = Settings(sound=SoundSettings(voice=VoiceLevel.OFF, cues=False))
    assert machine.voice(silent, WORDS).state is State.OFF
    assert machine.sound(silent, find_nothing, WORDS).state is State.OFF


def find_nothing() -> PlayerCommand:
    return find_player({"PATH": ""})


def test_a_sound_device_that_takes_sound_is_there(tmp_path: Path) -> None:
    player = FakePlayer(tmp_path, LISTENS)
    found = machine.sound(Settings(), player.find, WORDS)
    assert (found.state, found.text) == (State.READY, f"{player.path}: the sound device takes sound")
    assert len(player.heard) > 0
    assert sound_of(player.heard) == array("h")


def test_a_sound_device_that_refuses_is_missing_with_what_its_player_says(tmp_path: Path) -> None:
    found = machine.sound(Settings(), FakePlayer(tmp_path, REFUSES).find, WORDS)
    assert found.state is State.MISSING
    assert found.text.endswith("no sound device answers: audio open error: Device or resource busy")
    assert found.helps
    assert not all_there((found,))


def test_a_machine_without_a_player_has_no_sound() -> None:
    found = machine.sound(Settings(), find_nothing, WORDS)
    assert (found.state, found.text) == (State.MISSING, "no program that plays sound")


def test_sound_is_missed_where_somebody_has_set_the_box_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mute = tmp_path / "bin"
    mute.mkdir()
    program(mute, "aplay", REFUSES)
    program(mute, "espeak-ng", "true")
    monkeypatch.setenv("PATH", f"{mute}:{os.environ['PATH']}")
    environ = {"PATH": str(mute), "QT_QPA_PLATFORM": "offscreen"}
    examined = examine(data=tmp_path, settings_folder=tmp_path, environ=environ)
    assert states(examined)["sound"] is State.MISSING
    assert all_there(examined) is not on_a_raspberry_pi()
    save_settings(Settings(), tmp_path)
    assert not all_there(examine(data=tmp_path, settings_folder=tmp_path, environ=environ))


def test_a_camera_is_opened_only_where_one_is_named(tmp_path: Path) -> None:
    assert camera(tmp_path, WORDS).state is State.OFF
    (tmp_path / "camera.toml").write_text('source = "usb:/dev/video77"\n')
    found = camera(tmp_path, WORDS)
    assert found.state is State.MISSING
    assert found.helps


def test_a_simulated_camera_gives_a_picture(tmp_path: Path) -> None:
    (tmp_path / "camera.toml").write_text('source = "simulator"\n')
    found = camera(tmp_path, WORDS)
    assert (found.state, found.simulated) == (State.READY, True)
