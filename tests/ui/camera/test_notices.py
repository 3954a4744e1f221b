"""What is wrong with the camera is said once, and taken back when it is over."""

from __future__ import annotations

from dataclasses import replace

import pytest

from dealer.rules.cards import parse_cards
from dealer.words.english import ENGLISH
from tests.support.sightings import READY, agreed, report
from ui.camera.notices import CameraNotices
from vision.health import CameraHealth, Condition, ReaderFailed
from vision.sighting import Sighting, Standing, Wanted
from vision.sources.faults import CameraGone, NoCamera
from vision.view import ViewTrouble

GONE = CameraHealth(condition=Condition.ABSENT, fault=CameraGone(path="/dev/video0"))
STARTING = CameraHealth(condition=Condition.STARTING)


class Board:
    """Where banners hang; `said` are all that ever hung there."""

    def __init__(self) -> None:
        self.hangs: list[str] = []
        self.said: list[str] = []
        self.notices = CameraNotices(
            give=lambda banner: self._give(banner.title),
            withdraw=lambda banner: self.hangs.remove(banner.title),
            words=lambda: ENGLISH,
        )

    def _give(self, title: str) -> None:
        self.hangs.append(title)
        self.said.append(title)


@pytest.fixture
def board() -> Board:
    return Board()


def test_a_camera_that_goes_is_named_once_until_it_is_back(board: Board) -> None:
    for health in (STARTING, READY, GONE, STARTING, GONE, STARTING):
        board.notices.hear(health)
    assert board.said == board.hangs == ["Camera: unplugged"]
    board.notices.hear(READY)
    assert board.hangs == []


def test_nobody_is_told_of_a_camera_that_was_switched_off(board: Board) -> None:
    board.notices.hear(GONE)
    board.notices.over()
    assert board.hangs == []
    board.notices.over()


def test_another_fault_takes_the_place_of_the_first(board: Board) -> None:
    board.notices.hear(CameraHealth(condition=Condition.ABSENT, fault=NoCamera()))
    board.notices.hear(CameraHealth(condition=Condition.FAULTY, fault=ReaderFailed(detail="bad weights")))
    assert board.hangs == ["Camera: reading fails"]


def test_what_stays_until_somebody_climbs_up_is_said_once_a_night(board: Board) -> None:
    small = replace(READY, troubles=(ViewTrouble.SMALL,))
    for health in (small, READY, small, GONE, small):
        board.notices.hear(health)
    assert board.said == ["Camera: the picture has too few pixels", "Camera: unplugged"]


def test_glare_which_comes_and_goes_is_left_to_the_sheet(board: Board) -> None:
    board.notices.hear(replace(READY, troubles=(ViewTrouble.GLARE,)))
    assert board.said == []
    board.notices.hear(replace(READY, troubles=(ViewTrouble.BLACK,)))
    assert board.said == ["Camera: the picture is black"]


def twice(frames: int) -> tuple[Sighting, ...]:
    (king,) = agreed("Ks", spot=3, first=9)
    return (*agreed("Th 9h"), replace(king, standing=Standing.ASKED, frames=frames))


def test_a_card_that_lies_there_twice_is_said_once_a_hand(board: Board) -> None:
    taken = (("board", parse_cards("Ks")),)
    for hand in (1, 1, 2):
        wanted = Wanted(hand=hand, due=((3, 2),), taken=taken)
        board.notices.look(report(wanted, *twice(frames=5)), wanted)
    assert board.said == ["The king of spades is seen twice"] * 2


def test_a_card_seen_for_a_moment_is_no_second_deck(board: Board) -> None:
    wanted = Wanted(hand=1, taken=(("board", parse_cards("Ks")),))
    board.notices.look(report(wanted, *twice(frames=3)), wanted)
    board.notices.look(report(Wanted(hand=2), *twice(frames=5)), wanted)
    assert board.said == []
