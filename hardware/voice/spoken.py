"""How a text of the table is put for a voice: figures and signs that espeak-ng would read out wrongly."""

from __future__ import annotations

import re
from typing import Final

from dealer.words.catalogue import Catalogue

_FRACTIONS: Final = {
    "½": "spoken.half",
    "⅓": "spoken.third",
    "⅔": "spoken.two_thirds",
    "¼": "spoken.quarter",
    "¾": "spoken.three_quarters",
}


def spoken(text: str, words: Catalogue) -> str:
    """`text` of the catalogue `words` as its language is spoken.

    ``"1,375"`` becomes ``"1375"``, whatever sign parts the thousands; ``"0.50/1"`` becomes ``"0.5, 1"``;
    ``"½ pot"`` becomes ``"half pot"``, in German ``"Call"`` becomes ``"Koll"``. Nothing in a name is taken
    for a command to the voice.
    """
    text = _as_one_number(text, words)
    for sign, message in _FRACTIONS.items():
        text = text.replace(sign, f" {words.text(message)} ")
    # "10/20" would be "ten slash twenty" in English.
    text = re.sub(r"(?<=\d)\s*/\s*(?=\d)", ", ", text)
    text = re.sub(r"\s*[·–—→…]\s*", ", ", text)
    # Two brackets begin a word in phonemes for espeak-ng; a control character ends nothing that is said.
    text = re.sub(r"[\[\]{}<>|\\\x00-\x1f\x7f]", " ", text)
    return _as_it_sounds(re.sub(r"\s+", " ", text).strip(" ,"), words)


def _as_it_sounds(text: str, words: Catalogue) -> str:
    """Whole words spelled as the voice says them right; the longest first, for one may begin another."""
    if not words.sounds:
        return text
    known = "|".join(map(re.escape, sorted(words.sounds, key=len, reverse=True)))
    return re.sub(rf"(?<!\w)(?:{known})(?!\w)", lambda found: words.sounds[found[0]], text)


def _as_one_number(text: str, words: Catalogue) -> str:
    """Thousands without a sign between them, and parts without noughts at the end."""
    thousands, parts = words.text("money.thousands"), words.text("money.parts", whole="", parts="")
    return re.sub(
        rf"(?<![\d.,])(\d{{1,3}}(?:{re.escape(thousands)}\d{{3}})+|\d+)(?:{re.escape(parts)}(\d+))?(?!\d)",
        lambda found: _number(found[1].replace(thousands, ""), found[2] or "", parts),
        text,
    )


def _number(whole: str, parts: str, sign: str) -> str:
    told = parts.rstrip("0")
    return f"{whole}{sign}{told}" if told else whole
