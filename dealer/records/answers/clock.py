"""Answers to `clock` rows: running out of time, time-outs in a row, a called clock."""

from __future__ import annotations

from dealer.records.answers.given import seconds
from dealer.records.errors import RecordError
from dealer.records.fields import Fields, array, chips, choice
from dealer.rules.clock import COUNTDOWN_SECONDS, DecisionClock, count_time_outs, sits_out, time_out
from dealer.rules.house import HouseRules, TimeOutRule

_ANY_BET = 1


def answer(given: Fields) -> dict[str, object]:
    """What a time-out does, when a player sits out, and whether an action came in time.

    Raises `RecordError`.
    """
    if "events" in given:
        return _in_a_row(given)
    if "action_at" in given:
        return _in_time(given)
    if "seconds" not in given:
        raise RecordError("MissingField", "events, action_at or seconds is missing")
    seconds(given["seconds"], "seconds")
    rule = choice(given.get("time_out", TimeOutRule.CHECK_OR_FOLD.value), "time_out", TimeOutRule)
    told: dict[str, object] = {
        "facing_bet": time_out(_ANY_BET, rule).value,
        "no_bet": time_out(0, rule).value,
    }
    if "to_call" in given or "facing" in given:
        owed = chips(given.get("to_call", given.get("facing")), "to_call")
        told["action"] = time_out(owed, rule).value
    return told


def _in_a_row(given: Fields) -> dict[str, object]:
    limit = chips(given.get("limit", HouseRules().time_outs_to_sit_out), "limit")
    count, out_after = 0, None
    for index, event in enumerate(array(given["events"], "events"), 1):
        count = count_time_outs(count, timed_out=event in ("timeout", "time-out", "time_out"))
        if out_after is None and sits_out(count, limit=limit):
            out_after = index
    return {
        "sitting_out": out_after is not None,
        "sitting_out_after": out_after,
        "counter": count,
        "counter_after_manual_action": count_time_outs(count, timed_out=False),
    }


def _in_time(given: Fields) -> dict[str, object]:
    clock = DecisionClock(
        started_at=0.0,
        seconds=seconds(given.get("seconds", 0), "seconds"),
        countdown_seconds=seconds(given.get("countdown", _usual_countdown(given)), "countdown"),
    )
    accepted = clock.accepts(seconds(given["action_at"], "action_at"))
    return {"accepted": accepted, "timed_out": not accepted, "runs_out_at": clock.runs_out_at}


def _usual_countdown(given: Fields) -> float:
    """A clock that another player called has a countdown, the table's own clock has none."""
    return COUNTDOWN_SECONDS if given.get("called") else 0.0
