"""Gallery scenes of the camera: a flop being read, a doubtful card, a misread one, and no camera."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from dealer.rules.cards import parse_cards
from ui.camera.seen import CameraSeen
from ui.desk.desk import Desk, Place
from ui.desk.sheets import CardsFor, CardsSheet
from ui.present.camera_faults import camera_banner
from ui.present.scene import Scene
from ui.views.camera import PictureView
from vision.evidence import Point, Quad
from vision.health import CameraHealth, Condition
from vision.live_picture import live_picture, region_around
from vision.sighting import Sighting, Sightings, Standing, Wanted
from vision.sources.faults import CameraGone
from vision.sources.frame import Frame
from vision.sources.simulated_table import (
    CARD_SHARE,
    LaidCard,
    SimulatedTable,
    laid_board,
    laid_hand,
    simulated_zones,
)
from vision.view import View, ViewTrouble
from vision.watcher import Report
from vision.zones import Spot

SIZE = (1280, 720)
CLEAR = View(
    width=SIZE[0], height=SIZE[1], brightness=80.0, burnt_share=0.01, sharpness=120.0, contrast=150.0
)
READY = CameraHealth(condition=Condition.READY, where="/dev/video0")
GONE = CameraGone(path="/dev/video0")


def camera_scenes(flop: Scene, showdown: Scene, decided: Scene) -> dict[str, Scene]:
    """The sheets over a flop that is due, over a showdown that waits, and over one that is decided."""
    table = SimulatedTable(size=SIZE)
    board = laid_board(parse_cards("Ks 9c 8d"))
    due = Wanted(hand=1, due=(("board", 3),))
    street = CardsSheet(purpose=CardsFor.STREET, faces=(None, None, None), by_camera=True)
    seen = _seen(table, due, _sightings(board))
    doubt = _seen(table, due, _sightings(board, asked=2), glare=True)
    four = laid_board(parse_cards("Ks 9c 8d 3h"))
    return {
        "camera-waiting": _with(flop, street, _seen(table, due, (), covered=True)),
        "camera-seen": _with(flop, street, seen),
        "camera-doubt": _with(flop, street, doubt),
        "camera-partly": _with(flop, street, _seen(table, due, _sightings(board[:2]))),
        "camera-too-many": _with(flop, street, _seen(table, due, _sightings(four))),
        "camera-hand": _hand(showdown, table),
        "camera-against": _against(decided, table),
        "camera-picker": _with(flop, replace(street, by_camera=False), seen),
        "camera-gone": _with(flop, street, replace(seen, report=None, picture=None, health=_gone())),
        "camera-gone-table": replace(flop, banners=(camera_banner(GONE, flop.words),)),
    }


def camera_gone(scene: Scene) -> Scene:
    """The same with a camera that was unplugged."""
    return replace(scene, camera=CameraSeen(source="usb", health=_gone()))


def _with(scene: Scene, sheet: CardsSheet, camera: CameraSeen) -> Scene:
    return replace(scene, desk=Desk(place=Place.TABLE, sheet=sheet), camera=camera)


def _gone() -> CameraHealth:
    return CameraHealth(condition=Condition.ABSENT, where="/dev/video0", fault=GONE)


def _hand(showdown: Scene, table: SimulatedTable) -> Scene:
    seat = showdown.hand.show_order[0]
    laid = laid_hand(seat, parse_cards("9h 8s"))
    sheet = CardsSheet(purpose=CardsFor.HAND, faces=(None, None), seat=seat, least=2, by_camera=True)
    seen = _seen(table, Wanted(hand=1, due=((seat, 2),)), _sightings(laid, spot=seat))
    return _with(showdown, sheet, seen)


def _against(decided: Scene, table: SimulatedTable) -> Scene:
    """The river was taken for another card than the one that lies there."""
    taken = decided.hand.boards[0]
    lies = (*taken[:4], *parse_cards("3h"))
    sheet = CardsSheet(purpose=CardsFor.BOARD_AGAIN, faces=tuple(str(card) for card in taken), by_camera=True)
    sightings = _sightings(laid_board(lies))
    confirmed = tuple(
        replace(sighting, card=card, standing=Standing.CONFIRMED)
        for sighting, card in zip(sightings, taken, strict=True)
    )
    contested = replace(confirmed[4], standing=Standing.CONTRADICTED, instead=lies[4], against=5)
    wanted = Wanted(hand=1, taken=(("board", taken),))
    return _with(decided, sheet, _seen(table, wanted, (*confirmed[:4], contested), laid=laid_board(lies)))


def _sightings(laid: Iterable[LaidCard], *, spot: Spot = "board", asked: int = -1) -> tuple[Sighting, ...]:
    """Each card agreed on, but for the one that is `asked`."""
    return tuple(
        Sighting(
            number=number,
            spot=spot,
            card=card.card,
            at=(card.x * SIZE[0], card.y * SIZE[1]),
            quad=_quad(card),
            standing=Standing.ASKED if number - 1 == asked else Standing.AGREED,
            frames=0 if number - 1 == asked else 5,
            confidence=0.5 if number - 1 == asked else 0.99,
            guesses=parse_cards("8d 7d 8h") if number - 1 == asked else (),
        )
        for number, card in enumerate(laid, start=1)
    )


def _quad(laid: LaidCard) -> Quad:
    height = CARD_SHARE * SIZE[1]
    across, down, turn = height / 1.4 / 2, height / 2, math.radians(-laid.turn)

    def corner(x: float, y: float) -> Point:
        return (
            laid.x * SIZE[0] + x * math.cos(turn) - y * math.sin(turn),
            laid.y * SIZE[1] + x * math.sin(turn) + y * math.cos(turn),
        )

    return corner(-across, -down), corner(across, -down), corner(across, down), corner(-across, down)


def _seen(
    table: SimulatedTable,
    wanted: Wanted,
    sightings: tuple[Sighting, ...],
    *,
    laid: tuple[LaidCard, ...] | None = None,
    covered: bool = False,
    glare: bool = False,
) -> CameraSeen:
    """What the camera knows while these cards lie on the table."""
    zones = simulated_zones()
    table.lay(laid if laid is not None else _laid(sightings))
    table.reach("board" if covered else None)
    corners = [corner for sighting in sightings for corner in sighting.quad or ()]
    around = tuple((x / SIZE[0], y / SIZE[1]) for x, y in corners)
    pixels = table.picture()
    if glare:
        _shine(pixels, sightings[-1])
    picture = live_picture(Frame(number=1, at=0.0, picture=pixels), region_around(around or zones.board))
    report = Report(
        sightings=Sightings(wanted=wanted, all=sightings),
        size=SIZE,
        view=CLEAR,
        covered=frozenset(("board",)) if covered else frozenset(),
    )
    return CameraSeen(
        source="usb",
        health=replace(READY, troubles=(ViewTrouble.GLARE,)) if glare else READY,
        report=report,
        picture=PictureView(
            width=picture.width, height=picture.height, bgr=picture.bgr, region=picture.region
        ),
        seats=frozenset(seat for seat, _ in zones.seats),
    )


def _shine(picture: NDArray[np.uint8], sighting: Sighting) -> None:
    """A lamp is mirrored where the index of this card is."""
    import cv2

    assert sighting.quad is not None
    x, y = (round(value) for value in sighting.quad[0])
    lamp = np.zeros_like(picture)
    cv2.ellipse(lamp, (x + 14, y + 16), (26, 20), 20.0, 0.0, 360.0, (255, 255, 255), -1)
    cv2.add(picture, cv2.GaussianBlur(lamp, (0, 0), 5), picture)


def _laid(sightings: tuple[Sighting, ...]) -> tuple[LaidCard, ...]:
    cards = tuple(sighting.card for sighting in sightings)
    spot = sightings[0].spot if sightings else "board"
    return laid_hand(spot, cards) if isinstance(spot, int) else laid_board(cards)
