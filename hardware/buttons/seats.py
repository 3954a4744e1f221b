"""What a press at a seat means at the table as it stands."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from config.hardware import SeatButtons
from dealer.hand.betting import LegalActions, legal_actions
from dealer.hand.state import Action
from dealer.table.commands import Act
from dealer.table.state import TableState
from hardware.buttons.inputs import SeatPressed

GUARD_SECONDS: Final = 0.3
"""A press that began less than this after the turn came to somebody was meant for the one before."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Acts:
    """The player to act does `command`."""

    command: Act


@dataclass(frozen=True, slots=True, kw_only=True)
class FoldsForFree:
    """`seat` would fold where he may check: that is asked first."""

    seat: int


@dataclass(frozen=True, slots=True, kw_only=True)
class OnlyShows:
    """Somebody pressed at `seat`, out of turn or where presses do nothing: it is shown who it was."""

    seat: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TooSoon:
    """The press at `seat` began before his turn or hardly after it: a soft tick and nothing else."""

    seat: int


Meaning = Acts | FoldsForFree | OnlyShows | TooSoon


def seat_meaning(
    press: SeatPressed, state: TableState, *, turn_began_at: float, buttons: SeatButtons
) -> Meaning:
    """What `press` means; the turn came to the player to act at `turn_began_at`."""
    legal = None if state.paused or state.hand is None else legal_actions(state.hand)
    if buttons is SeatButtons.SHOW or legal is None or press.seat != legal.seat:
        return OnlyShows(seat=press.seat)
    if press.began_at < turn_began_at + GUARD_SECONDS:
        return TooSoon(seat=press.seat)
    return _held(legal) if press.held else Acts(command=_tapped(legal))


def _tapped(legal: LegalActions) -> Act:
    return Act(seat=legal.seat, action=Action.CHECK if legal.can_check else Action.CALL)


def _held(legal: LegalActions) -> Meaning:
    if legal.can_check:
        return FoldsForFree(seat=legal.seat)
    return Acts(command=Act(seat=legal.seat, action=Action.FOLD))
