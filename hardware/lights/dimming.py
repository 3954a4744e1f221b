"""How bright and how loud: the house's setting, and its quiet hours."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import time
from typing import Final

from config.hardware import LightSettings


@dataclass(frozen=True, slots=True, kw_only=True)
class Dimming:
    """`brightness` 0 to 1 for all lamps; `silent` keeps the buzzer still, unless it is tried."""

    brightness: float = 1.0
    silent: bool = False


FULL: Final = Dimming()


def dimming(settings: LightSettings, clock: time, *, muted: bool = False) -> Dimming:
    """The dimming at the local time `clock`; quiet hours may run over midnight."""
    if _quiet(settings, clock):
        return Dimming(brightness=settings.quiet_brightness, silent=True)
    return Dimming(brightness=settings.brightness, silent=muted)


def _quiet(settings: LightSettings, clock: time) -> bool:
    if settings.quiet is None:
        return False
    begins, ends = settings.quiet
    if begins <= ends:
        return begins <= clock < ends
    return clock >= begins or clock < ends
