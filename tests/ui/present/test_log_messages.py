"""Every message about looking back is used by the log, the books or the screens, and German has them all."""

from __future__ import annotations

import ast
import re
import string
from collections.abc import Iterator
from pathlib import Path

from dealer.words.english_log import LOG as ENGLISH_LOG
from dealer.words.german_log import LOG as GERMAN_LOG
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


def fields(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name}


def test_german_says_everything_with_the_same_names_and_amounts() -> None:
    assert set(GERMAN_LOG) == set(ENGLISH_LOG)
    assert {m for m in ENGLISH_LOG if fields(ENGLISH_LOG[m]) != fields(GERMAN_LOG[m])} == set()
