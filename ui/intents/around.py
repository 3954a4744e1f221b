"""What means the same on every screen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class OpenMenu:
    """Open the menu over the present screen."""


@dataclass(frozen=True, slots=True)
class OpenRuling:
    """Open the dispute helper."""


@dataclass(frozen=True, slots=True)
class Back:
    """Leave the present sheet or overlay without doing anything."""


@dataclass(frozen=True, slots=True)
class LeaveFullScreen:
    """Show the window in a frame, so that other programs can be reached."""


@dataclass(frozen=True, slots=True)
class EnterFullScreen:
    """Fill the screen again."""


@dataclass(frozen=True, slots=True)
class LeaveTable:
    """Go to the start screen; the night stays as it stands."""


@dataclass(frozen=True, slots=True)
class Quit:
    """Close the program."""


@dataclass(frozen=True, slots=True)
class PressTooSoon:
    """A press within the quiet time after a turn passed: it does nothing but a soft tick."""


@dataclass(frozen=True, slots=True)
class TurnPage:
    """Show the part of a long list that begins at `first`, counted from 0; `part` names the list."""

    part: str
    first: int


@dataclass(frozen=True, slots=True)
class OpenHouseRules:
    """Show the rules in force as a card."""


@dataclass(frozen=True, slots=True)
class LockScreen:
    """Take no touch until the screen is unlocked."""


@dataclass(frozen=True, slots=True)
class Unlock:
    """The lock was held long enough."""


CommonIntent: TypeAlias = (
    LockScreen
    | Unlock
    | OpenMenu
    | OpenRuling
    | Back
    | LeaveFullScreen
    | EnterFullScreen
    | LeaveTable
    | Quit
    | PressTooSoon
    | TurnPage
    | OpenHouseRules
)
