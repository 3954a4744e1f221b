"""The settings of the box: read with errors that name the place, kept whole or not at all."""

from __future__ import annotations

import os
import stat
from dataclasses import replace
from pathlib import Path

import pytest

from config.errors import ConfigError
from config.settings import (
    DisplaySettings,
    Language,
    Light,
    Settings,
    SoundSettings,
    VoiceLevel,
    load_settings,
    parse_settings,
    save_settings,
)

ANOTHER = Settings(
    language=Language.GERMAN,
    sound=SoundSettings(voice=VoiceLevel.SHORT, volume=35, cues=False),
    display=DisplaySettings(light=Light.DAY, four_colours=True, brightness=60, turned=4),
)


def test_before_anything_was_set_all_is_as_usual(tmp_path: Path) -> None:
    assert load_settings(tmp_path) == Settings()


def test_what_was_set_is_there_again(tmp_path: Path) -> None:
    save_settings(ANOTHER, tmp_path / "new folder")
    assert load_settings(tmp_path / "new folder") == ANOTHER


def test_what_the_host_wrote_beside_a_value_stays(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    file.write_text('# Not too loud, the baby sleeps.\nlanguage = "en"\n[sound]\nvolume = 20 # low\n')
    save_settings(replace(load_settings(tmp_path), language=Language.GERMAN), tmp_path)
    text = file.read_text()
    assert "# Not too loud, the baby sleeps." in text
    assert "volume = 20 # low" in text
    assert load_settings(tmp_path).language is Language.GERMAN


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('language = "fr"', 'language: one of "en", "de", not \'fr\''),
        ("[sound]\nvolume = 101", "sound.volume: a whole number, 0 to 100, not 101"),
        ("[sound]\nvoise = 'off'", "sound.voise: unknown, perhaps voice; known are voice, volume, cues"),
        ("[display]\nbrightness = 5", "display.brightness: a whole number, 20 to 100, not 5"),
        ("[display]\nfour_colours = 4", "display.four_colours: true or false, not 4"),
        ("display = 3", "display: a table [display], not 3"),
    ],
)
def test_a_bad_value_is_named_with_what_may_stand_there(text: str, message: str) -> None:
    with pytest.raises(ConfigError) as caught:
        parse_settings(text, file="settings.toml")
    assert str(caught.value).endswith(message)


@pytest.mark.parametrize("content", [b"language = ", b"\xff\xfe"])
def test_a_file_that_cannot_be_read_is_named_and_put_aside_by_the_next_change(
    tmp_path: Path, content: bytes
) -> None:
    file = tmp_path / "settings.toml"
    file.write_bytes(content)
    with pytest.raises(ConfigError, match=r"settings\.toml"):
        load_settings(tmp_path)
    save_settings(ANOTHER, tmp_path)
    assert load_settings(tmp_path) == ANOTHER
    assert (tmp_path / "settings.toml.bad").read_bytes() == content


def test_settings_that_cannot_be_written_leave_the_old_ones(tmp_path: Path) -> None:
    save_settings(ANOTHER, tmp_path)
    (tmp_path / "settings.toml").unlink()
    (tmp_path / "settings.toml").mkdir()
    with pytest.raises(OSError, match=r".+"):
        save_settings(Settings(), tmp_path)
    assert [entry.name for entry in tmp_path.iterdir()] == ["settings.toml"]


def test_nothing_is_left_beside_the_file(tmp_path: Path) -> None:
    save_settings(ANOTHER, tmp_path)
    save_settings(Settings(), tmp_path)
    assert os.listdir(tmp_path) == ["settings.toml"]
    assert stat.S_ISREG((tmp_path / "settings.toml").stat().st_mode)
