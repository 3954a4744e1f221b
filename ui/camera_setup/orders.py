"""What the pages of the camera's set-up want done, as records."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from config.camera import CameraSettings
from dealer.rules.cards import Card


@dataclass(frozen=True, slots=True, kw_only=True)
class FindSources:
    """Look which cameras and recordings there are."""


@dataclass(frozen=True, slots=True, kw_only=True)
class KeepCamera:
    """Keep these settings, and use them from now on."""

    settings: CameraSettings


@dataclass(frozen=True, slots=True, kw_only=True)
class Adjust:
    """Let the camera find exposure, white balance and focus by itself."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Hold:
    """Hold what it has found."""


@dataclass(frozen=True, slots=True, kw_only=True)
class NameCard:
    """The card that lies there, or is shown next, is this one."""

    card: Card


@dataclass(frozen=True, slots=True, kw_only=True)
class ForgetDeck:
    """Keep the taught deck no longer."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LookAtDeck:
    """Look at the next picture of the spread deck."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CheckAnew:
    """Begin the deck check again."""


CameraOrder: TypeAlias = (
    FindSources | KeepCamera | Adjust | Hold | NameCard | ForgetDeck | LookAtDeck | CheckAnew
)
