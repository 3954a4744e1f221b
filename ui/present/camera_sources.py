"""The cameras and recordings that can be chosen."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from ui import intents
from ui.camera_setup.seen import CameraSetupSeen
from ui.desk.camera_pages import SourcesPage
from ui.present.camera_picture import not_kept
from ui.present.device_faults import short
from ui.present.scene import Scene
from ui.views import ButtonLook, ButtonView, NamesView

ON_A_PAGE: Final = 18
KINDS: Final = ("off", "usb", "pi", "simulator")


def sources_view(scene: Scene, page: SourcesPage, seen: CameraSetupSeen) -> NamesView:
    """All of them, the one in use chosen."""
    sources = _sources(seen)
    first = min(page.first, (len(sources) - 1) // ON_A_PAGE * ON_A_PAGE)
    pages = -(-len(sources) // ON_A_PAGE)
    return NamesView(
        title=scene.text("camera.choose"),
        hint=not_kept(scene, seen) or scene.text("camera.recordings", folder=seen.recordings_folder),
        names=tuple(
            _button(scene, source, chosen=source == seen.settings.source)
            for source in sources[first : first + ON_A_PAGE]
        ),
        back=ButtonView(name="back", text=scene.text("back"), intent=intents.Back()),
        before=_turn("before", "‹", first - ON_A_PAGE, there=first > 0) if pages > 1 else None,
        after=_turn("after", "›", first + ON_A_PAGE, there=first + ON_A_PAGE < len(sources))
        if pages > 1
        else None,
        page=f"{first // ON_A_PAGE + 1}/{pages}" if pages > 1 else "",
    )


def _sources(seen: CameraSetupSeen) -> tuple[str, ...]:
    """Each once; several USB cameras by their paths, and the one in use even where it is gone."""
    several = tuple(f"usb:{path}" for path in seen.cameras) if len(seen.cameras) > 1 else ()
    offered = ("off", "usb", *several, "pi", "simulator", *seen.recordings)
    kept = seen.settings.source
    return offered if kept in offered else (*offered, kept)


def _button(scene: Scene, source: str, *, chosen: bool) -> ButtonView:
    return ButtonView(
        name=f"source_{source}",
        text=source_name(scene, source),
        detail=_detail(scene, source),
        intent=intents.ChooseSource(source),
        look=ButtonLook.CHOSEN if chosen else ButtonLook.PLAIN,
    )


def source_name(scene: Scene, source: str) -> str:
    """What a source is called: its kind, or the name of a file."""
    kind = source.partition(":")[0]
    return scene.text(f"camera.source.{kind}") if kind in KINDS else short(source)


def _detail(scene: Scene, source: str) -> str:
    kind, _, rest = source.partition(":")
    if kind in KINDS:
        return device_name(rest) if rest else scene.text(f"camera.source.{kind}.means")
    return scene.text("camera.source.video" if Path(source).suffix else "camera.source.pictures")


def device_name(path: str) -> str:
    """What a USB camera calls itself, without maker's and serial number: "HD Pro Webcam C920"."""
    name = path.rsplit("/", 1)[-1].removeprefix("usb-").removesuffix("-video-index0").replace("_", " ")
    return short(re.sub(r"^[0-9a-f]{4} | [0-9A-F]{6,}$", "", name))


def _turn(name: str, text: str, first: int, *, there: bool) -> ButtonView:
    return ButtonView(
        name=f"page_{name}", text=text, intent=intents.TurnPage("sources", first), enabled=there
    )
