"""The dispute helper: which case is asked about, and what has been answered so far."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias


class Case(Enum):
    """What just happened."""

    OVERSIZED = "oversized"
    SEVERAL = "several"
    STRING = "string"
    OUT_OF_TURN = "out_of_turn"
    AMOUNT = "amount"
    EXPOSED = "exposed"
    DEALT_WRONG = "dealt_wrong"
    BOARD_EARLY = "board_early"
    WRONG_POT = "wrong_pot"


class Ask(Enum):
    """What is asked. A skipped player is asked as often as there are such players."""

    WHO = "who"
    CHIP = "chip"
    CHIPS = "chips"
    FIRST_MOTION = "first_motion"
    LATER_MOTIONS = "later_motions"
    SAID = "said"
    AMOUNT = "amount"
    DEED = "deed"
    SKIPPED = "skipped"
    SKIPPED_AMOUNT = "skipped_amount"
    WHICH = "which"
    POT = "pot"
    WINNER = "winner"
    FROM = "from"
    TO = "to"


Value: TypeAlias = str | int | tuple[int, ...]
"""What was chosen by its key, an amount in chips, or the values of the chips that were shown."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer:
    """What was answered to `ask`."""

    ask: Ask
    value: Value


@dataclass(frozen=True, slots=True, kw_only=True)
class DisputePage:
    """The case, the answers in the order of the questions, and the chips or digits being entered."""

    case: Case | None = None
    answers: tuple[Answer, ...] = ()
    chips: tuple[int, ...] = ()
    digits: str = ""

    def answer(self, ask: Ask) -> Value | None:
        """What was answered to `ask`, the first time it was asked."""
        return next((answer.value for answer in self.answers if answer.ask is ask), None)

    def key(self, ask: Ask) -> str | None:
        """The key of what was chosen."""
        value = self.answer(ask)
        return value if isinstance(value, str) else None

    def seat(self, ask: Ask) -> int | None:
        """The seat that was chosen; ``None`` also for the answer that it was nobody."""
        key = self.key(ask)
        return int(key) if key is not None and key.isdigit() else None

    def chips_of(self, ask: Ask) -> tuple[int, ...] | None:
        """The chips that were shown."""
        value = self.answer(ask)
        return value if isinstance(value, tuple) else None

    def amount(self, ask: Ask) -> int | None:
        """The amount that was entered."""
        value = self.answer(ask)
        return value if isinstance(value, int) else None

    def answered(self, ask: Ask, value: Value) -> DisputePage:
        """The page one question further."""
        answers = (*self.answers, Answer(ask=ask, value=value))
        return DisputePage(case=self.case, answers=answers)

    def back(self) -> DisputePage | None:
        """One step back, ``None`` from the first step; chips that were shown are to be shown again."""
        if self.case is None:
            return None
        if not self.answers:
            return DisputePage()
        return DisputePage(case=self.case, answers=self.answers[:-1])
