from __future__ import annotations

import pytest

from dealer.rules.rulings.dealing import (
    DealFaults,
    MisdealCause,
    repair_early_cards,
    repair_flop,
    rule_misdeal,
)


@pytest.mark.parametrize(
    ("faults", "cause"),
    [
        (DealFaults(boxed_cards=2), MisdealCause.BOXED_CARDS),
        (DealFaults(first_card_to_wrong_seat=True), MisdealCause.FIRST_CARD_TO_WRONG_SEAT),
        (DealFaults(seat_not_entitled=True), MisdealCause.SEAT_NOT_ENTITLED),
        (DealFaults(seat_missed=True), MisdealCause.SEAT_MISSED),
        (DealFaults(wrong_count=True), MisdealCause.WRONG_COUNT),
        (DealFaults(strange_card=True), MisdealCause.STRANGE_CARD),
        (DealFaults(exposed=(2,)), MisdealCause.EXPOSED_CARDS),
        (DealFaults(exposed=(5, 9)), MisdealCause.EXPOSED_CARDS),
    ],
)
def test_a_misdeal_is_dealt_again_until_substantial_action(faults: DealFaults, cause: MisdealCause) -> None:
    before = rule_misdeal(faults)
    assert (before.misdeal, before.causes, before.replace) == (True, (cause,), ())
    after = rule_misdeal(faults, substantial_action=True)
    assert (after.misdeal, after.causes) == (False, (cause,))


def test_one_later_card_exposed_is_replaced() -> None:
    ruling = rule_misdeal(DealFaults(exposed=(3,)))
    assert (ruling.misdeal, ruling.causes, ruling.replace) == (False, (), (3,))


def test_one_boxed_card_is_no_misdeal() -> None:
    assert not rule_misdeal(DealFaults(boxed_cards=1)).misdeal
    assert not rule_misdeal(DealFaults()).misdeal


def test_a_fouled_deck_stops_the_hand_at_any_time() -> None:
    assert rule_misdeal(DealFaults(fouled_deck=True), substantial_action=True).misdeal


def test_one_of_four_flop_cards_becomes_the_next_burn() -> None:
    repair = repair_flop(4)
    assert (repair.shuffle_face_down, repair.burn, repair.keep, repair.from_stub) == (4, 1, 3, 0)


def test_a_flop_without_a_burn_gives_one_up_unless_somebody_acted() -> None:
    repair = repair_flop(3, burned=False)
    assert (repair.shuffle_face_down, repair.burn, repair.keep, repair.from_stub) == (3, 1, 2, 1)
    repair = repair_flop(3, burned=False, acted=True)
    assert (repair.shuffle_face_down, repair.burn, repair.keep, repair.from_stub) == (0, 0, 3, 0)


def test_a_good_flop_stays_and_a_short_one_is_completed() -> None:
    assert repair_flop(3).shuffle_face_down == 0
    assert repair_flop(2).from_stub == 1


def test_more_than_four_cards_are_left_to_chance() -> None:
    repair = repair_flop(6)
    assert (repair.shuffle_face_down, repair.burn, repair.back, repair.keep) == (6, 1, 2, 3)


@pytest.mark.parametrize("burned", [True, False])
@pytest.mark.parametrize("acted", [True, False])
@pytest.mark.parametrize("cards", range(7))
def test_a_repaired_flop_has_three_cards_and_loses_none(cards: int, burned: bool, acted: bool) -> None:
    repair = repair_flop(cards, burned=burned, acted=acted)
    assert repair.keep + repair.from_stub == 3
    assert repair.keep + repair.burn + repair.back == cards


def test_an_early_card_goes_back_and_the_burn_stays() -> None:
    repair = repair_early_cards(1)
    assert (repair.back_into_stub, repair.shuffle_stub, repair.burn_again) == (1, True, False)
    assert not repair_early_cards(0).shuffle_stub
