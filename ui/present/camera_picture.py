"""The live picture of the camera on the pages that set it up."""

from __future__ import annotations

from typing import Final

from dealer.words.hands import card_name
from ui.camera.seen import CameraSeen
from ui.camera_setup.seen import CameraSetupSeen
from ui.present.camera_faults import fault_words
from ui.present.scene import Scene
from ui.views.camera import CameraView, Outline, OutlineView
from vision.health import Condition
from vision.zones import Spot

MOST_NAMED: Final = 2


def picture_view(scene: Scene, outlines: tuple[OutlineView, ...] = (), *, caption: str = "") -> CameraView:
    """The newest picture, or why there is none."""
    camera = scene.camera
    if camera is None:
        return CameraView(words=scene.text("camera.none"))
    words = _no_picture(scene, camera)
    if words or camera.picture is None:
        return CameraView(words=words or scene.text("seen.starting"))
    return CameraView(picture=camera.picture, outlines=outlines, caption=caption)


def _no_picture(scene: Scene, camera: CameraSeen) -> str:
    """Why there is nothing to be seen, and what helps; nothing where there is a picture."""
    health = camera.health
    if health.fault is not None:
        text, helps = fault_words(health.fault, scene.words)
        return f"{scene.words.text('camera.banner', fault=text)}. {helps}"
    if health.condition is Condition.ENDED:
        return scene.text("seen.ended")
    return "" if health.condition is Condition.READY else scene.text("seen.starting")


def zone_outlines(
    scene: Scene, *, named: bool = False, chosen: Spot | None = None
) -> tuple[OutlineView, ...]:
    """Every zone that is drawn, the chosen one last; `named` with whose it is."""
    seen = scene.camera_setup
    if seen is None:
        return ()
    zones = seen.zones
    drawn: list[tuple[Spot, tuple[tuple[float, float], ...]]] = [*zones.seats]
    if zones.board:
        drawn.insert(0, ("board", zones.board))
    drawn.sort(key=lambda zone: zone[0] == chosen)
    return tuple(
        OutlineView(
            corners=corners,
            outline=Outline.CHOSEN if spot == chosen else Outline.ZONE,
            label=spot_name(scene, spot) if named else "",
        )
        for spot, corners in drawn
    )


def spot_name(scene: Scene, spot: Spot) -> str:
    """The board, or the number of a seat."""
    return scene.text("cards.board") if spot == "board" else str(spot)


def read_outlines(seen: CameraSetupSeen) -> tuple[OutlineView, ...]:
    """The cards that are read for certain, so that the host sees that they are."""
    survey = seen.survey
    if survey is None:
        return ()
    width, height = survey.size
    return tuple(
        OutlineView(corners=tuple((x / width, y / height) for x, y in card.quad or (card.index,)))
        for card in survey.seen
    )


def what_is_read(scene: Scene, seen: CameraSetupSeen) -> str:
    """One or two cards by name; of more, how many."""
    cards = [card.card for card in seen.survey.seen] if seen.survey is not None else []
    if len(cards) > MOST_NAMED:
        return scene.text("camera.reads_many", count=scene.words.number(len(cards)))
    names = [card_name(card, scene.words) for card in cards]
    return scene.text("camera.reads", cards=scene.words.joined(names)) if names else ""


def doubtful_rings(seen: CameraSetupSeen) -> tuple[OutlineView, ...]:
    """The places that the deck check could not read."""
    if seen.check is None:
        return ()
    width, height = seen.check_size
    return tuple(
        OutlineView(corners=((x / width, y / height),), outline=Outline.ASKED)
        for (x, y), _card in seen.check.doubtful
    )


def not_kept(scene: Scene, seen: CameraSetupSeen) -> str:
    """Why what was chosen or drawn is forgotten when the box is switched off; nothing where it is not."""
    return scene.text("camera.not_kept", problem=seen.problem) if seen.problem else ""
