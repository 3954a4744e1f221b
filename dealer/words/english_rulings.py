"""Rulings in English: the dispute helper and the house-rules card."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

RULINGS: Final[Mapping[str, str]] = {
    "did.fold.forfeit": "{name} folds, {amount} stays in the pot",
    "noun.fold.forfeit": "{name}'s fold, {amount} in the pot",
}
