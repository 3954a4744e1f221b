"""What is tapped to look back at the night: its hands and its books."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class OpenHands:
    """Show the hands of the night."""


@dataclass(frozen=True, slots=True)
class OpenHand:
    """Read one hand; `place` counts in the order of the deals, from 0."""

    place: int


@dataclass(frozen=True, slots=True)
class OpenStep:
    """Show the table as it was after a step of a hand, both counted from 0."""

    place: int
    step: int


@dataclass(frozen=True, slots=True)
class OpenBooks:
    """Show what everybody bought, took away and has."""


@dataclass(frozen=True, slots=True)
class CopyText:
    """What the page shows goes to the clipboard as text."""


@dataclass(frozen=True, slots=True)
class SaveText:
    """What the page shows is kept as a text file."""


LookingBackIntent: TypeAlias = OpenHands | OpenHand | OpenStep | OpenBooks | CopyText | SaveText
