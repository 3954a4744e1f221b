"""A name or a number being typed."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from ui.views import Keys


class EntryFor(Enum):
    """What is being typed."""

    NAME = "name"
    STACK = "stack"
    SMALL_BLIND = "small blind"
    BIG_BLIND = "big blind"
    REBUY = "rebuy"
    STACK_AGAIN = "stack again"
    COUNTED = "counted"
    RENAME = "rename"
    RAISE_AGAIN = "raise again"
    NEWCOMER = "newcomer"
    BOMB_POT = "bomb pot"


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """A name or a number is being typed, about the player in `seat` or about action `index` of the hand."""

    purpose: EntryFor
    seat: int = 0
    index: int = 0
    text: str = ""
    keys: Keys = Keys.CAPITALS
