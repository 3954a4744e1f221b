"""How an event changes a hand. Nothing is judged here: events are facts."""

from __future__ import annotations

from typing import assert_never

from dealer.hand.changed import changed
from dealer.hand.events import (
    Acted,
    BettingOpened,
    BoardDealt,
    HandEnded,
    HandEvent,
    HandMucked,
    HandShown,
    Posted,
    PostKind,
    PotAwarded,
    RunTwiceAgreed,
    ShowdownBegan,
    StreetClosed,
    TurnGiven,
    UncalledReturned,
)
from dealer.hand.state import Action, Award, Betting, Hand, HandSetup, Phase, Player, Street

_DEAD = (PostKind.TABLE_ANTE, PostKind.DEAD_POST)
_NOT_IN_FRONT = (PostKind.ANTE, PostKind.BOMB_ANTE)


def dealt(setup: HandSetup) -> Hand:
    """The hand before anybody has posted."""
    return Hand(
        setup=setup,
        players=tuple(Player(seat=seat, stack_chips=chips) for seat, chips in setup.stacks),
        betting=Betting(price_chips=0, step_chips=0, full_level_chips=0),
    )


def evolve(hand: Hand, event: HandEvent) -> Hand:
    """`hand` after `event`."""
    match event:
        case Acted():
            return _acted(hand, event)
        case TurnGiven():
            return changed(hand, to_act=event.seat)
        case Posted():
            return _posted(hand, event)
        case BettingOpened():
            return _betting_opened(hand, event)
        case StreetClosed():
            return _street_closed(hand, event)
        case UncalledReturned():
            return _uncalled_returned(hand, event)
        case BoardDealt():
            return _board_dealt(hand, event)
        case ShowdownBegan():
            return changed(hand, phase=Phase.SHOWDOWN, show_order=event.order, bet_river=event.bet_river)
        case _:
            return _showdown(hand, event)


def _showdown(hand: Hand, event: HandShown | HandMucked | PotAwarded | HandEnded | RunTwiceAgreed) -> Hand:
    match event:
        case HandShown():
            return _with_player(hand, changed(hand.player(event.seat), cards=event.cards, mucked=False))
        case HandMucked():
            return _with_player(hand, changed(hand.player(event.seat), mucked=True))
        case PotAwarded():
            return _pot_awarded(hand, event)
        case HandEnded():
            return changed(hand, phase=Phase.OVER)
        case RunTwiceAgreed():
            return changed(hand, boards=(hand.boards[0], hand.boards[0]), run_twice_from=hand.street)
        case _:
            assert_never(event)


def _with_player(hand: Hand, player: Player) -> Hand:
    return changed(hand, players=tuple([player if p.seat == player.seat else p for p in hand.players]))


def _acted(hand: Hand, event: Acted) -> Hand:
    before = hand.player(event.seat)
    player = Player(
        seat=before.seat,
        stack_chips=before.stack_chips - event.added_chips,
        street_chips=event.to_chips,
        paid_chips=before.paid_chips + event.added_chips,
        dead_chips=before.dead_chips,
        folded=event.action is Action.FOLD,
        acted=True,
        cards=before.cards,
        mucked=before.mucked,
    )
    betting = hand.betting
    if event.action is Action.BET or event.action is Action.RAISE:
        betting = Betting(
            price_chips=event.to_chips,
            step_chips=event.step_chips,
            full_level_chips=event.full_level_chips,
            raises=event.raises,
            capped=event.capped,
            aggressor=event.seat,
            pot_adjustment_chips=betting.pot_adjustment_chips,
        )
    players = tuple([player if p is before else p for p in hand.players])
    return changed(hand, players=players, betting=betting, to_act=None)


def _posted(hand: Hand, event: Posted) -> Hand:
    before = hand.player(event.seat)
    dead = event.kind in _DEAD
    in_front = not dead and event.kind not in _NOT_IN_FRONT
    player = changed(
        before,
        stack_chips=before.stack_chips - event.chips,
        street_chips=before.street_chips + (event.chips if in_front else 0),
        paid_chips=before.paid_chips + (0 if dead else event.chips),
        dead_chips=before.dead_chips + (event.chips if dead else 0),
    )
    return _with_player(hand, player)


def _betting_opened(hand: Hand, event: BettingOpened) -> Hand:
    betting = Betting(
        price_chips=event.price_chips,
        step_chips=event.step_chips,
        full_level_chips=event.price_chips,
        pot_adjustment_chips=event.pot_adjustment_chips,
    )
    return changed(hand, betting=betting, street=event.street, phase=Phase.BETTING)


def _street_closed(hand: Hand, event: StreetClosed) -> Hand:
    players = tuple(
        [changed(p, street_chips=0, acted=False) if p.acted or p.street_chips else p for p in hand.players]
    )
    return changed(
        hand,
        players=players,
        pots=event.pots,
        phase=Phase.SHOWDOWN if event.street is Street.RIVER else Phase.DEALING,
        to_act=None,
    )


def _uncalled_returned(hand: Hand, event: UncalledReturned) -> Hand:
    before = hand.player(event.seat)
    player = changed(
        before,
        stack_chips=before.stack_chips + event.chips,
        street_chips=max(before.street_chips - event.chips, 0),
        paid_chips=before.paid_chips - event.chips,
    )
    return changed(_with_player(hand, player), uncalled=(*hand.uncalled, (event.seat, event.chips)))


def _board_dealt(hand: Hand, event: BoardDealt) -> Hand:
    boards = tuple(
        (*board, *event.cards) if run == event.run else board for run, board in enumerate(hand.boards)
    )
    return changed(hand, boards=boards, street=event.street, run=event.run)


def _pot_awarded(hand: Hand, event: PotAwarded) -> Hand:
    won = dict(event.shares)
    award = Award(
        pot=event.pot,
        run=event.run,
        chips=event.chips,
        shares=event.shares,
        odd=event.odd,
        by_cards=event.by_cards,
    )
    players = tuple(
        changed(p, stack_chips=p.stack_chips + won[p.seat]) if p.seat in won else p for p in hand.players
    )
    return changed(hand, players=players, awards=(*hand.awards, award))
