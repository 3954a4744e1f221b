"""Rulings on amounts: string bets, unclear words, bets found wrong later, from the fields of a row."""

from __future__ import annotations

from dealer.records.answers.given import amount
from dealer.records.fields import Fields, array, chips, flag
from dealer.rules.rulings.amounts import (
    Correction,
    rule_motions,
    rule_pot_bet,
    rule_underraise,
    unclear_amount,
)

_FIVE = 5
"""The number of TDA 57's own example, "I bet five"."""
_MISQUOTE_CHIPS = 1000
"""How far the pot is misquoted in TDA 52-B's own examples."""


def answer(given: Fields) -> dict[str, object] | None:
    """The answer, ``None`` where the row asks something else; raises `RecordError`."""
    if "first_motion" in given:
        motions = (chips(given["first_motion"], "first_motion"), amount(given, "second_motion"))
        ruling = rule_motions(motions, declared_chips=amount(given, "declared") or None)
        return {"amount": ruling.counted_chips, "return": ruling.return_chips}
    if isinstance(given.get("pot"), list):
        return {"amount": [_unclear(given, chips(pot, "pot")) for pot in array(given["pot"], "pot")]}
    if "pot" in given:
        return _pot(given)
    bets = _bets(given)
    return None if bets is None else _underraise(given, bets)


def _unclear(given: Fields, pot: int) -> int:
    number = amount(given, "said", "number", default=_FIVE)
    return unclear_amount(number, pot_chips=pot, minimum_chips=amount(given, "min_bet", "bb", default=1))


def _pot(given: Fields) -> dict[str, object]:
    pot = chips(given["pot"], "pot")
    low = amount(given, "quoted_low", default=max(pot - _MISQUOTE_CHIPS, 1))
    high = amount(given, "quoted_high", default=pot + _MISQUOTE_CHIPS)
    told: dict[str, object] = {
        "low_after_SA": _pot_bet(low, pot, substantial_action=True).stands_chips,
        "low_before_SA": _pot_bet(low, pot).stands_chips,
        "high_before_next_card": _pot_bet(high, pot, substantial_action=True).stands_chips,
        "high_after_next_card": _pot_bet(high, pot, next_card=True).stands_chips,
        "amount": _unclear(given, pot),
    }
    bet = amount(given, "bet", "bet_to", "pushed")
    if bet:
        ruling = _pot_bet(
            bet,
            pot,
            substantial_action=flag(given.get("substantial_action", False), "substantial_action"),
            next_card=_street_closed(given),
        )
        told["correct_to"] = ruling.stands_chips
    return told


def _pot_bet(bet: int, pot: int, *, substantial_action: bool = False, next_card: bool = False) -> Correction:
    return rule_pot_bet(bet, pot_chips=pot, substantial_action=substantial_action, next_card=next_card)


def _bets(given: Fields) -> list[int] | None:
    if "bets" in given:
        return [chips(bet, "bets") for bet in array(given["bets"], "bets")]
    opened = amount(given, "opening_bet", "open", "bet")
    raised = amount(given, "raise_to", "raised_to", "underraise_to")
    return [opened, raised] if opened and raised and "pushed" not in given else None


def _underraise(given: Fields, bets: list[int]) -> dict[str, object]:
    ruling = rule_underraise(
        bets,
        street_closed=_street_closed(given),
        minimum_bet_chips=max(amount(given, "bb", "min_bet"), 1),
    )
    stands = ruling.stands_chips
    add = [max(stands - bet, 0) if bet == ruling.wagered_chips else 0 for bet in bets]
    return {"correct_to": stands, "amount_to": stands, "corrected": ruling.corrected, "add": add}


def _street_closed(given: Fields) -> bool:
    return any(flag(given.get(name, False), name) for name in ("street_closed", "next_card"))
