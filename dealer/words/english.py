"""The English catalogue, which is complete."""

from __future__ import annotations

from typing import Final

from dealer.words.catalogue import Catalogue
from dealer.words.english_hands import HANDS

ENGLISH: Final = Catalogue(language="en", messages={**HANDS})
