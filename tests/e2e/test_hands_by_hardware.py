"""Hands played by the buttons on the table: a real window, a real port, the firmware's own program."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from PyQt6.QtCore import Qt
from PyQt6.QtTest import QTest
from PyQt6.QtWidgets import QApplication

from dealer.hand.events import Acted
from dealer.hand.state import Action, Phase, Street
from hardware.lights.colours import BRASS
from tests.support.hardware_window import HardwareWindow, an_opening
from tests.support.waiting import assert_no_waiting
from ui.desk.desk import Overlay
from ui.desk.sheets import AmountSheet, CardsSheet
from ui.intents import PickStreet


@pytest.fixture
def table(qapp: QApplication, tmp_path: Path) -> Iterator[HardwareWindow]:
    assert qapp is not None
    table = HardwareWindow(tmp_path)
    table.ready()
    table.begin(an_opening())
    yield table
    table.close()


def to_act(table: HardwareWindow) -> int | None:
    assert table.state.hand is not None
    return table.state.hand.to_act


def actions(table: HardwareWindow) -> list[tuple[int, Action]]:
    return [(e.seat, e.action) for e in table.state.log if isinstance(e, Acted)]


def test_a_whole_hand_is_played_by_the_buttons_at_the_seats_alone(table: HardwareWindow) -> None:
    lamps = table.table.seat_box
    table.until(lambda: lamps.lamps[0] == BRASS)
    table.tap_seat(1)
    table.until(lambda: to_act(table) == 2)
    table.until(lambda: lamps.lamps[1] == BRASS)
    table.hold_seat(2, lambda: to_act(table) == 3)
    # The big blind may check: holding asks, and holding again answers.
    table.hold_seat(3, lambda: table.window.controller.desk.overlay is Overlay.ASK_FOLD)
    table.hold_seat(3, lambda: not table.state.hand_in_play)
    assert actions(table) == [(1, Action.CALL), (2, Action.FOLD), (3, Action.FOLD)]
    assert table.state.stack_chips(1) == 2030
    table.until(lambda: lamps.lamps[0] == BRASS)


def test_the_next_button_deals_and_the_undo_button_takes_back(table: HardwareWindow) -> None:
    table.tap_seat(1)
    table.until(lambda: to_act(table) == 2)
    table.press("next")
    table.until(lambda: to_act(table) == 3)
    table.press("undo")
    table.until(lambda: to_act(table) == 2)
    table.press("next")
    table.until(lambda: to_act(table) == 3)
    table.tap_seat(3)
    table.until(lambda: table.state.hand is not None and table.state.hand.phase is Phase.DEALING)
    table.press("next")
    table.until(lambda: table.state.hand is not None and table.state.hand.street is Street.FLOP)


def test_a_press_that_began_before_the_turn_or_hardly_after_it_does_nothing(table: HardwareWindow) -> None:
    table.tap_seat(1)
    table.until(lambda: to_act(table) == 2)
    table.table.seat_box.press(2)
    table.until(lambda: 2 in table.table.seat_box.held)
    table.table.seat_box.release(2)
    QTest.qWait(150)
    assert to_act(table) == 2
    assert actions(table) == [(1, Action.CALL)]


def test_a_press_out_of_turn_shows_who_pressed(table: HardwareWindow) -> None:
    table.tap_seat(3)
    table.until(lambda: table.window.controller.desk.line == "Chitra pressed out of turn.")
    table.until(lambda: table.table.pins.level("seats[3]") == 1.0)
    assert actions(table) == []


def test_the_knob_opens_the_sheet_of_the_bet_turns_it_and_its_push_records(table: HardwareWindow) -> None:
    QTest.qWait(350)
    table.table.pins.turn(1)
    desk = table.window.controller
    table.until(lambda: desk.desk.sheet == AmountSheet(digits="40"))
    QTest.qWait(350)
    table.table.pins.turn(2)
    table.until(lambda: desk.desk.sheet == AmountSheet(digits="80"))
    table.press("knob_push")
    table.until(lambda: actions(table) == [(1, Action.RAISE)])


def test_a_card_that_is_read_or_typed_by_a_reader_goes_onto_the_sheet(table: HardwareWindow) -> None:
    for seat in (1, 2, 3):
        table.tap_seat(seat)
        table.until(lambda seat=seat: len(actions(table)) == seat)  # type: ignore[misc]
    table.window.controller.handle(PickStreet())
    table.table.reader.lay("04:a1")
    table.until(lambda: faces(table)[0] == "As")
    for key in "Kd\r":
        QTest.keyClick(table.window, key if key != "\r" else Qt.Key.Key_Return)  # type: ignore[call-overload]
    table.until(lambda: faces(table)[1] == "Kd")


def faces(table: HardwareWindow) -> tuple[str | None, ...]:
    sheet = table.window.controller.desk.sheet
    return sheet.faces if isinstance(sheet, CardsSheet) else (None, None)


def test_a_player_s_tag_shows_him_or_seats_him(table: HardwareWindow) -> None:
    table.table.reader.lay("0b:01")
    table.until(lambda: table.window.controller.desk.line == "Ben sits in seat 2.")
    table.table.reader.lay("0c:01")
    table.until(lambda: table.window.controller.desk.entry is not None)
    entry = table.window.controller.desk.entry
    assert entry is not None
    assert entry.name == "Zoe"


def test_the_window_never_waits_for_the_hardware(table: HardwareWindow) -> None:
    hardware = table.window.controller.hardware
    calls = []
    for turn in range(60):
        if turn == 20:
            table.table.seat_box.unplug()
        if turn == 40:
            table.table.seat_box.plug()
        began = time.monotonic()
        table.window.shown()
        hardware.seen()
        table.window.typed("x")
        calls.append(time.monotonic() - began)
        QTest.qWait(5)
    assert_no_waiting(calls)


def test_a_seat_box_that_goes_is_said_once_and_comes_back_by_itself(table: HardwareWindow) -> None:
    table.table.seat_box.unplug()
    told = lambda: [b.title for b in table.window.controller.scene.banners]  # noqa: E731
    table.until(lambda: any(title.startswith("Seat box: not plugged in") for title in told()))
    table.table.seat_box.plug()
    table.until(lambda: told() == [])
    table.until(lambda: table.table.seat_box.lamps[0] == BRASS)
