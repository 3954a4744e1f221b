"""A day as it is said."""

from __future__ import annotations

from datetime import date

from dealer.words.catalogue import Catalogue


def date_text(day: date, words: Catalogue) -> str:
    """``"Friday, 4 December 2026"``."""
    return words.text(
        "screen.date",
        weekday=words.text(f"screen.weekday.{day.isoweekday()}"),
        day=day.day,
        month=words.text(f"screen.month.{day.month}"),
        year=day.year,
    )
