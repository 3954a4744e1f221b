"""What the camera of a window is made of."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from config.camera import CameraSettings, ZoneSettings
from vision.deck_reader import with_kept_deck
from vision.sighting import Patience, Wanted
from vision.sources.choose import choose_source
from vision.sources.following import FollowingDealer
from vision.sources.frame import FrameSource
from vision.sources.simulated_table import simulated_zones
from vision.sources.simulator import SimulatedCamera
from vision.watcher import Reads
from vision.worker import shipped_patience, shipped_reader
from vision.zones import Zones


def _nobody(_wanted: Wanted) -> None:
    """A real camera sees what lies there, whatever is waited for."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CameraParts:
    """`source` is opened on the worker's thread, `reader` is called there with the first frame to be read.

    `follow` hears what the hand waits for: a simulated table deals it.
    """

    name: str
    source: FrameSource
    reader: Callable[[], Reads]
    zones: Zones = field(default_factory=Zones)
    patience: Patience = field(default_factory=shipped_patience)
    follow: Callable[[Wanted], None] = _nobody


def reader_with_deck(folder: Path) -> Reads:
    """The shipped reader, helped by the deck that was taught, if one was."""
    return with_kept_deck(shipped_reader(), folder)


def camera_parts(settings: CameraSettings, *, deck_folder: Path) -> CameraParts:
    """The camera that the settings name; nothing is opened or loaded yet.

    The deck that was taught is looked for in `deck_folder`.
    """

    reader = partial(reader_with_deck, deck_folder)

    if settings.source == "simulator":
        dealer = FollowingDealer()
        return CameraParts(
            name=settings.source,
            source=SimulatedCamera(arrange=dealer.arrange),
            reader=reader,
            zones=simulated_zones() if settings.zones == ZoneSettings() else Zones.kept(settings.zones),
            follow=dealer.follow,
        )
    return CameraParts(
        name=settings.source,
        source=choose_source(settings.source),
        reader=reader,
        zones=Zones.kept(settings.zones),
    )
