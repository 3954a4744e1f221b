"""Amounts and cards being entered."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from dealer.hand.state import Street
from dealer.table.commands import MoneyUnit


@dataclass(frozen=True, slots=True, kw_only=True)
class AmountSheet:
    """A bet or raise is being entered; `digits` as typed, without point or comma.

    While they are only `proposed` the first key or chip begins another amount.
    """

    digits: str = ""
    proposed: bool = False


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

    The first `fixed` places cannot be changed. `seat` is whose hand it is. With `least` so many
    new cards are enough; 0 wants every place filled.

    While it is filled `by_camera`, `said` are the cards that somebody has tapped, by the number of the
    sighting, and `asked` is the sighting that is to be said; 0 is the first one in doubt.
    """

    purpose: CardsFor
    faces: tuple[str | None, ...]
    active: int = 0
    fixed: int = 0
    least: int = 0
    seat: int | None = None
    street: Street = Street.FLOP
    by_camera: bool = False
    asked: int = 0
    said: tuple[tuple[int, str], ...] = ()

    @property
    def chosen(self) -> tuple[str, ...]:
        """The cards entered so far."""
        return tuple(face for face in self.faces[self.fixed :] if face)

    @property
    def enough(self) -> bool:
        """Whether the cards entered can be confirmed."""
        return len(self.chosen) >= (self.least or len(self.faces) - self.fixed)


@dataclass(frozen=True, slots=True, kw_only=True)
class SplitChoice:
    """Several winners of pot `pot` are being chosen."""

    pot: int
    seats: tuple[int, ...] = ()


def entered_chips(digits: str, unit: MoneyUnit) -> int | None:
    """The chips that the typed `digits` mean: with two decimals 150 is 1.50; ``None`` if that is no chip."""
    if not digits:
        return None
    chips, rest = divmod(int(digits) * unit.per_unit_chips, 10**unit.decimals)
    return None if rest else chips


def digits_of(chips: int, unit: MoneyUnit) -> str:
    """The digits that mean `chips`."""
    return str(chips * 10**unit.decimals // unit.per_unit_chips)
