"""What is wrong with the sound, as fields; and that each trouble is told once."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

from hardware.errors import HardwareError


class TroubleKind(Enum):
    """What is wrong; every kind belongs to the voice or to the player."""

    VOICE_MISSING = "voice_missing"
    """The program that speaks is not installed."""
    VOICE_FAILED = "voice_failed"
    """It is there and makes no speech, for example since it lacks the language."""
    PLAYER_MISSING = "player_missing"
    """No program that plays sound is installed."""
    DEVICE_REFUSED = "device_refused"
    """The player ended at once: no sound device, or another program holds it."""
    PLAYER_ENDED = "player_ended"
    """The player ended while it played: the device was unplugged, or somebody ended it."""
    PLAYER_STUCK = "player_stuck"
    """The player runs and takes no more sound."""

    @property
    def is_of_voice(self) -> bool:
        """Whether only speech is lost: cues are still heard."""
        return self in (TroubleKind.VOICE_MISSING, TroubleKind.VOICE_FAILED)


@dataclass(frozen=True, slots=True, kw_only=True)
class SoundTrouble:
    """`program` is the command concerned, `package` the Debian package that brings it.

    `detail` is what the program itself said, in its own language, for a screen of devices; it may be empty.
    """

    kind: TroubleKind
    program: str
    package: str
    detail: str = ""


class SoundError(HardwareError, OSError):
    """Speech cannot be made, or sound cannot be played: `trouble` says what is wrong."""

    def __init__(self, trouble: SoundTrouble) -> None:
        super().__init__(f"{trouble.kind.value}: {trouble.program}: {trouble.detail}")
        self.trouble = trouble


class TroubleTeller:
    """Tells a trouble when it begins and when it is over, however often it shows in between. Any thread.

    One of the voice and one of the player can stand at the same time. `on_trouble` and `on_recovered` are
    called on the thread that found out.
    """

    def __init__(
        self,
        *,
        on_trouble: Callable[[SoundTrouble], None],
        on_recovered: Callable[[SoundTrouble], None],
    ) -> None:
        self._on_trouble = on_trouble
        self._on_recovered = on_recovered
        self._lock = threading.Lock()
        self._standing: dict[bool, SoundTrouble] = {}

    @property
    def standing(self) -> tuple[SoundTrouble, ...]:
        """What is wrong now."""
        with self._lock:
            return tuple(self._standing.values())

    def found(self, trouble: SoundTrouble) -> None:
        """Something is wrong; told only if its part was well before."""
        with self._lock:
            is_new = trouble.kind.is_of_voice not in self._standing
            self._standing[trouble.kind.is_of_voice] = trouble
        if is_new:
            self._on_trouble(trouble)

    def well(self, *, voice: bool) -> None:
        """The voice, or else the player, does what it should."""
        with self._lock:
            over = self._standing.pop(voice, None)
        if over is not None:
            self._on_recovered(over)
