"""The zones of the camera picture as they are drawn: the board's and each seat's."""

from __future__ import annotations

from ui import intents
from ui.camera_setup.seen import CameraSetupSeen
from ui.camera_setup.zone_shapes import zone_of
from ui.desk.camera_pages import ZonesPage
from ui.present.camera_picture import not_kept, picture_view, spot_name, zone_outlines
from ui.present.scene import Scene
from ui.views import ButtonLook, ButtonView, ZonesView
from vision.zones import Spot

SEATS = 10
DRAWN = "✓"


def zones_view(scene: Scene, page: ZonesPage, seen: CameraSetupSeen) -> ZonesView:
    """The picture with all zones, the chosen one to be pulled."""
    corners = zone_of(seen.zones, page.spot)
    return ZonesView(
        title=scene.text("camera.zones"),
        hint=not_kept(scene, seen) or _hint(scene, page, drawn=bool(corners)),
        back=ButtonView(name="back", text=scene.text("back"), intent=intents.Back()),
        picture=picture_view(scene, zone_outlines(scene, named=True, chosen=page.spot)),
        spots=tuple(
            _spot(scene, spot, chosen=spot == page.spot, drawn=bool(zone_of(seen.zones, spot)))
            for spot in ("board", *range(1, SEATS + 1))
        ),
        corners=corners if scene.camera is not None and scene.camera.picture is not None else (),
        remove=_remove(scene) if corners else None,
    )


def _hint(scene: Scene, page: ZonesPage, *, drawn: bool) -> str:
    if scene.camera is None or scene.camera.picture is None:
        return scene.text("camera.zones.no_picture")
    if drawn:
        return scene.text("camera.zones.pull")
    if page.spot == "board":
        return scene.text("camera.zones.tap_board")
    return scene.text("camera.zones.tap_seat", seat=page.spot)


def _spot(scene: Scene, spot: Spot, *, chosen: bool, drawn: bool) -> ButtonView:
    name = spot_name(scene, spot)
    said = name if spot == "board" else scene.text("camera.zones.seat", seat=spot)
    return ButtonView(
        name=f"zone_{spot}",
        text=name,
        detail=DRAWN if drawn else "",
        intent=intents.DrawZones(spot),
        look=ButtonLook.CHOSEN if chosen else ButtonLook.PLAIN,
        says=scene.text("camera.zones.drawn" if drawn else "camera.zones.open", zone=said),
    )


def _remove(scene: Scene) -> ButtonView:
    return ButtonView(
        name="zone_remove",
        text=scene.text("camera.zones.remove"),
        intent=intents.TakeZoneAway(),
        look=ButtonLook.QUIET,
    )
