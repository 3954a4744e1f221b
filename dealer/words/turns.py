"""Whose turn it is, what he owes, and why he may not raise."""

from __future__ import annotations

from typing import assert_never

from dealer.hand.betting import (
    BettingCapped,
    LegalActions,
    NobodyToCall,
    NotReopened,
    StackTooShort,
    legal_actions,
)
from dealer.hand.events import Acted
from dealer.rules.house import Structure
from dealer.table.state import TableState
from dealer.words.catalogue import Catalogue
from dealer.words.money import money


def turn_line(state: TableState, words: Catalogue) -> str:
    """``"Dev. 20 to call, minimum raise to 40."``; empty when nobody is to act."""
    legal = _legal(state)
    if legal is None:
        return ""
    return words.text("turn", name=state.name(legal.seat), choices=turn_sentence(state, words))


def turn_sentence(state: TableState, words: Catalogue) -> str:
    """The choices without the name: ``"20 to call, minimum raise to 40"``; empty when nobody is to act."""
    legal = _legal(state)
    if legal is None:
        return ""
    if legal.raises is None:
        return _closed(state, legal, words)
    low, high = legal.raises.lowest_to_chips, legal.raises.highest_to_chips
    fields = {
        "call": money(legal.to_call_chips, state.unit, words),
        "low": money(low, state.unit, words),
        "high": money(high, state.unit, words),
    }
    free = "check" if legal.can_check else "call"
    if legal.opening:
        return words.text(f"turn.{_range(state, low, high)}.open", **fields)
    return words.text(f"turn.{_range(state, low, high)}.{free}", **fields)


def _legal(state: TableState) -> LegalActions | None:
    return legal_actions(state.hand) if state.hand is not None else None


def _range(state: TableState, low: int, high: int) -> str:
    """How the range is said: its minimum, both ends, or the one amount there is."""
    assert state.hand is not None
    if low == high:
        return "one"
    limited = state.hand.setup.rules.structure in (Structure.POT_LIMIT, Structure.SPREAD_LIMIT)
    return "limited" if limited else "open_ended"


def _closed(state: TableState, legal: LegalActions, words: Catalogue) -> str:
    call = money(legal.to_call_chips, state.unit, words)
    if legal.can_check:
        return words.text("turn.check_only")
    if isinstance(legal.closed, NotReopened):
        return words.text("turn.not_reopened", call=call)
    if isinstance(legal.closed, BettingCapped):
        return words.text("turn.capped", call=call)
    return words.text("turn.no_raise", call=call)


def _last_action(state: TableState, seat: int) -> str:
    """The word of what `seat` did last in this hand."""
    acted = (e for e in reversed(state.log) if isinstance(e, Acted) and e.seat == seat)
    return next(acted).action.value


def closed_reason(state: TableState, words: Catalogue) -> str:
    """Why the player to act may not raise, in a line; empty if he may."""
    legal = _legal(state)
    if legal is None or legal.closed is None:
        return ""
    unit = state.unit
    match legal.closed:
        case NotReopened(in_chips=in_chips, faced_chips=faced, full_raise_chips=full):
            return words.text(
                f"closed.{_last_action(state, legal.seat)}",
                already=money(in_chips, unit, words),
                faced=money(faced, unit, words),
                full=money(full, unit, words),
            )
        case BettingCapped(raises=raises):
            return words.text("closed.capped", raises=words.text(f"number.{raises}"))
        case NobodyToCall():
            return words.text("closed.nobody")
        case StackTooShort(stack_chips=stack):
            return words.text("closed.stack", stack=money(stack, unit, words))
        case _ as never:
            assert_never(never)
