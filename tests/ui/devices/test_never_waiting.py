"""The window's own thread while every device hangs: a call takes less than 5 ms and waits for nothing."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from gpiozero.pins.mock import MockFactory, MockPWMPin
from PyQt6.QtTest import QTest
from PyQt6.QtWidgets import QApplication

from dealer.table.commands import PlaceButton, StartHand
from dealer.words.line import Kind, Line
from hardware.backends import Backends
from hardware.buttons.inputs import KnobTurned, SeatPressed
from hardware.faults import PortMissing
from hardware.health import Condition, Device, DeviceHealth
from hardware.sound.cues import Cue
from hardware.voice.device import DevicePlayer, SoundSetup
from tests.support.box_house import Stranger
from tests.support.hardware_window import all_wired, an_opening
from tests.support.sound_programs import HANGS, FakePlayer, program
from tests.support.watched_thread import Call, WatchedThread
from ui import intents
from ui.app import make_window
from ui.devices.connection import TableDevices
from ui.devices.making import DeviceMaker
from ui.press_guard import PressGuard

HANG_SECONDS = 1.0
WORK_SECONDS = 0.005
"""What the issue allows a call; of the processor, since this machine may be busy with other things."""
ROUNDS = 40


class HangingPin(MockPWMPin):
    """A pin that takes a second for everything it is asked."""

    def _set_state(self, value: float) -> None:
        time.sleep(HANG_SECONDS)
        super()._set_state(value)

    def _get_state(self) -> float:
        time.sleep(HANG_SECONDS)
        return float(super()._get_state())


class Ruin:
    """A window all of whose devices hang: pins, a port that takes nothing, a list of ports, voice, player."""

    def __init__(self, folder: Path) -> None:
        self.stranger = Stranger(b"")
        self.player = FakePlayer(folder, HANGS)
        voice = program(folder, "voice", HANGS)
        backends = Backends(
            pins=lambda: MockFactory(pin_class=HangingPin),
            seat_box=lambda: (str(self.stranger.path),),
            reader=_slow_list,
        )
        self.window = make_window(
            data=folder,
            full_screen=False,
            guard=PressGuard(),
            make_devices=DeviceMaker(settings=all_wired(), backends=backends),
            make_player=lambda lost, back: DevicePlayer(
                setup=SoundSetup(
                    cache_folder=folder / "speech",
                    voice_program=str(voice),
                    find_player=self.player.find,
                ),
                on_trouble=lost,
                on_recovered=back,
            ),
            dealing_seconds=0.0,
        )
        self.window.controller.begin(an_opening(clock_seconds=20), PlaceButton(seat=1), StartHand())
        until(lambda: self.window.controller.state.hand_in_play)

    @property
    def hardware(self) -> TableDevices:
        hardware = self.window.controller.hardware
        assert isinstance(hardware, TableDevices)
        return hardware

    def close(self) -> None:
        self.window.close()
        self.window.deleteLater()
        QApplication.processEvents()
        self.stranger.close()


def _slow_list() -> tuple[str, ...]:
    time.sleep(HANG_SECONDS)
    return ()


def until(reached: Callable[[], bool]) -> None:
    ends = time.monotonic() + 10
    while not reached():
        assert time.monotonic() < ends, "it never was"
        QTest.qWait(2)


@pytest.fixture
def ruin(qapp: QApplication, tmp_path: Path) -> Iterator[Ruin]:
    assert qapp is not None
    ruin = Ruin(tmp_path)
    yield ruin
    ruin.close()


def everything(ruin: Ruin, turn: int) -> dict[str, Callable[[], object]]:
    """All that the window's thread asks of the hardware, the voice and the sound."""
    hardware, controller, now = ruin.hardware, ruin.window.controller, time.monotonic()
    session, announcer = controller.session, controller.announcer
    assert session is not None
    fault = PortMissing(port=f"/dev/tty{turn % 2}")
    health = DeviceHealth(device=Device.READER, condition=Condition.ABSENT, faults=(fault,))
    line = Line(kind=Kind.TURN, text=f"Ben. {turn} to call.")
    return {
        "an entry": lambda: hardware.follow(session.standing[-1], controller.state),
        "the table": hardware.show,
        "a sound": lambda: hardware.sounded(Cue.ERROR),
        "the sound": hardware.hear_sound,
        "how all is": hardware.seen,
        "a lamp": lambda: hardware.try_out(intents.LightSeat(turn % 10 + 1)),
        "the buzzer": lambda: hardware.try_out(intents.TryBuzzer()),
        "a press": lambda: hardware.take(SeatPressed(seat=3, held=False, began_at=now)),
        "a turn": lambda: hardware.take(KnobTurned(steps=1, at=now)),
        "a key": lambda: hardware.key("4"),
        "a fault": lambda: hardware.hear(health),
        "a line": lambda: announcer.say((line,)),
        "a cue": lambda: announcer.cue(Cue.TURN),
        "a hush": announcer.hush,
    }


def test_no_call_of_the_window_works_for_5_ms_or_waits_for_a_device_that_hangs(ruin: Ruin) -> None:
    ruin.window.controller.changed = _nothing  # What is painted then is the window's own, as after a touch.
    watched = WatchedThread()
    for turn in range(ROUNDS):
        for name, call in everything(ruin, turn).items():
            with watched.call(name):
                call()
        QTest.qWait(50)
    assert ruin.player.log, "the player was never asked for anything"
    assert {call.name: call.did for call in watched.calls if call.did} == {}
    assert [call for call in watched.calls if call.worked >= WORK_SECONDS] == []
    assert max(call.passed for call in watched.calls) < HANG_SECONDS / 2
    assert share_within(watched.calls, WORK_SECONDS) > 0.9


def _nothing() -> None:
    """Nobody looks."""


def share_within(calls: list[Call], seconds: float) -> float:
    return sum(call.passed < seconds for call in calls) / len(calls)


def test_a_window_whose_devices_hang_is_closed_all_the_same(ruin: Ruin) -> None:
    QTest.qWait(300)
    began = time.monotonic()
    ruin.window.close()
    assert time.monotonic() - began < 6
