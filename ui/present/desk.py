"""What the window remembers besides the table: which sheet is open and what is being entered on it.

Nothing of it is in the journal; a restart begins with an empty desk.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum

from dealer.hand.state import Street
from dealer.table.commands import MoneyUnit, NewPlayer
from ui.views import Keys


class Place(Enum):
    """Which part of the evening the window shows."""

    START = "start"
    SETUP = "setup"
    TABLE = "table"


@dataclass(frozen=True, slots=True, kw_only=True)
class AmountSheet:
    """A bet or raise is being entered; `digits` as typed, without point or comma."""

    digits: str = ""


class CardsFor(Enum):
    """What the cards on the sheet are."""

    STREET = "street"
    HAND = "hand"
    BOARD_AGAIN = "board again"
    HAND_AGAIN = "hand again"
    RABBIT = "rabbit"


@dataclass(frozen=True, slots=True, kw_only=True)
class CardsSheet:
    """Cards are being entered: `faces` from left to right, ``None`` for an empty place.

    The first `fixed` places cannot be changed. `seat` is whose hand it is.
    """

    purpose: CardsFor
    faces: tuple[str | None, ...]
    active: int = 0
    fixed: int = 0
    seat: int | None = None
    street: Street = Street.FLOP


@dataclass(frozen=True, slots=True, kw_only=True)
class SplitChoice:
    """Several winners of pot `pot` are being chosen."""

    pot: int
    seats: tuple[int, ...] = ()


class EntryFor(Enum):
    """What is being typed."""

    NAME = "name"
    STACK = "stack"
    SMALL_BLIND = "small blind"
    BIG_BLIND = "big blind"
    REBUY = "rebuy"
    STACK_AGAIN = "stack again"
    COUNTED = "counted"
    RENAME = "rename"
    RAISE_AGAIN = "raise again"
    NEWCOMER = "newcomer"


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """A name or a number is being typed, about the player in `seat` or about action `index` of the hand."""

    purpose: EntryFor
    seat: int = 0
    index: int = 0
    text: str = ""
    keys: Keys = Keys.CAPITALS


class Overlay(Enum):
    """What lies over the screen."""

    MENU = "menu"
    ASK_FOLD = "ask fold"
    ASK_VOID = "ask void"
    CHANGE = "change"
    ACTION_AGAIN = "action again"
    RULES = "rules"
    REPORT = "report"


@dataclass(frozen=True, slots=True, kw_only=True)
class Setup:
    """A new game being laid out. `asked` is the seat the strip is about."""

    preset: str
    small_blind_chips: int
    big_blind_chips: int
    players: tuple[NewPlayer, ...] = ()
    asked: int = 0
    button: int | None = None
    drawn: tuple[tuple[int, str], ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Desk:
    """The window's own state. `first_row` is ``None`` until the list of the showdown is turned by hand."""

    place: Place = Place.START
    sheet: AmountSheet | CardsSheet | None = None
    entry: Entry | None = None
    overlay: Overlay | None = None
    seat_menu: int | None = None
    split: SplitChoice | None = None
    correcting: int = 0
    setup: Setup | None = None
    line: str = ""
    refusal: str = ""
    full_screen: bool = True
    bottom_seat: int = 0
    first_row: int | None = None
    first_award: int = 0
    first_paragraph: int = 0
    known_names: tuple[str, ...] = field(default=())


def entered_chips(digits: str, unit: MoneyUnit) -> int | None:
    """The chips that the typed `digits` mean: with two decimals 150 is 1.50; ``None`` if that is no chip."""
    if not digits:
        return None
    chips, rest = divmod(int(digits) * unit.per_unit_chips, 10**unit.decimals)
    return None if rest else chips


def digits_of(chips: int, unit: MoneyUnit) -> str:
    """The digits that mean `chips`."""
    return str(chips * 10**unit.decimals // unit.per_unit_chips)
