"""Pages that look back at the night. `note` says what became of copying or saving."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class HandsPage:
    """The list of hands, newest first, from the one at `first` of the list on."""

    first: int = 0
    note: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class HandPage:
    """One hand to be read: `place` counts the hands in the order of the deals, `first` is the first line."""

    place: int
    first: int = 0
    note: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class StepPage:
    """The table as it was after step `step` of the hand at `place`, both counted from 0."""

    place: int
    step: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class BooksPage:
    """The books of the night, from line `first` on; the way back leads to where they were `opened_from`."""

    opened_from: HandsPage | None = None
    first: int = 0
    note: str = ""
