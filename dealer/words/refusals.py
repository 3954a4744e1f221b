"""Why a command was refused, in a sentence for the screen."""

from __future__ import annotations

from dealer.rules.cards import FULL_DECK
from dealer.rules.errors import DuplicateCard, RuleViolation
from dealer.table.state import TableState
from dealer.words.catalogue import Catalogue
from dealer.words.hands import card_name
from dealer.words.money import listed, money, names

_SEATS = ("seat", "to_act")


def refusal(error: RuleViolation, state: TableState, words: Catalogue) -> str:
    """The sentence for `error`, with the names and amounts it carries and the rule it stands on."""
    text = words.text(f"refusal.{type(error).__name__}", **_fields(error, state, words))
    return words.text("refusal.with_rule", text=text, rule=error.rule) if error.rule else text


def _fields(error: RuleViolation, state: TableState, words: Catalogue) -> dict[str, str]:
    """The error's figures ready to be said: chips as money, seats as names, cards in words."""
    if isinstance(error, DuplicateCard):
        places = [_place(place, state, words) for place in error.places]
        return {
            "card": card_name(FULL_DECK[error.card], words),
            "places": listed(places, words),
        }
    return {name: _said(name, value, state, words) for name, value in vars(error).items()}


def _place(place: int | str, state: TableState, words: Catalogue) -> str:
    return state.name(place) if isinstance(place, int) else words.text(f"place.{place}")


def _said(name: str, value: object, state: TableState, words: Catalogue) -> str:
    if name in _SEATS and isinstance(value, int):
        return state.name(value)
    if name.endswith("_chips") and isinstance(value, int):
        return money(value, state.unit, words)
    if isinstance(value, tuple):
        return names(value, state, words) or words.text("nobody")
    return str(value)
