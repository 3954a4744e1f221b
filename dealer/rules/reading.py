"""Reading hands: the kicker that is named, and why one hand beats another. Data; the words are elsewhere."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum

from dealer.rules.cards import Card
from dealer.rules.ranking import Category, HandValue, hand_value


class Decider(Enum):
    """What tells two hands apart, or that nothing does."""

    CATEGORY = "category"
    """Hands of different kinds."""
    MADE = "made"
    """The ranks of the made hand: aces beat kings; flushes are compared card by card."""
    KICKER = "kicker"
    """A card beside the made hand."""
    SPLIT_BOARD = "split_board"
    """Nothing: the five cards on the board are the best hand of everybody who splits."""
    SPLIT_KICKERS = "split_kickers"
    """Nothing: the same made hand, and every kicker that counts lies on the board."""
    SPLIT_SAME = "split_same"
    """Nothing: the same hand, held by different cards."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Reason:
    """Why `better` beats `worse`, or why the two split.

    `position` counts from 0 among the made ranks or among the kickers, as `decider` says; `rank` beats
    `beaten_rank` there. Position and ranks are 0 where the category decides or the pot is split.
    """

    decider: Decider
    better: HandValue
    worse: HandValue
    position: int = 0
    rank: int = 0
    beaten_rank: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Comparison:
    """Hands that were shown together.

    `values` are (seat, value), the best first and equals in the order given. `split` says why the winners
    share, ``None`` for one winner; `beaten` gives each other seat with the reason why it loses.
    """

    values: tuple[tuple[int, HandValue], ...]
    winners: tuple[int, ...]
    split: Reason | None
    beaten: tuple[tuple[int, Reason], ...]


def main_kicker(value: HandValue) -> int | None:
    """The kicker that is said with the hand: the highest card beside the made hand; ``None`` without one."""
    return value.kickers[0] if value.kickers else None


def is_royal(value: HandValue) -> bool:
    """Whether this is a straight flush to the ace."""
    return value.category is Category.STRAIGHT_FLUSH and value.made_ranks == (14,)


def compare(better: HandValue, worse: HandValue, board: Sequence[Card] = ()) -> Reason:
    """Why `better` beats `worse`, or why they split; `better` must not be the lower one.

    `board` serves to say of a split whether the hands or their kickers lie there.
    """
    if better < worse:
        raise ValueError("the better hand comes first")
    if better == worse:
        return Reason(decider=_split(better, board), better=better, worse=worse)
    if better.category is not worse.category:
        return Reason(decider=Decider.CATEGORY, better=better, worse=worse)
    made = len(better.made_ranks)
    pairs = zip(better.ranks, worse.ranks, strict=True)
    index, rank, beaten = next((i, a, b) for i, (a, b) in enumerate(pairs) if a != b)
    return Reason(
        decider=Decider.MADE if index < made else Decider.KICKER,
        better=better,
        worse=worse,
        position=index if index < made else index - made,
        rank=rank,
        beaten_rank=beaten,
    )


def _split(value: HandValue, board: Sequence[Card]) -> Decider:
    if len(board) == 5 and hand_value(board) == value:
        return Decider.SPLIT_BOARD
    on_board = {card.rank for card in board}
    if value.kickers and on_board.issuperset(value.kickers):
        return Decider.SPLIT_KICKERS
    return Decider.SPLIT_SAME


def compare_hands(hands: Mapping[int, Sequence[Card]], board: Sequence[Card]) -> Comparison:
    """Read all `hands` (hole cards by seat, at least one hand) against `board` and say who wins, and why."""
    values = {seat: hand_value((*board, *cards)) for seat, cards in hands.items()}
    best = max(values.values())
    winners = tuple(seat for seat, value in values.items() if value == best)
    losers = sorted((seat for seat in values if seat not in winners), key=values.__getitem__, reverse=True)
    return Comparison(
        values=tuple((seat, values[seat]) for seat in (*winners, *losers)),
        winners=winners,
        split=compare(best, best, board) if len(winners) > 1 else None,
        beaten=tuple((seat, compare(best, values[seat])) for seat in losers),
    )
