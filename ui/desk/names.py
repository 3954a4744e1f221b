"""The page of names from earlier nights."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class NamesPage:
    """The names from the one at `first` on, for the seat of the setup that is asked about."""

    first: int = 0
