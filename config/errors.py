"""What is wrong with a settings file: not a rule of the game, and not a bug."""

from __future__ import annotations


class ConfigError(ValueError):
    """`file` cannot be used: `place` is the key (or line) and `problem` says what may stand there."""

    def __init__(self, *, file: str, place: str, problem: str) -> None:
        super().__init__(f"{file}: {place}: {problem}" if place else f"{file}: {problem}")
        self.file = file
        self.place = place
        self.problem = problem
