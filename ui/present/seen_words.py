"""What is said on the sheet with the live picture: what is asked, why, and what is missing."""

from __future__ import annotations

from dealer.hand.state import Street
from dealer.rules.cards import Card
from dealer.rules.ranking import hand_value
from dealer.words.catalogue import capital
from dealer.words.hands import card_name, row_name
from ui.camera.reading import AGAIN, Reading, SeenCard, spot_of
from ui.camera.seen import CameraSeen
from ui.desk.sheets import CardsFor, CardsSheet
from ui.present.card_words import sheet_title
from ui.present.scene import Scene
from vision.offers import Contradiction
from vision.view import ViewTrouble


def heading(scene: Scene, sheet: CardsSheet, read: Reading, asked: int | None) -> str:
    """What is asked, waited for, or there."""
    if read.too_many:
        return capital(scene.words.counted("screen.seen.too_many", read.too_many))
    if sheet.purpose in AGAIN and read.against is None:
        return scene.text("seen.agrees")
    if asked is not None:
        if len(read.cards) == 1:
            return scene.text("seen.which_one")
        return scene.text("seen.which_of", ordinal=_ordinal(scene, asked))
    to_come = sum(1 for card in read.cards if not card.number)
    if to_come:
        message = "seen.waiting_one" if to_come == 1 else "seen.waiting"
        return scene.text(message, count=scene.words.number(to_come))
    if sheet.purpose is CardsFor.HAND and read.ready:
        return _hand_words(scene, read)
    if len(read.cards) == 1 and read.ready:
        name = card_name(Card.parse(read.cards[0].face), scene.words)
        return scene.text("cards.is", what=sheet_title(scene, sheet), card=name)
    return scene.text("cards.complete" if read.ready else "seen.looking")


def _hand_words(scene: Scene, read: Reading) -> str:
    """What he has, where one board is complete."""
    board = scene.hand.boards[0]
    if scene.hand.runs > 1 or len(board) < Street.RIVER.board_size:
        return scene.text("cards.complete")
    cards = (Card.parse(card.face) for card in read.cards)
    return capital(row_name(hand_value((*cards, *board)), scene.words))


def _against(scene: Scene, against: Contradiction) -> str:
    """What the table has and what the camera sees instead."""
    if against.taken is None:
        return ""
    return scene.text(
        "seen.against",
        taken=card_name(against.taken, scene.words),
        seen=card_name(against.seen, scene.words),
    )


def _ordinal(scene: Scene, index: int) -> str:
    return scene.text(f"seen.ordinal.{index + 1}")


def hint(scene: Scene, sheet: CardsSheet, camera: CameraSeen, read: Reading, asked: int | None) -> str:
    """Why it is so, and what helps."""
    if camera.report is not None and spot_of(sheet) in camera.report.covered:
        return scene.text("seen.covered")
    if read.too_many:
        return scene.text("seen.too_many.hint")
    if sheet.purpose in AGAIN:
        return scene.text("seen.hint.nothing") if read.against is None else _against(scene, read.against)
    card = read.cards[asked] if asked is not None else None
    if card is not None and not card.face:
        return _doubt(scene, camera, card)
    seen = sum(1 for card in read.cards if card.number)
    if seen < len(read.cards):
        return scene.text("seen.hint.partly" if seen else "seen.hint.waiting")
    return scene.text("seen.hint.sure")


def _doubt(scene: Scene, camera: CameraSeen, card: SeenCard) -> str:
    """Why a card is a question mark, as far as that is known."""
    if card.lies_already and card.read_as:
        return scene.text("seen.hint.already", card=card_name(Card.parse(card.read_as), scene.words))
    glare = ViewTrouble.GLARE in camera.health.troubles
    return scene.text("seen.hint.glare" if glare else "seen.hint.asked")


def missing(scene: Scene, sheet: CardsSheet, read: Reading, asked: int | None) -> str:
    """What has to be done before the cards can be used."""
    if read.too_many:
        return scene.text("seen.first.fewer")
    if sheet.purpose in AGAIN:
        return scene.text("seen.first.right") if read.against is not None else ""
    if asked is None or read.cards[asked].face:
        return scene.text("seen.first.wait")
    if len(read.cards) == 1:
        return scene.text("seen.first.which_one")
    return scene.text("seen.first.which", ordinal=_ordinal(scene, asked))
