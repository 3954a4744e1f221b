"""Whether the camera can fill a sheet, and whether somebody looks at what it sees."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dealer.hand.state import Street
from ui.desk.camera_pages import CameraPages
from ui.desk.desk import Desk, Place
from ui.desk.devices import DevicesPage
from ui.desk.sheets import CardsFor, CardsSheet

if TYPE_CHECKING:
    from ui.present.scene import Scene


def can_fill(scene: Scene, sheet: CardsSheet) -> bool:
    """Whether there is a camera that sees where the cards of the sheet lie, and looks for them."""
    camera = scene.camera
    if camera is None or not camera.reads or (sheet.seat is not None and sheet.seat not in camera.seats):
        return False
    # Beside a flop that was not entered the camera cannot tell which card is the turn.
    if sheet.purpose is CardsFor.STREET and sheet.fixed < Street(sheet.street - 1).board_size:
        return False
    # What nobody has to show, or would have come, is not looked for.
    return sheet.purpose is not CardsFor.RABBIT and sheet.least != 1


def looks_at(desk: Desk) -> bool:
    """Whether what is shown changes with what the camera sees."""
    return camera_sheet(desk) is not None or isinstance(desk.page, DevicesPage | CameraPages)


def camera_sheet(desk: Desk) -> CardsSheet | None:
    """The sheet with the live picture, where that is shown."""
    sheet = desk.sheet
    shown = desk.place is Place.TABLE and desk.page is None and desk.entry is None
    return sheet if shown and isinstance(sheet, CardsSheet) and sheet.by_camera else None
