"""Amounts, names and lists as they are said."""

from __future__ import annotations

from collections.abc import Sequence

from dealer.table.commands import MoneyUnit
from dealer.table.state import TableState
from dealer.words.catalogue import Catalogue


def money(chips: int, unit: MoneyUnit, words: Catalogue) -> str:
    """``"1,480"``, or with a unit of two chips and two decimals ``"1.50"``."""
    mark, point = words.text("number.thousands"), words.text("number.point")
    scaled = chips * 10**unit.decimals // unit.per_unit_chips
    whole, part = divmod(abs(scaled), 10**unit.decimals)
    text = f"{whole:,}".replace(",", mark)
    if unit.decimals and part:
        text += f"{point}{part:0{unit.decimals}d}"
    return f"-{text}" if chips < 0 else text


def listed(items: Sequence[str], words: Catalogue) -> str:
    """``"Asha, Ben and Chitra"``."""
    if len(items) < 2:
        return "".join(items)
    return words.text("list.and", first=", ".join(items[:-1]), last=items[-1])


def names(seats: Sequence[int], state: TableState, words: Catalogue) -> str:
    """The players of `seats`: ``"Asha, Ben and Chitra"``."""
    return listed([state.name(seat) for seat in seats], words)
