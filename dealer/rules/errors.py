"""What can be wrong with a command. Every error carries fields; sentences are made elsewhere."""

from __future__ import annotations

from typing import ClassVar


class DealerError(Exception):
    """Root of everything the dealer package raises on purpose."""


class RuleViolation(DealerError, ValueError):
    """A command that the rules do not allow now. Subclasses carry the figures the screen needs.

    `rule` names the ruling that closes the choice, for example ``"TDA 47-A"``.
    """

    rule: ClassVar[str] = ""


class BadCard(RuleViolation):
    """Text that names no card of the deck."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.text = text


class DuplicateCard(RuleViolation):
    """A card that is in use already. `places` are the two where it lies: seat numbers or ``"board"``."""

    rule: ClassVar[str] = "TDA 35-E"

    def __init__(self, card: int, places: tuple[int | str, int | str]) -> None:
        super().__init__(card, places)
        self.card = card
        self.places = places
