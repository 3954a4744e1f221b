"""Ranking of hands: the best five of up to seven cards, as a number that compares.

A set of cards is a mask with one bit per card, four bits (a nibble) per rank, the deuces lowest. Hands are
told apart by counting in all nibbles at once, so that no table is needed and nothing is built on import.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import IntEnum
from typing import Final

from dealer.rules.cards import Card

_CLUBS: Final = 0x1111111111111  # the lowest bit of each of the 13 nibbles
_ACE: Final = 1 << 48
_WHEEL: Final = _ACE | 0x1111
_WHEEL_TOP: Final = 1 << 12  # a five
_RANK_BITS: Final = 52


class Category(IntEnum):
    """The nine kinds of hands, the weakest first; a royal flush is the straight flush to the ace."""

    HIGH_CARD = 0
    PAIR = 1
    TWO_PAIR = 2
    THREE_OF_A_KIND = 3
    STRAIGHT = 4
    FLUSH = 5
    FULL_HOUSE = 6
    FOUR_OF_A_KIND = 7
    STRAIGHT_FLUSH = 8


class HandValue(int):
    """What a hand is worth: a greater value wins, equal values split.

    The number is the category, then the ranks that make the hand, then the kickers, each a field of 52 bits.
    """

    __slots__ = ()

    @property
    def category(self) -> Category:
        """The kind of hand."""
        return Category(self >> 2 * _RANK_BITS)

    @property
    def made_ranks(self) -> tuple[int, ...]:
        """The ranks that make the hand, the most important first: (13, 9) for kings and nines.

        A straight gives its top card (five for the wheel), a flush all its five cards, no pair its highest.
        """
        first = self >> _RANK_BITS & _FIELD
        if self.category is Category.FULL_HOUSE:
            return (*_ranks(first), *_ranks(self & _FIELD))
        return _ranks(first)

    @property
    def kickers(self) -> tuple[int, ...]:
        """The ranks beside the made hand that count, the highest first."""
        return () if self.category is Category.FULL_HOUSE else _ranks(self & _FIELD)

    @property
    def ranks(self) -> tuple[int, ...]:
        """All ranks that decide, in the order in which they are compared."""
        return self.made_ranks + self.kickers

    def __repr__(self) -> str:
        return f"<HandValue {self.category.name} {self.made_ranks} {self.kickers}>"


_FIELD: Final = (1 << _RANK_BITS) - 1


def _ranks(mask: int) -> tuple[int, ...]:
    found = []
    while mask:
        bit = mask.bit_length() - 1
        found.append((bit >> 2) + 2)
        mask ^= 1 << bit
    return tuple(found)


def card_mask(cards: Iterable[int]) -> int:
    """The set of `cards` as a mask; masks of different cards may be joined with ``|``."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def hand_value(cards: Iterable[int]) -> HandValue:
    """The value of the best five of one to seven different `cards`; fewer than five count as they lie."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask_value(mask)


def mask_value(mask: int) -> HandValue:
    """The value of the best five of the one to seven cards in `mask`."""
    clubs = mask & _CLUBS
    diamonds = mask >> 1 & _CLUBS
    hearts = mask >> 2 & _CLUBS
    spades = mask >> 3 & _CLUBS
    present = clubs | diamonds | hearts | spades
    distinct = present.bit_count()
    if distinct >= 5:
        for suited in (clubs, diamonds, hearts, spades):
            if suited.bit_count() >= 5:
                return _flush(suited)
        if top := _straight_top(present):
            return HandValue(Category.STRAIGHT << 104 | top << 52)
        if distinct == mask.bit_count():
            high = 1 << present.bit_length() - 1
            return HandValue(high << 52 | _highest(present ^ high, distinct - 5))
    return _paired(clubs + diamonds + hearts + spades, present)


def _flush(suited: int) -> HandValue:
    """Five or more cards of one suit: no full house or four of a kind fits beside them in seven cards."""
    if top := _straight_top(suited):
        return HandValue(Category.STRAIGHT_FLUSH << 104 | top << 52)
    return HandValue(Category.FLUSH << 104 | _highest(suited, suited.bit_count() - 5) << 52)


def _straight_top(present: int) -> int:
    """The bit of the highest card of a straight, 0 if there is none."""
    runs = present & present << 4
    runs &= runs << 8
    runs &= present << 16
    if runs:
        return 1 << runs.bit_length() - 1
    return _WHEEL_TOP if present & _WHEEL == _WHEEL else 0


def _highest(bits: int, surplus: int) -> int:
    """`bits` without the `surplus` lowest."""
    while surplus > 0:
        bits &= bits - 1
        surplus -= 1
    return bits


def _paired(counts: int, present: int) -> HandValue:
    """Hands made of equal ranks; each nibble of `counts` says how many cards of its rank there are."""
    twos = counts >> 1 & _CLUBS
    threes = counts & twos
    if fours := counts >> 2 & _CLUBS:
        return _made(Category.FOUR_OF_A_KIND, fours, present, 1)
    if threes:
        best = 1 << threes.bit_length() - 1
        if rest := twos ^ best:
            return HandValue(Category.FULL_HOUSE << 104 | best << 52 | 1 << rest.bit_length() - 1)
        return _made(Category.THREE_OF_A_KIND, best, present, 2)
    if twos & (twos - 1):
        return _made(Category.TWO_PAIR, _highest(twos, twos.bit_count() - 2), present, 1)
    if twos:
        return _made(Category.PAIR, twos, present, 3)
    return _made(Category.HIGH_CARD, 1 << present.bit_length() - 1, present, 4)


def _made(category: Category, made: int, present: int, kickers: int) -> HandValue:
    beside = present ^ made
    return HandValue(category << 104 | made << 52 | _highest(beside, beside.bit_count() - kickers))


def best_five(cards: Sequence[Card]) -> tuple[Card, ...]:
    """The five of `cards` that play, the made hand first; of equal cards the one that stands earlier.

    With the board given before the hole cards, a hand that needs no hole card shows the board itself.
    """
    value = hand_value(cards)
    if value.category in (Category.STRAIGHT, Category.STRAIGHT_FLUSH):
        top = value.made_ranks[0]
        ranks: tuple[int, ...] = (top, top - 1, top - 2, top - 3, 14 if top == 5 else top - 4)
    else:
        ranks = value.ranks
    usable = cards
    if value.category in (Category.FLUSH, Category.STRAIGHT_FLUSH):
        usable = _flush_cards(cards)
    each = {Category.STRAIGHT: 1, Category.STRAIGHT_FLUSH: 1}.get(value.category, 4)
    playing: list[Card] = []
    for rank in ranks:
        playing += [card for card in usable if card.rank == rank][:each]
    return tuple(playing[:5])


def _flush_cards(cards: Sequence[Card]) -> list[Card]:
    suits = [card.suit for card in cards]
    return [card for card in cards if suits.count(card.suit) >= 5]
