"""What comes of something that somebody did at a device."""

from __future__ import annotations

from dataclasses import dataclass

from ui.intents import Intent, PressTooSoon


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer:
    """`intents` are handled one after another; the lamp of seat `lit` shows who it was, `line` says so."""

    intents: tuple[Intent, ...] = ()
    lit: int | None = None
    line: str = ""


NOTHING = Answer()
TOO_SOON = Answer(intents=(PressTooSoon(),))
"""A soft tick."""
