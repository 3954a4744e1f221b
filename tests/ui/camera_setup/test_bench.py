"""The camera set up at the real window, with the real networks: nothing waits, all is kept."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from PyQt6.QtCore import QPoint, Qt
from PyQt6.QtTest import QTest

from config.camera import CameraSettings
from dealer.rules.cards import FULL_DECK, Card, parse_cards
from tests.support.bench_window import BenchWindow
from tests.support.heard import Heard
from ui import intents
from ui.announcer import Announcer
from ui.camera_setup import orders
from ui.views.camera_setup import DeckCardState, Mark
from ui.widgets.zone_picture import ZonePicture
from vision.sources.simulated_table import LaidCard, laid_board, simulated_zones
from vision.taught_deck import DECK_FILE, load_deck
from vision.zones import box


@pytest.fixture
def bench(fonts: None, tmp_path: Path) -> Iterator[BenchWindow]:  # noqa: ARG001
    bench = BenchWindow(tmp_path)
    yield bench
    bench.close()


def alone(card: Card) -> tuple[LaidCard, ...]:
    return (LaidCard(card=card, x=0.5, y=0.5, turn=4),)


def spread(cards: tuple[Card, ...]) -> tuple[LaidCard, ...]:
    return tuple(
        LaidCard(card=card, x=0.1 + 0.089 * (i % 10), y=0.15 + 0.23 * (i // 10), turn=0.5)
        for i, card in enumerate(cards)
    )


def test_the_picture_is_measured_and_what_it_shows_is_read(bench: BenchWindow) -> None:
    bench.lay(laid_board(parse_cards("Ks")))
    bench.open(intents.OpenCamera())
    bench.until(lambda: bool(bench.setup.picture.caption))
    assert bench.setup.picture.caption == "Reads the king of spades"
    figures = {figure.title: figure for figure in bench.setup.figures}
    assert {figures[title].mark for title in ("Light", "Glare", "Sharpness")} == {Mark.GOOD}
    assert figures["Card"].word.endswith("pixels, 70 wanted")


@pytest.mark.slow
def test_nothing_is_looked_at_once_the_page_is_left(bench: BenchWindow) -> None:
    bench.open(intents.OpenCamera())
    bench.until(lambda: bench.seen.survey is not None)
    bench.press("back")
    QTest.qWait(300)
    assert bench.seen.survey is None


def test_the_camera_adjusts_itself_until_done_is_tapped(bench: BenchWindow) -> None:
    bench.open(intents.OpenCamera())
    bench.until(lambda: bench.has("camera_again"))
    bench.press("camera_again")
    bench.until(lambda: bench.table.held[-1:] == ["free"])
    assert bench.seen.adjusting
    bench.press("camera_done")
    bench.until(lambda: bench.table.held[-1:] == ["locked"])
    assert bench.has("camera_again")


@pytest.mark.slow
def test_a_camera_that_adjusts_itself_is_held_when_the_page_is_left(bench: BenchWindow) -> None:
    bench.open(intents.OpenCamera())
    bench.until(lambda: bench.has("camera_again"))
    bench.press("camera_again", "back")
    bench.until(lambda: bench.table.held[-1:] == ["locked"])


def test_zones_are_drawn_with_the_finger_and_kept_at_once(bench: BenchWindow) -> None:
    bench.open(intents.OpenCamera(), intents.DrawZones(3))
    bench.until(lambda: bench.shows_picture)
    picture = bench.window.findChild(ZonePicture)
    assert picture is not None
    drawn = dict(simulated_zones().seats)[3]
    corner = picture.point(drawn[2]).toPoint()
    QTest.mousePress(picture, Qt.MouseButton.LeftButton, pos=corner)
    QTest.mouseMove(picture, corner + QPoint(30, 20))
    QTest.mouseRelease(picture, Qt.MouseButton.LeftButton, pos=corner + QPoint(30, 20))
    bench.until(lambda: bench.kept.zones.seats != ())
    kept = dict(bench.kept.zones.seats)
    assert box(kept[3])[2:] > box(drawn)[2:]
    assert set(kept) == set(range(1, 11))
    eye = bench.camera.eye
    assert eye is not None
    assert dict(eye.zones.seats)[3] == dict(bench.seen.zones.seats)[3]
    assert box(dict(eye.zones.seats)[3]) == pytest.approx(box(kept[3]), abs=1e-4)


def test_another_camera_is_used_at_once_and_the_window_waits_for_neither(bench: BenchWindow) -> None:
    bench.open(intents.OpenCamera())
    bench.until(lambda: bench.seen.survey is not None)
    before = bench.camera.eye
    begun = time.monotonic()
    bench.open(intents.OpenSources(), intents.ChooseSource(str(bench.data)))
    assert time.monotonic() - begun < 0.5
    assert bench.camera.eye is not before
    bench.until(lambda: bench.kept == CameraSettings(source=str(bench.data)))
    bench.open(intents.OpenSources(), intents.ChooseSource("off"))
    assert bench.camera.eye is None
    assert bench.setup.picture.words == "No camera is chosen"


def test_settings_that_cannot_be_kept_are_in_force_and_the_reason_is_shown(bench: BenchWindow) -> None:
    (bench.data / "camera.toml").mkdir()
    bench.open(intents.OpenCamera(), intents.DrawZones("board"))
    bench.until(lambda: bench.has("zone_remove"))
    bench.press("zone_remove")
    assert bench.seen.zones.board == ()
    bench.until(lambda: bench.seen.problem != "")
    assert bench.zones.hint.startswith("The camera's settings could not be saved")


def test_recordings_are_found_in_their_folder(bench: BenchWindow) -> None:
    folder = bench.data / "pictures"
    bench.open(intents.OpenSources())
    assert folder.is_dir()
    (folder / "evening.mp4").touch()
    (folder / "first try").mkdir()
    (folder / "notes.txt").touch()
    bench.open(intents.OpenSources())
    assert bench.seen.recordings == (str(folder / "evening.mp4"), str(folder / "first try"))


def test_a_card_that_is_shown_is_taught_and_kept_until_the_deck_is_forgotten(bench: BenchWindow) -> None:
    bench.open(intents.OpenCamera(), intents.OpenTeaching())
    heard = Heard()
    bench.window.controller.announcer = Announcer(heard)
    bench.lay(alone(Card.parse("Ah")))
    bench.until(lambda: bench.deck.heading == "Learnt: ace of hearts")
    assert heard.since() == ["(hush)", "ace of hearts"]
    assert bench.deck.hint == "1 of 52 taught"
    kept = load_deck(bench.data)
    assert kept is not None
    assert {str(card) for card in kept.prints} == {"Ah"}
    bench.lay(())
    bench.until(lambda: bench.deck.heading == "Show the cards one by one")
    bench.press("forget", "forget")
    bench.until(lambda: bench.deck.hint == "0 of 52 taught")
    assert not (bench.data / DECK_FILE).exists()


@pytest.mark.slow
def test_a_tap_teaches_the_card_that_lies_there_as_that_one(bench: BenchWindow) -> None:
    bench.open(intents.OpenCamera(), intents.OpenTeaching())
    bench.press("teach_Kd")
    bench.lay(alone(Card.parse("9c")))
    bench.until(lambda: bench.deck_cards == {"Kd"})


@pytest.mark.slow
def test_a_deck_without_two_cards_is_found_out_and_whole_once_they_are_seen(bench: BenchWindow) -> None:
    """In two pictures of half the deck each, as the felt of this camera has room for it."""
    missing = parse_cards("7c Qd")
    cards = tuple(card for card in FULL_DECK if card not in missing)
    bench.open(intents.OpenCamera(), intents.OpenDeckCheck())
    for half in (cards[:25], cards[25:], missing):
        bench.lay(spread(half))
        # A frame that was taken before the cards lay there is of no use.
        QTest.qWait(200)
        bench.until(lambda: bench.has("look") and bench.button("look").isEnabled())
        bench.press("look")
        bench.until(lambda: not bench.seen.looking)
        if half is cards[25:]:
            assert bench.deck.heading == "Two cards are missing"
    assert bench.deck.heading == "The deck is whole"


def test_a_card_that_is_there_twice_is_found_out(bench: BenchWindow) -> None:
    bench.lay(spread((*FULL_DECK[:9], FULL_DECK[3])))
    bench.open(intents.OpenCamera(), intents.OpenDeckCheck())
    bench.until(lambda: bench.has("look"))
    bench.press("look")
    bench.until(lambda: bench.seen.check is not None)
    states = {card.face: card.state for card in bench.deck.cards}
    assert [face for face, state in states.items() if state is DeckCardState.WRONG] == [str(FULL_DECK[3])]


@pytest.mark.slow
def test_a_camera_that_is_unplugged_during_a_look_is_looked_through_again(bench: BenchWindow) -> None:
    bench.open(intents.OpenCamera())
    bench.until(lambda: bench.seen.survey is not None)
    bench.window.controller.camera_setup.carry_out(orders.KeepCamera(settings=CameraSettings(source="pi")))
    bench.settle()
    assert bench.seen.survey is None
    bench.window.controller.camera_setup.carry_out(
        orders.KeepCamera(settings=CameraSettings(source="simulator"))
    )
    bench.until(lambda: bench.seen.survey is not None)


@pytest.mark.slow
def test_a_kept_deck_that_cannot_be_read_is_taught_anew(
    bench: BenchWindow, caplog: pytest.LogCaptureFixture
) -> None:
    (bench.data / DECK_FILE).write_bytes(b"no deck")
    bench.open(intents.OpenCamera(), intents.OpenTeaching())
    bench.until(lambda: bench.deck.hint == "0 of 52 taught")
    assert "taught anew" in caplog.text
