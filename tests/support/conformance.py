"""The hands with right answers: where they lie, and how an answer is compared with what is expected."""

from __future__ import annotations

import gzip
import io
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from dealer.records.stream import answers

ROOT = Path(__file__).parents[2]
DATA = ROOT / "tests" / "data" / "conformance"
SCENARIO_FILES = ("scenarios.json", "scenarios_more.json")
GENERATED = DATA / "generated_hands.jsonl.gz"
REAL = ROOT.parent / "shared" / "conformance" / "real_hands.jsonl"

Row = dict[str, Any]


def scenarios(*kinds: str) -> list[Row]:
    """The rows of both scenario files that are of one of `kinds`."""
    rows = [row for name in SCENARIO_FILES for row in json.loads((DATA / name).read_bytes())["scenarios"]]
    return [row for row in rows if row["kind"] in kinds]


def generated_text() -> bytes:
    """The generated hands, one JSON object a line."""
    return gzip.decompress(GENERATED.read_bytes())


def generated_hands() -> list[Row]:
    """The generated hands."""
    return [json.loads(line) for line in generated_text().splitlines()]


def real_text() -> bytes:
    """The real hands; skips the test where they do not lie beside the project."""
    if not REAL.exists():
        pytest.skip("the real hands are not here: ../shared/conformance/real_hands.jsonl")
    return REAL.read_bytes()


def bad_records() -> list[Row]:
    """The cases of records that must be refused."""
    return [json.loads(line) for line in (DATA / "bad_records.jsonl").read_bytes().splitlines()]


def bad_line(case: Row) -> bytes:
    """The line that `case` feeds in."""
    text = case["text"] if "text" in case else json.dumps(case["record"])
    return text.encode() + b"\n"


def answered(text: bytes, *, steps: bool = True) -> list[Row]:
    """What the command answers to `text`, JSON read back in."""
    return [json.loads(json.dumps(answer)) for answer in answers(io.BytesIO(text), steps=steps)]


def answer_to(row: Row, *, steps: bool = True) -> Row:
    """What the command answers to one row of a scenarios file."""
    (answer,) = answered(json.dumps({"scenarios": [row]}).encode(), steps=steps)
    return answer


def misses(expected: Row, answer: Row) -> list[str]:
    """Every key of `expected` that `answer` does not give, with both figures."""
    if not answer["ok"]:
        return [str(answer["error"])]
    return [
        f"{key}: expected {wanted}, answered {answer.get(key, 'nothing')}"
        for key, wanted in expected.items()
        if key != "note" and not _gives(key, answer.get(key), wanted)
    ]


def _gives(key: str, answered: Any, wanted: Any) -> bool:
    """Whether `answered` is `wanted`; steps, pots and checkpoints may say more than was asked."""
    if key not in ("steps", "pots", "checkpoints") or not isinstance(answered, list):
        return bool(answered == wanted)
    return len(answered) == len(wanted) and all(
        row[name] == want[name] if name in row else False
        for row, want in zip(answered, wanted, strict=True)
        for name in want
    )


def wrong_rows(text: bytes) -> Iterator[str]:
    """One line for each record in `text` that is answered otherwise than it expects."""
    rows = [json.loads(line) for line in text.splitlines()]
    for row, answer in zip(rows, answered(text), strict=True):
        for miss in misses(row["expected"], answer):
            yield f"{row['id']}: {miss}"
