"""Touches about time."""

from __future__ import annotations

from dealer.table import commands
from tests.support.hosting import a_host
from ui import intents
from ui.react.reaction import Effect


def test_the_clock_is_called_on_the_player_to_act_only() -> None:
    host = a_host(500, 500, 500)
    host.tap(intents.TapSeat(3), intents.CallClock(3))
    assert host.reaction.effect is Effect.CALL_CLOCK
    assert host.desk.seat_menu is None
    host.tap(intents.CallClock(1))
    assert host.reaction.effect is None


def test_calling_the_clock_leaves_the_amount_that_is_being_entered() -> None:
    host = a_host(500, 500, 500)
    host.tap(intents.OpenRaise(), intents.PressKey("4"), intents.TapSeat(3), intents.CallClock(3))
    assert host.desk.sheet is not None


def test_time_is_taken_out_of_the_bank() -> None:
    host = a_host(500, 500, 500, time_bank_seconds=60)
    host.tap(intents.TakeTime(3))
    assert host.reaction.command == commands.TakeTime(seat=3)
    seat = host.evening.state.seat(3)
    assert seat is not None
    assert seat.time_used_seconds == 30


def test_the_night_is_paused_from_the_menu_and_goes_on_by_one_tap() -> None:
    host = a_host(500, 500, 500)
    host.tap(intents.OpenMenu())
    host.press("pause")
    assert host.evening.state.paused
    assert not host.has("pause")
    host.press("go_on")
    assert not host.evening.state.paused
    assert host.has("call")


def test_while_the_night_is_paused_no_touch_from_elsewhere_is_an_action() -> None:
    host = a_host(500, 500, 500)
    host.tap(intents.Pause(), intents.CheckOrCall())
    assert host.desk.refusal == "The night is paused: let it go on first."
    host.tap(intents.Deal(), intents.OpenRaise())
    assert host.evening.state.paused
    assert host.has("go_on")
    host.tap(intents.GoOn())
    assert host.has("call")
