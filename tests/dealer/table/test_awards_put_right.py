"""A pot that went to the wrong player, and chips of a fold that stay in the pot."""

from __future__ import annotations

import pytest

from dealer.hand import errors as hand_errors
from dealer.hand.state import Action
from dealer.table.commands import Act, CorrectAction, CorrectAward
from dealer.table.events import HandRewritten
from tests.support.tables import Table, a_table

CHECKED_DOWN = "flop 2c 7d 9h, {0}, turn 3s, {0}, river 4c, {0}"
BOTH = CHECKED_DOWN.format("2 checks, 1 checks")


def rewritten(table: Table) -> HandRewritten:
    (event,) = table.found(HandRewritten)
    return event


class TestAward:
    def test_pot_that_went_to_the_wrong_player_goes_to_the_right_one(self) -> None:
        table = a_table(1000, 1000)
        table.deal(f"1 calls, 2 checks, {BOTH}, pot 0 to 1")
        table.do(CorrectAward(pot=0, seats=(2,)))
        assert table.stacks == table.booked == {1: 980, 2: 1020}
        assert rewritten(table).moves == ((1, -40), (2, 40))

    def test_pot_may_have_been_a_split(self) -> None:
        table = a_table(1000, 1000)
        table.deal(f"1 calls, 2 checks, {BOTH}, pot 0 to 1")
        table.do(CorrectAward(pot=0, seats=(1, 2)))
        assert table.stacks == {1: 1000, 2: 1000}

    def test_other_pots_stay_where_they_went(self) -> None:
        table = a_table(1000, 400, 1000)
        table.deal("1 raises to 400, 2 calls, 3 calls, flop, 3 bets 100, 1 calls, turn, 3 checks, 1 checks")
        table.tell("river, 3 checks, 1 checks, pot 1 to 3, pot 0 to 2")
        table.do(CorrectAward(pot=0, seats=(1,)))
        assert table.stacks == {1: 1700, 2: 0, 3: 700}

    def test_cards_speak_against_the_tables_word(self) -> None:
        table = a_table(1000, 1000)
        table.deal(f"1 calls, 2 checks, {BOTH}, 2 shows Ah Ad, 1 shows Kh Kd")
        with pytest.raises(hand_errors.NotEligible) as refused:
            table.do(CorrectAward(pot=0, seats=(1,)))
        assert refused.value.eligible == (2,)

    def test_pot_that_is_still_open_has_nothing_to_put_right(self) -> None:
        table = a_table(1000, 1000)
        table.deal(f"1 calls, 2 checks, {BOTH}")
        with pytest.raises(hand_errors.PotAlreadyAwarded):
            table.do(CorrectAward(pot=0, seats=(1,)))

    def test_who_was_not_in_the_pot_cannot_have_won_it(self) -> None:
        table = a_table(1000, 1000, 1000)
        table.deal(f"1 folds, 2 calls, 3 checks, {CHECKED_DOWN.format('2 checks, 3 checks')}, pot 0 to 2")
        with pytest.raises(hand_errors.NotEligible):
            table.do(CorrectAward(pot=0, seats=(1,)))


class TestForfeit:
    def test_chips_of_an_undercall_stay_in_the_pot_with_the_fold(self) -> None:
        table = a_table(1000, 1000, 1000)
        table.deal("1 raises to 100")
        table.do(Act(seat=2, action=Action.FOLD, to_chips=60))
        assert table.hand.player(2).folded
        assert (table.stacks[2], table.hand.pot_chips) == (940, 180)

    def test_they_stay_there_when_something_else_is_put_right(self) -> None:
        table = a_table(1000, 1000, 1000)
        table.deal("1 raises to 100")
        table.do(Act(seat=2, action=Action.FOLD, to_chips=60))
        table.do(CorrectAction(index=0, action=Action.RAISE, to_chips=120))
        assert table.stacks[2] == 940

    def test_whoever_pushed_the_whole_call_has_called(self) -> None:
        table = a_table(1000, 1000, 1000)
        table.deal("1 raises to 100")
        with pytest.raises(hand_errors.RaiseTooLarge) as refused:
            table.do(Act(seat=2, action=Action.FOLD, to_chips=100))
        assert refused.value.maximum_chips == 99
