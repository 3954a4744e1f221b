"""What each player is handed for his buy-in."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from config.preset import Preset, load_presets
from dealer.rules.chips import SMALL_CHIPS, STANDARD_CHIPS, ChipColour, ChipSet, Payment, chip_set
from dealer.rules.starting_stack import starting_stack

TOURNAMENT_CHIPS = chip_set(
    (25, ChipColour.GREEN), (100, ChipColour.BLACK), (500, ChipColour.PURPLE), (1000, ChipColour.YELLOW)
)


def in_words(payment: Payment) -> str:
    return ", ".join(f"{number} {chip.colour.value}" for chip, number in payment.counts)


def value(payment: Payment) -> int:
    return sum(chip.value_chips * number for chip, number in payment.counts)


@pytest.mark.parametrize(
    ("chips", "kinds", "blinds", "handed"),
    [
        (2000, STANDARD_CHIPS, (10, 20), "1 yellow, 8 black, 6 green, 10 red"),
        (1000, STANDARD_CHIPS, (10, 20), "1 purple, 3 black, 6 green, 10 red"),
        (4000, STANDARD_CHIPS, (10, 20), "2 yellow, 2 purple, 8 black, 6 green, 10 red"),
        (200, SMALL_CHIPS, (1, 2), "1 black, 2 green, 8 red, 10 white"),
        (5000, TOURNAMENT_CHIPS, (25, 50), "2 yellow, 4 purple, 8 black, 8 green"),
    ],
)
def test_small_chips_come_first_and_large_ones_where_there_is_room(
    chips: int, kinds: ChipSet, blinds: tuple[int, int], handed: str
) -> None:
    assert in_words(starting_stack(chips, kinds, bets=blinds)) == handed


def test_chips_too_small_for_the_blinds_stay_in_the_box() -> None:
    handed = starting_stack(5000, STANDARD_CHIPS, bets=(25, 50))
    assert ChipColour.RED not in {chip.colour for chip, _ in handed.counts}


def test_what_no_chip_can_make_is_left_over() -> None:
    handed = starting_stack(2003, STANDARD_CHIPS, bets=(10, 20))
    assert (value(handed), handed.rest_chips) == (2000, 3)


def test_a_set_of_one_chip_is_handed_in_that_chip() -> None:
    assert in_words(starting_stack(500, chip_set((25, ChipColour.GREEN)), bets=(25, 50))) == "20 green"


@pytest.mark.parametrize("preset", load_presets(), ids=lambda preset: preset.key)
def test_every_preset_hands_out_chips_for_five_small_blinds_and_more(preset: Preset) -> None:
    small, big = preset.stakes.small_blind_chips, preset.stakes.big_blind_chips
    handed = starting_stack(preset.stack_chips, preset.chip_set, bets=(small, big))
    assert value(handed) == preset.stack_chips
    in_small_chips = sum(c.value_chips * n for c, n in handed.counts if c.value_chips <= max(small, 1))
    assert in_small_chips >= 5 * small
    assert handed.number <= 40


def test_where_no_useful_number_of_small_chips_fits_the_fewest_are_handed_out() -> None:
    far_apart = chip_set((1, ChipColour.WHITE), (500, ChipColour.PURPLE))
    assert in_words(starting_stack(750, far_apart, bets=(1, 2))) == "1 purple, 250 white"


def test_a_set_that_nobody_could_pay_with_is_handed_out_at_once() -> None:
    odd = chip_set((7, ChipColour.WHITE), (999_979, ChipColour.RED), (999_983, ChipColour.BLUE))
    handed = starting_stack(999_999_999, odd, bets=(7, 14))
    assert value(handed) + handed.rest_chips == 999_999_999


sets_of_chips = st.lists(st.integers(min_value=1, max_value=60), min_size=1, max_size=5, unique=True).map(
    lambda values: chip_set(*zip(values, ChipColour, strict=False))
)


@settings(deadline=None)
@given(kinds=sets_of_chips, chips=st.integers(min_value=0, max_value=1500))
def test_the_chips_handed_out_and_the_rest_make_the_stack(kinds: ChipSet, chips: int) -> None:
    handed = starting_stack(chips, kinds)
    assert value(handed) + handed.rest_chips == chips
    assert handed.rest_chips == kinds.pay(chips).rest_chips
    assert all(number > 0 for _, number in handed.counts)
