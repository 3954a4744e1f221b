"""Hands of every structure, played at random to the end and compared with slow, plain models of the rules."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from dealer.hand.betting import legal_actions
from dealer.hand.events import Acted, BettingOpened, HandEvent, PotAwarded, StreetClosed
from dealer.hand.evolve import dealt, evolve
from dealer.hand.payout import split_chips
from dealer.hand.play import open_hand
from dealer.hand.state import Action, Hand, HandSetup, LatePost, Phase, Player, Straddle
from dealer.rules.house import (
    Ante,
    AnteKind,
    AnteOrder,
    HouseRules,
    Mode,
    Stakes,
    StraddleMinimum,
    Structure,
)
from tests.support.audit import check_hand
from tests.support.random_play import next_in_hand
from tests.support.story import one_step


@st.composite
def setups(draw: st.DrawFn) -> HandSetup:
    """Two to ten players, many of them short; the button perhaps on an empty seat, a blind perhaps dead."""
    seats = sorted(draw(st.sets(st.integers(1, 10), min_size=2)))
    button = draw(st.integers(1, 10)) if len(seats) > 2 else draw(st.sampled_from(seats))
    order = sorted(seats, key=lambda seat: (seat <= button, seat))
    heads_up = len(order) == 2
    small, big = (order[1], order[0]) if heads_up else (order[0], order[1])
    big_chips = draw(st.sampled_from((2, 10, 20)))
    stack = st.integers(1, 3 * big_chips) | st.integers(1, 60 * big_chips)
    stacks = {seat: draw(stack) for seat in order}
    ante = draw(st.sampled_from(AnteKind))
    stakes = Stakes(
        small_blind_chips=draw(st.sampled_from((big_chips // 2, 1, big_chips))),
        big_blind_chips=big_chips,
        ante=Ante(kind=ante, chips=0 if ante is AnteKind.NONE else draw(st.integers(1, big_chips))),
        small_bet_chips=big_chips,
        big_bet_chips=2 * big_chips,
        spread_min_chips=draw(st.integers(1, big_chips)),
        spread_max_chips=draw(st.integers(big_chips, 8 * big_chips)),
    )
    dead_small = not heads_up and draw(st.booleans()) and draw(st.booleans())
    under_the_gun = order[(order.index(big) + 1) % len(order)]
    straddler = draw(st.sampled_from((None, None, under_the_gun)))
    covered = straddler is not None and stacks[straddler] >= 2 * big_chips + stakes.ante.chips
    others = [seat for seat in order if seat not in (small, big, straddler)]
    poster = draw(st.sampled_from((None, None, *others)))
    return HandSetup(
        rules=HouseRules(
            mode=draw(st.sampled_from(Mode)),
            structure=draw(st.sampled_from(Structure)),
            chip_unit_chips=draw(st.sampled_from((1, 1, 5))),
            straddle_minimum=draw(st.sampled_from(StraddleMinimum)),
            ante_order=draw(st.sampled_from(AnteOrder)),
            two_tier_minimum=draw(st.booleans()),
            pl_ante_counts_preflop=draw(st.booleans()),
            fl_raise_cap=draw(st.sampled_from((3, 4, None))),
            run_it_twice=draw(st.booleans()),
        ),
        stakes=stakes,
        button=button,
        small_blind=None if dead_small else small,
        big_blind=big,
        stacks=tuple(stacks.items()),
        straddle=Straddle(seat=straddler, chips=2 * big_chips) if covered and not heads_up else None,
        posts=(LatePost(seat=poster, live_chips=big_chips, dead_chips=big_chips // 2),) if poster else (),
        bomb_pot_chips=draw(st.sampled_from((0, 0, 0, 0, 5))),
    )


def played(setup: HandSetup, seed: int) -> list[tuple[Hand, tuple[HandEvent, ...]]]:
    """The hand after the posts and after each step to its end, with the events of the step."""
    chance = Random(seed)
    steps = [open_hand(setup)]
    while steps[-1][0].phase is not Phase.OVER:
        hand = steps[-1][0]
        steps.append(one_step(hand, next_in_hand(hand, chance)))
        assert len(steps) < 500, "a hand without end"
    return steps


DEFAULT = settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))
LONG = settings(DEFAULT, max_examples=5000)


@DEFAULT
@given(setups(), st.integers(0, 1 << 32))
def test_hand_keeps_the_rules_to_its_end(setup: HandSetup, seed: int) -> None:
    check_course(setup, seed)


@pytest.mark.slow
@LONG
@given(setups(), st.integers(0, 1 << 32))
def test_many_hands_keep_the_rules_to_their_end(setup: HandSetup, seed: int) -> None:
    check_course(setup, seed)


def check_course(setup: HandSetup, seed: int) -> None:
    folded = dealt(setup)
    log: list[HandEvent] = []
    for hand, events in played(setup, seed):
        for event in events:
            before, folded = folded, evolve(folded, event)
            check_hand(folded)
            if isinstance(event, StreetClosed):
                check_closing(before, event)
            elif isinstance(event, PotAwarded):
                check_split(before, event)
        log += events
        assert folded == hand
        check_range(hand, log)
    assert sum(p.stack_chips for p in folded.players) == sum(chips for _, chips in setup.stacks)


def check_closing(hand: Hand, closed: StreetClosed) -> None:
    """Whoever is still in has put in what he owed, and the pots are those of a count chip by chip."""
    assert [(pot.chips, pot.eligible) for pot in closed.pots] == pots_chip_by_chip(hand.players)
    if len(hand.live) == 1 or hand.setup.bomb_pot_chips:
        return
    for player in hand.live:
        matched = max(p.reach_chips for p in hand.live if p is not player)
        assert (
            not player.stack_chips
            or player.street_chips >= min(hand.betting.price_chips, matched)
            or (
                # Uncalled chips are back in his stack by now.
                any(seat == player.seat for seat, _ in hand.uncalled)
            )
        )


def pots_chip_by_chip(players: Sequence[Player]) -> list[tuple[int, tuple[int, ...]]]:
    """The layers counted one chip at a time; chips above the highest live player go to the pot below."""
    pots: dict[tuple[int, ...], int] = {}
    lowest = min(p.paid_chips for p in players if not p.folded)
    eligible = tuple(sorted(p.seat for p in players if not p.folded and p.paid_chips >= lowest))
    dead = sum(p.dead_chips for p in players)
    if dead:
        pots[eligible] = dead
    for chip in range(1, max(p.paid_chips for p in players) + 1):
        reached = tuple(sorted(p.seat for p in players if not p.folded and p.paid_chips >= chip))
        eligible = reached or eligible
        pots[eligible] = pots.get(eligible, 0) + sum(1 for p in players if p.paid_chips >= chip)
    return [(chips, seats) for seats, chips in pots.items()]


def check_split(hand: Hand, award: PotAwarded) -> None:
    """Nobody is more than one chip of the smallest kind ahead, but for a rest that no chip can pay."""
    unit = hand.setup.rules.chip_unit_chips
    winners = [seat for seat, _ in award.shares]
    assert award.shares == split_chips(award.chips, winners, unit)[0]
    order = [player.seat for player in hand.players]
    assert winners == sorted(winners, key=order.index)
    shares = [chips for _, chips in award.shares]
    rest = award.chips % unit if len(shares) > 1 else 0
    assert shares[0] - rest - shares[-1] in (0, unit)
    assert sorted(shares, reverse=True) == shares


def check_range(hand: Hand, log: Sequence[HandEvent]) -> None:
    """No limit, pot limit and spread limit: the raise as it follows from the bets of this street alone."""
    legal = legal_actions(hand)
    if legal is None or hand.setup.rules.structure is Structure.FIXED_LIMIT:
        return
    opened = max(index for index, event in enumerate(log) if isinstance(event, BettingOpened))
    opening = log[opened]
    assert isinstance(opening, BettingOpened)
    price, full_raise = opening.price_chips, opening.step_chips
    has_acted = set()
    for event in log[opened:]:
        if isinstance(event, Acted):
            has_acted.add(event.seat)
            if event.action in (Action.BET, Action.RAISE):
                full_raise = max(full_raise, event.to_chips - price)
                price = event.to_chips
    player = hand.player(legal.seat)
    may = player.reach_chips > price
    may = may and any(p.reach_chips > price for p in hand.live if p is not player)
    may = may and (player.seat not in has_acted or price - player.street_chips >= full_raise)
    assert (legal.raises is not None) is may
    if legal.raises is not None:
        assert legal.raises.minimum_to_chips == price + full_raise
        assert legal.raises.lowest_to_chips == min(price + full_raise, player.reach_chips)
        if hand.setup.rules.structure is Structure.NO_LIMIT:
            assert legal.raises.highest_to_chips == player.reach_chips
