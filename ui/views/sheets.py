"""Sheets over a hand: the amount of a bet or raise, and the cards of a street or of a player."""

from __future__ import annotations

from dataclasses import dataclass

from ui.intents import Intent
from ui.views.parts import ButtonView, ChipColour, ChipStackView
from ui.views.table import ClockView, PotView, SeatView, TopBarView


@dataclass(frozen=True, slots=True, kw_only=True)
class ChipButtonView:
    """A chip that is added by a tap: `figure` is its value as printed on it."""

    name: str
    figure: str
    colour: ChipColour
    intent: Intent
    enabled: bool = True
    says: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class RaiseView:
    """The sheet on which an amount is entered; the widgets keep none of it.

    `verb` ("Raise to", "Bet") stands before `amount`; an empty amount shows as a place to fill. `more` is
    what leaves the stack ("250 more"), `more_words` the same in chips. `range_text` names the lowest and
    highest ("From 100 to 1,880"). Only `confirm` records; while it is not enabled its detail says what is
    missing. `rivals` and `pots` are drawn where there is room for a small table. A `clock` stands in the
    place of hand number and blinds, for the player's time runs on.
    """

    top: TopBarView
    name: str
    lines: tuple[str, ...]
    verb: str
    amount: str
    presets: tuple[ButtonView, ...]
    chips: tuple[ChipButtonView, ...]
    chips_hint: str
    clear: ButtonView
    back: ButtonView
    confirm: ButtonView
    more: str = ""
    more_words: str = ""
    more_chips: tuple[ChipStackView, ...] = ()
    range_text: str = ""
    pots: tuple[PotView, ...] = ()
    rivals: tuple[SeatView, ...] = ()
    clock: ClockView | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class PlaceView:
    """A place on the card sheet. The next card goes to the `active` one; a `fixed` one cannot be chosen."""

    face: str | None = None
    active: bool = False
    fixed: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class CardSheetView:
    """The 4 x 13 picker. `used` cards lie elsewhere and are struck out; `chosen` ones are being entered."""

    title: str
    sentence: str
    places: tuple[PlaceView, ...]
    heading: str
    hint: str
    used: frozenset[str]
    chosen: frozenset[str]
    confirm: ButtonView
    back: ButtonView
    undo: ButtonView | None = None
    skip: ButtonView | None = None
    other: ButtonView | None = None
    alert: str = ""
