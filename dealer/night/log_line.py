"""A line of what is looked back at."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class LogLine:
    """A line of the log or of the books; a `heading` begins a part."""

    text: str
    heading: bool = False
