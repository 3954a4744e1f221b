"""The cues: short sounds for what has just happened. `make_cues` makes their files."""

from __future__ import annotations

from array import array
from enum import StrEnum
from pathlib import Path

from hardware.sound.samples import from_wav


class Cue(StrEnum):
    """A moment with a sound; the value is the name of its file."""

    TURN = "turn"
    """It is another player's turn."""
    TICK = "tick"
    """A press that was not taken."""
    TEN = "ten"
    """Ten seconds are left."""
    FIVE = "five"
    """Five seconds are left."""
    TIME = "time"
    """The time is out."""
    UNDO = "undo"
    """Something was taken back."""
    ERROR = "error"
    """Something cannot be done, or went wrong."""
    AWARD = "award"
    """A pot was won."""


def cue_samples(cue: Cue, *, folder: Path | None = None) -> array[int]:
    """The sound of `cue`; raises `OSError` and `ValueError` for a file that is missing or damaged."""
    return from_wav(cue_file(cue, folder=folder or own_folder()).read_bytes())


def cue_file(cue: Cue, *, folder: Path) -> Path:
    """Where the sound of `cue` lies in `folder`."""
    return folder / f"{cue.value}.wav"


def own_folder() -> Path:
    """The files that come with the program."""
    return Path(__file__).parent / "cues"
