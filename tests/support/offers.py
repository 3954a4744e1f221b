"""What the rules offer to the player to act, and what they must refuse."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from dealer.hand import errors, play
from dealer.hand.betting import LegalActions, legal_actions
from dealer.hand.state import Action, Hand
from dealer.rules.errors import RuleViolation
from dealer.table.commands import Act, DealBoard
from dealer.table.decide import decide
from dealer.table.state import TableState


def offered(legal: LegalActions, inner: int) -> Iterator[Act]:
    """Every kind of choice of `legal`; of a raise both ends and one between, which `inner` sets."""
    yield Act(seat=legal.seat, action=Action.FOLD)
    if legal.can_check:
        yield Act(seat=legal.seat, action=Action.CHECK)
    else:
        yield Act(seat=legal.seat, action=Action.CALL)
        yield Act(seat=legal.seat, action=Action.CALL, to_chips=legal.call_to_chips)
        yield Act(seat=legal.seat, action=Action.CALL, to_chips=legal.price_chips)
    if legal.raises is not None:
        low, high = legal.raises.lowest_to_chips, legal.raises.highest_to_chips
        word = Action.BET if legal.opening else Action.RAISE
        for to_chips in {low, high, low + inner % (high - low + 1)}:
            yield Act(seat=legal.seat, action=word, to_chips=to_chips)


def refused(hand: Hand, legal: LegalActions, off: int) -> Iterator[tuple[Act, type[RuleViolation]]]:
    """What is not offered, with the violation that says why; `off` is how far off the amounts are."""
    seat = legal.seat
    if legal.can_check:
        yield Act(seat=seat, action=Action.CALL), errors.NothingToCall
    else:
        yield Act(seat=seat, action=Action.CHECK), errors.CheckFacingBet
        wrong = legal.call_to_chips + off
        if wrong not in (legal.price_chips, hand.player(seat).reach_chips):
            yield Act(seat=seat, action=Action.CALL, to_chips=wrong), errors.WrongCallAmount
        yield Act(seat=seat, action=Action.CALL, to_chips=legal.call_to_chips - off), errors.WrongCallAmount
    for word in (Action.BET, Action.RAISE):
        if legal.raises is None:
            yield Act(seat=seat, action=word, to_chips=legal.price_chips + off), errors.RaiseNotAllowed
            yield Act(seat=seat, action=word), errors.RaiseNotAllowed
        else:
            low, high = legal.raises.lowest_to_chips, legal.raises.highest_to_chips
            yield Act(seat=seat, action=word, to_chips=low - off), errors.RaiseTooSmall
            yield Act(seat=seat, action=word, to_chips=high + off), errors.RaiseTooLarge
    seats = {player.seat for player in hand.players}
    for other in range(1, 11):
        if other != seat:
            error = errors.OutOfTurn if other in seats else errors.UnknownSeat
            yield Act(seat=other, action=Action.FOLD), error
            yield Act(seat=other, action=Action.CALL), error


def check_offers(state: TableState, number: int) -> None:
    """`decide` accepts what `legal_actions` offers and refuses all else; `number` sets the amounts tried."""
    hand = state.hand
    assert hand is not None
    legal = legal_actions(hand)
    if legal is None:
        _check_that_nobody_acts(state, hand)
        return
    for command in offered(legal, number):
        decide(state, command)
    for command, error in refused(hand, legal, 1 + number % 50):
        with pytest.raises(RuleViolation) as refusal:
            decide(state, command)
        assert type(refusal.value) is error, command
        if isinstance(refusal.value, errors.RaiseNotAllowed):
            assert refusal.value.closed == legal.closed
    with pytest.raises(errors.RoundOpen):
        decide(state, DealBoard())
    _check_the_call(hand, legal)


def _check_that_nobody_acts(state: TableState, hand: Hand) -> None:
    error = errors.HandOver if play.betting_over(hand) else errors.RoundClosed
    for player in hand.players:
        with pytest.raises(error):
            decide(state, Act(seat=player.seat, action=Action.FOLD))


def _check_the_call(hand: Hand, legal: LegalActions) -> None:
    """A call asks for no more than he has or an opponent can match, and leaves him level or all-in."""
    player = hand.player(legal.seat)
    assert 0 <= legal.to_call_chips <= player.stack_chips
    assert legal.call_to_chips == player.street_chips + legal.to_call_chips
    rivals = max(p.reach_chips for p in hand.live if p is not player)
    assert legal.call_to_chips <= max(rivals, player.street_chips)
    assert (legal.raises is None) == (legal.closed is not None)
    if legal.raises is not None:
        assert legal.price_chips < legal.raises.lowest_to_chips <= legal.raises.highest_to_chips
        assert legal.raises.highest_to_chips <= player.reach_chips
        assert rivals > legal.price_chips
