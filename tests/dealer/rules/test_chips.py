"""Chip sets: the fewest chips for an amount, and the drawing of a bet."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dealer.rules.chips import (
    SMALL_CHIPS,
    STANDARD_CHIPS,
    BadChipSet,
    Chip,
    ChipColour,
    ChipSet,
    Counts,
    chip_set,
)


def chips_of(*values: int) -> ChipSet:
    return chip_set(*zip(values, ChipColour, strict=False))


def by_value(counts: Counts) -> dict[int, int]:
    return {chip.value_chips: count for chip, count in counts}


def fewest_by_trying(values: tuple[int, ...], amount: int) -> tuple[int, int]:
    """What stays unpaid and the least number of chips, by trying every handful."""
    handfuls = product(*(range(amount // value + 1) for value in values))
    sums = [(sum(n * v for n, v in zip(hand, values, strict=True)), sum(hand)) for hand in handfuls]
    return min((amount - paid, number) for paid, number in sums if paid <= amount)


def test_1375_is_one_yellow_three_black_three_green() -> None:
    payment = chips_of(25, 100, 500, 1000).pay(1375)
    assert by_value(payment.counts) == {1000: 1, 100: 3, 25: 3}
    assert payment.number == 7


def test_highest_chips_are_paid_first() -> None:
    payment = STANDARD_CHIPS.pay(1630)
    assert [chip.colour.value for chip, _ in payment.counts] == ["yellow", "purple", "black", "green", "red"]


def test_nothing_is_paid_in_no_chips() -> None:
    assert STANDARD_CHIPS.pay(0).counts == chips_of(25, 40).pay(0).counts == ()


def test_what_the_smallest_chip_cannot_make_is_left_over() -> None:
    payment = STANDARD_CHIPS.pay(63)
    assert by_value(payment.counts) == {25: 2, 5: 2}
    assert payment.rest_chips == 3


@pytest.mark.parametrize(
    ("values", "amount", "paid"),
    [
        ((25, 40), 40, {40: 1}),
        ((25, 40), 80, {40: 2}),
        ((25, 40), 75, {25: 3}),
        ((25, 40), 105, {40: 2, 25: 1}),
        ((1, 10, 25), 30, {10: 3}),
        ((1, 10, 25), 10_030, {25: 400, 10: 3}),
        ((5, 25, 40, 1000), 2_050, {1000: 2, 25: 2}),
    ],
)
def test_fewest_chips_where_highest_first_is_not_fewest(
    values: tuple[int, ...], amount: int, paid: dict[int, int]
) -> None:
    payment = chips_of(*values).pay(amount)
    assert by_value(payment.counts) == paid
    assert payment.rest_chips == 0


def test_most_that_can_be_made_is_paid_where_the_amount_cannot() -> None:
    payment = chips_of(25, 40).pay(70)
    assert by_value(payment.counts) == {40: 1, 25: 1}
    assert payment.rest_chips == 5
    assert chips_of(25, 40).pay(24).rest_chips == 24


@given(
    values=st.lists(st.integers(1, 12), min_size=1, max_size=3, unique=True).map(sorted).map(tuple),
    amount=st.integers(0, 60),
)
def test_no_other_handful_pays_more_or_with_fewer_chips(values: tuple[int, ...], amount: int) -> None:
    payment = chips_of(*values).pay(amount)
    paid = sum(chip.value_chips * count for chip, count in payment.counts)
    assert paid + payment.rest_chips == amount
    assert (payment.rest_chips, payment.number) == fewest_by_trying(values, amount)


@given(
    values=st.lists(st.integers(1, 30), min_size=1, max_size=6, unique=True).map(sorted).map(tuple),
    amount=st.integers(0, 1000),
)
def test_a_higher_chip_more_is_one_chip_more_once_lower_ones_are_used_up(
    values: tuple[int, ...], amount: int
) -> None:
    top, enough = values[-1], values[-1] ** 2 * len(values)
    chips = chips_of(*values)
    fewer, more = chips.pay(enough + amount), chips.pay(enough + amount + top)
    assert more.number == fewer.number + 1
    assert more.rest_chips == fewer.rest_chips


def test_bet_is_drawn_in_two_colours_four_high() -> None:
    assert by_value(STANDARD_CHIPS.likeness(1375)) == {1000: 1, 100: 3}
    assert by_value(STANDARD_CHIPS.likeness(7_000)) == {1000: 4}
    assert by_value(STANDARD_CHIPS.likeness(1375, colours=3, high=2)) == {1000: 1, 100: 2, 25: 2}


def test_smallest_chip_is_the_unit() -> None:
    assert STANDARD_CHIPS.unit_chips == 5
    assert SMALL_CHIPS.unit_chips == 1


def test_standard_chips_are_red_green_black_purple_yellow() -> None:
    assert [(chip.value_chips, chip.colour.value) for chip in STANDARD_CHIPS.chips] == [
        (5, "red"),
        (25, "green"),
        (100, "black"),
        (500, "purple"),
        (1000, "yellow"),
    ]


@pytest.mark.parametrize(
    "kinds",
    [
        (),
        ((0, ChipColour.RED),),
        ((5, ChipColour.RED), (5, ChipColour.GREEN)),
        ((25, ChipColour.GREEN), (5, ChipColour.RED)),
        ((5, ChipColour.RED), (25, ChipColour.RED)),
    ],
    ids=["no chip", "worthless", "a value twice", "descending", "a colour twice"],
)
def test_chips_that_are_no_set_are_refused(kinds: tuple[tuple[int, ChipColour], ...]) -> None:
    chips = tuple(Chip(value_chips=value, colour=colour) for value, colour in kinds)
    with pytest.raises(BadChipSet) as refused:
        ChipSet(chips=chips)
    assert refused.value.chips == chips
