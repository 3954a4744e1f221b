"""The clock of the player to act: whose time it is, how much is left, and what is due."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

import pytest

from dealer.hand.state import Action
from dealer.night.entry import Entry
from dealer.rules.house import TimeOutRule
from dealer.table.commands import (
    BuyIn,
    Command,
    CorrectAction,
    PauseNight,
    Redo,
    Rename,
    SetRules,
    StartHand,
    TakeTime,
    TimeOut,
    Undo,
)
from dealer.table.events import Reverted
from tests.support.evening import Evening, an_evening
from tests.support.fake_clock import FakeClock
from tests.support.story import commands
from ui.clock.action_clock import ActionClock, Count, Due, RunOut, Warn


@dataclass
class Watched:
    """A table with its action clock; `pass_time` looks at it ten times a second and collects what is due."""

    evening: Evening
    seconds: FakeClock = field(default_factory=FakeClock)
    pressed_at: float | None = None
    dealing_seconds: float = 0.0

    def __post_init__(self) -> None:
        self.clock = ActionClock(
            now=self.seconds, held_since=lambda: self.pressed_at, dealing_seconds=self.dealing_seconds
        )
        self.clock.begin_anew(self.evening.state)
        self.clock.let_run(True)

    def do(self, command: Command) -> None:
        before = self.evening.state
        match command:
            case Undo():
                self.evening.undo()
                events = (Reverted(seq=1),)
            case Redo():
                self.evening.redo()
                events = (Reverted(seq=2),)
            case _:
                self.evening.do(command)
                _, events = self.evening.standing[-1]
        entry = Entry(seq=1, at="", source="", command=command, events=events)
        self.clock.follow(entry, before, self.evening.state)

    def tell(self, story: str) -> None:
        for command in commands(story):
            self.do(command)

    def pass_time(self, seconds: float) -> list[Due]:
        found = []
        for _ in range(round(seconds * 10)):
            self.seconds.advance(0.1)
            due = self.clock.look()
            if due is not None:
                found.append(due)
        return found

    @property
    def left(self) -> tuple[int, float] | None:
        left = self.clock.left
        return left and (left.seat, round(left.seconds, 1))


def watched(story: str = "", **rules: object) -> Watched:
    """Three players, Chitra in seat 3 is the first to act; 20 seconds unless `rules` say otherwise."""
    return Watched(an_evening(500, 500, 500, story=story, **{"clock_seconds": 20, **rules}))


def test_each_decision_has_its_full_time() -> None:
    table = watched()
    assert table.left == (3, 20.0)
    table.pass_time(12)
    assert table.left == (3, 8.0)
    table.tell("3 calls")
    assert table.left == (1, 20.0)


def test_a_clock_that_is_turned_off_or_set_anew_holds_at_once() -> None:
    table = watched()
    table.pass_time(12)
    table.do(SetRules(rules=replace(table.evening.state.rules, clock_seconds=None)))
    assert table.left is None
    assert table.pass_time(60) == []
    table.do(SetRules(rules=replace(table.evening.state.rules, clock_seconds=30)))
    assert table.left == (3, 30.0)


def test_nobody_to_act_no_clock() -> None:
    table = watched("3 calls, 1 calls, 2 checks")
    assert table.left is None
    assert not table.clock.ticking
    table.tell("flop")
    assert table.left == (1, 20.0)


def test_the_same_player_has_his_full_time_again_when_his_turn_comes_back() -> None:
    table = watched("3 folds")
    table.tell("1 calls, 2 checks, flop")
    table.pass_time(5)
    assert table.left == (1, 15.0)
    table.tell("1 checks, 2 bets 40")
    assert table.left == (1, 20.0)


def test_warnings_come_at_ten_and_at_five_seconds_once_each() -> None:
    table = watched()
    assert table.pass_time(9.9) == []
    assert table.pass_time(0.2) == [Warn(3, 10)]
    assert table.pass_time(4.8) == []
    assert table.pass_time(0.2) == [Warn(3, 5)]
    assert table.pass_time(4.5) == []


def test_a_look_that_comes_late_warns_of_what_is_left_only() -> None:
    table = watched()
    table.seconds.advance(16)
    assert table.clock.look() == Warn(3, 5)


def test_a_clock_of_ten_seconds_does_not_begin_with_a_warning() -> None:
    table = watched(clock_seconds=10)
    assert table.pass_time(4) == []
    assert table.pass_time(1.2) == [Warn(3, 5)]


def test_the_time_out_comes_when_the_grace_is_over() -> None:
    table = watched()
    table.pass_time(20.4)
    assert table.pass_time(0.2)[-1] == RunOut(3, False)
    assert table.left == (3, 0.0)


def test_a_tap_that_began_in_the_grace_goes_first() -> None:
    table = watched()
    table.pass_time(20.3)
    table.pressed_at = table.seconds()
    assert table.pass_time(1.5) == []
    table.tell("3 calls")
    assert table.left == (1, 20.0)


def test_a_tap_that_began_in_the_grace_and_was_no_action_holds_up_no_longer_than_it_lasts() -> None:
    table = watched()
    table.pass_time(20.3)
    table.pressed_at = table.seconds()
    assert table.pass_time(0.5) == []
    table.pressed_at = None
    assert table.pass_time(0.1) == [RunOut(3, False)]


def test_a_tap_that_began_after_the_grace_is_too_late() -> None:
    table = watched()
    table.seconds.advance(20.6)
    table.pressed_at = table.seconds()
    assert table.clock.look() == RunOut(3, False)


def test_a_sleeve_on_the_screen_does_not_stop_the_time_for_ever() -> None:
    table = watched()
    table.pass_time(15)
    table.pressed_at = table.seconds()
    assert table.pass_time(7.8) == []
    assert table.pass_time(0.3)[-1] == RunOut(3, False)


def test_while_it_stands_still_no_time_goes_by_and_nothing_is_due() -> None:
    table = watched()
    table.pass_time(9)
    table.clock.let_run(False)
    assert not table.clock.ticking
    assert table.pass_time(100) == []
    assert table.left == (3, 11.0)
    table.clock.let_run(True)
    assert table.pass_time(1.1) == [Warn(3, 10)]


def test_a_decision_that_comes_up_while_the_clock_stands_waits_with_its_full_time() -> None:
    table = watched()
    table.clock.let_run(False)
    table.tell("3 calls")
    table.pass_time(30)
    assert table.left == (1, 20.0)


def test_what_changes_nothing_about_the_decision_leaves_the_clock_as_it_is() -> None:
    table = watched()
    table.pass_time(12)
    for command in (Rename(seat=3, name="Chi"), PauseNight()):
        table.do(command)
    assert table.left == (3, 8.0)


def test_undo_redo_and_correction_give_the_full_time_again() -> None:
    table = watched()
    table.tell("3 calls")
    table.pass_time(12)
    table.do(Undo())
    assert table.left == (3, 20.0)
    table.pass_time(12)
    table.do(Redo())
    assert table.left == (1, 20.0)
    table.pass_time(12)
    table.do(CorrectAction(index=0, action=Action.RAISE, to_chips=60))
    assert table.left == (1, 20.0)


def test_a_time_out_that_is_taken_back_gives_the_full_time_again() -> None:
    table = watched()
    table.pass_time(20.6)
    table.do(TimeOut(seat=3))
    assert table.left == (1, 20.0)
    table.do(Undo())
    assert table.left == (3, 20.0)


def test_where_the_house_only_warns_nothing_more_comes_of_it() -> None:
    table = watched(time_out=TimeOutRule.WARN)
    table.pass_time(20.6)
    table.do(TimeOut(seat=3))
    assert table.left == (3, 0.0)
    assert not table.clock.ticking
    assert table.pass_time(5) == []


def test_a_called_clock_runs_25_seconds_and_is_counted_down_from_five() -> None:
    table = watched(clock_seconds=0)
    assert table.left is None
    decision = table.clock.call()
    assert decision is not None
    assert decision.seat == 3
    assert table.left == (3, 30.0)
    assert table.pass_time(24.9) == [Warn(3, 10)]
    assert table.pass_time(5.1) == [Count(5), Count(4), Count(3), Count(2), Count(1)]
    assert table.pass_time(0.6)[-1] == RunOut(3, True)


def test_calling_the_clock_never_gives_more_time() -> None:
    table = watched(clock_seconds=60)
    assert table.clock.can_be_called
    table.pass_time(30)
    assert not table.clock.can_be_called
    assert table.clock.call() is None
    assert table.left == (3, 30.0)


def test_the_clock_is_called_once_and_after_a_mere_warning_too() -> None:
    table = watched(time_out=TimeOutRule.WARN)
    assert not table.clock.can_be_called
    table.pass_time(20.6)
    table.do(TimeOut(seat=3))
    assert table.clock.call() is not None
    assert not table.clock.can_be_called
    assert table.left == (3, 30.0)


def test_a_called_clock_is_over_with_the_decision() -> None:
    table = watched(clock_seconds=0)
    table.clock.call()
    table.tell("3 calls")
    assert table.left is None
    assert table.clock.can_be_called


def test_time_out_of_the_bank_makes_the_clock_longer_and_undo_starts_it_anew() -> None:
    table = watched(time_bank_seconds=30)
    table.pass_time(15)
    table.do(TakeTime(seat=3))
    assert table.left == (3, 35.0)
    assert table.pass_time(25.1) == [Warn(3, 10)]
    table.do(Undo())
    assert table.left == (3, 20.0)
    table.do(Redo())
    assert table.left == (3, 50.0)


def test_time_taken_after_a_mere_warning_is_counted_from_then() -> None:
    table = watched(time_bank_seconds=30, time_out=TimeOutRule.WARN)
    table.pass_time(20.6)
    table.do(TimeOut(seat=3))
    table.pass_time(60)
    table.do(TakeTime(seat=3))
    assert table.left == (3, 30.0)
    assert table.pass_time(30.6)[-1] == RunOut(3, False)


def test_without_a_clock_nothing_is_ever_due() -> None:
    table = watched(clock_seconds=0, time_bank_seconds=30)
    table.do(TakeTime(seat=3))
    assert not table.clock.ticking
    assert table.pass_time(300) == []
    assert table.left is None


def test_a_hand_dealt_again_after_a_void_one_begins_with_the_full_time() -> None:
    table = watched()
    table.pass_time(12)
    table.tell("3 folds, 1 folds")
    assert table.left is None
    table.do(BuyIn(seat=1, chips=10))
    table.do(StartHand())
    assert table.left == (1, 20.0)


def test_a_ticking_clock_is_looked_at_five_times_a_second_and_when_the_grace_is_over() -> None:
    table = watched()
    assert table.clock.next_look_seconds() == pytest.approx(0.2)
    table.pass_time(20.4)
    assert table.clock.next_look_seconds() == pytest.approx(0.1)
    table.pass_time(0.2)
    assert table.clock.next_look_seconds() == pytest.approx(0.2)


def test_an_empty_table_has_no_clock() -> None:
    clock = ActionClock(now=FakeClock(), held_since=lambda: None)
    assert (clock.left, clock.call(), clock.look(), clock.can_be_called) == (None, None, None, False)
    clock.let_run(True)
    assert clock.next_look_seconds() == pytest.approx(0.2)


def test_nobody_pays_with_his_time_for_the_cards_that_are_still_being_dealt() -> None:
    table = Watched(an_evening(1000, 1000, 1000, clock_seconds=20, story=""), dealing_seconds=2.0)
    table.pass_time(6.0)
    assert table.clock.left is not None
    assert table.clock.left.seconds == pytest.approx(20.0)
    table.pass_time(5.0)
    assert table.clock.left.seconds == pytest.approx(15.0)


def test_only_the_first_decision_of_a_hand_waits_for_the_deal() -> None:
    table = Watched(an_evening(1000, 1000, 1000, clock_seconds=20, story=""), dealing_seconds=2.0)
    table.tell("3 calls")
    table.pass_time(5.0)
    assert table.clock.left is not None
    assert table.clock.left.seconds == pytest.approx(15.0)
