"""Blinds that passed a player who was away, and the ways back in (fixed-limit room rules; WSOP live 158-160).

Cash games only: in a tournament an absent player's blinds and antes are taken (TDA 30).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from typing import assert_never

from dealer.rules.button import Positions, between


class Blind(Enum):
    """The two blinds."""

    SMALL = "sb"
    BIG = "bb"


class Owed(Enum):
    """What a player owes since his last round in full; each blind once, however often he missed it.

    `BIG_BLIND` (ML) is owed with the small blind, also where that has not passed him yet. `SMALL_BLIND` (MS)
    is owed by whoever paid the big blind and missed only the small one.
    """

    NOTHING = ""
    SMALL_BLIND = "MS"
    BIG_BLIND = "ML"


class WayIn(Enum):
    """How a player who joins or comes back wants to be dealt in."""

    WAIT = "wait_for_big_blind"
    POST = "post"
    STRADDLE = "straddle_under_the_gun"
    BUY_BUTTON = "buy_button"


class WaitReason(Enum):
    """Why a player who wants to play is not dealt in."""

    BIG_BLIND = "until_big_blind"
    BUTTON = "button_passed"
    UNDER_THE_GUN = "until_under_the_gun"


@dataclass(frozen=True, slots=True, kw_only=True)
class Dues:
    """Chips of a late post: `live_chips` count toward the call, `dead_chips` go to the pot."""

    live_chips: int = 0
    dead_chips: int = 0

    @property
    def total_chips(self) -> int:
        """Everything he puts in."""
        return self.live_chips + self.dead_chips


def missed(owed: Owed, blinds: Iterable[Blind]) -> Owed:
    """What is owed after these blinds have passed as well."""
    for blind in blinds:
        match blind:
            case Blind.BIG:
                owed = Owed.BIG_BLIND
            case Blind.SMALL:
                owed = Owed.SMALL_BLIND if owed is Owed.NOTHING else owed
            case _:
                assert_never(blind)
    return owed


def dues_to_return(owed: Owed, *, small_blind_chips: int, big_blind_chips: int) -> Dues:
    """What he posts to be dealt in before the big blind reaches him."""
    match owed:
        case Owed.NOTHING:
            return Dues()
        case Owed.SMALL_BLIND:
            return Dues(dead_chips=small_blind_chips)
        case Owed.BIG_BLIND:
            return Dues(live_chips=big_blind_chips, dead_chips=small_blind_chips)
        case _:
            assert_never(owed)


def earliest_return(owed: Owed) -> WaitReason | None:
    """What a player who posts must wait for wherever he sits, ``None`` for nothing.

    Whoever owes only the small blind comes in when the button has passed him.
    """
    return WaitReason.BUTTON if owed is Owed.SMALL_BLIND else None


def must_wait_for_button(seat: int, owed: Owed, previous: Positions) -> bool:
    """Whether the next hand has the seat where blinds cannot be made up: right of the due big blind.

    That is from left of the button to the small blind; with only the small blind owed, behind the button too.
    """
    button, small_blind = previous.small_blind, previous.big_blind
    if seat == button:
        return earliest_return(owed) is WaitReason.BUTTON
    return seat == small_blind or seat in between(button, small_blind)
