"""The action clock of a night: follows the table from decision to decision, and says what is due."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from dealer.hand.state import Hand, Street
from dealer.night.entry import Entry
from dealer.rules.clock import COUNTDOWN_SECONDS, GRACE_SECONDS, DecisionClock
from dealer.table.commands import Redo, Undo
from dealer.table.events import HandRewritten, TimedOut
from dealer.table.state import TableState
from ui.clock.decision import Decision, decision_of
from ui.clock.turn_clock import TurnClock

TICK_SECONDS: Final = 0.2
"""A running clock is looked at so often."""
LONGEST_PRESS_SECONDS: Final = 3.0
"""A finger, or a sleeve, that rests on the screen holds the time-out up no longer."""
DEALING_SECONDS: Final = 2.0
"""Before the first decision of a hand each player is dealt two cards: so long for each of them."""
WARNINGS: Final = (10, 5)
"""The seconds at which the player is warned."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TimeLeft:
    """The time of the player in `seat`: `seconds` and the `share` of it from 1 to 0.

    It is not `running` while it stands still and after a mere warning. `called` is TDA 29's clock.
    """

    seat: int
    seconds: float
    share: float
    running: bool
    called: bool


@dataclass(frozen=True, slots=True)
class Warn:
    """The player in `seat` has `seconds` left."""

    seat: int
    seconds: int


@dataclass(frozen=True, slots=True)
class Count:
    """The last seconds of a called clock: `seconds` are left."""

    seconds: int


@dataclass(frozen=True, slots=True)
class RunOut:
    """The time of the player in `seat` is over, and no tap of his is on its way."""

    seat: int
    called: bool


Due = Warn | Count | RunOut


class ActionClock:
    """Keeps the clock of the decision that the table waits for. Main thread only.

    `now` are seconds that only run forward; `held_since` is when the press began that is still down. The
    first decision of a hand waits `dealing_seconds` for each player dealt in.
    """

    def __init__(
        self,
        *,
        now: Callable[[], float],
        held_since: Callable[[], float | None],
        dealing_seconds: float = DEALING_SECONDS,
    ) -> None:
        self._now = now
        self._dealing_seconds = dealing_seconds
        self._held_since = held_since
        self._runs = False
        self._clock: TurnClock | None = None
        self._told_seconds = 0.0

    @property
    def ticking(self) -> bool:
        """Whether it has to be looked at again and again."""
        return self._clock is not None and self._clock.ticking

    @property
    def left(self) -> TimeLeft | None:
        """The time of the player to act; ``None`` where nobody is, or no clock."""
        clock, now = self._clock, self._now()
        if clock is None or clock.time is None:
            return None
        return TimeLeft(
            seat=clock.decision.seat,
            seconds=clock.remaining_seconds(now),
            share=clock.share(now),
            running=clock.ticking,
            called=clock.called,
        )

    @property
    def can_be_called(self) -> bool:
        """Whether calling the clock now would change anything."""
        return self._clock is not None and self._clock.callable_at(self._now())

    def next_look_seconds(self) -> float:
        """In how many seconds a ticking clock has something new to show or to say."""
        clock, now = self._clock, self._now()
        if clock is None or clock.time is None:
            return TICK_SECONDS
        over = clock.time.runs_out_at + GRACE_SECONDS - now
        return min(TICK_SECONDS, over) if over > 0 else TICK_SECONDS

    def begin_anew(self, state: TableState) -> None:
        """Time the decision of `state` from the start, whatever was before."""
        self._clock = self._new_clock(state)
        self._told_seconds = self._remaining()

    def follow(self, entry: Entry, before: TableState, after: TableState) -> None:
        """The table went on by `entry`.

        A new decision has its full time, and so has one that somebody came back to by undo, redo or a
        correction. Another time for decisions holds at once. Everything else leaves the clock as it is, but
        for time out of the bank.
        """
        decision, now = decision_of(after), self._now()
        rewritten = any(isinstance(event, HandRewritten) for event in entry.events)
        other_time = before.rules.clock_seconds != after.rules.clock_seconds
        anew = rewritten or other_time or isinstance(entry.command, Undo | Redo)
        same = self._clock is not None and self._clock.decision == decision
        if anew or not same:
            self._clock = self._new_clock(after)
        if self._clock is None:
            return
        if same and any(isinstance(event, TimedOut) for event in entry.events):
            self._clock = self._clock.over_after_warning()
        self._clock = self._clock.longer(_taken(self._clock.decision.seat, before, after), now)
        self._told_seconds = self._remaining()

    def _new_clock(self, state: TableState) -> TurnClock | None:
        decision = decision_of(state)
        if decision is None or state.hand is None:
            return None
        now, seconds = self._now(), state.rules.clock_seconds
        begins = now + self._dealing_seconds * _players_dealt_to(decision, state.hand)
        time = DecisionClock(started_at=begins, seconds=seconds) if seconds else None
        return TurnClock(decision=decision, time=time, stands_since=None if self._runs else now)

    def _remaining(self) -> float:
        return self._clock.remaining_seconds(self._now()) if self._clock is not None else 0.0

    def let_run(self, runs: bool) -> None:
        """Let it run, or stand still."""
        self._runs = runs
        if self._clock is not None:
            now = self._now()
            self._clock = self._clock.going_on(now) if runs else self._clock.stopped(now)

    def call(self) -> Decision | None:
        """Another player calls the clock on this decision; ``None`` where that changes nothing."""
        if self._clock is None or not self.can_be_called:
            return None
        self._clock = self._clock.called_at(self._now())
        self._told_seconds = self._remaining()
        return self._clock.decision

    def look(self) -> Due | None:
        """What is due now: each warning once, the end of the time until the table has gone on."""
        clock = self._clock
        if clock is None or clock.time is None or not clock.ticking:
            return None
        told, left = self._told_seconds, self._remaining()
        self._told_seconds = left
        if not left:
            over = self._is_over(clock.time)
            return RunOut(clock.decision.seat, clock.called) if over else None
        counted = range(int(COUNTDOWN_SECONDS), 0, -1) if clock.called else ()
        due = [at for at in {*WARNINGS, *counted} if left <= at < told]
        if not due:
            return None
        return Count(min(due)) if min(due) in counted else Warn(clock.decision.seat, min(due))

    def _is_over(self, time: DecisionClock) -> bool:
        """A tap that began in time, or within the grace after it, goes before the time-out (TDA 29)."""
        now, held_since = self._now(), self._held_since()
        if time.accepts(now):
            return False
        in_time = held_since is not None and time.accepts(held_since)
        return not in_time or now > time.runs_out_at + LONGEST_PRESS_SECONDS


def _players_dealt_to(decision: Decision, hand: Hand) -> int:
    """How many have to get their cards before the decision can be made; 0 but for the first of a hand."""
    return len(hand.players) if hand.street is Street.PREFLOP and not decision.actions else 0


def _taken(number: int, before: TableState, after: TableState) -> int:
    """The seconds that the player in seat `number` took out of his bank."""
    seat_before, seat_after = before.seat(number), after.seat(number)
    if seat_before is None or seat_after is None:
        return 0
    return max(0, seat_after.time_used_seconds - seat_before.time_used_seconds)
