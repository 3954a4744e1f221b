"""Rulings on the deal: misdeals, flops, early cards, from the fields of a row."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from dealer.records.answers.given import deeds_done
from dealer.records.fields import Fields, array, bad, chips, flag
from dealer.rules.rulings.dealing import (
    DealFaults,
    FlopRepair,
    MisdealRuling,
    repair_early_cards,
    repair_flop,
    rule_misdeal,
)
from dealer.rules.rulings.substantial import is_substantial

_FAULTS: Final[Mapping[str, DealFaults]] = {
    "boxed_cards": DealFaults(boxed_cards=2),
    "two_boxed": DealFaults(boxed_cards=2),
    "one_boxed": DealFaults(boxed_cards=1),
    "boxed": DealFaults(boxed_cards=2),
    "first_card": DealFaults(first_card_to_wrong_seat=True),
    "wrong_seat": DealFaults(first_card_to_wrong_seat=True),
    "not_entitled": DealFaults(seat_not_entitled=True),
    "empty_seat": DealFaults(seat_not_entitled=True),
    "missed": DealFaults(seat_missed=True),
    "dealt_out": DealFaults(seat_missed=True),
    "count": DealFaults(wrong_count=True),
    "number": DealFaults(wrong_count=True),
    "joker": DealFaults(strange_card=True),
    "strange": DealFaults(strange_card=True),
    "first_two": DealFaults(exposed=(1,)),
    "first_2": DealFaults(exposed=(1,)),
    "first_card_exposed": DealFaults(exposed=(1,)),
    "second_card_exposed": DealFaults(exposed=(2,)),
    "two_exposed": DealFaults(exposed=(3, 4)),
    "any_two": DealFaults(exposed=(3, 4)),
    "any_2": DealFaults(exposed=(3, 4)),
    "exposed": DealFaults(exposed=(3,)),
    "fouled": DealFaults(fouled_deck=True),
}
_BY_LENGTH: Final = sorted(_FAULTS, key=len, reverse=True)


def answer(given: Fields) -> dict[str, object] | None:
    """The answer, ``None`` where the row asks something else; raises `RecordError`."""
    if "flop_cards" in given:
        return _flop(given)
    for name in ("early_cards", "premature_cards"):
        if name in given:
            return _early(chips(given[name], name))
    if "cases" in given or "causes" in given:
        name = "cases" if "cases" in given else "causes"
        rulings = [_misdeal(given, _fault(case, name)) for case in array(given[name], name)]
        return {"misdeal": [ruling.misdeal for ruling in rulings], **_redeal()}
    faults = _one_fault(given)
    return None if faults is None else _told(_misdeal(given, faults))


def _flop(given: Fields) -> dict[str, object]:
    repair: FlopRepair = repair_flop(
        chips(given["flop_cards"], "flop_cards"),
        burned=flag(given.get("burned", True), "burned"),
        acted=flag(given.get("acted", False), "acted"),
    )
    return {
        "shuffle_face_down": repair.shuffle_face_down,
        "burn": repair.burn,
        "back": repair.back,
        "flop": repair.keep + repair.from_stub,
        "from_stub": repair.from_stub,
    }


def _early(cards: int) -> dict[str, object]:
    repair = repair_early_cards(cards)
    return {
        "back_into_stub": repair.back_into_stub,
        "shuffle_stub": repair.shuffle_stub,
        "reshuffle": repair.shuffle_stub,
        "burn_again": repair.burn_again,
        "second_burn": repair.burn_again,
    }


def _one_fault(given: Fields) -> DealFaults | None:
    """The fault named in one field: a word, a count of boxed cards, or which cards were exposed."""
    for name in ("fault", "cause", "error"):
        if name in given:
            return _fault(given[name], name)
    if "boxed" in given:
        return DealFaults(boxed_cards=chips(given["boxed"], "boxed"))
    if "exposed" not in given:
        return None
    exposed = given["exposed"]
    if isinstance(exposed, list):
        return DealFaults(exposed=tuple(chips(place, "exposed", least=1) for place in exposed))
    return DealFaults(exposed=(3, 4)[: chips(exposed, "exposed")])


def _fault(case: object, place: str) -> DealFaults:
    """The fault that `case` names in words; the longest of the known words in it decides."""
    text = re.sub(r"[\s-]+", "_", str(case).lower())
    for word in _BY_LENGTH:
        if word in text:
            return _FAULTS[word]
    raise bad(place, "a fault of the deal", case)


def _misdeal(given: Fields, faults: DealFaults) -> MisdealRuling:
    late = given.get("substantial_action", given.get("after_substantial_action", False))
    if isinstance(late, list):
        return rule_misdeal(faults, substantial_action=is_substantial(deeds_done(late, "substantial_action")))
    return rule_misdeal(faults, substantial_action=flag(late, "substantial_action"))


def _told(ruling: MisdealRuling) -> dict[str, object]:
    return {
        "misdeal": ruling.misdeal,
        "causes": [cause.value for cause in ruling.causes],
        "replace": list(ruling.replace),
        **_redeal(),
    }


def _redeal() -> dict[str, object]:
    """A re-deal is an exact replay (TDA 35-C)."""
    return {"button": "stays", "button_moves": False, "redeal": "exact_replay"}
