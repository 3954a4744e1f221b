"""What must hold whatever is played: chips conserved, no negative stack, what is offered is accepted."""

from __future__ import annotations

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from dealer.hand.betting import LegalActions, legal_actions
from dealer.hand.errors import (
    CheckFacingBet,
    NothingToCall,
    OutOfTurn,
    RaiseNotAllowed,
    RaiseTooLarge,
    RaiseTooSmall,
)
from dealer.hand.evolve import dealt
from dealer.hand.evolve import evolve as evolve_hand
from dealer.hand.payout import contenders, open_awards
from dealer.hand.play import next_deal
from dealer.hand.state import Action, Hand
from dealer.rules.errors import RuleViolation
from dealer.rules.house import Ante, AnteKind, HouseRules, Mode, Stakes, Structure
from dealer.table import commands as c
from dealer.table.decide import decide
from dealer.table.events import ChipsBought, HandRewritten, StackCorrected, TableOpened
from dealer.table.evolve import evolve
from dealer.table.state import TableState

CHANGE_THE_BOOK = (TableOpened, ChipsBought, StackCorrected, HandRewritten)


def refused(state: TableState, command: c.TableCommand) -> type[RuleViolation] | None:
    """The kind of violation `command` would be, or None if it is accepted."""
    try:
        decide(state, command)
    except RuleViolation as violation:
        return type(violation)
    return None


class AnyNight(RuleBasedStateMachine):
    """A table in any structure on which anything that can be tapped may be tapped."""

    state = TableState()

    @property
    def hand(self) -> Hand:
        assert self.state.hand is not None
        return self.state.hand

    @property
    def legal(self) -> LegalActions | None:
        return legal_actions(self.hand) if self.state.hand_in_play else None

    @initialize(
        structure=st.sampled_from(Structure),
        mode=st.sampled_from(Mode),
        ante=st.sampled_from(AnteKind),
        stacks=st.dictionaries(st.integers(1, 10), st.integers(1, 300), min_size=2, max_size=10),
    )
    def open(self, structure: Structure, mode: Mode, ante: AnteKind, stacks: dict[int, int]) -> None:
        rules = HouseRules(structure=structure, mode=mode, bomb_pots=True)
        stakes = Stakes(
            small_blind_chips=5,
            big_blind_chips=10,
            ante=Ante(kind=ante, chips=3),
            small_bet_chips=10,
            big_bet_chips=20,
            spread_min_chips=10,
            spread_max_chips=30,
        )
        players = tuple(c.NewPlayer(seat=s, name=f"P{s}", stack_chips=n) for s, n in sorted(stacks.items()))
        self.do(c.OpenTable(rules=rules, stakes=stakes, players=players))

    def do(self, command: c.TableCommand) -> None:
        """Do what is allowed; chips on the table change only where the book says so."""
        for event in decide(self.state, command):
            before = self.state.chips_on_table
            self.state = evolve(self.state, event)
            if not isinstance(event, CHANGE_THE_BOOK):
                assert self.state.chips_on_table == before, event

    def try_to(self, command: c.TableCommand) -> None:
        """Do it if the rules allow it now."""
        if refused(self.state, command) is None:
            self.do(command)

    @precondition(lambda self: not self.state.hand_in_play)
    @rule(bomb=st.sampled_from([0, 0, 0, 10]))
    def next_hand(self, bomb: int) -> None:
        for seat in self.state.seats:
            if not seat.stack_chips:
                self.do(c.BuyIn(seat=seat.seat, chips=100))
            if seat.away:
                self.do(c.SitIn(seat=seat.seat))
        self.try_to(c.StartHand(bomb_pot_chips=bomb))

    @precondition(lambda self: self.state.hand_in_play and self.state.hand.to_act)
    @rule(share=st.floats(0, 1), choice=st.sampled_from(["fold", "call", "call", "raise", "time"]))
    def act(self, share: float, choice: str) -> None:
        legal = self.legal
        assert legal is not None
        if choice == "time":
            self.do(c.TimeOut(seat=legal.seat))
        elif choice == "fold":
            self.do(c.Act(seat=legal.seat, action=Action.FOLD))
        elif choice == "raise" and legal.raises:
            low, high = legal.raises.lowest_to_chips, legal.raises.highest_to_chips
            to_chips = low + round(share * (high - low))
            self.do(c.Act(seat=legal.seat, action=Action.RAISE, to_chips=to_chips))
        else:
            self.do(c.Act(seat=legal.seat, action=Action.CHECK if legal.can_check else Action.CALL))

    @precondition(lambda self: self.state.hand_in_play and next_deal(self.state.hand))
    @rule()
    def deal(self) -> None:
        self.do(c.DealBoard())

    @precondition(lambda self: self.state.hand_in_play and self.state.hand.show_order)
    @rule(data=st.data())
    def award(self, data: st.DataObject) -> None:
        pot, run = next(iter(open_awards(self.hand)))
        able = contenders(self.hand, pot)
        winners = data.draw(st.sets(st.sampled_from(able), min_size=1))
        self.do(c.AwardTo(pot=pot, run=run, seats=tuple(winners)))

    @rule(
        seat=st.integers(1, 10),
        index=st.integers(0, 8),
        chips=st.integers(1, 400),
        action=st.sampled_from(Action),
        what=st.sampled_from(["out", "in", "void", "correct", "count"]),
    )
    def something_goes_wrong(self, seat: int, index: int, chips: int, action: Action, what: str) -> None:
        wrong: dict[str, c.TableCommand] = {
            "out": c.SitOut(seat=seat),
            "in": c.SitIn(seat=seat),
            "void": c.VoidHand(),
            "correct": c.CorrectAction(index=index, action=action, to_chips=chips),
            "count": c.CountAllIn(seat=seat, counted_chips=chips),
        }
        self.try_to(wrong[what])

    @invariant()
    def no_stack_is_negative(self) -> None:
        assert all(seat.stack_chips >= 0 for seat in self.state.seats)
        if self.state.hand is not None:
            assert all(p.stack_chips >= 0 for p in self.hand.players)

    @invariant()
    def it_is_always_known_what_comes_next(self) -> None:
        if self.state.hand_in_play:
            hand = self.hand
            waits_for = [hand.to_act is not None, next_deal(hand) is not None, bool(hand.show_order)]
            assert waits_for.count(True) == 1

    @invariant()
    def live_hand_is_the_fold_of_its_events(self) -> None:
        if self.state.hand is not None:
            hand = dealt(self.hand.setup)
            for event in self.state.log:
                hand = evolve_hand(hand, event)
            assert hand == self.hand

    @invariant()
    def exactly_what_is_offered_is_accepted(self) -> None:
        legal = self.legal
        if legal is None:
            return
        fold, check, call = (
            refused(self.state, c.Act(seat=legal.seat, action=action))
            for action in (Action.FOLD, Action.CHECK, Action.CALL)
        )
        assert fold is None
        assert check is (None if legal.can_check else CheckFacingBet)
        assert call is (NothingToCall if legal.can_check else None)
        other = next(p.seat for p in self.hand.players if p.seat != legal.seat)
        assert refused(self.state, c.Act(seat=other, action=Action.FOLD)) is OutOfTurn
        self.exactly_the_range_is_accepted(legal)

    def exactly_the_range_is_accepted(self, legal: LegalActions) -> None:
        def raise_to(to_chips: int) -> type[RuleViolation] | None:
            return refused(self.state, c.Act(seat=legal.seat, action=Action.RAISE, to_chips=to_chips))

        if legal.raises is None:
            assert raise_to(legal.price_chips + 10) is RaiseNotAllowed
            return
        low, high = legal.raises.lowest_to_chips, legal.raises.highest_to_chips
        assert [raise_to(low), raise_to(high)] == [None, None]
        assert [raise_to(low - 1), raise_to(high + 1)] == [RaiseTooSmall, RaiseTooLarge]


AnyNight.TestCase.settings = settings(
    max_examples=60,
    stateful_step_count=50,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)
TestAnyNight = AnyNight.TestCase
