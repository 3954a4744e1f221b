"""Every message about looking back is used by the log, the books or the screens."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from dealer.words.english_log import LOG as ENGLISH_LOG
from tests.ui.present.test_message_ids import strings

ROOT = Path(__file__).parents[3]


def used() -> Iterator[str]:
    """Everything in the code that can be an id, as patterns."""
    for folder in ("dealer/night", "ui"):
        for path in (ROOT / folder).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Constant | ast.JoinedStr):
                    yield from (p for p in strings(node) if p.removeprefix("screen").strip("\\.+"))


def test_no_message_is_left_unused() -> None:
    pattern = re.compile("|".join(rf"(?:screen\.)?(?:{p})(?:\.(?:one|more))?" for p in set(used())))
    assert [message for message in ENGLISH_LOG if not pattern.fullmatch(message)] == []
