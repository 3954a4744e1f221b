"""The page of the devices: what it shows, and what is tapped on it."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

import pytest

from config.pins import PinMap
from config.settings import Settings, SoundSettings, VoiceLevel
from dealer.words.catalogue import Catalogue
from dealer.words.languages import LANGUAGES
from hardware.faults import KeepsRestarting, NoPermission, PinTaken, PortMissing, StuckButtons
from hardware.health import Condition, Device, DeviceHealth
from hardware.lights.frame import Frame, SeatLight
from hardware.sound.commands import APLAY
from hardware.sound.trouble import SoundTrouble, TroubleKind
from hardware.voice.device import SoundState
from tests.support.hosting import a_host
from ui import intents
from ui.desk.devices import DevicesPage
from ui.devices.seen import DevicesSeen, FaultNote
from ui.devices.troubles import MOST_NOTES, Troubles
from ui.present.device_faults import fault_banner, sound_text
from ui.present.devices import devices_view
from ui.present.window import window_view
from ui.views import DevicesView, MenuView, ReadingView

AT = datetime(2026, 12, 4, 22, 3, 12)
READY = DeviceHealth(device=Device.SEAT_BOX, condition=Condition.READY, where="/dev/ttyACM0", pressed=("7",))
"""A seat box in order, with the button of seat 7 down."""


def shown(seen: DevicesSeen | None) -> DevicesView:
    return devices_view(replace(a_host(1000, 1000).scene, devices=seen))


def test_the_page_is_opened_from_the_menu_and_from_the_settings_and_left_again() -> None:
    host = a_host(1000, 1000)
    host.tap(intents.OpenMenu())
    assert intents.OpenDevices() in [item.intent for item in host.shows(MenuView).items]
    host.tap(intents.OpenDevices())
    assert isinstance(host.screen, DevicesView)
    host.tap(intents.Back())
    assert not isinstance(host.screen, DevicesView)


def test_without_devices_it_says_that_the_table_is_played_by_touch() -> None:
    view = shown(None)
    assert view.rows[0].title == "Nothing is connected"
    assert not any(lamp.button.enabled for lamp in view.lamps)
    assert [trial.name for trial in view.trials if trial.enabled] == ["camera"]


def test_a_pressed_seat_is_said_in_a_word_and_a_lit_one_shown_in_its_colour() -> None:
    lit = Frame(seats=tuple(SeatLight(level=1.0, colour=(seat, 2, 3)) for seat in range(1, 11)))
    view = shown(DevicesSeen(healths=(READY,), frame=lit))
    assert [lamp.button.detail for lamp in view.lamps].index("pressed") == 6
    assert view.lamps[3].colour == (4, 2, 3)


def test_a_device_with_a_fault_says_what_it_is_and_what_helps() -> None:
    taken = PinTaken(use="seats[4]", gpio=22, physical=15)
    pins = DeviceHealth(device=Device.PINS, condition=Condition.READY, faults=(taken,))
    row = shown(DevicesSeen(healths=(pins,))).rows[0]
    assert row.word == "works, with a fault"
    assert row.detail.startswith("Lamp of seat 4: another program has pin 15 (GPIO 22).")
    assert row.detail.endswith("Stop the other program, or wire another pin.")


def test_the_sound_is_a_device_like_the_others() -> None:
    mute = SoundState(voice_program=None, player=APLAY, troubles=())
    row = shown(DevicesSeen(healths=(READY,), sound=mute)).rows[-1]
    assert (row.title, row.detail, row.wrong) == ("Sound", "no voice, aplay", True)


def test_a_voice_that_is_off_is_said_to_be_and_cannot_be_tried() -> None:
    sound = SoundState(voice_program="/usr/bin/espeak-ng", player=APLAY, troubles=())
    off = Settings(sound=SoundSettings(voice=VoiceLevel.OFF))
    scene = replace(
        a_host(1000, 1000).scene, settings=off, devices=DevicesSeen(healths=(READY,), sound=sound)
    )
    view = devices_view(scene)
    assert view.rows[-1].detail == "voice off (Settings), aplay"
    assert {trial.name: trial.enabled for trial in view.trials}["try_voice"] is False


def test_lamp_buzzer_and_voice_are_tried_by_a_tap() -> None:
    host = a_host(1000, 1000)
    host.tap(intents.OpenDevices(), intents.LightSeat(4))
    assert host.reaction.trial == intents.LightSeat(4)
    host.tap(intents.TryBuzzer())
    assert host.reaction.trial == intents.TryBuzzer()
    host.tap(intents.TryVoice())
    assert host.reaction.aloud == ("This is how House Dealer sounds.",)
    assert isinstance(host.screen, DevicesView)


def test_faults_are_noted_with_the_time_at_which_they_came_and_were_over() -> None:
    troubles = Troubles(lambda: AT)
    away = replace(READY, condition=Condition.ABSENT, faults=(PortMissing(port="2e8a:0005"),))
    for health in (READY, away, away, READY):
        troubles.take(health)
    view = shown(DevicesSeen(healths=(READY,), notes=troubles.notes))
    assert view.faults == (
        "22:03:12  Seat box: over: not plugged in (2e8a:0005)",
        "22:03:12  Seat box: not plugged in (2e8a:0005)",
    )


def test_a_device_that_comes_and_goes_all_night_fills_no_memory() -> None:
    troubles = Troubles(lambda: AT)
    for _ in range(100):
        troubles.take(replace(READY, faults=(KeepsRestarting(),)))
        troubles.take(READY)
    assert len(troubles.notes) == MOST_NOTES


def test_troubles_of_the_sound_stand_in_the_same_list_with_their_times() -> None:
    troubles = Troubles(lambda: AT)
    gone = SoundTrouble(kind=TroubleKind.DEVICE_REFUSED, program="aplay", package="alsa-utils")
    for standing in ((), (gone,), (gone,), ()):
        troubles.take_sound(standing)
    view = shown(DevicesSeen(healths=(READY,), notes=troubles.notes))
    assert view.faults == (
        "22:03:12  Sound: over: no sound device answers aplay",
        "22:03:12  Sound: no sound device answers aplay",
    )


@pytest.mark.parametrize("kind", list(TroubleKind))
@pytest.mark.parametrize("words", [language.words for language in LANGUAGES.values()])
def test_every_trouble_of_the_sound_has_its_words(kind: TroubleKind, words: Catalogue) -> None:
    assert "aplay" in sound_text(SoundTrouble(kind=kind, program="aplay", package=""), words)


@pytest.mark.parametrize("words", [language.words for language in LANGUAGES.values()])
def test_without_permission_the_banner_names_the_group_that_has_it(words: Catalogue) -> None:
    fault = NoPermission(path="/dev/ttyACM0", group="dialout")
    banner = fault_banner(Device.SEAT_BOX, (fault,), words)
    assert "ttyACM0" in banner.title
    assert "dialout" in banner.detail


def test_a_stuck_button_is_named_at_its_seat() -> None:
    stuck = StuckButtons(seats=(3,))
    note = FaultNote(at=AT, device=Device.SEAT_BOX, fault=stuck)
    view = shown(DevicesSeen(healths=(replace(READY, faults=(stuck,), pressed=()),), notes=(note,)))
    assert view.lamps[2].button.detail == "pressed"
    assert view.faults == ("22:03:12  Seat box: stuck button: seat 3",)


def test_each_pin_in_use_is_shown_with_its_place_and_its_state() -> None:
    pins = PinMap(wired=True, seats=(4,), next=16, buzzer=18)
    failed = PinTaken(use="buzzer", gpio=18, physical=12)
    board = DeviceHealth(device=Device.PINS, condition=Condition.READY, pressed=("next",), faults=(failed,))
    bright = Frame(seats=(SeatLight(level=0.8, colour=(9, 9, 9)), *Frame().seats[1:]))
    seen = DevicesSeen(healths=(board,), pins=pins, frame=bright)
    host = a_host(1000, 1000)
    host.tap(intents.OpenDevices(), intents.OpenPins())
    view = window_view(replace(host.scene, devices=seen)).screen
    assert isinstance(view, ReadingView)
    assert [line.cells for line in view.lines[1:]] == [
        ("Lamp of seat 1", "4", "7", "80 %"),
        ("OK button", "16", "36", "down"),
        ("Buzzer", "18", "12", "out of order"),
    ]
    host.tap(intents.Back())
    assert host.desk.page == DevicesPage()
