"""The button and the blinds from hand to hand."""

from __future__ import annotations

import pytest

from dealer.rules.button import (
    Layout,
    NotEnoughPlayers,
    Positions,
    between,
    clockwise,
    lay_bought_button,
    lay_from_button,
    next_layout,
    next_positions,
    next_seat,
    positions_seen,
    previous_seat,
)
from dealer.rules.house import ButtonMethod, SmallBlindAbsent

SIX_HANDED = Positions(button=1, small_blind=2, big_blind=3)
HEADS_UP = Positions(button=1, small_blind=1, big_blind=4)


def told(layout: Layout) -> tuple[int, int | None, int]:
    return layout.button, layout.small_blind, layout.big_blind


def test_clockwise_is_the_next_higher_seat_and_wraps() -> None:
    assert clockwise(9) == (10, 1, 2, 3, 4, 5, 6, 7, 8, 9)
    assert next_seat(8, {2, 8}) == 2
    assert next_seat(8, {8}) == 8
    assert previous_seat(2, {2, 8}) == 8
    assert previous_seat(2, {2}) == 2
    assert between(9, 2) == {10, 1}
    assert between(3, 4) == frozenset()


def test_first_hand_puts_the_blinds_left_of_the_drawn_button() -> None:
    assert told(lay_from_button(8, {2, 5, 8})) == (8, 2, 5)


def test_first_hand_heads_up_gives_the_button_the_small_blind() -> None:
    assert told(lay_from_button(5, {2, 5})) == (5, 5, 2)


def test_a_button_moved_to_an_empty_seat_stands_there_but_not_heads_up() -> None:
    layout = lay_from_button(4, {2, 5, 8})
    assert told(layout) == (4, 5, 8)
    assert layout.button_empty
    assert told(lay_from_button(4, {2, 8})) == (8, 8, 2)


@pytest.mark.parametrize("method", ButtonMethod)
def test_one_player_cannot_play(method: ButtonMethod) -> None:
    with pytest.raises(NotEnoughPlayers) as error:
        next_positions(SIX_HANDED, seated={2}, method=method)
    assert (error.value.players, error.value.needed) == (1, 2)
    with pytest.raises(NotEnoughPlayers):
        lay_from_button(1, {1})
    with pytest.raises(NotEnoughPlayers):
        next_layout(SIX_HANDED, ())


def test_dead_button_moves_one_place_while_nobody_leaves() -> None:
    layout = next_positions(SIX_HANDED, seated={1, 2, 3, 4, 5, 6})
    assert told(layout) == (2, 3, 4)
    assert not layout.button_empty


def test_both_blinds_bust_and_the_button_stands_twice_at_an_empty_seat() -> None:
    seated = {1, 4, 5, 6}
    first = next_positions(SIX_HANDED, seated=seated)
    assert told(first) == (2, None, 4)
    assert first.button_empty
    assert first.positions.small_blind == 3
    second = next_positions(first.positions, seated=seated)
    assert told(second) == (3, 4, 5)
    assert second.button_empty
    assert told(next_positions(second.positions, seated=seated)) == (4, 5, 6)


def test_the_button_player_busting_changes_nothing_for_the_others() -> None:
    assert told(next_positions(SIX_HANDED, seated={2, 3, 4, 5, 6})) == (2, 3, 4)


def test_ten_handed_the_button_passes_from_seat_ten_to_one() -> None:
    previous = Positions(button=9, small_blind=10, big_blind=1)
    assert told(next_positions(previous, seated=range(1, 11))) == (10, 1, 2)


@pytest.mark.parametrize(
    ("left", "expected"), [({2, 3}, (3, 3, 2)), ({1, 3}, (3, 3, 1)), ({1, 2}, (2, 2, 1))]
)
@pytest.mark.parametrize("method", ButtonMethod)
def test_entering_heads_up_nobody_is_big_blind_twice_running(
    left: set[int], expected: tuple[int, int, int], method: ButtonMethod
) -> None:
    assert told(next_positions(SIX_HANDED, seated=left, method=method)) == expected


@pytest.mark.parametrize("method", ButtonMethod)
def test_heads_up_the_button_alternates(method: ButtonMethod) -> None:
    layout = next_positions(HEADS_UP, seated={1, 4}, method=method)
    assert told(layout) == (4, 4, 1)
    assert told(next_positions(layout.positions, seated={1, 4}, method=method)) == (1, 1, 4)


@pytest.mark.parametrize("method", ButtonMethod)
def test_third_player_left_of_the_big_blind_is_the_next_big_blind(method: ButtonMethod) -> None:
    layout = next_positions(HEADS_UP, seated={1, 4, 6}, newcomers={6}, method=method)
    assert told(layout) == (1, 4, 6)
    assert layout.waits == ()


@pytest.mark.parametrize("method", ButtonMethod)
def test_third_player_between_button_and_big_blind_waits_one_hand(method: ButtonMethod) -> None:
    waiting = next_positions(HEADS_UP, seated={1, 2, 4}, newcomers={2}, method=method)
    assert told(waiting) == (4, 4, 1)
    assert waiting.waits == (2,)
    entered = next_positions(waiting.positions, seated={1, 2, 4}, newcomers={2}, method=method)
    assert told(entered) == (4, 1, 2)
    assert entered.waits == ()


def test_two_join_heads_up_and_only_the_one_between_the_blinds_waits() -> None:
    layout = next_positions(HEADS_UP, seated={1, 2, 4, 6}, newcomers={2, 6})
    assert told(layout) == (1, 4, 6)
    assert layout.dealt_in == (1, 4, 6)
    assert layout.waits == (2,)


def test_newcomer_between_button_and_small_blind_waits_until_the_button_has_passed() -> None:
    previous = Positions(button=1, small_blind=2, big_blind=5)
    waiting = next_positions(previous, seated={1, 2, 4, 5, 6}, newcomers={4})
    assert told(waiting) == (2, 5, 6)
    assert waiting.waits == (4,)
    entered = next_positions(waiting.positions, seated={1, 2, 4, 5, 6}, newcomers={4})
    assert told(entered) == (5, 6, 1)
    assert entered.dealt_in == (1, 2, 4, 5, 6)


def test_newcomer_takes_the_button_or_a_blind_with_the_seat() -> None:
    left_over = {1, 4, 5, 6}
    assert told(next_positions(SIX_HANDED, seated=left_over | {2}, newcomers={2})) == (2, None, 4)
    assert told(next_positions(SIX_HANDED, seated=left_over | {3}, newcomers={3})) == (2, 3, 4)
    assert told(next_positions(SIX_HANDED, seated={1, 2, 3, 5, 4}, newcomers={4})) == (2, 3, 4)


def test_seat_of_the_dead_small_blind_taken_again_gets_the_button() -> None:
    dead = next_positions(SIX_HANDED, seated={1, 2, 4, 5, 6}).positions
    layout = next_positions(dead, seated={1, 2, 3, 4, 5, 6}, newcomers={3})
    assert told(layout) == (3, 4, 5)
    assert not layout.button_empty


def test_newcomer_does_not_wait_where_he_is_needed_for_a_game() -> None:
    layout = next_positions(HEADS_UP, seated={1, 2}, newcomers={2})
    assert told(layout) == (2, 2, 1)
    assert layout.waits == ()


def test_a_table_of_newcomers_lays_the_button_back_from_the_due_big_blind() -> None:
    layout = next_positions(HEADS_UP, seated={1, 2, 3}, newcomers={2, 3})
    assert told(layout) == (2, 3, 1)


def test_absent_small_blind_by_the_room_rule_is_posted_by_the_due_big_blind() -> None:
    layout = next_positions(SIX_HANDED, seated={1, 2, 4, 5, 6}, small_blind_absent=SmallBlindAbsent.ROOM)
    assert told(layout) == (2, 4, 5)
    present = next_positions(SIX_HANDED, seated={1, 2, 3, 4, 5, 6}, small_blind_absent=SmallBlindAbsent.ROOM)
    assert told(present) == (2, 3, 4)


def test_simplified_button_never_stands_at_an_empty_seat() -> None:
    layout = next_positions(SIX_HANDED, seated={1, 3, 4, 5, 6}, method=ButtonMethod.SIMPLIFIED)
    assert told(layout) == (3, 4, 5)


def test_simplified_button_is_not_drawn_back_by_a_newcomer_behind_it() -> None:
    previous = Positions(button=1, small_blind=3, big_blind=5)
    layout = next_positions(previous, seated={1, 2, 3, 5, 6}, newcomers={2}, method=ButtonMethod.SIMPLIFIED)
    assert told(layout) == (3, 5, 6)
    assert layout.dealt_in == (1, 2, 3, 5, 6)


def test_bought_button_costs_everybody_else_one_hand_without_blinds() -> None:
    previous = Positions(button=1, small_blind=2, big_blind=4)
    players = {1, 2, 3, 4, 5}
    bought = lay_bought_button(previous, players, 3)
    assert told(bought) == (2, None, 3)
    assert told(next_positions(bought.positions, seated=players)) == (3, 4, 5)


def test_place_of_a_dead_small_blind_is_found_between_button_and_big_blind() -> None:
    known = positions_seen(button=2, small_blind=None, big_blind=4, seats={1, 2, 4, 5})
    assert known == Positions(button=2, small_blind=3, big_blind=4)
    wrapped = positions_seen(button=6, small_blind=None, big_blind=2, seats={2, 3, 4, 5, 6})
    assert wrapped.small_blind == 1
    after_the_last = positions_seen(button=5, small_blind=None, big_blind=1, seats={1, 2, 3, 4, 5})
    assert after_the_last.small_blind == 6
    nowhere = positions_seen(button=3, small_blind=None, big_blind=4, seats={3, 4, 5})
    assert nowhere.small_blind == 3
    given = positions_seen(button=1, small_blind=2, big_blind=4, seats={1, 2, 4})
    assert given.small_blind == 2
