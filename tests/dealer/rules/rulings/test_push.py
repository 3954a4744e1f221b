from __future__ import annotations

import pytest

from dealer.rules.rulings.push import rule_push
from dealer.rules.rulings.wager import Deed, Facing, Ground, NothingPushed, Push, Ruling, Words


def facing(price: int, minimum: int, *, stack: int = 100_000, **more: object) -> Facing:
    return Facing(price_chips=price, minimum_to_chips=minimum, stack_chips=stack, **more)  # type: ignore[arg-type]


def silent(*chips: int) -> Push:
    return Push(chips=chips)


def says(deed: Deed | None, amount: int | None = None, *chips: int) -> Push:
    return Push(chips=chips, words=Words(deed=deed, amount_chips=amount))


def brief(ruling: Ruling) -> tuple[Deed, int, int, int, Ground]:
    return ruling.deed, ruling.to_chips, ruling.add_chips, ruling.return_chips, ruling.ground


def test_one_oversized_chip_is_a_call() -> None:
    ruling = rule_push(facing(100, 200), silent(500))
    assert brief(ruling) == (Deed.CALL, 100, 0, 400, Ground.OVERSIZED_CHIP)
    assert ruling.rule == "TDA 44"


def test_an_oversized_last_chip_is_a_call_too() -> None:
    ruling = rule_push(facing(100, 200, stack=500), silent(500))
    assert brief(ruling)[:2] == (Deed.CALL, 100)
    assert not ruling.all_in


def test_one_chip_without_a_bet_to_face_is_a_bet_of_the_chip() -> None:
    assert brief(rule_push(facing(0, 100), silent(500))) == (Deed.BET, 500, 0, 0, Ground.BET_OF_THE_CHIPS)


def test_a_bet_below_the_minimum_is_made_up() -> None:
    assert brief(rule_push(facing(0, 100), silent(25))) == (Deed.BET, 100, 75, 0, Ground.UNDERBET)


def test_last_chips_below_the_minimum_are_an_all_in_bet() -> None:
    ruling = rule_push(facing(0, 100, stack=25), silent(25))
    assert brief(ruling) == (Deed.BET, 25, 0, 0, Ground.BET_OF_THE_CHIPS)
    assert ruling.all_in


@pytest.mark.parametrize("chips", [(1000, 1000), (500, 1000)])
def test_it_is_a_call_when_every_chip_is_needed(chips: tuple[int, ...]) -> None:
    ruling = rule_push(facing(1200, 2400), silent(*chips))
    assert brief(ruling) == (Deed.CALL, 1200, 0, sum(chips) - 1200, Ground.EVERY_CHIP_NEEDED)


def test_last_chips_that_are_all_needed_are_a_call() -> None:
    assert rule_push(facing(1050, 2100, stack=2000), silent(1000, 1000)).to_chips == 1050


def test_half_of_a_raise_binds_to_the_whole_raise() -> None:
    ruling = rule_push(facing(1400, 2800), silent(1000, 500, 500, 500))
    assert brief(ruling) == (Deed.RAISE, 2800, 300, 0, Ground.HALF_A_RAISE)
    assert rule_push(facing(1100, 1700), silent(1000, *[100] * 5)).to_chips == 1700


def test_less_than_half_of_a_raise_is_a_call() -> None:
    ruling = rule_push(facing(1100, 1700), silent(1000, 100, 100, 100))
    assert brief(ruling) == (Deed.CALL, 1100, 0, 200, Ground.LESS_THAN_HALF)


def test_last_chips_are_all_in_whether_half_or_not() -> None:
    ruling = rule_push(facing(1400, 2800, stack=2000), silent(1000, 500, 500))
    assert brief(ruling) == (Deed.RAISE, 2000, 0, 0, Ground.LAST_CHIPS)
    assert ruling.all_in


def test_a_full_raise_counts_as_pushed() -> None:
    assert brief(rule_push(facing(100, 200), silent(100, 100, 100))) == (
        Deed.RAISE,
        300,
        0,
        0,
        Ground.FULL_RAISE,
    )


def test_chips_in_front_are_counted_with_those_pushed() -> None:
    ruling = rule_push(facing(300, 500, in_front_chips=100), silent(100, 100, 100))
    assert brief(ruling) == (Deed.RAISE, 500, 100, 0, Ground.HALF_A_RAISE)
    ruling = rule_push(facing(300, 500, in_front_chips=100), silent(1000))
    assert brief(ruling) == (Deed.CALL, 300, 0, 800, Ground.OVERSIZED_CHIP)
    ruling = rule_push(facing(600, 1150, in_front_chips=50), silent(100, 500))
    assert brief(ruling) == (Deed.CALL, 600, 0, 50, Ground.EVERY_CHIP_NEEDED)


def test_chips_in_front_that_cover_the_call_make_any_new_chip_part_of_a_bet() -> None:
    ruling = rule_push(facing(700, 1300, in_front_chips=1000), silent(100))
    assert brief(ruling) == (Deed.RAISE, 1300, 200, 0, Ground.HALF_A_RAISE)
    assert rule_push(facing(100, 200, in_front_chips=100), silent(500)).to_chips == 600


def test_a_big_blind_who_adds_less_than_half_a_raise_checks() -> None:
    ruling = rule_push(facing(100, 200, in_front_chips=100), silent(25))
    assert brief(ruling) == (Deed.CHECK, 100, 0, 25, Ground.LESS_THAN_HALF)


def test_the_exact_call() -> None:
    assert brief(rule_push(facing(300, 500), silent(100, 100, 100)))[:2] == (Deed.CALL, 300)


def test_an_undercall_of_the_opening_bet_is_a_full_call() -> None:
    assert brief(rule_push(facing(8000, 16000), silent(1000, 1000))) == (
        Deed.CALL,
        8000,
        6000,
        0,
        Ground.UNDERCALL,
    )


def test_an_undercall_heads_up_is_a_full_call() -> None:
    ruling = rule_push(facing(8000, 14000, opening_bet=False, heads_up=True), silent(2000))
    assert (ruling.ground, ruling.may_fold) == (Ground.UNDERCALL, False)


def test_an_undercall_of_a_raise_among_several_is_for_the_floor() -> None:
    ruling = rule_push(facing(8000, 14000, opening_bet=False), silent(2000))
    assert (ruling.deed, ruling.to_chips) == (Deed.CALL, 8000)
    assert (ruling.may_fold, ruling.forfeit_chips) == (True, 2000)


def test_last_chips_below_the_call_are_an_all_in_call() -> None:
    ruling = rule_push(facing(8000, 14000, stack=2000), silent(1000, 1000))
    assert brief(ruling) == (Deed.CALL, 2000, 0, 0, Ground.ALL_IN_CALL)
    assert ruling.all_in


def test_an_amount_said_alone_is_the_same_as_pushing_it() -> None:
    assert brief(rule_push(facing(1000, 2000), says(None, 1400)))[:3] == (Deed.CALL, 1000, 1000)
    assert brief(rule_push(facing(1000, 2000), says(None, 1500)))[:3] == (Deed.RAISE, 2000, 2000)
    assert brief(rule_push(facing(0, 100), says(None, 450)))[:2] == (Deed.BET, 450)


def test_an_amount_above_the_stack_is_all_in() -> None:
    ruling = rule_push(facing(1000, 2000, stack=1300), says(None, 4000))
    assert (ruling.deed, ruling.to_chips, ruling.all_in) == (Deed.RAISE, 1300, True)


def test_raise_and_an_amount_name_the_total() -> None:
    assert brief(rule_push(facing(2000, 4000), says(Deed.RAISE, 8000))) == (
        Deed.RAISE,
        8000,
        8000,
        0,
        Ground.SAID_RAISE,
    )


def test_raise_with_less_than_the_minimum_is_the_minimum() -> None:
    ruling = rule_push(facing(1000, 2000), says(Deed.RAISE, 1400, 1000, 100, 100, 100, 100))
    assert brief(ruling) == (Deed.RAISE, 2000, 600, 0, Ground.SAID_LESS_THAN_MINIMUM)


def test_raise_with_an_oversized_chip_is_the_most_for_the_chip() -> None:
    assert rule_push(facing(100, 200), says(Deed.RAISE, None, 1000)).to_chips == 1000


def test_raise_without_a_bet_to_face_is_at_least_the_minimum_bet() -> None:
    ruling = rule_push(facing(0, 100), says(Deed.RAISE))
    assert brief(ruling) == (Deed.BET, 100, 100, 0, Ground.RAISE_FACING_NONE)


def test_call_without_a_bet_to_face_is_a_check() -> None:
    ruling = rule_push(facing(0, 100), says(Deed.CALL, None, 100))
    assert brief(ruling) == (Deed.CHECK, 0, 0, 100, Ground.CALL_FACING_NONE)


def test_call_is_the_full_call_whatever_chip_follows() -> None:
    ruling = rule_push(facing(100, 200), says(Deed.CALL, None, 500, 500))
    assert brief(ruling) == (Deed.CALL, 100, 0, 900, Ground.SAID_CALL)


def test_check_facing_a_bet_may_call_or_fold() -> None:
    ruling = rule_push(facing(200, 400), says(Deed.CHECK))
    assert (ruling.deed, ruling.may_fold, ruling.forfeit_chips) == (Deed.CALL, True, 0)


def test_check_facing_a_bet_with_chips_put_out_is_the_call() -> None:
    ruling = rule_push(facing(200, 400), says(Deed.CHECK, None, 1000, 1000))
    assert (ruling.deed, ruling.to_chips, ruling.may_fold) == (Deed.CALL, 200, False)


def test_check_without_a_bet_takes_the_chips_back() -> None:
    assert brief(rule_push(facing(100, 200, in_front_chips=100), says(Deed.CHECK, None, 500)))[:4] == (
        Deed.CHECK,
        100,
        0,
        500,
    )


def test_a_fold_that_was_said_binds() -> None:
    assert brief(rule_push(facing(100, 200), says(Deed.FOLD, None, 100)))[:4] == (Deed.FOLD, 0, 0, 100)


def test_bet_against_a_bet_is_no_raise() -> None:
    assert rule_push(facing(1000, 2000), says(Deed.BET, 1400)).deed is Deed.CALL
    assert rule_push(facing(1000, 2000), says(Deed.BET, None, 5000)).ground is Ground.OVERSIZED_CHIP
    assert rule_push(facing(1000, 2000), says(Deed.BET)).ground is Ground.BET_FACING_BET


def test_all_in_said() -> None:
    assert brief(rule_push(facing(100, 200, stack=950), says(Deed.ALL_IN, None, 500)))[:4] == (
        Deed.RAISE,
        950,
        450,
        0,
    )
    assert rule_push(facing(1000, 2000, stack=950), says(Deed.ALL_IN)).ground is Ground.ALL_IN_CALL


def test_all_in_is_a_call_where_raising_is_closed() -> None:
    ruling = rule_push(facing(200, 300, may_raise=False, stack=950), says(Deed.ALL_IN))
    assert brief(ruling) == (Deed.CALL, 200, 200, 0, Ground.RAISING_CLOSED)


def test_pot_limit_cuts_what_is_too_much() -> None:
    ruling = rule_push(facing(100, 200, maximum_to_chips=350), silent(*[100] * 5))
    assert brief(ruling) == (Deed.RAISE, 350, 0, 150, Ground.CUT_TO_MAXIMUM)


def test_fixed_limit_raises_are_fixed() -> None:
    limit = facing(20, 40, maximum_to_chips=40)
    assert rule_push(limit, silent(10, 10, 10)).to_chips == 40
    assert rule_push(limit, silent(*[20] * 5)).to_chips == 40
    assert rule_push(limit, silent(*[5] * 5)).deed is Deed.CALL


@pytest.mark.parametrize(
    ("chips", "words"),
    [
        ((), None),
        ((), Words()),
        ((0,), None),
        ((100, -5), Words(deed=Deed.CALL)),
        ((), Words(amount_chips=0)),
    ],
)
def test_nothing_pushed_and_nothing_said_is_no_case(chips: tuple[int, ...], words: Words | None) -> None:
    with pytest.raises(NothingPushed):
        Push(chips=chips, words=words)
