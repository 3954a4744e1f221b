"""The settings being looked at."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Section(Enum):
    """A part of the settings."""

    SOUND = "sound"
    DISPLAY = "display"
    RULES = "rules"


@dataclass(frozen=True, slots=True, kw_only=True)
class SettingsPage:
    """The settings, open at `section`, from row `first` on."""

    section: Section = Section.SOUND
    first: int = 0
