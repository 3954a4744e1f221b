"""The showdown: who shows in which order, and who gets which chips."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from ui.views.parts import ButtonView, CardView, ChipStackView
from ui.views.table import TopBarView


class ShowState(Enum):
    """Where a player stands in the order of showing."""

    TO_SHOW = "to show"
    """It is on him now."""
    WAITING = "waiting"
    SHOWN = "shown"
    MUCKED = "mucked"


@dataclass(frozen=True, slots=True, kw_only=True)
class ShowRowView:
    """One player of the showdown, in show order.

    `words` is the hand ("three nines"), or what is asked of him. `hole` is empty while his cards are not
    known (then backs are drawn), `board` the five, each with whether it plays. `buttons`: Show, Muck.
    """

    order: str
    seat: int
    name: str
    state: ShowState
    words: str = ""
    hole: tuple[CardView, ...] = ()
    board: tuple[CardView, ...] = ()
    buttons: tuple[ButtonView, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class PayoutView:
    """What one player gets of one pot, and in which chips."""

    name: str
    amount: str
    chips: tuple[ChipStackView, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class AwardView:
    """One pot, the newest side pot first.

    `reason` says why ("three nines", "a tie: split"), `note` the odd chip. While the winner must be said,
    `choices` are the players who can win it; a tap on one awards.
    """

    label: str
    amount: str
    reason: str = ""
    payouts: tuple[PayoutView, ...] = ()
    note: str = ""
    choices: tuple[ButtonView, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class ShowdownView:
    """The showdown screen. `first_row` and `first_award` say where a list that does not fit begins."""

    top: TopBarView
    sentence: str
    rows: tuple[ShowRowView, ...]
    awards: tuple[AwardView, ...]
    done: ButtonView
    others: tuple[ButtonView, ...] = ()
    first_row: int = 0
    first_award: int = 0
