"""Where everything that is said goes through: the lines of the table, and short sounds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from dealer.words.line import Line
from hardware.sound.cues import Cue


class Voice(Protocol):
    """Says lines aloud; a `hardware.voice.speaker.Speaker` is one. No call waits, none raises."""

    def say(self, lines: Sequence[Line]) -> None:
        """Say `lines` in order; a newer turn takes the place of one that still waits."""

    def cue(self, cue: Cue) -> None:
        """Make a short sound."""

    def hush(self) -> None:
        """Forget what still waits: it is no longer true."""

    def close(self) -> None:
        """Let the sound device go."""


class NoVoice:
    """A box that does not speak."""

    def say(self, lines: Sequence[Line]) -> None:
        """Nothing is heard."""

    def cue(self, cue: Cue) -> None:
        """Nothing is heard."""

    def hush(self) -> None:
        """Nothing waits."""

    def close(self) -> None:
        """Nothing is held."""


class Announcer:
    """Says lines through the voice, and knows the last ones. Main thread only.

    Attributes:
        last: the lines that were said last.
    """

    def __init__(self, voice: Voice) -> None:
        self._voice = voice
        self.last: tuple[Line, ...] = ()

    def say(self, lines: Sequence[Line], *, instead: bool = False) -> None:
        """Say `lines`; `instead` of everything that still waits to be said, where that is no longer true."""
        if instead:
            self._voice.hush()
        if lines:
            self.last = tuple(lines)
            self._voice.say(lines)

    def read(self, lines: Sequence[Line]) -> None:
        """Read `lines` aloud instead of everything that waits; they are not what is said again later."""
        self._voice.hush()
        self._voice.say(lines)

    def hush(self) -> None:
        """Break off."""
        self._voice.hush()

    def say_again(self) -> None:
        """Repeat what was said last."""
        self._voice.hush()
        self._voice.say(self.last)

    def cue(self, cue: Cue) -> None:
        """A short sound."""
        self._voice.cue(cue)

    def close(self) -> None:
        """Nothing is said any more."""
        self._voice.close()
