"""How the time left, the time bank and the pause are shown."""

from __future__ import annotations

from dataclasses import replace

import pytest

from dealer.rules.house import TimeOutRule
from dealer.table.commands import PauseNight, TakeTime
from dealer.words.english import ENGLISH
from tests.support.hosting import Host, a_host, buttons_of
from ui import intents
from ui.clock.action_clock import TimeLeft
from ui.desk.pages import RulesPage
from ui.present.clock import clock_view, with_clock
from ui.present.rules_card import rules_view
from ui.present.window import window_view
from ui.views import ClockView, RaiseView, SeatState, StepBarView, TableView, TurnBarView

LEFT = TimeLeft(seat=3, seconds=20.0, share=1.0, running=True, called=False)


def shown(host: Host, seconds: float, *, called: bool = False) -> ClockView:
    left = replace(LEFT, seconds=seconds, share=seconds / 20, called=called)
    view = clock_view(left, host.evening.state, ENGLISH)
    assert view is not None
    return view


def test_the_figure_is_whole_seconds_and_the_last_one_is_one() -> None:
    host = a_host(500, 500, 500)
    assert [shown(host, left).figure for left in (20.0, 19.9, 10.1, 0.2, 0.0)] == ["20", "20", "11", "1", "0"]
    assert shown(host, 20.0).says == "20 seconds left for Chitra"


def test_the_last_ten_seconds_and_a_called_clock_are_large() -> None:
    host = a_host(500, 500, 500)
    assert [shown(host, left).urgent for left in (10.1, 10.0)] == [False, True]
    assert shown(host, 18.0, called=True).urgent


def test_no_time_no_clock() -> None:
    assert clock_view(None, a_host(500, 500).evening.state, ENGLISH) is None


@pytest.mark.parametrize("touched", [(), (intents.OpenRaise(),)])
def test_when_only_time_goes_by_all_else_is_the_same_object(touched: tuple[intents.Intent, ...]) -> None:
    host = a_host(500, 500, 500)
    host.tap(*touched)
    before = window_view(replace(host.scene, clock=shown(host, 14.0)))
    after = with_clock(before, shown(host, 13.0))
    assert isinstance(before.screen, TableView | RaiseView)
    assert isinstance(after.screen, TableView | RaiseView)
    assert after.screen.clock == shown(host, 13.0)
    assert after.screen.top is before.screen.top
    assert replace(after.screen, clock=before.screen.clock) == before.screen


def test_where_no_clock_is_shown_none_appears_by_itself() -> None:
    host = a_host(500, 500, 500)
    view = window_view(host.scene)
    assert with_clock(view, shown(host, 13.0)) is view


def test_a_paused_night_offers_nothing_but_the_way_on() -> None:
    host = a_host(500, 500, 500)
    host.evening.do(PauseNight())
    table = window_view(replace(host.scene, clock=shown(host, 14.0))).screen
    assert isinstance(table, TableView)
    assert isinstance(table.bar, StepBarView)
    assert table.bar.sentence == "The night is paused. It is Chitra's turn."
    assert [b.name for b in buttons_of(table.bar)] == ["go_on"]
    assert table.clock is None
    assert [(s.state, s.word) for s in table.seats if s.seat == 3] == [(SeatState.IN_HAND, "to act")]


def test_an_open_raise_sheet_gives_way_to_the_pause() -> None:
    host = a_host(500, 500, 500)
    host.tap(intents.OpenRaise())
    host.evening.do(PauseNight())
    assert isinstance(host.screen, TableView)


def test_a_showdown_is_paused_too() -> None:
    host = a_host(
        500, 500, story="2 calls, 1 checks, flop, 1 checks, 2 checks, turn, 1 checks, 2 checks, river"
    )
    host.evening.tell("1 checks, 2 checks")
    host.evening.do(PauseNight())
    assert isinstance(host.screen, TableView)
    assert isinstance(host.screen.bar, StepBarView)
    assert host.screen.bar.sentence == "The night is paused."


def offered(host: Host, seat: int, *, clock: bool, callable_now: bool) -> list[tuple[str, str]]:
    """What the sheet of this seat offers about time."""
    host.tap(intents.TapSeat(seat))
    scene = replace(host.scene, clock=shown(host, 15.0) if clock else None, clock_can_be_called=callable_now)
    found = [b for b in buttons_of(window_view(scene).overlay) if b.name in ("take_time", "call_clock")]
    host.tap(intents.Back())
    return [(getattr(b, "text", ""), getattr(b, "detail", "")) for b in found]


def test_the_sheet_of_the_player_to_act_offers_his_bank_and_the_clock() -> None:
    host = a_host(500, 500, 500, time_bank_seconds=50, clock_seconds=60)
    assert offered(host, 3, clock=True, callable_now=True) == [
        ("Takes 30 s more", "50 s in his bank"),
        ("Call the clock", "25 s, then a count of five"),
    ]
    assert offered(host, 1, clock=True, callable_now=True) == []


def test_what_changes_nothing_is_not_offered() -> None:
    host = a_host(500, 500, 500, time_bank_seconds=50)
    assert offered(host, 3, clock=True, callable_now=False) == [("Takes 30 s more", "50 s in his bank")]
    host.evening.do(TakeTime(seat=3))
    assert offered(host, 3, clock=True, callable_now=False) == [("Takes 20 s more", "20 s in his bank")]
    host.evening.do(TakeTime(seat=3))
    assert offered(host, 3, clock=True, callable_now=False) == []
    assert offered(host, 3, clock=False, callable_now=False) == []


def test_the_bank_is_of_no_use_where_no_time_runs() -> None:
    host = a_host(500, 500, 500, time_bank_seconds=50)
    assert offered(host, 3, clock=False, callable_now=True) == [
        ("Call the clock", "25 s, then a count of five")
    ]


def test_while_the_night_is_paused_nothing_is_done_about_time() -> None:
    host = a_host(500, 500, 500, time_bank_seconds=50)
    host.evening.do(PauseNight())
    assert offered(host, 3, clock=True, callable_now=True) == []


def test_the_turn_has_its_clock_and_the_dealers_step_has_none() -> None:
    host = a_host(500, 500, 500)
    table = window_view(replace(host.scene, clock=shown(host, 14.0))).screen
    assert isinstance(table, TableView)
    assert isinstance(table.bar, TurnBarView)
    assert table.clock is not None
    host.evening.tell("3 folds, 1 calls, 2 checks")
    assert isinstance(host.screen, TableView)
    assert host.screen.clock is None


def told(**rules: object) -> list[str]:
    """The first sentence of each line of the house rules that is about time."""
    host = a_host(500, 500, **rules)
    texts = [line.text for line in rules_view(host.scene, RulesPage()).lines]
    return [text.split(". ")[0] for text in texts if "seconds" in text or "time runs out" in text]


CALLED = "Anybody may call the clock: 25 seconds, then a count of five"


def test_the_house_rules_tell_of_clock_bank_and_called_clock() -> None:
    assert told() == [CALLED]
    assert told(clock_seconds=20, time_bank_seconds=60) == [
        "20 seconds to act; then a check if that is free, else a fold.",
        "A player whose time runs out two times in a row sits out.",
        "Each player may take 60 more seconds a night, 30 at a time.",
        CALLED,
    ]
    assert told(clock_seconds=20, time_out=TimeOutRule.WARN) == [
        "20 seconds to act; then only a warning.",
        CALLED,
    ]
