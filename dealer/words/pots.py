"""What a pot is called, and who can win it."""

from __future__ import annotations

from collections.abc import Sequence

from dealer.table.state import TableState
from dealer.words.catalogue import Catalogue

NAMED = 3
"""Up to so many players are named; of more it is said who is not in the pot."""


def pot_label(index: int, count: int, words: Catalogue) -> str:
    """``"Pot"`` if it is the only one, else ``"Main pot"``, ``"Side pot"`` or ``"Side pot 2"``."""
    if count == 1:
        return words.text("pot.only")
    if index == 0:
        return words.text("pot.main")
    return words.text("pot.side") if count == 2 else words.text("pot.side_number", number=index)


def short_pot_label(index: int, count: int, words: Catalogue) -> str:
    """The same where room is short: ``"Main"``, ``"Side 2"``."""
    if count == 1:
        return words.text("pot.only")
    if index == 0:
        return words.text("pot.main.short")
    return words.text("pot.side.short") if count == 2 else words.text("pot.side_number.short", number=index)


def who_can_win(eligible: Sequence[int], state: TableState, words: Catalogue) -> str:
    """``"Ben, Chitra, Dev"``, ``"all five"`` or ``"all but Jo"``."""
    live = [p.seat for p in state.hand.live] if state.hand else list(eligible)
    if len(eligible) <= NAMED and not (len(eligible) == len(live) == NAMED):
        return ", ".join(state.name(seat) for seat in eligible)
    missing = [seat for seat in live if seat not in eligible]
    if not missing:
        return words.text("pot.all", number=words.text(f"number.{len(eligible)}"))
    if len(missing) <= 2:
        return words.text("pot.all_but", names=", ".join(state.name(seat) for seat in missing))
    return words.text("pot.players", number=words.text(f"number.{len(eligible)}"))
