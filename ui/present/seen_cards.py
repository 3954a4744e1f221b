"""The card sheet as the camera fills it: what it sees, what it asks, what the table has otherwise."""

from __future__ import annotations

from typing import Final

from dealer.rules.cards import Card
from dealer.words.hands import card_name, rank_name
from ui import intents
from ui.camera.reading import AGAIN, Reading, SeenCard, reading
from ui.camera.seen import CameraSeen
from ui.desk.sheets import CardsFor, CardsSheet
from ui.present.camera_faults import fault_words
from ui.present.card_words import sheet_title
from ui.present.scene import Scene
from ui.present.seen_words import heading, hint, missing
from ui.present.table import undo_button
from ui.views import ButtonLook, ButtonView
from ui.views.camera import CameraView, Outline, OutlineView
from ui.views.seen_cards import SeenCardsView, SeenPlaceView, SeenState
from vision.health import Condition
from vision.view import UNREADABLE

MANY: Final = 4
"""From so many cards on there is room for short words alone."""


def seen_cards_view(scene: Scene, sheet: CardsSheet, camera: CameraSeen) -> SeenCardsView:
    """The sheet with the live picture."""
    read = reading(camera.report, sheet)
    asked, unseen = _asked(read, sheet), _no_picture(scene, camera)
    card = read.cards[asked] if asked is not None else None
    guesses = _guesses(scene, sheet, card) if card is not None and not read.too_many else ()
    return SeenCardsView(
        title=sheet_title(scene, sheet),
        sentence=_sentence(scene, sheet),
        camera=CameraView(words=unseen) if unseen else _camera_view(scene, camera, read, asked),
        places=tuple(_place(scene, sheet, read, index) for index in range(len(read.cards))),
        heading=scene.text("seen.plays_on") if unseen else heading(scene, sheet, read, asked),
        guesses=guesses,
        hint="" if unseen else hint(scene, sheet, camera, read, asked),
        confirm=_by_hand(scene, ButtonLook.MAIN) if unseen else _confirm(scene, sheet, read, asked),
        pick=None if unseen else _by_hand(scene, ButtonLook.PLAIN, place=asked),
        back=ButtonView(name="back", text=scene.text("back"), intent=intents.Back()),
        undo=undo_button(scene),
        skip=ButtonView(name="skip_cards", text=scene.text("cards.skip"), intent=intents.SkipCards())
        if sheet.purpose is CardsFor.STREET
        else None,
    )


def _asked(read: Reading, sheet: CardsSheet) -> int | None:
    """The place that somebody has to say: the one that was tapped, else the first in doubt."""
    if sheet.asked:
        found = next((i for i, card in enumerate(read.cards) if card.number == sheet.asked), None)
        if found is not None:
            return found
    return next((i for i, card in enumerate(read.cards) if card.number and not card.face), None)


def _sentence(scene: Scene, sheet: CardsSheet) -> str:
    match sheet.purpose:
        case CardsFor.STREET:
            count = scene.words.number(len(sheet.faces) - sheet.fixed)
            return scene.text("seen.street", count=count, pot=scene.money(scene.hand.pot_chips))
        case CardsFor.HAND:
            return scene.text("seen.shown")
        case _:
            return scene.text("seen.again")


def _no_picture(scene: Scene, camera: CameraSeen) -> str:
    """Why nothing can be read, and what helps; nothing where it can."""
    health = camera.health
    wrong = health.fault or next((trouble for trouble in health.troubles if trouble in UNREADABLE), None)
    if wrong is not None:
        text, helps = fault_words(wrong, scene.words)
        return f"{scene.words.text('camera.banner', fault=text)}. {helps}"
    if health.condition is Condition.ENDED:
        return scene.text("seen.ended")
    return "" if health.condition is Condition.READY else scene.text("seen.starting")


def _camera_view(scene: Scene, camera: CameraSeen, read: Reading, asked: int | None) -> CameraView:
    if camera.picture is None:
        return CameraView(words=scene.text("seen.looking"))
    outlines = tuple(
        _outline(scene, card, asked=index == asked and not (card.face and read.ready))
        for index, card in enumerate(read.cards)
        if card.corners
    )
    return CameraView(picture=camera.picture, outlines=outlines, caption=scene.text("seen.live"))


def _outline(scene: Scene, card: SeenCard, *, asked: bool) -> OutlineView:
    if asked or not card.face:
        return OutlineView(corners=card.corners, outline=Outline.ASKED, label=scene.text("seen.which"))
    return OutlineView(corners=card.corners, label=rank_name(Card.parse(card.face).rank, scene.words))


def _place(scene: Scene, sheet: CardsSheet, read: Reading, index: int) -> SeenPlaceView:
    card = read.cards[index]
    if card.face:
        said = any(number == card.number for number, _ in sheet.said)
        state, words = SeenState.CERTAIN, scene.text("seen.said" if said else "seen.certain")
    elif card.number:
        few = len(read.cards) < MANY
        state, words = SeenState.NOT_SURE, scene.text("seen.not_sure" if few else "seen.which")
    else:
        state, words = SeenState.NOT_YET, scene.text("seen.not_yet")
    name = card_name(Card.parse(card.face), scene.words) if card.face else words
    return SeenPlaceView(
        name=f"seen_{index}",
        state=state,
        words=words,
        face=card.face,
        intent=_about(read, index),
        says=f"{index + 1}: {name}",
    )


def _about(read: Reading, index: int) -> intents.Intent:
    """What a tap on a place means: that card is asked about, or left out where there are too many."""
    number = read.cards[index].number
    if number and read.too_many:
        return intents.KeepTaken(number)
    return intents.AskCard(number) if number else intents.PickByHand(index)


def _guesses(scene: Scene, sheet: CardsSheet, card: SeenCard) -> tuple[ButtonView, ...]:
    """The likeliest first; where the table has it otherwise, first what the table has."""
    words = ("seen.entered", "seen.now") if sheet.purpose in AGAIN else ("seen.most_likely", "seen.perhaps")
    return tuple(
        ButtonView(
            name=f"guess_{place}",
            text="",
            cards=(face,),
            detail=scene.text(words[0] if place == 0 else words[1]),
            intent=intents.SayCard(card.number, face),
            look=ButtonLook.EDGE if place == 0 and sheet.purpose not in AGAIN else ButtonLook.PLAIN,
            says=card_name(Card.parse(face), scene.words),
        )
        for place, face in enumerate(card.guesses)
    )


def _by_hand(scene: Scene, look: ButtonLook, place: int | None = None) -> ButtonView:
    return ButtonView(
        name="pick_by_hand", text=scene.text("seen.pick"), intent=intents.PickByHand(place), look=look
    )


def _confirm(scene: Scene, sheet: CardsSheet, read: Reading, asked: int | None) -> ButtonView:
    faces = tuple(card.face for card in read.cards)
    return ButtonView(
        name="use_cards",
        text=_use(scene, sheet, kept=read.against is not None and faces == sheet.faces),
        detail="" if read.ready else missing(scene, sheet, read, asked),
        cards=faces if read.ready and len(faces) == 1 else (),
        intent=intents.TakeSeen(faces),
        look=ButtonLook.MAIN,
        enabled=read.ready,
    )


def _use(scene: Scene, sheet: CardsSheet, *, kept: bool) -> str:
    match sheet.purpose:
        case CardsFor.STREET:
            return scene.text(f"seen.use.{sheet.street.word}")
        case CardsFor.HAND:
            return scene.text("seen.use.hand")
        case _:
            return scene.text("seen.keep" if kept else "seen.correct")
