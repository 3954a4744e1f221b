"""The card sheet as the camera fills it: what is certain, what is asked, and what a tap records."""

from __future__ import annotations

from dataclasses import replace

from dealer.hand.state import Phase
from dealer.rules.cards import parse_cards
from tests.support.hosting import Host, a_host
from tests.support.sightings import READY, agreed, doubtful, misread, seen
from ui import intents
from ui.present.default_step import default_step
from ui.present.window import window_view
from ui.react.reaction import Effect
from ui.views import CardSheetView, SeenCardsView, SeenState, ShowdownView, TableView
from ui.views.camera import Outline, PictureView
from vision.health import CameraHealth, Condition
from vision.sighting import Sighting, Standing
from vision.sources.faults import CameraGone, NoPermission
from vision.view import ViewTrouble

CHECKED = "3 calls, 1 folds, 2 checks"
RIVER = ", flop Th 9h 2c, 2 checks, 3 checks, turn Qc, 2 checks, 3 checks, river 7d, 2 checks, 3 checks"


def at_the_flop(*sightings: Sighting, health: CameraHealth = READY) -> Host:
    """The flop is due, and the camera has seen this of it."""
    host = a_host(500, 500, 500, story=CHECKED)
    look(host, *sightings, health=health)
    return host


def look(host: Host, *sightings: Sighting, health: CameraHealth = READY) -> None:
    host.camera = seen(host.evening.state, *sightings, health=health)


def sheet(host: Host) -> SeenCardsView:
    return host.shows(SeenCardsView)


def faces(host: Host) -> list[str]:
    return [place.face for place in sheet(host).places]


def test_a_flop_that_is_certain_is_taken_with_one_tap() -> None:
    host = at_the_flop(*agreed("Th 9h 2c"))
    host.tap(intents.OfferSeen())
    assert (sheet(host).title, sheet(host).sentence) == ("Flop", "Burn one, deal three. Pot 50.")
    assert faces(host) == ["Th", "9h", "2c"]
    assert {place.words for place in sheet(host).places} == {"certain"}
    assert sheet(host).confirm.text == "Use this flop"
    host.press("use_cards")
    assert host.evening.texts[0] == "The flop: ten of hearts, nine of hearts and two of clubs."
    assert host.shows(TableView).board.cards == ("Th", "9h", "2c", None, None)


def test_the_ok_button_takes_what_is_certain_and_does_nothing_where_something_is_asked() -> None:
    ten, nine, two = agreed("Th 9h 2c")
    host = at_the_flop(ten, nine, two)
    host.press("deal")
    assert default_step(window_view(host.scene)) == intents.TakeSeen(("Th", "9h", "2c"))
    look(host, ten, doubtful(nine, "9h"), two)
    assert default_step(window_view(host.scene)) is None


def test_cards_stand_from_left_to_right_as_they_lie() -> None:
    first, second, third = agreed("Th 9h 2c")
    host = at_the_flop(replace(first, at=(900.0, 210.0)), second, third)
    host.press("deal")
    assert faces(host) == ["9h", "2c", "Th"]


def test_a_doubtful_card_is_a_question_with_the_likeliest_first() -> None:
    ten, nine, two = agreed("Th 9h 2c")
    host = at_the_flop(ten, doubtful(nine, "9h 8h 9d"), two)
    host.press("deal")
    assert [place.state for place in sheet(host).places] == [
        SeenState.CERTAIN,
        SeenState.NOT_SURE,
        SeenState.CERTAIN,
    ]
    assert sheet(host).heading == "The second card: which is it?"
    assert [(guess.cards, guess.detail) for guess in sheet(host).guesses] == [
        (("9h",), "most likely"),
        (("8h",), "perhaps"),
        (("9d",), "perhaps"),
    ]
    assert (sheet(host).confirm.enabled, sheet(host).confirm.detail) == (
        False,
        "first say which the second card is",
    )
    host.press("guess_2")
    assert host.reaction.told == intents.SayCard(2, "9d")
    assert faces(host) == ["Th", "9d", "2c"]
    assert sheet(host).places[1].words == "as you say"
    host.press("use_cards")
    assert host.evening.state.hand is not None
    assert host.evening.state.hand.boards[0] == parse_cards("Th 9d 2c")


def test_a_certain_card_can_be_asked_about_and_said() -> None:
    ten, nine, two = agreed("Th 9h 2c")
    host = at_the_flop(replace(ten, guesses=parse_cards("Th Td 7h")), nine, two)
    host.press("deal")
    assert sheet(host).guesses == ()
    host.tap(sheet(host).places[0].intent)
    assert [guess.cards for guess in sheet(host).guesses] == [("Th",), ("Td",), ("7h",)]
    host.press("guess_1", "use_cards")
    assert host.shows(TableView).board.cards == ("Td", "9h", "2c", None, None)


def test_a_card_that_the_table_has_is_never_offered() -> None:
    host = a_host(500, 500, 500, story=CHECKED + ", flop Th 9h 2c, 2 checks, 3 checks")
    (turn,) = agreed("Th", first=4)
    look(host, replace(doubtful(turn, "Th Td"), frames=3))
    host.press("deal")
    assert [guess.cards for guess in sheet(host).guesses] == [("Td",)]
    assert sheet(host).hint == "The ten of hearts lies there already: two decks?"
    assert not sheet(host).confirm.enabled


def test_what_is_missing_is_waited_for() -> None:
    host = at_the_flop(*agreed("Th 9h"))
    host.press("deal")
    assert [place.state for place in sheet(host).places][-1] is SeenState.NOT_YET
    assert sheet(host).heading == "Waiting for the card."
    assert sheet(host).hint == "A back or a joker is not read: turn it up, or pick by hand."
    assert sheet(host).confirm.detail == "the camera waits for the cards"


def test_a_card_too_many_is_left_out_with_a_tap() -> None:
    host = at_the_flop(*agreed("Th 9h 2c 4s"))
    host.press("deal")
    assert (sheet(host).heading, sheet(host).confirm.enabled) == ("One card too many", False)
    host.tap(sheet(host).places[3].intent)
    assert host.reaction.told == intents.KeepTaken(4)


def test_what_has_changed_under_the_finger_is_not_recorded() -> None:
    host = at_the_flop(*agreed("Th 9h 2c"))
    host.press("deal")
    pressed = sheet(host).confirm.intent
    look(host, *agreed("Th 9h 3c"))
    host.tap(pressed)
    assert host.reaction.command is None
    assert host.reaction.effect is Effect.TICK
    assert faces(host) == ["Th", "9h", "3c"]


def test_the_picker_begins_with_what_the_camera_is_sure_of_and_leads_back() -> None:
    ten, nine, two = agreed("Th 9h 2c")
    host = at_the_flop(ten, doubtful(nine, "9h"), two)
    host.press("deal", "pick_by_hand")
    assert [place.face for place in host.shows(CardSheetView).places] == ["Th", None, "2c"]
    assert [place.active for place in host.shows(CardSheetView).places] == [False, True, False]
    host.press("use_camera")
    assert faces(host) == ["Th", "", "2c"]


def test_whoever_wants_to_enter_cards_gets_the_picker_and_may_use_the_camera() -> None:
    host = at_the_flop(*agreed("Th 9h 2c"))
    host.press("pick_cards", "use_camera")
    assert faces(host) == ["Th", "9h", "2c"]
    host.press("skip_cards")
    assert host.shows(TableView).board.cards == (None,) * 5


def test_where_the_camera_sees_nothing_the_cards_are_dealt_as_without_one() -> None:
    host = at_the_flop(health=replace(READY, troubles=(ViewTrouble.BLACK,)))
    host.press("deal")
    assert isinstance(host.screen, TableView)
    assert host.evening.state.hand is not None
    assert host.evening.state.hand.phase is Phase.BETTING


def test_a_tag_on_the_reader_goes_to_the_picker() -> None:
    host = at_the_flop(*agreed("Th 9h"))
    host.press("deal")
    host.tap(intents.PickCard("4s"))
    assert [place.face for place in host.shows(CardSheetView).places] == ["Th", "9h", "4s"]


def test_the_hand_of_a_player_in_a_zone_is_taken_when_he_shows() -> None:
    host = a_host(500, 500, 500, story=CHECKED + RIVER)
    look(host, *agreed("As Kd", spot=2))
    host.tap(intents.OfferSeen())
    assert (sheet(host).title, sheet(host).heading) == ("Ben", "Ace high, king kicker")
    host.press("use_cards")
    assert host.evening.state.hand is not None
    assert host.evening.state.hand.player(2).cards == parse_cards("As Kd")
    assert isinstance(host.screen, ShowdownView)


def test_a_misread_board_is_put_right_after_it_was_asked() -> None:
    host = a_host(500, 500, 500, story=CHECKED + RIVER)
    board = [replace(sighting, standing=Standing.CONFIRMED) for sighting in agreed("Th 9h 2c Qc 7s")]
    look(host, *board[:4], misread(board[4], "7d"))
    host.tap(intents.OfferSeen())
    assert (sheet(host).title, sheet(host).sentence) == ("Board", "As the table has it.")
    assert sheet(host).hint == "The table has the seven of diamonds, the camera sees the seven of spades."
    assert [guess.detail for guess in sheet(host).guesses] == ["as entered", "seen now"]
    assert not sheet(host).confirm.enabled
    host.press("guess_1")
    assert sheet(host).confirm.text == "Put it right"
    host.press("use_cards")
    assert host.evening.state.hand is not None
    assert host.evening.state.hand.boards[0] == parse_cards("Th 9h 2c Qc 7s")


def test_a_misread_board_is_asked_about_before_the_last_hand_decides_who_is_paid() -> None:
    host = a_host(500, 500, 500, story=CHECKED + RIVER)
    board = [replace(sighting, standing=Standing.CONFIRMED) for sighting in agreed("Th 9h 2c Qc 7s")]
    look(host, *board[:4], misread(board[4], "7d"), *agreed("As Kd", spot=2, first=7))
    host.tap(intents.OfferSeen())
    assert sheet(host).title == "Board"
    host.press("guess_0", "use_cards")
    host.tap(intents.OfferSeen())
    assert sheet(host).title == "Ben"


def test_what_nobody_has_to_show_is_picked_by_hand() -> None:
    host = a_host(500, 500, 500, story="3 folds, 1 folds")
    look(host)
    host.press("show_2")
    assert isinstance(host.screen, CardSheetView)
    assert not host.has("use_camera")


def test_the_table_may_be_right_against_the_camera() -> None:
    host = a_host(500, 500, 500, story=CHECKED + RIVER)
    board = [replace(sighting, standing=Standing.CONFIRMED) for sighting in agreed("Th 9h 2c Qc 7s")]
    look(host, *board[:4], misread(board[4], "7d"))
    host.tap(intents.OfferSeen())
    host.press("guess_0")
    assert sheet(host).confirm.text == "It was right"
    host.press("use_cards")
    assert host.reaction.told == intents.KeepTaken(5)
    assert host.reaction.command is None
    assert isinstance(host.screen, ShowdownView)


def test_an_offer_that_was_put_away_is_not_made_again() -> None:
    host = at_the_flop(*agreed("Th 9h 2c"))
    host.tap(intents.OfferSeen(), intents.Back(), intents.OfferSeen())
    assert isinstance(host.screen, TableView)
    host.press("deal")
    assert faces(host) == ["Th", "9h", "2c"]


def test_nothing_is_offered_over_a_menu_or_while_somebody_is_to_act() -> None:
    host = at_the_flop(*agreed("Th 9h 2c"))
    host.tap(intents.OpenMenu(), intents.OfferSeen())
    assert host.desk.sheet is None
    acting = a_host(500, 500, 500)
    look(acting, *agreed("Th 9h 2c"))
    acting.tap(intents.OfferSeen())
    assert acting.desk.sheet is None


def test_a_camera_that_is_gone_says_so_and_the_cards_are_picked() -> None:
    gone = CameraHealth(condition=Condition.ABSENT, fault=CameraGone(path="/dev/video0"))
    host = at_the_flop(*agreed("Th 9h 2c"))
    host.press("deal")
    look(host, health=gone)
    assert sheet(host).camera.words == "Camera: unplugged. Plug it in again: it goes on by itself."
    assert (sheet(host).confirm.text, sheet(host).heading) == ("Pick by hand", "The cards can be tapped.")
    host.press("pick_by_hand")
    assert isinstance(host.screen, CardSheetView)
    assert not host.has("use_camera")


def test_faults_name_what_helps() -> None:
    fault = NoPermission(path="/dev/video0", group="video")
    host = at_the_flop()
    host.press("deal")
    look(host, health=CameraHealth(condition=Condition.FAULTY, fault=fault))
    assert sheet(host).camera.words == (
        "Camera: no permission for video0. Put this user into the group video, and log in again."
    )
    look(host, health=replace(READY, troubles=(ViewTrouble.OVEREXPOSED,)))
    assert sheet(host).camera.words.startswith("Camera: the picture is far too bright.")


def test_outlines_are_ivory_where_certain_and_brass_where_asked() -> None:
    ten, nine, two = agreed("Th 9h 2c")
    host = at_the_flop(ten, doubtful(nine, "9h"), two)
    assert host.camera is not None
    host.camera = replace(host.camera, picture=PictureView(width=4, height=2, bgr=bytes(24)))
    host.press("deal")
    assert [(o.outline, o.label) for o in sheet(host).camera.outlines] == [
        (Outline.SURE, "ten"),
        (Outline.ASKED, "which?"),
        (Outline.SURE, "two"),
    ]
    assert sheet(host).camera.outlines[0].corners == ((0.1, 0.4),)
