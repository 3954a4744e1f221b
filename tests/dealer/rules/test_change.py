"""The chips in a pot are those that were put in: where they cannot be shared out, one is changed."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dealer.rules.change import Exchange, change_needed
from dealer.rules.chips import STANDARD_CHIPS, ChipColour, chip_set


def told(exchange: Exchange | None) -> str:
    if exchange is None:
        return ""
    taken = ", ".join(f"{count} {chip.colour.value}" for chip, count in exchange.taken)
    return f"one {exchange.given.colour.value} for {taken}"


@pytest.mark.parametrize(
    ("put_in", "shares", "change"),
    [
        ([100, 100], [100, 100], ""),
        ([100, 100, 100], [150, 150], "one black for 4 green"),
        ([100, 25, 25, 25, 25], [100, 100], ""),
        ([25, 25, 25], [40, 35], "one green for 5 red"),
        ([500, 500], [1000], ""),
        ([500, 500], [505, 495], "one purple for 4 black, 3 green, 5 red"),
        ([100], [30, 70], "one black for 3 green, 5 red"),
    ],
)
def test_what_has_to_be_changed(put_in: list[int], shares: list[int], change: str) -> None:
    assert told(change_needed(STANDARD_CHIPS, put_in=put_in, shares=shares)) == change


def test_where_no_chip_in_the_pot_can_be_broken_nothing_is_said() -> None:
    odd = chip_set((3, ChipColour.RED), (5, ChipColour.GREEN))
    assert change_needed(odd, put_in=[5, 5], shares=[4, 6]) is None


@given(
    put_in=st.lists(st.integers(1, 400).map(lambda n: n * 5), min_size=1, max_size=8),
    cut=st.integers(1, 99),
)
def test_a_change_is_worth_the_same_and_lets_the_rest_be_paid(put_in: list[int], cut: int) -> None:
    pot = sum(put_in)
    first = pot * cut // 100 // 5 * 5
    exchange = change_needed(STANDARD_CHIPS, put_in=put_in, shares=[first, pot - first])
    if exchange is not None:
        assert sum(chip.value_chips * count for chip, count in exchange.taken) == exchange.given.value_chips
        assert exchange.given not in dict(exchange.taken)
