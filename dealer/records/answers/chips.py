"""Answers to `chips` rows: paying in chips, starting stacks, the chip race."""

from __future__ import annotations

import re
from typing import Final

from dealer.records.answers.given import amount, card_list
from dealer.records.errors import RecordError
from dealer.records.fields import Fields, array, bad, chips, flag, mapping
from dealer.rules.button import SEATS
from dealer.rules.chip_race import MOST_WON, BadExchange, ChipRace, RacingStack, WrongCount
from dealer.rules.chips import BadChipSet, ChipColour, ChipSet, chip_set
from dealer.rules.errors import DuplicateCard

_USUAL_OLD: Final = 25
_USUAL_NEW: Final = 100
_MOST_CHIPS: Final = 1_000_000
_NUMBERS: Final = ("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def answer(given: Fields) -> dict[str, object]:
    """An amount paid in the fewest chips, what starting stacks need, or what a chip race leaves.

    Raises `RecordError`.
    """
    if "amount" in given:
        return _paid(given)
    if "per_player" in given:
        return _stacks(given)
    if "seats" in given or "stack_old_chips" in given:
        try:
            return _raced(given) if "seats" in given else _raced_out(given)
        except BadExchange as error:
            raise bad("new", f"a multiple of {error.old_chips}, above it", error.new_chips) from error
    raise RecordError("MissingField", "amount, per_player, seats or stack_old_chips is missing")


def _paid(given: Fields) -> dict[str, object]:
    total = chips(given["amount"], "amount")
    if total > _MOST_CHIPS:
        raise bad("amount", f"at most {_MOST_CHIPS:,}", total)
    payment = _set_of(given).pay(total)
    counts = {str(chip.value_chips): count for chip, count in payment.counts}
    return {"chips": counts, "count": payment.number, "rest": payment.rest_chips}


def _set_of(given: Fields) -> ChipSet:
    """The chips of `denoms`, in any order; the colours are of no account here."""
    values = [chips(value, "denoms", least=1) for value in array(given.get("denoms"), "denoms")]
    if len(values) > len(ChipColour) or max(values, default=0) > _MOST_CHIPS:
        raise bad("denoms", f"at most {len(ChipColour)} values, none above {_MOST_CHIPS:,}", values)
    try:
        return chip_set(*zip(values, ChipColour, strict=False))
    except BadChipSet as error:
        raise bad("denoms", "values, each once", values) from error


def _stacks(given: Fields) -> dict[str, object]:
    """The value of a starting stack, and the chips that two to ten players need."""
    counts = {
        _value(name): chips(count, f"per_player, {name}")
        for name, count in mapping(given["per_player"], "per_player").items()
    }
    number = sum(counts.values())
    told: dict[str, object] = {
        "value": sum(value * count for value, count in counts.items()),
        "chips": number,
    }
    for players, word in enumerate(_NUMBERS, 2):
        told[f"{word}_players"] = players * number
        told[f"{word}_by_denom"] = {str(value): players * count for value, count in counts.items()}
    return told


def _value(name: str) -> int:
    if not re.fullmatch("[1-9][0-9]{0,8}", name):
        raise bad("per_player", "counts by value", name)
    return int(name)


def _raced(given: Fields) -> dict[str, object]:
    race = _race(given, _racing_stacks(given))
    told: dict[str, object] = {
        "odd_total": race.odd_total_chips,
        "new_chips": race.prizes,
        "removed": max(race.removed_chips, 0),
        "added": max(-race.removed_chips, 0),
        "max_per_player": MOST_WON,
        "cards": {str(seat): count for seat, count in race.cards.items()},
    }
    # Without the cards only a chip for everybody who races is sure.
    winners = tuple(race.cards) if race.prizes == len(race.cards) else ()
    if "dealt" in given:
        winners = _winners(race, mapping(given["dealt"], "dealt"))
        told["winners"] = list(winners)
    after = {str(s.seat): race.stack_after(s, won=s.seat in winners) for s in race.stacks}
    if "dealt" in given:
        told["stacks"] = after
    return {**told, "min_stack_after": min(after.values(), default=0)}


def _race(given: Fields, stacks: tuple[RacingStack, ...]) -> ChipRace:
    old = max(amount(given, "old", default=_USUAL_OLD), 1)
    return ChipRace(stacks=stacks, old_chips=old, new_chips=amount(given, "new", default=_USUAL_NEW))


def _racing_stacks(given: Fields) -> tuple[RacingStack, ...]:
    others = mapping(given.get("others", {}), "others")
    return tuple(
        RacingStack(
            seat=_seat(name),
            old_count=chips(count, "seats"),
            other_chips=chips(others.get(name, 0), "others"),
        )
        for name, count in mapping(given["seats"], "seats").items()
    )


def _seat(name: str) -> int:
    if not re.fullmatch("[0-9]{1,2}", name) or not 1 <= int(name) <= SEATS:
        raise bad("seats", f"chips by seat number, 1 to {SEATS}", name)
    return int(name)


def _winners(race: ChipRace, dealt: Fields) -> tuple[int, ...]:
    try:
        return race.winners({_seat(name): card_list(cards, "dealt") for name, cards in dealt.items()})
    except WrongCount as error:
        raise bad("dealt", f"cards by seat: {dict(error.wanted)}", dict(dealt)) from error
    except DuplicateCard as error:
        raise RecordError("DuplicateCard", f"dealt: {error.card} twice") from error


def _raced_out(given: Fields) -> dict[str, object]:
    """What one player has for his odd chips once the race is won or lost."""
    stack = RacingStack(
        seat=1,
        old_count=chips(given["stack_old_chips"], "stack_old_chips"),
        other_chips=amount(given, "stack_other"),
    )
    race = _race(given, (stack,))
    after = race.stack_after(stack, won=flag(given.get("won_race", False), "won_race"))
    return {"receives": after - stack.other_chips, "stack_after": after}
