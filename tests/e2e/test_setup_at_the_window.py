"""A night is laid out, played for practice, and joined through the buttons of the real window."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest
from PyQt6.QtWidgets import QApplication

from config.regulars import Regular, save_regulars
from tests.support.finger import Finger
from ui.views import SetupView, StartView, TableView

A_DAY = date(2026, 11, 20)
NAMES = ("Asha", "Ben", "Chitra", "Dev", "Jo", "Pat", "Sam", "Zoë")


@pytest.fixture(params=[(800, 480), (720, 1280)], ids=["800x480", "720x1280"])
def finger(request: pytest.FixtureRequest, qapp: QApplication, tmp_path: Path) -> Iterator[Finger]:
    assert qapp is not None
    finger = a_finger(tmp_path, request.param)
    yield finger
    finger.close()


def a_finger(data: Path, size: tuple[int, int] = (800, 480)) -> Finger:
    """A window that knows players from earlier nights."""
    regulars = [Regular(name=name, nights=3, last=A_DAY) for name in NAMES]
    save_regulars(regulars, data, A_DAY)
    return Finger(data, size)


def setup(finger: Finger) -> SetupView:
    view = finger.window.controller.view().screen
    assert isinstance(view, SetupView)
    return view


def start(finger: Finger) -> StartView:
    view = finger.window.controller.view().screen
    assert isinstance(view, StartView)
    return view


def with_players(finger: Finger, count: int) -> None:
    finger.press("new_cash_game", *(["known_0"] * count))


def test_a_new_game_with_six_known_players_takes_nine_taps(finger: Finger) -> None:
    finger.press("new_cash_game", "preset_1-friends-10-20", *(["known_0"] * 6), "start_night")
    assert finger.taps <= 9
    assert finger.state.hand_in_play
    assert [seat.name for seat in finger.state.seats] == list(NAMES[:6])


def test_seats_are_drawn_players_moved_and_stacks_set_by_touch(finger: Finger) -> None:
    with_players(finger, 3)
    finger.press("draw_seats", "draw_button", "seat_2", "move", "seat_7")
    finger.press("seat_7", "type_stack", *(["key_back"] * 4), "key_3", "key_5", "key_00", "entry_confirm")
    finger.press("start_night")
    assert [seat.seat for seat in finger.state.seats] == [1, 3, 7]
    assert {seat.stack_chips for seat in finger.state.seats} == {2000, 3500}


def test_a_tournament_begins_with_the_stacks_of_one(finger: Finger) -> None:
    finger.press("new_tournament", "known_0", "known_0", "start_night")
    assert finger.state.stakes.big_blind_chips == 50
    assert [seat.stack_chips for seat in finger.state.seats] == [5000, 5000]


def test_a_game_that_was_kept_is_there_on_the_next_night(finger: Finger, tmp_path: Path) -> None:
    with_players(finger, 2)
    finger.press("game", "chips", "chip_white", "key_1", "entry_confirm", "back")
    finger.press("game", "keep_game", "letter_t", "letter_e", "letter_o", "entry_confirm")
    assert setup(finger).presets[0].text == "Teo"
    finger.press("back")
    finger.close()
    again = Finger(tmp_path)
    again.press("new_cash_game", "preset_teo", "known_0", "known_0", "start_night")
    assert again.state.chip_set.unit_chips == 1
    again.press("menu", "leave_table", "new_cash_game", "preset_teo", "game", "delete_game", "delete")
    assert not again.has("preset_teo")
    assert list((tmp_path / "presets").iterdir()) == []
    again.close()


def test_a_game_that_cannot_be_kept_says_why_and_is_still_laid_out(finger: Finger, tmp_path: Path) -> None:
    (tmp_path / "presets").write_text("a file where the folder should be")
    with_players(finger, 2)
    finger.press("game", "keep_game", "letter_t", "entry_confirm")
    assert setup(finger).hint.startswith("The game is not kept: ")
    assert finger.has("start_night")


def test_a_broken_game_is_left_out_and_named_and_the_window_opens(qapp: QApplication, tmp_path: Path) -> None:
    assert qapp is not None
    folder = tmp_path / "presets"
    folder.mkdir()
    (folder / "friday.toml").write_text('[rules]\nmode = "money"\n', "utf-8")
    finger = a_finger(tmp_path)
    assert start(finger).status == (
        'friday.toml is left out. rules.mode: one of "cash", "tournament", not \'money\''
    )
    with_players(finger, 2)
    assert not finger.has("preset_friday")
    finger.press("start_night")
    table = finger.window.controller.view().screen
    assert isinstance(table, TableView)
    assert table.banners == ()
    finger.close()


def test_practice_is_marked_and_leaves_nothing_behind(finger: Finger, tmp_path: Path) -> None:
    with_players(finger, 3)
    finger.press("start_night", "call", "menu", "leave_table")
    night, nights = finger.state, sorted((tmp_path / "nights").glob("*.night"))
    players = (tmp_path / "players.toml").read_text("utf-8")
    finger.press("practise")
    table = finger.window.controller.view().screen
    assert isinstance(table, TableView)
    assert (table.top.tag, len(table.seats)) == ("Practice", 6)
    finger.press("call", "fold", "undo", "menu", "redo", "menu", "leave_table")
    assert start(finger).resume is not None
    assert finger.state == night
    assert sorted((tmp_path / "nights").glob("*.night")) == nights
    assert (tmp_path / "players.toml").read_text("utf-8") == players
    finger.press("resume", "call")
    assert finger.state.hand_number == 1
    assert not finger.window.controller.view().screen.top.tag  # type: ignore[union-attr]


def test_practice_before_the_first_night_ends_at_the_start_screen(finger: Finger) -> None:
    finger.press("practise", "menu", "leave_table")
    assert start(finger).resume is None
    finger.press("practise")
    finger.close()


def test_a_window_closed_in_practice_takes_its_folder_away(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert qapp is not None
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path / "temporary"))
    (tmp_path / "temporary").mkdir()
    finger = Finger(tmp_path)
    finger.press("practise", "call")
    assert len(list((tmp_path / "temporary").iterdir())) == 1
    finger.close()
    assert list((tmp_path / "temporary").iterdir()) == []


def test_somebody_joins_comes_in_changes_seats_buys_and_goes(finger: Finger) -> None:
    with_players(finger, 3)
    finger.press("start_night", "fold", "fold")
    finger.press("menu", "new_player", "free_seat_8", "suggested_0", "entry_confirm")
    assert finger.state.stack_chips(8) == 2000
    finger.press("seat_8", "come_in_wait_for_big_blind", "next_hand")
    assert finger.state.in_hand(8)
    finger.press("menu", "void_hand", "void")
    finger.press("seat_8", "new_seat", "free_seat_5", "seat_5", "buys")
    assert finger.state.stack_chips(5) == 4000
    finger.press("seat_5", "stand_up")
    assert finger.state.seat(5) is None
