"""What the lights need to know of the table: a small record made from its state."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import assert_never

from dealer.hand.state import Hand, Phase
from dealer.table.state import TableState


class Stage(Enum):
    """Where the night stands, as far as lamps are concerned."""

    IDLE = "idle"
    """No hand has been dealt, or the last one has no winner: it was void."""
    BETTING = "betting"
    DEALING = "dealing"
    SHOWDOWN = "showdown"
    AWARDED = "awarded"


@dataclass(frozen=True, slots=True, kw_only=True)
class TableFacts:
    """The table at one moment. Seats are numbers from 1 to 10, in ascending order.

    `live` have not folded, `winners` have got a share of a pot. `small_blind` is ``None`` where it is dead;
    `button` may be an empty seat.
    """

    stage: Stage = Stage.IDLE
    hand_number: int = 0
    occupied: tuple[int, ...] = ()
    live: tuple[int, ...] = ()
    to_act: int | None = None
    button: int | None = None
    small_blind: int | None = None
    big_blind: int | None = None
    winners: tuple[int, ...] = ()
    paused: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class ClockFacts:
    """The action clock: of `total_seconds` there were `left_seconds` at the monotonic time `as_of`."""

    total_seconds: float
    left_seconds: float
    as_of: float
    running: bool = True

    def left(self, at: float) -> float:
        """The seconds left at the monotonic time `at`, never below 0."""
        gone = max(0.0, at - self.as_of) if self.running else 0.0
        return max(0.0, self.left_seconds - gone)

    def share(self, at: float) -> float:
        """What is left at `at` of the whole time, 0 to 1."""
        return min(1.0, self.left(at) / self.total_seconds) if self.total_seconds > 0 else 0.0


def facts_of(state: TableState) -> TableFacts:
    """The facts of `state`: of the hand in play, or between hands of the last one."""
    occupied = tuple(seat.seat for seat in state.seats)
    hand = state.hand
    if hand is None:
        return TableFacts(
            occupied=occupied, button=state.button, hand_number=state.hand_number, paused=state.paused
        )
    return TableFacts(
        stage=_stage(hand),
        hand_number=state.hand_number,
        occupied=occupied,
        live=tuple(sorted(player.seat for player in hand.live)),
        to_act=hand.to_act,
        button=hand.setup.button,
        small_blind=hand.setup.small_blind,
        big_blind=hand.setup.big_blind,
        winners=_winners(hand),
        paused=state.paused,
    )


def _stage(hand: Hand) -> Stage:
    match hand.phase:
        case Phase.BETTING:
            return Stage.BETTING
        case Phase.DEALING:
            return Stage.DEALING
        case Phase.SHOWDOWN:
            return Stage.SHOWDOWN
        case Phase.OVER:
            return Stage.AWARDED if hand.awards else Stage.IDLE
        case _ as phase:
            assert_never(phase)


def _winners(hand: Hand) -> tuple[int, ...]:
    return tuple(sorted({seat for award in hand.awards for seat, _ in award.shares}))
