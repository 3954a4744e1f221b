"""Records in, answers out, one line at a time: memory does not grow with the input."""

from __future__ import annotations

import io
import json
from collections.abc import Iterator, Mapping
from typing import BinaryIO

from dealer.records.answer import Answer, answer
from dealer.records.errors import RecordError

LINE_LIMIT = 4 << 20
"""The longest line read as a record, in bytes."""

_WHOLE_LIMIT = 16 << 20
"""The longest input looked at as one JSON object, in bytes."""


def answers(source: BinaryIO, *, steps: bool) -> Iterator[Answer]:
    """The answer to each record in `source`, in order.

    Each line is a record and blank lines are skipped; an input that is one JSON object with `scenarios` gives
    its rows, whose line is ``None``.
    """
    head = _first_line(source)
    rows = _scenarios(head, source) if _may_span_lines(head) else head
    if isinstance(rows, list):
        for row in rows:
            yield _answer_row(row, None, steps=steps)
        return
    yield from _answer_lines(rows, source, steps=steps)


def _first_line(source: BinaryIO) -> bytes:
    """The input up to and with its first line that is not blank."""
    head = source.readline(LINE_LIMIT + 1)
    while head.endswith(b"\n") and not head.strip() and len(head) < LINE_LIMIT:
        line = source.readline(LINE_LIMIT + 1)
        if not line:
            break
        head += line
    return head


def _may_span_lines(head: bytes) -> bool:
    """Whether the input may be one object: its first line has scenarios, or is no record by itself."""
    try:
        first = json.loads(head)
    except (ValueError, RecursionError):
        return head.lstrip(b"\xef\xbb\xbf \t\r\n").startswith(b"{")
    return isinstance(first, dict) and "scenarios" in first


def _scenarios(head: bytes, source: BinaryIO) -> list[object] | bytes:
    """The rows of a scenarios file, or what was read if it is none."""
    text = head + source.read(max(_WHOLE_LIMIT - len(head), 0))
    try:
        whole = json.loads(text)
    except (ValueError, RecursionError):
        return text
    rows = whole.get("scenarios") if isinstance(whole, dict) else None
    return rows if isinstance(rows, list) else text


def _answer_lines(head: bytes, source: BinaryIO, *, steps: bool) -> Iterator[Answer]:
    for number, line in enumerate(_lines(head, source), 1):
        if len(line) > LINE_LIMIT:
            yield _failed(None, number, RecordError("BadJson", f"a line of more than {LINE_LIMIT} bytes"))
        elif line.strip():
            yield _answer_line(line, number, steps=steps)


def _lines(head: bytes, source: BinaryIO) -> Iterator[bytes]:
    """The lines of `head` and of the rest of `source`; a line that is too long is cut, its rest dropped."""
    buffered = io.BytesIO(head)
    while True:
        line = buffered.readline(LINE_LIMIT + 1)
        if len(line) <= LINE_LIMIT and not line.endswith(b"\n"):
            line += source.readline(LINE_LIMIT + 1 - len(line))
        if not line:
            return
        yield line
        while len(line) > LINE_LIMIT and not line.endswith(b"\n"):
            line = buffered.readline(LINE_LIMIT + 1) or source.readline(LINE_LIMIT + 1)
            if not line:
                return


def _answer_line(line: bytes, number: int, *, steps: bool) -> Answer:
    try:
        row = json.loads(line)
    except (ValueError, RecursionError) as error:
        return _failed(None, number, RecordError("BadJson", f"no JSON: {error}"))
    return _answer_row(row, number, steps=steps)


def _answer_row(row: object, number: int | None, *, steps: bool) -> Answer:
    name = row.get("id") if isinstance(row, Mapping) else None
    try:
        return {"id": name, "ok": True, **answer(row, steps=steps)}
    except RecordError as error:
        return _failed(name, number, error)


def _failed(name: object, line: int | None, error: RecordError) -> Answer:
    what: Answer = {"type": error.type, "action": error.action, "message": error.message}
    return {"id": name, "ok": False, "line": line, "error": what}
