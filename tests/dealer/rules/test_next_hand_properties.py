"""What holds in every cash game, whoever sits out, comes back and joins, by whatever way."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dealer.rules.button import NotEnoughPlayers, Positions, between
from dealer.rules.house import ButtonMethod, HouseRules, Mode, SmallBlindAbsent, Stakes
from dealer.rules.missed_blinds import Owed, WayIn
from dealer.rules.next_hand import HandPlan, SeatForHand, plan_first_hand, plan_next_hand, ways_in

STAKES = Stakes(small_blind_chips=50, big_blind_chips=100)

rules = st.builds(
    HouseRules,
    mode=st.just(Mode.CASH),
    button_method=st.sampled_from(ButtonMethod),
    small_blind_absent=st.sampled_from(SmallBlindAbsent),
)
places = st.integers(1, 10)
any_positions = st.builds(Positions, button=places, small_blind=places, big_blind=places)
any_seat = st.builds(
    SeatForHand,
    seat=places,
    stack_chips=st.sampled_from([0, 150, 1000]),
    sitting_out=st.booleans(),
    newcomer=st.booleans(),
    owes=st.sampled_from(Owed),
    way_in=st.sampled_from(WayIn),
)
any_seats = st.lists(any_seat, max_size=8, unique_by=lambda s: s.seat)
wishes = st.lists(
    st.dictionaries(places, st.tuples(st.booleans(), st.sampled_from(WayIn)), max_size=4), max_size=14
)
"""Hand by hand, who changes his mind: sitting out or not, and his way back in."""


def check(plan: HandPlan, seats: list[SeatForHand]) -> None:
    ready = {s.seat for s in seats if s.ready}
    waiting = {wait.seat for wait in plan.waits}
    assert len(plan.dealt_in) >= 2
    assert set(plan.dealt_in) | waiting == ready
    assert not set(plan.dealt_in) & waiting
    assert plan.big_blind in plan.dealt_in
    assert plan.small_blind is None or plan.small_blind in set(plan.dealt_in) - {plan.big_blind}
    straddlers = set(plan.dealt_in) - {plan.big_blind, plan.small_blind}
    assert plan.straddle is None or plan.straddle in straddlers
    posting = [post.seat for post in plan.posts]
    assert set(posting) <= set(plan.dealt_in)
    assert len(posting) == len(set(posting))
    assert plan.bought_by in {None, plan.big_blind}
    assert not (set(posting) & {plan.big_blind, plan.small_blind, plan.straddle} - {plan.bought_by})


@given(any_seats, any_positions, rules)
def test_every_table_with_two_players_has_a_plan(
    seats: list[SeatForHand], previous: Positions, house: HouseRules
) -> None:
    ready = sum(s.ready for s in seats)
    if ready < 2:
        with pytest.raises(NotEnoughPlayers) as error:
            plan_next_hand(seats, previous=previous, rules=house, stakes=STAKES)
        assert error.value.players == ready
    else:
        check(plan_next_hand(seats, previous=previous, rules=house, stakes=STAKES), seats)


@given(any_seats.filter(bool), any_positions, rules)
def test_ways_in_always_begin_with_waiting_and_posting(
    seats: list[SeatForHand], previous: Positions, house: HouseRules
) -> None:
    ways = [o.way for o in ways_in(seats[0].seat, seats, previous=previous, rules=house, stakes=STAKES)]
    assert ways[:2] in ([], [WayIn.WAIT, WayIn.POST])


@given(st.frozensets(places, min_size=3), places, wishes, rules)
def test_in_a_night_the_big_blind_passes_nobody_who_plays_and_nobody_away_for_nothing(
    table: frozenset[int],
    button: int,
    night: list[dict[int, tuple[bool, WayIn]]],
    house: HouseRules,
) -> None:
    house = replace(house, button_method=ButtonMethod.DEAD, small_blind_absent=SmallBlindAbsent.DEAD)
    seats = [SeatForHand(seat=number, stack_chips=1000, newcomer=True) for number in sorted(table)]
    plan = plan_first_hand(seats, button=button, rules=house)
    for wish in night:
        seats = _after(plan, seats, wish)
        before = plan.positions
        try:
            plan = plan_next_hand(seats, previous=before, rules=house, stakes=STAKES)
        except NotEnoughPlayers:
            continue
        check(plan, seats)
        if plan.bought_by is None:
            passed = between(before.big_blind, plan.big_blind)
            assert passed.isdisjoint(plan.dealt_in)
            assert plan.big_blind != before.big_blind
            owes = {s.seat: s.owes for s in _after(plan, seats, {})}
            away = {s.seat for s in seats if s.sitting_out and not s.newcomer}
            assert all(owes[number] is Owed.BIG_BLIND for number in away & passed)
        else:
            assert plan.positions.big_blind == before.big_blind


@given(
    any_seats,
    any_positions.filter(lambda at: at.big_blind not in (at.button, at.small_blind)),
    rules,
    st.sampled_from([WayIn.WAIT, WayIn.POST, WayIn.STRADDLE]),
)
def test_everybody_who_stays_is_dealt_in_within_a_round(
    seats: list[SeatForHand], previous: Positions, house: HouseRules, way: WayIn
) -> None:
    seats = [replace(s, stack_chips=1000, sitting_out=False, way_in=way) for s in seats]
    if len(seats) < 2:
        return
    waited: dict[int, int] = {s.seat: 0 for s in seats}
    for _ in range(2 * len(seats) + 2):
        plan = plan_next_hand(seats, previous=previous, rules=house, stakes=STAKES)
        for wait in plan.waits:
            waited[wait.seat] += 1
        seats, previous = _after(plan, seats, {}), plan.positions
    limit = 3 if way is WayIn.POST else len(seats) + 1
    assert max(waited.values()) <= limit


def _after(
    plan: HandPlan, seats: list[SeatForHand], wish: dict[int, tuple[bool, WayIn]]
) -> list[SeatForHand]:
    """The seats after a hand, as the table keeps them, with what the players wish for the next one."""
    owes = {change.seat: change.owes for change in plan.owed_changes}
    kept = []
    for s in seats:
        out, way = wish.get(s.seat, (s.sitting_out, s.way_in))
        kept.append(
            replace(
                s,
                sitting_out=out,
                way_in=way,
                newcomer=s.newcomer and s.seat not in plan.dealt_in,
                owes=owes.get(s.seat, s.owes),
            )
        )
    return kept
