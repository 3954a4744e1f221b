"""What goes in before the first action, and who acts first."""

from __future__ import annotations

import pytest

from dealer.hand.events import Posted
from dealer.hand.play import open_hand
from dealer.rules.house import AnteOrder, StraddleMinimum
from tests.support.story import a_hand, a_setup, choice, pots, stacks, told


def posts(*chips: int, **setup: object) -> list[tuple[int, str, int]]:
    _, events = open_hand(a_setup(*chips, **setup))
    return [(e.seat, e.kind.value, e.chips) for e in events if isinstance(e, Posted)]


def test_blinds_are_posted_left_of_the_button() -> None:
    assert posts(1000, 1000, 1000) == [(1, "small_blind", 10), (2, "big_blind", 20)]
    assert choice(a_hand(1000, 1000, 1000))[0] == 3


def test_heads_up_the_button_posts_the_small_blind_and_acts_first_before_the_flop_only() -> None:
    assert posts(1000, 1000) == [(2, "small_blind", 10), (1, "big_blind", 20)]
    hand = a_hand(1000, 1000)
    assert hand.to_act == 2
    assert told(hand, "2 calls, 1 checks, flop").to_act == 1


def test_dead_small_blind_is_not_posted() -> None:
    assert posts(1000, 1000, 1000, dead_small_blind=True) == [(1, "big_blind", 20)]


def test_button_on_an_empty_seat_still_orders_the_hand() -> None:
    hand = a_hand(seats={2: 1000, 4: 1000, 7: 1000}, button=5)
    assert [player.seat for player in hand.players] == [7, 2, 4]
    assert hand.to_act == 4


def test_post_takes_no_more_than_the_stack() -> None:
    _, events = open_hand(a_setup(4, 1000, 1000))
    (small, big) = [e for e in events if isinstance(e, Posted)]
    assert (small.chips, small.all_in) == (4, True)
    assert (big.chips, big.all_in) == (20, False)


def test_everybodys_ante_comes_before_the_blinds() -> None:
    assert posts(1000, 12, 1000, ante=("each", 5)) == [
        (1, "ante", 5),
        (2, "ante", 5),
        (3, "ante", 5),
        (1, "small_blind", 10),
        (2, "big_blind", 7),
    ]


def test_player_with_no_chip_left_after_the_ante_posts_no_blind() -> None:
    assert (1, "small_blind", 0) not in posts(5, 1000, 1000, ante=("each", 5))
    assert len(posts(5, 1000, 1000, ante=("each", 5))) == 4


def test_ante_is_no_part_of_the_call() -> None:
    assert choice(a_hand(1000, 1000, 1000, ante=("each", 5))) == (3, 20, (40, 995))


def test_table_ante_of_a_short_big_blind_comes_after_his_blind() -> None:
    assert posts(1000, 30, 1000, ante=("big_blind", 20))[1:] == [(2, "big_blind", 20), (2, "table_ante", 10)]
    assert posts(1000, 15, 1000, ante=("big_blind", 20))[1:] == [(2, "big_blind", 15)]


def test_house_may_take_the_table_ante_first() -> None:
    taken = posts(1000, 30, 1000, ante=("big_blind", 20), ante_order=AnteOrder.ANTE_FIRST)
    assert taken == [(2, "table_ante", 20), (1, "small_blind", 10), (2, "big_blind", 10)]


def test_button_ante_with_an_empty_button_seat_is_paid_by_the_last_to_act() -> None:
    assert posts(seats={2: 1000, 4: 1000, 7: 1000}, button=5, ante=("button", 20))[-1] == (
        4,
        "table_ante",
        20,
    )


def test_table_ante_is_dead_money_in_the_main_pot() -> None:
    hand = a_hand(1000, 1000, 50, ante=("big_blind", 20), story="3 shoves, 1 raises to 200, 2 calls")
    assert pots(hand) == [(170, (1, 2, 3)), (300, (1, 2))]


def test_short_anteer_contests_only_matched_antes() -> None:
    hand = a_hand(3, 1000, 1000, ante=("each", 5), story="3 calls, 2 checks")
    assert pots(hand) == [(9, (1, 2, 3)), (44, (2, 3))]


def test_big_blind_who_has_only_the_ante_wins_only_the_antes() -> None:
    hand = a_hand(
        1000,
        20,
        1000,
        ante=("big_blind", 20),
        ante_order=AnteOrder.ANTE_FIRST,
        story="3 calls, 1 calls",
    )
    assert pots(hand) == [(20, (1, 2, 3)), (40, (1, 3))]


def test_straddler_acts_last_before_the_flop_and_may_raise() -> None:
    hand = a_hand(1000, 1000, 1000, 1000, straddle=(3, 40))
    assert choice(hand) == (4, 40, (80, 1000))
    assert choice(told(hand, "4 calls, 1 calls, 2 calls")) == (3, 0, (80, 1000))


def test_button_straddle_lets_the_small_blind_act_first() -> None:
    hand = a_hand(1000, 1000, 1000, 1000, straddle=(4, 40))
    assert hand.to_act == 1
    assert told(hand, "1 calls, 2 calls, 3 calls").to_act == 4


def test_straddle_by_the_wsop_raises_by_one_big_blind() -> None:
    hand = a_hand(1000, 1000, 1000, 1000, straddle=(3, 40), straddle_minimum=StraddleMinimum.WSOP)
    assert choice(hand) == (4, 40, (60, 1000))


def test_live_post_counts_toward_the_call_and_keeps_its_option() -> None:
    hand = a_hand(1000, 1000, 1000, 1000, posts=((4, 20, 0),), story="3 calls")
    assert choice(hand) == (4, 0, (40, 1000))


def test_dead_post_goes_to_the_pot_and_not_toward_the_call() -> None:
    assert posts(1000, 1000, 1000, 1000, posts=((4, 20, 10),))[2:] == [
        (4, "dead_post", 10),
        (4, "live_post", 20),
    ]
    hand = a_hand(1000, 1000, 1000, 1000, posts=((4, 0, 10),), story="3 calls")
    assert choice(hand) == (4, 20, (40, 990))
    assert hand.pot_chips == 60


def test_dead_post_is_taken_before_the_live_one() -> None:
    assert posts(1000, 1000, 1000, 15, posts=((4, 20, 10),))[2:] == [
        (4, "dead_post", 10),
        (4, "live_post", 5),
    ]


class TestBombPot:
    """All ante, no blinds, no betting before the flop."""

    def test_everybody_antes_and_the_flop_comes(self) -> None:
        hand = a_hand(1000, 1000, 30, bomb_pot=50)
        assert (hand.to_act, hand.pot_chips) == (None, 130)
        assert stacks(hand) == {1: 950, 2: 950, 3: 0}

    def test_flop_starts_left_of_the_button(self) -> None:
        assert choice(a_hand(1000, 1000, 1000, bomb_pot=50, story="flop")) == (1, 0, (20, 950))

    def test_short_stack_is_all_in_for_the_main_pot(self) -> None:
        assert pots(a_hand(1000, 1000, 30, bomb_pot=50)) == [(90, (1, 2, 3)), (40, (1, 2))]


@pytest.mark.parametrize(
    ("chips", "story"),
    [
        ((1000, 20), "2 calls"),
        ((10, 1000), ""),
        ((5, 1000, 20), "3 calls"),
    ],
)
def test_player_with_nothing_to_decide_is_not_asked(chips: tuple[int, ...], story: str) -> None:
    assert a_hand(*chips, story=story).to_act is None
