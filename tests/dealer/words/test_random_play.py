"""Whatever happens at a table has words: random nights, every event class, every undo."""

from __future__ import annotations

import random
import typing
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dealer.hand.betting import legal_actions
from dealer.hand.payout import contenders, open_awards
from dealer.hand.state import Action, Hand, Phase, Street
from dealer.rules.button import NotEnoughPlayers
from dealer.rules.cards import FULL_DECK, Card
from dealer.rules.errors import RuleViolation
from dealer.rules.missed_blinds import WayIn
from dealer.table.commands import (
    Act,
    AwardTo,
    BuyIn,
    CorrectAction,
    CorrectStack,
    CountAllIn,
    DealBoard,
    MoveSeat,
    Muck,
    NewPlayer,
    PlaceButton,
    RunItTwice,
    ShowHand,
    SitDown,
    SitIn,
    SitOut,
    StartHand,
    TableCommand,
    TimeOut,
    VoidHand,
)
from dealer.table.events import Reverted
from dealer.words.announce import announcements
from dealer.words.catalogue import Catalogue
from dealer.words.english import ENGLISH
from dealer.words.german import GERMAN
from dealer.words.line import Kind, Line
from dealer.words.refusals import refusal
from dealer.words.steps import next_step
from dealer.words.turns import closed_reason, turn_sentence
from dealer.words.undo import redo_title, undo_detail, undo_title
from tests.support.evening import Evening, an_evening

ONLY_GERMAN = replace(GERMAN, fallback=None)
"""Without English to fall back on: what German lacks is an error."""


class Chance:
    """Draws what happens next at the table."""

    def __init__(self, evening: Evening, draw: st.DrawFn) -> None:
        self.evening = evening
        self.draw = draw

    def pick(self, *choices: object) -> typing.Any:
        return self.draw(st.sampled_from(choices))

    def command(self) -> TableCommand:
        if self.pick(*[False] * 5, True):
            return self.aside()
        hand = self.evening.state.hand
        if hand is None or not self.evening.state.hand_in_play:
            return StartHand(straddle_seat=self.pick(None, None, 1, 3), bomb_pot_chips=self.pick(0, 0, 0, 40))
        if hand.phase is Phase.BETTING:
            return self.action(hand)
        if hand.phase is Phase.DEALING:
            return self.deal(hand)
        return self.showdown(hand)

    def aside(self) -> TableCommand:
        seat = self.draw(st.integers(1, 7))
        chips = self.draw(st.integers(0, 500))
        return self.pick(
            SitOut(seat=seat),
            SitIn(seat=seat, way=self.pick(*WayIn)),
            BuyIn(seat=seat, chips=chips),
            SitDown(player=NewPlayer(seat=seat, name="Ben", stack_chips=chips)),
            MoveSeat(seat=seat, to_seat=self.draw(st.integers(1, 10))),
            CorrectStack(seat=seat, stack_chips=chips),
            CountAllIn(seat=seat, counted_chips=chips),
            CorrectAction(index=self.draw(st.integers(0, 5)), action=self.pick(*Action), to_chips=chips),
            VoidHand(),
            PlaceButton(seat=seat),
        )

    def action(self, hand: Hand) -> TableCommand:
        legal = legal_actions(hand)
        assert legal is not None
        seat = legal.seat
        passive = Act(seat=seat, action=Action.CHECK if legal.can_check else Action.CALL)
        choices: list[TableCommand] = [
            passive,
            passive,
            TimeOut(seat=seat),
            Act(seat=seat, action=Action.FOLD),
        ]
        if legal.raises:
            low, high = legal.raises.lowest_to_chips, legal.raises.highest_to_chips
            choices.append(Act(seat=seat, action=Action.RAISE, to_chips=self.draw(st.integers(low, high))))
            choices.append(Act(seat=seat, action=Action.RAISE, all_in=True))
        return self.pick(*choices)

    def cards(self, hand: Hand, count: int) -> tuple[Card, ...]:
        used = {card for board in hand.boards for card in board} | {c for p in hand.players for c in p.cards}
        deck = [card for card in FULL_DECK if card not in used]
        return tuple(random.Random(self.draw(st.integers(0, 10**6))).sample(deck, count))

    def deal(self, hand: Hand) -> TableCommand:
        all_in = not hand.betting_possible and hand.runs == 1 and hand.street is not Street.RIVER
        if all_in and self.pick(False, False, True):
            return RunItTwice()
        street = Street((hand.street + 1) % 4)
        known = len(hand.boards[hand.run]) == hand.street.board_size and hand.runs == 1
        if not known or self.pick(*[False] * 4, True):
            return DealBoard()
        return DealBoard(cards=self.cards(hand, street.board_size - hand.street.board_size))

    def showdown(self, hand: Hand) -> TableCommand:
        hidden = [p.seat for p in hand.live if not p.cards and not p.mucked]
        if hidden and self.pick(True, True, False):
            seat = self.pick(*hidden)
            return self.pick(*[ShowHand(seat=seat, cards=self.cards(hand, 2))] * 3, Muck(seat=seat))
        pot, run = next(open_awards(hand))
        able = contenders(hand, pot)
        winners = self.draw(st.lists(st.sampled_from(able), min_size=1, unique=True))
        return AwardTo(pot=pot, run=run, seats=tuple(winners))


def check(lines: tuple[Line, ...]) -> None:
    for line in lines:
        assert line.text == " ".join(line.text.split())
        assert line.text[-1] in ".!?)"
        assert "{" not in line.text


def told_everywhere(evening: Evening) -> None:
    """Everything the screens ask of a table, and an undo and redo of the last entry."""
    state, words = evening.state, evening.words
    assert next_step(state, words)
    assert bool(turn_sentence(state, words)) == bool(state.hand and state.hand.to_act)
    closed_reason(state, words)
    without, events = evening.standing[-1]
    assert undo_title(events, state, words)
    assert redo_title(events, without, words)
    assert undo_detail(events, state, without, words)
    evening.undo()
    check(evening.lines)
    evening.redo()
    check(evening.lines)


def play(draw: st.DrawFn, *, entries: int, words: Catalogue = ENGLISH) -> Evening:
    structure = draw(st.sampled_from(["nl", "pl", "fl", "spread"]))
    evening = an_evening(
        *draw(st.lists(st.integers(1, 400), min_size=2, max_size=6)),
        button=1,
        structure=structure,
        limits=(20, 40) if structure in ("fl", "spread") else (0, 0),
        mode=draw(st.sampled_from(["cash", "tournament"])),
        ante=draw(st.sampled_from([("none", 0), ("each", 5), ("big_blind", 20), ("button", 20)])),
        chip_unit_chips=draw(st.sampled_from([1, 5])),
        straddles=True,
        bomb_pots=True,
        run_it_twice=True,
        words=words,
    )
    chance = Chance(evening, draw)
    for _ in range(entries):
        try:
            evening.do(chance.command())
        except NotEnoughPlayers:
            break
        except RuleViolation as error:
            check((Line(kind=Kind.NOTICE, text=refusal(error, evening.state, words)),))
            continue
        check(evening.lines)
        told_everywhere(evening)
    return evening


@settings(max_examples=40, deadline=None)
@given(st.data())
def test_whatever_happens_can_be_told(data: st.DataObject) -> None:
    play(data.draw, entries=40)


@settings(max_examples=25, deadline=None)
@given(st.data())
def test_whatever_happens_can_be_told_in_german(data: st.DataObject) -> None:
    play(data.draw, entries=40, words=ONLY_GERMAN)


@pytest.mark.slow
@settings(max_examples=400, deadline=None)
@given(st.data())
def test_whatever_happens_in_many_nights_can_be_told(data: st.DataObject) -> None:
    play(data.draw, entries=120)


def test_an_entry_that_takes_another_back_is_told_from_the_other_s_events() -> None:
    state = an_evening(500, 500, story="").state
    assert announcements(state, (Reverted(seq=3),), state, ENGLISH) == ()
