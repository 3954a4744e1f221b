"""One line of the doctor's report."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class State(Enum):
    """How a part is."""

    READY = "ready"
    OFF = "off"
    """Not wanted, or not missed."""
    MISSING = "missing"
    """Wanted by the settings, and not there or not to be used."""
    FAULT = "fault"
    """There, and something is wrong with it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Finding:
    """How `part` is, in words, and what `helps`; `details` say it pin by pin.

    `simulated` parts are not real, and are there. What is wrong with a part that does not count (`counts`) is
    named, and leaves the exit status alone.
    """

    part: str
    state: State
    text: str
    helps: str = ""
    details: tuple[str, ...] = ()
    simulated: bool = False
    counts: bool = True
