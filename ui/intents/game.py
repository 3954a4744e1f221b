"""What is tapped about the game being laid out: which one it is, what is changed in it, keeping it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class OpenGame:
    """Show what can be changed in the game."""


@dataclass(frozen=True, slots=True)
class OpenGames:
    """Show all games, where they are more than stand on the setup."""


@dataclass(frozen=True, slots=True)
class TypeGameStack:
    """Open the number pad for what everybody gets."""


@dataclass(frozen=True, slots=True)
class OpenChips:
    """Show the chip set."""


@dataclass(frozen=True, slots=True)
class TypeChip:
    """Open the number pad for the value of the chips of this colour."""

    colour: str


@dataclass(frozen=True, slots=True)
class TakeChipOut:
    """The chips of this colour are not in play."""

    colour: str


@dataclass(frozen=True, slots=True)
class TypeGameTitle:
    """Open the keyboard for the name under which the game is kept."""


@dataclass(frozen=True, slots=True)
class AskDeleteGame:
    """The game chosen is one of the host's own, and is to be kept no longer: ask once."""


@dataclass(frozen=True, slots=True)
class DeleteGame:
    """Keep the game no longer."""

    key: str


GameIntent: TypeAlias = (
    OpenGame
    | OpenGames
    | TypeGameStack
    | OpenChips
    | TypeChip
    | TakeChipOut
    | TypeGameTitle
    | AskDeleteGame
    | DeleteGame
)
