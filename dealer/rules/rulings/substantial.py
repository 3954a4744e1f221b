"""Substantial action: how far play must have gone before a mistake can no longer be undone (TDA 36)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from dealer.rules.rulings.wager import Deed

CHIPS_IN_POT: Final = frozenset({Deed.CALL, Deed.BET, Deed.RAISE, Deed.ALL_IN})


def is_substantial(deeds: Sequence[Deed]) -> bool:
    """Whether `deeds`, done in turn, are two with chips in at least one, or any three. Posts are no deeds."""
    return len(deeds) >= 3 or (len(deeds) == 2 and not CHIPS_IN_POT.isdisjoint(deeds))
