"""Deck check: which of the 52 cards no picture has shown, and which were there twice."""

from __future__ import annotations

from collections.abc import Iterable

from dealer.rules.cards import FULL_DECK, Card
from dealer.words.catalogue import capital
from dealer.words.hands import card_name
from ui import intents
from ui.camera_setup.seen import CameraSetupSeen
from ui.layout.card_sheet import faces_in_order
from ui.present.camera_picture import doubtful_rings, not_kept, picture_view
from ui.present.scene import Scene
from ui.views import ButtonLook, ButtonView, DeckView
from ui.views.camera_setup import DeckCardState, DeckCardView
from vision.deck_check import DeckCheck

MOST_NAMED = 4
"""So many missing cards are named; of more the small cards show which."""


def deck_check_view(scene: Scene, seen: CameraSetupSeen) -> DeckView:
    """Before the first picture, between two, and with the answer."""
    check = seen.check
    heading, detail = check_words(scene, check, looking=seen.looking)
    found = len(check.seen) if check is not None else 0
    return DeckView(
        title=scene.text("deck_check"),
        hint=not_kept(scene, seen) or scene.text("deck_check.count", count=found, all=len(FULL_DECK)),
        back=ButtonView(name="back", text=scene.text("back"), intent=intents.Back()),
        picture=picture_view(scene, doubtful_rings(seen)),
        heading=heading,
        detail=detail,
        cards=_cards(check or DeckCheck()),
        other=_anew(scene) if check is not None else None,
        step=_step(scene, seen, check),
    )


def check_words(scene: Scene, check: DeckCheck | None, *, looking: bool) -> tuple[str, str]:
    """What it has come to, in large words and in small ones."""
    if looking:
        return scene.text("deck_check.looking"), scene.text("deck_check.looking.means")
    if check is None:
        return scene.text("deck_check.spread"), scene.text("deck_check.spread.means")
    if check.whole:
        return scene.text("deck_check.whole"), scene.text("deck_check.whole.means")
    if check.double:
        heading = scene.text("deck_check.double", cards=_names(scene, sorted(check.double)))
        return heading, scene.text("deck_check.double.means")
    if len(check.missing) > MOST_NAMED:
        heading = scene.text("deck_check.missing.unseen", count=len(check.missing))
        return heading, scene.text("deck_check.missing.many")
    heading = capital(scene.words.counted("screen.deck_check.missing", len(check.missing)))
    return heading, scene.text("deck_check.missing.few", cards=_names(scene, check.missing))


def _names(scene: Scene, cards: Iterable[Card]) -> str:
    return scene.words.joined([card_name(card, scene.words) for card in cards])


def _cards(check: DeckCheck) -> tuple[DeckCardView, ...]:
    double, seen = {str(card) for card in check.double}, {str(card) for card in check.seen}
    return tuple(
        DeckCardView(
            face=face,
            state=DeckCardState.WRONG
            if face in double
            else DeckCardState.DONE
            if face in seen
            else DeckCardState.OPEN,
        )
        for face in faces_in_order()
    )


def _anew(scene: Scene) -> ButtonView:
    return ButtonView(
        name="check_anew",
        text=scene.text("deck_check.anew"),
        intent=intents.CheckAnew(),
        look=ButtonLook.QUIET,
    )


def _step(scene: Scene, seen: CameraSetupSeen, check: DeckCheck | None) -> ButtonView | None:
    """Look, until the deck is whole; without a picture there is nothing to look at."""
    if scene.camera is None or scene.camera.picture is None:
        return None
    if check is not None and check.whole:
        return ButtonView(
            name="checked", text=scene.text("camera.done"), intent=intents.Back(), look=ButtonLook.MAIN
        )
    text = "deck_check.look" if check is None else "deck_check.look_again"
    return ButtonView(
        name="look",
        text=scene.text(text),
        intent=intents.LookAtDeck(),
        look=ButtonLook.MAIN,
        enabled=not seen.looking,
    )
