"""Every hand that is given with its right answers, through the code of `housedealer replay`."""

from __future__ import annotations

import json
from itertools import islice

import pytest

from tests.support.conformance import (
    Row,
    answer_to,
    answered,
    bad_line,
    bad_records,
    generated_hands,
    generated_text,
    misses,
    real_text,
    scenarios,
    wrong_rows,
)

ASKED_OF_THIS_ISSUE = ("hand", "button", "missed_blind", "clock", "evaluation", "cards", "ruling")


def row_id(row: Row) -> str:
    return str(row["id"])


@pytest.mark.parametrize("row", scenarios(*ASKED_OF_THIS_ISSUE), ids=row_id)
def test_scenario_is_answered_right(row: Row) -> None:
    answer = answer_to(row)
    if row["kind"] != "hand":
        answer = {**answer, **answer.get("result", {})}
    assert misses(row["expected"], answer) == []


@pytest.mark.parametrize(
    "row", [row for row in scenarios("hand") if "checkpoints" in row["expected"]], ids=row_id
)
def test_hand_cut_short_gives_its_checkpoint_as_the_next_choice(row: Row) -> None:
    for point in row["expected"]["checkpoints"]:
        answer = answer_to({**row, "actions": row["actions"][: point["after"]], "expected": {}})
        assert checkpoint_misses(point, answer["next"]) == []


def checkpoint_misses(point: Row, choice: Row | None) -> list[str]:
    if choice is None:
        return [] if point["to_act"] is None else ["nobody is to act"]
    said = {"to_act": choice["seat"], "to_call": choice["to_call"], "pot_total": choice["pot"]}
    said["can_raise"] = choice["raise"] is not None
    if choice["raise"]:
        low, said["max_raise_to"] = choice["raise"]
        # A checkpoint's minimum is the rule's; a short stack has only its all-in.
        said["min_raise_to"] = max(low, point["min_raise_to"]) if low == said["max_raise_to"] else low
    return [f"{key} is {said.get(key)}" for key in point if key in said and said[key] != point[key]]


def test_generated_hands_are_answered_right_step_by_step() -> None:
    assert list(islice(wrong_rows(generated_text()), 10)) == []


def test_real_hands_are_answered_right() -> None:
    assert list(islice(wrong_rows(real_text()), 10)) == []


@pytest.mark.parametrize("row", generated_hands()[::40], ids=row_id)
def test_hand_told_row_by_row_gives_each_step_as_the_next_choice(row: Row) -> None:
    told: list[list[object]] = []
    streets = iter(("flop", "turn", "river"))
    for action, step in zip(row["actions"], row["expected"]["steps"], strict=True):
        while (choice := answer_to({**row, "kind": "hand", "actions": told})["next"]) is None:
            told.append(["*", next(streets), None])
        assert {key: choice[key] for key in step} == step
        told.append(action)


@pytest.mark.parametrize("case", bad_records(), ids=row_id)
def test_bad_record_is_refused_with_its_type_and_row(case: Row) -> None:
    (answer,) = answered(bad_line(case))
    assert answer["ok"] is False
    assert answer["line"] == 1
    assert {key: answer["error"][key] for key in ("type", "action")} == case["error"]
    assert answer["error"]["message"]


def test_bad_records_do_not_stop_the_others() -> None:
    good = json.dumps(generated_hands()[0]).encode() + b"\n"
    cases = bad_records()
    results = answered(b"".join(bad_line(case) + good for case in cases))
    assert [answer["ok"] for answer in results] == [False, True] * len(cases)
    assert [answer["line"] for answer in results if not answer["ok"]] == list(range(1, 2 * len(cases), 2))


@pytest.mark.parametrize("row", scenarios("tournament", "settings", "property"), ids=row_id)
def test_row_of_a_later_kind_is_answered_right_or_said_to_be_unknown(row: Row) -> None:
    answer = answer_to(row)
    if answer["ok"]:
        assert misses(row["expected"], {**answer, **answer["result"]}) == []
    else:
        assert answer["error"]["type"] == "UnknownKind"
