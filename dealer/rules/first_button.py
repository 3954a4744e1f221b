"""The button that is set by hand: drawn before the first hand, put right after an error."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from dealer.rules.button import NotEnoughPlayers
from dealer.rules.cards import Card, find_duplicate
from dealer.rules.errors import RuleViolation


class ButtonStands(RuleViolation):
    """The button was wrong, but action has gone too far: the hand is played with it."""

    rule: ClassVar[str] = "TDA 34-A"


def draw_for_button(drawn: Mapping[int, Card]) -> int:
    """The seat that drew the highest card: rank first, then spades, hearts, diamonds, clubs (RRoP).

    Raises `NotEnoughPlayers` where fewer than two drew, `DuplicateCard` where two drew the same card.
    """
    if len(drawn) < 2:
        raise NotEnoughPlayers(players=len(drawn))
    if found := find_duplicate((seat, [card]) for seat, card in drawn.items()):
        raise found
    return max(drawn, key=lambda seat: drawn[seat])


def check_button_may_move(*, substantial_action: bool) -> None:
    """Raise `ButtonStands` once there was substantial action: the error is not made good later (TDA 34-A)."""
    if substantial_action:
        raise ButtonStands
