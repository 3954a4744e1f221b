"""One line as it is to be spoken."""

from __future__ import annotations

from dataclasses import dataclass

from dealer.words.line import Kind, Line


@dataclass(frozen=True, slots=True, kw_only=True)
class Utterance:
    """`line` in the form `text` that a voice of `language` speaks well."""

    line: Line
    text: str
    language: str

    @property
    def is_turn(self) -> bool:
        """Whether it calls somebody's turn: a newer call makes it wrong."""
        return self.line.kind is Kind.TURN
