"""Gallery scenes of the pages about the camera: its set-up, its zones, the deck taught and checked."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from types import MappingProxyType
from typing import TYPE_CHECKING

import numpy as np

from config.camera import CameraSettings, ZoneSettings
from dealer.rules.cards import FULL_DECK, Card, parse_cards
from ui.camera.seen import CameraSeen
from ui.camera_setup.seen import CameraSetupSeen
from ui.desk.camera_pages import CameraPage, CameraPages, DeckCheckPage, SourcesPage, TeachPage, ZonesPage
from ui.desk.desk import Desk, Place
from ui.present.scene import Scene
from ui.views.camera import PictureView
from vision.aim import Edge
from vision.deck_check import DeckCheck
from vision.evidence import CardSeen, Quad
from vision.health import CameraHealth, Condition
from vision.live_picture import live_picture
from vision.sources.faults import NoPermission
from vision.sources.frame import Control, Frame
from vision.sources.simulated_table import (
    CARD_SHARE,
    LaidCard,
    SimulatedTable,
    laid_board,
    simulated_zones,
)
from vision.survey import Survey
from vision.taught_deck import SelfCheck, TaughtDeck
from vision.teaching import Teaching, Told
from vision.view import View

if TYPE_CHECKING:
    from numpy.typing import NDArray

SIZE = (800, 450)
"""No larger than the live picture is shown."""
READY = CameraHealth(condition=Condition.READY, where="/dev/video0", locked=frozenset(Control))
CLEAR = View(width=1280, height=720, brightness=82.0, burnt_share=0.004, sharpness=140.0, contrast=150.0)
USB = CameraSettings(source="usb")
CAMERAS = (
    "/dev/v4l/by-id/usb-046d_HD_Pro_Webcam_C920_ABCDEF12-video-index0",
    "/dev/v4l/by-id/usb-Generic_USB2.0_HD_Camera-video-index0",
)


def camera_setup_scenes(table: Scene) -> dict[str, Scene]:
    """Over `table`."""
    felt = SimulatedTable(size=SIZE)
    return {**_setups(table, felt), **_zones(table, felt), **_taught(table, felt), **_checked(table, felt)}


def _on(
    table: Scene,
    page: CameraPages,
    seen: CameraSetupSeen,
    picture: NDArray[np.uint8] | None,
    health: CameraHealth = READY,
) -> Scene:
    camera = CameraSeen(
        source=seen.settings.source,
        health=health,
        picture=_shown(picture) if picture is not None else None,
    )
    return replace(table, desk=Desk(place=Place.TABLE, page=page), camera=camera, camera_setup=seen)


def _shown(picture: NDArray[np.uint8]) -> PictureView:
    copy = live_picture(Frame(number=1, at=0.0, picture=picture))
    return PictureView(width=copy.width, height=copy.height, bgr=copy.bgr)


def _photo(felt: SimulatedTable, laid: Iterable[LaidCard]) -> NDArray[np.uint8]:
    felt.lay(laid)
    return felt.picture()


def _setups(table: Scene, felt: SimulatedTable) -> dict[str, Scene]:
    zones = simulated_zones()
    drawn = ZoneSettings(board=zones.board, seats=zones.seats)
    board = laid_board(parse_cards("Ks 9c 8d"))
    dealt, empty = _photo(felt, board), _photo(felt, ())
    good = Survey(
        view=CLEAR, size=SIZE, seen=_read(board), card_pixels=75.0, sharpness=70.0, cut=frozenset(Edge)
    )
    dark = Survey(
        view=replace(CLEAR, brightness=21.0, contrast=20.0), size=SIZE, cut=frozenset((Edge.LEFT, Edge.RIGHT))
    )
    glare = Survey(
        view=replace(CLEAR, burnt_share=0.07),
        size=SIZE,
        seen=_read(board[:1]),
        card_pixels=52.0,
        sharpness=36.0,
    )
    refused = CameraHealth(
        condition=Condition.FAULTY,
        where="/dev/video0",
        fault=NoPermission(path="/dev/video0", group="video"),
    )
    page, seen = CameraPage(), CameraSetupSeen(settings=USB, zones=drawn)
    sources = CameraSetupSeen(
        settings=USB,
        cameras=CAMERAS,
        recordings=("/home/host/pictures/game night.mp4", "/home/host/pictures/first try"),
        recordings_folder="/home/host/pictures",
    )
    none = Desk(place=Place.TABLE, page=page)
    return {
        "camera-setup-none": replace(table, desk=none, camera_setup=CameraSetupSeen()),
        "camera-setup-refused": _on(table, page, seen, None, refused),
        "camera-setup-good": _on(table, page, replace(seen, survey=good), dealt),
        "camera-setup-dark": _on(
            table,
            page,
            replace(seen, survey=dark, adjusting=True),
            np.asarray(empty * 0.28, np.uint8),
            replace(READY, locked=frozenset()),
        ),
        "camera-setup-glare": _on(table, page, replace(seen, survey=glare), _glaring(dealt)),
        "camera-sources": _on(table, SourcesPage(), sources, dealt),
    }


def _read(laid: Iterable[LaidCard]) -> tuple[CardSeen, ...]:
    return tuple(
        CardSeen(card=card.card, confidence=0.99, index=_at(card), quad=_quad(card), guesses=())
        for card in laid
    )


def _at(laid: LaidCard) -> tuple[float, float]:
    return laid.x * SIZE[0], laid.y * SIZE[1]


def _quad(laid: LaidCard) -> Quad:
    height = CARD_SHARE * SIZE[1]
    (x, y), dx, dy = _at(laid), height / 2.8, height / 2
    return (x - dx, y - dy), (x + dx, y - dy), (x + dx, y + dy), (x - dx, y + dy)


def _glaring(picture: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """A lamp that shines back from the felt."""
    rows, columns = np.ogrid[: picture.shape[0], : picture.shape[1]]
    away = np.hypot((columns - 580) / 1.4, rows - 130)
    light = np.clip(1.6 - away / 94, 0, 1)[:, :, None]
    return np.asarray(picture * (1 - light) + 255 * light, np.uint8)


def _zones(table: Scene, felt: SimulatedTable) -> dict[str, Scene]:
    zones, picture = simulated_zones(), _photo(felt, laid_board(parse_cards("Ks 9c 8d")))
    half = ZoneSettings(board=zones.board, seats=zones.seats[:4])
    seen = CameraSetupSeen(settings=USB, zones=half)
    return {
        "zones-empty": _on(table, ZonesPage(), CameraSetupSeen(settings=USB), picture),
        "zones-half": _on(table, ZonesPage(spot=4), seen, picture),
        "zones-next": _on(table, ZonesPage(spot=5), seen, picture),
        "zones-no-picture": _on(table, ZonesPage(), seen, None, replace(READY, condition=Condition.STARTING)),
    }


def _deck(cards: Iterable[Card]) -> TaughtDeck:
    return TaughtDeck(prints=MappingProxyType({card: np.zeros((1, 128), np.float32) for card in cards}))


def _taught(table: Scene, felt: SimulatedTable) -> dict[str, Scene]:
    twenty, rest = FULL_DECK[:20], FULL_DECK[20:]
    lying = _photo(felt, [LaidCard(card=twenty[-1], x=0.5, y=0.5, turn=4)])
    king, queen = parse_cards("Kh Qh")
    part = Teaching(deck=_deck(twenty), told=Told.TAUGHT, card=twenty[-1])
    unsure = replace(part, told=Told.UNSURE, card=None, guesses=parse_cards("8d 6d"))
    missing = SelfCheck(missing=rest, alike=())
    alike = SelfCheck(missing=(), alike=((queen, king),))
    begun = CameraSetupSeen(
        settings=USB, teaching=Teaching(), self_check=SelfCheck(missing=FULL_DECK, alike=())
    )
    seen = CameraSetupSeen(settings=USB, teaching=part, self_check=missing)
    whole = replace(
        seen, teaching=Teaching(deck=_deck(FULL_DECK)), self_check=SelfCheck(missing=(), alike=())
    )
    page, empty = TeachPage(), _photo(felt, ())
    return {
        "teach-first": _on(table, page, begun, empty),
        "teach-20": _on(table, page, seen, lying),
        "teach-unsure": _on(table, page, replace(seen, teaching=unsure), lying),
        "teach-alike": _on(table, page, replace(whole, self_check=alike), empty),
        "teach-done": _on(table, page, whole, empty),
        "teach-forget": _on(table, TeachPage(forgetting=True), whole, empty),
    }


def _checked(table: Scene, felt: SimulatedTable) -> dict[str, Scene]:
    spread = _photo(
        felt,
        [
            LaidCard(card=card, x=0.06 + 0.063 * (i % 15), y=0.16 + 0.24 * (i // 15), turn=0.5)
            for i, card in enumerate(FULL_DECK)
        ],
    )
    page, whole = DeckCheckPage(), frozenset(FULL_DECK)
    seven, queen = parse_cards("7c Qd")
    doubtful = (((50.0, 175.0), seven),)
    checks = {
        "whole": DeckCheck(seen=whole),
        "two-missing": DeckCheck(seen=whole - {seven, queen}, doubtful=doubtful),
        "many-missing": DeckCheck(seen=frozenset(FULL_DECK[:31])),
        "double": DeckCheck(seen=whole - {queen}, double=frozenset((seven,))),
    }
    seen = CameraSetupSeen(settings=USB, check_size=SIZE)
    return {
        "deck-check-spread": _on(table, page, seen, spread),
        "deck-check-looking": _on(table, page, replace(seen, looking=True), spread),
        **{
            f"deck-check-{name}": _on(table, page, replace(seen, check=check), spread)
            for name, check in checks.items()
        },
    }
