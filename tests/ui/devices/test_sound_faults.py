"""A sound device that goes and comes: a banner once, a line with the time in the list, and it works again."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PyQt6.QtTest import QTest
from PyQt6.QtWidgets import QApplication

from hardware.backends import Backends
from hardware.sound.cues import Cue
from hardware.voice.device import DevicePlayer, SoundSetup
from tests.support.hardware_window import all_wired
from tests.support.sound_programs import QUICK, REFUSES_UNTIL_PLUGGED, FakePlayer, program
from ui import intents
from ui.app import make_window
from ui.devices.making import DeviceMaker
from ui.views import DevicesView
from ui.window import Window


class Mute:
    """A window whose sound device is not there yet."""

    def __init__(self, folder: Path) -> None:
        self.player = FakePlayer(folder, REFUSES_UNTIL_PLUGGED)
        voice = program(folder, "voice", "exit 0")
        setup = SoundSetup(
            cache_folder=folder / "speech",
            voice_program=str(voice),
            find_player=self.player.find,
            timing=QUICK,
        )
        self.window: Window = make_window(
            data=folder,
            full_screen=False,
            make_devices=DeviceMaker(settings=all_wired(), backends=Backends()),
            make_player=lambda lost, back: DevicePlayer(setup=setup, on_trouble=lost, on_recovered=back),
        )
        self.window.controller.handle(intents.OpenDevices())

    @property
    def banners(self) -> list[str]:
        return [banner.title for banner in self.window.controller.scene.banners]

    @property
    def page(self) -> DevicesView:
        view = self.window.controller.view().screen
        assert isinstance(view, DevicesView)
        return view

    def close(self) -> None:
        self.window.close()
        self.window.deleteLater()
        QApplication.processEvents()


@pytest.fixture
def mute(qapp: QApplication, tmp_path: Path) -> Iterator[Mute]:
    assert qapp is not None
    mute = Mute(tmp_path)
    yield mute
    mute.close()


def until(reached: Callable[[], object]) -> None:
    ends = time.monotonic() + 6
    while not reached():
        assert time.monotonic() < ends, "it never was"
        QTest.qWait(5)


def test_a_sound_device_that_is_gone_is_said_once_noted_and_taken_back_when_it_comes(mute: Mute) -> None:
    announcer = mute.window.controller.announcer
    assert mute.page.faults == ("None since the start.",)
    for _ in range(5):
        announcer.cue(Cue.UNDO)
        QTest.qWait(120)
    assert len(mute.player.log) > 1
    assert len(mute.banners) == 1
    (fault,) = mute.page.faults
    assert fault.endswith(f"Sound: no sound device answers {mute.player.path}")
    assert mute.page.rows[-1].wrong
    mute.player.plug_in()
    announcer.cue(Cue.UNDO)
    until(lambda: mute.banners == [])
    over, came = mute.page.faults
    assert came == fault
    assert "Sound: over: no sound device answers" in over
    assert not mute.page.rows[-1].wrong
