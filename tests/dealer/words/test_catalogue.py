"""The catalogue: plural forms, lists, fallbacks; and that its ids are those the code asks for."""

from __future__ import annotations

import ast
import re
import string
from collections.abc import Iterator
from pathlib import Path

import pytest

from dealer.words.catalogue import Catalogue
from dealer.words.english import ENGLISH
from dealer.words.english_camera_setup import CAMERA_SETUP
from dealer.words.english_devices import DEVICES
from dealer.words.english_hands import HANDS
from dealer.words.english_house_card import HOUSE_CARD
from dealer.words.english_lines import LINES
from dealer.words.english_log import LOG
from dealer.words.english_refusals import REFUSALS
from dealer.words.english_rulings import RULINGS
from dealer.words.english_screens import SCREENS
from dealer.words.english_seen_cards import SEEN_CARDS
from dealer.words.english_settings import SETTINGS
from dealer.words.english_setup import SETUP
from dealer.words.english_spoken import SPOKEN
from dealer.words.english_table import TABLE

WORDS = Path(__file__).parents[3] / "dealer" / "words"
PARTS = {
    "hands": HANDS,
    "lines": LINES,
    "table": TABLE,
    "refusals": REFUSALS,
    "screens": SCREENS,
    "log": LOG,
    "rulings": RULINGS,
    "house card": HOUSE_CARD,
    "settings": SETTINGS,
    "setup": SETUP,
    "devices": DEVICES,
    "seen cards": SEEN_CARDS,
    "camera setup": CAMERA_SETUP,
    "spoken": SPOKEN,
}
ASKING = {"text": "", "counted": r"\.(one|more)"}


def asked_ids() -> Iterator[tuple[str, str]]:
    """The ids that calls in this package ask for, as patterns, with the place of the call."""
    for path in sorted(WORDS.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.args:
                for pattern in patterns(node.args[0]):
                    if node.func.attr in ASKING:
                        yield pattern + ASKING[node.func.attr], f"{path.name}:{node.lineno}"


def patterns(node: ast.expr) -> Iterator[str]:
    """The strings an expression can be, with anything in the place of what is filled in."""
    match node:
        case ast.Constant(value=str(text)):
            yield re.escape(text)
        case ast.JoinedStr(values=values):
            yield "".join(next(patterns(value), ".+") for value in values)
        case ast.IfExp(body=body, orelse=orelse):
            yield from patterns(body)
            yield from patterns(orelse)
        case _:
            return


def mentioned_ids() -> set[str]:
    """Everything in this package's code that can be an id, as patterns."""
    found: set[str] = set()
    for path in WORDS.glob("*.py"):
        if path.name.startswith(("english", "german")):
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant | ast.JoinedStr):
                found.update(patterns(node))
    return {p for p in found if p.strip(".+")}


def test_every_message_that_is_asked_for_exists() -> None:
    missing = [
        f"{place}: {pattern}"
        for pattern, place in asked_ids()
        if not any(re.fullmatch(pattern, message) for message in ENGLISH.messages)
    ]
    assert missing == []


@pytest.mark.parametrize("part", ["hands", "lines", "table", "refusals"])
def test_no_message_is_left_unused(part: str) -> None:
    used = re.compile("|".join(f"(?:{p})(?:\\.(?:one|more|all_in))?" for p in mentioned_ids()))
    colours = re.compile(r"colour\..+")
    assert [m for m in PARTS[part] if not used.fullmatch(m) and not colours.fullmatch(m)] == []


def test_no_id_stands_in_two_parts_of_the_catalogue() -> None:
    assert sum(map(len, PARTS.values())) == len(ENGLISH.messages)


@pytest.mark.parametrize("message", ENGLISH.messages)
def test_messages_are_well_formed(message: str) -> None:
    fields = [
        name for _, name, _, _ in string.Formatter().parse(ENGLISH.messages[message]) if name is not None
    ]
    assert all(field.isidentifier() for field in fields)


def test_numbers_are_words_as_long_as_they_are_small() -> None:
    assert [ENGLISH.number(count) for count in (0, 1, 9, 12, 13)] == ["no", "one", "nine", "twelve", "13"]


def test_a_language_has_plural_forms_of_its_own() -> None:
    def polish(count: int) -> str:
        if count == 1:
            return "one"
        return "few" if count % 10 in (2, 3, 4) and count % 100 not in (12, 13, 14) else "more"

    messages = {"chips.one": "{count} żeton", "chips.few": "{count} żetony", "chips.more": "{count} żetonów"}
    words = Catalogue(language="pl", messages=messages, plural_form=polish, fallback=ENGLISH)
    assert [words.counted("chips", n) for n in (1, 23, 25)] == ["one żeton", "23 żetony", "25 żetonów"]
    assert words.counted("time.left", 3, name="Ola") == "Ola, three seconds."


def test_a_missing_message_is_an_error_in_every_language() -> None:
    words = Catalogue(language="xx", messages={}, fallback=ENGLISH)
    with pytest.raises(KeyError):
        words.text("no.such")
    with pytest.raises(KeyError):
        words.counted("no.such", 2)


def test_lists_and_sentences_are_the_language_s_own() -> None:
    messages = {"list.next": "{first}; {next}", "list.last": "{first} und {last}", "sentence": "{text}!"}
    words = Catalogue(language="de", messages=messages, fallback=ENGLISH)
    assert words.joined(["Asha", "Ben", "Chitra"]) == "Asha; Ben und Chitra"
    assert words.sentence("alle zeigen") == "Alle zeigen!"
