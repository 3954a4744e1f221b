"""Answers to `button` rows: the next hands after players left and joined, and the button set by hand."""

from __future__ import annotations

from collections.abc import Collection

from dealer.records.answers.given import refuse_duplicates
from dealer.records.errors import RecordError
from dealer.records.fields import Fields, array, bad, choice, flag, mapping, required, seat
from dealer.rules.button import (
    SEATS,
    Layout,
    NotEnoughPlayers,
    Positions,
    lay_from_button,
    next_positions,
    positions_seen,
)
from dealer.rules.cards import Card
from dealer.rules.errors import BadCard
from dealer.rules.first_button import ButtonStands, check_button_may_move, draw_for_button
from dealer.rules.house import ButtonMethod, SmallBlindAbsent

_PLACES = range(1, SEATS + 1)
_HANDS = 3
"""Hands told where the row does not say how many: by then every empty place has been passed."""


def answer(given: Fields, wanted: Fields) -> dict[str, object]:
    """The positions of the next hands (`next`), as many as `wanted` has.

    `seats` holds those in `leaves` and in `joins` too. Without `prev` it is the first hand, its button drawn
    (`draw`, a card by seat) or tapped (`button`). With `substantial_action` it is a wrong button. Raises
    `RecordError`.
    """
    if "substantial_action" in given:
        return _wrong_button(flag(given["substantial_action"], "substantial_action"))
    try:
        return _next(given, _hands(wanted))
    except NotEnoughPlayers as error:
        raise RecordError("BadField", f"seats: at least two players, not {error.players}") from error


def _wrong_button(substantial_action: bool) -> dict[str, object]:
    try:
        check_button_may_move(substantial_action=substantial_action)
    except ButtonStands:
        return {"corrected": False, "stands": True}
    return {"corrected": True, "stands": False}


def _hands(wanted: Fields) -> int:
    told = wanted.get("next")
    return len(told) if isinstance(told, list) else _HANDS


def _next(given: Fields, hands: int) -> dict[str, object]:
    if "draw" in given:
        drawn = _drawn(mapping(given["draw"], "draw"))
        refuse_duplicates((number, [card]) for number, card in drawn.items())
        button = draw_for_button(drawn)
        return {"button": button, "next": _hands_from(lay_from_button(button, drawn), given, drawn, hands)}
    joins = _places(given.get("joins", []), "joins")
    leaves = _places(given.get("leaves", []), "leaves")
    seated = (_places(required(given, "seats"), "seats") - leaves) | joins
    if "prev" in given:
        layout = _following(_previous(mapping(given["prev"], "prev"), seated), given, seated, joins)
    else:
        layout = lay_from_button(seat(required(given, "button"), "button", _PLACES), seated)
    return {"next": _hands_from(layout, given, seated, hands)}


def _following(
    previous: Positions, given: Fields, seated: Collection[int], newcomers: Collection[int]
) -> Layout:
    return next_positions(
        previous,
        seated=seated,
        newcomers=newcomers,
        method=choice(given.get("method", "dead"), "method", ButtonMethod),
        small_blind_absent=choice(
            given.get("small_blind_absent", "dead"), "small_blind_absent", SmallBlindAbsent
        ),
    )


def _previous(prev: Fields, seated: Collection[int]) -> Positions:
    button = seat(required(prev, "button"), "prev.button", _PLACES)
    big_blind = seat(required(prev, "bb"), "prev.bb", _PLACES)
    small_blind = prev.get("sb")
    if small_blind is not None:
        small_blind = seat(small_blind, "prev.sb", _PLACES)
    if big_blind in (button, small_blind):
        raise bad("prev.bb", "a seat without button and small blind", big_blind)
    return positions_seen(button=button, small_blind=small_blind, big_blind=big_blind, seats=seated)


def _hands_from(
    layout: Layout, given: Fields, seated: Collection[int], hands: int
) -> list[dict[str, object]]:
    """`layout` and the hands after it; nobody leaves or joins any more."""
    told = []
    for _ in range(hands):
        told.append(_hand(layout))
        layout = _following(layout.positions, given, seated, layout.waits)
    return told


def _hand(layout: Layout) -> dict[str, object]:
    hand: dict[str, object] = {
        "button": layout.button,
        "sb": layout.small_blind,
        "bb": layout.big_blind,
    }
    if layout.button_empty:
        hand["button_empty"] = True
    if layout.waits:
        hand["waits"] = list(layout.waits)
    return hand


def _places(value: object, place: str) -> frozenset[int]:
    return frozenset(seat(one, place, _PLACES) for one in array(value, place))


def _drawn(cards: Fields) -> dict[int, Card]:
    drawn: dict[int, Card] = {}
    for place, text in cards.items():
        try:
            drawn[seat(int(place), "draw", _PLACES)] = Card.parse(str(text))
        except BadCard as error:
            raise RecordError("BadCard", f"draw: a card such as Th, not {error.text}") from error
        except ValueError as error:
            raise bad("draw", "cards by seat", place) from error
    return drawn
