"""The dispute helper: nine cases, questions, chips shown, and the ruling; and the house-rules card."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from ui.views.parts import ButtonView, ChipStackView
from ui.views.sheets import ChipButtonView


class CaseArt(Enum):
    """The picture of a case, one for each."""

    OVERSIZED = "oversized"
    SEVERAL = "several"
    STRING = "string"
    OUT_OF_TURN = "out_of_turn"
    AMOUNT = "amount"
    EXPOSED = "exposed"
    DEALT_WRONG = "dealt_wrong"
    BOARD_EARLY = "board_early"
    WRONG_POT = "wrong_pot"


@dataclass(frozen=True, slots=True, kw_only=True)
class CaseView:
    """A case to be tapped. Where it cannot be asked now its button is not enabled and says why in detail."""

    button: ButtonView
    art: CaseArt


@dataclass(frozen=True, slots=True, kw_only=True)
class DisputeView:
    """What just happened? The `lines` below say where the table stands."""

    title: str
    hint: str
    cases: tuple[CaseView, ...]
    lines: tuple[str, str]
    rules: ButtonView
    back: ButtonView
    undo: ButtonView | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class QuestionView:
    """A question with its answers, ten at most; `note` is what is good to know before."""

    title: str
    choices: tuple[ButtonView, ...]
    back: ButtonView
    note: str = ""
    undo: ButtonView | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class PushedView:
    """Chips or an amount are entered: by chip buttons, or where `keys` on a number pad.

    `pushed` are the chips so far, `amount` what they are worth. While `confirm` is not enabled its detail
    says what is missing. Where the first chip is the answer there is neither `clear` nor `confirm`.
    """

    title: str
    back: ButtonView
    clear: ButtonView | None = None
    confirm: ButtonView | None = None
    amount_title: str = ""
    amount: str = ""
    note: str = ""
    chips: tuple[ChipButtonView, ...] = ()
    pushed: tuple[ChipStackView, ...] = ()
    keys: bool = False
    undo: ButtonView | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class RulingView:
    """What was ruled: `headline`, the chips that move, why, and what people have to do.

    `judgement` is there where the table decides, and says so. `answers` are what may be done about it, the
    usual one last; `rule` leads to its line on the house-rules card.
    """

    title: str
    headline: str
    why: str
    rule: ButtonView
    answers: tuple[ButtonView, ...]
    back: ButtonView
    moves: tuple[str, ...] = ()
    chips: tuple[ChipStackView, ...] = ()
    steps: tuple[str, ...] = ()
    judgement: str = ""
    refusal: str = ""
    undo: ButtonView | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class RuleLineView:
    """A rule of the card with where it comes from, or the heading of a group; `marked` was asked for."""

    text: str
    source: str = ""
    heading: bool = False
    marked: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class RulesCardView:
    """The house rules in force, from line `first` on, as many as fit."""

    title: str
    hint: str
    lines: tuple[RuleLineView, ...]
    back: ButtonView
    first: int = 0
    others: tuple[ButtonView, ...] = ()
    note: str = ""
    undo: ButtonView | None = None
