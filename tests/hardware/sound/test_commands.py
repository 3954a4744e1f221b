"""Which player is taken, and that the real one takes what it is given."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from hardware.sound.commands import APLAY, PACAT, find_player
from hardware.sound.trouble import SoundError, SoundTrouble, TroubleKind
from tests.support.sound_programs import program


@pytest.fixture
def path(tmp_path: Path) -> Path:
    folder = tmp_path / "bin"
    folder.mkdir()
    return folder


def test_alsa_plays_where_no_sound_server_runs(path: Path, tmp_path: Path) -> None:
    program(path, "aplay", "")
    program(path, "pacat", "")
    assert find_player({"PATH": str(path), "XDG_RUNTIME_DIR": str(tmp_path)}) is APLAY
    assert find_player({"PATH": str(path)}) is APLAY


def test_sound_server_plays_where_one_runs(path: Path, tmp_path: Path) -> None:
    program(path, "aplay", "")
    program(path, "pacat", "")
    (tmp_path / "pulse").mkdir()
    (tmp_path / "pulse" / "native").touch()
    assert find_player({"PATH": str(path), "XDG_RUNTIME_DIR": str(tmp_path)}) is PACAT
    assert find_player({"PATH": str(path), "PULSE_SERVER": "somewhere"}) is PACAT


def test_alsa_plays_where_nothing_speaks_to_the_sound_server(path: Path) -> None:
    program(path, "aplay", "")
    assert find_player({"PATH": str(path), "PULSE_SERVER": "somewhere"}) is APLAY


def test_missing_player_is_named_with_its_package(path: Path) -> None:
    with pytest.raises(SoundError) as found:
        find_player({"PATH": str(path)})
    assert found.value.trouble == SoundTrouble(
        kind=TroubleKind.PLAYER_MISSING, program="aplay", package="alsa-utils"
    )


def test_aplay_takes_its_arguments_and_plays_every_sample(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    sound = bytes(range(256)) * 400
    subprocess.run([*APLAY.line, f"--device=tee:null,{heard},raw"], input=sound, check=True, timeout=20)
    assert heard.read_bytes()[: len(sound)] == sound
