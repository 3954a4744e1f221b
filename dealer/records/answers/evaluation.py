"""Answers to `evaluation` rows: who wins, the names of the hands, and why."""

from __future__ import annotations

from dealer.records.answers.given import card_list, hands_by_seat, refuse_duplicates
from dealer.records.errors import RecordError
from dealer.records.fields import Fields, required
from dealer.rules.cards import Card
from dealer.rules.ranking import best_five
from dealer.rules.reading import compare_hands
from dealer.words.english import ENGLISH
from dealer.words.hands import full_name, why, why_won


def answer(given: Fields) -> dict[str, object]:
    """`winners`, `names` and `best_five` by seat, `why` in one sentence and `beaten` by seat.

    Raises `RecordError`.
    """
    board = card_list(required(given, "board"), "board")
    hands = hands_by_seat(required(given, "hands"), "hands")
    if not hands:
        raise RecordError("BadField", "hands: at least one hand")
    for seat, cards in hands.items():
        _refuse_size(seat, len(board), len(cards))
    refuse_duplicates([("board", board), *hands.items()])
    read = compare_hands(hands, board)
    return {
        "winners": sorted(read.winners),
        "names": {str(seat): full_name(value, ENGLISH) for seat, value in sorted(read.values)},
        "categories": {str(seat): value.category.name.lower() for seat, value in sorted(read.values)},
        "best_five": {str(seat): _texts(best_five((*board, *cards))) for seat, cards in hands.items()},
        "why": why_won(read, ENGLISH),
        "beaten": {str(seat): why(reason, ENGLISH) for seat, reason in read.beaten},
    }


def _refuse_size(seat: int, board: int, hole: int) -> None:
    if not 1 <= board + hole <= 7:
        raise RecordError("BadField", f"hands {seat}: one to seven cards with the board, not {board + hole}")


def _texts(cards: tuple[Card, ...]) -> list[str]:
    return [str(card) for card in cards]
