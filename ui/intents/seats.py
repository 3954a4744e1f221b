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
    """The player in `seat` goes away."""

    seat: int


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
    """Open the keyboard for the name of somebody who joins the table."""


@dataclass(frozen=True, slots=True)
class PutButton:
    """The dealer button lies at this seat."""

    seat: int


@dataclass(frozen=True, slots=True)
class TurnTable:
    """Turn the seats on the screen by one place."""


SeatIntent: TypeAlias = (
    TapSeat | SitOut | SitIn | StandUp | TypeChips | TypeName | TypeNewcomer | PutButton | TurnTable
)
