"""A voice that only notes what it is told."""

from __future__ import annotations

from collections.abc import Sequence

from dealer.words.line import Line


class Heard:
    """What was said and sounded, in order: texts, ``"(ten)"`` for a cue, ``"(hush)"``."""

    def __init__(self) -> None:
        self.all: list[str] = []

    def say(self, lines: Sequence[Line]) -> None:
        self.all += [line.text for line in lines]

    def cue(self, name: str) -> None:
        self.all.append(f"({name})")

    def hush(self) -> None:
        self.all.append("(hush)")

    def close(self) -> None:
        """The window was closed."""

    def since(self) -> list[str]:
        """What came since this was asked last."""
        heard, self.all = self.all, []
        return heard
