"""What a pot is called, and who can win it."""

from __future__ import annotations

from collections.abc import Sequence

from dealer.table.state import TableState
from dealer.words.catalogue import Catalogue
from dealer.words.speaker import Speaker

MOST_NAMED = 3
"""A pot of more players is told by who is not in it."""


def pot_label(index: int, count: int, words: Catalogue) -> str:
    """Pot `index` of `count`, counted from the main pot up: ``"Pot"``, ``"Main pot"``, ``"Side pot 2"``."""
    return words.text(f"pot.{_which(index, count)}", number=index)


def short_pot_label(index: int, count: int, words: Catalogue) -> str:
    """The same where room is short: ``"Pot"``, ``"Main"``, ``"Side"``, ``"Side 2"``."""
    return words.text(f"pot.short.{_which(index, count)}", number=index)


def _which(index: int, count: int) -> str:
    if count == 1:
        return "only"
    if index == 0:
        return "main"
    return "side" if count == 2 else "one_of_the_sides"


def who_can_win(eligible: Sequence[int], state: TableState, words: Catalogue) -> str:
    """Those of `eligible` who have not folded: ``"Asha, Ben"``, ``"all five"`` or ``"all but Jo"``."""
    speaker = Speaker(state=state, words=words)
    live = [p.seat for p in state.hand.live] if state.hand else list(eligible)
    able = [seat for seat in live if seat in eligible]
    missing = [seat for seat in live if seat not in eligible]
    if not missing and len(able) >= MOST_NAMED:
        return words.text("pot.all", count=words.number(len(able)))
    if len(missing) == 1 and len(able) >= MOST_NAMED:
        return words.text("pot.all_but", name=speaker.name(missing[0]))
    if len(able) > MOST_NAMED:
        return words.text("pot.many", count=words.number(len(able)))
    return words.listed([speaker.name(seat) for seat in sorted(able)])
