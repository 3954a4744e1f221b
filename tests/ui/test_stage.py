from __future__ import annotations

from dataclasses import replace

import pytest
from PyQt6.QtCore import Qt
from PyQt6.QtTest import QTest

from tests.support.fake_clock import FakeClock
from tests.support.sample_views import FOLD_QUESTION, MENU_SHEET, RAISE, SIDE_POTS, ten_handed, turn_bar
from tests.support.widgets import buttons_in, press
from tests.ui.conftest import ShowWindow
from ui import intents
from ui.stage import Stage
from ui.theme import DAY
from ui.views import ButtonView, WindowView


@pytest.fixture
def heard() -> list[object]:
    return []


@pytest.fixture
def table(show_window: ShowWindow, heard: list[object]) -> Stage:
    stage = show_window(WindowView(screen=ten_handed(), moment=1))
    stage.intent.connect(heard.append)
    return stage


def test_buttons_and_seats_say_what_was_tapped(table: Stage, heard: list[object]) -> None:
    for name in ("fold", "call", "raise", "undo", "menu", "seat_7"):
        press(table, name)
    assert heard == [
        intents.Fold(),
        intents.CheckOrCall(),
        intents.OpenRaise(),
        intents.Undo(),
        intents.OpenMenu(),
        intents.TapSeat(7),
    ]


def test_a_double_tap_120_ms_apart_acts_once(table: Stage, heard: list[object], clock: FakeClock) -> None:
    press(table, "call")
    table.render(WindowView(screen=ten_handed(bar=turn_bar("Pat")), moment=2))
    clock.advance(0.12)
    press(table, "call")
    assert heard == [intents.CheckOrCall(), intents.PressTooSoon()]
    clock.advance(0.2)
    press(table, "call")
    assert heard[-1] == intents.CheckOrCall()


def test_a_press_under_which_the_turn_passes_is_no_action_of_the_next_player(
    table: Stage, heard: list[object], clock: FakeClock
) -> None:
    call = next(button for button in buttons_in(table) if button.objectName() == "call")
    QTest.mousePress(call, Qt.MouseButton.LeftButton)
    table.render(WindowView(screen=ten_handed(bar=turn_bar("Pat")), moment=2))
    clock.advance(1.0)
    QTest.mouseRelease(call, Qt.MouseButton.LeftButton)
    assert heard == [intents.PressTooSoon()]
    press(table, "call")
    assert heard[-1] == intents.CheckOrCall()


def test_a_second_tap_on_raise_does_not_confirm_the_sheet_that_came_up(
    table: Stage, heard: list[object], clock: FakeClock
) -> None:
    table.render(WindowView(screen=RAISE, moment=1))
    clock.advance(0.1)
    press(table, "raise_confirm")
    assert heard == [intents.PressTooSoon()]


def test_typing_an_amount_is_never_held_up(table: Stage, heard: list[object], clock: FakeClock) -> None:
    table.render(WindowView(screen=RAISE, moment=1))
    clock.advance(0.5)
    for amount in ("2", "26", "260"):
        press(table, "key_2")
        table.render(WindowView(screen=replace(RAISE, amount=amount), moment=1))
    assert heard == [intents.PressKey("2")] * 3


def test_the_ticking_clock_does_not_hold_up_the_bar(table: Stage, heard: list[object]) -> None:
    table.render(WindowView(screen=ten_handed(clock=None), moment=1))
    press(table, "call")
    assert heard == [intents.CheckOrCall()]


def test_an_overlay_takes_the_touch_and_leaves_the_screen_as_it_was(
    table: Stage, heard: list[object], clock: FakeClock
) -> None:
    table.render(WindowView(screen=ten_handed(), overlay=FOLD_QUESTION, moment=1))
    clock.advance(0.5)
    assert [button.objectName() for button in buttons_in(table)] == ["fold_anyway", "check"]
    press(table, "fold_anyway")
    assert heard == [intents.FoldAnyway()]
    table.render(WindowView(screen=ten_handed(), moment=1))
    clock.advance(0.5)
    press(table, "call")
    assert heard[-1] == intents.CheckOrCall()


def test_one_overlay_replaces_another(table: Stage) -> None:
    table.render(WindowView(screen=ten_handed(), overlay=MENU_SHEET, moment=1))
    table.render(WindowView(screen=ten_handed(), overlay=FOLD_QUESTION, moment=1))
    assert {button.objectName() for button in buttons_in(table)} == {"fold_anyway", "check"}


def test_a_button_that_is_not_enabled_takes_no_press(table: Stage, heard: list[object]) -> None:
    closed = replace(
        turn_bar(), call=ButtonView(name="call", text="Call", intent=intents.CheckOrCall(), enabled=False)
    )
    table.render(WindowView(screen=ten_handed(bar=closed), moment=1))
    press(table, "call")
    assert heard == []


def test_where_nothing_is_to_be_raised_no_button_stands_but_the_reason(table: Stage) -> None:
    table.render(WindowView(screen=ten_handed(bar=turn_bar(reason="Call or fold.")), moment=1))
    assert "raise" not in {button.objectName() for button in buttons_in(table)}


def test_call_does_not_move_when_there_is_nothing_to_raise(table: Stage) -> None:
    def call_rect() -> object:
        return next(b for b in buttons_in(table) if b.objectName() == "call").geometry()

    before = call_rect()
    table.render(WindowView(screen=ten_handed(bar=turn_bar(reason="Call or fold.")), moment=1))
    assert call_rect() == before


def test_other_seats_and_pots_come_with_the_next_view(table: Stage) -> None:
    table.render(WindowView(screen=SIDE_POTS, moment=2))
    names = {button.objectName() for button in buttons_in(table)}
    assert {name for name in names if name.startswith("seat_")} == {f"seat_{n}" for n in range(1, 8)}


def test_turning_the_screen_keeps_everything_in_reach(table: Stage) -> None:
    table.resize(720, 1280)
    for button in buttons_in(table):
        assert table.rect().contains(button.geometry().translated(button.parentWidget().pos()))


def test_day_and_night_draw_the_same_view_differently(table: Stage) -> None:
    night = table.grab().toImage()
    table.set_theme(DAY)
    assert table.grab().toImage() != night
