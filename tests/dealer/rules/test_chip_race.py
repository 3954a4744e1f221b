"""The chip race (TDA 24)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dealer.rules.cards import Card
from dealer.rules.chip_race import BadExchange, ChipRace, RacingStack, WrongCount
from dealer.rules.errors import DuplicateCard


def race(*counts: int, old: int = 25, new: int = 100) -> ChipRace:
    stacks = tuple(RacingStack(seat=seat, old_count=count) for seat, count in enumerate(counts, 1))
    return ChipRace(stacks=stacks, old_chips=old, new_chips=new)


def cards(text: str) -> tuple[Card, ...]:
    return tuple(Card.parse(name) for name in text.split())


def test_odd_chips_of_225_race_for_two_hundreds_and_25_goes_off_the_table() -> None:
    racing = race(3, 2, 1, 3)
    assert (racing.odd_total_chips, racing.prizes, racing.removed_chips) == (225, 2, 25)


def test_remainder_of_half_a_chip_is_one_chip_more() -> None:
    assert race(3, 3).prizes == 2
    assert race(3, 3).removed_chips == -50
    assert race(3, 2).prizes == 1


def test_whole_new_chips_are_exchanged_before_the_race() -> None:
    racing = race(11)
    assert racing.cards == {1: 3}
    assert racing.kept_chips(racing.stacks[0]) == 200


def test_each_odd_chip_is_dealt_a_card_from_seat_1_on() -> None:
    stacks = tuple(RacingStack(seat=seat, old_count=count) for seat, count in [(7, 1), (2, 4), (1, 6)])
    assert list(ChipRace(stacks=stacks, old_chips=25, new_chips=100).cards.items()) == [(1, 2), (7, 1)]


def test_highest_cards_win_and_suits_break_ties() -> None:
    racing = race(3, 2, 1, 3)
    dealt = {1: cards("2c 3c 4c"), 2: cards("Kh Kd"), 3: cards("Ks"), 4: cards("5c 6c 7c")}
    assert racing.winners(dealt) == (3, 2)


def test_nobody_wins_more_than_one_chip() -> None:
    racing = race(3, 1, 3, 1)
    dealt = {1: cards("As Ah Ad"), 2: cards("2c"), 3: cards("Ks Kh Kd"), 4: cards("3c")}
    assert racing.prizes == 2
    assert racing.winners(dealt) == (1, 3)


def test_loser_keeps_his_other_chips_and_loses_the_odd_ones() -> None:
    stack = RacingStack(seat=1, old_count=3, other_chips=500)
    racing = ChipRace(stacks=(stack,), old_chips=25, new_chips=100)
    assert racing.stack_after(stack, won=False) == 500
    assert racing.stack_after(stack, won=True) == 600


def test_nobody_is_raced_out() -> None:
    racing = race(1, 0)
    assert [racing.stack_after(stack, won=False) for stack in racing.stacks] == [100, 0]


@given(counts=st.lists(st.integers(0, 30), min_size=1, max_size=10), group=st.integers(2, 8))
def test_there_are_never_more_prizes_than_seats_that_race(counts: list[int], group: int) -> None:
    racing = race(*counts, new=25 * group)
    assert racing.prizes <= len(racing.cards)
    assert abs(racing.removed_chips) <= racing.new_chips / 2


@pytest.mark.parametrize(("old", "new"), [(25, 25), (25, 60), (100, 25)])
def test_new_chip_is_a_multiple_of_the_old_one(old: int, new: int) -> None:
    with pytest.raises(BadExchange) as refused:
        race(1, old=old, new=new)
    assert (refused.value.old_chips, refused.value.new_chips) == (old, new)


def test_one_card_for_each_odd_chip_and_none_twice() -> None:
    with pytest.raises(WrongCount) as refused:
        race(1, 2).winners({1: cards("As"), 2: cards("Ks")})
    assert refused.value.wanted == {1: 1, 2: 2}
    with pytest.raises(DuplicateCard):
        race(1, 1).winners({1: cards("As"), 2: cards("As")})
