"""What is tapped about the cards that the camera sees."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class UseCamera:
    """The open sheet is filled by what the camera sees."""


@dataclass(frozen=True, slots=True)
class PickByHand:
    """The open sheet is filled by hand, its `place` first; what the camera is sure of stays."""

    place: int | None = None


@dataclass(frozen=True, slots=True)
class AskCard:
    """Sighting `number` is to be said by hand: the camera's guesses are offered."""

    number: int


@dataclass(frozen=True, slots=True)
class SayCard:
    """Sighting `number` is this card, ``"Th"``."""

    number: int
    card: str


@dataclass(frozen=True, slots=True)
class TakeSeen:
    """These cards, as they stood on the sheet, are right."""

    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class KeepTaken:
    """The table is right, and what the camera reads in sighting `number` is not."""

    number: int


@dataclass(frozen=True, slots=True)
class OfferSeen:
    """The camera has something to offer: its sheet is opened where nothing is in the way."""


SeenCardsIntent: TypeAlias = UseCamera | PickByHand | AskCard | SayCard | TakeSeen | KeepTaken | OfferSeen
