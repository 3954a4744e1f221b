"""The card sheet: the 4 x 13 picker for a street, a shown hand, or a correction."""

from __future__ import annotations

from dealer.rules.cards import Card
from dealer.words.hands import card_name
from ui import intents
from ui.camera.looking import can_fill
from ui.desk.sheets import CardsFor, CardsSheet
from ui.present.card_words import sheet_title
from ui.present.scene import Scene
from ui.present.table import undo_button
from ui.views import ButtonLook, ButtonView, CardSheetView, PlaceView


def cards_view(scene: Scene, sheet: CardsSheet) -> CardSheetView:
    """The sheet with the cards chosen so far; cards that lie elsewhere are struck out."""
    title = sheet_title(scene, sheet)
    return CardSheetView(
        title=title,
        sentence=_sentence(scene, sheet),
        places=tuple(
            PlaceView(face=face, active=index == sheet.active, fixed=index < sheet.fixed)
            for index, face in enumerate(sheet.faces)
        ),
        heading=_heading(scene, sheet, title),
        hint=scene.text("cards.struck_out"),
        used=used_faces(scene, sheet),
        chosen=frozenset(sheet.chosen),
        confirm=_confirm(scene, sheet, title),
        back=ButtonView(name="back", text=scene.text("back"), intent=intents.Back()),
        undo=undo_button(scene),
        skip=ButtonView(name="skip_cards", text=scene.text("cards.skip"), intent=intents.SkipCards())
        if sheet.purpose is CardsFor.STREET
        else None,
        other=ButtonView(name="use_camera", text=scene.text("seen.camera"), intent=intents.UseCamera())
        if can_fill(scene, sheet)
        else None,
    )


def used_faces(scene: Scene, sheet: CardsSheet) -> frozenset[str]:
    """The cards that lie in another place than the one being entered."""
    hand = scene.state.hand
    if hand is None:
        return frozenset()
    used = {str(card) for p in hand.players if p.seat != sheet.seat for card in p.cards}
    if sheet.purpose is not CardsFor.BOARD_AGAIN:
        used |= {str(card) for board in hand.boards for card in board}
    return frozenset(used)


def _sentence(scene: Scene, sheet: CardsSheet) -> str:
    match sheet.purpose:
        case CardsFor.STREET:
            return scene.text("cards.burn", pot=scene.money(scene.hand.pot_chips))
        case CardsFor.HAND:
            return scene.text("cards.shown")
        case CardsFor.HAND_AGAIN | CardsFor.BOARD_AGAIN:
            return scene.text("cards.again")
        case CardsFor.RABBIT:
            return scene.text("cards.undealt")


def _heading(scene: Scene, sheet: CardsSheet, title: str) -> str:
    chosen = sheet.chosen
    missing = len(sheet.faces) - sheet.fixed - len(chosen)
    if missing and not sheet.enough:
        return scene.text("cards.missing_one" if missing == 1 else "cards.missing", count=missing)
    if len(chosen) == 1:
        return scene.text("cards.is", what=title, card=card_name(Card.parse(chosen[0]), scene.words))
    return scene.text("cards.complete")


def _confirm(scene: Scene, sheet: CardsSheet, title: str) -> ButtonView:
    return ButtonView(
        name="cards_confirm",
        text=title,
        detail="" if sheet.enough else scene.text("cards.choose"),
        cards=sheet.chosen,
        intent=intents.ConfirmCards(),
        look=ButtonLook.MAIN,
        enabled=sheet.enough,
    )
