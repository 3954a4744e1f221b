from __future__ import annotations

from tests.support.hosting import Host, a_host
from ui import intents
from ui.views import (
    AwardView,
    ButtonLook,
    CardState,
    MenuView,
    ShowdownView,
    ShowRowView,
    ShowState,
    StepBarView,
    TableView,
)

SIDE_POT = "3 shoves, 1 calls, 2 calls, flop Kh 9h 2c, turn 9c, river 4h"
TWO_BOARDS = "3 folds, 1 shoves, 2 calls, flop 2c 3d 9h, run it twice, turn Kc, river 4c, turn Qc, river Ts"


def showdown(host: Host) -> ShowdownView:
    return host.shows(ShowdownView)


def row(host: Host, seat: int) -> ShowRowView:
    return next(row for row in showdown(host).rows if row.seat == seat)


def paid(award: AwardView) -> list[tuple[str, str]]:
    return [(payout.name, payout.amount) for payout in award.payouts]


def side_pot(more: str = "") -> Host:
    return a_host(300, 800, 800, story=SIDE_POT + more)


def test_rows_stand_in_the_order_of_showing() -> None:
    host = side_pot()
    rows = showdown(host).rows
    assert [(r.order, r.name, r.state, r.words) for r in rows] == [
        ("1", "Asha", ShowState.TO_SHOW, "to show"),
        ("2", "Ben", ShowState.WAITING, "next"),
        ("3", "Chitra", ShowState.WAITING, "next"),
    ]
    assert showdown(host).sentence == "Showdown. Asha shows first: nobody bet the river."


def test_a_shown_hand_has_its_words_and_the_cards_that_play() -> None:
    host = side_pot(", 1 shows Ah 5h")
    shown = row(host, 1)
    assert (shown.state, shown.words, shown.buttons) == (ShowState.SHOWN, "a flush, ace high", ())
    assert {card.face for card in (*shown.hole, *shown.board) if card.state is CardState.PLAYS} == {
        "Ah",
        "5h",
        "Kh",
        "9h",
        "4h",
    }
    assert {card.face for card in shown.board if card.state is CardState.DIM} == {"2c", "9c"}


def test_who_mucks_has_no_claim() -> None:
    host = side_pot()
    host.press("muck_2")
    assert (row(host, 2).state, row(host, 2).words) == (ShowState.MUCKED, "mucked")
    assert [(award.label, paid(award)) for award in showdown(host).awards] == [
        ("Side pot", [("Chitra", "1,000")]),
        ("Main pot", []),
    ]
    assert showdown(host).awards[0].reason == ""


def test_pots_say_who_can_win_them_and_then_who_did_and_why() -> None:
    host = side_pot()
    side, main = showdown(host).awards
    assert (side.label, side.amount, side.reason) == ("Side pot", "1,000", "Ben, Chitra")
    assert (main.label, main.amount, main.reason) == ("Main pot", "900", "all three")
    assert not showdown(host).done.enabled
    host.evening.tell("1 shows Ah 5h, 2 shows Kd Jd, 3 shows Qc Qd")
    side, main = showdown(host).awards
    assert (paid(side), side.reason) == ([("Ben", "1,000")], "two pair")
    assert (paid(main), main.reason) == ([("Asha", "900")], "flush, ace high")
    assert [stack.words for stack in main.payouts[0].chips] == ["1 purple", "4 black"]
    assert (showdown(host).done.text, showdown(host).done.enabled) == ("Paid, next hand", True)


def test_without_cards_a_tap_on_the_winner_gives_him_the_pot() -> None:
    host = side_pot()
    assert [button.text for button in showdown(host).awards[0].choices] == ["Ben", "Chitra", "Split …"]
    assert host.button("winner_1_2").look is ButtonLook.EDGE
    host.press("winner_1_2", "winner_0_1")
    assert [paid(award) for award in showdown(host).awards] == [[("Ben", "1,000")], [("Asha", "900")]]
    host.press("next_hand")
    assert host.evening.state.hand_number == 2


def test_the_seats_can_be_reached_before_the_next_hand() -> None:
    host = side_pot(", pot 1 to 2, pot 0 to 1")
    host.press("see_table")
    table = host.shows(TableView)
    assert isinstance(table.bar, StepBarView)
    assert table.bar.step is not None
    assert table.bar.step.name == "next_hand"
    host.tap(intents.BuyChips(3, 800))
    assert host.evening.state.stack_chips(3) == 800
    host.shows(TableView)
    host.press("next_hand")
    assert host.evening.state.in_hand(3)


def test_with_nobody_left_to_play_against_paying_leads_to_the_table() -> None:
    host = a_host(500, 500, story="2 shoves, 1 calls, flop, turn, river, pot 0 to 1")
    assert showdown(host).done.detail == "needs two players with chips"
    assert not host.has("next_hand")
    host.press("see_table")
    assert not host.button("next_hand").enabled


def test_the_showdown_is_seen_again_after_an_undo() -> None:
    host = side_pot(", pot 1 to 2, pot 0 to 1")
    host.press("see_table")
    host.tap(intents.Undo())
    showdown(host)


def test_a_split_is_chosen_by_tapping_all_who_win() -> None:
    host = side_pot()
    host.press("winner_1_2", "split_0")
    assert not host.has("split_0")
    host.press("winner_0_1", "winner_0_2", "winner_0_3", "winner_0_2")
    assert (host.button("split_0").enabled, host.button("split_0").text) == (True, "Split in 2")
    host.press("split_0")
    main = showdown(host).awards[1]
    assert (paid(main), main.reason) == ([("Asha", "450"), ("Chitra", "450")], "a tie: split")


def test_a_split_can_be_left_again() -> None:
    host = side_pot()
    host.press("split_0", "winner_0_2", "no_split_0")
    assert host.button("split_0").text == "Split …"
    host.press("winner_0_2")
    assert paid(showdown(host).awards[1]) == [("Ben", "900")]


def test_where_two_can_win_a_split_is_one_tap() -> None:
    host = side_pot()
    host.press("split_1")
    assert paid(showdown(host).awards[0]) == [("Ben", "500"), ("Chitra", "500")]


def test_the_odd_chip_of_a_split_is_noted() -> None:
    checks = "flop, 2 checks, 3 checks, turn, 2 checks, 3 checks, river, 2 checks, 3 checks"
    story = f"3 raises to 60, 1 folds, 2 calls, {checks}, pot 0 to 2 3"
    host = a_host(500, 500, 500, blinds=(5, 10), story=story)
    (pot,) = showdown(host).awards
    assert paid(pot) == [("Ben", "63"), ("Chitra", "62")]
    assert pot.note == "Odd 1 to Ben, left of the button"
    host = a_host(500, 500, 500, blinds=(5, 10), chip_unit_chips=10, story=story)
    assert showdown(host).awards[0].note == "5 is less than a chip: to Ben"


def test_each_board_of_two_has_a_panel_and_the_first_is_asked_first() -> None:
    host = a_host(500, 500, 500, run_it_twice=True, story=TWO_BOARDS)
    first, second = showdown(host).awards
    assert (first.label, second.label) == ("Pot, first board", "Pot, second board")
    assert (bool(first.choices), bool(second.choices)) == (True, False)
    host.press("winner_0_2")
    first, second = showdown(host).awards
    assert (paid(first), paid(second)) == ([("Ben", "500")], [])
    host.press("winner_0_1")
    assert paid(showdown(host).awards[1]) == [("Asha", "500")]


def test_a_long_list_begins_before_the_player_to_show_until_it_is_turned() -> None:
    stacks = (500,) * 6
    story = "3 calls, 4 calls, 5 calls, 6 calls, 1 calls, 2 checks"
    checks = ", ".join(f"{n} checks" for n in range(1, 7))
    host = a_host(*stacks, story=f"{story}, flop, {checks}, turn, {checks}, river, {checks}")
    host.press("muck_1", "muck_2", "muck_3")
    assert showdown(host).first_row == 2
    host.tap(intents.TurnPage("rows", 0))
    assert showdown(host).first_row == 0
    host.press("muck_4")
    assert showdown(host).first_row == 3


def test_the_list_of_pots_begins_with_the_one_to_be_given_next() -> None:
    host = a_host(100, 200, 300, 300, story="3 shoves, 4 calls, 1 calls, 2 calls, flop, turn, river")
    begins = [showdown(host).first_award]
    for winner in ("winner_2_4", "winner_1_2", "winner_0_1"):
        host.press(winner)
        begins.append(showdown(host).first_award)
    assert begins == [0, 1, 2, 0]


def test_what_was_recorded_wrong_is_told_in_the_words_of_the_table() -> None:
    host = side_pot()
    host.press("change")
    menu = host.shows(MenuView)
    assert [item.text for item in menu.items] == [
        "The board",
        "Chitra, all-in, 800",
        "Asha calls 290, all-in",
        "Ben calls 780, all-in",
    ]
    host.press("change_action_2")
    assert host.shows(MenuView).title == "What did Ben really do?"
    host.press("really_fold")
    assert "Corrected: Ben folds, instead of a call." in host.evening.texts


def test_a_hand_that_is_run_twice_is_told_for_each_board() -> None:
    host = a_host(500, 500, 500, run_it_twice=True, story=f"{TWO_BOARDS}, 1 shows Ah Kd")
    assert showdown(host).rows[0].words == "pair of kings / ace high"
