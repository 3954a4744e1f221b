"""A new game being laid out."""

from __future__ import annotations

from dataclasses import dataclass

from dealer.rules.house import HouseRules
from dealer.table.commands import NewPlayer


@dataclass(frozen=True, slots=True, kw_only=True)
class Setup:
    """A new game being laid out. `asked` is the seat the strip is about, `rules` those
    chosen instead of the preset's."""

    preset: str
    small_blind_chips: int
    big_blind_chips: int
    players: tuple[NewPlayer, ...] = ()
    asked: int = 0
    button: int | None = None
    rules: HouseRules | None = None
    drawn: tuple[tuple[int, str], ...] = ()
