"""The colours of the lamps: brass belongs to the player to act, as on the screen."""

from __future__ import annotations

from typing import Final

Colour = tuple[int, int, int]
"""Red, green and blue of an LED at full brightness, each 0 to 255."""

DARK: Final[Colour] = (0, 0, 0)
BRASS: Final[Colour] = (255, 140, 16)
IVORY: Final[Colour] = (255, 214, 160)
FELT: Final[Colour] = (0, 96, 48)
BLUE: Final[Colour] = (24, 72, 255)


def dimmed(colour: Colour, level: float) -> Colour:
    """`colour` at a `level` from 0 to 1; a lamp that is on at all stays visible."""
    if level <= 0:
        return DARK
    red, green, blue = (_channel(part, level) for part in colour)
    return red, green, blue


def _channel(part: int, level: float) -> int:
    return max(1, round(part * min(level, 1.0))) if part else 0
