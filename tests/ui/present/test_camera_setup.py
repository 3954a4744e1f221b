"""The set-up of the camera in words: each figure is good, or it says what to do."""

from __future__ import annotations

from dataclasses import replace

import pytest

from config.camera import CameraSettings
from dealer.rules.cards import Card
from tests.support.camera_pages import READY, SQUARE, CameraDesk
from ui import intents
from ui.camera_setup.seen import CameraSetupSeen
from ui.desk.camera_pages import SourcesPage, ZonesPage
from ui.present.camera_sources import device_name
from ui.views import ButtonLook, CameraSetupView, NamesView, ZonesView
from ui.views.camera import Outline
from ui.views.camera_setup import FigureView, Mark
from vision.aim import Edge
from vision.evidence import CardSeen
from vision.sources.frame import Control
from vision.survey import Survey
from vision.view import View

CLEAR = View(width=1280, height=720, brightness=80, burnt_share=0.0, sharpness=120, contrast=150)
GOOD = Survey(view=CLEAR, size=(1280, 720), card_pixels=75.0, sharpness=70.0)


def shown(desk: CameraDesk) -> CameraSetupView:
    assert isinstance(desk.screen, CameraSetupView)
    return desk.screen


def measured(survey: Survey, **seen: bool) -> dict[str, FigureView]:
    """The figures by their titles."""
    page = CameraSetupSeen(settings=CameraSettings(source="usb"), survey=survey, **seen)
    return {figure.title: figure for figure in shown(CameraDesk(seen=page)).figures}


def test_what_is_good_says_no_more_than_that() -> None:
    figures = measured(GOOD)
    for title in ("Light", "Glare", "Sharpness", "Card", "Table"):
        assert (figures[title].mark, figures[title].detail) == (Mark.GOOD, ""), title


@pytest.mark.parametrize(
    ("view", "title", "word"),
    [
        (replace(CLEAR, brightness=3), "Light", "black"),
        (replace(CLEAR, brightness=20), "Light", "rather dark"),
        (replace(CLEAR, burnt_share=0.8), "Light", "far too bright"),
        (replace(CLEAR, burnt_share=0.07), "Glare", "7 % of it is white"),
    ],
)
def test_what_is_poor_says_what_to_do(view: View, title: str, word: str) -> None:
    figure = measured(replace(GOOD, view=view))[title]
    assert (figure.word, figure.mark) == (word, Mark.POOR)
    assert figure.detail


@pytest.mark.parametrize(("sharpness", "word"), [(38.0, "rather soft"), (9.0, "not sharp")])
def test_a_card_out_of_focus_says_what_to_turn(sharpness: float, word: str) -> None:
    figure = measured(replace(GOOD, sharpness=sharpness))["Sharpness"]
    assert (figure.word, figure.mark) == (word, Mark.POOR)
    assert "lens" in figure.detail


def test_an_empty_felt_is_not_called_blurred_but_wants_a_card() -> None:
    figure = measured(replace(GOOD, sharpness=None))["Sharpness"]
    assert figure.mark is Mark.PLAIN
    assert "card" in figure.detail


@pytest.mark.parametrize(
    ("pixels", "word", "mark"),
    [
        (None, "not known yet", Mark.PLAIN),
        (70.0, "70 pixels, 70 wanted", Mark.GOOD),
        (55.0, "55 pixels, 70 wanted", Mark.POOR),
        (31.0, "only 31 pixels wide", Mark.POOR),
    ],
)
def test_the_width_of_a_card_is_held_against_the_70_pixels_that_are_wanted(
    pixels: float | None, word: str, mark: Mark
) -> None:
    figure = measured(replace(GOOD, card_pixels=pixels))["Card"]
    assert (figure.word, figure.mark) == (word, mark)


def test_a_picture_of_few_pixels_is_named_as_the_cause() -> None:
    small = replace(GOOD, view=replace(CLEAR, width=320, height=240), card_pixels=18.0)
    assert "320" in measured(small)["Card"].detail


@pytest.mark.parametrize(
    ("cut", "word"),
    [
        ((), "wholly in the picture"),
        ((Edge.LEFT, Edge.RIGHT), "cut off: right, left"),
        ((Edge.LEFT, Edge.RIGHT, Edge.TOP), "cut off on three sides"),
        (tuple(Edge), "only felt in the picture"),
    ],
)
def test_where_the_table_goes_on_beyond_the_picture_is_said(cut: tuple[Edge, ...], word: str) -> None:
    assert measured(replace(GOOD, cut=frozenset(cut)))["Table"].word == word


def test_what_is_drawn_is_said() -> None:
    def zones(**drawn: tuple[tuple[float, float], ...]) -> FigureView:
        desk = CameraDesk().with_zones(**drawn)
        assert desk.scene.camera_setup is not None
        seen = replace(desk.scene.camera_setup, survey=GOOD)
        desk.scene = replace(desk.scene, camera_setup=seen)
        return {figure.title: figure for figure in shown(desk).figures}["Zones"]

    assert zones().word == "none drawn"
    assert zones(board=SQUARE).word == "the board"
    assert zones(s1=SQUARE, s2=SQUARE).word == "two seats, no board"
    both = zones(board=SQUARE, s4=SQUARE)
    assert (both.word, both.mark, both.detail) == ("board and one seat", Mark.GOOD, "")


def test_what_the_camera_holds_is_named_and_done_holds_it() -> None:
    desk = CameraDesk(seen=CameraSetupSeen(survey=GOOD))
    camera = desk.scene.camera
    assert camera is not None
    held = replace(READY, locked=frozenset((Control.FOCUS, Control.EXPOSURE)))
    desk.scene = replace(desk.scene, camera=replace(camera, health=held))
    assert shown(desk).figures[-1].word == "light, focus"
    step = shown(desk).step
    assert step is not None
    assert (step.intent, step.look) == (intents.AdjustCamera(), ButtonLook.PLAIN)


def test_while_the_camera_adjusts_itself_done_is_the_default_step() -> None:
    step = shown(CameraDesk(seen=CameraSetupSeen(survey=GOOD, adjusting=True))).step
    assert step is not None
    assert (step.text, step.intent, step.look) == ("Done", intents.HoldCamera(), ButtonLook.MAIN)


def test_without_a_camera_there_is_only_one_to_be_chosen() -> None:
    view = shown(CameraDesk().without_picture(camera=False))
    assert view.ways == ()
    assert view.step is not None
    assert view.step.intent == intents.OpenSources()
    assert view.picture.words == "No camera is chosen"


def test_the_cards_that_are_read_are_outlined_and_named() -> None:
    quad = ((10.0, 10.0), (20.0, 10.0), (20.0, 24.0), (10.0, 24.0))
    king = CardSeen(card=Card.parse("Ks"), confidence=0.99, index=(11, 11), quad=quad, guesses=())
    view = shown(CameraDesk(seen=CameraSetupSeen(survey=replace(GOOD, seen=(king,), size=(100, 100)))))
    assert view.picture.caption == "Reads the king of spades"
    assert [outline.corners[0] for outline in view.picture.outlines] == [(0.1, 0.1)]


def test_every_figure_has_german_words() -> None:
    desk = CameraDesk(seen=CameraSetupSeen(survey=GOOD)).in_german()
    assert [figure.word for figure in shown(desk).figures][:3] == ["gut", "keiner", "gut"]


def sources(**seen: tuple[str, ...]) -> NamesView:
    settings = CameraSettings(source="usb:/dev/video2")
    view = CameraDesk(SourcesPage(), CameraSetupSeen(settings=settings, **seen)).screen
    assert isinstance(view, NamesView)
    return view


def test_the_camera_in_use_is_chosen_even_where_it_is_not_found() -> None:
    names = {button.name: button for button in sources().names}
    assert names["source_usb:/dev/video2"].look is ButtonLook.CHOSEN
    assert {"source_off", "source_usb", "source_pi", "source_simulator"} < set(names)


def test_one_usb_camera_needs_no_name_and_of_several_each_has_its_own() -> None:
    assert len(sources(cameras=("/dev/video2",)).names) == 5
    several = sources(cameras=("/dev/video0", "/dev/video2"))
    assert [button.detail for button in several.names][2:4] == ["video0", "video2"]


def test_a_camera_is_called_what_it_calls_itself() -> None:
    path = "/dev/v4l/by-id/usb-046d_HD_Pro_Webcam_C920_ABCDEF12-video-index0"
    assert device_name(path) == "HD Pro Webcam C920"


def test_many_recordings_take_another_page() -> None:
    view = sources(recordings=tuple(f"/tmp/{number}.mp4" for number in range(30)))
    assert len(view.names) == 18
    assert view.after is not None
    assert view.after.enabled


def zones(desk: CameraDesk) -> ZonesView:
    assert isinstance(desk.screen, ZonesView)
    return desk.screen


def test_the_chosen_zone_stands_out_and_can_be_pulled() -> None:
    view = zones(CameraDesk(ZonesPage(spot=2)).with_zones(board=SQUARE, s2=SQUARE))
    assert view.corners == SQUARE
    assert [outline.outline for outline in view.picture.outlines] == [Outline.ZONE, Outline.CHOSEN]
    assert view.remove is not None
    assert [spot.detail for spot in view.spots[:4]] == ["✓", "", "✓", ""]
    assert view.spots[2].spoken == "Seat 2, drawn"


def test_a_zone_that_is_not_drawn_says_where_to_tap() -> None:
    view = zones(CameraDesk(ZonesPage(spot=6)))
    assert (view.hint, view.corners, view.remove) == ("Tap where seat 6 shows its cards.", (), None)


def test_without_a_picture_there_is_nothing_to_draw_on() -> None:
    view = zones(CameraDesk(ZonesPage(spot=2)).with_zones(s2=SQUARE).without_picture(camera=True))
    assert view.corners == ()
    assert "first" in view.hint
