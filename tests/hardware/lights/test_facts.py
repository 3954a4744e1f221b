"""What the lights read from the table."""

from __future__ import annotations

from dealer.table.state import TableState
from hardware.lights.facts import ClockFacts, Stage, TableFacts, facts_of
from tests.support.tables import a_table


def test_table_that_is_not_open_has_nobody() -> None:
    assert facts_of(TableState()) == TableFacts()


def test_before_the_flop_the_places_and_whose_turn_it_is() -> None:
    table = a_table(1000, 1000, 1000, 1000)
    table.deal()
    facts = facts_of(table.state)
    hand = table.hand
    assert facts.stage is Stage.BETTING
    assert (facts.button, facts.small_blind, facts.big_blind) == (
        hand.setup.button,
        hand.setup.small_blind,
        hand.setup.big_blind,
    )
    assert facts.to_act == table.to_act
    assert facts.occupied == facts.live == (1, 2, 3, 4)


def test_folded_player_is_no_longer_live() -> None:
    table = a_table(1000, 1000, 1000, 1000)
    table.deal()
    folds = table.to_act
    table.tell(f"{folds} folds")
    assert folds not in facts_of(table.state).live


def test_winner_is_who_got_the_pot() -> None:
    table = a_table(1000, 1000)
    table.deal()
    table.tell(f"{table.to_act} folds")
    facts = facts_of(table.state)
    assert facts.stage is Stage.AWARDED
    assert facts.winners == facts.live


def test_clock_stands_still_while_it_is_stopped() -> None:
    clock = ClockFacts(total_seconds=20, left_seconds=12, as_of=100, running=False)
    assert clock.left(500) == 12
    assert clock.share(500) == 0.6


def test_clock_runs_to_nothing_and_not_below() -> None:
    clock = ClockFacts(total_seconds=20, left_seconds=12, as_of=100)
    assert (clock.left(99), clock.left(105), clock.left(200)) == (12, 7, 0)
    assert clock.share(200) == 0


def test_clock_without_time_has_no_share() -> None:
    assert ClockFacts(total_seconds=0, left_seconds=5, as_of=0).share(0) == 0
