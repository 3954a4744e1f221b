"""Which part of what the camera sees is shown: the cards as large as they fit, or all while it is set up."""

from __future__ import annotations

from config.camera import Corners
from ui.camera.looking import camera_sheet
from ui.camera.reading import corners_of, spot_of
from ui.desk.camera_pages import CameraPages
from ui.desk.desk import Desk
from vision.live_picture import WHOLE, Region, region_around, still_fits
from vision.watcher import Report
from vision.zones import Spot, Zones


def framed(desk: Desk, zones: Zones, report: Report | None, before: Region | None) -> Region | None:
    """The part to show, ``None`` where nobody looks; `before` is what is shown now, and stays if it fits."""
    if isinstance(desk.page, CameraPages):
        return WHOLE
    sheet = camera_sheet(desk)
    if sheet is None:
        return None
    spot = spot_of(sheet)
    cards = _cards(report, spot) if report is not None else ()
    if not cards:
        return region_around(dict(zones.all).get(spot, zones.board))
    return before if before is not None and still_fits(before, cards) else region_around(cards)


def _cards(report: Report, spot: Spot) -> Corners:
    there = [sighting for sighting in report.sightings.all if sighting.spot == spot]
    return tuple(corner for sighting in there for corner in corners_of(report, sighting))
