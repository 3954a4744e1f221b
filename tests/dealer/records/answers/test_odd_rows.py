"""Rows that make no sense: an answer or a `RecordError`, never anything else."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dealer.records import answers
from dealer.records.errors import RecordError

TYPES = {None, "BadField", "MissingField", "BadCard", "DuplicateCard"}
NAMES = [
    *("facing", "min_raise_to", "chips", "declared", "verbal_amount", "in_front", "chips_behind", "pushed"),
    *("words_first", "max_raise_to", "structure", "stack", "may_raise", "heads_up", "opener", "bb", "bet"),
    *("oot", "oot_raise", "skipped_action", "skipped_actions", "last_raise", "actions", "cases", "bets"),
    *("street_closed", "raise_to", "opening_bet", "first_motion", "second_motion", "pot", "said", "exposed"),
    *("boxed", "fault", "flop_cards", "burned", "acted", "early_cards", "substantial_action", "live"),
    *("board", "hands", "hole", "seat2", "board_before", "board_after", "hole_before", "hole_after"),
    *("events", "seconds", "countdown", "action_at", "to_call", "time_out", "limit", "called"),
]
SCALARS = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.integers(-2, 500)
    | st.floats()
    | st.text(max_size=4)
    | st.sampled_from(["Ah", "Kd", "raise", "bet 300", "check", "wrong count", "timeout", "9" * 5000])
)
VALUES = st.recursive(
    SCALARS,
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from(["1", "2", "x", "9" * 5000]), inner, max_size=2)
    ),
    max_leaves=5,
)


def refusal(kind: str, row: dict[str, object]) -> str | None:
    """The type of the error; ``None`` for an answer that is good JSON."""
    try:
        json.dumps(answers.answer(kind, row, {}), allow_nan=False)
    except RecordError as error:
        return error.type
    return None


@pytest.mark.parametrize("kind", ["ruling", "cards", "clock", "evaluation"])
@settings(deadline=None)
@given(st.dictionaries(st.sampled_from(NAMES), VALUES, max_size=5))
def test_a_row_of_nonsense_is_refused_by_name(kind: str, row: dict[str, object]) -> None:
    assert refusal(kind, row) in TYPES
