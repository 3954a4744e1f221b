"""The lines that wait to be spoken."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from config.settings import VoiceLevel
from hardware.voice.levels import is_spoken
from hardware.voice.utterance import Utterance

_MOST: Final = 12


class Waiting:
    """First come, first spoken; but there is one turn call at most, the newest. One thread at a time."""

    def __init__(self) -> None:
        self._utterances: list[Utterance] = []

    def __len__(self) -> int:
        return len(self._utterances)

    def add(self, utterances: Iterable[Utterance]) -> None:
        """Let `utterances` wait, a turn call instead of the one that waits.

        Where too many wait, the oldest goes of those that a short voice would leave out as well.
        """
        for utterance in utterances:
            if utterance.is_turn:
                self._utterances = [other for other in self._utterances if not other.is_turn]
            self._utterances.append(utterance)
            if len(self._utterances) > _MOST:
                self._utterances.remove(self._least_missed())

    def _least_missed(self) -> Utterance:
        for utterance in self._utterances:
            if not is_spoken(utterance.line.kind, VoiceLevel.SHORT):
                return utterance
        return self._utterances[0]

    def take(self) -> Utterance:
        """The next one, which no longer waits; there is one."""
        return self._utterances.pop(0)

    def clear(self) -> None:
        """Nothing waits any more."""
        self._utterances.clear()
