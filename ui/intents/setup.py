"""What is tapped before the first hand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class ResumeNight:
    """Continue the night where it stood."""


@dataclass(frozen=True, slots=True)
class NewCashGame:
    """Set up a new cash game."""


@dataclass(frozen=True, slots=True)
class NewTournament:
    """Set up a new tournament."""


@dataclass(frozen=True, slots=True)
class PractiseHand:
    """Play for practice: six players, nothing of it is kept."""


@dataclass(frozen=True, slots=True)
class ChoosePreset:
    """A preset of stakes and rules, by its key in the configuration."""

    key: str


@dataclass(frozen=True, slots=True)
class ChooseSeat:
    """A seat of the setup screen is the one that is asked about."""

    seat: int


@dataclass(frozen=True, slots=True)
class SeatPlayer:
    """A known player takes this seat."""

    seat: int
    name: str


@dataclass(frozen=True, slots=True)
class OpenNames:
    """Show all names of earlier nights."""


@dataclass(frozen=True, slots=True)
class TypeStack:
    """Open the number pad for this seat's stack."""

    seat: int


@dataclass(frozen=True, slots=True)
class TypeBlinds:
    """Open the number pad for the blinds: ``"small"`` or ``"big"``."""

    which: str


@dataclass(frozen=True, slots=True)
class DrawForButton:
    """Let cards decide where the button begins."""


@dataclass(frozen=True, slots=True)
class DrawSeats:
    """Let chance decide who sits in which of the seats that are taken."""


@dataclass(frozen=True, slots=True)
class MovePlayer:
    """The player in `seat` is to sit elsewhere; which seat is tapped next."""

    seat: int


@dataclass(frozen=True, slots=True)
class StartNight:
    """The setup is complete: deal the first hand."""


SetupIntent: TypeAlias = (
    ResumeNight
    | NewCashGame
    | NewTournament
    | PractiseHand
    | ChoosePreset
    | ChooseSeat
    | SeatPlayer
    | OpenNames
    | TypeStack
    | TypeBlinds
    | DrawForButton
    | DrawSeats
    | MovePlayer
    | StartNight
)
