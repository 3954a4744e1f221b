"""The next thing that happens in a night when everybody plays on, chosen by a number."""

from __future__ import annotations

from random import Random

from dealer.hand.betting import legal_actions
from dealer.hand.payout import contenders, open_awards
from dealer.hand.play import next_deal
from dealer.hand.state import Action, Hand, Phase, Street
from dealer.rules.cards import FULL_DECK, Card
from dealer.rules.house import Mode
from dealer.table.commands import (
    Act,
    AwardTo,
    DealBoard,
    Muck,
    RunItTwice,
    ShowHand,
    StartHand,
    TableCommand,
    TimeOut,
)
from dealer.table.playing import cards_in_use
from dealer.table.state import TableState
from tests.support.story import Step


def next_command(state: TableState, number: int) -> TableCommand:
    """A legal command that plays on; `StartHand` between hands, which needs two players."""
    chance = Random(number)
    hand = state.hand
    if hand is None or hand.phase is Phase.OVER:
        bombs = state.rules.bomb_pots and chance.random() < 0.2
        return StartHand(bomb_pot_chips=chance.choice((5, 40)) if bombs else 0)
    if hand.to_act is not None and chance.random() < 0.04:
        return TimeOut(seat=hand.to_act)
    return next_in_hand(hand, chance)


def next_in_hand(hand: Hand, chance: Random) -> Step:
    """A legal step of a hand that is not over."""
    match hand.phase:
        case Phase.BETTING:
            return _action(hand, chance)
        case Phase.DEALING:
            return _deal(hand, chance)
        case _:
            return _showdown(hand, chance)


def _action(hand: Hand, chance: Random) -> Step:
    legal = legal_actions(hand)
    assert legal is not None
    seat, roll = legal.seat, chance.random()
    if roll < 0.10:
        return Act(seat=seat, action=Action.FOLD)
    if roll < 0.19:
        return Act(seat=seat, action=Action.RAISE, all_in=True)
    if roll < 0.45 and legal.raises is not None:
        low, high = legal.raises.lowest_to_chips, legal.raises.highest_to_chips
        to_chips = min(high, low + int(chance.random() ** 3 * (high - low + 1)))
        return Act(seat=seat, action=Action.BET if legal.opening else Action.RAISE, to_chips=to_chips)
    return Act(seat=seat, action=Action.CHECK if legal.can_check else Action.CALL)


def _deal(hand: Hand, chance: Random) -> Step:
    rules = hand.setup.rules
    if rules.run_it_twice and rules.mode is Mode.CASH and not hand.betting_possible and hand.runs == 1:
        return RunItTwice()
    due = next_deal(hand)
    assert due is not None
    count = 3 if due[0] is Street.FLOP else 1
    return DealBoard(cards=free_cards(hand, count, chance) if chance.random() < 0.9 else ())


def free_cards(hand: Hand, count: int, chance: Random, *, but: int | None = None) -> tuple[Card, ...]:
    """`count` cards that lie nowhere yet; those of seat `but` do not count."""
    used = {card for _, cards in cards_in_use(hand, but=but) for card in cards}
    return tuple(chance.sample([card for card in FULL_DECK if card not in used], count))


def _showdown(hand: Hand, chance: Random) -> Step:
    hidden = [
        seat for seat in hand.show_order if not hand.player(seat).mucked and not hand.player(seat).cards
    ]
    roll = chance.random()
    if hidden and roll < 0.8:
        return ShowHand(seat=hidden[0], cards=free_cards(hand, 2, chance))
    if hidden and roll < 0.9:
        return Muck(seat=hidden[0])
    pot, run = next(open_awards(hand))
    able = contenders(hand, pot)
    return AwardTo(pot=pot, run=run, seats=tuple(chance.sample(able, chance.randint(1, len(able)))))
