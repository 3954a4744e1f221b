"""The night that can be continued, as the start screen shows it."""

from __future__ import annotations

from dealer.hand.betting import legal_actions
from dealer.table.state import TableState
from dealer.words.catalogue import Catalogue
from dealer.words.money import money
from dealer.words.steps import next_step
from ui.present.scene import Resume


def resume_of(state: TableState, at: str, words: Catalogue) -> Resume:
    """What it was doing, how many played, and when it stopped: the time of the last entry."""
    stopped = words.text("screen.start.stopped", players=len(state.seats), time=at[11:16])
    return Resume(lines=(_doing(state, words), stopped))


def _doing(state: TableState, words: Catalogue) -> str:
    """Whose turn it was, else the next step."""
    number = state.hand_number
    legal = legal_actions(state.hand) if state.hand is not None else None
    if legal is None:
        step = next_step(state, words)
        return words.text("screen.start.doing", number=number, step=step) if number else step
    amount = money(legal.to_call_chips, state.unit, words)
    how = "no_bet" if legal.can_check else "to_call"
    return words.text(f"screen.start.{how}", number=number, name=state.name(legal.seat), amount=amount)
