from __future__ import annotations

import pytest

from dealer.rules.rulings.disputes import Dispute, Sight, is_heard, may_see, must_show
from dealer.rules.rulings.wager import Deed


@pytest.mark.parametrize("dispute", [Dispute.HAND_READING, Dispute.FOULED_DECK])
def test_a_hand_may_be_disputed_until_the_next_one_starts(dispute: Dispute) -> None:
    assert is_heard(dispute, next_hand_started=False)
    assert not is_heard(dispute, next_hand_started=True)


def test_pot_arithmetic_may_be_disputed_until_substantial_action_in_the_next_hand() -> None:
    pot = Dispute.POT_ARITHMETIC
    assert is_heard(pot, next_hand_started=False)
    assert is_heard(pot, next_hand_started=True, next_hand=[Deed.FOLD, Deed.FOLD])
    assert not is_heard(pot, next_hand_started=True, next_hand=[Deed.FOLD, Deed.CALL])


def test_the_last_to_hold_cards_wins_unseen() -> None:
    assert not must_show([2])
    assert must_show([2, 5])
    assert must_show([2], face_up=True)


def test_who_called_the_river_may_see_the_last_to_bet() -> None:
    assert may_see(keeps_cards=True, called_river=True, asks_aggressor=True) is Sight.RIGHT
    assert may_see(keeps_cards=True, called_river=True, asks_aggressor=False) is Sight.FLOOR
    assert may_see(keeps_cards=True, called_river=False, asks_aggressor=True) is Sight.FLOOR
    assert may_see(keeps_cards=False, called_river=True, asks_aggressor=True) is Sight.NO
