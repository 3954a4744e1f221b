"""The 52 cards: ranks, suits, their short text, and which card already lies somewhere."""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum
from typing import Final, Literal, Self

from dealer.rules.errors import BadCard, DuplicateCard

RANK_LETTERS: Final = "23456789TJQKA"
SUIT_LETTERS: Final = "cdhs"

Place = int | Literal["board", "burn", "muck"]
"""Where a card lies: a seat by its number, or a place of the whole table."""


class Suit(IntEnum):
    """Suits from low to high, as the draw for the first button breaks its ties."""

    CLUBS = 0
    DIAMONDS = 1
    HEARTS = 2
    SPADES = 3

    @property
    def letter(self) -> str:
        """``"h"`` for hearts."""
        return SUIT_LETTERS[self]


class Card(int):
    """One of the 52 cards. Cards compare as in the draw for the button: by rank, then by suit.

    The number is ``4 * (rank - 2) + suit``, so that a set of cards is a 52-bit mask. There are 52 shared
    instances: take them from `parse`, `of` or `FULL_DECK`, never from the constructor.
    """

    __slots__ = ()

    @classmethod
    def parse(cls, text: str) -> Card:
        """The card that `text` names, ``"Th"`` for the ten of hearts; anything else is `BadCard`."""
        try:
            return _BY_TEXT[text]
        except KeyError:
            raise BadCard(text) from None

    @classmethod
    def of(cls, rank: int, suit: Suit) -> Card:
        """The card of `rank` 2..14 (the ace) and `suit`."""
        return FULL_DECK[4 * (rank - 2) + suit]

    @property
    def rank(self) -> int:
        """2..10, jack 11, queen 12, king 13, ace 14."""
        return (self >> 2) + 2

    @property
    def suit(self) -> Suit:
        """The card's suit."""
        return _SUITS[self & 3]

    def __str__(self) -> str:
        return _TEXTS[self]

    def __repr__(self) -> str:
        return f"Card.parse({_TEXTS[self]!r})"

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self


_SUITS: Final = tuple(Suit)
_TEXTS: Final = tuple(rank + suit for rank in RANK_LETTERS for suit in SUIT_LETTERS)
FULL_DECK: Final = tuple(Card(number) for number in range(52))
"""All cards from the deuce of clubs up to the ace of spades."""
_BY_TEXT: Final = dict(zip(_TEXTS, FULL_DECK, strict=True))


def parse_cards(text: str) -> tuple[Card, ...]:
    """Cards separated by blanks, ``"Th 9h"``; raises `BadCard`."""
    return tuple(Card.parse(word) for word in text.split())


def find_duplicate(places: Iterable[tuple[Place, Iterable[Card]]]) -> DuplicateCard | None:
    """The first card that lies in two of `places`, or twice in one, with both places; else ``None``.

    The error is handed back rather than raised, so that a camera reading can be refused quietly (TDA 35-E).
    """
    seen: dict[Card, Place] = {}
    for place, cards in places:
        for card in cards:
            if card in seen:
                return DuplicateCard(card, (seen[card], place))
            seen[card] = place
    return None
