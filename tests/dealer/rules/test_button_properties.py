"""What holds for every table, whoever comes and goes."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from dealer.rules.button import (
    Layout,
    Positions,
    between,
    lay_from_button,
    next_positions,
    next_seat,
)
from dealer.rules.house import ButtonMethod, SmallBlindAbsent

tables = st.frozensets(st.integers(1, 10), min_size=2)
methods = st.sampled_from(ButtonMethod)
places = st.integers(1, 10)


@st.composite
def nights(draw: st.DrawFn) -> tuple[int, list[frozenset[int]]]:
    """The first button, and who sits at the table in each hand of a night."""
    return draw(places), draw(st.lists(tables, min_size=2, max_size=12))


def play(
    first_button: int,
    hands: list[frozenset[int]],
    method: ButtonMethod,
    absent: SmallBlindAbsent = SmallBlindAbsent.DEAD,
) -> list[Layout]:
    """The layouts of a night; whoever was not dealt in the hand before is a newcomer."""
    layouts = [lay_from_button(first_button, hands[0])]
    for seated in hands[1:]:
        newcomers = seated - set(layouts[-1].dealt_in)
        layouts.append(
            next_positions(
                layouts[-1].positions,
                seated=seated,
                newcomers=newcomers,
                method=method,
                small_blind_absent=absent,
            )
        )
    return layouts


@given(nights(), methods, st.sampled_from(SmallBlindAbsent))
def test_every_hand_has_one_big_blind_and_at_most_one_small_blind(
    night: tuple[int, list[frozenset[int]]], method: ButtonMethod, absent: SmallBlindAbsent
) -> None:
    for layout, seated in zip(play(*night, method, absent), night[1], strict=True):
        assert len(layout.dealt_in) >= 2
        assert layout.big_blind in layout.dealt_in
        assert layout.small_blind is None or layout.small_blind in layout.dealt_in
        assert layout.small_blind != layout.big_blind
        assert set(layout.dealt_in) | set(layout.waits) == seated
        assert not set(layout.dealt_in) & set(layout.waits)


@given(nights(), methods)
def test_heads_up_the_small_blind_has_the_button_and_otherwise_the_big_blind_never_has(
    night: tuple[int, list[frozenset[int]]], method: ButtonMethod
) -> None:
    for layout in play(*night, method):
        if len(layout.dealt_in) == 2:
            assert layout.small_blind == layout.button
        assert layout.button != layout.big_blind


@given(nights(), methods)
def test_button_small_blind_and_big_blind_stand_in_this_order(
    night: tuple[int, list[frozenset[int]]], method: ButtonMethod
) -> None:
    for layout in play(*night, method):
        at = layout.positions
        if len(layout.dealt_in) > 2:
            assert at.small_blind in between(at.button, at.big_blind)


@given(nights())
def test_dead_button_big_blind_goes_to_the_next_player_and_nobody_is_passed(
    night: tuple[int, list[frozenset[int]]],
) -> None:
    layouts = play(*night, ButtonMethod.DEAD)
    for before, after in pairwise(layouts):
        old = before.positions.big_blind
        assert after.big_blind == next_seat(old, after.dealt_in)
        assert after.big_blind != old
        assert between(old, after.big_blind).isdisjoint(after.dealt_in)


@given(nights())
def test_simplified_button_stands_at_a_player_and_nobody_is_big_blind_twice_running(
    night: tuple[int, list[frozenset[int]]],
) -> None:
    layouts = play(*night, ButtonMethod.SIMPLIFIED)
    for before, after in pairwise(layouts):
        assert not after.button_empty
        assert after.small_blind is not None
        assert after.big_blind != before.big_blind


@given(nights(), methods)
def test_everybody_is_in_after_two_hands_in_which_nobody_came_or_left(
    night: tuple[int, list[frozenset[int]]], method: ButtonMethod
) -> None:
    button, hands = night
    assert play(button, [*hands, hands[-1], hands[-1]], method)[-1].waits == ()


@given(tables, places, methods)
def test_in_a_round_without_changes_everybody_posts_each_blind_once(
    table: frozenset[int], button: int, method: ButtonMethod
) -> None:
    layouts = play(button, [table] * (len(table) + 1), method)[1:]
    assert sorted(layout.big_blind for layout in layouts) == sorted(table)
    assert sorted(layout.small_blind or 0 for layout in layouts) == sorted(table)


any_positions = st.builds(Positions, button=places, small_blind=places, big_blind=places)


@given(any_positions, tables, tables, methods, st.sampled_from(SmallBlindAbsent))
def test_any_three_places_are_followed_by_a_hand(
    previous: Positions,
    seated: frozenset[int],
    newcomers: frozenset[int],
    method: ButtonMethod,
    absent: SmallBlindAbsent,
) -> None:
    layout = next_positions(
        previous, seated=seated, newcomers=newcomers, method=method, small_blind_absent=absent
    )
    assert layout.big_blind in layout.dealt_in
    assert layout.small_blind != layout.big_blind
