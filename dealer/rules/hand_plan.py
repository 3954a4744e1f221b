"""What is known before a hand is dealt, and the plan made of it."""

from __future__ import annotations

from dataclasses import dataclass

from dealer.rules.button import Positions
from dealer.rules.missed_blinds import Owed, WaitReason, WayIn


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatForHand:
    """A taken seat before the deal. `newcomer`: not dealt a hand since he sat down.

    `owes` and `way_in` count only in cash games, `way_in` only for newcomers and for those who owe.
    """

    seat: int
    stack_chips: int
    sitting_out: bool = False
    newcomer: bool = False
    owes: Owed = Owed.NOTHING
    way_in: WayIn = WayIn.WAIT

    @property
    def coming_in(self) -> bool:
        """Whether he is dealt in only on terms: he is new, or blinds have passed him."""
        return self.newcomer or self.owes is not Owed.NOTHING

    @property
    def ready(self) -> bool:
        """Whether he is there with chips."""
        return self.stack_chips > 0 and not self.sitting_out


@dataclass(frozen=True, slots=True, kw_only=True)
class Waiting:
    """A seat that wants to play and is not dealt in."""

    seat: int
    reason: WaitReason


@dataclass(frozen=True, slots=True, kw_only=True)
class PostDue:
    """Chips a seat posts beside the blinds, dead before live; not cut to his stack."""

    seat: int
    live_chips: int
    dead_chips: int


@dataclass(frozen=True, slots=True, kw_only=True)
class OwedChange:
    """What a seat owes from this hand on."""

    seat: int
    owes: Owed


@dataclass(frozen=True, slots=True, kw_only=True)
class HandPlan:
    """One hand, ready to be dealt. Seats stand in ascending order.

    `small_blind` is ``None`` where it is dead. `absent` are dealt in and their hands killed (TDA 30).
    `straddle` comes in by straddling twice the big blind. `bought_by` is the `big_blind` too, and has the
    dead small blind among `posts`. `positions` is what the next plan asks for as `previous`.
    """

    positions: Positions
    small_blind: int | None
    big_blind: int
    dealt_in: tuple[int, ...]
    absent: tuple[int, ...] = ()
    waits: tuple[Waiting, ...] = ()
    posts: tuple[PostDue, ...] = ()
    straddle: int | None = None
    bought_by: int | None = None
    owed_changes: tuple[OwedChange, ...] = ()

    @property
    def button(self) -> int:
        """The place of the button, possibly empty."""
        return self.positions.button

    @property
    def button_empty(self) -> bool:
        """Whether nobody who is dealt in sits behind the button."""
        return self.button not in self.dealt_in
