"""Pages about the camera: its set-up, its source, its zones, the deck taught to it, the deck checked by it.

Each remembers the page of the devices that it was opened from, if it was.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from ui.desk.devices import DevicesPage


@dataclass(frozen=True, slots=True, kw_only=True)
class CameraPage:
    """The live picture and what is measured in it."""

    opened_from: DevicesPage | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class SourcesPage:
    """The cameras and recordings that can be chosen, from the one at `first` on."""

    first: int = 0
    opened_from: DevicesPage | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ZonesPage:
    """The zone of `spot`, a seat or the board, is being drawn."""

    spot: int | Literal["board"] = "board"
    opened_from: DevicesPage | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class TeachPage:
    """The deck is taught, card by card. `forgetting`: it is asked whether it is really to be forgotten."""

    forgetting: bool = False
    opened_from: DevicesPage | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class DeckCheckPage:
    """The deck is looked through."""

    opened_from: DevicesPage | None = None


CameraPages = CameraPage | SourcesPage | ZonesPage | TeachPage | DeckCheckPage
