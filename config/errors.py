"""What is wrong with a settings file: not a rule of the game, and not a bug."""

from __future__ import annotations


class ConfigError(ValueError):
    """`file` cannot be used: `place` is the key, `problem` says what may stand there.

    `place` is empty where the file as a whole cannot be read; of a file that is no TOML, `problem` names the
    line.
    """

    def __init__(self, *, file: str, place: str = "", problem: str) -> None:
        super().__init__(f"{file}: {place}: {problem}" if place else f"{file}: {problem}")
        self.file = file
        self.place = place
        self.problem = problem
