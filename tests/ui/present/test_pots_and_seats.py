from __future__ import annotations

import pytest

from dealer.table.commands import NewPlayer, SitDown
from tests.support.hosting import Host, a_host
from ui import intents
from ui.views import ChipColour, Disc, MenuView, SeatState, SeatView, TableView


def pots(host: Host) -> list[tuple[str, str, str]]:
    return [(pot.label, pot.amount, pot.who) for pot in host.shows(TableView).pots]


def seat(host: Host, number: int) -> SeatView:
    return next(view for view in host.shows(TableView).seats if view.seat == number)


def test_one_pot_counts_everything_that_was_put_in() -> None:
    host = a_host(500, 500, 500, story="3 raises to 60, 1 calls")
    assert pots(host) == [("Pot", "140", "")]


def test_a_pot_lies_there_as_chips_of_at_most_two_colours() -> None:
    [pot] = a_host(500, 500, 500, story="3 raises to 60, 1 calls").shows(TableView).pots
    assert [(stack.colour, stack.count) for stack in pot.chips] == [
        (ChipColour.BLACK, 1),
        (ChipColour.GREEN, 1),
    ]


def test_side_pots_are_amounts_of_their_own_with_who_can_win_them() -> None:
    host = a_host(100, 500, 500, story="3 raises to 200, 1 calls, 2 calls")
    assert pots(host) == [("Main", "300", "all three"), ("Side", "200", "Ben, Chitra")]


def test_who_has_folded_can_win_nothing() -> None:
    host = a_host(100, 500, 500, 500, story="3 raises to 200, 4 calls, 1 calls, 2 calls, flop")
    assert pots(host) == [("Main", "400", "all four"), ("Side", "300", "all but Asha")]
    host.evening.tell("2 bets 50, 3 folds")
    assert pots(host) == [("Main", "400", "all three"), ("Side", "300", "Ben, Dev")]


def test_more_than_three_pots_are_folded_together() -> None:
    host = a_host(100, 200, 300, 400, 400, story="3 shoves, 4 shoves, 5 calls, 1 calls, 2 calls")
    assert pots(host) == [
        ("Main and 1 more", "900", ""),
        ("Side 2", "300", "Chitra, Dev, Eva"),
        ("Side 3", "200", "Dev, Eva"),
    ]


def test_a_hand_that_is_over_has_no_pots() -> None:
    assert pots(a_host(500, 500, story="2 folds")) == []


def test_a_seat_shows_its_state_in_a_word() -> None:
    host = a_host(45, 500, 300, 500, button=1, story="4 folds, 1 shoves, 2 folds")
    words = {view.seat: (view.state, view.word) for view in host.shows(TableView).seats}
    assert words == {
        1: (SeatState.ALL_IN, "ALL-IN"),
        2: (SeatState.FOLDED, "folded"),
        3: (SeatState.TO_ACT, "to act"),
        4: (SeatState.FOLDED, "folded"),
    }
    assert (seat(host, 1).stack, seat(host, 1).bet) == ("45", "45")
    assert (seat(host, 3).stack, seat(host, 3).bet) == ("280", "20")


def test_button_and_blinds_are_discs_before_the_flop_and_the_button_stays() -> None:
    host = a_host(500, 500, 500, story="")
    assert [seat(host, n).discs for n in (1, 2, 3)] == [
        (Disc.SMALL_BLIND,),
        (Disc.BIG_BLIND,),
        (Disc.BUTTON,),
    ]
    host.evening.tell("3 calls, 1 calls, 2 checks, flop")
    assert [seat(host, n).discs for n in (1, 2, 3)] == [(), (), (Disc.BUTTON,)]


def test_the_table_can_be_turned() -> None:
    host = a_host(500, 500, 500)
    host.tap(intents.TurnTable())
    assert [view.seat for view in host.shows(TableView).seats] == [2, 3, 1]


def test_who_is_away_says_so_and_what_he_owes() -> None:
    host = a_host(500, 500, 500, 500, button=1, story="4 folds, 1 folds, 2 folds")
    host.tap(intents.SitOut(4))
    assert (seat(host, 4).state, seat(host, 4).word) == (SeatState.AWAY, "away")
    host.press("next_hand")
    assert seat(host, 4).word == "away, owes 30"


def test_a_newcomer_waits_while_a_hand_is_played() -> None:
    host = a_host(500, 500)
    host.evening.do(SitDown(player=NewPlayer(seat=5, name="Gus", stack_chips=300)))
    assert (seat(host, 5).state, seat(host, 5).word) == (SeatState.WAITING, "waits")


def names(host: Host) -> list[str]:
    return [item.name for item in host.shows(MenuView).items]


@pytest.mark.parametrize(
    ("story", "number", "items"),
    [
        ("", 1, ["sit_out", "sit_out_next", "stack", "rename"]),
        ("", 3, ["deal_out", "sit_out", "sit_out_next", "stack", "rename"]),
        ("3 shoves", 3, ["counted", "sit_out", "sit_out_next", "stack", "rename"]),
        ("3 folds", 3, ["sit_out", "stack", "rename"]),
        (
            "3 folds, 1 folds",
            1,
            ["buys", "rebuy", "sit_out", "stand_up", "new_seat", "stack", "rename", "put_button"],
        ),
    ],
)
def test_a_tap_on_a_seat_offers_what_can_be_done_about_its_player(
    story: str, number: int, items: list[str]
) -> None:
    host = a_host(500, 500, 500, story=story)
    host.tap(intents.TapSeat(number))
    assert names(host) == items


def test_the_menu_of_a_seat_says_what_he_has_behind() -> None:
    host = a_host(500, 500, 500, story="3 raises to 60")
    host.tap(intents.TapSeat(3))
    menu = host.shows(MenuView)
    assert (menu.title, menu.detail) == ("Chitra", "440 behind")


def test_who_missed_his_blind_chooses_how_he_comes_back() -> None:
    host = a_host(500, 500, 500, 500, button=1, story="4 folds, 1 folds, 2 folds")
    host.tap(intents.SitOut(4))
    host.press("next_hand")
    host.tap(intents.TapSeat(4))
    assert names(host)[:2] == ["come_in_wait_for_big_blind", "come_in_post"]
    host.press("come_in_post")
    assert host.evening.texts == ["Dev is back and posts 20, and 10 dead."]


def test_a_tap_on_an_empty_seat_opens_nothing() -> None:
    host = a_host(500, 500)
    host.tap(intents.TapSeat(9))
    assert host.overlay is None


def test_two_players_of_one_name_are_told_apart() -> None:
    host = a_host(500, 500, 500, names=("Ben", "Asha", "ben"))
    assert [view.name for view in host.shows(TableView).seats] == ["Ben (1)", "Asha", "ben (3)"]
    host.tap(intents.TapSeat(3))
    assert host.shows(MenuView).title == "ben (3)"
    host.press("rename")
    assert host.desk.entry is not None
    assert host.desk.entry.text == "ben"
