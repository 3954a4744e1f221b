"""The thread that keeps one player fed while something is to be heard, and tries again while none can be had.

A player that reads samples starts and goes on only while it is given some, so silence fills the gaps; after
a while of nothing but silence it is ended, and the device is free for others.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from hardware.sound.commands import PlayerCommand
from hardware.sound.mixer import Mixer
from hardware.sound.process import PlayerProcess
from hardware.sound.samples import RATE_HZ, SAMPLE_BYTES, silence
from hardware.sound.trouble import SoundError, SoundTrouble, TroubleKind, TroubleTeller

_BLOCK_SAMPLES: Final = RATE_HZ // 50
_BLOCK_SECONDS: Final = _BLOCK_SAMPLES / RATE_HZ
_QUIET: Final = bytes(SAMPLE_BYTES * _BLOCK_SAMPLES)


@dataclass(frozen=True, slots=True, kw_only=True)
class Timing:
    """`wake` is the silence before the first sound, which HDMI swallows. A player ends after `idle`.

    `lead` is how far the samples are ahead of the ear, over the player's own buffer of 0.1 s. A player that
    takes nothing for `patience` is stuck; one that took `proof` of sound works. After a failure the next
    try comes after `retry`, later ones after twice as long each, at most `retry_most`.
    """

    wake_seconds: float = 0.6
    idle_seconds: float = 30.0
    lead_seconds: float = 0.14
    patience_seconds: float = 3.0
    proof_seconds: float = 0.5
    retry_seconds: float = 2.0
    retry_most_seconds: float = 30.0


class Feeder:
    """Plays what `mixer` mixes, from `start` to `ask_to_end`. `find` names a player when one is needed."""

    def __init__(
        self, *, mixer: Mixer, find: Callable[[], PlayerCommand], teller: TroubleTeller, timing: Timing
    ) -> None:
        self._mixer = mixer
        self._find = find
        self._teller = teller
        self._timing = timing
        self._closing = threading.Event()
        self._retry_at: float | None = None
        self._retry_seconds = timing.retry_seconds
        self._thread = threading.Thread(target=self._run, name="sound player", daemon=True)

    @property
    def works(self) -> bool:
        """False from a failure until a player works again: what is given meanwhile is never heard."""
        return self._retry_at is None

    def start(self) -> None:
        """Begin; no player runs before there is something to play."""
        self._thread.start()

    def ask_to_end(self) -> None:
        """Break off, whatever sounds; player and thread end soon."""
        self._closing.set()
        self._mixer.close()

    def join(self, *, seconds: float) -> None:
        """Wait for the end of the thread, for at most `seconds`."""
        self._thread.join(seconds)

    def _run(self) -> None:
        while not self._closing.is_set():
            self._mixer.wait_for_sound(self._seconds_to_retry())
            self._play_or_drop()

    def _seconds_to_retry(self) -> float | None:
        if self._retry_at is None:
            return None
        return max(0.0, self._retry_at - time.monotonic())

    def _play_or_drop(self) -> None:
        if self._closing.is_set():
            return
        if self._retry_at is not None and time.monotonic() < self._retry_at:
            self._mixer.drop_all()
            return
        try:
            self._session()
        except SoundError as error:
            self._failed(error.trouble)

    def _session(self) -> None:
        process = PlayerProcess(
            self._find(),
            may_go_on=lambda: not self._closing.is_set(),
            patience_seconds=self._timing.patience_seconds,
        )
        try:
            self._feed(
                _Stream(process=process, lead_seconds=self._timing.lead_seconds, closing=self._closing)
            )
            process.finish(seconds=1.0)
        finally:
            process.end()

    def _feed(self, stream: _Stream) -> None:
        """Play until it has been quiet for long enough. Raises `SoundError`."""
        proven_at = self._timing.wake_seconds + self._timing.proof_seconds
        self._write(stream, silence(self._timing.wake_seconds).tobytes(), proven_at=proven_at)
        quiet_seconds = 0.0
        while not self._closing.is_set() and quiet_seconds < self._timing.idle_seconds:
            block = self._mixer.next_block(_BLOCK_SAMPLES)
            quiet_seconds = 0.0 if block is not None else quiet_seconds + _BLOCK_SECONDS
            self._write(stream, _QUIET if block is None else block.tobytes(), proven_at=proven_at)

    def _write(self, stream: _Stream, data: bytes, *, proven_at: float) -> None:
        is_proven = stream.seconds >= proven_at
        try:
            stream.write(data)
        except SoundError as error:
            if error.trouble.kind is TroubleKind.PLAYER_ENDED and not is_proven:
                raise SoundError(replace(error.trouble, kind=TroubleKind.DEVICE_REFUSED)) from error
            raise
        if not is_proven and stream.seconds >= proven_at:
            self._retry_at, self._retry_seconds = None, self._timing.retry_seconds
            self._teller.well(voice=False)

    def _failed(self, trouble: SoundTrouble) -> None:
        self._retry_at = time.monotonic() + self._retry_seconds
        self._retry_seconds = min(2 * self._retry_seconds, self._timing.retry_most_seconds)
        self._mixer.drop_all()
        self._teller.found(trouble)


class _Stream:
    """Writes as fast as sound is heard, `lead_seconds` ahead of it, or as slowly as the player takes it."""

    def __init__(self, *, process: PlayerProcess, lead_seconds: float, closing: threading.Event) -> None:
        self._process = process
        self._lead_seconds = lead_seconds
        self._closing = closing
        self._began = time.monotonic()
        self.seconds = 0.0

    def write(self, data: bytes) -> None:
        """Hand over `data` when it is due. Raises `SoundError`."""
        ahead = self._began + self.seconds - self._lead_seconds - time.monotonic()
        if ahead > 0:
            self._closing.wait(ahead)
        elif ahead < -self._lead_seconds:
            # The device is slow to start, or the machine slept: nothing is made up for.
            self._began -= ahead
        self._process.write(data)
        self.seconds += len(data) / SAMPLE_BYTES / RATE_HZ
