from __future__ import annotations

import pytest

from dealer.rules.rulings.substantial import is_substantial
from dealer.rules.rulings.turn import Move, SkippedRight, TurnGround, rule_out_of_turn, skipped_right
from dealer.rules.rulings.wager import Deed

FOLD, CHECK, CALL, BET, RAISE, ALL_IN = Deed


@pytest.mark.parametrize(
    ("deeds", "substantial"),
    [
        ([], False),
        ([BET], False),
        ([FOLD, FOLD], False),
        ([CHECK, CHECK], False),
        ([CHECK, FOLD], False),
        ([FOLD, CALL], True),
        ([BET, FOLD], True),
        ([ALL_IN, FOLD], True),
        ([FOLD, FOLD, FOLD], True),
        ([CHECK, CHECK, CHECK], True),
    ],
)
def test_two_actions_with_chips_or_any_three_are_substantial(deeds: list[Deed], substantial: bool) -> None:
    assert is_substantial(deeds) is substantial


@pytest.mark.parametrize("skipped", [Move(deed=FOLD), Move(deed=CALL, to_chips=300)])
def test_out_of_turn_binds_when_the_skipped_seat_does_not_change_the_bet(skipped: Move) -> None:
    ruling = rule_out_of_turn(RAISE, price_chips=300, yardstick_chips=300, skipped=[skipped])
    assert ruling.binding
    assert ruling.ground is TurnGround.UNCHANGED
    assert ruling.choices == (RAISE,)


def test_out_of_turn_is_released_when_the_skipped_seat_raises() -> None:
    ruling = rule_out_of_turn(
        RAISE, price_chips=300, yardstick_chips=300, skipped=[Move(deed=RAISE, to_chips=600)]
    )
    assert not ruling.binding
    assert ruling.choices == (CALL, RAISE, FOLD)
    assert (ruling.price_chips, ruling.minimum_to_chips) == (600, 900)
    assert ruling.ground.rule == "TDA 53-A"


def test_a_short_all_in_of_the_skipped_seat_releases_but_sets_no_new_raise() -> None:
    ruling = rule_out_of_turn(
        CALL, price_chips=200, yardstick_chips=200, skipped=[Move(deed=ALL_IN, to_chips=260)]
    )
    assert not ruling.binding
    assert (ruling.price_chips, ruling.minimum_to_chips) == (260, 460)


def test_out_of_turn_check_is_released_by_a_bet_and_kept_by_a_check() -> None:
    bet = rule_out_of_turn(CHECK, price_chips=0, yardstick_chips=100, skipped=[Move(deed=BET, to_chips=300)])
    assert (bet.binding, bet.price_chips, bet.minimum_to_chips) == (False, 300, 600)
    assert rule_out_of_turn(CHECK, price_chips=0, yardstick_chips=100, skipped=[Move(deed=CHECK)]).binding


def test_out_of_turn_fold_binds_whatever_follows() -> None:
    ruling = rule_out_of_turn(
        FOLD, price_chips=0, yardstick_chips=100, skipped=[Move(deed=BET, to_chips=300)]
    )
    assert ruling.binding
    assert (ruling.ground, ruling.choices) == (TurnGround.FOLD_BINDS, (FOLD,))


def test_a_skipped_player_must_speak_before_substantial_action() -> None:
    assert skipped_right([CALL, FOLD], had_time=True) is SkippedRight.FLOOR
    assert skipped_right([CALL, FOLD], had_time=False) is SkippedRight.ACTS
    assert skipped_right([CALL], had_time=True) is SkippedRight.ACTS
