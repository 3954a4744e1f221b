"""What a camera sees of the cards, printed as it changes: ``housedealer watch``."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Final, assert_never

import click

from config.camera import CameraSettings, load_camera
from vision.deck_reader import with_kept_deck
from vision.health import CameraFault, CameraHealth, Condition, ReaderFailed, SourceFailed
from vision.sighting import Sightings, Standing, Wanted, in_spot
from vision.sources.choose import choose_source
from vision.sources.faults import (
    CameraFailed,
    CameraGone,
    CameraTaken,
    FileUnreadable,
    LibraryMissing,
    NoCamera,
    NoPermission,
    NoPicture,
    NothingInFolder,
)
from vision.view import ViewTrouble
from vision.watcher import Report
from vision.worker import CameraWorker, shipped_patience, shipped_reader
from vision.zones import Spot, Zones

BOARD: Final = 5
HAND: Final = 2
LAST_READ_SECONDS: Final = 10.0
POLL_SECONDS: Final = 0.1


def watch_cards(words: str | None, *, settings_folder: Path, seconds: float | None) -> bool:
    """Print what lies in each zone whenever it changes, until a file ends, `seconds` have passed or Ctrl-C.

    `words` name the source; without them it is the one in the settings, or any USB camera. Whether it was
    fit to use in the end. Raises `ConfigError`.
    """
    settings = load_camera(settings_folder)
    zones = _zones(words, settings)
    watching = _Watching(zones)
    worker = CameraWorker(
        source=choose_source(words or ("usb" if settings.source == "off" else settings.source)),
        zones=zones,
        reader=lambda: with_kept_deck(shipped_reader(), settings_folder),
        patience=shipped_patience(),
        on_report=watching.take,
        on_health=watching.tell,
    )
    worker.expect(_everything(zones))
    worker.start()
    ends = None if seconds is None else time.monotonic() + seconds
    try:
        while not worker.wait(POLL_SECONDS) and (ends is None or time.monotonic() < ends):
            pass
    except KeyboardInterrupt:
        pass
    worker.close()
    # A process that ends while OpenCV reads on another thread is aborted.
    worker.wait(LAST_READ_SECONDS)
    return watching.fit


def _zones(words: str | None, settings: CameraSettings) -> Zones:
    if words == "simulator":
        from vision.sources.simulated_table import simulated_zones

        return simulated_zones()
    return Zones.kept(settings.zones)


def _everything(zones: Zones) -> Wanted:
    """A board of up to five and two cards at every seat: nobody knows of a hand here."""
    return Wanted(due=tuple((spot, BOARD if spot == "board" else HAND) for spot, _ in zones.all))


class _Watching:
    """Prints, on the worker's thread; remembers what it printed last."""

    def __init__(self, zones: Zones) -> None:
        self.fit = True
        self._spots = tuple(spot for spot, _ in zones.all)
        self._printed: dict[Spot, str] = {}

    def take(self, report: Report) -> None:
        for spot in self._spots:
            cards = _cards(report.sightings, spot)
            if cards != self._printed.get(spot, ""):
                self._printed[spot] = cards
                click.echo(f"{_name(spot)}: {cards or 'no card'}")

    def tell(self, health: CameraHealth) -> None:
        if health.condition is Condition.ENDED:
            return
        self.fit = health.fault is None
        if health.fault is not None:
            click.echo(f"housedealer: {_said(health.fault)}", err=True)
        for trouble in health.troubles:
            click.echo(f"housedealer: the picture is {_TROUBLES[trouble]}", err=True)


_TROUBLES: Final = {
    ViewTrouble.BLACK: "black",
    ViewTrouble.OVEREXPOSED: "overexposed",
    ViewTrouble.GLARE: "bright with glare in places",
    ViewTrouble.BLURRED: "out of focus",
    ViewTrouble.SMALL: "small: fewer than 640 pixels wide",
}


def _name(spot: Spot) -> str:
    return "board" if spot == "board" else f"seat {spot}"


def _cards(state: Sightings, spot: Spot) -> str:
    """What is agreed on, from left to right, and a question mark for each card that is not."""
    words = [
        str(sighting.card) if sighting.standing is Standing.AGREED else "?"
        for sighting in sorted(in_spot(state, spot), key=lambda sighting: sighting.at)
        if sighting.standing is not Standing.SEEN
    ]
    return " ".join(words)


def _said(fault: CameraFault) -> str:
    match fault:
        case LibraryMissing(library=library, package=package):
            return f"{library} is missing; the package {package} brings it"
        case FileUnreadable(path=path, detail=detail):
            return f"{path}: {detail or 'neither pictures nor a video'}"
        case NothingInFolder(path=path):
            return f"{path}: no pictures in it"
        case SourceFailed(detail=detail):
            return f"the camera failed: {detail}"
        case ReaderFailed(detail=detail):
            return f"reading failed: {detail}"
        case _:
            return _said_of_camera(fault)


def _said_of_camera(
    fault: NoCamera | CameraGone | NoPermission | CameraTaken | NoPicture | CameraFailed,
) -> str:
    match fault:
        case NoCamera(wanted=wanted):
            return f"there is no camera at {wanted}" if wanted else "there is no camera"
        case CameraGone(path=path):
            return f"the camera at {path} is gone"
        case NoPermission(path=path, group=group):
            return f"{path} may be opened by members of the group {group or '?'} only"
        case CameraTaken(path=path):
            return f"another program uses {path}"
        case NoPicture(path=path):
            return f"{path} gives no picture"
        case CameraFailed(path=path, detail=detail):
            return f"{path} cannot be used: {detail or 'the driver refuses'}"
        case _:
            assert_never(fault)
