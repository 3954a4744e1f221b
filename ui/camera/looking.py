"""Whether the camera can fill a sheet; whether somebody looks at what it sees, and at which part of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ui.desk.desk import Desk, Place
from ui.desk.devices import DevicesPage
from ui.desk.sheets import CardsSheet

if TYPE_CHECKING:
    from ui.present.scene import Scene
    from vision.live_picture import Region
    from vision.zones import Zones


def can_look(scene: Scene, seat: int | None) -> bool:
    """Whether there is a camera that sees the board, or where a `seat` is given, the cards of that player."""
    camera = scene.camera
    return camera is not None and camera.there and (seat is None or seat in camera.seats)


def looks_at(desk: Desk) -> bool:
    """Whether what is shown changes with what the camera sees."""
    return _sheet(desk) is not None or isinstance(desk.page, DevicesPage)


def region_of(desk: Desk, zones: Zones) -> Region | None:
    """The part of the picture that is shown: the zone of the cards on the sheet, and what is around it."""
    from vision.live_picture import region_around

    sheet = _sheet(desk)
    if sheet is None:
        return None
    corners = dict(zones.all).get("board" if sheet.seat is None else sheet.seat)
    return region_around(corners or zones.board)


def _sheet(desk: Desk) -> CardsSheet | None:
    sheet = desk.sheet
    shown = desk.place is Place.TABLE and desk.page is None and desk.entry is None
    return sheet if shown and isinstance(sheet, CardsSheet) and sheet.by_camera else None
