"""What is tapped to set up the camera, to teach it the deck and to have it checked."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias


@dataclass(frozen=True, slots=True)
class OpenCamera:
    """Show what the camera sees, and how well."""


@dataclass(frozen=True, slots=True)
class OpenSources:
    """Show which cameras can be chosen."""


@dataclass(frozen=True, slots=True)
class ChooseSource:
    """The camera is this one from now on; ``"off"`` is none."""

    source: str


@dataclass(frozen=True, slots=True)
class AdjustCamera:
    """Let the camera find its light and focus anew."""


@dataclass(frozen=True, slots=True)
class HoldCamera:
    """The picture is right: hold light, colours and focus."""


@dataclass(frozen=True, slots=True)
class DrawZones:
    """Draw where the cards of `spot` lie, a seat or the board."""

    spot: int | Literal["board"] = "board"


@dataclass(frozen=True, slots=True)
class TapPicture:
    """The picture was tapped at shares `x` and `y` of its width and height."""

    x: float
    y: float


@dataclass(frozen=True, slots=True)
class PullCorner:
    """Corner `index` of the zone being drawn was pulled to `x` and `y`, shares of the picture."""

    index: int
    x: float
    y: float


@dataclass(frozen=True, slots=True)
class MoveZone:
    """The zone being drawn was moved by `dx` and `dy`, shares of the picture."""

    dx: float
    dy: float


@dataclass(frozen=True, slots=True)
class TakeZoneAway:
    """The zone being drawn is no more."""


@dataclass(frozen=True, slots=True)
class OpenTeaching:
    """Teach the camera the deck."""


@dataclass(frozen=True, slots=True)
class TellCard:
    """The card that lies there, or is shown next, is this one: ``"Th"``."""

    card: str


@dataclass(frozen=True, slots=True)
class AskForgetDeck:
    """Ask whether the deck is really to be forgotten."""


@dataclass(frozen=True, slots=True)
class ForgetDeck:
    """Forget the deck that was taught."""


@dataclass(frozen=True, slots=True)
class OpenDeckCheck:
    """Have the deck looked through."""


@dataclass(frozen=True, slots=True)
class LookAtDeck:
    """The deck is spread: look at it."""


@dataclass(frozen=True, slots=True)
class CheckAnew:
    """Begin the deck check again."""


CameraSetupIntent: TypeAlias = (
    OpenCamera
    | OpenSources
    | ChooseSource
    | AdjustCamera
    | HoldCamera
    | DrawZones
    | TapPicture
    | PullCorner
    | MoveZone
    | TakeZoneAway
    | OpenTeaching
    | TellCard
    | AskForgetDeck
    | ForgetDeck
    | OpenDeckCheck
    | LookAtDeck
    | CheckAnew
)
