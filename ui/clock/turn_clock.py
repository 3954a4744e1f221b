"""The time of one decision, with the times when it stood still left out."""

from __future__ import annotations

from dataclasses import dataclass, replace

from dealer.rules.clock import CALLED_SECONDS, COUNTDOWN_SECONDS, DecisionClock, called_clock
from ui.clock.decision import Decision


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnClock:
    """The clock of `decision`. All times are seconds on one monotonic clock.

    `time` is ``None`` where the house gives all the time in the world; the clock can still be `called`.
    `stands_since` is when it was stopped, ``None`` while it runs. `warned` is a clock that has run out in a
    house that only warns: nothing more comes of it.
    """

    decision: Decision
    time: DecisionClock | None
    called: bool = False
    warned: bool = False
    stands_since: float | None = None

    @property
    def ticking(self) -> bool:
        """Whether time goes by."""
        return self.time is not None and not self.warned and self.stands_since is None

    def remaining_seconds(self, now: float) -> float:
        """What is left at `now`, never more than all of it: it may begin later; 0 without a clock."""
        if self.time is None:
            return 0.0
        left = self.time.remaining_seconds(now if self.stands_since is None else self.stands_since)
        return min(left, self.time.seconds + self.time.countdown_seconds)

    def share(self, now: float) -> float:
        """The part that is left, from 1 to 0."""
        if self.time is None:
            return 0.0
        return min(1.0, self.remaining_seconds(now) / (self.time.seconds + self.time.countdown_seconds))

    def callable_at(self, now: float) -> bool:
        """Whether calling the clock shortens the player's time; it never gives him more."""
        if self.called:
            return False
        if self.time is None or self.warned:
            return True
        return self.remaining_seconds(now) > CALLED_SECONDS + COUNTDOWN_SECONDS

    def called_at(self, now: float) -> TurnClock:
        """Called by another player: 25 seconds, then the countdown (TDA 29)."""
        return replace(
            self, time=called_clock(now), called=True, warned=False, stands_since=self._stands(now)
        )

    def _stands(self, now: float) -> float | None:
        return None if self.stands_since is None else now

    def over_after_warning(self) -> TurnClock:
        """Run out, where the house does no more than say so."""
        return replace(self, warned=True)

    def longer(self, seconds: int, now: float) -> TurnClock:
        """With so much of the time bank added; a clock that was over begins again with that."""
        if self.time is None or not seconds:
            return self
        if self.warned:
            time = DecisionClock(started_at=now, seconds=seconds)
            return replace(self, time=time, warned=False, stands_since=self._stands(now))
        return replace(self, time=replace(self.time, seconds=self.time.seconds + seconds))

    def stopped(self, now: float) -> TurnClock:
        """Standing still from `now` on."""
        return self if self.stands_since is not None else replace(self, stands_since=now)

    def going_on(self, now: float) -> TurnClock:
        """Running again from where it was stopped."""
        if self.stands_since is None:
            return self
        stood = now - self.stands_since
        time = self.time and replace(self.time, started_at=self.time.started_at + stood)
        return replace(self, time=time, stands_since=None)
