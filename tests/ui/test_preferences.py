"""The settings while the box runs: in force at once, and kept; what cannot be kept is named."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from PyQt6.QtWidgets import QApplication

from config.settings import Language, Settings, load_settings
from tests.support.finger import Finger
from ui.preferences import Preferences

GERMAN = replace(Settings(), language=Language.GERMAN)


def test_a_choice_is_in_force_at_once_and_kept(tmp_path: Path) -> None:
    preferences, heard = Preferences(tmp_path), []
    preferences.listen(heard.append)
    preferences.choose(GERMAN)
    assert (preferences.settings, heard, preferences.problem) == (GERMAN, [GERMAN], "")
    assert load_settings(tmp_path) == GERMAN


def test_the_same_choice_is_no_news(tmp_path: Path) -> None:
    preferences, heard = Preferences(tmp_path), []
    preferences.listen(heard.append)
    preferences.choose(Settings())
    assert heard == []
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_cannot_be_read_is_named_and_the_box_goes_on_with_the_usual_settings(
    tmp_path: Path,
) -> None:
    (tmp_path / "settings.toml").write_text("[sound]\nvolume = 900\n")
    preferences = Preferences(tmp_path)
    assert preferences.settings == Settings()
    assert preferences.unreadable is not None
    assert str(preferences.unreadable).endswith("sound.volume: a whole number, 0 to 100, not 900")


def test_a_choice_that_cannot_be_kept_is_in_force_all_the_same(tmp_path: Path) -> None:
    folder = tmp_path / "settings"
    folder.write_text("no folder")
    preferences = Preferences(folder)
    preferences.choose(GERMAN)
    assert preferences.settings == GERMAN
    assert preferences.problem
    (folder).unlink()
    preferences.choose(Settings())
    assert preferences.problem == ""


def test_the_window_names_the_file_the_place_and_what_may_stand_there(
    tmp_path: Path, qapp: QApplication
) -> None:
    assert qapp is not None
    (tmp_path / "settings.toml").write_text("[display]\nlight = 'dusk'\n")
    finger = Finger(tmp_path)
    [banner] = finger.window.controller.notices.standing
    assert banner.title == "settings.toml is not used"
    assert banner.detail == 'display.light: one of "night", "day", not \'dusk\''
    finger.close()
