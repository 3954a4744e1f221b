"""The clock of a decision: running out of time, and the time-outs that sit a player out (TDA 29; house).

Times are seconds on one monotonic clock. A tie goes to the player.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from dealer.rules.house import TimeOutRule

GRACE_SECONDS: Final = 0.5
"""How long after the end of his time a player's own tap still wins, if it began by then."""
CALLED_SECONDS: Final = 25.0
COUNTDOWN_SECONDS: Final = 5.0
MOST_TAKEN_SECONDS: Final = 30
"""So much of his time bank a player takes at once, if he has it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DecisionClock:
    """The time for one decision, begun at `started_at`: `seconds` and then a spoken countdown."""

    started_at: float
    seconds: float
    countdown_seconds: float = 0.0

    @property
    def runs_out_at(self) -> float:
        """The last moment that is still in time."""
        return self.started_at + self.seconds + self.countdown_seconds

    def remaining_seconds(self, now: float) -> float:
        """What is left at `now`, never below 0."""
        return max(0.0, self.runs_out_at - now)

    def in_countdown(self, now: float) -> bool:
        """Whether the last seconds are being counted at `now`."""
        return self.started_at + self.seconds <= now <= self.runs_out_at

    def has_run_out(self, now: float) -> bool:
        """Whether the time is over; at the very end it is not."""
        return now > self.runs_out_at

    def accepts(self, began_at: float) -> bool:
        """Whether an action that began then wins over the time-out: in time or within the grace after it."""
        return began_at <= self.runs_out_at + GRACE_SECONDS


def called_clock(called_at: float) -> DecisionClock:
    """The clock that another player calls: 25 seconds, then a countdown of 5 (TDA 29)."""
    return DecisionClock(started_at=called_at, seconds=CALLED_SECONDS, countdown_seconds=COUNTDOWN_SECONDS)


class TimeOut(Enum):
    """What happens to a player whose time has run out."""

    CHECK = "check"
    FOLD = "fold"
    WARN = "warn"


def time_out(to_call_chips: int, rule: TimeOutRule) -> TimeOut:
    """Check if that is free, else fold; only a warning where the house says so."""
    if rule is TimeOutRule.WARN:
        return TimeOut.WARN
    return TimeOut.FOLD if to_call_chips else TimeOut.CHECK


def time_to_take(bank_seconds: int, used_seconds: int) -> int:
    """What a player who has used so much of his time bank may take now, in seconds; 0 where it is empty."""
    return max(0, min(MOST_TAKEN_SECONDS, bank_seconds - used_seconds))


def count_time_outs(in_a_row: int, *, timed_out: bool) -> int:
    """A player's time-outs in a row after one more decision, across hands; acting himself clears them."""
    return in_a_row + 1 if timed_out else 0


def sits_out(in_a_row: int, *, limit: int) -> bool:
    """Whether that many time-outs in a row sit the player out; a `limit` of 0 never does."""
    return 0 < limit <= in_a_row
