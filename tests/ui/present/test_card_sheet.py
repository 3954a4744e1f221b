from __future__ import annotations

import pytest

from tests.support.hosting import Host, a_host
from ui import intents
from ui.views import CardSheetView, PlaceView, TableView

ALL_IN = "3 folds, 1 shoves, 2 calls"


def sheet(host: Host) -> CardSheetView:
    return host.shows(CardSheetView)


def pick(host: Host, cards: str) -> None:
    host.tap(*(intents.PickCard(face) for face in cards.split()))


def faces(host: Host) -> list[str | None]:
    return [place.face for place in sheet(host).places]


def active(host: Host) -> int:
    return [place.active for place in sheet(host).places].index(True)


def at_the_flop(story: str = "") -> Host:
    return a_host(500, 500, 500, story=f"3 calls, 1 folds, 2 checks{story}")


def test_the_flop_is_three_taps_and_one_to_record() -> None:
    host = at_the_flop()
    host.press("pick_cards")
    assert (sheet(host).title, sheet(host).sentence) == ("Flop", "Pot 50. Tap the cards as they lie.")
    assert (sheet(host).heading, sheet(host).confirm.enabled) == ("3 cards to go.", False)
    pick(host, "Th 9h")
    assert (sheet(host).heading, sheet(host).confirm.detail) == ("One card to go.", "choose the cards")
    pick(host, "2c")
    assert sheet(host).heading == "All cards are there."
    assert sheet(host).confirm.cards == ("Th", "9h", "2c")
    host.press("cards_confirm")
    assert host.evening.texts[0] == "The flop: ten of hearts, nine of hearts and two of clubs."
    assert host.shows(TableView).board.cards == ("Th", "9h", "2c", None, None)


def test_the_board_so_far_stands_on_the_sheet_and_stays() -> None:
    host = at_the_flop(", flop Th 9h 2c, 2 checks, 3 checks")
    host.press("pick_cards")
    assert faces(host) == ["Th", "9h", "2c", None]
    assert [place.fixed for place in sheet(host).places] == [True, True, True, False]
    assert sheet(host).used == {"Th", "9h", "2c"}
    pick(host, "Th")
    assert faces(host) == ["Th", "9h", "2c", None]
    pick(host, "Qc")
    assert sheet(host).heading == "Turn: the queen of clubs."
    assert sheet(host).chosen == {"Qc"}


def test_a_card_tapped_again_is_taken_out_and_its_place_is_next() -> None:
    host = at_the_flop()
    host.press("pick_cards")
    pick(host, "Th 9h 2c 9h")
    assert (faces(host), active(host)) == (["Th", None, "2c"], 1)
    pick(host, "9d")
    assert faces(host) == ["Th", "9d", "2c"]


def test_a_place_can_be_chosen_and_filled_anew() -> None:
    host = at_the_flop()
    host.press("pick_cards")
    pick(host, "Th 9h 2c")
    host.tap(intents.ChoosePlace(0))
    assert active(host) == 0
    pick(host, "Ts")
    assert faces(host) == ["Ts", "9h", "2c"]


def test_the_hand_goes_on_without_cards() -> None:
    host = at_the_flop()
    host.press("pick_cards", "skip_cards")
    assert host.shows(TableView).board.cards == (None,) * 5
    host.evening.tell("2 checks, 3 checks")
    host.press("pick_cards")
    assert sheet(host).places == (PlaceView(active=True),)


def test_cards_that_were_shown_are_struck_out_of_another_hand() -> None:
    host = a_host(500, 500, 500, story=f"{ALL_IN}, flop Th 9h 2c, turn 3c, river 4c, 1 shows Ah Kh")
    host.press("show_2")
    assert (sheet(host).title, sheet(host).sentence) == ("Ben", "Tap his two cards.")
    assert sheet(host).used == {"Th", "9h", "2c", "3c", "4c", "Ah", "Kh"}
    assert sheet(host).skip is None
    pick(host, "Ah Qd Qs")
    assert faces(host) == ["Qd", "Qs"]
    host.press("cards_confirm")
    assert host.evening.texts[0] == "Ben shows a pair of queens, ten kicker."


@pytest.mark.parametrize("right", ["Th 9h 3c", "Td 9d 2d"])
def test_a_board_can_be_put_right(right: str) -> None:
    host = at_the_flop(", flop Th 9h 2c")
    host.press("menu", "change", "change_board")
    assert (sheet(host).title, sheet(host).used) == ("Board", frozenset())
    for wrong, card in zip(["Th", "9h", "2c"], right.split(), strict=True):
        if wrong != card:
            pick(host, f"{wrong} {card}")
    host.press("cards_confirm")
    assert host.shows(TableView).board.cards[:3] == tuple(right.split())


def test_a_shown_hand_can_be_put_right() -> None:
    host = a_host(500, 500, 500, story=f"{ALL_IN}, flop Th 9h 2c, turn 3c, river 4c, 1 shows Ah Kh")
    host.press("change", "change_hand_1")
    pick(host, "Kh Kd")
    host.press("cards_confirm")
    assert [str(card) for card in host.scene.hand.player(1).cards] == ["Ah", "Kd"]
