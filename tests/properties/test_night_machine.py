"""A night played at random: everything that a table can be told, legal or not, in any order."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from dealer.hand.state import Action
from dealer.rules.chips import SMALL_CHIPS, STANDARD_CHIPS
from dealer.rules.errors import RuleViolation
from dealer.rules.house import (
    Ante,
    AnteKind,
    AnteOrder,
    ButtonMethod,
    HouseRules,
    Mode,
    Stakes,
    StraddleMinimum,
    Structure,
)
from dealer.rules.missed_blinds import WayIn
from dealer.table.commands import (
    BuyIn,
    CorrectAction,
    CorrectBoard,
    CorrectHand,
    CorrectStack,
    CountAllIn,
    DealIn,
    DealOut,
    LeaveTable,
    MoveSeat,
    NewPlayer,
    OpenTable,
    PlaceButton,
    SetChips,
    SetRules,
    SetStakes,
    SitDown,
    SitIn,
    SitOut,
    StartHand,
    TableCommand,
    VoidHand,
    VoidReason,
)
from dealer.table.decide import decide
from dealer.table.evolve import evolve
from dealer.table.state import TableState
from tests.support.audit import check_event, check_retelling, check_state
from tests.support.offers import check_offers
from tests.support.random_play import free_cards, next_command

seats = st.integers(1, 10)
amounts = st.integers(0, 2000)
small_amounts = st.integers(0, 60)
stacks = st.integers(1, 60) | st.integers(1, 2000)
numbers = st.integers(0, 1 << 20)
plays = st.lists(numbers, min_size=3, max_size=40)


@st.composite
def all_stakes(draw: st.DrawFn) -> Stakes:
    big = draw(st.sampled_from((2, 10, 25)))
    kind = draw(st.sampled_from(AnteKind))
    return Stakes(
        small_blind_chips=draw(st.sampled_from((big // 2, big, 1))),
        big_blind_chips=big,
        ante=Ante(kind=kind, chips=0 if kind is AnteKind.NONE else draw(st.integers(1, big))),
        small_bet_chips=big,
        big_bet_chips=2 * big,
        spread_min_chips=draw(st.integers(1, big)),
        spread_max_chips=draw(st.integers(big, 10 * big)),
    )


all_rules = st.builds(
    HouseRules,
    mode=st.sampled_from(Mode),
    structure=st.sampled_from(Structure),
    chip_unit_chips=st.sampled_from((1, 1, 5, 25)),
    straddle_minimum=st.sampled_from(StraddleMinimum),
    ante_order=st.sampled_from(AnteOrder),
    two_tier_minimum=st.booleans(),
    pl_assume_full_blinds=st.booleans(),
    pl_small_blind_counts_as_big=st.booleans(),
    pl_ante_counts_preflop=st.booleans(),
    fl_raise_cap=st.sampled_from((3, 4, None)),
    button_method=st.sampled_from(ButtonMethod),
    straddles=st.booleans(),
    bomb_pots=st.booleans(),
    run_it_twice=st.booleans(),
)


class NightMachine(RuleBasedStateMachine):
    """Tells a table commands; every event is audited, and every refusal leaves the table as it was."""

    def __init__(self) -> None:
        super().__init__()
        self.state = TableState()
        self.events: list[Any] = []

    def do(self, command: TableCommand) -> bool:
        """Tell the table; whether it did what it was told."""
        try:
            events = decide(self.state, command)
        except RuleViolation:
            return False
        for event in events:
            before, self.state = self.state, evolve(self.state, event)
            self.events.append(event)
            check_event(before, event, self.state)
        return True

    @initialize(
        rules=all_rules,
        stakes=all_stakes(),
        chips=st.dictionaries(seats, stacks, min_size=2),
    )
    def open(self, rules: HouseRules, stakes: Stakes, chips: dict[int, int]) -> None:
        players = tuple(NewPlayer(seat=s, name=f"P{s}", stack_chips=c) for s, c in chips.items())
        assert self.do(OpenTable(rules=rules, stakes=stakes, players=players))

    @invariant()
    def it_is_known_what_the_table_waits_for(self) -> None:
        check_state(self.state)

    def teardown(self) -> None:
        state = TableState()
        for event in self.events:
            state = evolve(state, event)
        assert state == self.state
        check_retelling(self.state)

    @rule(numbers=plays)
    def play_on(self, numbers: list[int]) -> None:
        for number in numbers:
            if self.state.hand_in_play and not number % 4:
                check_offers(self.state, number % 1000)
            command = next_command(self.state, number)
            if not self.do(command):
                assert isinstance(command, StartHand)
                self.bring_chips_and_players()

    def bring_chips_and_players(self) -> None:
        """Rebuys for the broke, everybody back, and somebody new: another hand can be dealt."""
        for seat in self.state.seats:
            if not seat.stack_chips:
                self.do(BuyIn(seat=seat.seat, chips=50 * self.state.stakes.big_blind_chips))
            self.do(SitIn(seat=seat.seat, way=WayIn.POST))
        if len(self.state.seats) < 3:
            free = next(number for number in range(1, 11) if self.state.seat(number) is None)
            self.do(SitDown(player=NewPlayer(seat=free, name="new", stack_chips=500)))

    @rule(straddle=seats, then=plays)
    def straddle(self, straddle: int, then: list[int]) -> None:
        self.do(StartHand(straddle_seat=straddle))
        self.play_on(then)

    @rule(seat=seats, chips=stacks, way=st.sampled_from(WayIn), then=plays)
    def sit_down(self, seat: int, chips: int, way: WayIn, then: list[int]) -> None:
        if self.do(SitDown(player=NewPlayer(seat=seat, name=f"P{seat}", stack_chips=chips))):
            self.do(SitIn(seat=seat, way=way))
        self.play_on(then)

    @rule(
        command=st.builds(SitIn, seat=seats, way=st.sampled_from(WayIn))
        | st.builds(SitOut, seat=seats)
        | st.builds(LeaveTable, seat=seats)
        | st.builds(MoveSeat, seat=seats, to_seat=seats)
        | st.builds(BuyIn, seat=seats, chips=stacks)
        | st.builds(SetStakes, stakes=all_stakes())
        | st.builds(SetRules, rules=all_rules)
        | st.builds(SetChips, chip_set=st.sampled_from((STANDARD_CHIPS, SMALL_CHIPS))),
        then=plays,
    )
    def change_the_table(self, command: TableCommand, then: list[int]) -> None:
        self.do(command)
        self.play_on(then)

    @precondition(lambda machine: machine.state.hand is not None)
    @rule(
        command=st.builds(PlaceButton, seat=seats)
        | st.builds(DealIn, seat=seats)
        | st.builds(DealOut, seat=seats)
        | st.builds(VoidHand, reason=st.sampled_from(VoidReason)),
        then=plays,
    )
    def mend_the_deal(self, command: TableCommand, then: list[int]) -> None:
        self.do(command)
        self.play_on(then)

    @precondition(lambda machine: machine.state.started is not None)
    @rule(
        command=st.builds(
            CorrectAction,
            index=st.integers(0, 8),
            action=st.sampled_from(Action),
            to_chips=st.none() | amounts,
        )
        | st.builds(CountAllIn, seat=seats, counted_chips=small_amounts | amounts)
        | st.builds(CorrectStack, seat=seats, stack_chips=small_amounts | amounts),
        then=plays,
    )
    def correct(self, command: TableCommand, then: list[int]) -> None:
        self.do(command)
        check_retelling(self.state)
        self.play_on(then)

    @precondition(lambda machine: machine.state.started is not None)
    @rule(
        number=numbers,
        run=st.sampled_from((0, 0, 1)),
        size=st.sampled_from((0, 3, 4, 5)),
        seat=seats,
        then=plays,
    )
    def correct_cards(self, number: int, run: int, size: int, seat: int, then: list[int]) -> None:
        chance = Random(number)
        self.do(CorrectBoard(cards=free_cards(self.state.hand, size, chance), run=run))
        self.do(CorrectHand(seat=seat, cards=free_cards(self.state.hand, 2, chance)))
        check_retelling(self.state)
        self.play_on(then)


SETTINGS = settings(
    max_examples=40,
    stateful_step_count=60,
    deadline=None,
    suppress_health_check=list(HealthCheck),
    # A failure is shrunk but not explained: that would take minutes.
    phases=(Phase.explicit, Phase.reuse, Phase.generate, Phase.shrink),
)

TestNight = NightMachine.TestCase
TestNight.settings = SETTINGS


@pytest.mark.slow
class TestLongNight(NightMachine.TestCase):  # type: ignore[name-defined,misc]
    settings = settings(SETTINGS, max_examples=200, stateful_step_count=120)
