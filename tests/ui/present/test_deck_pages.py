"""Teach my deck and deck check in words, and what each small card shows."""

from __future__ import annotations

from collections.abc import Iterable
from types import MappingProxyType

import numpy as np
import pytest

from dealer.rules.cards import FULL_DECK, Card, parse_cards
from tests.support.camera_pages import CameraDesk
from ui import intents
from ui.camera_setup.seen import CameraSetupSeen
from ui.desk.camera_pages import DeckCheckPage, TeachPage
from ui.present.camera_spoken import said_after_look
from ui.views import DeckView
from ui.views.camera_setup import DeckCardState
from vision.deck_check import DeckCheck
from vision.taught_deck import SelfCheck, TaughtDeck
from vision.teaching import Teaching, Told

KING, QUEEN = parse_cards("Kh Qh")
PASSED = SelfCheck(missing=(), alike=())


def deck(cards: Iterable[Card]) -> TaughtDeck:
    return TaughtDeck(prints=MappingProxyType({card: np.zeros((1, 128), np.float32) for card in cards}))


def teaching(told: Told = Told.NOTHING, *, check: SelfCheck | None = None, **fields: object) -> DeckView:
    state = Teaching(deck=deck(FULL_DECK[:20]), told=told, **fields)  # type: ignore[arg-type]
    seen = CameraSetupSeen(teaching=state, self_check=check or SelfCheck(missing=FULL_DECK[20:], alike=()))
    return page(CameraDesk(TeachPage(), seen))


def page(desk: CameraDesk) -> DeckView:
    assert isinstance(desk.screen, DeckView)
    return desk.screen


def states(view: DeckView) -> dict[str, DeckCardState]:
    return {card.face: card.state for card in view.cards}


def test_the_cards_that_are_taught_are_ticked_and_counted() -> None:
    view = teaching()
    assert view.hint == "20 of 52 taught"
    assert [state for state in states(view).values()].count(DeckCardState.DONE) == 20
    assert view.step is None


@pytest.mark.parametrize(
    ("told", "heading"),
    [
        (Told.NOTHING, "Show the cards one by one"),
        (Told.SEVERAL, "One card at a time"),
        (Told.MOVING, "Let it lie"),
        (Told.TAUGHT, "Learnt: king of hearts"),
        (Told.KNOWN, "Known already: king of hearts"),
    ],
)
def test_what_has_become_of_the_card_that_lies_there_is_said(told: Told, heading: str) -> None:
    assert teaching(told, card=KING).heading == heading


def test_a_card_that_is_not_known_for_certain_is_asked_with_its_guesses_lit() -> None:
    view = teaching(Told.UNSURE, guesses=(KING, QUEEN))
    assert view.heading == "Which card is this?"
    assert "king of hearts, queen of hearts" in view.detail
    assert states(view)["Kh"] is states(view)["Qh"] is DeckCardState.GUESS


def test_each_card_can_be_tapped_to_say_that_it_is_this_one() -> None:
    tapped = {card.button.intent for card in teaching().cards if card.button is not None}
    assert tapped == {intents.TellCard(str(card)) for card in FULL_DECK}


def test_a_card_that_is_asked_for_is_named_and_lit() -> None:
    view = teaching(asked=KING)
    assert view.heading == "Show the king of hearts"
    assert states(view)["Kh"] is DeckCardState.GUESS


def test_cards_that_look_alike_fail_the_self_check_by_name() -> None:
    view = teaching(check=SelfCheck(missing=(), alike=((QUEEN, KING),)))
    assert "queen of hearts and king of hearts" in view.detail
    assert states(view)["Kh"] is DeckCardState.WRONG
    assert view.step is None


def test_a_deck_that_passes_is_done() -> None:
    view = teaching(check=PASSED)
    assert view.heading == "The deck is taught"
    assert view.step is not None


def test_forgetting_is_asked_first_and_keeping_is_the_default() -> None:
    seen = CameraSetupSeen(teaching=Teaching(deck=deck(FULL_DECK)), self_check=PASSED)
    view = page(CameraDesk(TeachPage(forgetting=True), seen))
    assert view.other is not None
    assert view.step is not None
    assert (view.other.intent, view.step.intent) == (intents.ForgetDeck(), intents.Back())


def test_a_deck_that_is_not_kept_says_why() -> None:
    seen = CameraSetupSeen(teaching=Teaching(), self_check=PASSED, deck_problem="No space left on device")
    assert "No space left on device" in page(CameraDesk(TeachPage(), seen)).hint


def checked(check: DeckCheck | None, **seen: bool) -> DeckView:
    return page(CameraDesk(DeckCheckPage(), CameraSetupSeen(check=check, check_size=(100, 100), **seen)))


def without(*faces: str) -> DeckCheck:
    return DeckCheck(seen=frozenset(FULL_DECK) - set(parse_cards(" ".join(faces))))


def test_before_the_first_picture_the_deck_is_to_be_spread() -> None:
    view = checked(None)
    assert (view.heading, view.hint) == ("Spread the deck face up", "0 of 52 seen")
    assert view.step is not None
    assert view.step.intent == intents.LookAtDeck()
    assert view.other is None


def test_a_whole_deck_is_said_to_be_whole() -> None:
    view = checked(DeckCheck(seen=frozenset(FULL_DECK)))
    assert (view.heading, view.detail) == ("The deck is whole", "All 52 are there, each once.")


def test_missing_cards_are_named_while_they_are_few() -> None:
    view = checked(without("7c", "Qd"))
    assert view.heading == "Two cards are missing"
    assert "seven of clubs and queen of diamonds" in view.detail
    assert checked(without("7c")).heading == "One card is missing"
    assert checked(DeckCheck()).heading == "52 not seen yet"


def test_a_double_card_is_named_and_crossed() -> None:
    view = checked(DeckCheck(seen=frozenset(FULL_DECK), double=frozenset((KING,))))
    assert view.heading == "Twice: king of hearts"
    assert states(view)["Kh"] is DeckCardState.WRONG


def test_places_that_could_not_be_read_are_ringed() -> None:
    view = checked(DeckCheck(doubtful=(((25.0, 50.0), KING),)))
    assert [outline.corners for outline in view.picture.outlines] == [((0.25, 0.5),)]


def test_while_it_looks_nobody_can_ask_for_another_look() -> None:
    step = checked(None, looking=True).step
    assert step is not None
    assert not step.enabled


def test_without_a_picture_there_is_nothing_to_look_at() -> None:
    desk = CameraDesk(DeckCheckPage()).without_picture(camera=True)
    assert page(desk).step is None


def said(before: CameraSetupSeen, after: CameraSetupSeen) -> str:
    return said_after_look(CameraDesk(TeachPage()).scene, before, after)


def lesson(told: Told, card: Card | None = None, check: SelfCheck | None = None) -> CameraSetupSeen:
    return CameraSetupSeen(
        teaching=Teaching(told=told, card=card),
        self_check=check or SelfCheck(missing=FULL_DECK[1:], alike=()),
    )


def test_a_card_that_was_learnt_is_said_once() -> None:
    moving, learnt = lesson(Told.MOVING), lesson(Told.TAUGHT, KING)
    assert said(moving, learnt) == "king of hearts"
    assert said(learnt, learnt) == ""
    assert said(learnt, lesson(Told.TAUGHT, QUEEN)) == "queen of hearts"
    assert said(moving, lesson(Told.KNOWN, KING)) == said(learnt, lesson(Told.NOTHING)) == ""


def test_a_card_that_is_not_known_is_asked_aloud_and_a_whole_deck_is_said_to_be_taught() -> None:
    assert said(lesson(Told.MOVING), lesson(Told.UNSURE)) == "Which card is this?"
    assert said(lesson(Told.MOVING), lesson(Told.TAUGHT, KING, PASSED)) == "The deck is taught"


def test_what_the_deck_check_has_come_to_is_said() -> None:
    before = CameraSetupSeen()
    assert said(before, CameraSetupSeen(check=without("7c", "Qd"))) == "Two cards are missing"
    whole = CameraSetupSeen(check=DeckCheck(seen=frozenset(FULL_DECK)))
    assert said(before, whole) == "The deck is whole"
    assert said(whole, whole) == ""
