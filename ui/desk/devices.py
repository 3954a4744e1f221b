"""The devices being looked at."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class DevicesPage:
    """What is connected, and how it is now; or with `pins` each of those, from line `first` on."""

    pins: bool = False
    first: int = 0
