"""Hands in words: their names, and the sentence that says why one beats another."""

from __future__ import annotations

from typing import assert_never

from dealer.rules.cards import Card
from dealer.rules.ranking import Category, HandValue
from dealer.rules.reading import Comparison, Decider, Reason, is_royal, main_kicker
from dealer.words.catalogue import Catalogue


def card_name(card: Card, words: Catalogue) -> str:
    """``"ten of hearts"``."""
    return words.text("card", rank=rank_name(card.rank, words), suit=words.text(f"suit.{card.suit:d}"))


def brief_card(card: Card, words: Catalogue) -> str:
    """The rank as it stands on the card: ``"K"``, ``"10"``."""
    return words.text(f"letter.{card.rank}")


def rank_name(rank: int, words: Catalogue) -> str:
    """``"six"``; ranks are 2..14."""
    return words.text(f"rank.{rank}")


def ranks_name(rank: int, words: Catalogue) -> str:
    """Cards of a rank in the plural: ``"sixes"``."""
    return words.text(f"ranks.{rank}")


def short_name(value: HandValue, words: Catalogue) -> str:
    """The hand as an award announces it: ``"two pair, kings and nines"``."""
    return words.text(f"hand.{_kind(value)}", **_made_words(value, words))


def brief_name(value: HandValue, words: Catalogue) -> str:
    """The hand where room is short: ``"three nines"``, ``"two pair"``."""
    return words.text(f"hand.brief.{_kind(value)}", **_made_words(value, words))


def full_name(value: HandValue, words: Catalogue) -> str:
    """The hand with its highest kicker: ``"two pair, kings and nines, ace kicker"``."""
    kicker = main_kicker(value)
    name = short_name(value, words)
    if kicker is None:
        return name
    return words.text("hand.with_kicker", hand=name, kicker=rank_name(kicker, words))


def row_name(value: HandValue, words: Catalogue) -> str:
    """The full name in one short line: two pair, the longest, may leave out what its ranks say already."""
    kicker = main_kicker(value)
    if value.category is not Category.TWO_PAIR or kicker is None:
        return full_name(value, words)
    return words.text("hand.row.two_pair", kicker=rank_name(kicker, words), **_made_words(value, words))


def why(reason: Reason, words: Catalogue, *, players: int = 2) -> str:
    """Why one hand beats another, or why `players` split: ``"same pair of aces, king kicker beats ten"``."""
    match reason.decider:
        case Decider.CATEGORY:
            return words.text(
                "why.kind", better=_kind_name(reason.better, words), worse=_kind_name(reason.worse, words)
            )
        case Decider.MADE:
            return _why_made(reason, words)
        case Decider.KICKER:
            return _why_kicker(reason, words)
        case Decider.SPLIT_BOARD:
            return words.text(f"split.board.{_many(players)}")
        case Decider.SPLIT_KICKERS:
            return words.text(f"split.kickers.{_many(players)}", hand=_same(reason.better, words))
        case Decider.SPLIT_SAME:
            return _split_same(reason.better, words)
        case _ as never:
            assert_never(never)


def why_won(comparison: Comparison, words: Catalogue) -> str | None:
    """Why the pot went as it did: why the winners split, else why the winner beats the next best hand.

    ``None`` where only one hand was shown.
    """
    if comparison.split:
        return why(comparison.split, words, players=len(comparison.winners))
    if not comparison.beaten:
        return None
    return why(comparison.beaten[0][1], words)


def _kind(value: HandValue) -> str:
    return "royal_flush" if is_royal(value) else value.category.name.lower()


def _kind_name(value: HandValue, words: Catalogue) -> str:
    return words.text(f"kind.{_kind(value)}", rank=rank_name(value.made_ranks[0], words))


def _made_words(value: HandValue, words: Catalogue) -> dict[str, str]:
    first, *others = value.made_ranks
    return {
        "rank": rank_name(first, words),
        "ranks": ranks_name(first, words),
        "second_ranks": ranks_name(others[0], words) if others else "",
    }


def _same(value: HandValue, words: Catalogue) -> str:
    return words.text(f"same.{_kind(value)}", **_made_words(value, words))


def _why_made(reason: Reason, words: Catalogue) -> str:
    message = f"why.{_kind(reason.better)}"
    if reason.position:
        message += ".later"
    return words.text(
        message,
        rank=rank_name(reason.rank, words),
        ranks=ranks_name(reason.rank, words),
        beaten=rank_name(reason.beaten_rank, words),
        beaten_ranks=ranks_name(reason.beaten_rank, words),
        same_ranks=ranks_name(reason.better.made_ranks[0], words),
        nth=words.text(f"nth.{reason.position}"),
    )


def _why_kicker(reason: Reason, words: Catalogue) -> str:
    return words.text(
        "why.kicker.later" if reason.position else "why.kicker",
        hand=_same(reason.better, words),
        rank=rank_name(reason.rank, words),
        beaten=rank_name(reason.beaten_rank, words),
        nth=words.text(f"nth.{reason.position}"),
    )


def _split_same(value: HandValue, words: Catalogue) -> str:
    hand = _same(value, words)
    kicker = main_kicker(value)
    if kicker is None:
        return words.text("split.same", hand=hand)
    return words.text("split.same.kicker", hand=hand, kicker=rank_name(kicker, words))


def _many(players: int) -> str:
    return "two" if players == 2 else "more"
