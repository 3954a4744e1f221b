"""The real window with simulated devices on the table, on a real clock or on one that runs when told to."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PyQt6.QtTest import QTest
from PyQt6.QtWidgets import QApplication

from config.hardware import HardwareSettings, LightSettings, SeatButtons, load_hardware
from config.ports import PortChoice
from config.tags import TagMap
from dealer.rules.cards import Card
from dealer.rules.house import HouseRules, Stakes
from dealer.table.commands import NewPlayer, OpenTable, PlaceButton, StartHand
from dealer.table.state import TableState
from hardware.devices import Devices
from hardware.health import Condition
from hardware.simulator.table import SimulatedTable
from ui.app import make_window
from ui.devices.making import DeviceMaker
from ui.devices.seen import DevicesSeen
from ui.press_guard import QUIET_SECONDS, PressGuard
from ui.window import Window

NAMES = ("Asha", "Ben", "Chitra", "Dev")
PATIENCE_SECONDS = 6.0
TAGS = TagMap(cards={"04A1": Card.parse("As")}, players={"0B01": "Ben", "0C01": "Zoe"})


def all_wired(buttons: SeatButtons = SeatButtons.ACT) -> HardwareSettings:
    """Everything is there, at full brightness."""
    usual = load_hardware()
    return replace(
        usual,
        lights=LightSettings(brightness=1.0),
        seat_box=replace(usual.seat_box, buttons=buttons),
        reader=replace(usual.reader, port=PortChoice(path="/simulated")),
    )


def an_opening(players: int = 3, **rules: object) -> OpenTable:
    """A table of so many, 2,000 each, blinds 10 and 20."""
    return OpenTable(
        rules=HouseRules(**rules),  # type: ignore[arg-type]
        stakes=Stakes(small_blind_chips=10, big_blind_chips=20),
        players=tuple(NewPlayer(seat=s, name=NAMES[s - 1], stack_chips=2000) for s in range(1, players + 1)),
    )


class HandTurned(Devices):
    """Devices without a thread of their own: a test turns them by `tick`."""

    def start(self) -> None:
        """Nothing runs by itself."""


class HardwareWindow:
    """A window with a simulated table, the seat box on its pseudo-terminal included."""

    def __init__(self, folder: Path, *, settings: HardwareSettings | None = None) -> None:
        settings = settings or all_wired()
        (folder / "ports").mkdir()
        self.table = SimulatedTable(folder / "ports", pins=settings.pins)
        maker = DeviceMaker(settings=settings, backends=self.table.backends, tags=TAGS)
        self.window: Window = make_window(
            data=folder,
            full_screen=False,
            guard=PressGuard(),
            make_devices=maker,
            dealing_seconds=0.0,
        )
        self.window.resize(800, 480)
        self.window.show()

    @property
    def state(self) -> TableState:
        return self.window.controller.state

    def begin(self, opening: OpenTable) -> None:
        """Seat the players and deal, with the button at seat 1."""
        self.window.controller.begin(opening, PlaceButton(seat=1), StartHand())
        self.until(lambda: self.state.hand_in_play)

    def until(self, reached: Callable[[], bool]) -> None:
        """Let the window live until it is so."""
        ends = time.monotonic() + PATIENCE_SECONDS
        while not reached():
            assert time.monotonic() < ends, "it never was"
            QTest.qWait(2)

    def ready(self) -> None:
        """All devices have been found."""
        seen = self.window.controller.hardware.seen
        self.until(lambda: all(h.condition is Condition.READY for h in _there(seen()).healths))

    def tap_seat(self, seat: int) -> None:
        """Press and let go of a seat's button, after the quiet time."""
        QTest.qWait(round(QUIET_SECONDS * 1000) + 40)
        self.table.seat_box.press(seat)
        self.until(lambda: seat in self.table.seat_box.held)
        self.table.seat_box.release(seat)

    def hold_seat(self, seat: int, reached: Callable[[], bool]) -> None:
        """Hold a seat's button until something has come of it."""
        QTest.qWait(round(QUIET_SECONDS * 1000) + 40)
        self.table.seat_box.press(seat)
        self.until(reached)
        self.table.seat_box.release(seat)

    def press(self, use: str) -> None:
        """Press a button of the pins, after the quiet time."""
        QTest.qWait(round(QUIET_SECONDS * 1000) + 40)
        self.table.pins.press(use)
        self.table.pins.release(use)

    def close(self) -> None:
        self.window.close()
        self.window.deleteLater()
        QApplication.processEvents()
        self.table.close()


def _there(seen: DevicesSeen | None) -> DevicesSeen:
    assert seen is not None
    return seen
