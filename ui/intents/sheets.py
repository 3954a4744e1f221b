"""What is tapped on a sheet: an amount, or cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class PressKey:
    """A key of the number pad: ``"0"`` to ``"9"``, ``"00"``, or ``"back"`` to take the last digit away."""

    key: str


@dataclass(frozen=True, slots=True)
class AddChip:
    """A chip button: add one chip of this value to the amount."""

    chips: int


@dataclass(frozen=True, slots=True)
class SetAmount:
    """A preset: the amount becomes `to_chips`, nothing is recorded yet."""

    to_chips: int


@dataclass(frozen=True, slots=True)
class ClearAmount:
    """Empty the amount."""


@dataclass(frozen=True, slots=True)
class ConfirmAmount:
    """Record the amount that stands in the big button."""


@dataclass(frozen=True, slots=True)
class PickCard:
    """A card of the 4 x 13 picker, ``"Th"``."""

    card: str


@dataclass(frozen=True, slots=True)
class ChoosePlace:
    """The place of the card sheet that the next card goes to; counted from 0."""

    place: int


@dataclass(frozen=True, slots=True)
class ConfirmCards:
    """The cards on the sheet are right."""


@dataclass(frozen=True, slots=True)
class SkipCards:
    """Go on without entering cards."""


SheetIntent: TypeAlias = (
    PressKey
    | AddChip
    | SetAmount
    | ClearAmount
    | ConfirmAmount
    | PickCard
    | ChoosePlace
    | ConfirmCards
    | SkipCards
)
