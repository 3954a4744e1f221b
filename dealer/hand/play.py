"""The course of a hand: each function judges one thing that happens and gives the hand after it.

All return ``(hand, events)``: the events are the facts, the hand is what `evolve` makes of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from dealer.hand.betting import (
    LegalActions,
    bet_facts,
    next_to_act,
    opening_bets,
    owed_chips,
    pot_limit_adjustment,
    raise_closed,
    raise_range,
)
from dealer.hand.errors import (
    CheckFacingBet,
    HandOver,
    NotAtShowdown,
    NotEligible,
    NothingToCall,
    OutOfTurn,
    PotAlreadyAwarded,
    RaiseNotAllowed,
    RaiseTooLarge,
    RaiseTooSmall,
    RoundClosed,
    RoundOpen,
    RunTwiceNotAllowed,
    UnknownSeat,
    WrongCallAmount,
    WrongCardCount,
)
from dealer.hand.events import (
    Acted,
    BettingOpened,
    BoardDealt,
    HandEnded,
    HandEvent,
    HandMucked,
    HandShown,
    PotAwarded,
    RunTwiceAgreed,
    ShowdownBegan,
    StreetClosed,
    TurnGiven,
    UncalledReturned,
)
from dealer.hand.evolve import dealt, evolve
from dealer.hand.payout import award, contenders, decided_awards, open_awards
from dealer.hand.posting import posts_due
from dealer.hand.pots import layered_pots, uncalled_bet
from dealer.hand.showdown import show_order, turns_face_up
from dealer.hand.state import Action, Award, Hand, HandSetup, Phase, Player, Street
from dealer.rules.cards import Card
from dealer.rules.house import Mode

Course = tuple[Hand, tuple[HandEvent, ...]]
"""A hand and the events that led to it."""


class Recorder:
    """Collects the events of one entry and the hand they make. Lives within one call."""

    __slots__ = ("events", "hand")

    def __init__(self, hand: Hand) -> None:
        self.hand = hand
        self.events: list[HandEvent] = []

    def add(self, event: HandEvent) -> None:
        """Take `event` as happened."""
        self.hand = evolve(self.hand, event)
        self.events.append(event)

    def course(self) -> Course:
        """The hand and its events."""
        return self.hand, tuple(self.events)


def open_hand(setup: HandSetup) -> Course:
    """Take antes, blinds and posts and give the first turn.

    In a bomb pot, or where the posts leave nobody anything to decide, the round is closed at once.
    """
    record = Recorder(dealt(setup))
    for post in posts_due(setup):
        record.add(post)
    if setup.bomb_pot_chips:
        _close_round(record)
        return record.course()
    price, step = opening_bets(setup, Street.PREFLOP)
    adjustment = pot_limit_adjustment(setup, record.hand.players)
    record.add(
        BettingOpened(
            street=Street.PREFLOP, price_chips=price, step_chips=step, pot_adjustment_chips=adjustment
        )
    )
    _pass_turn(record, _first_before_the_flop(setup))
    return record.course()


def _first_before_the_flop(setup: HandSetup) -> int:
    """The index left of the big blind, or left of the straddle (RRoP; WSOP Live 165)."""
    last = setup.straddle.seat if setup.straddle else setup.big_blind
    seats = [seat for seat, _ in setup.stacks]
    return seats.index(last) + 1


def act(hand: Hand, seat: int, action: Action, to_chips: int | None = None) -> Course:
    """`seat` folds, checks, calls, bets or raises.

    `to_chips` is the street total of a bet or raise; for a call it may be left out. A fold names one only
    where chips that he pushed stay in the pot (TDA 51-B). Bet and raise are read alike. Raises the
    `RuleViolation` that names what is wrong.
    """
    player = in_turn(hand, seat)
    match action:
        case Action.FOLD:
            acted = _fold(hand, player, to_chips)
        case Action.CHECK:
            acted = _check(hand, player)
        case Action.CALL:
            acted = _call(hand, player, to_chips)
        case Action.BET | Action.RAISE:
            acted = _raise(hand, player, to_chips)
        case _:
            assert_never(action)
    record = Recorder(hand)
    record.add(acted)
    _pass_turn(record, [p.seat for p in hand.players].index(seat) + 1)
    return record.course()


def in_turn(hand: Hand, seat: int) -> Player:
    """The player in `seat`; raises the `RuleViolation` that says why it is not his turn."""
    if hand.to_act is None:
        raise HandOver if betting_over(hand) else RoundClosed
    if seat != hand.to_act:
        if all(p.seat != seat for p in hand.players):
            raise UnknownSeat(seat=seat)
        raise OutOfTurn(seat=seat, to_act=hand.to_act)
    return hand.player(seat)


def betting_over(hand: Hand) -> bool:
    """Whether no further action can come in this hand."""
    match hand.phase:
        case Phase.BETTING:
            return False
        case Phase.DEALING:
            return not hand.betting_possible
        case Phase.SHOWDOWN | Phase.OVER:
            return True
        case _ as phase:
            assert_never(phase)


def _fold(hand: Hand, player: Player, to_chips: int | None) -> Acted:
    """Chips that are forfeited with the hand are fewer than the call would take."""
    if to_chips is None or to_chips <= player.street_chips:
        return Acted(seat=player.seat, action=Action.FOLD, to_chips=player.street_chips)
    most = min(hand.betting.price_chips, player.reach_chips) - 1
    if to_chips > most:
        raise RaiseTooLarge(maximum_chips=most, offered_chips=to_chips)
    added = to_chips - player.street_chips
    return Acted(seat=player.seat, action=Action.FOLD, to_chips=to_chips, added_chips=added)


def _check(hand: Hand, player: Player) -> Acted:
    owed = owed_chips(hand.players, hand.betting.price_chips, player)
    if owed:
        raise CheckFacingBet(to_call_chips=owed)
    return Acted(seat=player.seat, action=Action.CHECK, to_chips=player.street_chips)


def _call(hand: Hand, player: Player, to_chips: int | None) -> Acted:
    """A call may also name the nominal price; what nobody can match comes back when the round closes."""
    price = hand.betting.price_chips
    owed = owed_chips(hand.players, price, player)
    if not owed:
        raise NothingToCall
    call_to, nominal = player.street_chips + owed, min(price, player.reach_chips)
    if to_chips is None:
        to_chips = call_to
    elif to_chips not in (call_to, price, nominal):
        raise WrongCallAmount(offered_chips=to_chips, call_to_chips=call_to)
    to_chips = min(to_chips, nominal)
    added = to_chips - player.street_chips
    return Acted(
        seat=player.seat,
        action=Action.CALL,
        to_chips=to_chips,
        added_chips=added,
        all_in=added == player.stack_chips,
    )


def _raise(hand: Hand, player: Player, to_chips: int | None) -> Acted:
    closed = raise_closed(hand, player)
    if closed is not None:
        raise RaiseNotAllowed(closed=closed)
    raises = raise_range(hand, player)
    if to_chips is None:
        to_chips = raises.lowest_to_chips
    if to_chips < raises.lowest_to_chips:
        raise RaiseTooSmall(minimum_chips=raises.lowest_to_chips, offered_chips=to_chips)
    if to_chips > raises.highest_to_chips:
        raise RaiseTooLarge(maximum_chips=raises.highest_to_chips, offered_chips=to_chips)
    facts = bet_facts(hand, to_chips)
    return Acted(
        seat=player.seat,
        action=Action.RAISE if hand.betting.price_chips else Action.BET,
        to_chips=to_chips,
        added_chips=to_chips - player.street_chips,
        all_in=to_chips == player.reach_chips,
        step_chips=facts.step_chips,
        full_level_chips=facts.full_level_chips,
        raises=facts.raises,
        capped=facts.capped,
    )


def all_in(legal: LegalActions) -> tuple[Action, int]:
    """What "all-in" means for the player to act: a raise cut to the structure's maximum, else a call."""
    if legal.raises is not None:
        return (Action.BET if legal.opening else Action.RAISE), legal.raises.highest_to_chips
    if legal.to_call_chips:
        return Action.CALL, legal.call_to_chips
    return Action.CHECK, legal.call_to_chips


def _pass_turn(record: Recorder, first: int) -> None:
    seat = next_to_act(record.hand, first)
    if seat is None:
        _close_round(record)
    else:
        record.add(TurnGiven(seat=seat))


def _close_round(record: Recorder) -> None:
    """Give uncalled chips back, gather the bets into pots, and end the hand if one player is left."""
    uncalled = uncalled_bet(record.hand.players)
    if uncalled:
        record.add(UncalledReturned(seat=uncalled[0], chips=uncalled[1]))
    hand = record.hand
    last_street = hand.street is Street.RIVER
    alone = len(hand.live) == 1
    more = hand.betting_possible and not last_street and not alone
    record.add(
        StreetClosed(
            street=hand.street,
            pots=layered_pots(hand.players),
            more_betting=more,
            face_up=not more and turns_face_up(hand),
        )
    )
    if alone:
        award_decided(record, shown_down=False)
    elif last_street:
        _begin_showdown(record, bet_river=hand.betting.aggressor)


def _begin_showdown(record: Recorder, *, bet_river: int | None) -> None:
    record.add(ShowdownBegan(order=show_order(record.hand, bet_river), bet_river=bet_river is not None))
    award_decided(record, shown_down=True)


def award_decided(record: Recorder, *, shown_down: bool) -> None:
    """Give away every pot that hands, mucks and folds have settled, and end the hand with the last."""
    for decided in tuple(decided_awards(record.hand)):
        _give(record, decided)
    _end_when_all_is_given(record, shown_down=shown_down)


def _give(record: Recorder, given: Award) -> None:
    record.add(
        PotAwarded(
            pot=given.pot,
            run=given.run,
            chips=given.chips,
            shares=given.shares,
            odd=given.odd,
            by_cards=given.by_cards,
        )
    )


def _end_when_all_is_given(record: Recorder, *, shown_down: bool) -> None:
    if len(record.hand.awards) == len(record.hand.pots) * record.hand.runs:
        record.add(HandEnded(shown_down=shown_down))


def next_deal(hand: Hand) -> tuple[Street, int] | None:
    """The street to be dealt next and on which board, or ``None`` if none is."""
    if hand.phase is not Phase.DEALING:
        return None
    if hand.street is not Street.RIVER:
        return Street(hand.street + 1), hand.run
    assert hand.run_twice_from is not None
    return Street(hand.run_twice_from + 1), hand.run + 1


def deal(hand: Hand, cards: Sequence[Card] = ()) -> Course:
    """Deal the next street, with its cards or without any, and give the first turn.

    The same card twice is the table's business to refuse (`rules.cards`). When no more betting is possible
    the streets follow one another and the last one begins the showdown.
    """
    due = next_deal(hand)
    if due is None:
        if hand.to_act is not None:
            raise RoundOpen(to_act=hand.to_act)
        raise HandOver
    street, run = due
    count = street.board_size - Street(street - 1).board_size
    if cards and len(cards) != count:
        raise WrongCardCount(offered=len(cards), due=count)
    record = Recorder(hand)
    record.add(BoardDealt(street=street, cards=tuple(cards), run=run))
    if hand.betting_possible:
        price, step = opening_bets(hand.setup, street)
        record.add(BettingOpened(street=street, price_chips=price, step_chips=step))
        _pass_turn(record, 0)
    elif street is Street.RIVER and run + 1 == hand.runs:
        _begin_showdown(record, bet_river=None)
    return record.course()


def run_twice(hand: Hand) -> Course:
    """Agree on two boards: cash, the house allows it, all-in before the river."""
    allowed = hand.setup.rules.run_it_twice and hand.setup.rules.mode is Mode.CASH
    ready = hand.phase is Phase.DEALING and not hand.betting_possible and hand.runs == 1
    if not allowed or not ready or hand.street is Street.RIVER:
        raise RunTwiceNotAllowed
    record = Recorder(hand)
    record.add(RunTwiceAgreed())
    return record.course()


def show(hand: Hand, seat: int, cards: Sequence[Card]) -> Course:
    """`seat` turns up both cards: at the showdown, in an all-in before it, or of his own will afterwards.

    Who won because all others folded may show one card only (house). Whatever the cards settle is awarded
    at once. A hand that was folded stays folded.
    """
    player = _showing(hand, seat)
    unseen_win = hand.phase is Phase.OVER and len(hand.live) == 1
    if len(cards) != HOLE_CARDS and not (unseen_win and len(cards) == 1):
        raise WrongCardCount(offered=len(cards), due=HOLE_CARDS)
    if hand.phase is Phase.BETTING or (player.mucked and hand.phase is not Phase.OVER):
        raise NotAtShowdown
    record = Recorder(hand)
    record.add(HandShown(seat=seat, cards=tuple(cards)))
    if hand.phase is Phase.SHOWDOWN:
        award_decided(record, shown_down=True)
    return record.course()


HOLE_CARDS = 2


def _showing(hand: Hand, seat: int) -> Player:
    """The player in `seat`, still in the hand."""
    player = next((p for p in hand.players if p.seat == seat), None)
    if player is None or player.folded:
        raise UnknownSeat(seat=seat)
    return player


def muck(hand: Hand, seat: int) -> Course:
    """`seat` gives up his hand unseen; whoever is left alone in a pot takes it (TDA 17-B)."""
    player = _showing(hand, seat)
    if hand.phase is not Phase.SHOWDOWN or player.mucked:
        raise NotAtShowdown
    record = Recorder(hand)
    record.add(HandMucked(seat=seat))
    award_decided(record, shown_down=True)
    return record.course()


def award_to(hand: Hand, pot: int, seats: Sequence[int], run: int = 0) -> Course:
    """The table says who wins `pot` on board `run`; several winners split it.

    Who is not in the pot, or has mucked, cannot win it (TDA 21).
    """
    if hand.phase is not Phase.SHOWDOWN:
        raise NotAtShowdown
    if (pot, run) not in open_awards(hand):
        raise PotAlreadyAwarded
    able = contenders(hand, pot)
    if not seats or not set(seats) <= set(able):
        raise NotEligible(seats=tuple(seats), eligible=able)
    record = Recorder(hand)
    _give(record, award(hand, pot=pot, run=run, winners=tuple(set(seats)), by_cards=False))
    _end_when_all_is_given(record, shown_down=True)
    return record.course()
