"""Stand-ins for the programs of the sound: players and voices, good and bad, written into a folder."""

from __future__ import annotations

import time
from array import array
from collections.abc import Callable
from pathlib import Path

from hardware.sound.commands import PlayerCommand
from hardware.sound.feeder import Timing
from hardware.sound.samples import from_bytes
from hardware.sound.trouble import SoundTrouble

QUICK = Timing(
    wake_seconds=0.1,
    idle_seconds=0.2,
    lead_seconds=0.05,
    patience_seconds=0.3,
    proof_seconds=0.1,
    retry_seconds=0.1,
    retry_most_seconds=0.2,
)
"""Everything that takes seconds at a table takes tenths here."""

LISTENS = """
mkdir "$0.runs" || echo "two at once" >>"$0.log"
echo begins >>"$0.log"
cat >>"$0.heard"
rmdir "$0.runs"
"""
REFUSES = """
echo begins >>"$0.log"
echo "ALSA lib: cannot find card '0'" >&2
echo "audio open error: Device or resource busy" >&2
exit 1
"""
REFUSES_UNTIL_PLUGGED = f'if [ ! -e "$0.plugged" ]; then\n{REFUSES}\nfi\n{LISTENS}'
DIES_AFTER_HALF_A_SECOND = 'echo begins >>"$0.log"\nhead --bytes=22050 >>"$0.heard"\n'
DIES_ONCE = f'if [ ! -e "$0.log" ]; then\n{DIES_AFTER_HALF_A_SECOND}exit\nfi\n{LISTENS}'
HANGS = 'echo begins >>"$0.log"\ntrap "" TERM\nexec sleep 60\n'
IS_SLOW = """
echo begins >>"$0.log"
while head --bytes=4096 >>"$0.piece" && [ -s "$0.piece" ]; do
    cat "$0.piece" >>"$0.heard"; : >"$0.piece"
    sleep 0.15
done
"""


def program(folder: Path, name: str, script: str) -> Path:
    """An executable of `script`, which finds its own files by "$0"."""
    path = folder / name
    path.write_text(f"#!/bin/sh\n{script}")
    path.chmod(0o755)
    return path


class FakePlayer:
    """A player program of `script` in `folder`; it is no player of this machine."""

    def __init__(self, folder: Path, script: str) -> None:
        self.path = program(folder, "player", script)
        self.command = PlayerCommand(program=str(self.path), package="alsa-utils", arguments=())

    def find(self) -> PlayerCommand:
        """What names the player to whoever asks."""
        return self.command

    @property
    def heard(self) -> array[int]:
        """All the samples it has taken, of all its runs."""
        file = self._file("heard")
        return from_bytes(file.read_bytes()) if file.exists() else from_bytes(b"")

    @property
    def log(self) -> list[str]:
        """A line for each of its beginnings, and for what must not be."""
        file = self._file("log")
        return file.read_text().splitlines() if file.exists() else []

    @property
    def is_running(self) -> bool:
        """Whether one that listens is running."""
        return self._file("runs").exists()

    def plug_in(self) -> None:
        """From now on there is a device."""
        self._file("plugged").touch()

    def _file(self, kind: str) -> Path:
        return self.path.with_name(f"player.{kind}")


class Ear:
    """Hears of troubles, on whatever thread they are told."""

    def __init__(self) -> None:
        self.troubles: list[SoundTrouble] = []
        self.recovered: list[SoundTrouble] = []

    def on_trouble(self, trouble: SoundTrouble) -> None:
        self.troubles.append(trouble)

    def on_recovered(self, trouble: SoundTrouble) -> None:
        self.recovered.append(trouble)


def eventually(happened: Callable[[], object], *, seconds: float = 5.0) -> bool:
    """Whether `happened` comes true within `seconds`."""
    deadline = time.monotonic() + seconds
    while not happened():
        if time.monotonic() > deadline:
            return False
        time.sleep(0.005)
    return True


def sound_of(samples: array[int]) -> array[int]:
    """`samples` without the silence around and in between."""
    return array("h", [sample for sample in samples if sample])
