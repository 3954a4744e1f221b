"""The clock of the player to act in the real window, on a clock that runs only when told to."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PyQt6.QtCore import QEvent, QObject, QPoint, QRect
from PyQt6.QtGui import QPaintEvent, QRegion
from PyQt6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from dealer.rules.house import HouseRules, Stakes, TimeOutRule
from dealer.table.commands import NewPlayer, OpenTable, PlaceButton, StartHand
from tests.support.fake_clock import FakeClock
from tests.support.finger import Finger
from tests.support.heard import Heard
from ui.announcer import Announcer
from ui.app import make_window
from ui.press_guard import PressGuard
from ui.views import ClockView, RaiseView, StepBarView, TableView

STAKES = Stakes(small_blind_chips=10, big_blind_chips=20)
NAMES = ("Asha", "Ben", "Chitra", "Dev")
Playing = Callable[..., Finger]


def opening(**rules: object) -> OpenTable:
    players = tuple(NewPlayer(seat=s, name=name, stack_chips=2000) for s, name in enumerate(NAMES, 1))
    house = HouseRules(**{"clock_seconds": 20, **rules})  # type: ignore[arg-type]
    return OpenTable(rules=house, stakes=STAKES, players=players)


@pytest.fixture
def playing(qapp: QApplication, tmp_path: Path) -> Iterator[Playing]:
    """Four players, Dev in seat 4 is the first to act; 20 seconds unless the rules say otherwise."""
    assert qapp is not None
    fingers: list[Finger] = []

    def begin(**rules: object) -> Finger:
        finger = Finger(tmp_path)
        fingers.append(finger)
        finger.window.controller.begin(opening(**rules), PlaceButton(seat=1), StartHand())
        finger.settle()
        finger.clock.advance(1.0)
        return finger

    yield begin
    for finger in fingers:
        finger.close()


@pytest.fixture
def heard() -> Heard:
    return Heard()


def to_act(finger: Finger) -> int | None:
    assert finger.state.hand is not None
    return finger.state.hand.to_act


def left(finger: Finger) -> tuple[int, int] | None:
    """Whose time it is, and how many seconds of it are left."""
    time = finger.window.controller.clock.left
    return time and (time.seat, round(time.seconds))


def shown(finger: Finger) -> ClockView | None:
    view = finger.window.stage.view
    assert view is not None
    assert isinstance(view.screen, TableView | RaiseView)
    return view.screen.clock


def test_the_window_shows_the_time_left_of_the_player_to_act(playing: Playing) -> None:
    finger = playing()
    finger.pass_time(4.0)
    view = shown(finger)
    assert view is not None
    assert (view.seat, view.figure, view.urgent) == (4, "15", False)
    finger.pass_time(6.0)
    view = shown(finger)
    assert view is not None
    assert (view.figure, view.urgent) == ("9", True)
    assert finger.button("clock").accessibleName() == "9 seconds left for Dev"


def test_time_runs_out_with_warnings_cues_and_what_the_rules_say(playing: Playing, heard: Heard) -> None:
    finger = playing()
    finger.window.controller.announcer = Announcer(heard)
    finger.pass_time(20.0)
    assert heard.since() == [
        "(ten)",
        "Dev, ten seconds.",
        "(five)",
        "Dev, five seconds.",
        "(time)",
        "Time. Dev's hand is folded.",
        "Asha. 20 to call, minimum raise to 40.",
    ]
    assert to_act(finger) == 1
    assert left(finger) == (1, 20)


def test_a_time_out_is_taken_back_by_one_tap_and_the_player_has_his_full_time(playing: Playing) -> None:
    finger = playing()
    finger.pass_time(20.0)
    assert to_act(finger) == 1
    finger.press("undo")
    assert to_act(finger) == 4
    assert left(finger) == (4, 20)
    finger.press("redo")
    assert to_act(finger) == 1
    assert left(finger) == (1, 20)


def test_two_time_outs_in_a_row_sit_the_player_out(playing: Playing) -> None:
    finger = playing(time_outs_to_sit_out=1)
    finger.pass_time(20.0)
    dev = finger.state.seat(4)
    assert dev is not None
    assert dev.away


def test_a_tap_that_began_in_the_grace_wins_over_the_time_out(playing: Playing) -> None:
    finger = playing()
    finger.pass_time(19.2)
    finger.hold("call")
    finger.pass_time(1.4)
    assert to_act(finger) == 4
    finger.let_go("call")
    assert to_act(finger) == 1
    assert finger.state.hand is not None
    assert finger.state.hand.player(4).street_chips == 20


def test_a_tap_that_began_after_the_grace_does_nothing_for_anybody(playing: Playing) -> None:
    finger = playing()
    finger.pass_time(19.0)
    finger.clock.advance(0.6)
    finger.hold("call")
    finger.pass_time(0.2)
    assert to_act(finger) == 1
    finger.clock.advance(1.0)
    finger.let_go("call")
    assert to_act(finger) == 1
    assert finger.state.hand is not None
    assert finger.state.hand.player(4).folded


def test_a_tap_just_after_the_time_out_is_not_the_next_players(playing: Playing) -> None:
    finger = playing()
    finger.pass_time(19.6)
    assert to_act(finger) == 1
    finger.clock.advance(0.1)
    finger.tap("call")
    finger.settle()
    assert to_act(finger) == 1


def test_the_time_runs_on_while_the_amount_of_a_raise_is_entered(playing: Playing) -> None:
    finger = playing()
    finger.press("raise")
    finger.pass_time(4.0)
    view = shown(finger)
    assert view is not None
    assert view.figure == "14"
    finger.pass_time(15.0)
    assert to_act(finger) == 1
    assert not finger.has("raise_confirm")


def test_the_time_runs_on_while_a_fold_is_asked_about(playing: Playing) -> None:
    finger = playing()
    finger.press("call", "call", "call")
    finger.press("fold")
    assert finger.has("fold_anyway")
    finger.pass_time(20.0)
    assert finger.state.hand is not None
    assert not finger.state.hand.player(3).folded
    assert finger.has("deal")


@pytest.mark.parametrize(("opened", "closed"), [("menu", "back"), ("seat_2", "back"), ("clock", "back")])
def test_the_time_stands_still_while_the_host_is_busy(playing: Playing, opened: str, closed: str) -> None:
    finger = playing()
    finger.pass_time(4.0)
    finger.press(opened)
    before = left(finger)
    finger.pass_time(60.0)
    assert left(finger) == before
    finger.press(closed)
    assert to_act(finger) == 4
    finger.pass_time(2.0)
    assert left(finger) == (4, 12)


def test_a_pause_stops_clock_and_voice_and_one_tap_goes_on(playing: Playing, heard: Heard) -> None:
    finger = playing()
    finger.window.controller.announcer = Announcer(heard)
    finger.pass_time(4.0)
    finger.press("menu", "pause")
    assert heard.since() == ["(hush)", "The night is paused."]
    view = finger.window.stage.view
    assert view is not None
    assert isinstance(view.screen, TableView)
    assert isinstance(view.screen.bar, StepBarView)
    assert view.screen.bar.sentence == "The night is paused. It is Dev's turn."
    assert not {"fold", "call", "raise", "clock"} & finger.names()
    finger.pass_time(600.0)
    assert heard.since() == []
    finger.press("go_on")
    assert heard.since() == ["The night goes on.", "Dev. 20 to call, minimum raise to 40."]
    assert left(finger) == (4, 14)


def test_chips_are_bought_silently_while_the_night_is_paused(playing: Playing, heard: Heard) -> None:
    finger = playing()
    finger.press("fold", "fold", "fold", "menu", "pause")
    finger.window.controller.announcer = Announcer(heard)
    finger.press("seat_2", "rebuy", "key_5", "key_00", "entry_confirm")
    ben = finger.state.seat(2)
    assert ben is not None
    assert ben.bought_chips == 2500
    assert finger.state.paused
    assert heard.since() == ["(hush)"]


def test_the_start_screen_stops_the_clock_and_so_does_a_restart(playing: Playing, tmp_path: Path) -> None:
    finger = playing()
    finger.pass_time(4.0)
    finger.press("menu", "leave_table")
    finger.pass_time(60.0)
    finger.press("resume")
    assert left(finger) == (4, 14)
    finger.close()
    again = Finger(tmp_path)
    again.pass_time(60.0)
    assert to_act(again) == 4
    again.press("resume")
    assert left(again) == (4, 20)
    again.pass_time(2.0)
    assert left(again) == (4, 18)
    again.close()


def test_a_called_clock_is_two_taps_and_is_counted_down(playing: Playing, heard: Heard) -> None:
    finger = playing(clock_seconds=0)
    assert not finger.has("clock")
    finger.window.controller.announcer = Announcer(heard)
    finger.taps = 0
    finger.press("seat_4", "call_clock")
    assert finger.taps == 2
    assert heard.since() == ["The clock is called. Dev, 25 seconds."]
    finger.pass_time(30.6)
    assert [line for line in heard.since() if line != "(hush)"] == [
        "(ten)",
        "Dev, ten seconds.",
        "Five.",
        "Four.",
        "Three.",
        "Two.",
        "One.",
        "(time)",
        "Time. Dev's hand is folded.",
        "Asha. 20 to call, minimum raise to 40.",
    ]
    assert left(finger) is None


def test_a_tie_goes_to_the_player_of_a_called_clock(playing: Playing) -> None:
    finger = playing(clock_seconds=0)
    finger.press("seat_4", "call_clock")
    finger.pass_time(30.0)
    finger.tap("call")
    finger.settle()
    assert finger.state.hand is not None
    assert finger.state.hand.player(4).street_chips == 20


def test_where_the_house_only_warns_the_clock_is_called_after_the_warning(playing: Playing) -> None:
    finger = playing(time_out=TimeOutRule.WARN)
    finger.pass_time(60.0)
    assert to_act(finger) == 4
    view = shown(finger)
    assert view is not None
    assert (view.figure, view.urgent) == ("0", True)
    finger.press("clock", "call_clock")
    finger.pass_time(31.0)
    assert to_act(finger) == 1


def test_time_out_of_the_bank_is_kept_over_undo_and_restart(playing: Playing, tmp_path: Path) -> None:
    finger = playing(time_bank_seconds=45)
    finger.press("clock", "take_time")
    assert left(finger) == (4, 48)
    finger.press("undo")
    assert left(finger) == (4, 20)
    finger.press("clock")
    assert finger.button("take_time").accessibleName() == "Takes 30 s more 45 s in his bank"
    finger.press("take_time")
    finger.close()
    again = Finger(tmp_path)
    again.press("resume", "clock", "take_time")
    assert left(again) == (4, 34)
    again.press("clock")
    assert not again.has("take_time")
    again.close()


def test_taking_time_leaves_the_amount_that_is_being_entered(playing: Playing) -> None:
    finger = playing(time_bank_seconds=45)
    finger.press("raise", "key_8", "key_0", "clock", "take_time")
    finger.press("raise_confirm")
    assert finger.state.hand is not None
    assert finger.state.hand.player(4).street_chips == 80


def test_a_mere_warning_leaves_the_amount_that_is_being_entered(playing: Playing) -> None:
    finger = playing(time_out=TimeOutRule.WARN)
    finger.press("raise", "key_8", "key_0")
    finger.pass_time(30.0)
    finger.press("raise_confirm")
    assert finger.state.hand is not None
    assert finger.state.hand.player(4).street_chips == 80


class Painted(QObject):
    """Notes what is painted of a window from now on, in its own pixels."""

    def __init__(self, window: QWidget) -> None:
        super().__init__()
        self.window = window
        self.area = QRegion()
        for widget in window.findChildren(QWidget):
            widget.installEventFilter(self)

    def eventFilter(self, watched: QObject | None, event: QEvent | None) -> bool:  # noqa: N802
        if isinstance(event, QPaintEvent) and isinstance(watched, QWidget):
            self.area += event.region().translated(watched.mapTo(self.window, QPoint(0, 0)))
        return False


def test_a_tick_paints_the_places_of_the_clock_only(playing: Playing) -> None:
    finger = playing()
    finger.pass_time(3.0)
    painted = Painted(finger.window)
    places = QRegion()
    for place in (finger.button("clock"), finger.button("seat_4")):
        places += QRect(place.mapTo(finger.window, QPoint(0, 0)), place.size())
    finger.pass_time(1.0)
    assert not painted.area.isEmpty()
    assert painted.area.subtracted(places).isEmpty()


def test_without_a_clock_no_timer_runs_and_nothing_is_painted(playing: Playing) -> None:
    finger = playing(clock_seconds=0)
    painted = Painted(finger.window)
    finger.pass_time(2.0)
    assert painted.area.isEmpty()
    assert not finger.window.controller.clock.ticking


def test_the_window_looks_at_a_running_clock_by_itself_and_at_no_other(tmp_path: Path, qtbot: QtBot) -> None:
    seconds = FakeClock()
    guard = PressGuard(clock=seconds)
    window = make_window(data=tmp_path, full_screen=False, guard=guard, dealing_seconds=0.0)
    window.show()
    controller = window.controller
    controller.begin(opening(), PlaceButton(seat=1), StartHand())
    qtbot.waitUntil(lambda: controller.clock.ticking)
    seconds.advance(20.6)
    qtbot.waitUntil(lambda: controller.state.hand is not None and controller.state.hand.to_act == 1)
    assert window.looks_at_clock
    controller.clock.let_run(False)
    window.show_now()
    assert not window.looks_at_clock
    window.close()
