"""While the box is on: who sits down or is renamed is remembered, and no list of players can stop a game."""

from __future__ import annotations

import logging
from datetime import date
from pathlib import Path

import pytest

from config.regulars import load_regulars
from dealer.table.commands import LeaveTable, NewPlayer, Rename, SitDown
from tests.support.diary import Diary, a_diary
from ui.regulars import Regulars

NIGHT = date(2026, 12, 4)


def remembering(folder: Path, diary: Diary) -> Regulars:
    """The regulars after the whole of `diary`."""
    regulars = Regulars(folder, today=lambda: NIGHT)
    replayed = Diary()
    for entry in diary.entries:
        before = replayed.state
        replayed.timeline.apply(entry)
        regulars.take(entry, before, replayed.timeline)
    return regulars


def test_everybody_who_sat_down_is_remembered_for_the_next_night(tmp_path: Path) -> None:
    diary = a_diary(500, 500)
    diary.do(SitDown(player=NewPlayer(seat=5, name="Zoë", stack_chips=200)), LeaveTable(seat=1))
    remembering(tmp_path, diary)
    assert Regulars(tmp_path, today=lambda: NIGHT).names == ("Asha", "Ben", "Zoë")


def test_a_renamed_player_is_remembered_by_his_new_name(tmp_path: Path) -> None:
    diary = a_diary(500, 500)
    diary.do(Rename(seat=2, name="Benno"))
    assert remembering(tmp_path, diary).names == ("Asha", "Benno")


def test_after_midnight_it_is_still_the_same_night(tmp_path: Path) -> None:
    diary = a_diary(500, 500)
    for _ in range(300):
        diary.do(Rename(seat=2, name="Ben"))
    remembering(tmp_path, diary)
    assert [(r.nights, r.last) for r in load_regulars(tmp_path)] == [(1, NIGHT), (1, NIGHT)]


def test_what_is_not_about_names_changes_nothing(tmp_path: Path) -> None:
    diary = a_diary(500, 500)
    regulars = Regulars(tmp_path)
    diary.tell("2 folds")
    assert not regulars.take(diary.entries[-1], diary.state, diary.timeline)
    assert not (tmp_path / "players.toml").exists()


def test_a_damaged_list_is_put_aside_and_begun_anew(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    (tmp_path / "players.toml").write_text("not a list")
    with caplog.at_level(logging.WARNING):
        regulars = Regulars(tmp_path)
    assert (regulars.unreadable, regulars.names) == (True, ())
    assert "players.toml" in caplog.text
    assert not Regulars(tmp_path).unreadable
    assert (tmp_path / "players.toml.bad").exists()


def test_where_nothing_can_be_written_the_names_are_known_until_the_box_is_off(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    obstacle = tmp_path / "data"
    obstacle.write_text("a file where the folder should be")
    with caplog.at_level(logging.WARNING):
        regulars = remembering(obstacle / "inside", a_diary(500, 500))
    assert regulars.names == ("Asha", "Ben")
    assert caplog.records
