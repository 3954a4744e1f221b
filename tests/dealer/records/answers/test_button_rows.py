"""Rows of the kinds `button` and `missed_blind`: those of the scenarios, and other ways to ask."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from dealer.records import answers
from dealer.records.errors import RecordError

DATA = Path(__file__).parents[3] / "data" / "conformance"


def rows(kind: str) -> list[dict[str, Any]]:
    files = (
        json.loads((DATA / name).read_text("utf-8")) for name in ("scenarios.json", "scenarios_more.json")
    )
    return [row for file in files for row in file["scenarios"] if row["kind"] == kind]


def named(row: dict[str, Any]) -> str:
    return str(row["id"])


def told(kind: str, given: dict[str, Any], *keys: str) -> dict[str, object]:
    return answers.answer(kind, given, dict.fromkeys(keys))


def hand(button: int, sb: int | None, bb: int, **more: object) -> dict[str, object]:
    return {"button": button, "sb": sb, "bb": bb, **more}


@pytest.mark.parametrize("row", [*rows("button"), *rows("missed_blind")], ids=named)
def test_scenario(row: dict[str, Any]) -> None:
    assert answers.answer(row["kind"], row["given"], row["expected"]) == row["expected"]


def test_leaving_and_joining_in_the_same_row() -> None:
    given = {
        "method": "dead",
        "seats": [1, 2, 3, 4, 7, 8],
        "prev": {"button": 1, "sb": 2, "bb": 4},
        "leaves": [2, 4],
        "joins": [3, 7],
    }
    assert told("button", given, "next")["next"] == [
        hand(2, None, 7, button_empty=True, waits=[3]),
        hand(4, 7, 8, button_empty=True),
        hand(7, 8, 1),
    ]


def test_previous_small_blind_was_dead() -> None:
    given = {"seats": [1, 2, 4, 5, 6], "prev": {"button": 2, "sb": None, "bb": 4}}
    assert told("button", given) == {"next": [hand(3, 4, 5, button_empty=True), hand(4, 5, 6), hand(5, 6, 1)]}


def test_absent_small_blind_by_the_room_rule() -> None:
    given = {
        "seats": [1, 2, 3, 4, 5],
        "prev": {"button": 1, "sb": 2, "bb": 3},
        "leaves": [3],
        "small_blind_absent": "room",
    }
    assert told("button", given, "next")["next"] == [hand(2, 4, 5), hand(4, 5, 1), hand(5, 1, 2)]


def test_first_hand_from_a_tapped_or_drawn_button() -> None:
    assert answers.answer("button", {"seats": [2, 5, 8], "button": 8}, {"next": [{}]}) == {
        "next": [hand(8, 2, 5)]
    }
    drawn = answers.answer("button", {"draw": {"2": "Kh", "5": "Ks", "8": "4c"}}, {})
    assert drawn["button"] == 5
    assert drawn["next"] == [hand(5, 8, 2), hand(8, 2, 5), hand(2, 5, 8)]


@pytest.mark.parametrize("late", [False, True])
def test_wrong_button_stands_after_substantial_action(late: bool) -> None:
    assert told("button", {"substantial_action": late}) == {"corrected": not late, "stands": late}


@pytest.mark.parametrize(
    ("given", "error"),
    [
        ({"prev": {"button": 1, "sb": 2, "bb": 3}}, "MissingField"),
        ({"seats": [1, 2]}, "MissingField"),
        ({"seats": [1, 2, 3], "prev": {"button": 1, "sb": 2}}, "MissingField"),
        ({"seats": [1, 2, 3], "prev": {"button": 1, "sb": 3, "bb": 3}}, "BadField"),
        ({"seats": [1, 2, 11], "button": 1}, "BadField"),
        ({"seats": [1, 2], "prev": {"button": 1, "sb": 1, "bb": 2}, "leaves": [1]}, "BadField"),
        ({"seats": [1, 2], "prev": {"button": 1, "sb": 1, "bb": 2}, "method": "moving"}, "BadField"),
        ({"draw": {"1": "As"}}, "BadField"),
        ({"draw": {"1": "As", "2": "Ax"}}, "BadCard"),
        ({"draw": {"one": "As", "2": "Ah"}}, "BadField"),
        ({"draw": {"11": "As", "2": "Ah"}}, "BadField"),
        ({"draw": {"1": "As", "2": "As"}}, "DuplicateCard"),
    ],
)
def test_button_row_that_is_none(given: dict[str, Any], error: str) -> None:
    with pytest.raises(RecordError) as refused:
        told("button", given)
    assert refused.value.type == error


def test_absent_for_the_small_blind_waits_for_the_button() -> None:
    given = {"blinds": [10, 20], "seats": [2, 5, 7, 9], "absent": 9, "due": "sb"}
    assert told("missed_blind", given) == {
        "sb_posted_by": None,
        "bb_posted_by": 2,
        "flag": {"9": "MS"},
        "to_return": {"live": 0, "dead": 10, "total": 10},
        "alternative": "wait for big blind (nothing extra)",
        "earliest": "button_passed",
    }
    room = told("missed_blind", given | {"small_blind_absent": "room"}, "sb_posted_by", "bb_posted_by")
    assert room == {"sb_posted_by": 2, "bb_posted_by": 5}


def test_nothing_missed_costs_nothing() -> None:
    given = {"blinds": [10, 20], "paid": ["bb", "sb"], "missed": []}
    assert told("missed_blind", given, "to_return") == {"to_return": {"live": 0, "dead": 0, "total": 0}}


def test_big_blind_missed_alone_is_owed_with_the_small_one() -> None:
    row = {"to_return": {"live": 20, "dead": 10}}
    given = {"blinds": [10, 20], "paid": ["sb"], "missed": ["bb"]}
    assert answers.answer("missed_blind", given, row) == row


@pytest.mark.parametrize(
    ("way", "posts"),
    [
        ("wait_for_big_blind", {}),
        ("post", {"6": {"live": 20, "dead": 10}}),
        ("straddle_under_the_gun", {"6": {"live": 40, "dead": 0}}),
    ],
)
def test_other_ways_back_in(way: str, posts: dict[str, Any]) -> None:
    given = {"blinds": [10, 20], "way": way, "seat": 6, "missed": ["bb"]}
    assert told("missed_blind", given, "posts", "other_big_blind") == {
        "posts": posts,
        "other_big_blind": True,
    }


@pytest.mark.parametrize("buyer", [1, 5, 10])
def test_bought_button_wraps_round_the_table(buyer: int) -> None:
    given = {"blinds": [25, 50], "way": "buy_button", "small_blind_seat": buyer, "seats": [1, 5, 7, 10]}
    assert told("missed_blind", given) == {
        "posts": {str(buyer): {"live": 50, "dead": 25}},
        "other_big_blind": False,
        "next_button": buyer,
    }


@pytest.mark.parametrize(
    ("given", "error"),
    [
        ({"missed": ["bb"]}, "MissingField"),
        ({"blinds": [50, 100]}, "MissingField"),
        ({"blinds": [50], "missed": ["bb"]}, "BadField"),
        ({"blinds": [100, 50], "missed": ["bb"]}, "BadField"),
        ({"blinds": [50, 100], "missed": ["button"]}, "BadField"),
        ({"blinds": [50, 100], "absent": 4}, "MissingField"),
        ({"blinds": [50, 100], "absent": 4, "due": "bb", "seats": [4, 6]}, "BadField"),
        ({"blinds": [50, 100], "way": "sneak_in"}, "BadField"),
        ({"blinds": [50, 100], "way": 3}, "BadField"),
        ({"blinds": [50, 100], "way": "buy_button"}, "MissingField"),
        ({"blinds": [50, 100], "way": "buy_button", "small_blind_seat": 3, "seats": [3, 4]}, "BadField"),
    ],
)
def test_missed_blind_row_that_is_none(given: dict[str, Any], error: str) -> None:
    with pytest.raises(RecordError) as refused:
        told("missed_blind", given)
    assert refused.value.type == error
