"""The thread at the player, with real programs that listen, refuse, die, hang and are slow."""

from __future__ import annotations

import time
from array import array
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path

from hardware.sound.commands import PlayerCommand, find_player
from hardware.sound.feeder import Feeder, Timing
from hardware.sound.mixer import Mixer
from hardware.sound.samples import RATE_HZ
from hardware.sound.trouble import TroubleKind, TroubleTeller
from tests.support.sound_programs import (
    DIES_AFTER_HALF_A_SECOND,
    DIES_ONCE,
    HANGS,
    IS_SLOW,
    LISTENS,
    QUICK,
    REFUSES,
    REFUSES_UNTIL_PLUGGED,
    Ear,
    FakePlayer,
    eventually,
    sound_of,
)

TONE = array("h", [1000, -1000] * 1000)


@contextmanager
def feeding(
    find: Callable[[], PlayerCommand], ear: Ear, *, timing: Timing = QUICK
) -> Iterator[tuple[Mixer, Feeder]]:
    mixer = Mixer()
    mixer.voice_volume = mixer.cue_volume = 100
    teller = TroubleTeller(on_trouble=ear.on_trouble, on_recovered=ear.on_recovered)
    feeder = Feeder(mixer=mixer, find=find, teller=teller, timing=timing)
    feeder.start()
    try:
        yield mixer, feeder
    finally:
        feeder.ask_to_end()
        feeder.join(seconds=1.0)


def test_no_player_runs_before_there_is_something_to_play(tmp_path: Path) -> None:
    player = FakePlayer(tmp_path, LISTENS)
    with feeding(player.find, Ear()):
        time.sleep(0.1)
    assert player.log == []


def test_first_sound_comes_after_a_silence_that_wakes_the_device(tmp_path: Path) -> None:
    player, ear = FakePlayer(tmp_path, LISTENS), Ear()
    with feeding(player.find, ear) as (mixer, _):
        mixer.play(TONE)
        assert eventually(lambda: len(sound_of(player.heard)) == len(TONE))
    assert player.heard.index(1000) == round(QUICK.wake_seconds * RATE_HZ)
    assert ear.troubles == []


def test_next_sound_of_a_running_player_needs_no_waking(tmp_path: Path) -> None:
    player = FakePlayer(tmp_path, LISTENS)
    with feeding(player.find, Ear(), timing=replace(QUICK, idle_seconds=5.0)) as (mixer, _):
        mixer.play(TONE)
        assert eventually(lambda: len(sound_of(player.heard)) == len(TONE))
        asked = time.monotonic()
        mixer.play(TONE)
        assert eventually(lambda: len(sound_of(player.heard)) > len(TONE))
        assert time.monotonic() - asked < 0.3
    assert player.log == ["begins"]


def test_player_ends_after_a_while_of_silence_and_the_device_is_free(tmp_path: Path) -> None:
    player = FakePlayer(tmp_path, LISTENS)
    with feeding(player.find, Ear()) as (mixer, _):
        mixer.play(TONE)
        assert eventually(lambda: player.is_running)
        assert eventually(lambda: not player.is_running)
        mixer.play(TONE)
        assert eventually(lambda: player.log == ["begins", "begins"])
    assert "two at once" not in player.log


def test_samples_are_given_as_fast_as_they_are_heard(tmp_path: Path) -> None:
    player = FakePlayer(tmp_path, LISTENS)
    with feeding(player.find, Ear(), timing=replace(QUICK, idle_seconds=5.0)) as (mixer, _):
        mixer.play(TONE)
        assert eventually(lambda: len(player.heard) > 0)
        began, before = time.monotonic(), len(player.heard)
        time.sleep(0.5)
        heard_seconds = (len(player.heard) - before) / RATE_HZ
        passed = time.monotonic() - began
    assert 0.5 * passed < heard_seconds < passed + 0.15


def test_slow_player_is_waited_for_and_gets_every_sample(tmp_path: Path) -> None:
    player, ear = FakePlayer(tmp_path, IS_SLOW), Ear()
    with feeding(player.find, ear) as (mixer, _):
        mixer.play(TONE)
        assert eventually(lambda: len(sound_of(player.heard)) == len(TONE))
    assert sound_of(player.heard) == TONE
    assert ear.troubles == []


def test_missing_player_is_told_once(tmp_path: Path) -> None:
    ear = Ear()
    with feeding(lambda: find_player({"PATH": str(tmp_path)}), ear) as (mixer, feeder):
        for _ in range(3):
            mixer.play(TONE)
            assert eventually(lambda: not mixer.has_sound)
            time.sleep(QUICK.retry_most_seconds)
        assert not feeder.works
    assert [trouble.kind for trouble in ear.troubles] == [TroubleKind.PLAYER_MISSING]


def test_program_that_cannot_be_started_is_told_as_missing(tmp_path: Path) -> None:
    player, ear = FakePlayer(tmp_path, LISTENS), Ear()
    player.path.chmod(0o644)
    with feeding(player.find, ear) as (mixer, _):
        mixer.play(TONE)
        assert eventually(lambda: ear.troubles)
    assert ear.troubles[0].kind is TroubleKind.PLAYER_MISSING
    assert ear.troubles[0].detail


def test_refused_device_is_told_once_with_what_the_player_said(tmp_path: Path) -> None:
    player, ear = FakePlayer(tmp_path, REFUSES), Ear()
    with feeding(player.find, ear) as (mixer, _):
        mixer.play(TONE)
        assert eventually(lambda: len(player.log) >= 3)
    (trouble,) = ear.troubles
    assert trouble.kind is TroubleKind.DEVICE_REFUSED
    assert trouble.detail == "audio open error: Device or resource busy"
    assert ear.recovered == []


def test_device_that_comes_is_found_without_anything_being_said(tmp_path: Path) -> None:
    player, ear = FakePlayer(tmp_path, REFUSES_UNTIL_PLUGGED), Ear()
    with feeding(player.find, ear) as (mixer, feeder):
        mixer.play(TONE)
        assert eventually(lambda: ear.troubles)
        player.plug_in()
        assert eventually(lambda: ear.recovered == ear.troubles)
        assert feeder.works
        assert sound_of(player.heard) == array("h")
        mixer.play(TONE)
        assert eventually(lambda: sound_of(player.heard) == TONE)


def test_player_that_dies_is_told_and_a_new_one_takes_over(tmp_path: Path) -> None:
    player, ear = FakePlayer(tmp_path, DIES_ONCE), Ear()
    with feeding(player.find, ear) as (mixer, _):
        mixer.speak(array("h", [1] * 3 * RATE_HZ))
        assert eventually(lambda: ear.recovered)
        assert not mixer.has_sound
    assert [trouble.kind for trouble in ear.troubles] == [TroubleKind.PLAYER_ENDED]
    assert "two at once" not in player.log


def test_player_that_always_dies_never_brings_the_thread_down(tmp_path: Path) -> None:
    player, ear = FakePlayer(tmp_path, DIES_AFTER_HALF_A_SECOND), Ear()
    with feeding(player.find, ear, timing=replace(QUICK, idle_seconds=2.0)) as (mixer, _):
        for deaths in (1, 2):
            mixer.speak(array("h", [1] * RATE_HZ))
            assert eventually(partial(has_told, ear, deaths))
            assert eventually(lambda: len(ear.recovered) == len(ear.troubles))


def has_told(ear: Ear, times: int) -> bool:
    return len(ear.troubles) >= times


def test_player_that_takes_nothing_is_ended_and_told(tmp_path: Path) -> None:
    player, ear = FakePlayer(tmp_path, HANGS), Ear()
    with feeding(player.find, ear) as (mixer, _):
        mixer.play(TONE)
        assert eventually(lambda: ear.troubles)
        assert eventually(lambda: len(player.log) == 2)
    assert [trouble.kind for trouble in ear.troubles] == [TroubleKind.PLAYER_STUCK]


def test_tries_come_further_and_further_apart(tmp_path: Path) -> None:
    player = FakePlayer(tmp_path, REFUSES)
    timing = replace(QUICK, retry_seconds=0.1, retry_most_seconds=100.0)
    with feeding(player.find, Ear(), timing=timing) as (mixer, _):
        mixer.play(TONE)
        time.sleep(1.0)
    assert 3 <= len(player.log) <= 4


def test_thread_ends_within_a_second_whatever_the_player_does(tmp_path: Path) -> None:
    player = FakePlayer(tmp_path, HANGS)
    with feeding(player.find, Ear(), timing=replace(QUICK, patience_seconds=60.0)) as (mixer, feeder):
        mixer.play(TONE)
        assert eventually(lambda: player.log)
        asked = time.monotonic()
        feeder.ask_to_end()
        feeder.join(seconds=5.0)
        assert time.monotonic() - asked < 1.0
