"""Commands at the table that cannot be done now. Fields only; the words are made elsewhere."""

from __future__ import annotations

from dealer.rules.errors import RuleViolation


class TableNotOpen(RuleViolation):
    """No night has begun."""


class SeatTaken(RuleViolation):
    """Somebody sits in `seat`."""

    def __init__(self, *, seat: int) -> None:
        super().__init__(seat)
        self.seat = seat


class SeatEmpty(RuleViolation):
    """Nobody sits in `seat`, or there is no such seat."""

    def __init__(self, *, seat: int) -> None:
        super().__init__(seat)
        self.seat = seat


class HandInPlay(RuleViolation):
    """That has to wait until this hand is over."""


class NoHandInPlay(RuleViolation):
    """There is no hand to do that in."""


class PlayerInHand(RuleViolation):
    """The player in `seat` holds cards: his chips stay as they are until the hand is over."""

    def __init__(self, *, seat: int) -> None:
        super().__init__(seat)
        self.seat = seat


class PlayerGone(RuleViolation):
    """The player who was in that hand in `seat` has left the seat with his chips: the hand stands."""

    def __init__(self, *, seat: int) -> None:
        super().__init__(seat)
        self.seat = seat


class ChipsMissing(RuleViolation):
    """The stack of `seat`, corrected since that hand, is `missing_chips` too small to take his win back."""

    def __init__(self, *, seat: int, missing_chips: int) -> None:
        super().__init__(seat, missing_chips)
        self.seat = seat
        self.missing_chips = missing_chips


class BadChips(RuleViolation):
    """`offered_chips` where at least `least_chips` whole chips are needed."""

    def __init__(self, *, offered_chips: int, least_chips: int) -> None:
        super().__init__(offered_chips, least_chips)
        self.offered_chips = offered_chips
        self.least_chips = least_chips


class NameMissing(RuleViolation):
    """A player needs a name."""


class StraddleNotAllowed(RuleViolation):
    """No straddle from `seat`; `seats` may (under the gun or button, not heads-up, covered in full)."""

    def __init__(self, *, seat: int, seats: tuple[int, ...]) -> None:
        super().__init__(seat, seats)
        self.seat = seat
        self.seats = seats


class BombPotNotAllowed(RuleViolation):
    """The house plays no bomb pots."""


class RabbitHuntNotAllowed(RuleViolation):
    """No cards are shown after this hand (TDA 28), or the board is complete."""


class TooLate(RuleViolation):
    """Substantial action has taken place, or somebody has acted: it stands (TDA 34-A, 35)."""


class NightIsPaused(RuleViolation):
    """Nobody acts and nothing is dealt before the night goes on."""


class NoTimeLeft(RuleViolation):
    """The player in `seat` has no time in his bank, or the house has no banks."""

    def __init__(self, *, seat: int) -> None:
        super().__init__(seat)
        self.seat = seat


class NoSuchAction(RuleViolation):
    """This hand has no action number `index`."""

    def __init__(self, *, index: int) -> None:
        super().__init__(index)
        self.index = index


class BlindCannotSitOut(RuleViolation):
    """`seat` has posted a blind: void the hand instead of dealing him out."""

    def __init__(self, *, seat: int) -> None:
        super().__init__(seat)
        self.seat = seat


class NotAllIn(RuleViolation):
    """`seat` is not all-in: there is nothing to count."""

    def __init__(self, *, seat: int) -> None:
        super().__init__(seat)
        self.seat = seat
