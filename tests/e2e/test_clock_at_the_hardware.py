"""The action clock to its end: lamps, buzzer and voice in order, on a clock that runs when told to."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PyQt6.QtWidgets import QApplication

from dealer.table.commands import PlaceButton, StartHand
from hardware.backends import Backends
from hardware.lights.cues import Cue, tones
from hardware.simulator.pins import SimulatedPins
from hardware.sound.cues import Cue as Sound
from tests.support.finger import Finger
from tests.support.hardware_window import HandTurned, all_wired, an_opening
from tests.support.heard import Heard
from ui.announcer import Announcer
from ui.devices.connection import TableDevices
from ui.devices.making import DeviceMaker

STEP_SECONDS = 0.05
FIRST = "seats[4]"


class Night:
    """Dev, in seat 4, is the first to act and has 20 seconds."""

    def __init__(self, folder: Path) -> None:
        settings = all_wired()
        self.pins = SimulatedPins(settings.pins)
        maker = DeviceMaker(settings=settings, backends=Backends(pins=self.pins.open), kind=HandTurned)
        self.finger = Finger(folder, make_devices=maker)
        self.heard = Heard()
        controller = self.finger.window.controller
        controller.announcer = Announcer(self.heard)
        assert isinstance(controller.hardware, TableDevices)
        self.devices = controller.hardware.devices
        controller.begin(an_opening(4, clock_seconds=20), PlaceButton(seat=1), StartHand())
        self.finger.settle()
        self.events: list[tuple[float, str]] = []
        self.sounded = 0.0
        self.heard.since()

    def run(self, seconds: float) -> None:
        """Time goes by, and what is lit, sounds and is said is noted with the second in which it was."""
        for _ in range(round(seconds / STEP_SECONDS)):
            self.finger.clock.advance(STEP_SECONDS)
            self.finger.window.tick()
            self.finger.settle()
            self.devices.tick()
            self.note()

    def note(self) -> None:
        at = round(self.finger.clock() - 1000.0, 2)
        self.events += [(at, said) for said in self.heard.since()]
        if self.pins.hertz != self.sounded:
            self.sounded = self.pins.hertz
            self.events.append((at, f"buzzer {self.sounded:.0f}"))


@pytest.fixture
def night(qapp: QApplication, tmp_path: Path) -> Iterator[Night]:
    assert qapp is not None
    night = Night(tmp_path)
    yield night
    night.finger.close()


def test_lamps_buzzer_and_voice_follow_the_clock_to_its_end(night: Night) -> None:
    night.run(5.0)
    assert night.pins.level(FIRST) == 1.0
    assert 0 < night.pins.level("clock_row[5]") < 1.0
    assert night.pins.level("clock_row[6]") == 0.0
    night.run(6.0)
    levels = set()
    for _ in range(40):
        night.run(STEP_SECONDS)
        levels.add(round(night.pins.level(FIRST), 1))
    assert levels == {0.1, 1.0}
    night.run(8.0)
    assert [what for _, what in night.events] == [
        "(ten)",
        "Dev, ten seconds.",
        f"buzzer {tones(Cue.TEN_SECONDS)[0].hertz}",
        "buzzer 0",
        "(five)",
        "Dev, five seconds.",
        "(time)",
        "Time. Dev's hand is folded.",
        "Asha. 20 to call, minimum raise to 40.",
        f"buzzer {tones(Cue.TIME_OUT)[0].hertz}",
    ]
    assert night.pins.level(FIRST) == 1.0
    night.run(2.0)
    assert night.pins.level(FIRST) == 0.0
    assert night.pins.level("seats[1]") == 1.0
    assert night.events[-1][1] == "buzzer 0"


def test_an_undo_is_a_double_blip_and_puts_the_lamp_back(night: Night) -> None:
    night.run(1.0)
    night.finger.press("call")
    night.run(1.0)
    assert night.pins.level("seats[1]") == 1.0
    night.events.clear()
    night.finger.press("undo")
    night.run(1.0)
    blips = [what for _, what in night.events if what.startswith("buzzer")]
    assert blips == ["buzzer 1760", "buzzer 0", "buzzer 1760", "buzzer 0"]
    assert night.pins.level(FIRST) == 1.0


def test_away_from_the_table_the_lamps_are_out_and_resuming_moves_and_sounds_nothing(night: Night) -> None:
    night.run(6.0)
    night.finger.press("menu", "leave_table")
    night.run(STEP_SECONDS)
    assert all(night.pins.level(f"seats[{seat}]") == 0.0 for seat in range(1, 11))
    night.events.clear()
    night.finger.press("resume")
    night.run(1.0)
    assert night.events == []
    assert night.pins.level(FIRST) == 1.0
    # Button and blinds are shown just after the deal, not after a resume.
    assert night.pins.level("seats[3]") == pytest.approx(0.08, abs=0.01)


def test_a_refused_command_sounds_low(night: Night) -> None:
    night.finger.window.controller.hardware.sounded(Sound.ERROR)
    night.run(0.1)
    assert night.pins.hertz == tones(Cue.ERROR)[0].hertz
