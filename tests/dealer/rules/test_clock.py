from __future__ import annotations

import pytest

from dealer.rules.clock import (
    DecisionClock,
    TimeOut,
    called_clock,
    count_time_outs,
    sits_out,
    time_out,
    time_to_take,
)
from dealer.rules.house import TimeOutRule


def test_running_out_of_time_checks_if_free_and_folds_otherwise() -> None:
    assert time_out(0, TimeOutRule.CHECK_OR_FOLD) is TimeOut.CHECK
    assert time_out(40, TimeOutRule.CHECK_OR_FOLD) is TimeOut.FOLD
    assert time_out(40, TimeOutRule.WARN) is TimeOut.WARN


def test_two_time_outs_in_a_row_sit_a_player_out_and_acting_clears_them() -> None:
    count = count_time_outs(0, timed_out=True)
    assert not sits_out(count, limit=2)
    assert sits_out(count_time_outs(count, timed_out=True), limit=2)
    assert count_time_outs(count, timed_out=False) == 0
    assert not sits_out(9, limit=0)


@pytest.mark.parametrize(
    ("now", "remaining", "counting", "out"),
    [
        (100.0, 30.0, False, False),
        (125.0, 5.0, True, False),
        (130.0, 0.0, True, False),
        (130.1, 0.0, False, True),
    ],
)
def test_a_called_clock_runs_25_seconds_and_counts_down_5(
    now: float, remaining: float, counting: bool, out: bool
) -> None:
    clock = called_clock(100.0)
    assert (clock.remaining_seconds(now), clock.in_countdown(now), clock.has_run_out(now)) == (
        remaining,
        counting,
        out,
    )


@pytest.mark.parametrize(("used", "taken"), [(0, 30), (30, 30), (60, 15), (75, 0), (90, 0)])
def test_the_time_bank_is_taken_thirty_seconds_at_a_time_until_it_is_empty(used: int, taken: int) -> None:
    assert time_to_take(75, used) == taken


def test_a_tap_that_began_within_half_a_second_wins_over_the_time_out() -> None:
    clock = DecisionClock(started_at=0.0, seconds=20.0)
    assert clock.accepts(20.0)
    assert clock.accepts(20.5)
    assert not clock.accepts(20.51)
