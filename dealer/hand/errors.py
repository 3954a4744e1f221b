"""Commands in a hand that the rules do not allow. Fields only; the words are made elsewhere."""

from __future__ import annotations

from typing import ClassVar

from dealer.hand.betting import RaiseClosed
from dealer.rules.errors import RuleViolation


class OutOfTurn(RuleViolation):
    """`seat` acted while it is `to_act`'s turn (TDA 53)."""

    rule: ClassVar[str] = "TDA 53"

    def __init__(self, *, seat: int, to_act: int) -> None:
        super().__init__(seat, to_act)
        self.seat = seat
        self.to_act = to_act


class HandOver(RuleViolation):
    """The betting of this hand is finished."""


class RoundClosed(RuleViolation):
    """Nobody is to act: the next street has to be dealt first."""


class RoundOpen(RuleViolation):
    """The street cannot be dealt: `to_act` has still to act."""

    def __init__(self, *, to_act: int) -> None:
        super().__init__(to_act)
        self.to_act = to_act


class UnknownSeat(RuleViolation):
    """Nobody dealt in sits in `seat`."""

    def __init__(self, *, seat: int) -> None:
        super().__init__(seat)
        self.seat = seat


class CheckFacingBet(RuleViolation):
    """A check while `to_call_chips` are owed (TDA 55)."""

    rule: ClassVar[str] = "TDA 55"

    def __init__(self, *, to_call_chips: int) -> None:
        super().__init__(to_call_chips)
        self.to_call_chips = to_call_chips


class NothingToCall(RuleViolation):
    """A call while nothing is owed; it would be a check (TDA 55)."""

    rule: ClassVar[str] = "TDA 55"


class WrongCallAmount(RuleViolation):
    """A call that names neither what he owes nor the price."""

    def __init__(self, *, offered_chips: int, call_to_chips: int) -> None:
        super().__init__(offered_chips, call_to_chips)
        self.offered_chips = offered_chips
        self.call_to_chips = call_to_chips


class RaiseTooSmall(RuleViolation):
    """A bet or raise to `offered_chips`, less than the minimum (TDA 43-A)."""

    rule: ClassVar[str] = "TDA 43-A"

    def __init__(self, *, minimum_chips: int, offered_chips: int) -> None:
        super().__init__(minimum_chips, offered_chips)
        self.minimum_chips = minimum_chips
        self.offered_chips = offered_chips


class RaiseTooLarge(RuleViolation):
    """A bet or raise to `offered_chips`, more than the stack or the structure allows."""

    def __init__(self, *, maximum_chips: int, offered_chips: int) -> None:
        super().__init__(maximum_chips, offered_chips)
        self.maximum_chips = maximum_chips
        self.offered_chips = offered_chips


class RaiseNotAllowed(RuleViolation):
    """No bet or raise is open to this player; `closed` says why."""

    rule: ClassVar[str] = "TDA 47-A"

    def __init__(self, *, closed: RaiseClosed) -> None:
        super().__init__(closed)
        self.closed = closed


class WrongCardCount(RuleViolation):
    """`offered` cards where `due` are dealt."""

    def __init__(self, *, offered: int, due: int) -> None:
        super().__init__(offered, due)
        self.offered = offered
        self.due = due


class NotAtShowdown(RuleViolation):
    """Hands are shown and pots awarded only when all streets are closed."""


class NotEligible(RuleViolation):
    """`seats` cannot win this pot; `eligible` can (TDA 21)."""

    rule: ClassVar[str] = "TDA 21"

    def __init__(self, *, seats: tuple[int, ...], eligible: tuple[int, ...]) -> None:
        super().__init__(seats, eligible)
        self.seats = seats
        self.eligible = eligible


class PotAlreadyAwarded(RuleViolation):
    """This pot has been given away, or there is none of that number."""


class RunTwiceNotAllowed(RuleViolation):
    """Two boards: cash, agreed after the all-in and before the river."""
