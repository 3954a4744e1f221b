"""How texts are put for the voice, and that the real espeak-ng then says what is meant."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Sequence

import pytest

from dealer.words.catalogue import Catalogue
from dealer.words.english import ENGLISH
from dealer.words.german import GERMAN
from hardware.voice.spoken import spoken

FRENCH = Catalogue(
    language="fr",
    messages={"money.thousands": "\N{NO-BREAK SPACE}", "money.parts": "{whole},{parts}"},
    fallback=ENGLISH,
)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Pay Asha 1,375: one yellow.", "Pay Asha 1375: one yellow."),
        ("Side pot, 1,000, Ben and Chitra: Ben wins.", "Side pot, 1000, Ben and Chitra: Ben wins."),
        ("Pot 12,345,678.", "Pot 12345678."),
        ("Dev. 0.50 to call, minimum raise to 1.50.", "Dev. 0.5 to call, minimum raise to 1.5."),
        ("Dev. 1.25 to call.", "Dev. 1.25 to call."),
        ("Pot 1,375.50.", "Pot 1375.5."),
        ("Blinds 0.50/1.", "Blinds 0.5, 1."),
        ("Blinds 10/20.", "Blinds 10, 20."),
        ("½ pot", "half pot"),
        ("⅔ pot", "two thirds pot"),
        ("Hand 12. Ben has the button.", "Hand 12. Ben has the button."),
        ("63 and 62, the odd chip to Asha", "63 and 62, the odd chip to Asha"),
        ("Raise to …", "Raise to"),
        ("Ben – 40", "Ben, 40"),
        ("Dev.\nCheck", "Dev. Check"),
        ("", ""),
    ],
)
def test_english_is_put_for_the_voice(text: str, said: str) -> None:
    assert spoken(text, ENGLISH) == said


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Pot 1.375.", "Pott 1375."),
        ("Pot 1.000.000.", "Pott 1000000."),
        ("Dev. 0,50 zu zahlen.", "Dev. 0,5 zu zahlen."),
        ("Blinds 0,50/1.", "Bleinds 0,5, 1."),
        ("Hand 12. Ben hat den Knopf.", "Hand 12. Ben hat den Knopf."),
        ("½ Pot", "halber Pott"),
        ("Dev. Check oder Min-Raise.", "Dev. Tscheck oder Minn-Reejs."),
        ("Betty, Callas und Potter", "Betty, Callas und Potter"),
    ],
)
def test_german_is_put_for_the_voice(text: str, said: str) -> None:
    assert spoken(text, GERMAN) == said


def test_another_language_needs_nothing_but_its_catalogue() -> None:
    assert spoken("Pot 1\N{NO-BREAK SPACE}375, 0,50.", FRENCH) == "Pot 1375, 0,5."


def test_name_is_no_command_to_the_voice() -> None:
    assert spoken("[[h@l'oU]], all-in. <b>Ben</b>.", ENGLISH) == "h@l'oU , all-in. b Ben /b ."


def sounds(text: str, language: str) -> str:
    """The phonemes of espeak-ng for `text`, without stress, length and joints."""
    result = subprocess.run(
        ["espeak-ng", "-q", "-x", "-v", language, "-b", "1", "--stdin"],
        input=text,
        capture_output=True,
        check=True,
        text=True,
    )
    return re.sub(r"[^A-Za-z0-9@&]", "", result.stdout)


@pytest.mark.parametrize(
    ("words", "text", "heard", "not_heard"),
    [
        (ENGLISH, "1,375", ("thousand", "seventy"), ("point",)),
        (ENGLISH, "12,000", ("twelve", "thousand"), ("point",)),
        (ENGLISH, "0.50", ("point", "five"), ("fifty",)),
        (ENGLISH, "10/20", ("ten", "twenty"), ("slash",)),
        (ENGLISH, "½ pot", ("half", "pot"), ("two",)),
        (GERMAN, "1.375", ("tausend", "hundert"), ("Komma", "Punkt")),
        (GERMAN, "0,50", ("Komma", "fünf"), ("fünfzig",)),
        (GERMAN, "10/20", ("zehn", "zwanzig"), ("Schrägstrich",)),
    ],
)
def test_voice_says_what_is_meant(
    words: Catalogue, text: str, heard: Sequence[str], not_heard: Sequence[str]
) -> None:
    said = sounds(spoken(text, words), words.language)
    assert [word for word in heard if sounds(word, words.language) not in said] == []
    assert [word for word in not_heard if sounds(word, words.language) in said] == []


def test_number_at_the_end_of_a_german_sentence_is_no_ordinal() -> None:
    assert sounds(spoken("mindestens auf 40.", GERMAN), "de") == sounds("mindestens auf 40", "de")


@pytest.mark.parametrize(
    ("written", "wrong", "right"),
    [
        ("Check", "C'Ek", "tS'Ek"),
        ("Call", "k'al", "k'Ol"),
        ("Raise", "r'aIz@", "r'e:js"),
        ("Sidepot", "z'i:de:p,o:t", "z'aItpOt"),
        ("Big Blind", "b'i:k bl'Int", "b'Ik bl'aInt"),
        ("Button", "b'Uto:n", "b'at@n"),
    ],
)
def test_german_voice_says_the_words_of_poker_as_players_do(written: str, wrong: str, right: str) -> None:
    def kept(phonemes: str) -> str:
        return re.sub(r"[^A-Za-z0-9@&]", "", phonemes)

    assert sounds(written, "de") == kept(wrong)
    assert sounds(spoken(written, GERMAN), "de") == kept(right)
