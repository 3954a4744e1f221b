"""Whether the sound device answers: a moment of silence is played to it, and its player is listened to."""

from __future__ import annotations

import subprocess

from hardware.sound.commands import PlayerCommand
from hardware.sound.samples import silence
from hardware.sound.trouble import SoundTrouble, TroubleKind

SILENCE_SECONDS = 0.2
PATIENCE_SECONDS = 3.0


def probe(command: PlayerCommand, *, patience_seconds: float = PATIENCE_SECONDS) -> SoundTrouble | None:
    """What is wrong with the device that `command` plays on; ``None`` where it takes sound.

    That it takes sound does not prove that anybody hears it: a loudspeaker is not asked. Takes as long as the
    silence, or `patience_seconds` where the player hangs.
    """
    try:
        played = subprocess.run(
            command.line,
            input=silence(SILENCE_SECONDS).tobytes(),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            timeout=patience_seconds,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return _trouble(command, TroubleKind.PLAYER_STUCK)
    except OSError as error:
        return _trouble(command, TroubleKind.PLAYER_MISSING, error.strerror or "")
    if not played.returncode:
        return None
    return _trouble(command, TroubleKind.DEVICE_REFUSED, _last_line(played.stderr))


def _last_line(said: bytes) -> str:
    lines = [line.strip() for line in said.decode(errors="replace").splitlines()]
    return next((line for line in reversed(lines) if line), "")


def _trouble(command: PlayerCommand, kind: TroubleKind, detail: str = "") -> SoundTrouble:
    return SoundTrouble(kind=kind, program=command.program, package=command.package, detail=detail)
