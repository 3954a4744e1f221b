"""The speech cache: kept, damaged, full, and on a disk that cannot be written."""

from __future__ import annotations

import dataclasses
import logging
import os
from array import array
from pathlib import Path

import pytest

from hardware.sound.samples import from_wav
from hardware.voice.cache import SpeechCache, SpeechKey

KEY = SpeechKey(text="Dev. 20 to call.", language="en", voice="en-gb", words_per_minute=165)
SOUND = array("h", range(1000))


def key(text: str) -> SpeechKey:
    return dataclasses.replace(KEY, text=text)


def cache(folder: Path, limit_bytes: int = 1_000_000) -> SpeechCache:
    return SpeechCache(folder=folder / "speech", limit_bytes=limit_bytes)


def file(folder: Path) -> Path:
    return folder / "speech" / KEY.file_name


def test_speech_is_kept_from_one_start_to_the_next(tmp_path: Path) -> None:
    assert cache(tmp_path).speech(KEY) is None
    cache(tmp_path).keep(KEY, SOUND)
    assert cache(tmp_path).speech(KEY) == SOUND


def test_kept_file_is_a_wav_file_for_everybody(tmp_path: Path) -> None:
    cache(tmp_path).keep(KEY, SOUND)
    assert from_wav(file(tmp_path).read_bytes()) == SOUND


@pytest.mark.parametrize(
    "change",
    [{"text": "Dev."}, {"language": "de"}, {"voice": "en-us"}, {"words_per_minute": 180}],
    ids=lambda change: next(iter(change)),
)
def test_other_text_language_voice_or_speed_is_other_speech(change: dict[str, str]) -> None:
    other = dataclasses.replace(KEY, **change)  # type: ignore[arg-type]
    assert other.file_name != KEY.file_name


@pytest.mark.parametrize("length", [0, 3, 4, 40, 48, 500, 2047])
def test_file_cut_short_counts_as_none(tmp_path: Path, length: int) -> None:
    cache(tmp_path).keep(KEY, SOUND)
    data = file(tmp_path).read_bytes()
    file(tmp_path).write_bytes(data[:length])
    assert cache(tmp_path).speech(KEY) is None


@pytest.mark.parametrize("place", [0, 20, 44, 1000, -1])
def test_file_with_a_wrong_byte_counts_as_none(tmp_path: Path, place: int) -> None:
    cache(tmp_path).keep(KEY, SOUND)
    data = bytearray(file(tmp_path).read_bytes())
    data[place] ^= 0x10
    file(tmp_path).write_bytes(data)
    assert cache(tmp_path).speech(KEY) is None


def test_file_of_noughts_counts_as_none_and_is_made_again(tmp_path: Path) -> None:
    cache(tmp_path).keep(KEY, SOUND)
    file(tmp_path).write_bytes(bytes(file(tmp_path).stat().st_size))
    assert cache(tmp_path).speech(KEY) is None
    cache(tmp_path).keep(KEY, SOUND)
    assert cache(tmp_path).speech(KEY) == SOUND


def size(folder: Path) -> int:
    return sum(path.stat().st_size for path in (folder / "speech").iterdir())


def test_folder_stays_within_its_limit_and_the_newest_speech_stays(tmp_path: Path) -> None:
    small = cache(tmp_path, limit_bytes=10_000)
    for number in range(20):
        small.keep(key(str(number)), SOUND)
        os.utime(tmp_path / "speech" / key(str(number)).file_name, ns=(number, number))
        assert size(tmp_path) <= 10_000
    assert small.speech(key("19")) == SOUND
    assert small.speech(key("0")) is None


def test_speech_that_is_asked_for_goes_last(tmp_path: Path) -> None:
    small = cache(tmp_path, limit_bytes=10_000)
    for number in range(4):
        small.keep(key(str(number)), SOUND)
        os.utime(tmp_path / "speech" / key(str(number)).file_name, ns=(number, number))
    small.speech(key("0"))
    small.keep(key("4"), SOUND)
    assert small.speech(key("0")) == SOUND
    assert small.speech(key("1")) is None


def test_what_an_earlier_start_left_counts_too(tmp_path: Path) -> None:
    folder = tmp_path / "speech"
    folder.mkdir()
    leftover = folder / "tmp123.part"
    leftover.write_bytes(bytes(9_000))
    os.utime(leftover, (1, 1))
    cache(tmp_path, limit_bytes=10_000).keep(KEY, SOUND)
    assert not leftover.exists()


def test_nothing_but_whole_files_is_left_behind(tmp_path: Path) -> None:
    cache(tmp_path).keep(KEY, SOUND)
    assert [path.name for path in (tmp_path / "speech").iterdir()] == [KEY.file_name]


def test_folder_that_cannot_be_written_is_warned_of_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "speech").write_text("a file where the folder should be")
    none = cache(tmp_path)
    with caplog.at_level(logging.WARNING):
        none.keep(KEY, SOUND)
        none.keep(KEY, SOUND)
    assert none.speech(KEY) is None
    assert len(caplog.records) == 1
