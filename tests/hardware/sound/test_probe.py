"""Whether a sound device answers, asked of real programs that listen, refuse, hang and are not there."""

from __future__ import annotations

from pathlib import Path

from hardware.sound.probe import probe
from hardware.sound.trouble import SoundTrouble, TroubleKind
from tests.support.sound_programs import HANGS, LISTENS, REFUSES, FakePlayer


def troubled(folder: Path, script: str) -> SoundTrouble:
    trouble = probe(FakePlayer(folder, script).command, patience_seconds=0.3)
    assert trouble is not None
    return trouble


def test_player_that_takes_the_silence_is_well(tmp_path: Path) -> None:
    player = FakePlayer(tmp_path, LISTENS)
    assert probe(player.command) is None
    assert set(player.heard) == {0}


def test_device_that_is_refused_is_told_in_the_last_words_of_its_player(tmp_path: Path) -> None:
    trouble = troubled(tmp_path, REFUSES)
    assert trouble.kind is TroubleKind.DEVICE_REFUSED
    assert trouble.detail == "audio open error: Device or resource busy"


def test_player_that_hangs_is_not_waited_for(tmp_path: Path) -> None:
    assert troubled(tmp_path, HANGS).kind is TroubleKind.PLAYER_STUCK


def test_player_that_cannot_be_started_is_missing(tmp_path: Path) -> None:
    player = FakePlayer(tmp_path, LISTENS)
    player.path.unlink()
    trouble = probe(player.command)
    assert trouble is not None
    assert trouble.kind is TroubleKind.PLAYER_MISSING
