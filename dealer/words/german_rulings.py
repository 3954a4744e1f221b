"""Rulings in German: the dispute helper and the house-rules card."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

RULINGS: Final[Mapping[str, str]] = {
    "did.fold.forfeit": "{name} foldet, {amount} bleiben im Pot",
    "noun.fold.forfeit": "Fold von {name}, {amount} im Pot",
}
