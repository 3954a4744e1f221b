"""What the floor sees of the player to act, and that whatever it rules can be recorded."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from dealer.hand.state import Action
from dealer.rules.rulings.push import rule_push
from dealer.rules.rulings.wager import Deed, Facing, Ground, Push, Words
from dealer.table.commands import Act, CorrectAction
from dealer.table.decide import decide
from dealer.table.facing import facing, ruled, street_actions
from tests.support.random_play import next_command
from tests.support.tables import Table, a_table


def faced(table: Table, index: int | None = None) -> Facing:
    found = facing(table.state, index)
    assert found is not None
    return found


def test_the_big_blind_is_the_opening_bet_before_the_flop() -> None:
    table = a_table(1000, 1000, 1000, 1000)
    table.deal()
    assert faced(table) == Facing(price_chips=20, minimum_to_chips=40, stack_chips=1000)
    table.tell("4 raises to 60")
    after = faced(table)
    assert (after.price_chips, after.minimum_to_chips, after.opening_bet) == (60, 100, False)


def test_after_the_flop_the_first_bet_opens_and_the_next_one_is_a_raise() -> None:
    table = a_table(1000, 1000, 1000)
    table.deal("1 calls, 2 calls, 3 checks, flop")
    nothing = faced(table)
    assert (nothing.price_chips, nothing.minimum_to_chips) == (0, 20)
    table.tell("2 bets 50")
    assert faced(table).opening_bet
    table.tell("3 raises to 150")
    assert not faced(table).opening_bet


def test_chips_in_front_are_told_from_those_behind() -> None:
    table = a_table(1000, 1000, 1000)
    table.deal("1 raises to 60, 2 folds")
    blind = faced(table)
    assert (blind.in_front_chips, blind.stack_chips, blind.whole_chips) == (20, 980, 1000)
    assert blind.heads_up


def test_a_raise_that_nobody_could_call_is_closed() -> None:
    table = a_table(1000, 200)
    table.deal("1 raises to 60, 2 shoves")
    closed = faced(table)
    assert (closed.may_raise, closed.price_chips) == (False, 200)


def test_a_bet_counts_only_as_far_as_an_opponent_can_match_it() -> None:
    table = a_table(1000, 15)
    table.deal()
    assert faced(table).price_chips == 15


def test_limits_are_the_most_that_may_be_bet() -> None:
    fixed = a_table(1000, 1000, 1000, structure="fl", blinds=(2, 4), limits=(4, 8))
    fixed.deal()
    assert (faced(fixed).minimum_to_chips, faced(fixed).maximum_to_chips) == (8, 8)
    pot = a_table(1000, 1000, 1000, structure="pl")
    pot.deal()
    assert faced(pot).maximum_to_chips == 70


def test_what_was_faced_before_an_action_can_be_looked_at_again() -> None:
    table = a_table(1000, 1000, 1000, 1000)
    table.deal("4 calls, 1 raises to 80")
    assert [action.acted.seat for action in street_actions(table.state)] == [4, 1]
    assert (faced(table, 1).price_chips, faced(table, 1).minimum_to_chips) == (20, 40)
    table.tell("2 folds, 3 folds, 4 calls, flop")
    assert street_actions(table.state) == ()


def test_nobody_faces_anything_while_cards_are_dealt() -> None:
    table = a_table(1000, 1000)
    assert facing(table.state) is None
    table.deal("1 calls, 2 checks")
    assert facing(table.state) is None


def test_a_ruling_is_recorded_as_an_action_or_puts_one_right() -> None:
    table = a_table(1000, 1000, 1000, 1000)
    table.deal("4 raises to 80")
    call = rule_push(faced(table), Push(chips=(500,)))
    assert call.ground is Ground.OVERSIZED_CHIP
    assert ruled(call, 1) == Act(seat=1, action=Action.CALL)
    raised = rule_push(faced(table, 0), Push(chips=(100, 100)))
    assert ruled(raised, 4, 0) == CorrectAction(index=0, action=Action.RAISE, to_chips=200)


@settings(deadline=None, max_examples=150)
@given(
    st.sampled_from(["nl", "pl", "fl"]),
    st.lists(st.integers(0, 10**6), max_size=25),
    st.lists(st.sampled_from([5, 25, 100, 500]), max_size=6),
    st.sampled_from([None, Deed.CHECK, Deed.CALL, Deed.BET, Deed.RAISE, Deed.ALL_IN, Deed.FOLD]),
    st.sampled_from([None, 15, 40, 75, 400, 5000]),
)
def test_whatever_is_pushed_or_said_the_ruling_is_an_action_that_the_rules_allow(
    structure: str, numbers: list[int], chips: list[int], said: Deed | None, amount: int | None
) -> None:
    table = a_table(900, 40, 700, 1500, structure=structure, limits=(20, 40))
    table.deal()
    for number in numbers:
        if table.to_act is None:
            break
        table.do(next_command(table.state, number))
    found = facing(table.state) if table.state.hand_in_play else None
    if found is None or not (chips or said or amount):
        return
    words = Words(deed=said, amount_chips=amount) if said or amount else None
    assert table.to_act is not None
    decide(table.state, ruled(rule_push(found, Push(chips=tuple(chips), words=words)), table.to_act))
