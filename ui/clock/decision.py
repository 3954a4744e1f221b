"""Which decision is being timed."""

from __future__ import annotations

from dataclasses import dataclass

from dealer.hand.events import Acted
from dealer.table.state import TableState


@dataclass(frozen=True, slots=True, kw_only=True)
class Decision:
    """What the player in `seat` does next in hand `hand_number`, after so many actions."""

    hand_number: int
    actions: int
    seat: int


def decision_of(state: TableState) -> Decision | None:
    """The decision that the table waits for; ``None`` where nobody is to act."""
    seat = state.hand.to_act if state.hand is not None else None
    if seat is None:
        return None
    actions = sum(1 for event in state.log if isinstance(event, Acted))
    return Decision(hand_number=state.hand_number, actions=actions, seat=seat)
