from __future__ import annotations

import importlib
import pkgutil

import pytest

import dealer
from dealer.hand.betting import BettingCapped, NobodyToCall, NotReopened, StackTooShort
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
from dealer.rules.button import NotEnoughPlayers
from dealer.rules.cards import Card
from dealer.rules.errors import BadCard, DuplicateCard, RuleViolation
from dealer.rules.first_button import ButtonStands
from dealer.rules.rulings.wager import NothingPushed
from dealer.table.errors import (
    BadChips,
    BlindCannotSitOut,
    BombPotNotAllowed,
    ChipsMissing,
    HandInPlay,
    NameMissing,
    NightIsPaused,
    NoHandInPlay,
    NoSuchAction,
    NotAllIn,
    NoTimeLeft,
    PlayerGone,
    PlayerInHand,
    RabbitHuntNotAllowed,
    SeatEmpty,
    SeatTaken,
    StraddleNotAllowed,
    TableNotOpen,
    TooLate,
)
from dealer.words.english import ENGLISH
from dealer.words.english_refusals import REFUSALS
from dealer.words.keys import class_key
from dealer.words.refusals import refusal
from tests.support.evening import an_evening

NOT_REOPENED = NotReopened(in_chips=125, faced_chips=75, full_raise_chips=100)

REFUSED: list[tuple[RuleViolation, str]] = [
    (RuleViolation(), "That cannot be done now."),
    (BadCard("1x"), "1x is not a card."),
    (
        DuplicateCard(Card.parse("Th"), (2, "board")),
        "The ten of hearts is used twice: with Ben and on the board. (TDA 35-E)",
    ),
    (
        DuplicateCard(Card.parse("Th"), ("burn", "muck")),
        "The ten of hearts is used twice: among the burned cards and in the muck. (TDA 35-E)",
    ),
    (OutOfTurn(seat=2, to_act=3), "It is the turn of Chitra, not of Ben. (TDA 53)"),
    (HandOver(), "The betting of this hand is over."),
    (RoundClosed(), "Nobody is to act: deal the next street first."),
    (RoundOpen(to_act=3), "First Chitra has to act."),
    (UnknownSeat(seat=7), "Seat 7 has no cards in this hand."),
    (CheckFacingBet(to_call_chips=1200), "There are 1,200 to call: no check. (TDA 55)"),
    (NothingToCall(), "There is nothing to call: that is a check. (TDA 55)"),
    (WrongCallAmount(offered_chips=30, call_to_chips=40), "A call is to 40, not 30."),
    (RaiseTooSmall(minimum_chips=40, offered_chips=30), "30 is too little: at least 40. (TDA 43-A)"),
    (RaiseTooLarge(maximum_chips=500, offered_chips=600), "600 is too much: at most 500."),
    (
        RaiseNotAllowed(closed=NOT_REOPENED),
        "You called 125; 75 more is not a full raise of 100: call or fold. (TDA 47-A)",
    ),
    (
        RaiseNotAllowed(closed=BettingCapped(raises=3)),
        "The bet and three raises are in: the betting is capped. (TDA 48)",
    ),
    (RaiseNotAllowed(closed=NobodyToCall(price_chips=70)), "Nobody can call more than 70: no raise."),
    (RaiseNotAllowed(closed=StackTooShort(stack_chips=80)), "Your last 80 can only call: no raise."),
    (WrongCardCount(offered=2, due=3), "The number of cards is three, not two."),
    (NotAtShowdown(), "That has to wait for the showdown."),
    (NotEligible(seats=(1,), eligible=(2, 3)), "Asha cannot win this pot, only Ben and Chitra. (TDA 21)"),
    (NotEligible(seats=(), eligible=(2, 3)), "Somebody has to win this pot: Ben and Chitra. (TDA 21)"),
    (PotAlreadyAwarded(), "This pot has been given away already."),
    (RunTwiceNotAllowed(), "Run it twice: only in a cash game, after the all-in, before the river."),
    (NotEnoughPlayers(players=1), "Two players with chips are needed."),
    (ButtonStands(), "Too much has happened in this hand: the button stays. (TDA 34-A)"),
    (NothingPushed(()), "No chips and no clear word: there is nothing to rule on."),
    (TableNotOpen(), "No game has been started yet."),
    (SeatTaken(seat=2), "Ben sits in seat 2."),
    (SeatEmpty(seat=7), "Nobody sits in seat 7."),
    (HandInPlay(), "First this hand has to end."),
    (NoHandInPlay(), "No hand is being played."),
    (PlayerInHand(seat=2), "Ben holds cards: first this hand has to end."),
    (PlayerGone(seat=7), "The player of seat 7 has left it since: that hand stands."),
    (BadChips(offered_chips=0, least_chips=1), "0 is too little: at least 1."),
    (NameMissing(), "A player needs a name."),
    (StraddleNotAllowed(seat=1, seats=(2, 3)), "Asha may not straddle, only Ben and Chitra."),
    (StraddleNotAllowed(seat=1, seats=()), "Nobody may straddle in this hand."),
    (BombPotNotAllowed(), "The house plays no bomb pots."),
    (RabbitHuntNotAllowed(), "No undealt cards are shown after this hand."),
    (TooLate(), "Somebody has acted already: it stands."),
    (NightIsPaused(), "The night is paused: let it go on first."),
    (NoTimeLeft(seat=2), "Ben has no time left to take."),
    (NoSuchAction(index=12), "There is no such action in this hand."),
    (BlindCannotSitOut(seat=2), "Ben has posted a blind: void the hand instead."),
    (NotAllIn(seat=2), "Ben is not all-in: there is nothing to count."),
    (
        ChipsMissing(seat=2, missing_chips=40),
        "The stack of Ben is 40 too small for that: correct it first.",
    ),
]


@pytest.mark.parametrize(("error", "said"), REFUSED)
def test_a_refusal_is_a_sentence_with_its_figures_and_its_rule(error: RuleViolation, said: str) -> None:
    assert refusal(error, an_evening(500, 500, 500).state, ENGLISH) == said


def test_what_does_not_reopen_fixed_limit_names_its_own_rule() -> None:
    state = an_evening(500, 500, 500, structure="fl", limits=(20, 40), story="").state
    closed = NotReopened(in_chips=20, faced_chips=5, full_raise_chips=20)
    assert refusal(RaiseNotAllowed(closed=closed), state, ENGLISH) == (
        "You called 20; 5 more is less than half a bet of 20: call or fold. (TDA 47-B)"
    )


def violations(root: type[RuleViolation]) -> set[type[RuleViolation]]:
    return {root}.union(*(violations(c) for c in root.__subclasses__() if c.__module__.startswith("dealer.")))


def test_every_rule_that_can_be_broken_has_a_sentence() -> None:
    for module in pkgutil.walk_packages(dealer.__path__, "dealer."):
        importlib.import_module(module.name)
    assert violations(RuleViolation) == {type(error) for error, _ in REFUSED}


def test_every_sentence_belongs_to_a_rule() -> None:
    keys = {f"refusal.{class_key(error)}" for error, _ in REFUSED}
    others = {"refusal.rule", "refusal.no_winner", "refusal.no_straddle"}
    told = {message for message in REFUSALS if message.startswith("refusal.")}
    assert told == (keys | others) - {"refusal.raise_not_allowed"}
