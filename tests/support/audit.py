"""What must be true of a table after every event, and after every command."""

from __future__ import annotations

from typing import assert_never

from dealer.hand.payout import open_awards
from dealer.hand.play import next_deal
from dealer.hand.state import Hand, Phase, Street
from dealer.table.events import (
    ChipsBought,
    Event,
    HandRewritten,
    PlayerLeft,
    PlayerSat,
    StackCorrected,
    TableOpened,
)
from dealer.table.retelling import decisions, retell
from dealer.table.state import TableState


def check_event(before: TableState, event: Event, after: TableState) -> None:
    """Chips come and go over the bank only, and every stack and pot adds up."""
    assert after.chips_on_table - before.chips_on_table == _chips_brought(event)
    if after.hand is not None:
        check_hand(after.hand)
    if isinstance(event, HandRewritten) and _brought(before, after) == _brought(after, before):
        assert sum(chips for _, chips in event.moves) == _in_the_middle(before) - _in_the_middle(after)


def _chips_brought(event: Event) -> int:
    match event:
        case TableOpened():
            return sum(player.stack_chips for player in event.players)
        case PlayerSat():
            return event.player.stack_chips
        case PlayerLeft():
            return -event.chips
        case ChipsBought():
            return event.chips
        case StackCorrected():
            return event.to_chips - event.from_chips
        case _:
            return 0


def _brought(state: TableState, other: TableState) -> dict[int, int]:
    """The chips that those who are in the hand of both states came with."""
    assert state.hand is not None
    assert other.hand is not None
    both = {player.seat for player in other.hand.players}
    return {seat: chips for seat, chips in state.hand.setup.stacks if seat in both}


def _in_the_middle(state: TableState) -> int:
    """The chips in front of the players of the hand and in the pots, not given away yet."""
    assert state.hand is not None
    return state.hand.pot_chips - sum(award.chips for award in state.hand.awards)


def check_hand(hand: Hand) -> None:
    """No stack below nothing, and every chip is behind a player, in front of one, or in a pot."""
    for player in hand.players:
        assert player.stack_chips >= 0
        assert 0 <= player.street_chips <= player.paid_chips
        assert player.dead_chips >= 0
    given = sum(award.chips for award in hand.awards)
    behind = sum(player.stack_chips for player in hand.players)
    assert behind + hand.pot_chips - given == sum(chips for _, chips in hand.setup.stacks)
    if hand.street is not Street.PREFLOP or hand.phase is not Phase.BETTING:
        in_front = sum(player.street_chips for player in hand.players)
        assert sum(pot.chips for pot in hand.pots) == hand.pot_chips - in_front
    for award in hand.awards:
        assert sum(chips for _, chips in award.shares) == award.chips
    for pot in hand.pots:
        assert pot.chips > 0
        assert pot.eligible
        assert all(not hand.player(seat).folded for seat in pot.eligible) or hand.phase is Phase.BETTING


def check_state(state: TableState) -> None:
    """Between commands it is always known what the hand in play waits for."""
    # A counted all-in corrects the stack before the pots follow, so books are looked at only here.
    assert all(seat.stack_chips >= 0 for seat in state.seats)
    hand = state.hand
    if hand is None:
        return
    assert state.hand_in_play is (hand.phase is not Phase.OVER)
    assert (hand.to_act is not None) is (hand.phase is Phase.BETTING)
    assert (next_deal(hand) is not None) is (hand.phase is Phase.DEALING)
    match hand.phase:
        case Phase.BETTING:
            assert hand.to_act is not None
            player = hand.player(hand.to_act)
            assert not player.folded
            assert player.stack_chips
            seat = state.seat(hand.to_act)
            assert seat is not None
            assert not seat.away
        case Phase.DEALING:
            assert len(hand.live) > 1
        case Phase.SHOWDOWN:
            assert list(open_awards(hand))
            assert set(hand.show_order) == {player.seat for player in hand.live}
        case Phase.OVER:
            assert not list(open_awards(hand))
            assert sum(award.chips for award in hand.awards) == hand.pot_chips
        case _:
            assert_never(hand.phase)


def check_retelling(state: TableState) -> None:
    """What was decided in the hand, told again, is the same hand."""
    if state.hand is None or state.started is None:
        return
    retold = retell(state.hand.setup, decisions(state.hand, state.log))
    assert retold.dropped == 0
    assert retold.hand == state.hand
    assert retold.events == state.log
