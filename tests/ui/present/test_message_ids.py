"""Every message the screens ask for exists, and none of theirs is left over."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from dealer.words.english import ENGLISH
from dealer.words.english_house_card import HOUSE_CARD
from dealer.words.english_rulings import RULINGS
from dealer.words.english_screens import SCREENS
from dealer.words.english_settings import SETTINGS

UI = Path(__file__).parents[3] / "ui"


def strings(node: ast.expr) -> Iterator[str]:
    """The strings an expression can be, as patterns: anything stands for what is filled in."""
    match node:
        case ast.Constant(value=str(text)):
            yield re.escape(text)
        case ast.JoinedStr(values=values):
            yield "".join(next(strings(value), ".+") for value in values)
        case ast.IfExp(body=body, orelse=orelse):
            yield from strings(body)
            yield from strings(orelse)
        case _:
            return


def nodes() -> Iterator[tuple[Path, ast.AST]]:
    for path in sorted(UI.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            yield path, node


def asked() -> Iterator[tuple[str, str]]:
    """The ids that are asked for, each with the place of the call; `scene.text` is about the screens."""
    for path, node in nodes():
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "text":
            whole = ast.unparse(node.func.value).endswith("words")
            for pattern in strings(node.args[0]) if node.args else ():
                yield pattern if whole else rf"screen\.{pattern}", f"{path.name}:{node.lineno}"


def test_every_message_the_screens_ask_for_exists() -> None:
    missing = [
        f"{place}: {pattern}"
        for pattern, place in asked()
        if not any(re.fullmatch(pattern, message) for message in ENGLISH.messages)
    ]
    assert missing == []


def test_no_message_of_the_screens_is_left_unused() -> None:
    found = {
        pattern
        for _, node in nodes()
        if isinstance(node, ast.Constant | ast.JoinedStr)
        for pattern in strings(node)
        if pattern.removeprefix("screen").strip("\\.+")
    }
    used = re.compile("|".join(rf"(?:screen\.)?(?:{pattern})" for pattern in found))
    rulings = (message for message in RULINGS if message.startswith("screen."))
    messages = (*SCREENS, *SETTINGS, *HOUSE_CARD, *rulings)
    assert [message for message in messages if not used.fullmatch(message)] == []
