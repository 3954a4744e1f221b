"""What every sentence is made with: the names and the money unit of a table, and a language."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from dealer.table.state import TableState
from dealer.words.catalogue import Catalogue
from dealer.words.money import money


@dataclass(frozen=True, slots=True, kw_only=True)
class Speaker:
    """Speaks of the table `state` in the language of `words`."""

    state: TableState
    words: Catalogue

    def text(self, message: str, /, **fields: object) -> str:
        """A message of the catalogue."""
        return self.words.text(message, **fields)

    def money(self, chips: int) -> str:
        """An amount in the table's unit."""
        return money(chips, self.state.unit, self.words)

    def name(self, seat: int) -> str:
        """The player of `seat`: ``"Ben"``, ``"Ben in seat 3"`` where two are called so, or ``"seat 3"``."""
        taken = self.state.seat(seat)
        if taken is None:
            return self.text("name.seat", seat=seat)
        called = taken.name.casefold()
        if sum(1 for s in self.state.seats if s.name.casefold() == called) > 1:
            return self.text("name.in_seat", name=taken.name, seat=seat)
        return taken.name

    def names(self, seats: Sequence[int]) -> str:
        """``"Asha, Ben and Chitra"``; at least one seat."""
        return self.words.joined([self.name(seat) for seat in seats])


def player_name(seat: int, state: TableState, words: Catalogue) -> str:
    """The player of `seat` as every sentence calls him; two of one name are told apart by their seats."""
    return Speaker(state=state, words=words).name(seat)
