"""Pages that cover the whole window for a while, each with what it remembers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from ui.desk.looking_back import BooksPage, HandPage, HandsPage, StepPage
from ui.desk.names import NamesPage


@dataclass(frozen=True, slots=True, kw_only=True)
class RulesPage:
    """The house-rules card, read from paragraph `first` on."""

    first: int = 0


Page: TypeAlias = RulesPage | HandsPage | HandPage | StepPage | BooksPage | NamesPage
