"""A hand that does not count: chips, button and blinds as before the deal (TDA 35)."""

from __future__ import annotations

import pytest

from dealer.rules.missed_blinds import Owed, WayIn
from dealer.table import errors
from dealer.table.commands import (
    BuyIn,
    CorrectStack,
    LeaveTable,
    MoveSeat,
    PlaceButton,
    SitDown,
    SitIn,
    SitOut,
    VoidHand,
    VoidReason,
)
from tests.support.tables import a_table, players

AGREED = VoidHand(reason=VoidReason.AGREED)
SHOWN_DOWN = (
    "1 raises to 60, 2 calls, 3 folds, flop 2c 7d 9h, 2 checks, 1 checks, turn 3s, 2 checks, 1 checks, "
    "river 4c, 2 checks, 1 checks, 2 shows Ah Ad, 1 shows Kh Kd"
)


def test_all_chips_go_back() -> None:
    table = a_table(1000, 600, 1000)
    table.deal("1 raises to 60, 2 calls, 3 folds, flop, 2 shoves")
    table.do(AGREED)
    assert table.stacks == {1: 1000, 2: 600, 3: 1000}
    assert table.state.hand is None


def test_also_after_the_pots_were_given() -> None:
    table = a_table(1000, 1000, 1000)
    table.deal(SHOWN_DOWN)
    assert table.stacks == {1: 940, 2: 1080, 3: 980}
    table.do(AGREED)
    assert table.stacks == {1: 1000, 2: 1000, 3: 1000}


def test_chips_bought_since_stay() -> None:
    table = a_table(1000, 1000, 1000)
    table.deal(SHOWN_DOWN)
    table.do(BuyIn(seat=1, chips=200))
    table.do(CorrectStack(seat=3, stack_chips=970))
    table.do(AGREED)
    assert table.stacks == {1: 1200, 2: 1000, 3: 990}


def test_next_deal_has_the_same_button_and_blinds_and_number() -> None:
    table = a_table(1000, 1000, 1000)
    table.deal("1 folds, 2 folds")
    table.deal("2 calls")
    first = table.hand.setup
    table.do(AGREED)
    table.deal()
    assert table.hand.setup == first


def test_first_button_is_kept() -> None:
    table = a_table(1000, 1000, 1000)
    table.do(PlaceButton(seat=3))
    table.deal()
    table.do(VoidHand())
    table.deal()
    assert table.hand.setup.button == 3


def test_corrected_button_is_kept() -> None:
    table = a_table(1000, 1000, 1000)
    table.deal("1 folds, 2 folds")
    table.deal()
    table.do(PlaceButton(seat=3))
    table.do(VoidHand())
    table.deal()
    assert table.hand.setup.button == 3


def test_owed_blinds_are_owed_again() -> None:
    table = a_table(1000, 1000, 1000, 1000)
    table.deal("4 folds, 1 folds, 2 folds")
    table.do(SitOut(seat=4))
    table.deal()
    assert table.seat(4).owes is Owed.BIG_BLIND
    table.do(VoidHand())
    assert table.seat(4).owes is Owed.NOTHING
    table.deal("2 folds, 3 folds")
    table.do(SitIn(seat=4, way=WayIn.POST))
    table.deal("3 folds, 1 folds")
    table.deal()
    assert table.seat(4).owes is Owed.NOTHING
    table.do(VoidHand())
    assert (table.seat(4).owes, table.stacks[4]) == (Owed.BIG_BLIND, 1000)


def test_newcomers_are_newcomers_again() -> None:
    table = a_table(1000, 1000)
    table.deal()
    table.do(VoidHand())
    assert table.seat(1).newcomer


def test_who_came_during_the_hand_stays() -> None:
    table = a_table(1000, 1000)
    table.deal()
    table.do(SitDown(player=players({5: 500})[0]))
    table.do(VoidHand())
    assert table.stacks == {1: 1000, 2: 1000, 5: 500}
    assert table.seat(5).newcomer


def test_newcomer_in_the_seat_of_somebody_who_left_is_none_but_himself() -> None:
    table = a_table(1000, 1000, 1000, 1000)
    table.deal("4 folds, 1 folds, 2 folds")
    table.do(SitOut(seat=4))
    table.deal()
    table.do(LeaveTable(seat=4))
    table.sit(4, 500)
    table.do(VoidHand())
    assert (table.seat(4).newcomer, table.seat(4).owes) == (True, Owed.NOTHING)


def test_without_a_hand_nothing_is_void() -> None:
    table = a_table(1000, 1000)
    with pytest.raises(errors.NoHandInPlay):
        table.do(VoidHand())
    table.deal()
    table.do(VoidHand())
    with pytest.raises(errors.NoHandInPlay):
        table.do(VoidHand())


def test_misdeal_is_called_before_substantial_action_only() -> None:
    table = a_table(1000, 1000, 1000, 1000)
    table.deal("4 folds, 1 folds")
    table.do(VoidHand())
    table.deal("4 folds, 1 calls")
    with pytest.raises(errors.TooLate):
        table.do(VoidHand())
    table.do(AGREED)


@pytest.mark.parametrize("command", [LeaveTable(seat=2), MoveSeat(seat=2, to_seat=9)])
def test_hand_stands_once_a_player_has_taken_his_chips_from_the_seat(command: object) -> None:
    table = a_table(1000, 1000, 1000)
    table.deal(SHOWN_DOWN)
    table.do(command)
    with pytest.raises(errors.PlayerGone) as refused:
        table.do(AGREED)
    assert refused.value.seat == 2
