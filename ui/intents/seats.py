"""What is tapped about a player at the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class TapSeat:
    """A seat on the felt was tapped."""

    seat: int


@dataclass(frozen=True, slots=True)
class SitOut:
    """The player in `seat` goes away, or with `after_hand` when the hand he is in is over."""

    seat: int
    after_hand: bool = False


@dataclass(frozen=True, slots=True)
class SitIn:
    """The player in `seat` comes back, in one of the ways the rules know."""

    seat: int
    way: str


@dataclass(frozen=True, slots=True)
class StandUp:
    """The seat becomes empty."""

    seat: int


@dataclass(frozen=True, slots=True)
class TypeChips:
    """Open the number pad for a number of chips of this seat; `purpose` says which."""

    seat: int
    purpose: str


@dataclass(frozen=True, slots=True)
class TypeName:
    """Open the keyboard for this seat's name."""

    seat: int


@dataclass(frozen=True, slots=True)
class TypeNewcomer:
    """Somebody joins the table: choose his seat, or open the keyboard for his name where `seat` is known."""

    seat: int = 0


@dataclass(frozen=True, slots=True)
class BuyChips:
    """The player in `seat` buys so many chips."""

    seat: int
    chips: int


@dataclass(frozen=True, slots=True)
class ChooseNewSeat:
    """The player in `seat` changes seats: show those that are empty."""

    seat: int


@dataclass(frozen=True, slots=True)
class ChangeSeat:
    """The player in `seat` sits in `to_seat` from now on."""

    seat: int
    to_seat: int


@dataclass(frozen=True, slots=True)
class DealIn:
    """The player in `seat` was left out by mistake."""

    seat: int


@dataclass(frozen=True, slots=True)
class DealOut:
    """The player in `seat` was dealt in by mistake."""

    seat: int


@dataclass(frozen=True, slots=True)
class PutButton:
    """The dealer button lies at this seat."""

    seat: int


@dataclass(frozen=True, slots=True)
class TurnTable:
    """Turn the seats on the screen by one place."""


SeatIntent: TypeAlias = (
    TapSeat
    | SitOut
    | SitIn
    | StandUp
    | TypeChips
    | TypeName
    | TypeNewcomer
    | BuyChips
    | ChooseNewSeat
    | ChangeSeat
    | DealIn
    | DealOut
    | PutButton
    | TurnTable
)
