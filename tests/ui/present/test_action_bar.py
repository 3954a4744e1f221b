from __future__ import annotations

import pytest

from dealer.table.commands import MoneyUnit
from tests.support.hosting import Host, a_host
from ui import intents
from ui.views import (
    ButtonView,
    CardSheetView,
    ConfirmView,
    MenuView,
    StepBarView,
    TableView,
    TurnBarView,
)


def bar(host: Host) -> TurnBarView:
    view = host.shows(TableView).bar
    assert isinstance(view, TurnBarView)
    return view


def step(host: Host) -> StepBarView:
    view = host.shows(TableView).bar
    assert isinstance(view, StepBarView)
    return view


def words(button: ButtonView | None) -> tuple[str, str]:
    assert button is not None
    return button.text, button.detail


def test_the_bar_names_the_player_to_act_and_what_he_owes() -> None:
    host = a_host(1000, 1000, 1000, 1000, button=1)
    assert (bar(host).name, bar(host).sentence) == ("Dev", "20 to call, minimum raise to 40")
    assert (bar(host).then_title, bar(host).then) == ("Then", "Asha, Ben, Chitra")


@pytest.mark.parametrize(
    ("story", "call", "raise_to"),
    [
        ("", ("Call 20", ""), ("Raise to …", "40 to 300")),
        ("3 calls, 1 calls", ("Check", ""), ("Raise to …", "40 to 200")),
        ("3 calls, 1 calls, 2 checks, flop", ("Check", ""), ("Bet …", "20 to 980")),
        ("3 raises to 60", ("Call 50", ""), ("Raise to …", "100 to 1,000")),
        ("3 raises to 200, 1 folds", ("Call 180", "all-in"), None),
        ("3 raises to 180, 1 folds", ("Call 160", ""), ("Raise to 200", "all-in")),
        ("3 shoves, 1 folds", ("Call 180", "all-in, less than the call"), None),
    ],
)
def test_check_call_and_raise_say_what_they_do(
    story: str, call: tuple[str, str], raise_to: tuple[str, str] | None
) -> None:
    host = a_host(1000, 200, 300, story=story)
    assert words(bar(host).fold) == ("Fold", "")
    assert words(bar(host).call) == call
    assert (None if bar(host).raise_to is None else words(bar(host).raise_to)) == raise_to


def test_where_there_is_one_raise_the_button_records_it_at_once() -> None:
    host = a_host(200, 200, 200, structure="fl", blinds=(2, 4), limits=(4, 8))
    assert words(bar(host).raise_to) == ("Raise to 8", "")
    host.press("raise")
    assert host.evening.texts == ["Chitra raises to 8.", "Asha. 6 to call, raise to 12."]
    assert words(bar(host).raise_to) == ("Raise to 12", "10 more")


def test_an_impossible_raise_is_absent_with_its_reason_in_a_line() -> None:
    story = "1 calls, 2 calls, 3 checks, flop, 2 bets 25, 3 raises to 125, 4 calls, 1 shoves, 2 folds"
    host = a_host(220, 1000, 1000, 1000, button=1, story=f"4 calls, {story}, 3 calls")
    assert bar(host).raise_to is None
    assert bar(host).reason == "You called 125; 75 more is not a full raise of 100: call or fold."
    assert words(bar(host).call) == ("Call 75", "")


def test_a_possible_raise_has_no_reason() -> None:
    assert bar(a_host(1000, 1000)).reason == ""


def test_folding_when_a_check_is_free_is_asked_once() -> None:
    host = a_host(1000, 1000, 1000, story="3 calls, 1 calls")
    host.press("fold")
    asked = host.shows(ConfirmView)
    assert asked.question == "Ben can check. Fold anyway?"
    host.press("check_instead")
    assert host.evening.texts[0] == "Ben checks."
    host = a_host(1000, 1000, 1000, story="3 calls, 1 calls")
    host.press("fold", "fold_anyway")
    assert host.evening.texts[0] == "Ben folds."


def test_folding_to_a_bet_is_not_asked() -> None:
    host = a_host(1000, 1000, 1000)
    host.press("fold")
    assert host.overlay is None
    assert host.evening.texts[0] == "Chitra folds."


def test_stakes_of_half_a_unit_are_shown_with_decimals() -> None:
    host = a_host(400, 400, blinds=(1, 2), unit=MoneyUnit(per_unit_chips=2, decimals=2))
    assert words(bar(host).call) == ("Call 0.50", "")
    assert words(bar(host).raise_to) == ("Raise to …", "2 to 200")
    assert host.shows(TableView).top.detail == "blinds 0.50/1"


def test_a_closed_street_tells_the_next_step() -> None:
    host = a_host(500, 500, 500, story="3 raises to 125, 1 calls, 2 calls")
    assert step(host).sentence == "Pot 375. Burn one, deal the flop."
    assert words(step(host).step) == ("Flop is out", "")
    assert words(step(host).others[0]) == ("Enter cards", "")
    assert step(host).left is None
    host.press("deal")
    assert bar(host).name == "Asha"


def test_after_an_all_in_running_it_twice_is_offered_where_the_house_plays_it() -> None:
    story = "3 folds, 1 shoves, 2 calls"
    assert step(a_host(500, 500, 500, story=story)).left is None
    assert step(a_host(500, 500, 500, mode="tournament", run_it_twice=True, story=story)).left is None
    host = a_host(500, 500, 500, run_it_twice=True, story=story)
    host.press("deal", "run_twice")
    assert step(host).left is None
    table = host.shows(TableView)
    assert (table.board.label, table.second_board and table.second_board.label) == ("first", "second")
    host.press("deal", "deal")
    assert step(host).sentence == "Second board. Deal the turn."


def test_between_hands_the_next_one_is_dealt() -> None:
    host = a_host(500, 500, story=None)
    assert words(step(host).step) == ("Deal the first hand", "")
    host.press("next_hand", "fold")
    assert words(step(host).step) == ("Next hand", "")
    assert words(step(host).left) == ("Asha", "shows")


def test_without_two_players_with_chips_there_is_no_next_hand() -> None:
    host = a_host(500, 500, story="2 folds")
    host.tap(intents.SitOut(1))
    assert not step(host).step.enabled
    assert step(host).step.detail == "needs two players with chips"


def test_a_straddle_is_asked_for_between_hands_and_begins_the_next_one() -> None:
    host = a_host(500, 500, 500, 500, straddles=True, story=None)
    assert words(step(host).others[0]) == ("Straddle …", "")
    host.press("before_cards")
    menu = host.shows(MenuView)
    assert [item.text for item in menu.items] == ["Chitra straddles 40", "Dev straddles 40"]
    host.press("straddle_3")
    assert bar(host).name == "Dev"
    assert bar(host).sentence == "40 to call, minimum raise to 80"


def test_a_bomb_pot_is_asked_for_in_big_blinds_or_typed() -> None:
    host = a_host(500, 500, 500, bomb_pots=True, story=None)
    host.press("before_cards")
    assert [item.text for item in host.shows(MenuView).items] == [
        "Bomb pot, 20 each",
        "Bomb pot, 40 each",
        "Bomb pot, 100 each",
        "Bomb pot, another amount …",
    ]
    host.press("bomb_pot_2")
    assert step(host).sentence == "Pot 120. Burn one, deal the flop."
    other = a_host(500, 500, 500, bomb_pots=True, story=None)
    other.press("before_cards", "bomb_pot_other")
    other.tap(intents.PressKey("6"), intents.PressKey("0"), intents.ConfirmEntry())
    assert other.evening.state.hand is not None
    assert other.evening.state.hand.pot_chips == 180


def test_nobody_is_asked_for_what_the_house_does_not_play() -> None:
    assert step(a_host(500, 500, 500, story=None)).others == ()
    assert step(a_host(500, 500, straddles=True, story=None)).others == ()


def test_the_cards_that_would_have_come_are_shown_dim_beside_the_board() -> None:
    host = a_host(
        500, 500, 500, story="3 calls, 1 calls, 2 checks, flop Th 9h 2c, 1 bets 40, 2 folds, 3 folds"
    )
    host.press("rabbit")
    sheet = host.shows(CardSheetView)
    assert [place.face for place in sheet.places] == ["Th", "9h", "2c", None, None]
    assert not sheet.confirm.enabled
    host.tap(intents.PickCard("4d"), intents.ConfirmCards())
    board = host.shows(TableView).board
    assert (board.cards, board.played) == (("Th", "9h", "2c", "4d", None), 3)
    assert "rabbit" not in {button.name for button in step(host).others}


def test_no_rabbit_is_hunted_in_a_tournament_or_with_a_whole_board() -> None:
    assert step(a_host(500, 500, mode="tournament", story="2 folds")).others == ()


def test_the_winner_of_an_uncalled_bet_shows_one_card_or_both() -> None:
    host = a_host(500, 500, 500, story="3 folds, 1 folds")
    host.tap(intents.Show(2), intents.PickCard("As"))
    assert host.shows(CardSheetView).confirm.enabled
    host.tap(intents.ConfirmCards())
    assert host.evening.texts == ["Ben shows the ace of spades."]
