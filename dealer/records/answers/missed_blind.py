"""Answers to `missed_blind` rows: who posts, what is owed, and the ways back in."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from dealer.records.errors import RecordError
from dealer.records.fields import Fields, array, bad, chips, choice, required, seat
from dealer.rules.button import SEATS, NotEnoughPlayers, Positions, next_seat, previous_seat
from dealer.rules.cash_entry import dues
from dealer.rules.house import HouseRules, SmallBlindAbsent, Stakes
from dealer.rules.missed_blinds import (
    Blind,
    Dues,
    Owed,
    WayIn,
    dues_to_return,
    earliest_return,
    missed,
)
from dealer.rules.next_hand import HandPlan, SeatForHand, plan_next_hand

_PLACES: Final = range(1, SEATS + 1)
_MUCH: Final = 1_000_000
"""Stacks of players whose chips the row does not tell: nobody is short, in big blinds."""


def answer(given: Fields, wanted: Fields) -> dict[str, object]:
    """What the row asks: a seat `absent` when a blind is `due`, blinds `missed`, or a `way` back in.

    Of `to_return` those figures are told that `wanted` has, where it has any. Raises `RecordError`.
    """
    try:
        told = _told(given)
    except NotEnoughPlayers as error:
        raise RecordError(
            "BadField", f"seats: at least two beside the absent one, not {error.players}"
        ) from error
    figures, to_return = wanted.get("to_return"), told.get("to_return")
    if isinstance(figures, Mapping) and isinstance(to_return, Mapping):
        told["to_return"] = {name: value for name, value in to_return.items() if name in figures}
    return told


def _told(given: Fields) -> dict[str, object]:
    stakes = _stakes(given)
    if "way" in given:
        return _back_in(given, stakes)
    if "absent" in given:
        return _away(given, stakes)
    _blinds(given, "paid")
    required(given, "missed")
    return _owing(missed(Owed.NOTHING, _blinds(given, "missed")), stakes)


def _stakes(given: Fields) -> Stakes:
    blinds = array(required(given, "blinds"), "blinds")
    if len(blinds) != 2:
        raise bad("blinds", "small and big blind", blinds)
    small_blind_chips, big_blind_chips = (chips(blind, "blinds", least=1) for blind in blinds)
    if small_blind_chips > big_blind_chips:
        raise bad("blinds", "the smaller one first", blinds)
    return Stakes(small_blind_chips=small_blind_chips, big_blind_chips=big_blind_chips)


def _blinds(given: Fields, name: str) -> list[Blind]:
    return [choice(blind, name, Blind) for blind in array(given.get(name, []), name)]


def _owing(owes: Owed, stakes: Stakes) -> dict[str, object]:
    """What comes of owing: chips to post, and from when on he may."""
    to_return = dues_to_return(
        owes, small_blind_chips=stakes.small_blind_chips, big_blind_chips=stakes.big_blind_chips
    )
    told: dict[str, object] = {
        "to_return": {**_chips(to_return), "total": to_return.total_chips},
        "alternative": "wait for big blind (nothing extra)",
    }
    earliest = earliest_return(owes)
    if earliest is not None:
        told["earliest"] = earliest.value
    return told


def _chips(posted: Dues) -> dict[str, object]:
    return {"live": posted.live_chips, "dead": posted.dead_chips}


def _away(given: Fields, stakes: Stakes) -> dict[str, object]:
    """The hand in which the blind passes the absent seat."""
    absent = seat(given["absent"], "absent", _PLACES)
    due = choice(required(given, "due"), "due", Blind)
    taken = _taken(given, absent)
    big_blind = absent if due is Blind.SMALL else previous_seat(absent, taken)
    small_blind = previous_seat(big_blind, taken)
    plan = _plan(
        [_seat(number, stakes, sitting_out=number == absent) for number in taken],
        Positions(button=previous_seat(small_blind, taken), small_blind=small_blind, big_blind=big_blind),
        given,
        stakes,
    )
    flags = {change.seat: change.owes for change in plan.owed_changes}
    return {
        "sb_posted_by": plan.small_blind,
        "bb_posted_by": plan.big_blind,
        "flag": {str(number): owes.value for number, owes in flags.items()},
        **_owing(flags[absent], stakes),
    }


def _taken(given: Fields, named: int) -> list[int]:
    """The taken seats, all of them where the row names none; the one it is about is among them."""
    listed = array(given.get("seats", list(_PLACES)), "seats")
    return sorted({named, *(seat(one, "seats", _PLACES) for one in listed)})


def _seat(
    number: int,
    stakes: Stakes,
    *,
    sitting_out: bool = False,
    owes: Owed = Owed.NOTHING,
    way_in: WayIn = WayIn.WAIT,
) -> SeatForHand:
    return SeatForHand(
        seat=number,
        stack_chips=_MUCH * stakes.big_blind_chips,
        sitting_out=sitting_out,
        owes=owes,
        way_in=way_in,
    )


def _plan(seats: list[SeatForHand], previous: Positions, given: Fields, stakes: Stakes) -> HandPlan:
    absent = choice(given.get("small_blind_absent", "dead"), "small_blind_absent", SmallBlindAbsent)
    rules = HouseRules(small_blind_absent=absent)
    return plan_next_hand(seats, previous=previous, rules=rules, stakes=stakes)


def _back_in(given: Fields, stakes: Stakes) -> dict[str, object]:
    way = _way(given["way"])
    if way is WayIn.BUY_BUTTON:
        return _bought_button(given, stakes)
    owes = missed(Owed.NOTHING, _blinds(given, "missed") or [Blind.BIG])
    number = seat(given.get("seat", given.get("absent", 1)), "seat", _PLACES)
    posted = dues(way, _seat(number, stakes, owes=owes), stakes)
    return {
        **_owing(owes, stakes),
        "posts": {str(number): _chips(posted)} if posted.total_chips else {},
        "other_big_blind": True,
    }


_WAYS: Final = {
    **{way.value: way for way in WayIn},
    "wait": WayIn.WAIT,
    "wait_bb": WayIn.WAIT,
    "post_missed": WayIn.POST,
    "straddle": WayIn.STRADDLE,
    "utg_straddle": WayIn.STRADDLE,
}


def _way(value: object) -> WayIn:
    way = _WAYS.get(value) if isinstance(value, str) else None
    if way is None:
        raise bad("way", "one of " + ", ".join(_WAYS), value)
    return way


def _bought_button(given: Fields, stakes: Stakes) -> dict[str, object]:
    """The buyer's hand and the button after it. The players beside him had the blinds before."""
    buyer = seat(required(given, "small_blind_seat"), "small_blind_seat", _PLACES)
    taken = _taken(given, buyer)
    others = [number for number in taken if number != buyer]
    if len(others) < 2:
        raise NotEnoughPlayers(players=len(others))
    seats = [_seat(number, stakes) for number in others]
    small_blind = previous_seat(buyer, others)
    previous = Positions(
        button=previous_seat(small_blind, others),
        small_blind=small_blind,
        big_blind=next_seat(buyer, others),
    )
    coming = _seat(buyer, stakes, owes=Owed.BIG_BLIND, way_in=WayIn.BUY_BUTTON)
    plan = _plan([*seats, coming], previous, given, stakes)
    following = _plan([*seats, _seat(buyer, stakes)], plan.positions, given, stakes)
    blind_chips = {plan.big_blind: stakes.big_blind_chips}
    return {
        "posts": {
            str(post.seat): _chips(
                Dues(live_chips=post.live_chips + blind_chips.pop(post.seat, 0), dead_chips=post.dead_chips)
            )
            for post in plan.posts
        },
        "other_big_blind": bool(blind_chips),
        "next_button": following.button,
    }
