"""Which program plays the sound: one that takes raw samples on its standard input."""

from __future__ import annotations

import shutil
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from hardware.sound.samples import RATE_HZ
from hardware.sound.trouble import SoundError, SoundTrouble, TroubleKind


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerCommand:
    """`program` with the arguments that make it play one channel of 16 bits at `RATE_HZ`."""

    program: str
    package: str
    arguments: tuple[str, ...]

    @property
    def line(self) -> Sequence[str]:
        """Program and arguments."""
        return (self.program, *self.arguments)


# A short buffer: a cue is heard some 0.15 s after its press. ALSA takes the nearest that the device has.
APLAY: Final = PlayerCommand(
    program="aplay",
    package="alsa-utils",
    arguments=(
        *("--quiet", "--file-type=raw", "--format=S16_LE", "--channels=1"),
        *(f"--rate={RATE_HZ}", "--buffer-time=100000", "-"),
    ),
)
"""Plays on ALSA's default device, which is PipeWire or PulseAudio where a desktop has set that up."""

PACAT: Final = PlayerCommand(
    program="pacat",
    package="pulseaudio-utils",
    arguments=(
        *("--playback", "--raw", "--format=s16le", "--channels=1"),
        *(f"--rate={RATE_HZ}", "--latency-msec=100", "--client-name=House Dealer"),
    ),
)
"""Plays through the sound server of a desktop. Its sibling pw-cat takes no raw samples on Debian 12."""


def find_player(environ: Mapping[str, str]) -> PlayerCommand:
    """The player for this machine as it is now: `PACAT` where a sound server has the device, else `APLAY`.

    Raises `SoundError` where none is installed.
    """
    path = environ.get("PATH")
    if shutil.which(PACAT.program, path=path) and _sound_server_runs(environ):
        return PACAT
    if shutil.which(APLAY.program, path=path):
        return APLAY
    raise SoundError(
        SoundTrouble(kind=TroubleKind.PLAYER_MISSING, program=APLAY.program, package=APLAY.package)
    )


def _sound_server_runs(environ: Mapping[str, str]) -> bool:
    runtime_folder = environ.get("XDG_RUNTIME_DIR")
    if environ.get("PULSE_SERVER"):
        return True
    return bool(runtime_folder) and Path(runtime_folder or "", "pulse", "native").exists()
