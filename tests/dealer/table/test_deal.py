"""The deal: button, straddle, bomb pot, who is dealt in, and what is put right before the first action."""

from __future__ import annotations

import pytest

from dealer.hand.events import Posted, PostKind
from dealer.rules.button import NotEnoughPlayers, Positions
from dealer.rules.cards import Card, parse_cards
from dealer.rules.first_button import ButtonStands
from dealer.rules.missed_blinds import Owed, WayIn
from dealer.table import errors
from dealer.table.commands import (
    ButtonChosen,
    DealIn,
    DealOut,
    DrawForButton,
    PlaceButton,
    SitIn,
    SitOut,
    StartHand,
)
from dealer.table.dealing import may_straddle, plan_hand
from dealer.table.events import HandRewritten
from tests.support.tables import Table, a_table


def blinds(table: Table) -> tuple[int, int | None, int]:
    setup = table.hand.setup
    return setup.button, setup.small_blind, setup.big_blind


class TestStart:
    def test_first_hand_has_its_button_at_the_first_player_unless_it_was_drawn(self) -> None:
        table = a_table(seats={4: 1000, 6: 1000, 9: 1000})
        table.deal()
        assert blinds(table) == (4, 6, 9)
        assert table.state.hand_number == 1

    def test_button_moves_with_the_next_hand(self) -> None:
        table = a_table(1000, 1000, 1000)
        table.deal("1 folds, 2 folds")
        table.deal()
        assert blinds(table) == (2, 3, 1)

    def test_hand_is_not_started_in_a_hand(self) -> None:
        table = a_table(1000, 1000)
        table.deal()
        with pytest.raises(errors.HandInPlay):
            table.do(StartHand())

    def test_hand_needs_two_players(self) -> None:
        table = a_table(1000, 1000)
        table.do(SitOut(seat=2))
        with pytest.raises(NotEnoughPlayers):
            table.do(StartHand())
        with pytest.raises(NotEnoughPlayers):
            a_table(1000).do(StartHand())

    def test_player_without_chips_is_not_dealt_in(self) -> None:
        table = a_table(100, 1000, 1000)
        table.deal(
            "1 shoves, 2 calls, 3 folds, flop 2c 7d 9h, turn 3s, river 4c, 1 shows Ah 8h, 2 shows Ks Kh"
        )
        assert table.stacks[1] == 0
        table.deal()
        assert sorted(seat for seat, _ in table.hand.setup.stacks) == [2, 3]


class TestButton:
    def test_highest_card_has_it(self) -> None:
        table = a_table(1000, 1000, 1000)
        cards = dict(zip((1, 2, 3), parse_cards("Kd Ks 2h"), strict=True))
        (placed,) = table.do(DrawForButton(cards=tuple(cards.items())))
        assert (placed.seat, placed.chosen, dict(placed.cards)) == (2, ButtonChosen.DRAWN, cards)
        table.deal()
        assert blinds(table) == (2, 3, 1)

    def test_only_players_draw_and_only_between_hands(self) -> None:
        table = a_table(1000, 1000)
        with pytest.raises(errors.SeatEmpty):
            table.do(DrawForButton(cards=((1, Card.parse("Ah")), (5, Card.parse("Kh")))))
        table.deal()
        with pytest.raises(errors.HandInPlay):
            table.do(DrawForButton(cards=((1, Card.parse("Ah")), (2, Card.parse("Kh")))))

    def test_tapped_seat_has_it_in_the_first_hand(self) -> None:
        table = a_table(1000, 1000, 1000)
        (placed,) = table.do(PlaceButton(seat=3))
        assert placed.chosen is ButtonChosen.TAPPED
        table.deal()
        assert blinds(table) == (3, 1, 2)

    def test_between_hands_it_is_corrected_for_the_next(self) -> None:
        table = a_table(1000, 1000, 1000)
        table.deal("1 folds, 2 folds")
        (placed,) = table.do(PlaceButton(seat=1))
        assert placed.chosen is ButtonChosen.CORRECTED
        table.deal()
        assert blinds(table) == (1, 2, 3)
        assert table.state.button is None

    def test_wrong_button_is_corrected_before_the_first_action_and_the_posts_move(self) -> None:
        table = a_table(1000, 1000, 1000)
        table.deal()
        table.do(PlaceButton(seat=2))
        (rewritten,) = table.found(HandRewritten)
        assert blinds(table) == (2, 3, 1)
        assert rewritten.moves == ((1, -20), (2, 10), (3, 10))
        assert table.stacks == {1: 980, 2: 1000, 3: 990}
        assert table.to_act == 2
        assert table.state.positions == Positions(button=2, small_blind=3, big_blind=1)

    def test_it_is_corrected_until_substantial_action_and_what_was_done_is_done_again(self) -> None:
        table = a_table(1000, 1000, 1000)
        table.deal("1 calls")
        table.do(PlaceButton(seat=2))
        (rewritten,) = table.found(HandRewritten)
        assert (rewritten.dropped, rewritten.moves) == (1, ((2, 10), (3, 10)))
        assert table.to_act == 2

    def test_it_stands_once_action_has_gone_too_far(self) -> None:
        table = a_table(1000, 1000, 1000)
        table.deal("1 calls, 2 calls")
        with pytest.raises(ButtonStands):
            table.do(PlaceButton(seat=2))

    def test_it_needs_a_player(self) -> None:
        with pytest.raises(errors.SeatEmpty):
            a_table(1000, 1000).do(PlaceButton(seat=7))


class TestStraddle:
    def test_under_the_gun_or_the_button_may_straddle_twice_the_big_blind(self) -> None:
        table = a_table(1000, 1000, 1000, 1000, 1000, straddles=True)
        assert may_straddle(table.state, plan_hand(table.state)) == (4, 1)
        table.deal(straddle_seat=4)
        assert (table.hand.betting.price_chips, table.to_act) == (40, 5)

    @pytest.mark.parametrize("seat", [2, 5])
    def test_nobody_else_may(self, seat: int) -> None:
        table = a_table(1000, 1000, 1000, 1000, 1000, straddles=True)
        with pytest.raises(errors.StraddleNotAllowed) as refused:
            table.do(StartHand(straddle_seat=seat))
        assert (refused.value.seat, refused.value.seats) == (seat, (4, 1))

    @pytest.mark.parametrize(
        ("chips", "setup"),
        [
            ((1000, 1000), {"straddles": True}),
            ((1000, 1000, 1000, 1000), {}),
            ((1000, 1000, 1000, 39), {"straddles": True}),
            ((1000, 1000, 1000, 44), {"straddles": True, "ante": ("each", 5)}),
            ((1000,) * 4, {"straddles": True, "structure": "fl", "limits": (20, 40)}),
        ],
    )
    def test_not_heads_up_nor_uncovered_nor_in_fixed_limit_nor_where_the_house_has_none(
        self, chips: tuple[int, ...], setup: dict[str, object]
    ) -> None:
        seat = len(chips)
        with pytest.raises(errors.StraddleNotAllowed):
            a_table(*chips, **setup).do(StartHand(straddle_seat=seat))

    def test_button_must_cover_his_ante_too(self) -> None:
        setup = {"straddles": True, "ante": ("button", 20)}
        assert a_table(60, 1000, 1000, 1000, **setup).deal(straddle_seat=1)
        with pytest.raises(errors.StraddleNotAllowed):
            a_table(59, 1000, 1000, 1000, **setup).deal(straddle_seat=1)

    def test_player_may_come_back_by_a_straddle_under_the_gun(self) -> None:
        table = a_table(1000, 1000, 1000, 1000, 1000)
        table.deal("4 folds, 5 folds, 1 folds, 2 folds")
        table.do(SitOut(seat=4))
        table.deal("1 folds, 2 folds, 3 folds")
        table.deal("2 folds, 3 folds, 5 folds")
        table.do(SitIn(seat=4, way=WayIn.STRADDLE))
        table.deal("3 folds, 5 folds, 1 folds")
        table.deal()
        straddle = table.hand.setup.straddle
        assert (straddle.seat, straddle.chips) == (4, 40)


class TestBombPot:
    def test_all_ante_where_the_house_plays_them(self) -> None:
        table = a_table(1000, 1000, 1000, bomb_pots=True)
        posts = [e for e in table.deal(bomb_pot_chips=50) if isinstance(e, Posted)]
        assert [(p.seat, p.kind, p.chips) for p in posts] == [
            (seat, PostKind.BOMB_ANTE, 50) for seat in (2, 3, 1)
        ]

    def test_house_may_have_none(self) -> None:
        with pytest.raises(errors.BombPotNotAllowed):
            a_table(1000, 1000).do(StartHand(bomb_pot_chips=50))

    def test_ante_is_a_whole_number_of_chips(self) -> None:
        with pytest.raises(errors.BadChips):
            a_table(1000, 1000, bomb_pots=True).do(StartHand(bomb_pot_chips=-5))

    def test_nobody_straddles_a_bomb_pot(self) -> None:
        table = a_table(1000, 1000, 1000, 1000, bomb_pots=True, straddles=True)
        table.deal(bomb_pot_chips=50, straddle_seat=4)
        assert table.hand.setup.straddle is None

    def test_owed_blinds_are_not_made_up_in_a_bomb_pot(self) -> None:
        table = a_table(1000, 1000, 1000, 1000, bomb_pots=True)
        table.deal("4 folds, 1 folds, 2 folds")
        table.do(SitOut(seat=4))
        table.deal("2 folds, 3 folds")
        table.do(SitIn(seat=4, way=WayIn.POST))
        table.deal("3 folds, 1 folds")
        table.deal(bomb_pot_chips=50)
        assert (table.stacks[4], table.seat(4).owes) == (950, Owed.BIG_BLIND)


class TestDealtInByMistake:
    def test_player_left_out_is_dealt_in_before_the_first_action(self) -> None:
        table = a_table(1000, 1000, 1000)
        table.do(SitOut(seat=1))
        table.deal()
        table.do(SitIn(seat=1))
        table.do(DealIn(seat=1))
        assert [seat for seat, _ in table.hand.setup.stacks] == [3, 1, 2]
        assert not table.seat(1).newcomer

    def test_who_waited_and_is_dealt_in_waits_no_more(self) -> None:
        table = a_table(1000, 1000, 1000)
        table.deal("1 folds, 2 folds")
        table.sit(7, 500)
        table.sit(5, 500)
        table.deal()
        assert [w.seat for w in table.state.started.waits] == [7]
        table.do(DealIn(seat=7))
        assert table.state.started.waits == ()
        assert table.stacks[7] == 500

    @pytest.mark.parametrize("seat", [2, 5])
    def test_who_has_cards_already_or_is_not_there_is_not_dealt_in(self, seat: int) -> None:
        table = a_table(1000, 1000)
        table.deal()
        with pytest.raises(errors.SeatEmpty):
            table.do(DealIn(seat=seat))

    def test_player_dealt_in_by_mistake_is_left_out(self) -> None:
        table = a_table(1000, 1000, 1000, 1000)
        table.deal()
        table.do(DealOut(seat=4))
        assert (table.to_act, table.stacks[4]) == (1, 1000)
        assert table.seat(4).newcomer

    def test_his_straddle_and_his_posts_go_back_to_him(self) -> None:
        table = a_table(1000, 1000, 1000, 1000, straddles=True)
        table.deal(straddle_seat=4)
        table.do(DealOut(seat=4))
        assert table.found(HandRewritten)[0].moves == ((4, 40),)
        assert table.hand.betting.price_chips == 20

    def test_other_straddles_stay(self) -> None:
        table = a_table(1000, 1000, 1000, 1000, 1000, straddles=True)
        table.deal(straddle_seat=4)
        table.do(DealOut(seat=5))
        assert table.hand.setup.straddle.seat == 4

    def test_blinds_he_owed_are_owed_again(self) -> None:
        table = a_table(1000, 1000, 1000, 1000)
        table.deal("4 folds, 1 folds, 2 folds")
        table.do(SitOut(seat=4))
        table.deal("2 folds, 3 folds")
        owed = table.seat(4).owes
        table.do(SitIn(seat=4, way=WayIn.POST))
        table.deal("3 folds, 1 folds")
        table.deal()
        assert table.stacks[4] == 970
        table.do(DealOut(seat=4))
        assert (table.stacks[4], table.seat(4).owes) == (1000, owed)

    @pytest.mark.parametrize(("chips", "seat"), [((1000,) * 3, 2), ((1000,) * 3, 3), ((1000,) * 2, 1)])
    def test_whoever_posted_a_blind_plays_or_the_hand_is_void(
        self, chips: tuple[int, ...], seat: int
    ) -> None:
        table = a_table(*chips)
        table.deal()
        with pytest.raises(errors.BlindCannotSitOut) as refused:
            table.do(DealOut(seat=seat))
        assert refused.value.seat == seat

    def test_who_is_not_in_the_hand_is_not_left_out(self) -> None:
        table = a_table(1000, 1000)
        table.deal()
        with pytest.raises(errors.SeatEmpty):
            table.do(DealOut(seat=5))

    @pytest.mark.parametrize("command", [DealIn(seat=1), DealOut(seat=4)])
    def test_after_the_first_action_the_deal_stands(self, command: object) -> None:
        table = a_table(1000, 1000, 1000, 1000, 1000)
        table.do(SitOut(seat=1))
        table.deal("5 folds")
        with pytest.raises(errors.TooLate):
            table.do(command)

    @pytest.mark.parametrize("command", [DealIn(seat=1), DealOut(seat=1)])
    def test_without_a_hand_nobody_is_dealt_in_or_out(self, command: object) -> None:
        table = a_table(1000, 1000)
        with pytest.raises(errors.NoHandInPlay):
            table.do(command)
        table.deal("1 folds")
        with pytest.raises(errors.NoHandInPlay):
            table.do(command)
