"""The action clock as a row of lamps."""

from __future__ import annotations


def lamp_levels(share: float, level: float, lamps: int) -> tuple[float, ...]:
    """The level of each of `lamps` lamps, the first goes out last; the one at the end fades.

    As long as anything is left, the first lamp is at least half lit.
    """
    filled = max(0.0, min(1.0, share)) * lamps
    levels = [max(0.0, min(1.0, filled - index)) for index in range(lamps)]
    if lamps and filled > 0:
        levels[0] = max(levels[0], 0.5)
    return tuple(each * level for each in levels)
