"""The set-up of the camera: the live picture beside what is measured in it, and the ways on."""

from __future__ import annotations

from typing import assert_never

from ui import intents
from ui.camera_setup.seen import CameraSetupSeen
from ui.desk.camera_pages import CameraPage, CameraPages, DeckCheckPage, SourcesPage, TeachPage, ZonesPage
from ui.present.camera_figures import figures
from ui.present.camera_picture import not_kept, picture_view, read_outlines, what_is_read, zone_outlines
from ui.present.camera_sources import source_name, sources_view
from ui.present.camera_zones import zones_view
from ui.present.deck_check import deck_check_view
from ui.present.scene import Scene
from ui.present.teach_deck import teach_view
from ui.views import ButtonLook, ButtonView, CameraSetupView, DeckView, NamesView, ZonesView
from ui.views.camera_setup import FigureView


def camera_page_view(scene: Scene, page: CameraPages) -> CameraSetupView | NamesView | ZonesView | DeckView:
    """What the open page about the camera shows."""
    seen = scene.camera_setup or CameraSetupSeen()
    match page:
        case CameraPage():
            return camera_setup_view(scene, seen)
        case SourcesPage():
            return sources_view(scene, page, seen)
        case ZonesPage():
            return zones_view(scene, page, seen)
        case TeachPage():
            return teach_view(scene, page, seen)
        case DeckCheckPage():
            return deck_check_view(scene, seen)
        case _:
            assert_never(page)


def camera_setup_view(scene: Scene, seen: CameraSetupSeen) -> CameraSetupView:
    """What is missing is said as well as what is good; without a camera there is only one to be chosen."""
    with_camera = scene.camera is not None
    return CameraSetupView(
        title=scene.text("camera"),
        hint=not_kept(scene, seen) or (source_name(scene, seen.settings.source) if with_camera else ""),
        back=ButtonView(name="back", text=scene.text("back"), intent=intents.Back()),
        picture=picture_view(
            scene, (*zone_outlines(scene), *read_outlines(seen)), caption=what_is_read(scene, seen)
        ),
        figures=_figures(scene, seen),
        ways=_ways(scene) if with_camera else (),
        step=_step(scene, seen) if with_camera else _choose(scene, ButtonLook.MAIN),
    )


def _figures(scene: Scene, seen: CameraSetupSeen) -> tuple[FigureView, ...]:
    """Measured; or what is to be known before something can be."""
    camera = scene.camera
    if camera is None:
        return _why(scene, "reads", "hang", "touch")
    if camera.picture is None:
        return _why(scene, "hang", "touch")
    if seen.survey is None:
        looking = scene.text("camera.looking")
        return (FigureView(title=looking, word="", detail=scene.text("camera.looking.means")),)
    return figures(scene, seen.survey, seen.zones, camera.health, adjusting=seen.adjusting)


def _why(scene: Scene, *names: str) -> tuple[FigureView, ...]:
    return tuple(
        FigureView(
            title=scene.text(f"camera.why.{name}"),
            word="",
            detail=scene.text(f"camera.why.{name}.means"),
        )
        for name in names
    )


def _ways(scene: Scene) -> tuple[ButtonView, ...]:
    return (
        _choose(scene, ButtonLook.PLAIN),
        ButtonView(name="zones", text=scene.text("camera.zones"), intent=intents.DrawZones()),
        ButtonView(name="teach", text=scene.text("teach"), intent=intents.OpenTeaching()),
        ButtonView(name="deck_check", text=scene.text("deck_check"), intent=intents.OpenDeckCheck()),
    )


def _choose(scene: Scene, look: ButtonLook) -> ButtonView:
    return ButtonView(
        name="sources", text=scene.text("camera.choose"), intent=intents.OpenSources(), look=look
    )


def _step(scene: Scene, seen: CameraSetupSeen) -> ButtonView | None:
    """Done while the camera adjusts itself, else to let it do so; nothing without a picture."""
    if scene.camera is None or scene.camera.picture is None:
        return None
    if seen.adjusting:
        return ButtonView(
            name="camera_done",
            text=scene.text("camera.done"),
            intent=intents.HoldCamera(),
            look=ButtonLook.MAIN,
        )
    return ButtonView(name="camera_again", text=scene.text("camera.again"), intent=intents.AdjustCamera())
