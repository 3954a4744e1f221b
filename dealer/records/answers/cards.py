"""Answers to `cards` rows: a card seen twice, and cards corrected after the award."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator, Mapping
from typing import Final

from dealer.hand.payout import best_hands, split_chips
from dealer.records.answers.given import amount, card_list, hands_by_seat, place_name, refuse_duplicates
from dealer.records.errors import RecordError
from dealer.records.fields import Fields, required
from dealer.rules.cards import Card, Place, find_duplicate

_Hands = Mapping[int, tuple[Card, ...]]
_TABLE_PLACES: Final[Mapping[str, Place]] = {"burn": "burn", "muck": "muck"}


def answer(given: Fields) -> dict[str, object]:
    """Whether new cards are accepted, or what a correction of board or hole cards moves.

    Raises `RecordError`.
    """
    if "board_before" in given or "hole_before" in given:
        return _correction(given)
    found = find_duplicate(_places(given))
    if found is None:
        return {"accepted": True, "conflict": None}
    conflict = {"card": str(found.card), "places": [place_name(place) for place in found.places]}
    return {"accepted": False, "conflict": conflict}


def _places(given: Fields) -> Iterator[tuple[Place, tuple[Card, ...]]]:
    for name, cards in given.items():
        seat = re.fullmatch("(?:seat|hole)[ _]?([0-9]{1,2})", name)
        if seat:
            yield int(seat[1]), card_list(cards, name)
        elif name in ("hole", "hands"):
            yield from hands_by_seat(cards, name).items()
        else:
            yield _TABLE_PLACES.get(name, "board"), card_list(cards, name)


def _correction(given: Fields) -> dict[str, object]:
    pot = amount(given, "pot")
    before, after = _winners(given, "before"), _winners(given, "after")
    told: dict[str, object] = {"winners_before": list(before), "winners_after": list(after)}
    if len(before) == 1:
        told["winner_before"] = before[0]
    if len(after) == 1:
        told["winner_after"] = after[0]
    moves = list(_moves(_shares(pot, before), _shares(pot, after)))
    told["moves"] = moves
    told["move"] = moves[0] if len(moves) == 1 else (moves or None)
    return told


def _winners(given: Fields, when: str) -> tuple[int, ...]:
    board = card_list(_told_then(given, "board", when), "board")
    hands: _Hands = hands_by_seat(_told_then(given, "hole", when), "hole")
    if not hands or len(board) != 5 or any(len(cards) != 2 for cards in hands.values()):
        raise RecordError("BadField", "a board of five cards and hands of two")
    refuse_duplicates([("board", board), *hands.items()])
    return best_hands(hands, board)


def _told_then(given: Fields, name: str, when: str) -> object:
    """The field as it was before or after the correction; one that was not corrected is given plainly."""
    return given[f"{name}_{when}"] if f"{name}_{when}" in given else required(given, name)


def _shares(pot: int, winners: tuple[int, ...]) -> dict[int, int]:
    shares, _odd = split_chips(pot, winners, 1)
    return dict(shares)


def _moves(before: Mapping[int, int], after: Mapping[int, int]) -> Iterator[dict[str, int]]:
    """The payments between seats that turn one award into the other."""
    seats = sorted({*before, *after})
    due = {seat: after.get(seat, 0) - before.get(seat, 0) for seat in seats}
    for giver, taker in itertools.permutations(seats, 2):
        chips = min(-due[giver], due[taker])
        if chips > 0:
            due[giver] += chips
            due[taker] -= chips
            yield {"from": giver, "to": taker, "amount": chips}
