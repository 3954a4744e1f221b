"""Teach my deck, card by card: what the newest picture showed, and what has become of it.

The cards may be shown in any order. One that lies alone and still and is read for certain is learnt as what
it was read; of one that is not, somebody says which it is. So a deck that the networks read badly can be
taught as well.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from dealer.rules.cards import Card
from vision.deck_check import SURE, on_one_card
from vision.taught_deck import TaughtDeck, taught

if TYPE_CHECKING:
    from vision.indices import Index

FAINT: Final = 0.2
"""What is less than that is no index."""
ANOTHER: Final = 0.6
"""From this confidence on an index that lies elsewhere is of another card."""
STEADY_LOOKS: Final = 3
SAME_PLACE: Final = 0.5
"""A card that has moved by less than this share of its index's height lies still."""
SAME_PRINT: Final = 0.08
"""Looks at one print are no farther apart than that, two cards of a deck mostly are."""
GUESSES: Final = 3


class Told(Enum):
    """What the newest picture came to."""

    NOTHING = "nothing"
    """No card is to be seen."""
    SEVERAL = "several"
    MOVING = "moving"
    """One card that does not lie still yet."""
    TAUGHT = "taught"
    KNOWN = "known"
    """A card that was taught before, and is left as it was."""
    UNSURE = "unsure"
    """Somebody has to say which card it is."""


LYING: Final = (Told.TAUGHT, Told.KNOWN, Told.UNSURE)


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Teaching:
    """`card` is the one that was told of, `guesses` what an unsure one may be.

    `asked` is the card that somebody wants to show next, whatever it is read as. `held` are the indices of
    the card that lies there, alike in so many `looks`.
    """

    deck: TaughtDeck = field(default_factory=TaughtDeck)
    told: Told = Told.NOTHING
    card: Card | None = None
    guesses: tuple[Card, ...] = ()
    asked: Card | None = None
    held: tuple[Index, ...] = ()
    looks: int = 0


def shown(teaching: Teaching, indices: Sequence[Index]) -> Teaching:
    """After a picture that showed `indices`, the surest first."""
    lead = next((index for index in indices if index.confidence >= FAINT), None)
    if lead is None:
        return _waiting(teaching, Told.NOTHING)
    card = tuple(index for index in indices if index.confidence >= FAINT and _of_one_card(index, lead))
    if any(index.confidence >= ANOTHER for index in indices if index not in card):
        return _waiting(teaching, Told.SEVERAL)
    if not teaching.held or not _lies_still(teaching.held, card):
        return replace(_waiting(teaching, Told.MOVING), held=card, looks=1)
    lying = replace(teaching, held=card, looks=teaching.looks + 1)
    if teaching.told in LYING or lying.looks < STEADY_LOOKS:
        return lying
    return _judged(lying)


def _of_one_card(index: Index, lead: Index) -> bool:
    """Read alike they are two corners of one card: a deck has no second one."""
    return index.card == lead.card or on_one_card(index, lead)


def _waiting(teaching: Teaching, told: Told) -> Teaching:
    return replace(teaching, told=told, card=None, guesses=(), held=(), looks=0)


def _lies_still(before: Sequence[Index], now: Sequence[Index]) -> bool:
    """One of its indices is where one was, and looks as that did, whatever either was read as."""
    return any(
        math.dist(a.at, b.at) < SAME_PLACE * max(a.height, b.height)
        and float(1 - a.embedding @ b.embedding) < SAME_PRINT
        for a in before
        for b in now
    )


def _judged(teaching: Teaching) -> Teaching:
    """What to make of a card that lies still."""
    if teaching.asked is not None:
        return _learnt(teaching, teaching.asked)
    lead = teaching.held[0]
    near = teaching.deck.nearest(lead.embedding)
    known = near.card if near is not None and near.is_clear and near.distance < SAME_PRINT else None
    read = {index.card for index in teaching.held if index.confidence >= SURE}
    if read == {lead.card} and known in (None, lead.card):
        if lead.card in teaching.deck.prints:
            return replace(teaching, told=Told.KNOWN, card=lead.card)
        return _learnt(teaching, lead.card)
    guesses = dict.fromkeys((*((known,) if known else ()), *(index.card for index in teaching.held)))
    return replace(teaching, told=Told.UNSURE, guesses=tuple(guesses)[:GUESSES])


def named(teaching: Teaching, card: Card) -> Teaching:
    """Somebody tapped `card`: the one that lies there is that, or else it is the one to be shown next.

    A card that was just taught as another is that one no longer.
    """
    if teaching.told not in LYING:
        asked = None if card == teaching.asked else card
        return replace(teaching, asked=asked, looks=0)
    deck = teaching.deck
    if teaching.told is Told.TAUGHT and teaching.card not in (None, card):
        deck = without(deck, teaching.card)
    return _learnt(replace(teaching, deck=deck), card)


def _learnt(teaching: Teaching, card: Card) -> Teaching:
    deck = taught(teaching.deck, card, teaching.held)
    assert deck is not None, "a card that lies there has an index"
    return replace(teaching, deck=deck, told=Told.TAUGHT, card=card, guesses=(), asked=None)


def without(deck: TaughtDeck, card: Card | None) -> TaughtDeck:
    """`deck` as if `card` had not been shown."""
    return TaughtDeck(
        prints=MappingProxyType({one: rows for one, rows in deck.prints.items() if one != card})
    )
