"""Rows about chips: paying, starting stacks, the chip race."""

from __future__ import annotations

import pytest

from dealer.records.answers import answer
from dealer.records.errors import RecordError
from dealer.records.fields import Fields


def told(given: Fields, *keys: str) -> dict[str, object]:
    return answer("chips", given, dict.fromkeys(keys))


def test_amount_that_the_chips_cannot_make_leaves_a_rest() -> None:
    assert told({"amount": 130, "denoms": [100, 25]}, "chips", "count", "rest") == {
        "chips": {"100": 1, "25": 1},
        "count": 2,
        "rest": 5,
    }


def test_starting_stack_tells_the_chips_of_several_players() -> None:
    given = {"per_player": {"25": 8, "100": 8}}
    assert told(given, "value", "three_players", "three_by_denom") == {
        "value": 1000,
        "three_players": 48,
        "three_by_denom": {"25": 24, "100": 24},
    }


def test_race_that_rounds_up_adds_chips() -> None:
    given = {"seats": {"1": 3, "2": 3}, "old": 25, "new": 100}
    assert told(given, "new_chips", "removed", "added", "min_stack_after") == {
        "new_chips": 2,
        "removed": 0,
        "added": 50,
        "min_stack_after": 100,
    }


def test_race_is_decided_by_the_cards_dealt() -> None:
    given = {
        "seats": {"1": 3, "2": 1},
        "others": {"1": 900},
        "old": 25,
        "new": 100,
        "dealt": {"1": ["2c", "3c", "4c"], "2": ["9s"]},
    }
    assert told(given, "cards", "winners", "stacks") == {
        "cards": {"1": 3, "2": 1},
        "winners": [2],
        "stacks": {"1": 900, "2": 100},
    }


def test_loser_with_other_chips_receives_nothing() -> None:
    assert told({"stack_old_chips": 1, "stack_other": 500}, "receives", "stack_after") == {
        "receives": 0,
        "stack_after": 500,
    }


@pytest.mark.parametrize(
    ("given", "kind"),
    [
        ({}, "MissingField"),
        ({"amount": -1, "denoms": [25]}, "BadField"),
        ({"amount": 10**12, "denoms": [25]}, "BadField"),
        ({"amount": 100}, "BadField"),
        ({"amount": 100, "denoms": []}, "BadField"),
        ({"amount": 100, "denoms": [25, 25]}, "BadField"),
        ({"amount": 100, "denoms": [0]}, "BadField"),
        ({"amount": 100, "denoms": list(range(1, 20))}, "BadField"),
        ({"per_player": {"red": 3}}, "BadField"),
        ({"per_player": {"25": -3}}, "BadField"),
        ({"seats": {"11": 1}}, "BadField"),
        ({"seats": {"1": 1}, "old": 25, "new": 60}, "BadField"),
        ({"seats": {"1": 1}, "dealt": {}}, "BadField"),
        ({"seats": {"1": 2}, "dealt": {"1": ["As", "As"]}}, "DuplicateCard"),
        ({"stack_old_chips": 1, "won_race": "no"}, "BadField"),
    ],
)
def test_rows_that_cannot_be_answered_name_what_is_allowed(given: Fields, kind: str) -> None:
    with pytest.raises(RecordError) as refused:
        told(given)
    assert refused.value.type == kind
