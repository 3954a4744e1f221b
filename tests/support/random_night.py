"""A whole night of random legal play, with asides between the hands and in them, drawn from a seed."""

from __future__ import annotations

import random

from dealer.hand.betting import legal_actions
from dealer.hand.payout import contenders, open_awards
from dealer.hand.play import next_deal
from dealer.hand.state import Action, Hand, Street
from dealer.rules.cards import FULL_DECK, Card
from dealer.rules.errors import RuleViolation
from dealer.rules.house import Ante, AnteKind, ButtonMethod, HouseRules, Mode, Stakes, Structure
from dealer.table.commands import (
    Act,
    AwardTo,
    BuyIn,
    CorrectAction,
    CorrectStack,
    CountAllIn,
    DealBoard,
    DealOut,
    Muck,
    NewPlayer,
    OpenTable,
    PlaceButton,
    RunItTwice,
    ShowHand,
    SitIn,
    SitOut,
    StartHand,
    TableCommand,
    TakeTime,
    TimeOut,
    VoidHand,
)
from dealer.table.decide import decide
from dealer.table.state import TableState

ASIDES = 0.08
"""How often something other than the next step of the hand is tried."""


class RandomPlay:
    """Draws one night of commands; the same `seed` and states give the same night."""

    def __init__(self, seed: int) -> None:
        self._draw = random.Random(seed)

    def opening(self) -> OpenTable:
        """A table with rules, seats and stacks of all kinds."""
        draw = self._draw
        seats = draw.sample(range(1, 11), draw.randint(2, 10))
        return OpenTable(
            rules=HouseRules(
                mode=draw.choice(list(Mode)),
                structure=draw.choice(list(Structure)),
                straddles=True,
                bomb_pots=True,
                run_it_twice=True,
                time_bank_seconds=40,
                button_method=draw.choice(list(ButtonMethod)),
                chip_unit_chips=draw.choice((1, 5)),
            ),
            stakes=Stakes(
                small_blind_chips=5,
                big_blind_chips=10,
                ante=Ante(kind=draw.choice(list(AnteKind)), chips=draw.choice((1, 2, 5))),
                small_bet_chips=10,
                big_bet_chips=20,
                spread_min_chips=10,
                spread_max_chips=40,
            ),
            players=tuple(
                NewPlayer(seat=seat, name=f"P{seat}", stack_chips=draw.choice((7, 30, 100, 400)))
                for seat in seats
            ),
        )

    def next(self, state: TableState) -> TableCommand:
        """A command that the rules allow now."""
        while True:
            command = self._aside(state) if self._draw.random() < ASIDES else self._step(state)
            try:
                decide(state, command)
            except RuleViolation:
                continue
            return command

    def _aside(self, state: TableState) -> TableCommand:
        draw = self._draw
        seat = draw.choice(state.seats).seat
        chips = draw.randint(0, 200)
        return draw.choice(
            (
                SitOut(seat=seat, after_hand=chips % 2 == 1),
                SitIn(seat=seat),
                VoidHand(),
                CorrectAction(
                    index=draw.randint(0, 10),
                    action=draw.choice(list(Action)),
                    to_chips=draw.choice((None, 20, 40)),
                ),
                CountAllIn(seat=seat, counted_chips=chips),
                CorrectStack(seat=seat, stack_chips=chips),
                DealOut(seat=seat),
                PlaceButton(seat=seat),
            )
        )

    def _step(self, state: TableState) -> TableCommand:
        """The next step of the hand, or towards the next hand; the rules may still refuse it."""
        hand = state.hand
        if hand is None or not state.hand_in_play:
            return self._between_hands(state)
        if hand.to_act is not None:
            return self._action(hand)
        if next_deal(hand) is not None:
            return self._deal(hand)
        return self._showdown(hand)

    def _between_hands(self, state: TableState) -> TableCommand:
        draw = self._draw
        seat = draw.choice(state.seats)
        if seat.sits_out:
            return SitIn(seat=seat.seat)
        if not state.stack_chips(seat.seat):
            return BuyIn(seat=seat.seat, chips=100)
        return StartHand(bomb_pot_chips=draw.choice((0, 0, 0, 10)))

    def _action(self, hand: Hand) -> TableCommand:
        draw = self._draw
        legal = legal_actions(hand)
        assert legal is not None
        passive = Act(seat=legal.seat, action=Action.CHECK if legal.can_check else Action.CALL)
        choices: list[TableCommand] = [passive, passive, passive, Act(seat=legal.seat, action=Action.FOLD)]
        if legal.raises is not None:
            to_chips = draw.randint(legal.raises.lowest_to_chips, legal.raises.highest_to_chips)
            choices += [Act(seat=legal.seat, action=Action.RAISE, to_chips=to_chips)] * 2
        if draw.random() < 0.02:
            return draw.choice((TimeOut, TakeTime))(seat=legal.seat)
        return draw.choice(choices)

    def _deal(self, hand: Hand) -> TableCommand:
        if self._draw.random() < 0.1:
            return RunItTwice()
        coming = next_deal(hand)
        assert coming is not None
        street, _run = coming
        count = street.board_size - Street(street - 1).board_size
        return DealBoard(cards=self._cards(hand, count) if self._draw.random() < 0.6 else ())

    def _showdown(self, hand: Hand) -> TableCommand:
        draw = self._draw
        hidden = [player.seat for player in hand.live if not player.cards and not player.mucked]
        if hidden and draw.random() < 0.6:
            seat = draw.choice(hidden)
            return draw.choice((Muck(seat=seat), *[ShowHand(seat=seat, cards=self._cards(hand, 2))] * 3))
        pot, run = next(open_awards(hand))
        able = contenders(hand, pot)
        winners = draw.sample(able, draw.randint(1, len(able)))
        return AwardTo(pot=pot, run=run, seats=tuple(winners))

    def _cards(self, hand: Hand, count: int) -> tuple[Card, ...]:
        """Cards that lie nowhere yet."""
        known = {card for board in hand.boards for card in board}
        known |= {card for player in hand.players for card in player.cards}
        return tuple(self._draw.sample([card for card in FULL_DECK if card not in known], count))
