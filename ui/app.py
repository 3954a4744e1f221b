"""The composition root: every part is made here and given to the others by keyword."""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable
from datetime import datetime
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

from PyQt6.QtCore import Qt, QTimer
from PyQt6.QtWidgets import QApplication

from config.camera import CameraSettings, load_camera
from config.errors import ConfigError
from hardware.voice.device import DevicePlayer, SoundState
from ui.announcer import Announcer
from ui.bridge import Bridge
from ui.camera.lazy import LazyCamera
from ui.camera_setup.bench import Bench
from ui.clock.action_clock import DEALING_SECONDS
from ui.controller import Controller
from ui.exports import Exports
from ui.games import Games
from ui.kit import Kit
from ui.nights import Nights
from ui.preferences import Preferences
from ui.present.device_faults import bad_file_banner
from ui.press_guard import PressGuard
from ui.regulars import Regulars
from ui.speaking import MakePlayer, device_player, make_speaker, tune
from ui.typeface import load_fonts
from ui.window import Window

if TYPE_CHECKING:
    from ui.devices.making import DeviceMaker

log = logging.getLogger(__name__)

LOAD_MS = 40
"""After the first paint the code of one more screen is loaded every so often."""


def make_window(
    *,
    data: Path,
    full_screen: bool = True,
    guard: PressGuard | None = None,
    winds_itself: bool = True,
    make_player: MakePlayer | None = None,
    make_devices: DeviceMaker | None = None,
    settings_folder: Path | None = None,
    dealing_seconds: float = DEALING_SECONDS,
) -> Window:
    """The window on the nights kept in `data`. Needs a QApplication; shows nothing yet.

    Without a player it is silent, without devices nothing on the table is driven. The clock of the first
    decision of a hand waits `dealing_seconds` for each player. What is wired to the box, and the deck that
    was taught to its camera, stand in `settings_folder`, by default in `data`.
    """
    load_fonts()
    bridge = Bridge()
    guard = guard or PressGuard()
    nights = Nights(folder=data / "nights", deliver=bridge.deliver, now=datetime.now)
    preferences = Preferences(data)
    controller = Controller(
        nights=nights,
        exports=Exports(data / "exports", copy=_copy),
        regulars=Regulars(data),
        games=Games(data / "presets"),
        preferences=preferences,
        today=datetime.now().date(),
        full_screen=full_screen,
        guard=guard,
        dealing_seconds=dealing_seconds,
    )
    sound = None
    if make_player is not None:
        sound = _give_voice(controller, preferences, bridge, make_player)
    window = Window(
        controller=controller, preferences=preferences, kit=Kit(guard=guard), winds_itself=winds_itself
    )
    bridge.setParent(window)
    camera = LazyCamera(
        controller=controller,
        bridge=bridge,
        words=lambda: controller.scene.words,
        deck_folder=settings_folder or data,
    )
    bench = Bench(
        controller=controller,
        bridge=bridge,
        camera=camera,
        folder=settings_folder or data,
        recordings=data / "pictures",
    )
    controller.camera, controller.camera_setup, window.looked = camera, bench, bench.show
    window.connect_devices = partial(
        _connect, window=window, preferences=preferences, guard=guard, bridge=bridge, sound=sound
    )
    if make_devices is not None:
        window.connect_devices(make_devices)
    return window


def _connect(
    maker: DeviceMaker,
    *,
    window: Window,
    preferences: Preferences,
    guard: PressGuard,
    bridge: Bridge,
    sound: Callable[[], SoundState] | None,
) -> None:
    """Bring the lamps, buttons and readers on the table to the window."""
    from ui.devices.connection import TableDevices

    devices = TableDevices(
        maker=maker,
        controller=window.controller,
        preferences=preferences,
        guard=guard,
        bridge=bridge,
        view=lambda: window.stage.view,
        sound=sound,
    )
    window.controller.hardware = devices
    window.shown, window.typed = devices.show, devices.key
    window.show_now()


def _give_voice(
    controller: Controller, preferences: Preferences, bridge: Bridge, make_player: MakePlayer
) -> Callable[[], SoundState] | None:
    """Let the window speak; what is wrong with the sound is found out on other threads.

    How the sound device is, can be asked of what is returned.
    """
    player = make_player(
        lambda trouble: bridge.deliver(partial(controller.sound_lost, trouble)),
        lambda trouble: bridge.deliver(partial(controller.sound_back, trouble)),
    )
    speaker = make_speaker(player, preferences.settings)
    preferences.listen(partial(tune, speaker))
    controller.announcer = Announcer(speaker)
    return player.state if isinstance(player, DevicePlayer) else None


def _copy(text: str) -> None:
    clipboard = QApplication.clipboard()
    if clipboard is not None:
        clipboard.setText(text)


def run_app(
    *,
    data: Path,
    settings_folder: Path,
    full_screen: bool,
    simulates: bool = False,
    camera: str | None = None,
) -> int:
    """Show the table until the window is closed; the exit status of the program.

    What is wired to the box stands in `settings_folder`; where nothing is, `simulates` opens a simulator.
    `camera` is looked through instead of the one that is kept there.
    """
    logging.basicConfig(level=logging.WARNING, format="housedealer: %(message)s")
    sys.excepthook = _log_and_go_on
    app = QApplication(sys.argv[:1])
    app.setApplicationName("House Dealer")
    app.setDesktopFileName("housedealer")
    window = make_window(
        data=data,
        settings_folder=settings_folder,
        full_screen=full_screen,
        make_player=device_player(data / "speech"),
    )
    if full_screen:
        window.setCursor(Qt.CursorShape.ArrowCursor)
        window.showFullScreen()
    else:
        window.resize(1280, 720)
        window.show()
    # The table is seen before the devices are looked for, and before what nobody has opened yet is loaded.
    QTimer.singleShot(0, partial(_begin_devices, window, settings_folder, simulates=simulates))
    QTimer.singleShot(0, partial(_begin_camera, window, settings_folder, camera))
    _load_ahead(window)
    return app.exec()


def _load_ahead(window: Window) -> None:
    steps, timer = window.stage.load_ahead(), QTimer(window)

    def load_one() -> None:
        for _ in steps:
            return
        timer.stop()

    timer.timeout.connect(load_one)
    timer.start(LOAD_MS)


def _begin_camera(window: Window, folder: Path, source: str | None) -> None:
    """A file that cannot be understood is named, and the cards are tapped."""
    controller = window.controller
    try:
        kept = load_camera(folder)
    except ConfigError as error:
        controller.give_notice(bad_file_banner(error, controller.scene.words))
        kept = CameraSettings()
    if source is not None and source != kept.source:
        kept = CameraSettings(source=source)  # The zones were drawn on the picture of the other one.
    if isinstance(controller.camera, LazyCamera):
        controller.camera.use(kept)


def _begin_devices(window: Window, folder: Path, *, simulates: bool) -> None:
    """A file that cannot be understood is named, and the table is played by touch."""
    from ui.devices.making import devices_of_this_machine
    from ui.simulator.opening import open_simulator
    from ui.simulator.table import has_nothing_real

    words = window.controller.scene.words
    try:
        maker = devices_of_this_machine(folder)
    except ConfigError as error:
        window.controller.give_notice(bad_file_banner(error, words))
        return
    if simulates and has_nothing_real(maker):
        window.closed = open_simulator(maker, connect=window.connect_devices, words=words)
    else:
        window.connect_devices(maker)


def _log_and_go_on(kind: type[BaseException], error: BaseException, traceback: TracebackType | None) -> None:
    """A slot that raises would abort the process: log it, and let the table go on."""
    if issubclass(kind, KeyboardInterrupt):
        QApplication.quit()
        return
    log.critical("unexpected error", exc_info=(kind, error, traceback))
