"""How players come into the next hand as the table stands: who waits and why, and which ways are open."""

from __future__ import annotations

from dealer.rules.button import NotEnoughPlayers
from dealer.rules.house import Mode
from dealer.rules.missed_blinds import WaitReason
from dealer.rules.next_hand import WayOffer, ways_in
from dealer.table.dealing import plan_hand, seats_for_hand
from dealer.table.state import Seat, TableState


def comes_on_terms(state: TableState, seat: Seat) -> bool:
    """Whether he is new or owes blinds in a cash game that has begun; before that everybody plays."""
    if state.rules.mode is not Mode.CASH or state.positions is None or state.button is not None:
        return False
    return next(s for s in seats_for_hand(state) if s.seat == seat.seat).coming_in


def open_ways(state: TableState, seat: Seat) -> tuple[WayOffer, ...]:
    """The ways in that he may choose from now; none for somebody who just plays, or has no chips."""
    if state.positions is None or not seat.stack_chips or not comes_on_terms(state, seat):
        return ()
    return ways_in(
        seat.seat,
        seats_for_hand(state),
        previous=state.positions,
        rules=state.rules,
        stakes=state.stakes,
    )


def waits_for(state: TableState, number: int) -> WaitReason | None:
    """Why the player in seat `number` is not in the hand, or is left out of the next one between hands."""
    if state.hand_in_play and state.started is not None:
        waits = state.started.waits
    else:
        try:
            waits = plan_hand(state).waits
        except NotEnoughPlayers:
            return None
    return next((wait.reason for wait in waits if wait.seat == number), None)
