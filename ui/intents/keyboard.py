"""What is tapped on the keyboard."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class TypeText:
    """A key of the keyboard, as it is to appear; one letter or a space."""

    text: str


@dataclass(frozen=True, slots=True)
class EraseText:
    """Take the last letter away."""


@dataclass(frozen=True, slots=True)
class ToggleShift:
    """The next letter is a capital, or is not."""


@dataclass(frozen=True, slots=True)
class ToggleAccents:
    """Letters, or letters with accents."""


@dataclass(frozen=True, slots=True)
class ConfirmEntry:
    """The text or number that was typed is right."""


@dataclass(frozen=True, slots=True)
class TakeName:
    """A name from earlier nights is the right one: it need not be typed to its end."""

    name: str


KeyboardIntent: TypeAlias = TypeText | EraseText | ToggleShift | ToggleAccents | ConfirmEntry | TakeName
