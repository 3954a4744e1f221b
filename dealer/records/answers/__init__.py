"""Answers to rows that are no hands, computed from `given` by the code that the table uses."""

from __future__ import annotations

from dealer.records.answers import button, cards, chips, clock, evaluation, missed_blind, ruling
from dealer.records.errors import RecordError
from dealer.records.fields import Fields, shown


def answer(kind: str, given: Fields, wanted: Fields) -> dict[str, object]:
    """The answer to a row of `kind`: the keys of `wanted`, all that can be told where it names none.

    Raises `RecordError`, `UnknownKind` for a kind that is not answered here.
    """
    told = _told(kind, given, wanted)
    return {key: told[key] for key in wanted if key in told} if wanted else told


def _told(kind: str, given: Fields, wanted: Fields) -> dict[str, object]:
    match kind:
        case "button":
            return button.answer(given, wanted)
        case "cards":
            return cards.answer(given)
        case "chips":
            return chips.answer(given)
        case "clock":
            return clock.answer(given)
        case "evaluation":
            return evaluation.answer(given)
        case "missed_blind":
            return missed_blind.answer(given, wanted)
        case "ruling":
            return ruling.answer(given)
        case _:
            raise RecordError("UnknownKind", f"no rows of kind {shown(kind)} are answered")
