"""The languages the product speaks."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from dealer.words.catalogue import Catalogue
from dealer.words.english import ENGLISH
from dealer.words.german import GERMAN


@dataclass(frozen=True, slots=True, kw_only=True)
class Language:
    """A language as one chooses it: `name` is its own, ``"Deutsch"``."""

    code: str
    name: str
    words: Catalogue


LANGUAGES: Final[Mapping[str, Language]] = MappingProxyType(
    {
        "en": Language(code="en", name="English", words=ENGLISH),
        "de": Language(code="de", name="Deutsch", words=GERMAN),
    }
)
"""By code, in the order in which they are offered; the first is the one without a choice."""
