"""The plan of the next hand: tournament, and a cash game with players who sit out and come back."""

from __future__ import annotations

from dataclasses import replace

import pytest

from dealer.rules.button import NotEnoughPlayers, Positions
from dealer.rules.house import (
    Ante,
    AnteKind,
    ButtonMethod,
    HouseRules,
    Mode,
    SmallBlindAbsent,
    Stakes,
    Structure,
)
from dealer.rules.missed_blinds import Dues, Owed, WaitReason, WayIn
from dealer.rules.next_hand import (
    HandPlan,
    OwedChange,
    PostDue,
    SeatForHand,
    Waiting,
    WayOffer,
    plan_first_hand,
    plan_next_hand,
    ways_in,
)

CASH = HouseRules(mode=Mode.CASH)
TOURNAMENT = HouseRules(mode=Mode.TOURNAMENT)
STAKES = Stakes(small_blind_chips=50, big_blind_chips=100)
PREVIOUS = Positions(button=1, small_blind=2, big_blind=3)


def seat(number: int, **given: object) -> SeatForHand:
    plain = SeatForHand(seat=number, stack_chips=1000)
    return replace(plain, **given)  # type: ignore[arg-type]


def table(*numbers: int, **given: object) -> list[SeatForHand]:
    return [seat(number, **given) for number in numbers]


def newcomer(number: int, way: WayIn = WayIn.WAIT) -> SeatForHand:
    return seat(number, newcomer=True, way_in=way)


def owing(number: int, owes: Owed, way: WayIn = WayIn.WAIT) -> SeatForHand:
    return seat(number, owes=owes, way_in=way)


def cash(*seats: SeatForHand, previous: Positions = PREVIOUS, rules: HouseRules = CASH) -> HandPlan:
    return plan_next_hand(seats, previous=previous, rules=rules, stakes=STAKES)


def told(plan: HandPlan) -> tuple[int, int | None, int]:
    return plan.button, plan.small_blind, plan.big_blind


def test_first_hand_deals_in_all_who_are_there_without_posts() -> None:
    seats = [newcomer(2), newcomer(5), owing(8, Owed.BIG_BLIND), seat(9, sitting_out=True, newcomer=True)]
    plan = plan_first_hand(seats, button=8, rules=CASH)
    assert told(plan) == (8, 2, 5)
    assert plan.dealt_in == (2, 5, 8)
    assert plan.posts == ()
    assert plan.owed_changes == (OwedChange(seat=8, owes=Owed.NOTHING),)


def test_first_button_tapped_at_an_empty_seat_goes_to_the_next_player() -> None:
    plan = plan_first_hand(table(2, 5, 8), button=3, rules=CASH)
    assert told(plan) == (5, 8, 2)


def test_absent_player_of_a_tournament_is_dealt_in_and_marked() -> None:
    seats = [*table(1, 2, 3), seat(4, sitting_out=True), seat(5, stack_chips=0)]
    first = plan_first_hand(seats, button=1, rules=TOURNAMENT)
    assert first.absent == (4,)
    plan = plan_next_hand(seats, previous=PREVIOUS, rules=TOURNAMENT, stakes=STAKES)
    assert told(plan) == (2, 3, 4)
    assert plan.dealt_in == (1, 2, 3, 4)
    assert plan.absent == (4,)
    assert plan.owed_changes == ()


def test_tournament_newcomer_between_button_and_small_blind_waits_for_the_button() -> None:
    previous = Positions(button=1, small_blind=2, big_blind=5)
    seats = [*table(1, 2, 5, 6), newcomer(4)]
    plan = plan_next_hand(seats, previous=previous, rules=TOURNAMENT, stakes=STAKES)
    assert plan.waits == (Waiting(seat=4, reason=WaitReason.BUTTON),)
    assert not plan.button_empty


def test_busted_small_blind_leaves_an_empty_button() -> None:
    seats = [*table(1, 3, 4), seat(2, stack_chips=0)]
    plan = plan_next_hand(seats, previous=PREVIOUS, rules=TOURNAMENT, stakes=STAKES)
    assert told(plan) == (2, 3, 4)
    assert plan.button_empty


@pytest.mark.parametrize("rules", [CASH, TOURNAMENT])
def test_nobody_plays_alone(rules: HouseRules) -> None:
    with pytest.raises(NotEnoughPlayers):
        plan_next_hand(table(1), previous=PREVIOUS, rules=rules, stakes=STAKES)
    with pytest.raises(NotEnoughPlayers):
        plan_first_hand([], button=1, rules=rules)


def test_absent_big_blind_is_skipped_and_owes_both_blinds() -> None:
    plan = cash(*table(1, 2, 3, 5, 6), seat(4, sitting_out=True))
    assert told(plan) == (2, 3, 5)
    assert plan.owed_changes == (OwedChange(seat=4, owes=Owed.BIG_BLIND),)


def test_absent_small_blind_is_dead_and_owed() -> None:
    plan = cash(*table(1, 2, 4, 5, 6), seat(3, sitting_out=True))
    assert told(plan) == (2, None, 4)
    assert plan.owed_changes == (OwedChange(seat=3, owes=Owed.SMALL_BLIND),)


def test_absent_small_blind_is_posted_by_the_due_big_blind_under_the_room_rule() -> None:
    rules = replace(CASH, small_blind_absent=SmallBlindAbsent.ROOM)
    plan = cash(*table(1, 2, 4, 5, 6), seat(3, sitting_out=True), rules=rules)
    assert told(plan) == (2, 4, 5)
    assert plan.owed_changes == (OwedChange(seat=3, owes=Owed.SMALL_BLIND),)


def test_who_owes_already_owes_no_more_when_blinds_pass_again() -> None:
    away = seat(4, sitting_out=True, owes=Owed.BIG_BLIND)
    assert cash(*table(1, 2, 3, 5, 6), away).owed_changes == ()


def test_seat_away_where_no_blind_passes_owes_nothing() -> None:
    assert cash(*table(1, 2, 3, 4, 5), seat(6, sitting_out=True)).owed_changes == ()


def test_newcomer_who_sits_out_owes_no_blinds() -> None:
    away = seat(4, sitting_out=True, newcomer=True)
    assert cash(*table(1, 2, 3, 5), away).owed_changes == ()


def test_player_without_chips_is_passed_like_one_who_sits_out() -> None:
    plan = cash(*table(1, 2, 3, 5), seat(4, stack_chips=0))
    assert plan.owed_changes == (OwedChange(seat=4, owes=Owed.BIG_BLIND),)


def test_newcomer_waits_for_the_big_blind_or_posts_one_live() -> None:
    waiting = cash(*table(1, 2, 3, 4), newcomer(6))
    assert waiting.waits == (Waiting(seat=6, reason=WaitReason.BIG_BLIND),)
    assert waiting.dealt_in == (1, 2, 3, 4)
    posting = cash(*table(1, 2, 3, 4), newcomer(6, WayIn.POST))
    assert posting.posts == (PostDue(seat=6, live_chips=100, dead_chips=0),)
    assert posting.dealt_in == (1, 2, 3, 4, 6)


@pytest.mark.parametrize("way", WayIn)
def test_newcomer_in_the_big_blind_comes_in_without_a_post(way: WayIn) -> None:
    plan = cash(*table(1, 2, 3, 5), newcomer(4, way))
    assert told(plan) == (2, 3, 4)
    assert plan.posts == ()
    assert plan.waits == ()


def test_nobody_comes_in_as_the_small_blind() -> None:
    plan = cash(*table(1, 2, 4, 5), newcomer(3, WayIn.POST))
    assert told(plan) == (2, None, 4)
    assert plan.waits == (Waiting(seat=3, reason=WaitReason.BUTTON),)
    simplified = replace(CASH, button_method=ButtonMethod.SIMPLIFIED)
    moved = cash(*table(1, 3, 5, 6), newcomer(4, WayIn.POST), rules=simplified)
    assert told(moved) == (3, 5, 6)
    assert moved.waits == (Waiting(seat=4, reason=WaitReason.BUTTON),)


def test_returning_player_posts_what_he_owes() -> None:
    big = cash(*table(1, 2, 3, 4), owing(6, Owed.BIG_BLIND, WayIn.POST))
    assert big.posts == (PostDue(seat=6, live_chips=100, dead_chips=50),)
    assert big.owed_changes == (OwedChange(seat=6, owes=Owed.NOTHING),)
    small = cash(*table(1, 2, 3, 4), owing(6, Owed.SMALL_BLIND, WayIn.POST))
    assert small.posts == (PostDue(seat=6, live_chips=0, dead_chips=50),)


def test_returning_player_waits_for_the_big_blind_and_pays_nothing_extra() -> None:
    plan = cash(*table(1, 2, 3, 5), owing(4, Owed.BIG_BLIND))
    assert told(plan) == (2, 3, 4)
    assert plan.posts == ()
    assert plan.owed_changes == (OwedChange(seat=4, owes=Owed.NOTHING),)


def test_missed_small_blind_comes_in_once_the_button_has_passed() -> None:
    regulars = table(1, 2, 4, 5, 6)
    first = cash(*regulars, seat(3, sitting_out=True))
    back = owing(3, Owed.SMALL_BLIND, WayIn.POST)
    second = cash(*regulars, back, previous=first.positions)
    assert second.button == 3
    assert second.waits == (Waiting(seat=3, reason=WaitReason.BUTTON),)
    third = cash(*regulars, back, previous=second.positions)
    assert third.button == 4
    assert third.posts == (PostDue(seat=3, live_chips=0, dead_chips=50),)


def test_missed_big_blind_between_button_and_small_blind_waits_for_the_button() -> None:
    previous = Positions(button=1, small_blind=2, big_blind=4)
    plan = cash(*table(1, 2, 4, 5), owing(3, Owed.BIG_BLIND, WayIn.POST), previous=previous)
    assert plan.waits == (Waiting(seat=3, reason=WaitReason.BUTTON),)


def test_returning_player_straddles_under_the_gun() -> None:
    plan = cash(*table(1, 2, 3, 4), owing(6, Owed.BIG_BLIND, WayIn.STRADDLE))
    assert plan.straddle == 6
    assert plan.posts == ()
    assert plan.dealt_in == (1, 2, 3, 4, 6)
    assert plan.owed_changes == (OwedChange(seat=6, owes=Owed.NOTHING),)


def test_straddler_waits_until_he_is_under_the_gun() -> None:
    plan = cash(*table(1, 2, 3, 4, 5), owing(6, Owed.BIG_BLIND, WayIn.STRADDLE))
    assert plan.straddle is None
    assert plan.waits == (Waiting(seat=6, reason=WaitReason.UNDER_THE_GUN),)


def test_straddler_who_cannot_cover_it_waits_for_the_big_blind() -> None:
    short = replace(owing(6, Owed.BIG_BLIND, WayIn.STRADDLE), stack_chips=199)
    assert cash(*table(1, 2, 3, 4), short).waits == (Waiting(seat=6, reason=WaitReason.BIG_BLIND),)


def test_button_is_bought_by_the_seat_that_would_be_small_blind() -> None:
    previous = Positions(button=1, small_blind=2, big_blind=4)
    regulars = table(1, 2, 4, 5)
    plan = cash(*regulars, owing(3, Owed.BIG_BLIND, WayIn.BUY_BUTTON), previous=previous)
    assert told(plan) == (2, None, 3)
    assert plan.bought_by == 3
    assert plan.posts == (PostDue(seat=3, live_chips=0, dead_chips=50),)
    assert plan.owed_changes == (OwedChange(seat=3, owes=Owed.NOTHING),)
    following = cash(*regulars, seat(3), previous=plan.positions)
    assert told(following) == (3, 4, 5)


def test_no_blind_passes_anybody_while_the_button_is_bought() -> None:
    previous = Positions(button=1, small_blind=2, big_blind=4)
    buyer = owing(3, Owed.BIG_BLIND, WayIn.BUY_BUTTON)
    away = [seat(4, sitting_out=True), seat(5, sitting_out=True)]
    assert cash(*table(1, 2, 6), *away, buyer, previous=previous).owed_changes == (
        OwedChange(seat=3, owes=Owed.NOTHING),
    )


def test_one_button_is_sold_once_and_only_between_button_and_small_blind() -> None:
    previous = Positions(button=1, small_blind=2, big_blind=5)
    buyers = [owing(3, Owed.BIG_BLIND, WayIn.BUY_BUTTON), owing(4, Owed.BIG_BLIND, WayIn.BUY_BUTTON)]
    plan = cash(*table(1, 2, 5, 6), *buyers, previous=previous)
    assert plan.bought_by == 3
    assert plan.waits == (Waiting(seat=4, reason=WaitReason.BIG_BLIND),)
    elsewhere = cash(*table(1, 2, 3, 4), owing(6, Owed.BIG_BLIND, WayIn.BUY_BUTTON))
    assert elsewhere.bought_by is None
    assert elsewhere.waits == (Waiting(seat=6, reason=WaitReason.BIG_BLIND),)


def test_button_is_not_sold_with_one_other_player() -> None:
    previous = Positions(button=1, small_blind=1, big_blind=4)
    plan = cash(seat(1), owing(3, Owed.BIG_BLIND, WayIn.BUY_BUTTON), previous=previous)
    assert plan.bought_by is None
    assert plan.dealt_in == (1, 3)


def test_simplified_button_is_not_sold_at_an_empty_seat() -> None:
    previous = Positions(button=1, small_blind=2, big_blind=4)
    rules = replace(CASH, button_method=ButtonMethod.SIMPLIFIED)
    buyer = owing(3, Owed.BIG_BLIND, WayIn.BUY_BUTTON)
    assert cash(*table(1, 4, 5, 6), buyer, previous=previous, rules=rules).bought_by is None
    assert cash(*table(1, 2, 4, 5), buyer, previous=previous, rules=rules).bought_by == 3


def test_straddle_is_covered_beside_the_ante_and_never_in_fixed_limit() -> None:
    seats = [*table(1, 2, 3, 4), replace(owing(6, Owed.BIG_BLIND, WayIn.STRADDLE), stack_chips=209)]
    stakes = replace(STAKES, ante=Ante(kind=AnteKind.EACH, chips=10))
    ante = plan_next_hand(seats, previous=PREVIOUS, rules=CASH, stakes=stakes)
    assert ante.waits == (Waiting(seat=6, reason=WaitReason.BIG_BLIND),)
    limit = replace(CASH, structure=Structure.FIXED_LIMIT)
    assert cash(*seats, rules=limit).waits == (Waiting(seat=6, reason=WaitReason.BIG_BLIND),)
    assert cash(*seats).straddle == 6


def test_straddler_with_whom_the_big_blind_would_move_waits() -> None:
    """Two play heads-up; with a third the room rule would make the due big blind the small one."""
    rules = replace(CASH, small_blind_absent=SmallBlindAbsent.ROOM)
    previous = Positions(button=3, small_blind=10, big_blind=1)
    back = owing(8, Owed.BIG_BLIND, WayIn.STRADDLE)
    plan = cash(*table(4, 6), back, previous=previous, rules=rules)
    assert told(plan) == (6, 6, 4)
    assert plan.waits == (Waiting(seat=8, reason=WaitReason.UNDER_THE_GUN),)


def test_game_that_came_to_a_stop_begins_again_with_everybody() -> None:
    """Heads-up the old big blind left; the only other player sits where he would have to wait."""
    previous = Positions(button=1, small_blind=1, big_blind=4)
    plan = cash(seat(1), newcomer(2), previous=previous)
    assert told(plan) == (2, 2, 1)
    assert plan.posts == ()
    assert plan.waits == ()
    everybody_new = cash(newcomer(2), newcomer(5), newcomer(7), previous=previous)
    assert everybody_new.dealt_in == (2, 5, 7)
    assert everybody_new.posts == ()


def test_ways_in_tell_chips_and_what_they_wait_for() -> None:
    back = owing(6, Owed.BIG_BLIND)
    seats = [*table(1, 2, 3, 4, 5), replace(back, sitting_out=True)]
    offers = ways_in(6, seats, previous=PREVIOUS, rules=CASH, stakes=STAKES)
    assert offers == (
        WayOffer(way=WayIn.WAIT, dues=Dues(), waits_for=WaitReason.BIG_BLIND),
        WayOffer(way=WayIn.POST, dues=Dues(live_chips=100, dead_chips=50), waits_for=None),
        WayOffer(way=WayIn.STRADDLE, dues=Dues(live_chips=200), waits_for=WaitReason.UNDER_THE_GUN),
    )


def test_ways_in_offer_the_button_where_it_can_be_bought() -> None:
    previous = Positions(button=1, small_blind=2, big_blind=4)
    seats = [*table(1, 2, 4, 5), owing(3, Owed.BIG_BLIND)]
    offers = ways_in(3, seats, previous=previous, rules=CASH, stakes=STAKES)
    assert offers[1] == WayOffer(
        way=WayIn.POST, dues=Dues(live_chips=100, dead_chips=50), waits_for=WaitReason.BUTTON
    )
    assert offers[-1] == WayOffer(
        way=WayIn.BUY_BUTTON, dues=Dues(live_chips=100, dead_chips=50), waits_for=None
    )
    plain = ways_in(3, seats, previous=previous, rules=CASH, stakes=STAKES, wsop_ways=False)
    assert [offer.way for offer in plain] == [WayIn.WAIT, WayIn.POST]


def test_ways_in_for_the_due_big_blind_cost_nothing_extra() -> None:
    seats = [*table(1, 2, 3, 5), newcomer(4)]
    offers = ways_in(4, seats, previous=PREVIOUS, rules=CASH, stakes=STAKES)
    assert offers == tuple(WayOffer(way=way, dues=Dues(), waits_for=None) for way in (WayIn.WAIT, WayIn.POST))


def test_no_way_in_is_asked_for_without_a_debt_or_a_game_or_in_a_tournament() -> None:
    seats = [*table(1, 2, 3), owing(5, Owed.BIG_BLIND)]
    assert ways_in(1, seats, previous=PREVIOUS, rules=CASH, stakes=STAKES) == ()
    assert ways_in(5, seats, previous=PREVIOUS, rules=TOURNAMENT, stakes=STAKES) == ()
    assert ways_in(5, seats[-1:], previous=PREVIOUS, rules=CASH, stakes=STAKES) == ()
