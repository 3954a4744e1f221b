"""How players come into the next hand as the table stands."""

from __future__ import annotations

import pytest

from dealer.hand.state import Action
from dealer.rules.missed_blinds import WaitReason, WayIn
from dealer.table.coming_in import comes_on_terms, open_ways, waits_for
from dealer.table.commands import Act, NewPlayer, PlaceButton, SitDown, SitIn, SitOut, StartHand
from dealer.table.state import Seat
from tests.support.evening import Evening, an_evening


def seat_of(evening: Evening, number: int) -> Seat:
    seat = evening.state.seat(number)
    assert seat is not None
    return seat


def ways(evening: Evening, number: int) -> dict[WayIn, tuple[int, int, WaitReason | None]]:
    """Each way with its live and dead chips and what it waits for."""
    offers = open_ways(evening.state, seat_of(evening, number))
    return {o.way: (o.dues.live_chips, o.dues.dead_chips, o.waits_for) for o in offers}


def play_hands(evening: Evening, count: int) -> None:
    """Everybody folds to the big blind, hand after hand."""
    for _ in range(count):
        if not evening.state.hand_in_play:
            evening.do(StartHand())
        while evening.state.hand is not None and evening.state.hand.to_act is not None:
            evening.do(Act(seat=evening.state.hand.to_act, action=Action.FOLD))


@pytest.fixture
def joined() -> Evening:
    """Five players in seats 1 to 5 after a hand, a newcomer in seat 9."""
    evening = an_evening(500, 500, 500, 500, 500, button=1, story="")
    play_hands(evening, 1)
    evening.do(SitDown(player=NewPlayer(seat=9, name="Ida", stack_chips=500)))
    return evening


def test_a_newcomer_posts_one_big_blind_or_waits_for_his_own(joined: Evening) -> None:
    offered = ways(joined, 9)
    assert offered[WayIn.POST] == (20, 0, None)
    assert offered[WayIn.WAIT] == (0, 0, WaitReason.BIG_BLIND)
    assert waits_for(joined.state, 9) is WaitReason.BIG_BLIND
    joined.do(SitIn(seat=9, way=WayIn.POST))
    assert waits_for(joined.state, 9) is None


def test_who_plays_anyway_has_nothing_to_choose(joined: Evening) -> None:
    assert ways(joined, 4) == {}
    assert not comes_on_terms(joined.state, seat_of(joined, 4))


def test_before_the_first_hand_and_after_a_new_draw_everybody_plays(joined: Evening) -> None:
    fresh = an_evening(500, 500, 500)
    assert not comes_on_terms(fresh.state, seat_of(fresh, 2))
    joined.do(PlaceButton(seat=2))
    assert ways(joined, 9) == {}


def test_who_missed_both_blinds_posts_both_and_the_small_one_is_dead() -> None:
    evening = an_evening(500, 500, 500, 500, 500, button=1, story="")
    play_hands(evening, 1)
    evening.do(SitOut(seat=4))
    play_hands(evening, 3)
    offered = ways(evening, 4)
    assert offered[WayIn.POST][:2] == (20, 10)
    assert WayIn.WAIT in offered


def test_in_a_tournament_nobody_has_a_choice() -> None:
    evening = an_evening(500, 500, 500, mode="tournament", story="")
    play_hands(evening, 1)
    evening.do(SitDown(player=NewPlayer(seat=9, name="Ida", stack_chips=500)))
    assert ways(evening, 9) == {}


def test_during_a_hand_the_reason_is_that_of_this_deal(joined: Evening) -> None:
    joined.do(StartHand())
    assert waits_for(joined.state, 9) is WaitReason.BIG_BLIND
    joined.do(SitIn(seat=9, way=WayIn.POST))
    assert waits_for(joined.state, 9) is WaitReason.BIG_BLIND


def test_alone_nobody_waits_for_anything() -> None:
    evening = an_evening(500, 500)
    evening.do(SitOut(seat=1))
    assert waits_for(evening.state, 2) is None
