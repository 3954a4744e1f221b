"""Whose turn it is, what he owes, what he may raise to, and why he may not."""

from __future__ import annotations

from itertools import takewhile
from typing import assert_never

from dealer.hand.betting import (
    BettingCapped,
    LegalActions,
    NobodyToCall,
    NotReopened,
    RaiseClosed,
    RaiseRange,
    StackTooShort,
    legal_actions,
)
from dealer.hand.events import Acted, BoardDealt
from dealer.hand.state import Action, Hand
from dealer.rules.house import Structure
from dealer.table.state import TableState
from dealer.words.catalogue import Catalogue
from dealer.words.speaker import Speaker


def turn_line(state: TableState, words: Catalogue) -> str:
    """``"Dev. 20 to call, minimum raise to 40."``; empty when nobody is to act."""
    sentence = turn_sentence(state, words)
    if not sentence or state.hand is None or state.hand.to_act is None:
        return ""
    speaker = Speaker(state=state, words=words)
    return words.text("turn", name=speaker.name(state.hand.to_act), choices=sentence)


def turn_sentence(state: TableState, words: Catalogue) -> str:
    """The choices of the player to act: ``"20 to call, minimum raise to 40"``; empty when nobody is."""
    legal = legal_actions(state.hand) if state.hand else None
    if legal is None or state.hand is None:
        return ""
    speaker = Speaker(state=state, words=words)
    if legal.raises is None:
        return _without_raise(state.hand, legal, speaker)
    owes = "bet" if legal.opening else "option" if legal.can_check else "call"
    return words.text(
        f"turn.{owes}.{_range(state.hand, legal.raises, legal.seat)}",
        call=speaker.money(legal.to_call_chips),
        low=speaker.money(legal.raises.lowest_to_chips),
        high=speaker.money(legal.raises.highest_to_chips),
    )


def _range(hand: Hand, raises: RaiseRange, seat: int) -> str:
    """How a range is told: one amount or the all-in, both ends under a limit, else its minimum."""
    low, high = raises.lowest_to_chips, raises.highest_to_chips
    if low == high:
        return "all_in" if low == hand.player(seat).reach_chips else "one"
    limited = hand.setup.rules.structure in (Structure.POT_LIMIT, Structure.SPREAD_LIMIT)
    return "limited" if limited else "minimum"


def _without_raise(hand: Hand, legal: LegalActions, speaker: Speaker) -> str:
    player = hand.player(legal.seat)
    return speaker.text(
        f"turn.closed.{_closed_kind(legal, player.stack_chips, player.street_chips)}",
        call=speaker.money(legal.to_call_chips),
        price=speaker.money(max(legal.price_chips - player.street_chips, 0)),
    )


def _closed_kind(legal: LegalActions, stack_chips: int, street_chips: int) -> str:
    if legal.can_check:
        return "check"
    match legal.closed:
        case NotReopened():
            return "not_reopened"
        case BettingCapped():
            return "capped"
        case _ if legal.to_call_chips < stack_chips:
            return "no_raise"
        case _:
            return "all_in" if street_chips + stack_chips >= legal.price_chips else "short"


def closed_reason(state: TableState, words: Catalogue) -> str:
    """Why the player to act may not raise, in a line; empty if he may, or if nobody is to act."""
    legal = legal_actions(state.hand) if state.hand else None
    if legal is None or legal.closed is None:
        return ""
    return why_closed(legal.closed, state, words)


def why_closed(closed: RaiseClosed, state: TableState, words: Catalogue) -> str:
    """``"You called 125; 75 more is not a full raise of 100: call or fold."``, to the player to act."""
    speaker = Speaker(state=state, words=words)
    match closed:
        case NotReopened():
            return _not_reopened(closed, speaker)
        case BettingCapped():
            return words.counted("closed.capped", closed.raises)
        case NobodyToCall():
            return words.text("closed.nobody", price=speaker.money(closed.price_chips))
        case StackTooShort():
            return words.text("closed.stack", stack=speaker.money(closed.stack_chips))
        case _ as never:
            assert_never(never)


def _not_reopened(closed: NotReopened, speaker: Speaker) -> str:
    hand = speaker.state.hand
    fixed = hand is not None and hand.setup.rules.structure is Structure.FIXED_LIMIT
    action = _last_action(speaker.state)
    least = "half_bet" if fixed else "full_bet" if action is Action.CHECK else "full_raise"
    return speaker.text(
        f"closed.{least}",
        deed=speaker.text(f"closed.you.{action.value}", chips=speaker.money(closed.in_chips)),
        faced=speaker.money(closed.faced_chips),
        full=speaker.money(closed.full_raise_chips),
    )


def _last_action(state: TableState) -> Action:
    """What the player to act has done on this street; without it a raise would not be closed to him."""
    seat = state.hand.to_act if state.hand else None
    this_street = takewhile(lambda event: not isinstance(event, BoardDealt), reversed(state.log))
    actions = (e.action for e in this_street if isinstance(e, Acted) and e.seat == seat)
    return next(actions, Action.CALL)
