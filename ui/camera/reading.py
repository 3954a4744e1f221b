"""The cards of a sheet as the camera sees them: which are certain, which are asked, which are missing."""

from __future__ import annotations

from dataclasses import dataclass

from ui.desk.sheets import CardsFor, CardsSheet
from ui.views.camera import Place
from vision.evidence import GUESSES
from vision.offers import Contradiction, contradictions, proposals, questions
from vision.sighting import Sighting, Sightings, Standing, in_spot
from vision.watcher import Report
from vision.zones import Spot

AGAIN = (CardsFor.BOARD_AGAIN, CardsFor.HAND_AGAIN)


@dataclass(frozen=True, slots=True, kw_only=True)
class SeenCard:
    """A place on the sheet. `face` is ``""`` while it is not known; `number` is the sighting's, 0 where none
    is. `corners` are its outline, or its one place, in shares of the picture. `guesses` come best first.

    `read_as` is what the camera takes it for, certain or not; `lies_already`: that card is somewhere else.
    """

    number: int = 0
    face: str = ""
    guesses: tuple[str, ...] = ()
    corners: tuple[Place, ...] = ()
    read_as: str = ""
    lies_already: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Reading:
    """`cards` from left to right, `too_many` of them more than are due; `ready`: all that is due is certain.
    `against` is where the camera would have it otherwise than the table."""

    cards: tuple[SeenCard, ...]
    ready: bool = False
    too_many: int = 0
    against: Contradiction | None = None


def spot_of(sheet: CardsSheet) -> Spot:
    """Where the cards of the sheet lie."""
    return "board" if sheet.seat is None else sheet.seat


def reading(report: Report | None, sheet: CardsSheet) -> Reading:
    """What the camera has for the sheet."""
    if sheet.purpose in AGAIN:
        return _again(report, sheet)
    due = len(sheet.faces) - sheet.fixed
    if report is None:
        return Reading(cards=(SeenCard(),) * due)
    state, spot = report.sightings, spot_of(sheet)
    there = _to_be_shown(state, spot, sheet)
    cards = tuple(_due_card(report, sighting, sheet) for sighting in there)
    missing = max(0, due - len(cards))
    faces = {card.face for card in cards} - {str(card) for card in state.wanted.taken_cards}
    return Reading(
        cards=(*cards, *(SeenCard(),) * missing),
        ready=len(cards) == due == len(faces) and "" not in faces and _nothing_else(state, spot, there),
        too_many=max(0, len(cards) - due),
    )


def _to_be_shown(state: Sightings, spot: Spot, sheet: CardsSheet) -> list[Sighting]:
    """What may be one of the cards: agreed on, asked about, or said."""
    asked = {question.number for question in questions(state) if question.spot == spot}
    said = dict(sheet.said)
    shown = [
        sighting
        for sighting in in_spot(state, spot)
        if sighting.number in asked or sighting.number in said or sighting.standing is Standing.AGREED
    ]
    return sorted(shown, key=lambda sighting: sighting.at)


def _due_card(report: Report, sighting: Sighting, sheet: CardsSheet) -> SeenCard:
    state = report.sightings
    elsewhere = state.wanted.taken_cards | {
        other.card
        for other in state.all
        if other.standing is Standing.AGREED and other.number != sighting.number
    }
    face = dict(sheet.said).get(sighting.number, "")
    if not face and sighting.standing is Standing.AGREED:
        face = str(sighting.card)
    offered = tuple(dict.fromkeys((sighting.card, *sighting.guesses)))
    return SeenCard(
        number=sighting.number,
        face=face,
        guesses=tuple(str(card) for card in offered if card not in elsewhere)[:GUESSES],
        corners=corners_of(report, sighting),
        read_as=str(sighting.card),
        lies_already=sighting.card in elsewhere,
    )


def _nothing_else(state: Sightings, spot: Spot, shown: list[Sighting]) -> bool:
    """No other reading there may well be a card."""
    if any(offer.spot == spot for offer in proposals(state)):
        return True
    numbers = {sighting.number for sighting in shown}
    others = [sighting for sighting in in_spot(state, spot) if sighting.number not in numbers]
    return all(s.frames == 0 and s.confidence < state.patience.sure for s in others)


def _again(report: Report | None, sheet: CardsSheet) -> Reading:
    """The cards as the table has them; the one that the camera reads otherwise is to be said."""
    spot = spot_of(sheet)
    found = contradictions(report.sightings) if report is not None else ()
    against = next((contradiction for contradiction in found if contradiction.spot == spot), None)
    cards = tuple(_entered(report, sheet, face or "", against) for face in sheet.faces)
    ready = any(card.number for card in cards) and all(card.face for card in cards)
    return Reading(cards=cards, ready=ready, against=against)


def _entered(report: Report | None, sheet: CardsSheet, face: str, against: Contradiction | None) -> SeenCard:
    """A card that the table has: certain, unless it is the contested one."""
    if against is None or against.taken is None or face != str(against.taken):
        return SeenCard(face=face, corners=_corners_where(report, sheet, face=face))
    return SeenCard(
        number=against.number,
        face=dict(sheet.said).get(against.number, ""),
        guesses=(face, str(against.seen)),
        corners=_corners_where(report, sheet, number=against.number),
    )


def _corners_where(
    report: Report | None, sheet: CardsSheet, *, face: str = "", number: int = 0
) -> tuple[Place, ...]:
    """The outline of the sighting that has this number, or is of this card."""
    if report is None:
        return ()
    there = (s for s in report.sightings.all if s.spot == spot_of(sheet))
    found = next((s for s in there if s.number == number or (face and str(s.card) == face)), None)
    return () if found is None else corners_of(report, found)


def corners_of(report: Report, sighting: Sighting) -> tuple[Place, ...]:
    """Its outline in shares of the picture, or its one place where it has none."""
    width, height = report.size
    return tuple((x / width, y / height) for x, y in sighting.quad or (sighting.at,))
