from __future__ import annotations

import pytest

from dealer.records import answers
from dealer.records.errors import RecordError

Given = dict[str, object]
BOARD = ["7d", "Ks", "2c", "3h", "9s"]


def told(kind: str, given: Given) -> dict[str, object]:
    return answers.answer(kind, given, {})


def refused(kind: str, given: Given) -> str:
    with pytest.raises(RecordError) as error:
        answers.answer(kind, given, {})
    return error.value.type


def test_evaluation_tells_the_five_cards_and_the_reason() -> None:
    answer = told(
        "evaluation",
        {
            "board": ["Ks", "8d", "6c", "4h", "2s"],
            "hands": {"2": ["Qh", "Kc"], "1": ["Ah", "Kd"], "3": ["8c", "7c"]},
        },
    )
    assert answer == {
        "winners": [1],
        "names": {
            "1": "a pair of kings, ace kicker",
            "2": "a pair of kings, queen kicker",
            "3": "a pair of eights, king kicker",
        },
        "categories": {"1": "pair", "2": "pair", "3": "pair"},
        "best_five": {
            "2": ["Ks", "Kc", "Qh", "8d", "6c"],
            "1": ["Ks", "Kd", "Ah", "8d", "6c"],
            "3": ["8d", "8c", "Ks", "7c", "6c"],
        },
        "why": "same pair of kings, ace kicker beats queen",
        "beaten": {
            "2": "same pair of kings, ace kicker beats queen",
            "3": "a pair of kings beats a pair of eights",
        },
    }


@pytest.mark.parametrize(
    ("given", "type"),
    [
        ({"board": BOARD}, "MissingField"),
        ({"board": BOARD, "hands": {}}, "BadField"),
        ({"board": BOARD, "hands": {"one": ["Ah", "Ad"]}}, "BadField"),
        ({"board": BOARD, "hands": {"1": ["Ah", "Ad", "Ac"]}}, "BadField"),
        ({"board": BOARD, "hands": []}, "BadField"),
        ({"board": [*BOARD[:4], "1h"], "hands": {"1": ["Ah", "Ad"]}}, "BadCard"),
        ({"board": BOARD, "hands": {"1": ["Ah", 7]}}, "BadCard"),
        ({"board": BOARD, "hands": {"1": ["Ah", "Ks"]}}, "DuplicateCard"),
        ({"board": BOARD, "hands": {"1": ["Ah", "Ad"], "2": ["Ac", "Ad"]}}, "DuplicateCard"),
    ],
)
def test_evaluation_refuses(given: Given, type: str) -> None:
    assert refused("evaluation", given) == type


def test_new_cards_are_accepted_when_none_is_in_use() -> None:
    assert told("cards", {"board": BOARD, "seat2": ["Ah", "2s"], "burn": ["4c"]}) == {
        "accepted": True,
        "conflict": None,
    }


@pytest.mark.parametrize(
    ("given", "places"),
    [
        ({"burn": ["Ah"], "seat 3": ["Ah", "2c"]}, ["burn", "seat 3"]),
        ({"hole": {"1": ["Ah", "2c"], "4": ["Ah", "9c"]}}, ["seat 1", "seat 4"]),
        ({"board": ["Ah", "2c", "Ah"]}, ["board", "board"]),
    ],
)
def test_a_card_in_use_is_named_with_its_places(given: Given, places: list[str]) -> None:
    assert told("cards", given)["conflict"] == {"card": "Ah", "places": places}


def test_a_correction_that_makes_a_split_moves_half() -> None:
    answer = told(
        "cards",
        {
            "board_before": ["7d", "Ks", "Kc", "3h", "9s"],
            "board_after": ["Kd", "Ks", "Kc", "Kh", "As"],
            "hole": {"1": ["7h", "2s"], "2": ["8s", "Qc"]},
            "pot": 201,
        },
    )
    assert answer == {
        "winners_before": [1],
        "winners_after": [1, 2],
        "winner_before": 1,
        "moves": [{"from": 1, "to": 2, "amount": 100}],
        "move": {"from": 1, "to": 2, "amount": 100},
    }


def test_a_corrected_hole_card_may_take_the_pot_from_several() -> None:
    answer = told(
        "cards",
        {
            "board": ["Ad", "Ks", "Kc", "3h", "9s"],
            "hole_before": {"1": ["Qh", "2s"], "2": ["Qs", "2c"], "3": ["8d", "7c"]},
            "hole_after": {"1": ["Qh", "2s"], "2": ["Qs", "2c"], "3": ["8d", "As"]},
            "pot": 90,
        },
    )
    assert "winner_before" not in answer
    assert answer["winner_after"] == 3
    assert answer["move"] == [{"from": 1, "to": 3, "amount": 45}, {"from": 2, "to": 3, "amount": 45}]


def test_a_correction_that_changes_nothing_moves_nothing() -> None:
    answer = told(
        "cards",
        {"board_before": BOARD, "board_after": ["8d", *BOARD[1:]], "hole": {"1": ["Ah", "Ac"]}, "pot": 9},
    )
    assert answer["move"] is None


@pytest.mark.parametrize(
    "given",
    [
        {"board_before": BOARD[:3], "board_after": BOARD, "hole": {"1": ["Ah", "Ac"]}},
        {"board_before": BOARD, "board_after": BOARD, "hole": {}},
        {"board_before": BOARD, "board_after": BOARD, "hole": {"1": ["Ah"]}},
    ],
)
def test_a_correction_needs_whole_hands(given: Given) -> None:
    assert refused("cards", given) == "BadField"


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ({"events": ["timeout", "call", "timeout"]}, {"sitting_out": False, "counter": 1}),
        ({"events": ["timeout", "timeout", "timeout"]}, {"sitting_out_after": 2, "counter": 3}),
        ({"events": ["timeout"], "limit": 1}, {"sitting_out_after": 1}),
        ({"seconds": 25, "countdown": 5, "action_at": 30.5}, {"accepted": True}),
        ({"seconds": 25, "countdown": 5, "action_at": 30.6}, {"accepted": False, "timed_out": True}),
        ({"seconds": 25, "called": True, "action_at": 30}, {"accepted": True, "runs_out_at": 30.0}),
        ({"seconds": 20, "action_at": 21}, {"accepted": False}),
        ({"seconds": 20, "to_call": 40}, {"action": "fold"}),
        ({"seconds": 20, "facing": 0}, {"action": "check"}),
        ({"seconds": 20, "time_out": "warn"}, {"facing_bet": "warn", "no_bet": "warn"}),
    ],
)
def test_the_clock(given: Given, expected: dict[str, object]) -> None:
    answer = told("clock", given)
    assert {key: answer[key] for key in expected} == expected


@pytest.mark.parametrize(
    ("given", "type"),
    [
        ({}, "MissingField"),
        ({"seconds": "20"}, "BadField"),
        ({"seconds": True}, "BadField"),
        ({"seconds": -1}, "BadField"),
        ({"events": "timeout"}, "BadField"),
        ({"seconds": 20, "time_out": "shout"}, "BadField"),
    ],
)
def test_the_clock_refuses(given: Given, type: str) -> None:
    assert refused("clock", given) == type
