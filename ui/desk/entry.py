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
    NEWCOMER_STACK = "newcomer stack"
    GAME_STACK = "game stack"
    CHIP = "chip"
    GAME_TITLE = "game title"
    BOMB_POT = "bomb pot"


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """A name or a number is being typed, about the player in `seat` or about action `index` of the hand.

    `name` is that of a newcomer whose stack is typed, `colour` that of chips whose value is,
    `small_blind_chips` what was typed before the big blind. While an amount is only `proposed` the first key
    begins another one.
    """

    purpose: EntryFor
    seat: int = 0
    index: int = 0
    name: str = ""
    colour: str = ""
    small_blind_chips: int = 0
    proposed: bool = False
    text: str = ""
    keys: Keys = Keys.CAPITALS
