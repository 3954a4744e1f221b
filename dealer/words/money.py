"""Amounts as the table says them."""

from __future__ import annotations

from dealer.table.commands import MoneyUnit
from dealer.words.catalogue import Catalogue


def money(chips: int, unit: MoneyUnit, words: Catalogue) -> str:
    """``"1,480"``; at 0.50/1, where a unit is two chips with two decimals, ``"0.50"`` and ``"1"``."""
    whole, part = divmod(chips * 10**unit.decimals // unit.per_unit_chips, 10**unit.decimals)
    amount = f"{whole:,}".replace(",", words.text("money.thousands"))
    if not part:
        return amount
    return words.text("money.parts", whole=amount, parts=f"{part:0{unit.decimals}d}")
