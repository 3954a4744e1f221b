"""Teach my deck: what lies before the camera, which cards it knows, and whether it tells them apart."""

from __future__ import annotations

from collections.abc import Iterable

from dealer.rules.cards import FULL_DECK, Card
from dealer.words.hands import card_name
from ui import intents
from ui.camera_setup.seen import CameraSetupSeen
from ui.desk.camera_pages import TeachPage
from ui.layout.card_sheet import faces_in_order
from ui.present.camera_picture import picture_view
from ui.present.scene import Scene
from ui.views import ButtonLook, ButtonView, DeckView
from ui.views.camera_setup import DeckCardState, DeckCardView
from vision.taught_deck import SelfCheck
from vision.teaching import Teaching, Told

MOST_NAMED = 2
"""So many pairs that look alike are named at once; the others come when these are put right."""


def teach_view(scene: Scene, page: TeachPage, seen: CameraSetupSeen) -> DeckView:
    """Each card is shown once; a tap says which one it is."""
    teaching = seen.teaching or Teaching()
    check = seen.self_check or SelfCheck(missing=FULL_DECK, alike=())
    heading, detail = _words(scene, teaching, check)
    if page.forgetting:
        heading, detail = scene.text("teach.forget.ask"), scene.text("teach.forget.means")
    taught = len(teaching.deck.prints)
    return DeckView(
        title=scene.text("teach"),
        hint=_hint(scene, seen),
        back=ButtonView(name="back", text=scene.text("back"), intent=intents.Back()),
        picture=picture_view(scene),
        heading=heading,
        detail=detail,
        cards=_cards(scene, teaching, check),
        other=_forget(scene, page) if taught else None,
        step=_step(scene, page, check),
    )


def _hint(scene: Scene, seen: CameraSetupSeen) -> str:
    """How many are taught, once that is known; or why they are not kept."""
    if seen.deck_problem:
        return scene.text("camera.deck_not_kept", problem=seen.deck_problem)
    if seen.teaching is None:
        return ""
    return scene.text("teach.count", count=len(seen.teaching.deck.prints), all=len(FULL_DECK))


def _words(scene: Scene, teaching: Teaching, check: SelfCheck) -> tuple[str, str]:
    """What has become of the card that lies there; without one, what is to be shown."""
    card = _name(scene, teaching.card) if teaching.card is not None else ""
    match teaching.told:
        case Told.SEVERAL | Told.MOVING as told:
            return scene.text(f"teach.{told.value}"), scene.text(f"teach.{told.value}.means")
        case Told.TAUGHT | Told.KNOWN as told if check.missing or teaching.told is Told.KNOWN:
            return scene.text(f"teach.{told.value}", card=card), scene.text("teach.wrong")
        case Told.UNSURE:
            guesses = [_name(scene, guess) for guess in teaching.guesses]
            return scene.text("teach.unsure"), scene.text(
                "teach.unsure.means", guesses=_either(scene, guesses)
            )
        case _:
            return _to_show(scene, teaching, check)


def _to_show(scene: Scene, teaching: Teaching, check: SelfCheck) -> tuple[str, str]:
    if teaching.asked is not None:
        asked = _name(scene, teaching.asked)
        return scene.text("teach.asked", card=asked), scene.text("teach.asked.means")
    if check.passed:
        return scene.text("teach.passed"), scene.text("teach.passed.means")
    if check.missing:
        return scene.text("teach.show"), scene.text("teach.show.means")
    pairs = (scene.words.joined([_name(scene, a), _name(scene, b)]) for a, b in check.alike[:MOST_NAMED])
    return scene.text("teach.alike"), scene.text("teach.alike.means", pairs="; ".join(pairs))


def _name(scene: Scene, card: Card) -> str:
    return card_name(card, scene.words)


def _either(scene: Scene, names: Iterable[str]) -> str:
    return scene.words.listed(list(names))


def _cards(scene: Scene, teaching: Teaching, check: SelfCheck) -> tuple[DeckCardView, ...]:
    alike = {str(card) for pair in check.alike for card in pair}
    asked = {str(card) for card in (*teaching.guesses, teaching.asked) if card is not None}
    known = {str(card) for card in teaching.deck.prints}
    return tuple(_card(scene, face, asked=asked, alike=alike, known=known) for face in faces_in_order())


def _card(scene: Scene, face: str, *, asked: set[str], alike: set[str], known: set[str]) -> DeckCardView:
    state = DeckCardState.OPEN
    if face in asked:
        state = DeckCardState.GUESS
    elif face in alike:
        state = DeckCardState.WRONG
    elif face in known:
        state = DeckCardState.DONE
    says = scene.text(f"deck.card.{state.value}", card=_name(scene, Card.parse(face)))
    return DeckCardView(
        face=face,
        state=state,
        button=ButtonView(name=f"teach_{face}", text="", intent=intents.TellCard(face), says=says),
    )


def _forget(scene: Scene, page: TeachPage) -> ButtonView:
    """Asked once: teaching takes minutes."""
    return ButtonView(
        name="forget",
        text=scene.text("teach.forget.really" if page.forgetting else "teach.forget"),
        intent=intents.ForgetDeck() if page.forgetting else intents.AskForgetDeck(),
        look=ButtonLook.QUIET,
    )


def _step(scene: Scene, page: TeachPage, check: SelfCheck) -> ButtonView | None:
    if page.forgetting:
        return ButtonView(
            name="keep_deck",
            text=scene.text("teach.forget.keep"),
            intent=intents.Back(),
            look=ButtonLook.MAIN,
        )
    if not check.passed:
        return None
    return ButtonView(
        name="taught", text=scene.text("camera.done"), intent=intents.Back(), look=ButtonLook.MAIN
    )
