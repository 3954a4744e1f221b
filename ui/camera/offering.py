"""When the camera's sheet opens by itself: something is there to be confirmed, and nothing is in the way."""

from __future__ import annotations

from dataclasses import replace

from dealer.hand.play import next_deal
from ui.camera.reading import reading
from ui.desk.desk import Place
from ui.desk.sheets import CardsSheet
from ui.present.scene import Scene
from ui.react.card_sheets import board_again, hand_again, hand_sheet, street_sheet
from vision.offers import contradictions
from vision.watcher import Report
from vision.zones import Spot


def has_offer(scene: Scene) -> bool:
    """Whether the camera's sheet is to be opened."""
    return offered(scene) is not None


def offered(scene: Scene) -> CardsSheet | None:
    """The sheet with what the camera sees: a street or a hand that is due, else a card that was misread."""
    camera = scene.camera
    if camera is None or camera.report is None or not camera.reads or not _is_free(scene):
        return None
    # Nobody is to be paid on a misread card: that is asked before the last hand is taken.
    sheets = (*_contradicted(scene, camera.report), *_due(scene, camera.report))
    left = scene.desk.offers_left
    sheet = next((sheet for sheet in sheets if offer_key(scene, sheet) not in left), None)
    return None if sheet is None else replace(sheet, by_camera=True)


def offer_key(scene: Scene, sheet: CardsSheet) -> str:
    """Names what is offered: once it was put away, it is not offered again."""
    camera = scene.camera
    where = f"{scene.state.hand_number}:{sheet.purpose.value}:{sheet.seat}:{len(sheet.faces)}"
    against = reading(camera.report, sheet).against if camera is not None else None
    return where if against is None else f"{where}:{against.number}:{against.seen}"


def _is_free(scene: Scene) -> bool:
    """Whether the table is shown and nobody is at something else."""
    desk, hand = scene.desk, scene.state.hand
    if desk.place is not Place.TABLE or desk.locked or scene.state.paused or hand is None:
        return False
    over = (desk.page, desk.sheet, desk.entry, desk.overlay, desk.seat_menu, desk.split)
    return all(part is None for part in over) and scene.legal is None


def _due(scene: Scene, report: Report) -> list[CardsSheet]:
    """Sheets that the camera can fill, or where somebody has to say a card; half a flop is waited for."""
    sheets = []
    for spot, _count in report.sightings.wanted.due:
        sheet = _due_sheet(scene, spot)
        read = reading(report, sheet) if sheet is not None else None
        if sheet is not None and read is not None and not read.too_many and all(c.number for c in read.cards):
            sheets.append(sheet)
    return sheets


def _due_sheet(scene: Scene, spot: Spot) -> CardsSheet | None:
    if isinstance(spot, int):
        return hand_sheet(scene, spot)
    due = next_deal(scene.hand)
    return None if due is None else street_sheet(scene, *due)


def _contradicted(scene: Scene, report: Report) -> list[CardsSheet]:
    """Sheets with a card that the camera now reads otherwise; run twice, the first board alone is asked."""
    sheets = []
    for against in contradictions(report.sightings):
        spot = against.spot
        sheet = hand_again(scene, spot) if isinstance(spot, int) else board_again(scene)
        if sheet is not None and any(card.number for card in reading(report, sheet).cards):
            sheets.append(sheet)
    return sheets
