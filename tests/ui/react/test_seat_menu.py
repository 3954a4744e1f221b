"""The menu of a seat: coming and going, chips, another seat, cards dealt by mistake; who waits says why."""

from __future__ import annotations

import pytest

from dealer.hand.state import Action
from dealer.table.commands import Act, CorrectStack, NewPlayer, SitDown, StartHand
from tests.support.hosting import Host, a_host
from ui import intents
from ui.views import ButtonLook, EntryView, MenuView, SeatState, SeatView, TableView


def hands_passed(host: Host, count: int) -> None:
    """Everybody folds to the big blind, hand after hand."""
    for _ in range(count):
        host.evening.do(StartHand())
        while (hand := host.evening.state.hand) is not None and hand.to_act is not None:
            host.evening.do(Act(seat=hand.to_act, action=Action.FOLD))


def between_hands(players: int = 5, **more: object) -> Host:
    """Players in the first seats with 500 each, after one hand."""
    host = a_host(*[500] * players, button=1, story=None, **more)
    hands_passed(host, 1)
    return host


def seat(host: Host, number: int) -> SeatView:
    return next(view for view in host.shows(TableView).seats if view.seat == number)


def offers(host: Host, number: int) -> dict[str, tuple[str, str]]:
    """Text and detail of each item, by its name."""
    host.tap(intents.TapSeat(number))
    items = {item.name: (item.text, item.detail) for item in host.shows(MenuView).items}
    host.press("back")
    return items


def with_newcomer(number: int = 9) -> Host:
    host = between_hands()
    host.evening.do(SitDown(player=NewPlayer(seat=number, name="Ida", stack_chips=500)))
    return host


class TestComingIn:
    def test_a_newcomer_posts_or_waits_and_each_says_what_it_costs_and_until_when(self) -> None:
        items = offers(with_newcomer(), 9)
        assert items["come_in_wait_for_big_blind"] == ("Wait for the big blind", "until it reaches him")
        assert items["come_in_post"] == ("Post 20", "in the next hand")
        assert "come_in_straddle_under_the_gun" not in items
        assert "come_in_buy_button" not in items

    def test_his_seat_says_what_he_waits_for_or_posts(self) -> None:
        host = with_newcomer()
        assert (seat(host, 9).state, seat(host, 9).word) == (SeatState.WAITING, "waits for BB")
        host.tap(intents.TapSeat(9))
        host.press("come_in_post")
        assert seat(host, 9).word == "posts 20"
        host.tap(intents.TapSeat(9))
        assert host.button("come_in_post").look is ButtonLook.CHOSEN  # type: ignore[union-attr]

    def test_in_a_hand_the_word_is_that_of_this_deal(self) -> None:
        host = with_newcomer()
        host.evening.do(StartHand())
        assert seat(host, 9).word == "waits for BB"

    def test_who_missed_both_blinds_posts_one_of_them_dead_or_straddles(self) -> None:
        host = between_hands(6)
        host.tap(intents.SitOut(4))
        hands_passed(host, 4)
        items = offers(host, 4)
        assert items["come_in_post"][0] == "Post 20 and 10 dead"
        assert items["come_in_straddle_under_the_gun"][0] == "Straddle 40"
        assert seat(host, 4).word == "away, owes 30"
        host.tap(intents.TapSeat(4))
        assert host.shows(MenuView).detail == "500 behind, owes 30"

    def test_whoever_has_the_big_blind_next_just_takes_it(self) -> None:
        host = between_hands()
        big_blind = host.evening.state.positions
        assert big_blind is not None
        due = big_blind.big_blind % 5 + 1
        host.tap(intents.SitOut(due))
        hands_passed(host, 3)
        wait, round_of_hands = "come_in_wait_for_big_blind", 5
        for _ in range(round_of_hands):
            items = offers(host, due)
            if items[wait] == ("Take the big blind", "in the next hand"):
                break
            hands_passed(host, 1)
        assert items[wait][0] == "Take the big blind"
        assert "come_in_post" not in items

    def test_between_button_and_small_blind_the_button_is_on_sale(self) -> None:
        host = a_host(*[500] * 5, seats=(1, 3, 5, 7, 9), button=1, story=None)
        hands_passed(host, 1)
        positions = host.evening.state.positions
        assert positions is not None
        between = positions.big_blind - 1
        host.evening.do(SitDown(player=NewPlayer(seat=between, name="Ida", stack_chips=500)))
        assert offers(host, between)["come_in_buy_button"][0] == "Buy the button, 30"
        assert offers(host, between)["come_in_post"][1] == "when the button has passed"

    def test_who_owes_nothing_is_simply_back(self) -> None:
        host = between_hands()
        host.tap(intents.SitOut(4))
        assert offers(host, 4)["sit_in"] == ("Is back", "")
        host.tap(intents.TapSeat(4))
        host.press("sit_in")
        assert seat(host, 4).word == ""


class TestSittingOut:
    def test_after_this_hand_he_plays_it_and_may_think_better_of_it(self) -> None:
        host = a_host(500, 500, 500, story="")
        host.tap(intents.TapSeat(1))
        host.press("sit_out_next")
        assert host.evening.texts == ["Asha sits out after this hand."]
        assert seat(host, 1).word == "then away"
        assert "sit_out_next" not in offers(host, 1)
        host.tap(intents.TapSeat(1))
        host.press("stay")
        assert seat(host, 1).word == ""

    def test_when_the_hand_is_over_he_is_away(self) -> None:
        host = a_host(500, 500, 500, story="")
        host.tap(intents.SitOut(1, after_hand=True))
        host.evening.tell("3 folds, 1 folds")
        assert (seat(host, 1).state, seat(host, 1).word) == (SeatState.AWAY, "away")


class TestChips:
    def test_a_rebuy_is_one_tap_with_the_stack_that_is_usual(self) -> None:
        host = between_hands()
        assert offers(host, 4)["buys"] == ("Buys 2,000", "")
        host.tap(intents.TapSeat(4))
        host.press("buys")
        assert host.evening.state.stack_chips(4) == 2500

    def test_who_has_no_chips_is_offered_them_first(self) -> None:
        host = between_hands()
        host.evening.do(CorrectStack(seat=4, stack_chips=0))
        assert (seat(host, 4).state, seat(host, 4).word) == (SeatState.AWAY, "no chips: tap")
        host.tap(intents.TapSeat(4))
        menu = host.shows(MenuView)
        assert (menu.detail, menu.items[0].name, menu.items[0].look) == ("no chips", "buys", ButtonLook.MAIN)
        assert not host.has("sit_out")

    def test_in_a_tournament_he_just_has_no_chips(self) -> None:
        host = between_hands(mode="tournament")
        host.evening.do(CorrectStack(seat=4, stack_chips=0))
        assert seat(host, 4).word == "no chips"

    def test_who_leaves_sees_what_he_takes(self) -> None:
        host = between_hands()
        assert offers(host, 4)["stand_up"] == ("Leaves the table", "takes 500")


class TestAnotherSeat:
    def test_the_empty_seats_are_told_by_their_neighbours(self) -> None:
        host = a_host(500, 500, 500, seats=(1, 4, 9), story=None)
        host.tap(intents.TapSeat(4))
        host.press("new_seat")
        items = {item.text: item.detail for item in host.shows(MenuView).items}
        assert items["Seat 2"] == "Asha – Ben"
        assert items["Seat 10"] == "Chitra – Asha"
        host.press("free_seat_2")
        assert host.evening.state.name(2) == "Ben"
        host.shows(TableView)

    def test_a_full_table_has_no_other_seat(self) -> None:
        host = a_host(*[500] * 10, story=None)
        assert "new_seat" not in offers(host, 4)

    def test_the_only_free_seat_is_not_asked_about(self) -> None:
        host = a_host(*[500] * 9, story=None)
        host.press("menu", "new_player")
        assert host.shows(EntryView).title == "Who joins?"

    def test_a_night_that_everybody_has_left_can_be_joined(self) -> None:
        host = a_host(500, 500, story=None)
        host.tap(intents.StandUp(1), intents.StandUp(2), intents.TypeNewcomer())
        assert host.button("free_seat_5").detail == ""  # type: ignore[union-attr]

    def test_nobody_moves_from_an_empty_seat(self) -> None:
        host = between_hands()
        host.tap(intents.ChooseNewSeat(9))
        assert host.overlay is None


class TestWrongCards:
    def test_dealt_in_by_mistake_is_put_right_before_the_first_action(self) -> None:
        host = a_host(500, 500, 500, 500, button=4, story="")
        host.tap(intents.TapSeat(4))
        host.press("deal_out")
        assert not host.evening.state.in_hand(4)
        assert offers(host, 4)["deal_in"] == ("Left out by mistake", "he gets cards now")
        host.tap(intents.TapSeat(4))
        host.press("deal_in")
        assert host.evening.state.in_hand(4)

    @pytest.mark.parametrize("number", [1, 2, 3])
    def test_after_the_first_action_and_for_the_blinds_it_is_not_offered(self, number: int) -> None:
        host = a_host(500, 500, 500, story="3 calls")
        assert "deal_out" not in offers(host, number)
        assert "deal_in" not in offers(host, number)
