"""Rulings on action out of turn and on substantial action, from the fields of a row."""

from __future__ import annotations

from dealer.records.answers.given import amount, deed_done, deeds_done, words_said
from dealer.records.fields import Fields, array, bad, chips
from dealer.rules.rulings.substantial import is_substantial
from dealer.rules.rulings.turn import Move, rule_out_of_turn, skipped_right
from dealer.rules.rulings.wager import Deed, Words

_DEED_FIELDS = {f"oot_{deed.name.lower()}": deed for deed in Deed}


def answer(given: Fields) -> dict[str, object] | None:
    """The answer, ``None`` where the row asks something else; raises `RecordError`."""
    if "actions" in given:
        return {"substantial": is_substantial(deeds_done(given["actions"], "actions"))}
    if "cases" in given and all(isinstance(case, list) for case in array(given["cases"], "cases")):
        cases = array(given["cases"], "cases")
        return {"substantial": [is_substantial(deeds_done(case, "cases")) for case in cases]}
    if isinstance(given.get("oot"), list):
        return _unnoticed(given)
    early = _early(given)
    return None if early is None else _noticed(given, early)


def _unnoticed(given: Fields) -> dict[str, object]:
    """Several acted past a player who kept silent (TDA 53-B)."""
    later = deeds_done(given["oot"], "oot")
    return {
        "binding": is_substantial(later),
        "substantial": is_substantial(later),
        "skipped_hand": skipped_right(later, had_time=True).value,
    }


def _early(given: Fields) -> Words | None:
    if "oot" in given:
        return words_said(given["oot"], "oot")
    for name, deed in _DEED_FIELDS.items():
        if name in given:
            put_in = None if deed in (Deed.FOLD, Deed.CHECK) else chips(given[name], name)
            return Words(deed=deed, amount_chips=put_in)
    return None


def _noticed(given: Fields, early: Words) -> dict[str, object]:
    called = early.amount_chips if early.deed is Deed.CALL else None
    price = amount(given, "bet", "facing", default=called or 0)
    opening = max(amount(given, "bb"), price, 1)
    yardstick = max(amount(given, "last_raise", default=opening), amount(given, "min_raise_to") - price)
    ruling = rule_out_of_turn(
        early.deed or deed_done(given.get("oot"), "oot"),
        price_chips=price,
        yardstick_chips=yardstick,
        skipped=_skipped(given),
    )
    told: dict[str, object] = {"binding": ruling.binding, "rule": ruling.ground.rule}
    told["legal"] = [choice.value for choice in ruling.choices]
    if ruling.binding:
        told["return"] = 0
        told["amount_to"] = early.amount_chips or 0
        return told
    told["return"] = early.amount_chips or 0
    told["call"] = ruling.price_chips
    told["min_raise_to"] = ruling.minimum_to_chips
    return told


def _skipped(given: Fields) -> list[Move]:
    told = given.get("skipped_actions", given.get("skipped_action"))
    return [_move(item) for item in (told if isinstance(told, list) else [told or Deed.CHECK.value])]


def _move(item: object) -> Move:
    words = words_said(item, "skipped_action")
    deed = deed_done(item, "skipped_action")
    if deed in (Deed.FOLD, Deed.CHECK, Deed.CALL):
        return Move(deed=deed)
    if words.amount_chips is None:
        raise bad("skipped_action", "an amount like 'bet 300'", item)
    return Move(deed=deed, to_chips=words.amount_chips)
