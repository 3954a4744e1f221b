"""What is tapped on the page of the devices."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class OpenDevices:
    """Show what is connected."""


@dataclass(frozen=True, slots=True)
class OpenPins:
    """Show each pin that is used."""


@dataclass(frozen=True, slots=True)
class LightSeat:
    """Light the lamp of `seat` for a while."""

    seat: int


@dataclass(frozen=True, slots=True)
class TryBuzzer:
    """Let the buzzer sound."""


@dataclass(frozen=True, slots=True)
class TryVoice:
    """Say a sentence."""


DeviceIntent: TypeAlias = OpenDevices | OpenPins | LightSeat | TryBuzzer | TryVoice
