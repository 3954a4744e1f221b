"""The hand record: one hand as one JSON object, read and checked before anything is replayed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import assert_never

from dealer.hand.state import HandSetup, LatePost, Straddle, Street
from dealer.records.errors import RecordError
from dealer.records.fields import (
    Fields,
    array,
    bad,
    chips,
    choice,
    flag,
    is_whole,
    mapping,
    optional,
    required,
    seat,
    shown,
)
from dealer.rules.cards import Card
from dealer.rules.errors import BadCard
from dealer.rules.house import (
    Ante,
    AnteKind,
    AnteOrder,
    HouseRules,
    Mode,
    Stakes,
    StraddleMinimum,
    Structure,
)

SEATS = range(1, 11)


@dataclass(frozen=True, slots=True, kw_only=True)
class HandRecord:
    """A record that is well formed. `actions` are still raw rows: each is judged when its turn comes."""

    setup: HandSetup
    actions: tuple[object, ...]
    boards: tuple[tuple[Card, ...], ...]
    hole: Mapping[int, tuple[Card, ...]]


def parse_hand_record(fields: Fields) -> HandRecord:
    """Read a hand record; raises `RecordError` of the type that README names."""
    stacks = _stacks(required(fields, "seats"))
    seats = sorted(stacks)
    button = seat(required(fields, "button"), "button", SEATS)
    order = [s for s in seats if s > button] + [s for s in seats if s <= button]
    rules, stakes = _rules(fields)
    small, big = _blind_seats(fields, order, button)
    setup = HandSetup(
        rules=rules,
        stakes=stakes,
        button=button,
        small_blind=small,
        big_blind=big,
        stacks=tuple((s, stacks[s]) for s in order),
        straddle=_straddle(fields, order, button=button, big_blind=big, stakes=stakes, stacks=stacks),
        posts=_posts(fields, seats, stakes),
        bomb_pot_chips=_bomb_pot(fields.get("bomb_pot")),
    )
    boards, hole = _cards(fields, seats)
    return HandRecord(
        setup=setup,
        actions=tuple(array(required(fields, "actions"), "actions")),
        boards=boards,
        hole=hole,
    )


def _stacks(value: object) -> dict[int, int]:
    stacks: dict[int, int] = {}
    for name, stack in mapping(value, "seats").items():
        if not name.isdecimal() or not name.isascii() or int(name) not in SEATS or name != str(int(name)):
            raise bad("seats", "seat numbers from 1 to 10", name)
        if not isinstance(stack, int) or isinstance(stack, bool) or stack <= 0:
            raise RecordError("BadStack", f"seat {name}: a whole number of chips above 0, not {shown(stack)}")
        stacks[int(name)] = stack
    if len(stacks) < 2:
        raise bad("seats", "two to ten seats", len(stacks))
    return stacks


def _rules(fields: Fields) -> tuple[HouseRules, Stakes]:
    mode = choice(required(fields, "mode"), "mode", Mode)
    structure = choice(required(fields, "structure"), "structure", Structure)
    small, big = _blinds(required(fields, "blinds"))
    limits = _limits(fields, structure)
    stakes = Stakes(small_blind_chips=small, big_blind_chips=big, ante=_ante(fields.get("ante")), **limits)
    return _house_rules(optional(fields, "options", {}), mode, structure), stakes


def _blinds(value: object) -> tuple[int, int]:
    pair = array(value, "blinds")
    if len(pair) != 2:
        raise bad("blinds", "small and big blind", value)
    small = chips(pair[0], "blinds, small")
    return small, chips(pair[1], "blinds, big", least=max(small, 1))


def _limits(fields: Fields, structure: Structure) -> dict[str, int]:
    match structure:
        case Structure.FIXED_LIMIT:
            low, high = "small_bet", "big_bet"
            names = ("small_bet_chips", "big_bet_chips")
        case Structure.SPREAD_LIMIT:
            low, high = "min", "max"
            names = ("spread_min_chips", "spread_max_chips")
        case Structure.NO_LIMIT | Structure.POT_LIMIT:
            return {}
        case _:
            assert_never(structure)
    limits = mapping(required(fields, "limits"), "limits")
    least = chips(required(limits, low), f"limits, {low}", least=1)
    most = chips(required(limits, high), f"limits, {high}", least=least)
    return dict(zip(names, (least, most), strict=True))


def _ante(value: object) -> Ante:
    if value is None:
        return Ante()
    fields = mapping(value, "ante")
    kind = choice(required(fields, "type"), "ante, type", AnteKind)
    amount = chips(fields.get("amount", 0), "ante, amount")
    return Ante(kind=kind if amount else AnteKind.NONE, chips=amount)


def _house_rules(value: object, mode: Mode, structure: Structure) -> HouseRules:
    options = mapping(value, "options")
    unknown = options.keys() - _OPTIONS
    if unknown:
        raise bad("options", "one of " + ", ".join(sorted(_OPTIONS)), min(unknown))
    return HouseRules(
        mode=mode,
        structure=structure,
        straddle_minimum=choice(
            options.get("straddle_min_raise", "double"), "options, straddle_min_raise", StraddleMinimum
        ),
        ante_order=choice(options.get("ante_order", "bb_first"), "options, ante_order", AnteOrder),
        two_tier_minimum=_option(options, "two_tier_minimum", False),
        pl_assume_full_blinds=_option(options, "pl_assume_full_blinds", True),
        pl_small_blind_counts_as_big=_option(options, "pl_sb_counts_as_bb", False),
        pl_ante_counts_preflop=_option(options, "pl_ante_counts_preflop", False),
        fl_raise_cap=_raise_cap(options.get("fl_raise_cap", 3)),
        fl_headsup_uncapped=_option(options, "fl_headsup_uncapped", mode is Mode.CASH),
        chip_unit_chips=chips(options.get("chip_unit", 1), "options, chip_unit", least=1),
        run_it_twice=True,
    )


_OPTIONS = frozenset(
    {
        "straddle_min_raise",
        "ante_order",
        "two_tier_minimum",
        "pl_assume_full_blinds",
        "pl_sb_counts_as_bb",
        "pl_ante_counts_preflop",
        "fl_raise_cap",
        "fl_headsup_uncapped",
        "chip_unit",
    }
)


def _option(options: Fields, name: str, default: bool) -> bool:
    return flag(options.get(name, default), f"options, {name}")


def _raise_cap(value: object) -> int | None:
    return None if value is None else chips(value, "options, fl_raise_cap", least=1)


def _blind_seats(fields: Fields, order: list[int], button: int) -> tuple[int | None, int]:
    """Small and big blind: as given, else the next seats; heads-up the button has the small blind."""
    heads_up = len(order) == 2 and order[-1] == button
    given = fields.get("sb_seat", order[1] if heads_up else order[0])
    small_seat = None if given is None else seat(given, "sb_seat", order)
    big = order[0] if small_seat is None else order[(order.index(small_seat) + 1) % len(order)]
    big_seat = seat(fields.get("bb_seat", big), "bb_seat", order)
    if big_seat == small_seat:
        raise bad("bb_seat", "another seat than the small blind", big_seat)
    return small_seat, big_seat


def _straddle(
    fields: Fields,
    order: list[int],
    *,
    button: int,
    big_blind: int,
    stakes: Stakes,
    stacks: Mapping[int, int],
) -> Straddle | None:
    """Under the gun or on the button, none heads-up, covered in full (RRoP; WSOP Live 165)."""
    value = fields.get("straddle")
    if value is None:
        return None
    given = mapping(value, "straddle")
    under_the_gun = order[(order.index(big_blind) + 1) % len(order)]
    allowed = {under_the_gun, button} & set(order) if len(order) > 2 else set()
    if not allowed:
        raise bad("straddle", "none heads-up", value)
    straddler = seat(required(given, "seat"), "straddle, seat", allowed)
    amount = chips(required(given, "amount"), "straddle, amount", least=stakes.big_blind_chips + 1)
    ante = stakes.ante.chips if stakes.ante.kind is AnteKind.EACH else 0
    if stakes.ante.kind is AnteKind.BUTTON and straddler == order[-1]:
        ante = stakes.ante.chips
    if stacks[straddler] - ante < amount:
        raise bad("straddle", f"covered by the stack of {stacks[straddler]}", amount)
    return Straddle(seat=straddler, chips=amount)


def _posts(fields: Fields, seats: list[int], stakes: Stakes) -> tuple[LatePost, ...]:
    posts = []
    for index, value in enumerate(array(optional(fields, "posts", []), "posts")):
        place = f"posts, {index}"
        given = mapping(value, place)
        live = chips(given.get("live", 0), f"{place}, live")
        if live > stakes.big_blind_chips:
            raise bad(f"{place}, live", f"at most the big blind of {stakes.big_blind_chips}", live)
        posts.append(
            LatePost(
                seat=seat(required(given, "seat"), f"{place}, seat", seats),
                live_chips=live,
                dead_chips=chips(given.get("dead", 0), f"{place}, dead"),
            )
        )
    return tuple(posts)


def _bomb_pot(value: object) -> int:
    return 0 if value is None else chips(value, "bomb_pot", least=1)


def _cards(
    fields: Fields, seats: list[int]
) -> tuple[tuple[tuple[Card, ...], ...], Mapping[int, tuple[Card, ...]]]:
    board = _card_list(optional(fields, "board", []), "board")
    if len(board) not in {street.board_size for street in Street}:
        raise bad("board", "no card, 3, 4 or 5 cards", len(board))
    hole: dict[int, tuple[Card, ...]] = {}
    for name, value in mapping(optional(fields, "hole", {}), "hole").items():
        if not name.isdecimal() or int(name) not in seats:
            raise bad("hole", "seats of this hand", name)
        cards = _card_list(value, f"hole, seat {name}")
        if len(cards) != 2:
            raise bad(f"hole, seat {name}", "two cards", value)
        hole[int(name)] = cards
    second = _second_board(fields, board)
    _refuse_doubles(
        [*board, *second[_shared(board, second) :], *(c for cards in hole.values() for c in cards)]
    )
    return ((board, second) if second else (board,)), hole


def _card_list(value: object, place: str) -> tuple[Card, ...]:
    cards = []
    for text in array(value, place):
        if not isinstance(text, str):
            raise RecordError("BadCard", f"{place}: a card like 'Th', not {shown(text)}")
        try:
            cards.append(Card.parse(text))
        except BadCard as error:
            raise RecordError("BadCard", f"{place}: a card like 'Th', not {shown(text)}") from error
    return tuple(cards)


def _second_board(fields: Fields, board: tuple[Card, ...]) -> tuple[Card, ...]:
    runs = fields.get("runs", 1)
    if not is_whole(runs) or runs not in (1, 2):
        raise bad("runs", "1 or 2", runs)
    if runs == 1:
        if fields.get("board2"):
            raise bad("board2", "only with runs 2", fields["board2"])
        return ()
    second = _card_list(required(fields, "board2"), "board2")
    if len(board) != 5 or len(second) != 5:
        raise bad("board2", "two boards of five cards", len(second))
    return second


def _shared(board: tuple[Card, ...], second: tuple[Card, ...]) -> int:
    """How many cards stand on both boards: none, the flop, or flop and turn."""
    return next((size for size in (4, 3) if second and board[:size] == second[:size]), 0)


def _refuse_doubles(cards: list[Card]) -> None:
    seen: set[Card] = set()
    for card in cards:
        if card in seen:
            raise RecordError("DuplicateCard", f"{card} appears twice")
        seen.add(card)
