"""The screens around the hands: start, setup, typing, menus, questions and plain text."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from ui.views.parts import ButtonView, ChipStackView


@dataclass(frozen=True, slots=True, kw_only=True)
class StartView:
    """The first screen. `resume_lines` stand under the resume button's text, the first one bold."""

    greeting: str
    date: str
    choices: tuple[ButtonView, ...]
    resume: ButtonView | None = None
    resume_lines: tuple[str, ...] = ()
    status: str = ""


class SetupSeatState(Enum):
    """A seat of the setup screen."""

    EMPTY = "empty"
    TAKEN = "taken"
    ASKED = "asked"
    """The strip at the bottom is about this seat."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SetupSeatView:
    """A seat to be filled. `text` is the name, or "who?" while asked; `card` was drawn for the button."""

    seat: int
    state: SetupSeatState
    text: str = ""
    detail: str = ""
    button: bool = False
    card: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class SetupView:
    """A new game: presets at the left, the seats on the felt, a strip about the chosen seat below it."""

    title: str
    hint: str
    back: ButtonView
    presets: tuple[ButtonView, ...]
    seats: tuple[SetupSeatView, ...]
    middle: str
    middle_hint: str
    strip_title: str
    strip: tuple[ButtonView, ...]
    start: ButtonView
    stack_title: str = ""
    stack_chips: tuple[ChipStackView, ...] = ()
    others: tuple[ButtonView, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class NamesView:
    """A page of names, each of which takes the seat that is asked about; who sits already is not enabled."""

    title: str
    hint: str
    names: tuple[ButtonView, ...]
    back: ButtonView
    others: tuple[ButtonView, ...] = ()
    before: ButtonView | None = None
    after: ButtonView | None = None
    page: str = ""


class Keys(Enum):
    """Which keys an entry screen shows."""

    LETTERS = "letters"
    CAPITALS = "capitals"
    ACCENTS = "accents"
    ACCENT_CAPITALS = "accent capitals"
    NUMBERS = "numbers"


@dataclass(frozen=True, slots=True, kw_only=True)
class EntryView:
    """A text or a number is typed. `problem` says why `confirm` is not enabled yet, or what to think of.

    A `proposed` text is gone with the first key.
    """

    title: str
    hint: str
    text: str
    keys: Keys
    confirm: ButtonView
    back: ButtonView
    suggestions: tuple[ButtonView, ...] = ()
    problem: str = ""
    proposed: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class MenuView:
    """A sheet of choices over the screen: the menu, or what can be done about one seat.

    `quick` stands in a low row of its own below the items.
    """

    title: str
    items: tuple[ButtonView, ...]
    back: ButtonView
    detail: str = ""
    undo: ButtonView | None = None
    quick: tuple[ButtonView, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class ConfirmView:
    """A question over the screen with two or three answers, the default one last."""

    question: str
    answers: tuple[ButtonView, ...]
    detail: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class LockView:
    """The screen is locked against sleeves: the table can be seen, only holding `unlock` is heard."""

    title: str
    unlock: ButtonView
