"""Reading what the rows of several kinds have in common: cards, seats, seconds, deeds and words said."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from dealer.records.errors import RecordError
from dealer.records.fields import Fields, array, bad, chips, mapping, shown
from dealer.rules.cards import Card, Place, find_duplicate
from dealer.rules.errors import BadCard
from dealer.rules.rulings.wager import Deed, Words

_DAY_SECONDS: Final = 86_400
_DEEDS: Final = {
    **{deed.value: deed for deed in Deed},
    "all in": Deed.ALL_IN,
    "allin": Deed.ALL_IN,
}


def card_list(value: object, place: str) -> tuple[Card, ...]:
    """The cards of a list; raises `BadCard`."""
    cards = []
    for text in array(value, place):
        try:
            cards.append(Card.parse(str(text)))
        except BadCard as error:
            raise RecordError("BadCard", f"{place}: a card like 'Th', not {shown(text)}") from error
    return tuple(cards)


def hands_by_seat(value: object, place: str) -> dict[int, tuple[Card, ...]]:
    """Cards by seat, from an object whose keys are seat numbers."""
    hands = {}
    for name, cards in mapping(value, place).items():
        if not re.fullmatch("[0-9]{1,2}", name):
            raise bad(place, "cards by seat number", name)
        hands[int(name)] = card_list(cards, f"{place} {name}")
    return hands


def refuse_duplicates(places: Iterable[tuple[Place, Iterable[Card]]]) -> None:
    """Raise `DuplicateCard` for a card that lies in two of `places`."""
    if found := find_duplicate(places):
        first, second = found.places
        raise RecordError(
            "DuplicateCard", f"{found.card} lies in {place_name(first)} and {place_name(second)}"
        )


def place_name(place: int | str) -> str:
    """``"board"`` or ``"seat 2"``."""
    return f"seat {place}" if isinstance(place, int) else place


def seconds(value: object, place: str) -> float:
    """A number of seconds, at most a day."""
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value <= _DAY_SECONDS:
        raise bad(place, "a number of seconds, at most a day", value)
    return float(value)


def amount(given: Fields, *names: str, default: int = 0) -> int:
    """The chips under the first of `names` that is given, else `default`."""
    for name in names:
        if given.get(name) is not None:
            return chips(given[name], name)
    return default


def words_said(value: object, place: str) -> Words:
    """A deed with or without an amount: ``"raise to 8,000"``, ``"check"``; a number is an amount alone."""
    if not isinstance(value, str):
        return Words(amount_chips=chips(value, place, least=1))
    text = value.lower().replace(",", "")
    number = re.search("[0-9]{1,15}", text)
    deed = next((_DEEDS[word] for word in _DEEDS if re.search(rf"\b{word}s?\b", text)), None)
    if deed is None and number is None:
        raise bad(place, "a deed like 'raise' or 'bet 300'", value)
    return Words(deed=deed, amount_chips=int(number[0]) if number else None)


def deed_done(value: object, place: str) -> Deed:
    """What was done, without its amount."""
    deed = words_said(value, place).deed
    if deed is None:
        raise bad(place, "a deed like 'fold' or 'bet 300'", value)
    return deed


def deeds_done(value: object, place: str) -> tuple[Deed, ...]:
    """What was done one after the other."""
    return tuple(deed_done(item, place) for item in array(value, place))
