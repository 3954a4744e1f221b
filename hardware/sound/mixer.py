"""What sounds next: one voice and the cues beside it, in blocks."""

from __future__ import annotations

import threading
from array import array
from collections.abc import Sequence
from typing import Final

from hardware.sound.samples import RATE_HZ, gain, mixed

_FADE_SAMPLES: Final = RATE_HZ // 50
"""A voice that is cut off fades over 20 ms: without that it is heard as a click."""

_CUES_AT_ONCE: Final = 4


class Mixer:
    """Puts cues over the voice, so that no cue waits for the end of a sentence. Any thread; no call waits
    but those that say so.

    A volume is 0 to 100 and holds from the next block on.
    """

    def __init__(self) -> None:
        self._changed = threading.Condition()
        self._voice: Sequence[int] = ()
        self._voice_at = 0
        self._cues: list[tuple[Sequence[int], int]] = []
        self._is_closed = False
        self.voice_volume = 70
        self.cue_volume = 70

    def speak(self, samples: Sequence[int]) -> None:
        """Let the voice say `samples` from now on, instead of what it was saying."""
        with self._changed:
            self._voice, self._voice_at = samples, 0
            self._changed.notify_all()

    def play(self, samples: Sequence[int]) -> None:
        """Sound a cue from now on; of too many at once the oldest ends."""
        with self._changed:
            self._cues = [*self._cues, (samples, 0)][-_CUES_AT_ONCE:]
            self._changed.notify_all()

    def hush_voice(self) -> None:
        """The voice fades away at once; cues go on."""
        with self._changed:
            rest = self._voice[self._voice_at : self._voice_at + _FADE_SAMPLES]
            faded = [round(sample * (1 - place / _FADE_SAMPLES)) for place, sample in enumerate(rest)]
            self._voice, self._voice_at = faded, 0

    def drop_all(self) -> None:
        """Nothing sounds any more: it was not to be heard, and is too late later."""
        with self._changed:
            self._voice, self._voice_at, self._cues = (), 0, []
            self._changed.notify_all()

    def close(self) -> None:
        """End every wait, now and later."""
        with self._changed:
            self._is_closed = True
            self._changed.notify_all()

    @property
    def has_sound(self) -> bool:
        """Whether anything is left to be played."""
        with self._changed:
            return self._sounds

    @property
    def _sounds(self) -> bool:
        return self._voice_at < len(self._voice) or bool(self._cues)

    def wait_for_sound(self, seconds: float | None) -> None:
        """Wait until there is something to play; at most `seconds`, and not once closed."""
        with self._changed:
            self._changed.wait_for(lambda: self._sounds or self._is_closed, seconds)

    def wait_for_voice_end(self) -> None:
        """Wait until the voice has said all of it, or was hushed or dropped; not once closed."""
        with self._changed:
            self._changed.wait_for(lambda: self._voice_at >= len(self._voice) or self._is_closed)

    def next_block(self, length: int) -> array[int] | None:
        """The next `length` samples; ``None`` where everything is quiet."""
        with self._changed:
            if not self._sounds:
                return None
            parts = [
                (self._voice[self._voice_at : self._voice_at + length], gain(self.voice_volume)),
                *((cue[at : at + length], gain(self.cue_volume)) for cue, at in self._cues),
            ]
            self._voice_at += length
            self._cues = [(cue, at + length) for cue, at in self._cues if at + length < len(cue)]
            if self._voice_at >= len(self._voice):
                self._changed.notify_all()
        return mixed([part for part in parts if part[0]], length)
