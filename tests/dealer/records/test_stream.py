"""Records in, answers out: lines, whole files, and input that is none of both."""

from __future__ import annotations

import io
import itertools
import json
from collections.abc import Iterator
from typing import Any

import pytest

from dealer.records.stream import LINE_LIMIT, answers
from tests.support.conformance import answered

RECORD = {
    "id": "a",
    "mode": "cash",
    "structure": "nl",
    "blinds": [1, 2],
    "button": 1,
    "seats": {"1": 100, "2": 100},
    "actions": [[1, "fold", None]],
}
LINE = json.dumps(RECORD).encode()
PRETTY = json.dumps({"scenarios": [{**RECORD, "kind": "hand"}]}, indent=2).encode()


def seen(text: bytes) -> list[tuple[Any, Any, Any]]:
    """Of each answer the id, whether it is right, and the line or the type of the error."""
    return [(a["id"], a["ok"], None if a["ok"] else (a["line"], a["error"]["type"])) for a in answered(text)]


GOOD = ("a", True, None)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (b"", []),
        (b"\n \n\n", []),
        (LINE, [GOOD]),
        (LINE + b"\n" + LINE, [GOOD, GOOD]),
        (b"\n\n" + LINE + b"\r\n\n" + LINE + b"\n\n", [GOOD, GOOD]),
        (b"\xef\xbb\xbf" + LINE, [GOOD]),
        (LINE + b"\nno json\n" + LINE, [GOOD, (None, False, (2, "BadJson")), GOOD]),
        (b"{no json\n" + LINE, [(None, False, (1, "BadJson")), GOOD]),
        (b"\n\nno json", [(None, False, (3, "BadJson"))]),
        (b"[1]\n" + LINE, [(None, False, (1, "BadField")), GOOD]),
        (b"\xff\xfe\n" + LINE, [(None, False, (1, "BadJson")), GOOD]),
        (b"[" * 100_000, [(None, False, (1, "BadJson"))]),
        (PRETTY, [GOOD]),
        (b"\n" + PRETTY.replace(b"\n", b""), [GOOD]),
        (b'{"scenarios": 3}', [(None, False, (1, "MissingField"))]),
        (b'{"scenarios": [3]}', [(None, False, (None, "BadField"))]),
        (b'{"scenarios": []}\n' + LINE, [(None, False, (1, "MissingField")), GOOD]),
        (b'{\n"scenarios": [', [(None, False, (1, "BadJson")), (None, False, (2, "BadJson"))]),
    ],
)
def test_each_line_is_a_record_unless_the_whole_is_one_object_with_scenarios(
    text: bytes, expected: list[object]
) -> None:
    assert seen(text) == expected


def test_line_of_an_error_is_counted_from_one_with_the_blank_ones() -> None:
    wrong = json.dumps({**RECORD, "button": 12}).encode()
    (answer,) = answered(b"\n\n" + wrong)
    assert (answer["line"], answer["id"]) == (3, "a")


def test_line_without_end_is_one_error_and_the_next_is_read() -> None:
    text = b'"' + b"x" * (LINE_LIMIT + 10) + b'"\n' + LINE
    assert seen(text) == [(None, False, (1, "BadJson")), GOOD]
    text = LINE + b"\n" + b" " * (3 * LINE_LIMIT) + b"\n" + LINE
    assert seen(text) == [GOOD, (None, False, (2, "BadJson")), GOOD]
    for rest in (1, LINE_LIMIT):
        endless = LINE + b"\n" + b"x" * (LINE_LIMIT + rest)
        assert seen(endless) == [GOOD, (None, False, (2, "BadJson"))]


def test_first_answers_come_before_the_input_ends() -> None:
    class Endless(io.RawIOBase):
        """A pipe that never closes."""

        def __init__(self) -> None:
            self._lines: Iterator[bytes] = itertools.repeat(LINE + b"\n")

        def readline(self, _size: int | None = -1, /) -> bytes:
            return next(self._lines)

    first = itertools.islice(answers(Endless(), steps=False), 3)
    assert [a["ok"] for a in first] == [True] * 3


@pytest.mark.parametrize(
    "row", [{"id": "x", "kind": "weather"}, {"id": "x", "kind": None}, {"id": "x", "kind": ["hand"]}]
)
def test_kind_that_does_not_exist_is_unknown(row: dict[str, object]) -> None:
    (answer,) = answered(json.dumps(row).encode())
    assert answer["error"] == {"type": "UnknownKind", "action": None, "message": answer["error"]["message"]}
