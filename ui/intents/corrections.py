"""What is tapped to put something right."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class OpenChange:
    """Something about the hand that was just played was recorded wrong."""


@dataclass(frozen=True, slots=True)
class CorrectAction:
    """Action `index` of the hand, counted from 0, was recorded wrong."""

    index: int


@dataclass(frozen=True, slots=True)
class ReallyDid:
    """Action `index` was really this fold, check or call."""

    index: int
    action: str


@dataclass(frozen=True, slots=True)
class TypeRaiseAgain:
    """Open the number pad for what action `index` was really raised to."""

    index: int


@dataclass(frozen=True, slots=True)
class CorrectCards:
    """A card that was entered is another one: a player's hand, or the board when `seat` is None."""

    seat: int | None = None


@dataclass(frozen=True, slots=True)
class AskVoid:
    """Ask whether the hand shall not count."""


@dataclass(frozen=True, slots=True)
class VoidHand:
    """The hand does not count: everybody takes his chips back."""


CorrectionIntent: TypeAlias = (
    OpenChange | CorrectAction | ReallyDid | TypeRaiseAgain | CorrectCards | AskVoid | VoidHand
)
