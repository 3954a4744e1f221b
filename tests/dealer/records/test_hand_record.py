"""Reading a hand record: what is allowed where, and what is said when something else stands there."""

from __future__ import annotations

from typing import Any

import pytest

from dealer.hand.state import LatePost, Straddle
from dealer.records.errors import RecordError
from dealer.records.hand_record import parse_hand_record
from dealer.rules.house import AnteKind, AnteOrder, Mode, StraddleMinimum, Structure


def a_record(**fields: object) -> dict[str, Any]:
    """A record of three players with the button on seat 1; a field that is ``...`` is missing."""
    record = {
        "mode": "cash",
        "structure": "nl",
        "blinds": [10, 20],
        "button": 1,
        "seats": {"1": 1000, "2": 1000, "3": 1000},
        "actions": [],
        **fields,
    }
    return {name: value for name, value in record.items() if value is not ...}


FOUR = {"1": 1000, "2": 1000, "3": 1000, "4": 1000}
BOARD = ["2c", "7d", "9h", "3s", "4c"]


@pytest.mark.parametrize(
    ("fields", "type_", "place"),
    [
        ({"seats": ...}, "MissingField", "seats"),
        ({"button": ...}, "MissingField", "button"),
        ({"mode": ...}, "MissingField", "mode"),
        ({"structure": ...}, "MissingField", "structure"),
        ({"blinds": ...}, "MissingField", "blinds"),
        ({"actions": ...}, "MissingField", "actions"),
        ({"structure": "fl"}, "MissingField", "limits"),
        ({"structure": "fl", "limits": {"small_bet": 10}}, "MissingField", "big_bet"),
        ({"structure": "spread", "limits": {"max": 10}}, "MissingField", "min"),
        ({"ante": {"amount": 5}}, "MissingField", "type"),
        ({"straddle": {"amount": 40}, "seats": FOUR}, "MissingField", "seat"),
        ({"posts": [{"live": 20}]}, "MissingField", "seat"),
        ({"runs": 2, "board": BOARD}, "MissingField", "board2"),
        ({"seats": []}, "BadField", "seats"),
        ({"seats": {"1": 100}}, "BadField", "seats"),
        ({"seats": {"1": 100, "11": 100}}, "BadField", "seats"),
        ({"seats": {"1": 100, "x": 100}}, "BadField", "seats"),
        ({"seats": {"1": 100, "02": 100}}, "BadField", "seats"),
        ({"seats": {"1": 100, "²": 100}}, "BadField", "seats"),
        ({"seats": {"1": 100, "٢": 100}}, "BadField", "seats"),
        ({"seats": {"1": 0, "2": 100}}, "BadStack", "seat 1"),
        ({"seats": {"1": -5, "2": 100}}, "BadStack", "seat 1"),
        ({"seats": {"1": 10.5, "2": 100}}, "BadStack", "seat 1"),
        ({"seats": {"1": "100", "2": 100}}, "BadStack", "seat 1"),
        ({"seats": {"1": True, "2": 100}}, "BadStack", "seat 1"),
        ({"button": 11}, "BadField", "button"),
        ({"button": "1"}, "BadField", "button"),
        ({"button": True}, "BadField", "button"),
        ({"mode": "home"}, "BadField", "mode"),
        ({"structure": ["nl"]}, "BadField", "structure"),
        ({"blinds": [20]}, "BadField", "blinds"),
        ({"blinds": {"sb": 10}}, "BadField", "blinds"),
        ({"blinds": [20, 10]}, "BadField", "blinds, big"),
        ({"blinds": [-1, 10]}, "BadField", "blinds, small"),
        ({"blinds": [0, 0]}, "BadField", "blinds, big"),
        ({"structure": "fl", "limits": {"small_bet": 20, "big_bet": 10}}, "BadField", "big_bet"),
        ({"structure": "spread", "limits": {"min": 0, "max": 10}}, "BadField", "limits, min"),
        ({"structure": "fl", "limits": 20}, "BadField", "limits"),
        ({"ante": 5}, "BadField", "ante"),
        ({"ante": {"type": "all", "amount": 5}}, "BadField", "ante, type"),
        ({"ante": {"type": "each", "amount": "5"}}, "BadField", "ante, amount"),
        ({"options": {"colour": "red"}}, "BadField", "options"),
        ({"options": {"chip_unit": 0}}, "BadField", "chip_unit"),
        ({"options": {"two_tier_minimum": 1}}, "BadField", "two_tier_minimum"),
        ({"options": {"fl_raise_cap": 0}}, "BadField", "fl_raise_cap"),
        ({"options": {"ante_order": "last"}}, "BadField", "ante_order"),
        ({"options": []}, "BadField", "options"),
        ({"options": [1]}, "BadField", "options"),
        ({"sb_seat": 9}, "BadField", "sb_seat"),
        ({"sb_seat": 3, "bb_seat": 3}, "BadField", "bb_seat"),
        ({"bb_seat": None}, "BadField", "bb_seat"),
        ({"straddle": [3, 40]}, "BadField", "straddle"),
        ({"straddle": {"seat": 1, "amount": 40}, "seats": {"1": 90, "2": 90}}, "BadField", "heads-up"),
        ({"straddle": {"seat": 2, "amount": 40}, "seats": FOUR}, "BadField", "straddle, seat"),
        ({"straddle": {"seat": 4, "amount": 20}, "seats": FOUR}, "BadField", "straddle, amount"),
        ({"straddle": {"seat": 4, "amount": 40}, "seats": {**FOUR, "4": 39}}, "BadField", "straddle"),
        ({"posts": {"seat": 3}}, "BadField", "posts"),
        ({"posts": [3]}, "BadField", "posts, 0"),
        ({"posts": [{"seat": 3}, {"seat": 4}]}, "BadField", "posts, 1, seat"),
        ({"posts": [{"seat": 3, "live": 21}]}, "BadField", "posts, 0, live"),
        ({"posts": [{"seat": 3, "dead": None}]}, "BadField", "posts, 0, dead"),
        ({"bomb_pot": 0}, "BadField", "bomb_pot"),
        ({"actions": {}}, "BadField", "actions"),
        ({"board": ["2c", "7d"]}, "BadField", "board"),
        ({"board": "2c 7d 9h"}, "BadField", "board"),
        ({"board": ["2c", "7d", "9x"]}, "BadCard", "board"),
        ({"board": ["2c", "7d", 9]}, "BadCard", "board"),
        ({"board": ["2c", "7d", "7d"]}, "DuplicateCard", "7d"),
        ({"hole": {"1": ["2c"]}}, "BadField", "hole, seat 1"),
        ({"hole": {"9": ["2c", "3c"]}}, "BadField", "hole"),
        ({"hole": {"²": ["2c", "3c"]}}, "BadField", "hole"),
        ({"hole": {"one": ["2c", "3c"]}}, "BadField", "hole"),
        ({"hole": [["2c", "3c"]]}, "BadField", "hole"),
        ({"hole": {"1": ["2c", "3c"]}, "board": BOARD}, "DuplicateCard", "2c"),
        ({"runs": 3}, "BadField", "runs"),
        ({"runs": "2"}, "BadField", "runs"),
        ({"runs": 1, "board": BOARD, "board2": BOARD}, "BadField", "board2"),
        ({"runs": 2, "board": BOARD, "board2": BOARD[:4]}, "BadField", "board2"),
        ({"runs": 2, "board": BOARD[:3], "board2": BOARD}, "BadField", "board2"),
        ({"runs": 2, "board": BOARD, "board2": ["Kc", "2c", "Kd", "Ks", "Kh"]}, "DuplicateCard", "2c"),
    ],
)
def test_wrong_field_is_named_with_what_is_allowed(fields: dict[str, object], type_: str, place: str) -> None:
    with pytest.raises(RecordError) as error:
        parse_hand_record(a_record(**fields))
    assert (error.value.type, error.value.action) == (type_, None)
    assert place in error.value.message


def test_long_values_are_cut_in_the_message() -> None:
    with pytest.raises(RecordError) as error:
        parse_hand_record(a_record(mode="x" * 500))
    assert len(error.value.message) < 120
    assert error.value.message.endswith("...")


@pytest.mark.parametrize(
    ("fields", "small", "big"),
    [
        ({}, 2, 3),
        ({"seats": {"1": 100, "2": 100}}, 1, 2),
        ({"seats": {"2": 100, "3": 100}}, 2, 3),
        ({"sb_seat": None}, None, 2),
        ({"sb_seat": None, "bb_seat": 3}, None, 3),
        ({"sb_seat": 3, "bb_seat": 1}, 3, 1),
        ({"sb_seat": 3}, 3, 1),
    ],
)
def test_blinds_are_the_next_seats_unless_they_are_given(
    fields: dict[str, object], small: int | None, big: int
) -> None:
    setup = parse_hand_record(a_record(**fields)).setup
    assert (setup.small_blind, setup.big_blind) == (small, big)


def test_all_fields_are_read() -> None:
    record = parse_hand_record(
        a_record(
            mode="tournament",
            structure="fl",
            limits={"small_bet": 20, "big_bet": 40},
            seats=FOUR,
            ante={"type": "each", "amount": 5},
            straddle={"seat": 4, "amount": 40},
            posts=[{"seat": 1, "live": 20, "dead": 10}],
            board=BOARD[:3],
            hole={"1": ["Ah", "Ad"]},
            options={
                "straddle_min_raise": "wsop",
                "ante_order": "ante_first",
                "two_tier_minimum": True,
                "pl_assume_full_blinds": False,
                "pl_sb_counts_as_bb": True,
                "pl_ante_counts_preflop": True,
                "fl_raise_cap": None,
                "fl_headsup_uncapped": True,
                "chip_unit": 5,
            },
        )
    )
    rules, stakes = record.setup.rules, record.setup.stakes
    assert (rules.mode, rules.structure) == (Mode.TOURNAMENT, Structure.FIXED_LIMIT)
    assert (stakes.small_bet_chips, stakes.big_bet_chips) == (20, 40)
    assert (stakes.ante.kind, stakes.ante.chips) == (AnteKind.EACH, 5)
    assert record.setup.straddle == Straddle(seat=4, chips=40)
    assert record.setup.posts == (LatePost(seat=1, live_chips=20, dead_chips=10),)
    assert (rules.straddle_minimum, rules.ante_order) == (StraddleMinimum.WSOP, AnteOrder.ANTE_FIRST)
    assert (rules.two_tier_minimum, rules.pl_assume_full_blinds) == (True, False)
    assert (rules.pl_small_blind_counts_as_big, rules.pl_ante_counts_preflop) == (True, True)
    assert (rules.fl_raise_cap, rules.fl_headsup_uncapped, rules.chip_unit_chips) == (None, True, 5)
    assert [str(card) for card in record.boards[0]] == BOARD[:3]
    assert [str(card) for card in record.hole[1]] == ["Ah", "Ad"]


def test_what_is_absent_takes_the_default() -> None:
    rules = parse_hand_record(a_record(mode="tournament")).setup.rules
    assert (rules.fl_raise_cap, rules.headsup_uncapped, rules.chip_unit_chips) == (3, False, 1)
    for nothing in ({"ante": None}, {"ante": {"type": "each", "amount": 0}}, {"ante": {"type": "none"}}):
        assert parse_hand_record(a_record(**nothing)).setup.stakes.ante.kind is AnteKind.NONE
    nothing = {
        "straddle": None,
        "posts": None,
        "board": None,
        "hole": None,
        "options": None,
        "bomb_pot": None,
    }
    assert parse_hand_record(a_record(**nothing)).setup == parse_hand_record(a_record()).setup


@pytest.mark.parametrize(
    ("ante", "stack", "covered"),
    [("each", 44, False), ("each", 45, True), ("big_blind", 40, True)],
)
def test_straddle_is_covered_beside_the_ante(ante: str, stack: int, covered: bool) -> None:
    fields = a_record(
        seats={**FOUR, "4": stack},
        straddle={"seat": 4, "amount": 40},
        ante={"type": ante, "amount": 5},
    )
    if covered:
        assert parse_hand_record(fields).setup.straddle
    else:
        with pytest.raises(RecordError):
            parse_hand_record(fields)


def test_button_straddle_is_covered_beside_the_button_ante() -> None:
    fields = a_record(
        seats={**FOUR, "1": 44}, straddle={"seat": 1, "amount": 40}, ante={"type": "button", "amount": 5}
    )
    with pytest.raises(RecordError):
        parse_hand_record(fields)


@pytest.mark.parametrize("shared", [0, 3, 4])
def test_cards_dealt_before_the_agreement_stand_on_both_boards(shared: int) -> None:
    second = [*BOARD[:shared], *["Kc", "Kd", "Kh", "Ks", "Qc"][shared:]]
    record = parse_hand_record(a_record(runs=2, board=BOARD, board2=second))
    assert [str(card) for card in record.boards[1]] == second
