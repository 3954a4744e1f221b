"""Laying a game out: cash or tournament, who sits where, stacks, chips, games of one's own."""

from __future__ import annotations

import dataclasses

import pytest

from config.preset import Preset, load_presets
from dealer.rules.house import Mode
from dealer.table.commands import OpenTable
from tests.support.evening import Evening
from tests.support.hosting import Host
from ui import intents
from ui.desk.desk import Place
from ui.desk.setup import Setup
from ui.views import ChipSetView, ConfirmView, EntryView, MenuView, NamesView, SetupView, StartView

PRESETS = load_presets()
FRIENDS = PRESETS[0]


def laying_out(*presets: Preset, players: int = 0) -> Host:
    """A host at the setup of a cash game with players P1, P2 ... in the first seats."""
    host = Host(Evening(), place=Place.START, presets=presets or PRESETS)
    host.press("new_cash_game")
    host.tap(*(intents.SeatPlayer(seat, f"P{seat}") for seat in range(1, players + 1)))
    return host


def setup(host: Host) -> Setup:
    assert host.desk.setup is not None
    return host.desk.setup


def seated(host: Host) -> dict[int, str]:
    return {player.seat: player.name for player in setup(host).players}


def stacks(host: Host) -> list[int]:
    return [player.stack_chips for player in setup(host).players]


def type_number(host: Host, digits: str) -> EntryView:
    """Type it in the place of what stands there."""
    host.tap(intents.ClearAmount(), *(intents.PressKey(digit) for digit in digits))
    return host.shows(EntryView)


def type_in(host: Host, text: str) -> None:
    host.tap(*(intents.TypeText(letter) for letter in text))


def keep(host: Host, title: str) -> None:
    host.press("game", "keep_game")
    host.tap(intents.ClearAmount())
    type_in(host, title)
    host.press("entry_confirm")


def games(host: Host) -> list[str]:
    return [button.text for button in host.shows(SetupView).presets]


class TestWhichGame:
    def test_a_cash_game_is_one_of_the_cash_games(self) -> None:
        assert games(laying_out()) == ["10/20", "1/2", "0.50/1", "1/2", "2/4"]

    def test_a_tournament_is_one_of_the_tournaments(self) -> None:
        host = Host(Evening(), place=Place.START, presets=PRESETS)
        host.press("new_tournament")
        assert games(host) == ["Tournament 5,000"]
        assert host.shows(SetupView).title == "New tournament"

    def test_a_kind_of_game_of_which_there_is_none_is_not_offered(self) -> None:
        host = Host(Evening(), place=Place.START, presets=(FRIENDS,))
        assert not host.has("new_tournament")
        host.tap(intents.NewTournament())
        host.shows(StartView)

    def test_more_than_six_games_are_on_a_page_and_the_chosen_one_stays_in_sight(self) -> None:
        own = [dataclasses.replace(FRIENDS, key=f"g{n}", title=f"Game {n}", own=True) for n in range(30)]
        host = laying_out(*own)
        assert games(host) == [*(f"Game {n}" for n in range(5)), "More games…"]
        host.press("all_games", "games_after", "preset_g25")
        assert games(host)[-2:] == ["Game 25", "More games…"]

    def test_the_page_of_games_turns_back_too(self) -> None:
        own = [dataclasses.replace(FRIENDS, key=f"g{n}", title=f"Game {n}", own=True) for n in range(30)]
        host = laying_out(*own)
        host.press("all_games", "games_after", "games_before")
        assert host.shows(NamesView).page == "1/2"
        assert not host.button("games_before").enabled


class TestSeats:
    def test_a_player_moves_to_the_seat_that_is_tapped_next(self) -> None:
        host = laying_out(players=3)
        host.tap(intents.PutButton(2), intents.ChooseSeat(2))
        host.press("move")
        assert host.shows(SetupView).hint == "Tap the seat for P2."
        host.tap(intents.ChooseSeat(8))
        assert seated(host) == {1: "P1", 3: "P3", 8: "P2"}
        assert setup(host).button == 8

    def test_onto_a_taken_seat_two_change_places(self) -> None:
        host = laying_out(players=3)
        host.tap(intents.ChooseSeat(1), intents.MovePlayer(1), intents.ChooseSeat(3))
        assert seated(host) == {1: "P3", 2: "P2", 3: "P1"}

    @pytest.mark.parametrize("stays", ["stay", "back"])
    def test_he_may_stay_after_all(self, stays: str) -> None:
        host = laying_out(players=2)
        host.tap(intents.ChooseSeat(1))
        host.press("move", stays)
        assert (seated(host), setup(host).moving) == ({1: "P1", 2: "P2"}, False)
        host.shows(SetupView)

    def test_an_empty_seat_cannot_move(self) -> None:
        host = laying_out(players=2)
        host.tap(intents.MovePlayer(7))
        assert not setup(host).moving

    def test_seats_are_drawn_among_the_taken_ones_and_the_button_after_that(self) -> None:
        host = laying_out(players=8)
        host.tap(intents.PutButton(4))
        orders = set()
        for _ in range(8):
            host.press("draw_seats")
            orders.add(tuple(seated(host).values()))
            assert sorted(seated(host)) == list(range(1, 9))
            assert sorted(seated(host).values()) == sorted(f"P{n}" for n in range(1, 9))
        assert len(orders) > 1
        assert setup(host).button is None

    def test_there_is_nothing_to_draw_for_one_player(self) -> None:
        host = laying_out(players=1)
        assert not host.button("draw_seats").enabled
        host.tap(intents.DrawSeats())
        assert seated(host) == {1: "P1"}


class TestStacks:
    def test_what_each_gets_is_shown_in_chips_to_play_with(self) -> None:
        view = laying_out().shows(SetupView)
        assert view.stack_title == "Each player gets 2,000"
        assert [stack.words for stack in view.stack_chips] == ["1 yellow", "8 black", "6 green", "10 red"]

    def test_a_stack_of_ones_own_lies_between_the_least_and_the_most(self) -> None:
        host = laying_out(players=2)
        host.tap(intents.ChooseSeat(1))
        host.press("type_stack")
        assert host.shows(EntryView).hint == "1,000 to 4,000"
        assert type_number(host, "900").confirm.detail == "1,000 to 4,000"
        assert type_number(host, "1002").problem == "not with chips of 5 and more"
        type_number(host, "3500")
        host.press("entry_confirm")
        assert stacks(host) == [3500, 2000]
        assert [seat.detail for seat in host.shows(SetupView).seats[:2]] == ["3,500", ""]

    def test_another_stack_is_everybodys_but_not_of_who_has_his_own(self) -> None:
        host = laying_out(players=3)
        host.tap(intents.TypeStack(1))
        type_number(host, "3500")
        host.press("entry_confirm", "game", "game_stack")
        assert type_number(host, "15").problem == "at least the big blind of 20"
        type_number(host, "6000")
        host.press("entry_confirm")
        assert [button.detail for button in host.shows(SetupView).presets[:2]] == ["changed", "200 each"]
        assert stacks(host) == [3500, 6000, 6000]
        host.tap(intents.TypeStack(2))
        assert host.shows(EntryView).hint == "1,000 to 6,000"

    def test_blinds_must_be_payable_in_the_chips(self) -> None:
        host = laying_out()
        host.press("blinds")
        assert type_number(host, "7").problem == "not with chips of 5 and more"

    def test_the_bets_of_a_fixed_limit_follow_the_big_blind(self) -> None:
        host = laying_out(players=2)
        host.tap(intents.ChoosePreset("5-fixed-limit-2-4"))
        host.press("blinds")
        type_number(host, "2")
        host.press("entry_confirm")
        type_number(host, "4")
        host.press("entry_confirm", "start_night")
        stakes = host.evening.state.stakes
        assert (stakes.big_blind_chips, stakes.small_bet_chips, stakes.big_bet_chips) == (4, 4, 8)


class TestChips:
    def test_a_colour_gets_a_value_that_no_other_has(self) -> None:
        host = laying_out()
        host.press("game", "chips", "chip_blue")
        assert host.shows(EntryView).title == "A blue chip is"
        assert type_number(host, "25").problem == "green is 25 already"
        type_number(host, "50")
        host.press("entry_confirm")
        assert host.button("chip_blue").text == "blue 50"
        assert host.shows(ChipSetView).problem == ""

    def test_a_colour_keeps_its_own_value(self) -> None:
        host = laying_out()
        host.tap(intents.OpenChips())
        host.press("chip_red")
        assert host.shows(EntryView).text == "5"
        host.press("entry_confirm")
        host.shows(ChipSetView)

    def test_without_the_chips_for_a_blind_the_game_cannot_begin_and_says_why(self) -> None:
        host = laying_out(players=2)
        host.press("game", "chips", "chip_red_out")
        assert host.shows(ChipSetView).problem == "No chips for the small blind of 10"
        host.press("back")
        view = host.shows(SetupView)
        assert (view.start.enabled, view.start.detail) == (False, "No chips for the small blind of 10")
        assert view.stack_chips == ()
        host.tap(intents.StartNight())
        host.shows(SetupView)
        host.press("game")
        assert not host.button("keep_game").enabled

    def test_a_stack_that_cannot_be_paid_any_more_is_named(self) -> None:
        host = laying_out(players=2)
        host.tap(intents.TypeStack(1))
        type_number(host, "1025")
        host.press("entry_confirm")
        host.tap(*(intents.TakeChipOut(colour) for colour in ("red", "green")))
        host.tap(intents.TypeChip("white"))
        type_number(host, "10")
        host.press("entry_confirm")
        assert host.shows(SetupView).start.detail == "No chips for P1's 1,025"

    def test_the_last_colour_stays_in_play(self) -> None:
        host = laying_out()
        host.tap(*(intents.TakeChipOut(c) for c in ("red", "green", "black", "purple")), intents.OpenChips())
        assert not host.has("chip_yellow_out")
        host.tap(intents.TakeChipOut("yellow"))
        assert [chip.value_chips for chip in host.scene.chip_set.chips] == [1000]

    def test_the_night_is_played_with_the_chips_that_were_chosen(self) -> None:
        host = laying_out(players=2)
        host.press("game", "chips", "chip_white")
        type_number(host, "1")
        host.press("entry_confirm", "back", "start_night")
        opened = host.evening.state
        assert [chip.value_chips for chip in opened.chip_set.chips] == [1, 5, 25, 100, 500, 1000]
        assert opened.rules.chip_unit_chips == 1


class TestOwnGames:
    def test_a_game_is_kept_with_all_that_was_changed_and_stands_in_the_list_at_once(self) -> None:
        host = laying_out(players=2)
        host.tap(intents.ChooseRule("clock_seconds", "s60"), intents.TypeGameStack())
        type_number(host, "3000")
        host.press("entry_confirm")
        keep(host, "Friday")
        assert games(host)[0] == "Friday"
        assert host.shows(SetupView).presets[0].detail == "10/20, 3,000"
        host.press("start_night")
        command = host.reaction.command
        assert isinstance(command, OpenTable)
        assert (command.rules.clock_seconds, command.players[0].stack_chips) == (60, 3000)

    def test_a_game_of_the_same_name_is_replaced_and_that_is_said_before(self) -> None:
        host = laying_out()
        keep(host, "Friday")
        host.tap(intents.ChoosePreset("2-cash-1-2"))
        host.press("game", "keep_game")
        type_in(host, "friday")
        assert host.shows(EntryView).problem == "replaces the one of this name"
        host.press("entry_confirm")
        assert [preset.title for preset in host.presets if preset.own] == ["friday"]

    def test_a_game_that_was_kept_is_offered_its_own_name_again(self) -> None:
        host = laying_out()
        keep(host, "Friday")
        host.press("game", "keep_game")
        assert host.shows(EntryView).text == "Friday"

    def test_the_name_of_a_game_is_short(self) -> None:
        host = laying_out()
        host.press("game", "keep_game")
        assert host.shows(EntryView).confirm.detail == "enter a name"
        type_in(host, "x" * 20)
        assert host.shows(EntryView).text == "x" * 16

    def test_deleting_a_game_asks_once(self) -> None:
        host = laying_out(players=2)
        keep(host, "Friday")
        host.press("game", "delete_game")
        assert host.shows(ConfirmView).question == "Delete the game Friday?"
        host.press("keep")
        assert games(host)[0] == "Friday"
        host.press("game", "delete_game", "delete")
        assert "Friday" not in games(host)
        assert seated(host) == {1: "P1", 2: "P2"}

    def test_a_game_of_the_program_cannot_be_deleted(self) -> None:
        host = laying_out()
        host.press("game")
        assert [item.name for item in host.shows(MenuView).items][-1] == "keep_game"
        host.tap(intents.AskDeleteGame(), intents.DeleteGame(FRIENDS.key))
        assert host.presets == PRESETS

    def test_when_the_last_of_its_kind_is_deleted_one_is_back_at_the_start(self) -> None:
        own = dataclasses.replace(FRIENDS, title="Friday", own=True)
        host = laying_out(own)
        host.press("game", "delete_game", "delete")
        host.shows(StartView)


def test_house_rules_of_the_game_are_behind_changing_it() -> None:
    host = laying_out()
    host.press("game", "house_rules", "clock_seconds_s60")
    assert host.scene.rules.clock_seconds == 60


def test_titles_and_details_of_all_games_differ() -> None:
    for mode in Mode:
        host = Host(Evening(), place=Place.START, presets=PRESETS)
        host.tap(intents.NewCashGame() if mode is Mode.CASH else intents.NewTournament())
        shown = [(button.text, button.detail) for button in host.shows(SetupView).presets]
        assert len(set(shown)) == len(shown)


def test_what_belongs_to_a_game_means_nothing_without_one() -> None:
    host = Host(Evening(), place=Place.START, presets=PRESETS)
    before = host.desk
    host.tap(intents.OpenGame(), intents.OpenChips(), intents.TypeGameTitle(), intents.TakeChipOut("red"))
    assert host.desk == before


def test_who_goes_back_from_a_game_finds_it_as_it_was() -> None:
    host = laying_out(players=3)
    before = setup(host)
    host.tap(intents.Back())
    assert host.desk.setup is None
    host.press("new_cash_game")
    assert setup(host) == before


def test_a_game_of_the_other_kind_begins_anew() -> None:
    host = laying_out(players=3)
    host.tap(intents.Back(), intents.NewTournament())
    assert seated(host) == {}


def test_a_stack_that_is_proposed_gives_way_to_the_first_key() -> None:
    host = laying_out(players=3)
    host.tap(intents.TypeStack(1), intents.PressKey("2"), intents.PressKey("00"))
    assert host.shows(EntryView).text == "200"
