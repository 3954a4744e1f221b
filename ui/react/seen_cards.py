"""Touches on the sheet with the live picture: the cards that the camera sees."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from dealer.rules.cards import Card
from dealer.table import commands
from ui import intents
from ui.camera.looking import can_fill
from ui.desk.desk import Desk
from ui.desk.sheets import CardsFor, CardsSheet
from ui.intents import Intent
from ui.present.scene import Scene
from ui.react.reaction import Effect, Reaction
from ui.react.sheets import react_on_sheet

MOST_LEFT: Final = 8
"""So many offers that were put away are remembered: more than a hand has."""


def react_to_seen_cards(scene: Scene, intent: Intent) -> Reaction | None:
    """What `intent` means where the camera fills the sheet, or could, or ``None``."""
    desk, sheet = scene.desk, scene.desk.sheet
    if isinstance(intent, intents.OfferSeen):
        return _offer(scene)
    if not isinstance(sheet, CardsSheet) or _covered(desk):
        return None
    if isinstance(intent, intents.UseCamera) and can_fill(scene, sheet):
        return _with_sheet(desk, replace(sheet, by_camera=True, said=(), asked=0))
    return _on_sheet(scene, sheet, intent) if sheet.by_camera else None


def _covered(desk: Desk) -> bool:
    over = (desk.overlay, desk.seat_menu, desk.page, desk.entry)
    return any(part is not None for part in over)


def _offer(scene: Scene) -> Reaction | None:
    # Without a camera nothing of it is loaded.
    from ui.camera.offering import offered

    sheet = offered(scene)
    return None if sheet is None else _with_sheet(scene.desk, sheet)


def _with_sheet(desk: Desk, sheet: CardsSheet) -> Reaction:
    return Reaction(desk=replace(desk, sheet=sheet))


def _on_sheet(scene: Scene, sheet: CardsSheet, intent: Intent) -> Reaction | None:
    desk = scene.desk
    match intent:
        case intents.Back():
            return Reaction(desk=_put_away(scene, sheet))
        case intents.PickByHand(place):
            return _with_sheet(desk, _by_hand(scene, sheet, place))
        case intents.AskCard(number):
            said = tuple(one for one in sheet.said if one[0] != number)
            return _with_sheet(desk, replace(sheet, asked=number, said=said))
        case intents.SayCard(number, face):
            said = (*(one for one in sheet.said if one[0] != number), (number, face))
            told = intent if sheet.purpose in (CardsFor.STREET, CardsFor.HAND) else None
            return Reaction(desk=replace(desk, sheet=replace(sheet, asked=0, said=said)), told=told)
        case intents.KeepTaken():
            return Reaction(desk=desk, told=intent)
        case intents.TakeSeen(faces):
            return _taken(scene, sheet, faces)
        case intents.PickCard():
            # A tag was laid on the reader: it knows better.
            by_hand = _by_hand(scene, sheet, None)
            return react_on_sheet(replace(scene, desk=replace(desk, sheet=by_hand)), intent)
        case _:
            return None


def _put_away(scene: Scene, sheet: CardsSheet) -> Desk:
    from ui.camera.offering import offer_key

    left = (*scene.desk.offers_left, offer_key(scene, sheet))[-MOST_LEFT:]
    return replace(scene.desk, sheet=None, offers_left=left)


def _by_hand(scene: Scene, sheet: CardsSheet, place: int | None) -> CardsSheet:
    """The picker, with what the camera is sure of in its places; `place` is empty, to be filled."""
    from ui.camera.reading import AGAIN, reading

    if sheet.purpose in AGAIN:
        return replace(sheet, by_camera=False, active=place or 0)
    report = scene.camera.report if scene.camera is not None else None
    cards = reading(report, sheet).cards
    due = len(sheet.faces) - sheet.fixed
    seen = [card.face or None for card in cards] if len(cards) == due else [None] * due
    if place is not None and place < due:
        seen[place] = None
    active = next((i for i, face in enumerate(seen) if face is None), due - 1)
    faces = (*sheet.faces[: sheet.fixed], *seen)
    return replace(sheet, by_camera=False, faces=faces, active=sheet.fixed + active)


def _taken(scene: Scene, sheet: CardsSheet, faces: tuple[str, ...]) -> Reaction:
    """What was tapped is recorded only where it is still what the camera shows."""
    from ui.camera.reading import reading

    report = scene.camera.report if scene.camera is not None else None
    read = reading(report, sheet)
    if not read.ready or faces != tuple(card.face for card in read.cards):
        return Reaction(desk=scene.desk, effect=Effect.TICK)
    if read.against is not None and faces == sheet.faces:
        kept = intents.KeepTaken(read.against.number)
        return Reaction(desk=_put_away(scene, sheet), told=kept)
    return Reaction(desk=scene.desk, command=_command(sheet, tuple(Card.parse(face) for face in faces)))


def _command(sheet: CardsSheet, cards: tuple[Card, ...]) -> commands.Command:
    match sheet.purpose, sheet.seat:
        case CardsFor.HAND, int(seat):
            return commands.ShowHand(seat=seat, cards=cards)
        case CardsFor.HAND_AGAIN, int(seat):
            return commands.CorrectHand(seat=seat, cards=cards)
        case CardsFor.BOARD_AGAIN, _:
            return commands.CorrectBoard(cards=cards)
        case _:
            return commands.DealBoard(cards=cards)
