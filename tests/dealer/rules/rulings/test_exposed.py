from __future__ import annotations

import pytest

from dealer.rules.rulings.exposed import Remedy, Seen, rule_exposed


@pytest.mark.parametrize("seen", [Seen.FIRST_TWO, Seen.SEVERAL])
def test_one_of_the_first_two_cards_or_any_two_exposed_is_a_misdeal_until_substantial_action(
    seen: Seen,
) -> None:
    before = rule_exposed(seen)
    assert (before.remedy, before.rule, before.floor) == (Remedy.DEAL_AGAIN, "TDA 35", False)
    assert rule_exposed(seen, substantial_action=True).remedy is Remedy.REPLACE


@pytest.mark.parametrize("late", [False, True])
def test_one_later_card_exposed_by_the_dealer_is_replaced_and_becomes_the_burn_card(late: bool) -> None:
    ruling = rule_exposed(Seen.LATER, substantial_action=late)
    assert (ruling.remedy, ruling.rule) == (Remedy.REPLACE, "TDA 35")


@pytest.mark.parametrize(
    ("seen", "remedy", "floor"),
    [
        (Seen.OWN, Remedy.PLAYS, False),
        (Seen.DISCARD, Remedy.STAYS_DEAD, False),
        (Seen.STUB, Remedy.SHUFFLE_IN, True),
    ],
)
def test_other_cards_that_were_seen_never_stop_the_hand(seen: Seen, remedy: Remedy, floor: bool) -> None:
    ruling = rule_exposed(seen)
    assert (ruling.remedy, ruling.rule, ruling.floor) == (remedy, "", floor)
