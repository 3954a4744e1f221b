"""Pages about the game being laid out."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class GamesPage:
    """All games of the kind that is laid out, from the one at `first` on."""

    first: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class ChipsPage:
    """The chip set of the game."""
