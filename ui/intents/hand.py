"""What is tapped while a hand is played."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class Fold:
    """The player to act folds. Where a check is free the presenter asks once before."""


@dataclass(frozen=True, slots=True)
class FoldAnyway:
    """The answer to "Fold? You can check."."""


@dataclass(frozen=True, slots=True)
class CheckOrCall:
    """The player to act checks, or calls where something is to be called."""


@dataclass(frozen=True, slots=True)
class OpenRaise:
    """Open the sheet on which an amount is entered."""


@dataclass(frozen=True, slots=True)
class Deal:
    """The dealer's step: the cards of the next street lie on the table, or are about to."""


@dataclass(frozen=True, slots=True)
class PickStreet:
    """Enter the cards of the next street on the picker."""


@dataclass(frozen=True, slots=True)
class RunTwice:
    """The all-in players agree to two boards."""


@dataclass(frozen=True, slots=True)
class Show:
    """The player turns his hand over."""

    seat: int


@dataclass(frozen=True, slots=True)
class Muck:
    """The player gives his hand away unseen."""

    seat: int


@dataclass(frozen=True, slots=True)
class AwardTo:
    """The host says who wins a pot; `pot` counts from 0, the main pot."""

    pot: int
    seat: int


@dataclass(frozen=True, slots=True)
class SplitPot:
    """More than one player wins this pot: the next taps on names choose and unchoose."""

    pot: int


@dataclass(frozen=True, slots=True)
class ConfirmSplit:
    """The chosen players share this pot."""

    pot: int


@dataclass(frozen=True, slots=True)
class NextHand:
    """The chips have been paid: on to the next hand."""


@dataclass(frozen=True, slots=True)
class SeeTable:
    """The chips have been paid: the seats are wanted before the next hand."""


@dataclass(frozen=True, slots=True)
class Undo:
    """Take the newest entry back."""


@dataclass(frozen=True, slots=True)
class Redo:
    """Bring the entry back that was undone last."""


@dataclass(frozen=True, slots=True)
class SayAgain:
    """Repeat the last announcement."""


@dataclass(frozen=True, slots=True)
class OpenBeforeCards:
    """Straddle or bomb pot: ask before the next hand is dealt."""


@dataclass(frozen=True, slots=True)
class Straddle:
    """The next hand is dealt with a straddle of this seat."""

    seat: int


@dataclass(frozen=True, slots=True)
class BombPot:
    """The next hand is a bomb pot: everybody puts in `chips`."""

    chips: int


@dataclass(frozen=True, slots=True)
class HuntRabbit:
    """Enter the cards that would have come."""


HandIntent: TypeAlias = (
    OpenBeforeCards
    | Straddle
    | BombPot
    | HuntRabbit
    | Fold
    | FoldAnyway
    | CheckOrCall
    | OpenRaise
    | Deal
    | PickStreet
    | RunTwice
    | Show
    | Muck
    | AwardTo
    | SplitPot
    | ConfirmSplit
    | NextHand
    | SeeTable
    | Undo
    | Redo
    | SayAgain
)
