"""Where a speaker's words and cues go: a device, or a record of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from hardware.sound.cues import Cue
from hardware.voice.utterance import Utterance


class Player(Protocol):
    """Makes words and cues heard. No call waits, none raises. Volumes are 0 to 100."""

    voice_volume: int
    cue_volume: int

    def say(self, utterances: Sequence[Utterance]) -> None:
        """Say `utterances` in order after what waits; a turn call replaces an older one."""

    def play(self, cue: Cue) -> None:
        """Sound `cue` now, over what is being said."""

    def hush(self) -> None:
        """Forget what waits to be said, and break off."""

    def close(self) -> None:
        """Break off and let the device go."""
