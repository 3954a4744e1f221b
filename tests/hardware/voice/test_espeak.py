"""Speech by the real espeak-ng, and by programs that fail in its place."""

from __future__ import annotations

import threading
import time
from collections.abc import Mapping
from pathlib import Path

import pytest

from hardware.sound.samples import PEAK, seconds_of
from hardware.sound.trouble import SoundError, TroubleKind
from hardware.voice.cache import SpeechCache
from hardware.voice.espeak import Espeak
from tests.support.sound_programs import program

COUNTED = 'echo called >>"$0.calls"\nexec espeak-ng "$@"\n'
TEXT = "Dev. 20 to call, minimum raise to 40."


def espeak(
    folder: Path,
    *,
    program: str = "espeak-ng",
    voices: Mapping[str, str] | None = None,
    patience_seconds: float = 5.0,
    words_per_minute: int = 165,
) -> Espeak:
    return Espeak(
        cache=SpeechCache(folder=folder / "speech", limit_bytes=10_000_000),
        voices=voices or {},
        program=program,
        patience_seconds=patience_seconds,
        words_per_minute=words_per_minute,
    )


def calls(path: Path) -> int:
    return len(path.with_name(f"{path.name}.calls").read_text().splitlines())


def test_line_becomes_speech_of_a_few_seconds_loud_and_not_cut_off(tmp_path: Path) -> None:
    speech = espeak(tmp_path).make(TEXT, "en")
    assert 2.0 < seconds_of(speech) < 5.0
    assert max(speech) > 0.7 * PEAK
    assert sum(abs(sample) >= PEAK for sample in speech) < 5


def test_speech_is_made_once_and_then_comes_from_the_cache(tmp_path: Path) -> None:
    counted = program(tmp_path, "voice", COUNTED)
    first = espeak(tmp_path, program=str(counted)).make(TEXT, "en")
    assert espeak(tmp_path, program=str(counted)).make(TEXT, "en") == first
    assert calls(counted) == 1


def test_damaged_speech_is_made_again(tmp_path: Path) -> None:
    counted = program(tmp_path, "voice", COUNTED)
    speaks = espeak(tmp_path, program=str(counted))
    first = speaks.make(TEXT, "en")
    (file,) = (tmp_path / "speech").iterdir()
    file.write_bytes(file.read_bytes()[:1000])
    assert speaks.make(TEXT, "en") == first
    assert calls(counted) == 2


def test_every_language_has_its_own_voice_and_may_be_given_another(tmp_path: Path) -> None:
    english, german = (espeak(tmp_path).make("10 20 30", language) for language in ("en", "de"))
    american = espeak(tmp_path, voices={"en": "en-us"}).make("10 20 30", "en")
    assert english != german
    assert english != american


def test_slower_voice_takes_longer(tmp_path: Path) -> None:
    slow, fast = (espeak(tmp_path, words_per_minute=speed).make(TEXT, "en") for speed in (120, 220))
    assert len(slow) > 1.3 * len(fast)


@pytest.mark.parametrize("name", ["Łukasz Gąbka", "-v Ben", "Ünal & Söhne; rm -rf", "李雷", "'\"$(x)`"])
def test_any_name_is_spoken(tmp_path: Path, name: str) -> None:
    assert len(espeak(tmp_path).make(f"{name}. Check.", "en")) > 0


def test_nothing_to_say_is_no_trouble(tmp_path: Path) -> None:
    assert len(espeak(tmp_path).make("", "en")) == 0


def failure(speaks: Espeak, language: str = "en") -> SoundError:
    with pytest.raises(SoundError) as found:
        speaks.make(TEXT, language)
    return found.value


def test_missing_program_is_named_with_its_package(tmp_path: Path) -> None:
    trouble = failure(espeak(tmp_path, program=str(tmp_path / "nothing"))).trouble
    assert (trouble.kind, trouble.package) == (TroubleKind.VOICE_MISSING, "espeak-ng")


def test_language_without_a_voice_is_told_in_the_words_of_the_program(tmp_path: Path) -> None:
    trouble = failure(espeak(tmp_path), language="tlh-x-none").trouble
    assert trouble.kind is TroubleKind.VOICE_FAILED
    assert "voice does not exist" in trouble.detail


@pytest.mark.parametrize("script", ["exit 0\n", "head --bytes=44 /dev/zero\n", "exit 3\n", "kill -9 $$\n"])
def test_program_that_gives_no_speech_has_failed(tmp_path: Path, script: str) -> None:
    trouble = failure(espeak(tmp_path, program=str(program(tmp_path, "voice", script)))).trouble
    assert trouble.kind is TroubleKind.VOICE_FAILED


def test_program_that_never_ends_is_ended(tmp_path: Path) -> None:
    hangs = program(tmp_path, "voice", "exec sleep 60\n")
    trouble = failure(espeak(tmp_path, program=str(hangs), patience_seconds=0.1)).trouble
    assert trouble.kind is TroubleKind.VOICE_FAILED


def test_nothing_is_waited_for_once_aborted(tmp_path: Path) -> None:
    speaks = espeak(tmp_path, program=str(program(tmp_path, "voice", 'touch "$0.runs"\nexec sleep 60\n')))
    ended = threading.Event()

    def speak() -> None:
        failure(speaks)
        ended.set()

    thread = threading.Thread(target=speak)
    thread.start()
    while not (tmp_path / "voice.runs").exists():
        time.sleep(0.005)
    speaks.abort()
    assert ended.wait(1.0)
    thread.join()
    assert failure(speaks).trouble.kind is TroubleKind.VOICE_FAILED
