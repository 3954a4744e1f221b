"""A player without a sound: it writes down what it was given, for tests and for a box without a voice."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hardware.sound.cues import Cue
from hardware.voice.utterance import Utterance


@dataclass(frozen=True, slots=True, kw_only=True)
class Said:
    """`utterance` was given to be said at `volume`."""

    utterance: Utterance
    volume: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Played:
    """`cue` was given to be sounded at `volume`."""

    cue: Cue
    volume: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Hushed:
    """What waited was forgotten."""


class RecordingPlayer:
    """Takes everything a device takes; nothing waits and nothing is replaced.

    Attributes:
        record: what was given, in order.
        is_closed: whether it was closed.
    """

    def __init__(self) -> None:
        self.voice_volume = 0
        self.cue_volume = 0
        self.record: list[Said | Played | Hushed] = []
        self.is_closed = False

    @property
    def said(self) -> tuple[str, ...]:
        """The texts of the lines in the table's own form, as the banner shows them."""
        return tuple(entry.utterance.line.text for entry in self.record if isinstance(entry, Said))

    @property
    def cues(self) -> tuple[Cue, ...]:
        """The cues in order."""
        return tuple(entry.cue for entry in self.record if isinstance(entry, Played))

    def forget(self) -> None:
        """Begin a new record."""
        self.record.clear()

    def say(self, utterances: Sequence[Utterance]) -> None:
        """Write down `utterances`."""
        self.record.extend(Said(utterance=one, volume=self.voice_volume) for one in utterances)

    def play(self, cue: Cue) -> None:
        """Write down `cue`."""
        self.record.append(Played(cue=cue, volume=self.cue_volume))

    def hush(self) -> None:
        """Write down that it is hushed."""
        self.record.append(Hushed())

    def close(self) -> None:
        """Nothing is held."""
        self.is_closed = True
