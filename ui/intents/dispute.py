"""What is tapped in the dispute helper and on the house-rules card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class ChooseCase:
    """This is what just happened: ``"oversized"``, ``"string"``, ..."""

    case: str


@dataclass(frozen=True, slots=True)
class AnswerRuling:
    """The answer to the question that is asked, by its key."""

    ask: str
    key: str


@dataclass(frozen=True, slots=True)
class ConfirmPushed:
    """These are the chips that were pushed, or none."""


@dataclass(frozen=True, slots=True)
class ConfirmSaid:
    """This is the amount."""


@dataclass(frozen=True, slots=True)
class AgreeRuling:
    """The table agrees: do what was ruled, or the other way that is open, by its key."""

    key: str


@dataclass(frozen=True, slots=True)
class OpenRule:
    """Show the line of the house-rules card where a ruling is written."""

    line: str


@dataclass(frozen=True, slots=True)
class ReadRules:
    """Read the house rules aloud."""


DisputeIntent: TypeAlias = (
    ChooseCase | AnswerRuling | ConfirmPushed | ConfirmSaid | AgreeRuling | OpenRule | ReadRules
)
