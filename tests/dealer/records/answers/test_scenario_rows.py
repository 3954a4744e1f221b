"""Every row of the scenarios that asks about cards, chips, rulings or the clock."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from dealer.records import answers
from dealer.records.fields import Fields

DATA = Path(__file__).parents[3] / "data" / "conformance"
KINDS = ("cards", "chips", "clock", "evaluation", "ruling")


def rows() -> list[Fields]:
    found: list[Fields] = []
    for name in ("scenarios.json", "scenarios_more.json"):
        text = (DATA / name).read_text(encoding="utf-8")
        found += [row for row in json.loads(text)["scenarios"] if row["kind"] in KINDS]
    return found


@pytest.mark.parametrize("row", rows(), ids=lambda row: str(row["id"]))
def test_row_is_answered_right(row: dict[str, Fields]) -> None:
    assert answers.answer(str(row["kind"]), row["given"], row["expected"]) == row["expected"]
