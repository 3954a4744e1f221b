"""Looking back at the real window: hands and books read, copied and saved; names known on the next night."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PyQt6.QtWidgets import QApplication

from dealer.rules.house import HouseRules, Stakes
from dealer.table.commands import NewPlayer, OpenTable, StartHand
from tests.support.finger import Finger
from ui.views import BannerKind, HandsView, PastView, ReadingView, StartView, TableView

FOUR = ("Asha", "Ben", "Chitra", "Dev")


@pytest.fixture(params=[(800, 480), (720, 1280)], ids=["800x480", "720x1280"])
def size(request: pytest.FixtureRequest) -> tuple[int, int]:
    chosen: tuple[int, int] = request.param
    return chosen


@pytest.fixture
def table(qapp: QApplication, tmp_path: Path, size: tuple[int, int]) -> Iterator[Finger]:
    """Four players at the table, the first hand passed to the big blind, the second dealt."""
    assert qapp is not None
    finger = Finger(tmp_path, size)
    stakes = Stakes(small_blind_chips=10, big_blind_chips=20)
    players = tuple(NewPlayer(seat=s, name=n, stack_chips=1000) for s, n in enumerate(FOUR, start=1))
    finger.window.controller.begin(OpenTable(rules=HouseRules(), stakes=stakes, players=players), StartHand())
    finger.settle()
    finger.press("fold", "fold", "fold", "next_hand")
    yield finger
    finger.close()


def note(finger: Finger) -> str:
    screen = finger.window.controller.view().screen
    assert isinstance(screen, HandsView | ReadingView)
    return screen.note


def test_a_hand_is_gone_through_while_the_next_one_waits(table: Finger) -> None:
    before = table.state
    table.press("menu", "hands", "hand_0", "step_through")
    while "step_next" in table.names():
        table.press("step_next")
    past = table.window.controller.view().screen
    assert isinstance(past, PastView)
    assert past.title == "Hand 1, step 4 of 4"
    assert past.said.endswith("nobody called it. Chitra wins 20.")
    table.press("back", "back", "back")
    assert isinstance(table.window.controller.view().screen, TableView)
    assert table.state == before
    table.press("fold")
    assert table.state != before


def test_the_text_of_a_hand_is_copied(table: Finger) -> None:
    table.press("menu", "hands", "hand_0", "copy_text")
    clipboard = QApplication.clipboard()
    assert clipboard is not None
    assert clipboard.text().startswith("Hand 1, ")
    assert "Seat 1: Asha, 1,000\n" in clipboard.text()
    assert note(table) == "Copied as text."


def test_hand_night_and_books_are_saved_where_the_page_says(table: Finger, tmp_path: Path) -> None:
    table.press("menu", "hands", "hand_0", "save_text")
    assert note(table).startswith("Saved as ")
    assert note(table).endswith(f" in {tmp_path / 'exports'}")
    table.press("back", "save_text", "books", "save_text")
    files = sorted(path.name.partition("_")[2][6:] for path in (tmp_path / "exports").iterdir())
    assert files == ["books.txt", "hand-1.phh", "hand-1.txt", "night.txt"]
    texts = {path.name[17:]: path.read_text("utf-8") for path in (tmp_path / "exports").iterdir()}
    assert "\nHand 2, " in texts["night.txt"]
    assert "Sum" in texts["books.txt"]


def test_where_no_file_can_be_written_the_page_says_so(table: Finger, tmp_path: Path) -> None:
    (tmp_path / "exports").write_text("in the way")
    table.press("menu", "books", "save_text")
    assert note(table) == "Not saved: File exists."
    table.press("back")


def test_last_night_is_looked_at_from_the_start_screen(table: Finger, tmp_path: Path) -> None:
    size = (table.window.width(), table.window.height())
    table.close()
    again = Finger(tmp_path, size)
    again.press("hands", "hand_1")
    assert isinstance(again.window.controller.view().screen, ReadingView)
    again.press("back", "books", "back", "back")
    assert isinstance(again.window.controller.view().screen, StartView)
    again.close()


def test_players_of_earlier_nights_are_offered_and_take_their_seats_by_one_tap_each(
    table: Finger, tmp_path: Path
) -> None:
    table.press("menu", "new_player", "free_seat_10", "letter_z", "letter_o")
    table.press("entry_confirm", "entry_confirm")
    size = (table.window.width(), table.window.height())
    table.close()
    again = Finger(tmp_path, size)
    again.press("new_cash_game", "all_names", "name_4", "name_0", "name_2", "back", "start_night")
    assert [seat.name for seat in again.state.seats] == ["Zo", "Asha", "Chitra"]
    again.press("menu", "new_player", "free_seat_4", "letter_d", "suggested_0", "entry_confirm")
    assert [seat.name for seat in again.state.seats] == ["Zo", "Asha", "Chitra", "Dev"]
    again.close()


def test_a_damaged_list_of_players_is_said_once_and_stops_nothing(qapp: QApplication, tmp_path: Path) -> None:
    assert qapp is not None
    (tmp_path / "players.toml").write_text("[[player")
    finger = Finger(tmp_path)
    start = finger.window.controller.view().screen
    assert isinstance(start, StartView)
    assert start.status.startswith("The list of players could not be read. It was put aside;")
    finger.press("new_cash_game")
    for letter in ("a", "b"):
        finger.press("type_name", f"letter_{letter}", "entry_confirm")
    finger.press("start_night")
    screen = finger.window.controller.view().screen
    assert isinstance(screen, TableView)
    assert [banner.kind for banner in screen.banners if banner.kind is BannerKind.INFO] == []
    finger.close()
    again = Finger(tmp_path)
    assert again.window.controller.view().screen.status == ""  # type: ignore[union-attr]
    again.close()
