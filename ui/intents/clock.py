"""What is tapped about time: the clock of a player, and the pause of the night."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class CallClock:
    """Another player calls the clock on the player in `seat`."""

    seat: int


@dataclass(frozen=True, slots=True)
class TakeTime:
    """The player in `seat` takes more time out of his bank."""

    seat: int


@dataclass(frozen=True, slots=True)
class Pause:
    """Clock and voice stop until the night goes on."""


@dataclass(frozen=True, slots=True)
class GoOn:
    """The pause is over."""


ClockIntent: TypeAlias = CallClock | TakeTime | Pause | GoOn
