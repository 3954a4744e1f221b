from __future__ import annotations

from typing import get_args

from dealer.hand.events import BettingOpened, HandEvent, Posted
from dealer.hand.state import Action
from dealer.rules.cards import Card
from dealer.rules.house import Stakes
from dealer.table.commands import (
    BuyIn,
    CorrectAction,
    CorrectStack,
    LeaveTable,
    MoveSeat,
    NewPlayer,
    PauseNight,
    PlaceButton,
    RabbitHunt,
    Rename,
    ResumeNight,
    SetChips,
    SetRules,
    SetStakes,
    SitDown,
    SitIn,
    SitOut,
    StartHand,
    TakeTime,
    VoidHand,
)
from dealer.table.events import Reverted, TableEvent, TimeOutsForgotten
from dealer.table.evolve import evolve
from dealer.words.announce import announcements
from dealer.words.english import ENGLISH
from dealer.words.undo import redo_title
from tests.support.evening import Evening, an_evening

SILENT = {
    Posted,  # told with the deal
    BettingOpened,  # the turn tells price and minimum
    TimeOutsForgotten,  # the action tells that he acted in time
}


def a_full_night() -> Evening:
    """A night in which everything happens that has an event."""
    evening = an_evening(
        500,
        500,
        500,
        run_it_twice=True,
        time_bank_seconds=60,
        story="3 sleeps, 1 calls, 2 checks, flop, 1 bets 40",
    )
    evening.do(CorrectAction(index=3, action=Action.BET, to_chips=60))
    evening.tell("2 folds")
    evening.do(RabbitHunt(cards=(Card.parse("Ah"),)))
    evening.do(StartHand())
    evening.do(TakeTime(seat=1))
    evening.do(VoidHand())
    for command in (
        SitDown(player=NewPlayer(seat=7, name="Gus", stack_chips=1000)),
        MoveSeat(seat=7, to_seat=9),
        Rename(seat=9, name="Guy"),
        BuyIn(seat=9, chips=500),
        CorrectStack(seat=9, stack_chips=1600),
        LeaveTable(seat=9),
        SitOut(seat=1),
        SitIn(seat=1),
        PlaceButton(seat=3),
        SetStakes(stakes=Stakes(small_blind_chips=20, big_blind_chips=40)),
        SetRules(rules=evening.state.rules),
        SetChips(chip_set=evening.state.chip_set),
        PauseNight(),
        ResumeNight(),
        StartHand(),
    ):
        evening.do(command)
    evening.tell("3 calls, 1 folds, 2 shoves, 3 calls, run it twice, flop, turn, river, flop, turn, river")
    evening.tell("2 shows Kd Kc, 3 mucks")
    return evening


def test_every_event_has_words_or_is_told_by_another() -> None:
    told = set()
    for state, events in a_full_night().standing:
        for event in events:
            after = evolve(state, event)
            if announcements(state, (event,), after, ENGLISH):
                told.add(type(event))
            assert redo_title((event,), after, ENGLISH)
            state = after  # noqa: PLW2901
    every_event = {*get_args(HandEvent), *get_args(TableEvent)}
    assert every_event - told == SILENT
    assert Reverted not in told
