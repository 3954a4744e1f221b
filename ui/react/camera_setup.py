"""Touches on the pages that set up the camera, and those that open them."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from config.camera import CameraSettings, Corners, ZoneSettings
from dealer.rules.cards import Card
from ui import intents
from ui.camera_setup.orders import (
    Adjust,
    CameraOrder,
    CheckAnew,
    FindSources,
    ForgetDeck,
    Hold,
    KeepCamera,
    LookAtDeck,
    NameCard,
)
from ui.camera_setup.seen import CameraSetupSeen
from ui.camera_setup.zone_shapes import Place, moved, placed, pulled, with_zone, zone_of
from ui.desk.camera_pages import CameraPage, CameraPages, DeckCheckPage, SourcesPage, TeachPage, ZonesPage
from ui.desk.devices import DevicesPage
from ui.intents import Intent
from ui.present.scene import Scene
from ui.react.pages import opened
from ui.react.reaction import Reaction
from vision.zones import Spot, inside

if TYPE_CHECKING:
    from ui.views.camera import PictureView


def react_to_camera_setup(scene: Scene, intent: Intent) -> Reaction | None:
    """What `intent` means for the set-up of the camera, or ``None``."""
    page = _opened(scene, intent)
    if page is not None:
        return Reaction(desk=opened(scene.desk, page), camera_order=_first_order(page))
    here = scene.desk.page
    if not isinstance(here, CameraPages) or scene.desk.entry is not None:
        return None
    match intent:
        case intents.Back() if scene.desk.overlay is None and scene.desk.seat_menu is None:
            return _back(scene, here)
        case intents.TurnPage("sources", first) if isinstance(here, SourcesPage):
            return Reaction(desk=replace(scene.desk, page=replace(here, first=first)))
        case intents.ChooseSource(source):
            settings = _with_source(_seen(scene).settings, source)
            page = CameraPage(opened_from=here.opened_from)
            return Reaction(desk=opened(scene.desk, page), camera_order=KeepCamera(settings=settings))
        case _:
            return _on_page(scene, here, intent)


def _with_source(settings: CameraSettings, source: str) -> CameraSettings:
    """The zones go with the camera over the table, but not from a simulated table to a real one or back."""
    simulated = (settings.source == "simulator") != (source == "simulator")
    return replace(settings, source=source, zones=ZoneSettings() if simulated else settings.zones)


def _opened(scene: Scene, intent: Intent) -> CameraPages | None:
    """The page that is opened. Each goes back to where the first of them was opened from."""
    here = scene.desk.page
    below = (
        here.opened_from if isinstance(here, CameraPages) else here if isinstance(here, DevicesPage) else None
    )
    match intent:
        case intents.OpenCamera():
            return CameraPage(opened_from=below)
        case intents.OpenSources():
            return SourcesPage(opened_from=below)
        case intents.DrawZones(spot):
            return ZonesPage(spot=spot, opened_from=below)
        case intents.OpenTeaching():
            return TeachPage(opened_from=below)
        case intents.OpenDeckCheck():
            return DeckCheckPage(opened_from=below)
        case _:
            return None


def _first_order(page: CameraPages) -> CameraOrder | None:
    match page:
        case SourcesPage():
            return FindSources()
        case DeckCheckPage():
            return CheckAnew()
        case _:
            return None


def _seen(scene: Scene) -> CameraSetupSeen:
    return scene.camera_setup or CameraSetupSeen()


def _back(scene: Scene, here: CameraPages) -> Reaction:
    """From a page to the set-up, from there to where it was opened; a camera is not left adjusting itself."""
    desk = scene.desk
    if isinstance(here, TeachPage) and here.forgetting:
        return Reaction(desk=replace(desk, page=replace(here, forgetting=False)))
    if not isinstance(here, CameraPage):
        return Reaction(desk=replace(desk, page=CameraPage(opened_from=here.opened_from)))
    order = Hold() if _seen(scene).adjusting else None
    return Reaction(desk=replace(desk, page=here.opened_from), camera_order=order)


def _on_page(scene: Scene, here: CameraPages, intent: Intent) -> Reaction | None:
    match here:
        case CameraPage():
            return _on_camera(scene, intent)
        case ZonesPage():
            return _on_zones(scene, here, intent)
        case TeachPage():
            return _on_teaching(scene, here, intent)
        case DeckCheckPage():
            return _on_check(scene, intent)
        case SourcesPage():
            return None


def _on_camera(scene: Scene, intent: Intent) -> Reaction | None:
    match intent:
        case intents.AdjustCamera():
            return Reaction(desk=scene.desk, camera_order=Adjust())
        case intents.HoldCamera():
            return Reaction(desk=scene.desk, camera_order=Hold())
        case _:
            return None


def _on_teaching(scene: Scene, here: TeachPage, intent: Intent) -> Reaction | None:
    still = replace(scene.desk, page=replace(here, forgetting=False))
    match intent:
        case intents.TellCard(face):
            return Reaction(desk=still, camera_order=NameCard(card=Card.parse(face)))
        case intents.AskForgetDeck():
            return Reaction(desk=replace(scene.desk, page=replace(here, forgetting=True)))
        case intents.ForgetDeck():
            return Reaction(desk=still, camera_order=ForgetDeck())
        case _:
            return None


def _on_check(scene: Scene, intent: Intent) -> Reaction | None:
    match intent:
        case intents.LookAtDeck():
            return Reaction(desk=scene.desk, camera_order=LookAtDeck())
        case intents.CheckAnew():
            return Reaction(desk=scene.desk, camera_order=CheckAnew())
        case _:
            return None


def _on_zones(scene: Scene, here: ZonesPage, intent: Intent) -> Reaction | None:
    """A tap places the chosen zone, or chooses another one that lies there; a finger pulls the chosen one."""
    zones, picture = _seen(scene).zones, scene.camera.picture if scene.camera is not None else None
    corners = zone_of(zones, here.spot)
    match intent:
        case intents.TapPicture(x, y) if picture is not None:
            other = _spot_at(zones, (x, y), but=here.spot)
            if corners and other is not None:
                return Reaction(desk=replace(scene.desk, page=replace(here, spot=other)))
            return _drawn(scene, here, _placed(scene, here, picture, (x, y)))
        case intents.PullCorner(index, x, y) if index < len(corners):
            return _drawn(scene, here, pulled(corners, index, (x, y)))
        case intents.MoveZone(dx, dy) if corners:
            return _drawn(scene, here, moved(corners, dx, dy))
        case intents.TakeZoneAway():
            return _drawn(scene, here, ())
        case _:
            return None


def _placed(scene: Scene, here: ZonesPage, picture: PictureView, at: Place) -> Corners:
    """As large as the cards that were measured want it."""
    survey = _seen(scene).survey
    width = None
    if survey is not None and survey.card_pixels is not None:
        width = survey.card_pixels / survey.size[0]
    return placed(here.spot, at, card_width=width, aspect=picture.width / picture.height)


def _spot_at(zones: ZoneSettings, at: Place, *, but: Spot) -> Spot | None:
    """The zone, other than the chosen one, in which a tap lies; of two the seat's, which is smaller."""
    drawn: tuple[tuple[Spot, Corners], ...] = (*zones.seats, ("board", zones.board))
    return next((s for s, corners in drawn if s != but and corners and inside(at, corners)), None)


def _drawn(scene: Scene, here: ZonesPage, corners: Corners) -> Reaction:
    seen = _seen(scene)
    settings = replace(seen.settings, zones=with_zone(seen.zones, here.spot, corners))
    return Reaction(desk=scene.desk, camera_order=KeepCamera(settings=settings))
