"""Cards read by the camera, at the real window: a whole hand, a misread card, and a camera that goes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PyQt6.QtWidgets import QApplication

from dealer.hand.state import Phase
from dealer.rules.cards import Card, parse_cards
from tests.support.camera_window import CameraWindow
from ui.desk.sheets import CardsSheet
from ui.views import ShowdownView


@pytest.fixture
def window(qapp: QApplication, tmp_path: Path) -> Iterator[CameraWindow]:
    assert qapp is not None
    window = CameraWindow(tmp_path)
    yield window
    window.close()


def test_a_hand_is_played_to_the_award_without_typing_a_card(qapp: QApplication, tmp_path: Path) -> None:
    """The shipped networks read every card; one tap takes a street or a hand."""
    assert qapp is not None
    window = CameraWindow(tmp_path, real_reader=True)
    window.look()
    window.deal()
    window.play()
    dealt = window.plug.dealer.lying
    assert window.hand.boards[0] == dealt["board"]
    assert {p.seat: p.cards for p in window.hand.players} == {s: dealt[s] for s in (1, 2)}
    assert sum(award.chips for award in window.hand.awards) == 40
    window.close()


@pytest.mark.slow
def test_two_hands_in_a_row_are_read_as_they_were_dealt(qapp: QApplication, tmp_path: Path) -> None:
    assert qapp is not None
    window = CameraWindow(tmp_path, real_reader=True, size=(720, 1280))
    window.look()
    window.deal(players=3)
    for number in (1, 2):
        window.play()
        dealt = window.plug.dealer.lying
        assert window.hand.setup.number == number
        assert window.hand.boards[0] == dealt["board"]
        assert {p.seat: p.cards for p in window.hand.players} == {s: dealt[s] for s in (1, 2, 3)}
        window.press("next_hand")
    window.close()


def test_no_tap_waits_for_a_reading(window: CameraWindow) -> None:
    window.plug.may_read.clear()
    window.look()
    window.deal(players=3)
    window.until(window.plug.reading.is_set)
    frames, to_act = window.plug.frames, window.hand.to_act
    window.press("call")
    assert window.hand.to_act != to_act
    assert window.plug.frames == frames, "the camera's thread still reads"
    window.plug.may_read.set()
    window.until(lambda: window.plug.frames > frames)


def test_a_card_misread_before_the_award_is_asked_about_after_it_and_the_chips_move_back(
    window: CameraWindow,
) -> None:
    window.look()
    window.deal()
    window.check_round()
    window.until(lambda: window.plug.dealer.lying["board"] != ())
    first = window.plug.dealer.lying["board"][0]
    wrong = another(window, first)
    window.plug.misread = {first: wrong}
    window.play()
    assert window.hand.boards[0][0] == wrong
    paid = window.hand.awards
    window.plug.misread = {}
    window.until(lambda: window.sheet is not None)
    assert window.hand.awards == paid, "nothing is done before somebody says so"
    window.press("guess_1", "use_cards")
    assert window.hand.boards[0] == window.plug.dealer.lying["board"]
    view = window.window.stage.view
    assert view is not None
    assert isinstance(view.screen, ShowdownView)


def another(window: CameraWindow, card: Card) -> Card:
    """A card that nobody has been dealt."""
    dealt = {card for cards in window.plug.dealer.lying.values() for card in cards}
    return next(c for c in parse_cards("2c 3d 4h 5s 7c 9d Jh") if c not in dealt and c != card)


def test_a_camera_unplugged_mid_hand_is_named_once_the_cards_are_tapped_and_it_is_picked_up_again(
    window: CameraWindow,
) -> None:
    window.look()
    window.deal()
    window.check_round()
    window.until(lambda: window.sheet is not None)
    window.plug.plugged = False
    window.until(lambda: "Camera: unplugged" in window.banners)
    assert window.banners == ["Camera: unplugged"]
    assert window.sheet is not None
    assert window.sheet.camera.words == "Camera: unplugged. Plug it in again: it goes on by itself."
    window.press("pick_by_hand")
    window.enter_cards(["2c", "3d", "4h"])
    assert window.hand.boards[0] == parse_cards("2c 3d 4h")
    window.plug.plugged = True
    window.until(lambda: window.seen.reads)
    assert window.banners == []


def test_a_black_picture_is_named_and_the_card_sheet_says_what_helps(window: CameraWindow) -> None:
    window.look()
    window.deal()
    window.check_round()
    window.until(lambda: window.sheet is not None)
    window.plug.dark = True
    window.until(lambda: window.banners == ["Camera: the picture is black"])
    assert window.sheet is not None
    assert window.sheet.camera.words == "Camera: the picture is black. Take the cap off, or turn a lamp on."
    window.plug.dark = False
    window.until(lambda: window.banners == [])


def test_doubtful_cards_are_tapped_with_one_tap_each(window: CameraWindow) -> None:
    window.plug.chance = 0.6
    window.look()
    window.deal()
    window.check_round()
    window.until(lambda: window.sheet is not None)
    assert window.sheet is not None
    assert [place.face for place in window.sheet.places] == ["", "", ""]
    window.press("guess_0", "guess_0", "guess_0")
    window.take()
    assert window.hand.boards[0] == window.plug.dealer.lying["board"]


def test_a_sheet_that_was_put_away_does_not_come_back_by_itself(window: CameraWindow) -> None:
    window.look()
    window.deal()
    window.check_round()
    window.until(lambda: window.sheet is not None)
    window.press("back")
    frames = window.plug.frames
    window.until(lambda: window.plug.frames > frames + 40)
    assert window.sheet is None
    window.press("deal")
    window.take()
    assert window.hand.boards[0] == window.plug.dealer.lying["board"]


def test_a_camera_is_not_asked_for_a_card_while_somebody_is_to_act(window: CameraWindow) -> None:
    window.look()
    window.deal()
    assert window.hand.phase is Phase.BETTING
    window.until(lambda: window.seen.reads)
    assert window.sheet is None
    assert not isinstance(window.window.controller.desk.sheet, CardsSheet)
