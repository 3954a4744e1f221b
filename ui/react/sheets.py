"""Touches on a sheet: entering an amount or cards."""

from __future__ import annotations

from dataclasses import replace

from dealer.rules.cards import Card
from dealer.table import commands
from ui import intents
from ui.desk.desk import Desk
from ui.desk.sheets import AmountSheet, CardsFor, CardsSheet, digits_of, entered_chips
from ui.intents import Intent
from ui.present.cards import used_faces
from ui.present.scene import Scene
from ui.react.card_sheets import board_again, hand_again
from ui.react.reaction import Reaction

MOST_DIGITS = 9


def react_on_sheet(scene: Scene, intent: Intent) -> Reaction | None:
    """What `intent` means on the open sheet, or ``None``."""
    sheet = scene.desk.sheet
    if isinstance(intent, intents.CorrectCards):
        return _correct_cards(scene, intent.seat)
    if isinstance(sheet, AmountSheet):
        entered = _entered(scene, sheet, intent)
        return None if entered is None else Reaction(desk=replace(scene.desk, sheet=entered))
    if isinstance(sheet, CardsSheet):
        return _on_cards(scene, sheet, intent)
    return None


def _entered(scene: Scene, sheet: AmountSheet, intent: Intent) -> AmountSheet | None:
    digits = "" if sheet.proposed else sheet.digits
    match intent:
        case intents.PressKey(key):
            return AmountSheet(digits=typed(digits, key))
        case intents.AddChip(chips):
            total = (entered_chips(digits, scene.unit) or 0) + chips
            return AmountSheet(digits=digits_of(total, scene.unit))
        case intents.SetAmount(to_chips):
            return AmountSheet(digits=digits_of(to_chips, scene.unit))
        case intents.ClearAmount():
            return AmountSheet()
        case _:
            return None


def typed(digits: str, key: str) -> str:
    """`digits` after a key of the number pad; no leading nought, at most nine digits."""
    if key == "back":
        return digits[:-1]
    return (digits + key).lstrip("0")[:MOST_DIGITS]


def _on_cards(scene: Scene, sheet: CardsSheet, intent: Intent) -> Reaction | None:
    desk = scene.desk
    match intent:
        case intents.PickCard(face) if face not in used_faces(scene, sheet):
            return Reaction(desk=replace(desk, sheet=_picked(sheet, face)))
        case intents.ChoosePlace(place) if sheet.fixed <= place < len(sheet.faces):
            return Reaction(desk=replace(desk, sheet=replace(sheet, active=place)))
        case intents.ConfirmCards() if sheet.enough:
            return Reaction(desk=desk, command=_command(sheet))
        case intents.SkipCards() if sheet.purpose is CardsFor.STREET:
            return Reaction(desk=desk, command=commands.DealBoard())
        case _:
            return None


def _picked(sheet: CardsSheet, face: str) -> CardsSheet:
    """The card into the active place, or out of the place where it stands; then on to the next empty one."""
    faces = list(sheet.faces)
    if face in faces[sheet.fixed :]:
        place = faces.index(face, sheet.fixed)
        faces[place] = None
        return replace(sheet, faces=tuple(faces), active=place)
    if face in faces:
        return sheet
    faces[sheet.active] = face
    empty = [place for place in range(sheet.fixed, len(faces)) if faces[place] is None]
    return replace(sheet, faces=tuple(faces), active=empty[0] if empty else sheet.active)


def _command(sheet: CardsSheet) -> commands.Command:
    cards = tuple(Card.parse(face) for face in sheet.chosen)
    seat = sheet.seat or 0
    match sheet.purpose:
        case CardsFor.STREET:
            return commands.DealBoard(cards=cards)
        case CardsFor.HAND:
            return commands.ShowHand(seat=seat, cards=cards)
        case CardsFor.HAND_AGAIN:
            return commands.CorrectHand(seat=seat, cards=cards)
        case CardsFor.BOARD_AGAIN:
            return commands.CorrectBoard(cards=cards)
        case CardsFor.RABBIT:
            return commands.RabbitHunt(cards=cards)


def _correct_cards(scene: Scene, seat: int | None) -> Reaction | None:
    """The sheet with the cards as they were entered, to tap the right ones."""
    sheet = board_again(scene) if seat is None else hand_again(scene, seat)
    return None if sheet is None else Reaction(desk=_with_sheet(scene.desk, sheet))


def _with_sheet(desk: Desk, sheet: CardsSheet) -> Desk:
    return replace(desk, sheet=sheet, overlay=None, seat_menu=None)
