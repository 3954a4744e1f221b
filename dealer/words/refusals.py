"""Why a command was refused: a sentence for every `RuleViolation`, with its figures and its rule."""

from __future__ import annotations

from typing import assert_never

from dealer.hand.betting import BettingCapped, NobodyToCall, NotReopened, RaiseClosed, StackTooShort
from dealer.hand.errors import NotEligible, RaiseNotAllowed
from dealer.rules.cards import FULL_DECK
from dealer.rules.errors import DuplicateCard, RuleViolation
from dealer.rules.house import Structure
from dealer.table.errors import StraddleNotAllowed
from dealer.table.state import TableState
from dealer.words.catalogue import Catalogue, capital
from dealer.words.hands import card_name
from dealer.words.keys import class_key
from dealer.words.speaker import Speaker
from dealer.words.turns import why_closed


def refusal(error: RuleViolation, state: TableState, words: Catalogue) -> str:
    """``"30 is too little: raise to 40 at least. (TDA 43-A)"``; the rule where there is one."""
    rule = error.rule
    match error:
        case RaiseNotAllowed():
            text, rule = why_closed(error.closed, state, words), closing_rule(error.closed, state)
        case StraddleNotAllowed() if not error.seats:
            text = words.text("refusal.no_straddle")
        case NotEligible() if not error.seats:
            eligible = Speaker(state=state, words=words).names(error.eligible)
            text = words.text("refusal.no_winner", eligible=eligible)
        case _:
            fields = _fields(error, Speaker(state=state, words=words))
            text = words.text(f"refusal.{class_key(error)}", **fields)
    text = capital(text)
    return words.text("refusal.rule", sentence=text, rule=rule) if rule else text


def closing_rule(closed: RaiseClosed, state: TableState) -> str:
    """The ruling that closes a raise; empty where the chips alone do."""
    match closed:
        case NotReopened():
            hand = state.hand
            fixed = hand is not None and hand.setup.rules.structure is Structure.FIXED_LIMIT
            return "TDA 47-B" if fixed else "TDA 47-A"
        case BettingCapped():
            return "TDA 48"
        case NobodyToCall() | StackTooShort():
            return ""
        case _ as never:
            assert_never(never)


def _fields(error: RuleViolation, speaker: Speaker) -> dict[str, str]:
    """The error's fields as they are said: chips as money, seats as names, cards and places in words."""
    if isinstance(error, DuplicateCard):
        first, second = (_place(place, speaker) for place in error.places)
        card = card_name(FULL_DECK[error.card], speaker.words)
        return {"card": card, "first": first, "second": second}
    said = {name: _said(name, value, speaker) for name, value in vars(error).items()}
    return said | {"seat_number": str(getattr(error, "seat", ""))}


def _place(place: int | str, speaker: Speaker) -> str:
    if isinstance(place, int):
        return speaker.text("place.seat", name=speaker.name(place))
    return speaker.text(f"place.{place}")


def _said(name: str, value: object, speaker: Speaker) -> str:
    match value:
        case int() if name in ("seat", "to_act"):
            return speaker.name(value)
        case int() if name.endswith("_chips"):
            return speaker.money(value)
        case int():
            return speaker.words.number(value)
        case tuple():
            return speaker.names(value)
        case _:
            return str(value)
