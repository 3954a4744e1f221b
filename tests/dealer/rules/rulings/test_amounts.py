from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dealer.rules.rulings.amounts import rule_motions, rule_pot_bet, rule_underraise, unclear_amount
from dealer.rules.rulings.wager import NothingPushed


@pytest.mark.parametrize(
    ("pot", "amount"), [(4999, 500), (5000, 5000), (600, 500), (100, 500), (60_000, 50_000)]
)
def test_bet_five_is_the_highest_amount_within_the_pot(pot: int, amount: int) -> None:
    assert unclear_amount(5, pot_chips=pot, minimum_chips=400) == amount


def test_bet_nothing_is_no_amount() -> None:
    with pytest.raises(NothingPushed):
        unclear_amount(0, pot_chips=100)


@settings(deadline=None)
@given(st.integers(1, 99), st.integers(0, 10_000), st.integers(1, 1000), st.integers(1, 5000))
def test_a_bigger_pot_never_makes_an_unclear_bet_smaller(
    number: int, pot: int, least: int, more: int
) -> None:
    low = unclear_amount(number, pot_chips=pot, minimum_chips=least)
    assert low >= least
    assert unclear_amount(number, pot_chips=pot + more, minimum_chips=least) >= low


def test_only_the_first_motion_counts() -> None:
    ruling = rule_motions([200, 300])
    assert (ruling.counted_chips, ruling.return_chips) == (200, 300)


def test_an_amount_declared_first_may_be_put_out_in_several_motions() -> None:
    ruling = rule_motions([200, 300, 100], declared_chips=500)
    assert (ruling.counted_chips, ruling.return_chips) == (500, 100)


def test_an_underraise_is_corrected_until_the_next_card() -> None:
    open_street = rule_underraise([600, 1000, 1000, 1000], street_closed=False)
    assert (open_street.stands_chips, open_street.corrected) == (1200, True)
    closed = rule_underraise([600, 1000, 1000, 1000], street_closed=True)
    assert (closed.stands_chips, closed.right_chips, closed.corrected) == (1000, 1200, False)


def test_an_opening_bet_below_the_minimum_is_corrected() -> None:
    assert rule_underraise([50, 50], street_closed=False, minimum_bet_chips=100).stands_chips == 100


def test_a_short_all_in_is_no_underraise_and_sets_no_new_raise() -> None:
    assert not rule_underraise([400, 600], street_closed=False, all_in=[1]).corrected
    assert rule_underraise([400, 600, 900], street_closed=False, all_in=[1]).stands_chips == 1000


def test_legal_raises_stand() -> None:
    assert rule_underraise([100, 300, 500, 500], street_closed=False).stands_chips == 500
    assert rule_underraise([], street_closed=False).stands_chips == 0


@pytest.mark.parametrize(
    ("bet", "substantial", "next_card", "stands"),
    [
        (9500, True, False, 9500),
        (9500, False, False, 10500),
        (9500, False, True, 9500),
        (11500, True, False, 10500),
        (11500, True, True, 11500),
        (10500, False, False, 10500),
    ],
)
def test_a_wrong_pot_bet(bet: int, substantial: bool, next_card: bool, stands: int) -> None:
    ruling = rule_pot_bet(bet, pot_chips=10500, substantial_action=substantial, next_card=next_card)
    assert ruling.stands_chips == stands
    assert ruling.corrected == (stands != bet)
