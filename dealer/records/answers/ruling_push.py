"""Rulings on chips pushed and words said, from the fields of a row."""

from __future__ import annotations

from dealer.records.answers.given import amount, words_said
from dealer.records.fields import Fields, array, bad, chips, flag
from dealer.rules.rulings.push import rule_push
from dealer.rules.rulings.wager import Deed, Facing, Ground, Push, Ruling, Words

_PLENTY = 10
"""A stack that is not given is this many times what matters: he has chips behind."""


def answer(given: Fields) -> dict[str, object] | None:
    """The answer, ``None`` where the row asks something else; raises `RecordError`."""
    price_fields = ("facing", "raise_to", "opening_bet")
    if not any(name in given for name in price_fields):
        return None
    price = amount(given, *price_fields)
    pushed = tuple(chips(chip, "chips", least=1) for chip in array(given.get("chips") or [], "chips"))
    words = _words(given)
    if not pushed and words is None:
        return _each_word(given, price)
    push = Push(chips=pushed, words=words)
    ruling = rule_push(_facing(given, price, push), push)
    told = _told(ruling)
    if pushed:
        last = rule_push(_facing(given, price, push, behind=False), push)
        told["if_last_chips"] = f"{_word(last)} {last.to_chips}"
    return told


def _words(given: Fields) -> Words | None:
    """What was said, if it binds: the chips play where they came first (TDA 40-A)."""
    if not flag(given.get("words_first", True), "words_first"):
        return None
    said = Words()
    for name in ("declared", "said", "verbal"):
        if given.get(name) is not None:
            said = words_said(given[name], name)
    told = said.amount_chips
    for name in ("verbal_amount", "pushed"):
        if given.get(name) is not None:
            told = chips(given[name], name, least=1)
    if said.deed is None and told is None:
        return None
    return Words(deed=said.deed, amount_chips=told)


def _facing(given: Fields, price: int, push: Push, *, behind: bool | None = None) -> Facing:
    minimum = amount(given, "min_raise_to", "min_bet", default=2 * price or amount(given, "bb", default=1))
    if minimum <= price:
        raise bad("min_raise_to", f"above {price}", minimum)
    said = push.words.amount_chips if push.words else None
    return Facing(
        price_chips=price,
        minimum_to_chips=minimum,
        stack_chips=_stack(given, push, behind, _PLENTY * max(minimum, said or 0)),
        in_front_chips=amount(given, "in_front"),
        maximum_to_chips=_maximum(given, minimum),
        may_raise=flag(given.get("may_raise", True), "may_raise"),
        opening_bet="raise_to" not in given and flag(given.get("opener", True), "opener"),
        heads_up=flag(given.get("heads_up", False), "heads_up"),
    )


def _stack(given: Fields, push: Push, behind: bool | None, plenty: int) -> int:
    """All he has, the pushed chips included; the row says so or whether there are chips behind them."""
    if behind is None:
        if "stack" in given:
            return max(chips(given["stack"], "stack", least=1), push.pushed_chips)
        said_all_in = push.words is not None and push.words.deed is Deed.ALL_IN
        behind = flag(given.get("chips_behind", not said_all_in), "chips_behind")
    return push.pushed_chips + (plenty if behind or not push.pushed_chips else 0)


def _maximum(given: Fields, minimum: int) -> int | None:
    if given.get("structure") == "fl":
        return minimum
    return max(amount(given, "max_raise_to"), minimum) if "max_raise_to" in given else None


def _told(ruling: Ruling) -> dict[str, object]:
    told: dict[str, object] = {
        "ruling": _word(ruling),
        "amount_to": ruling.to_chips,
        "add": ruling.add_chips,
        "return": ruling.return_chips,
        "all_in": ruling.all_in,
        "rule": ruling.rule,
        "ground": ruling.ground.key,
    }
    told["legal"] = [ruling.deed.value, Deed.FOLD.value] if ruling.may_fold else [ruling.deed.value]
    return told


def _word(ruling: Ruling) -> str:
    if ruling.all_in and ruling.deed in (Deed.BET, Deed.RAISE):
        return Deed.ALL_IN.value
    if ruling.ground is Ground.UNDERCALL:
        return "full call"
    if ruling.may_fold:
        return f"{ruling.deed.value} or fold"
    return ruling.deed.value


def _each_word(given: Fields, price: int) -> dict[str, object]:
    """What each word by itself would count as."""
    told: dict[str, object] = {}
    for deed in (Deed.CHECK, Deed.CALL, Deed.BET, Deed.RAISE, Deed.FOLD):
        push = Push(words=Words(deed=deed))
        facing = _facing(given, price, push)
        ruling = rule_push(facing, push)
        least = ruling.to_chips == facing.minimum_to_chips
        told[deed.value] = f"min {ruling.deed.value}" if least else _word(ruling)
    return told
