"""The panel of the simulator beside the real window: what is pressed there is played at the table."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PyQt6.QtCore import Qt
from PyQt6.QtTest import QTest
from PyQt6.QtWidgets import QApplication, QLabel, QLineEdit, QPushButton

from config.hardware import load_hardware
from config.pins import PinMap
from dealer.hand.state import Phase
from dealer.words.languages import LANGUAGES
from hardware.backends import Backends, real_backends
from tests.support.hardware_window import HardwareWindow, all_wired, an_opening
from ui.devices.making import DeviceMaker
from ui.simulator.opening import open_simulator
from ui.simulator.panel import SimulatorPanel
from ui.simulator.table import has_nothing_real

WORDS = LANGUAGES["en"].words
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def table(qapp: QApplication, tmp_path: Path) -> Iterator[HardwareWindow]:
    assert qapp is not None
    table = HardwareWindow(tmp_path)
    table.ready()
    yield table
    table.close()


@pytest.fixture
def panel(table: HardwareWindow) -> Iterator[SimulatorPanel]:
    panel = SimulatorPanel(table.table, pins=all_wired().pins, words=WORDS)
    panel.show()
    yield panel
    panel.close()
    panel.deleteLater()


def button(panel: SimulatorPanel, name: str) -> QPushButton:
    found = panel.findChild(QPushButton, name)
    assert found is not None
    return found


def test_a_hand_is_played_on_the_panel_and_its_lamps_are_seen(
    table: HardwareWindow, panel: SimulatorPanel
) -> None:
    table.begin(an_opening(2))
    hand = lambda: table.state.hand  # noqa: E731
    table.until(lambda: panel.seat_lamp(1).colour is not None)
    QTest.qWait(350)
    seat = button(panel, "sim_seat_1")
    QTest.mousePress(seat, LEFT)
    table.until(lambda: 1 in table.table.seat_box.held)
    QTest.mouseRelease(seat, LEFT)
    table.until(lambda: hand() is not None and hand().to_act == 2)  # type: ignore[union-attr]
    QTest.qWait(350)
    QTest.mouseClick(button(panel, "sim_next"), LEFT)
    table.until(lambda: hand() is not None and hand().phase is Phase.DEALING)  # type: ignore[union-attr]
    QTest.qWait(350)
    QTest.mouseClick(button(panel, "sim_undo"), LEFT)
    table.until(lambda: hand() is not None and hand().to_act == 2)  # type: ignore[union-attr]
    table.until(lambda: any("1760 Hz" in label.text() for label in panel.findChildren(QLabel)))


def test_a_tag_is_laid_and_the_plug_is_pulled_on_the_panel(
    table: HardwareWindow, panel: SimulatorPanel
) -> None:
    table.begin(an_opening(2))
    tag = panel.findChild(QLineEdit, "sim_tag")
    assert tag is not None
    QTest.keyClicks(tag, "0B01")
    QTest.mouseClick(button(panel, "sim_lay"), LEFT)
    table.until(lambda: table.window.controller.desk.line == "Ben sits in seat 2.")
    QTest.mouseClick(button(panel, "sim_plug"), LEFT)
    table.until(lambda: bool(table.window.controller.scene.banners))
    QTest.mouseClick(button(panel, "sim_plug"), LEFT)
    table.until(lambda: not table.window.controller.scene.banners)


def test_opening_connects_a_table_on_which_everything_is_there(qapp: QApplication) -> None:
    assert qapp is not None
    connected: list[DeviceMaker] = []
    usual = DeviceMaker(settings=load_hardware(), backends=Backends())
    end = open_simulator(usual, connect=connected.append, words=WORDS)
    assert connected[0].backends.simulated
    assert [w.objectName() for w in qapp.topLevelWidgets() if w.isVisible()] == ["simulator"]
    end()
    assert not any(w.isVisible() for w in qapp.topLevelWidgets())


def test_where_something_real_is_configured_there_is_no_simulator() -> None:
    usual = load_hardware()
    bare = DeviceMaker(settings=usual, backends=real_backends(usual))
    assert has_nothing_real(bare, on_a_pi=False)
    assert not has_nothing_real(bare, on_a_pi=True)
    wired = replace(usual, pins=PinMap(wired=True, seats=(4,)))
    assert not has_nothing_real(replace(bare, backends=real_backends(wired)), on_a_pi=False)
    box = Backends(seat_box=lambda: ("/dev/ttyACM0",))
    assert not has_nothing_real(replace(bare, backends=box), on_a_pi=False)
