from __future__ import annotations

import pytest

from dealer.records import answers
from dealer.records.errors import RecordError

Given = dict[str, object]


def ruled(given: Given) -> dict[str, object]:
    return answers.answer("ruling", given, {})


def subset(told: dict[str, object], expected: dict[str, object]) -> bool:
    return {key: told.get(key) for key in expected} == expected


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        (
            {"facing": 1100, "min_raise_to": 1700, "chips": [500, 1000]},
            {"ruling": "call", "return": 400},
        ),
        (
            {"facing": 1100, "min_raise_to": 1700, "chips": [1000, 100, 100, 100, 100, 100]},
            {"ruling": "raise", "amount_to": 1700, "add": 200},
        ),
        (
            {"facing": 1400, "min_raise_to": 2800, "chips": [1000, 500, 500], "chips_behind": False},
            {"ruling": "all-in", "amount_to": 2000, "return": 0},
        ),
        (
            {"facing": 1050, "min_raise_to": 2100, "chips": [1000, 1000], "chips_behind": False},
            {"ruling": "call", "amount_to": 1050, "return": 950},
        ),
        (
            {"facing": 1000, "min_raise_to": 2000, "declared": "raise", "verbal_amount": 1400},
            {"ruling": "raise", "amount_to": 2000},
        ),
        (
            {"facing": 2000, "min_raise_to": 4000, "declared": "raise 8,000"},
            {"ruling": "raise", "amount_to": 8000},
        ),
        (
            {"facing": 100, "min_raise_to": 200, "chips": [500], "declared": "call"},
            {"ruling": "call", "return": 400},
        ),
        (
            {"facing": 100, "min_raise_to": 200, "chips": [500, 25], "declared": "all-in"},
            {"ruling": "all-in", "amount_to": 525},
        ),
        (
            {"facing": 100, "min_raise_to": 200, "chips": [500], "declared": "all in", "stack": 1700},
            {"ruling": "all-in", "amount_to": 1700, "add": 1200},
        ),
        (
            {"facing": 100, "min_raise_to": 200, "chips": [1000], "declared": "raise", "words_first": False},
            {"ruling": "call", "return": 900},
        ),
        (
            {"facing": 100, "min_raise_to": 200, "chips": [100, 100, 100, 100], "max_raise_to": 350},
            {"ruling": "raise", "amount_to": 350, "return": 50},
        ),
        (
            {"facing": 20, "min_raise_to": 40, "chips": [20, 20, 20], "structure": "fl"},
            {"ruling": "raise", "amount_to": 40, "return": 20},
        ),
        (
            {"opening_bet": 2000, "raise_to": 8000, "pushed": 2000},
            {"ruling": "call or fold", "amount_to": 8000},
        ),
        (
            {"raise_to": 8000, "pushed": 2000, "heads_up": True},
            {"ruling": "full call", "amount_to": 8000},
        ),
        (
            {"raise_to": 8000, "pushed": 2000},
            {"ruling": "call or fold", "legal": ["call", "fold"]},
        ),
        ({"facing": 0, "bb": 100}, {"check": "check", "bet": "min bet", "fold": "fold"}),
        ({"facing": 200}, {"check": "call or fold", "call": "call", "raise": "min raise"}),
    ],
)
def test_chips_and_words(given: Given, expected: dict[str, object]) -> None:
    assert subset(ruled(given), expected)


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        (
            {"bet": 300, "oot_raise": 800, "skipped_action": "call"},
            {"binding": True, "amount_to": 800, "legal": ["raise"]},
        ),
        (
            {"bet": 300, "oot": "raise to 800", "skipped_action": "raise 600"},
            {"binding": False, "call": 600, "min_raise_to": 900, "return": 800},
        ),
        ({"oot": "fold", "skipped_action": "bet 300", "bb": 100}, {"binding": True, "legal": ["fold"]}),
        ({"oot_fold": True, "skipped_action": "check"}, {"binding": True}),
        ({"oot": "call 300", "skipped_action": "fold"}, {"binding": True, "amount_to": 300}),
        (
            {"bet": 300, "last_raise": 200, "oot": "call 300", "skipped_actions": ["fold", "all-in 400"]},
            {"binding": False, "call": 400, "min_raise_to": 600},
        ),
        (
            {"bet": 300, "min_raise_to": 800, "oot": "call 300", "skipped_action": "raise 800"},
            {"binding": False, "call": 800, "min_raise_to": 1300},
        ),
        ({"oot": ["call 600", "fold"]}, {"binding": True, "skipped_hand": "floor"}),
        ({"oot": ["check"]}, {"binding": False, "skipped_hand": "acts"}),
        ({"actions": ["bet 100", "fold"]}, {"substantial": True}),
    ],
)
def test_out_of_turn(given: Given, expected: dict[str, object]) -> None:
    assert subset(ruled(given), expected)


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        (
            {"cases": ["first card to the wrong seat", "wrong count", "seat missed", "two boxed"]},
            {"misdeal": [True, True, True, True], "button": "stays"},
        ),
        (
            {"causes": ["one boxed", "one of the first two exposed", "any two exposed", "one exposed"]},
            {"misdeal": [False, True, True, False]},
        ),
        ({"fault": "a joker"}, {"misdeal": True, "causes": ["strange_card"]}),
        ({"cause": "fouled deck", "substantial_action": True}, {"misdeal": True}),
        ({"error": "seat-missed", "after_substantial_action": True}, {"misdeal": False}),
        ({"fault": "wrong count", "substantial_action": ["fold", "call"]}, {"misdeal": False}),
        ({"fault": "wrong count", "substantial_action": ["fold", "fold"]}, {"misdeal": True}),
        ({"boxed": 1}, {"misdeal": False}),
        ({"exposed": [7]}, {"misdeal": False, "replace": [7]}),
        ({"exposed": [2]}, {"misdeal": True}),
        ({"exposed": 2}, {"misdeal": True}),
        ({"flop_cards": 3, "burned": False}, {"shuffle_face_down": 3, "burn": 1, "flop": 3, "from_stub": 1}),
        ({"early_cards": 1}, {"reshuffle": True, "second_burn": False}),
    ],
)
def test_the_deal(given: Given, expected: dict[str, object]) -> None:
    assert subset(ruled(given), expected)


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ({"first_motion": 200, "second_motion": 300, "declared": 400}, {"amount": 400, "return": 100}),
        ({"pot": [600], "said": 2, "bb": 100}, {"amount": [200]}),
        ({"pot": 10500, "bet": 9500, "substantial_action": True}, {"correct_to": 9500}),
        ({"pot": 10500, "bet": 11500, "next_card": True}, {"correct_to": 11500}),
        ({"opening_bet": 600, "raise_to": 1000}, {"correct_to": 1200, "corrected": True, "add": [0, 200]}),
        ({"bets": [600, 1000, 1000], "street_closed": True}, {"correct_to": 1000, "add": [0, 0, 0]}),
        ({"bets": [50, 50], "bb": 100}, {"correct_to": 100, "add": [50, 50]}),
    ],
)
def test_amounts(given: Given, expected: dict[str, object]) -> None:
    assert subset(ruled(given), expected)


def test_showing() -> None:
    assert ruled({"live": [2, 4]}) == {"must_show": True}
    assert ruled({"live": [2], "face_up": True}) == {"must_show": True}


@pytest.mark.parametrize(
    "given",
    [
        {"weather": "rain"},
        {"facing": "100"},
        {"facing": 100, "min_raise_to": 100, "chips": [500]},
        {"facing": 100, "chips": [0]},
        {"facing": 100, "declared": "pass the salt"},
        {"facing": 100, "verbal_amount": 0},
        {"oot": "300", "skipped_action": "check"},
        {"oot": "check", "skipped_action": "bet"},
        {"oot": 300},
        {"fault": "spilled beer"},
        {"live": ["two"]},
        {"bets": 400},
        {"pot": [600], "said": 0},
    ],
)
def test_what_cannot_be_ruled_on_is_a_bad_field(given: Given) -> None:
    with pytest.raises(RecordError) as refused:
        ruled(given)
    assert refused.value.type == "BadField"


def test_only_the_wanted_keys_are_told() -> None:
    given: Given = {"facing": 100, "min_raise_to": 200, "chips": [500]}
    assert answers.answer("ruling", given, {"ruling": "?", "weather": "?"}) == {"ruling": "call"}


def test_an_unknown_kind() -> None:
    with pytest.raises(RecordError) as refused:
        answers.answer("weather", {}, {})
    assert refused.value.type == "UnknownKind"
