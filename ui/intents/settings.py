"""What is tapped to set something."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class OpenSettings:
    """Show the settings, at the part named `section`."""

    section: str = "sound"


@dataclass(frozen=True, slots=True)
class ChooseSetting:
    """The setting `name` of the box ("volume") becomes `value`, one of those offered."""

    name: str
    value: str


@dataclass(frozen=True, slots=True)
class ChooseRule:
    """The house rule `name` becomes `value`, from the next hand on."""

    name: str
    value: str


SettingsIntent: TypeAlias = OpenSettings | ChooseSetting | ChooseRule
