"""A zone follows the finger: real presses, moves and releases on the picture."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PyQt6.QtCore import QPoint, QPointF, Qt
from PyQt6.QtTest import QTest

from tests.support.camera_pages import PICTURE, SQUARE
from tests.support.fake_clock import FakeClock
from ui import intents
from ui.kit import Kit
from ui.layout.box import Canvas
from ui.press_guard import PressGuard
from ui.views.camera import CameraView, Outline, OutlineView, Place
from ui.widgets.zone_picture import ZonePicture

ZONE = CameraView(picture=PICTURE, outlines=(OutlineView(corners=SQUARE, outline=Outline.CHOSEN),))
LEFT = Qt.MouseButton.LeftButton


class Finger:
    """On a picture of 640 by 360 pixels; places are shares of it."""

    def __init__(self) -> None:
        self.clock = FakeClock()
        kit = Kit(guard=PressGuard(clock=self.clock))
        kit.resize(Canvas.of(800, 480))
        self.picture = ZonePicture(kit)
        self.picture.resize(640, 360)
        self.told: list[object] = []
        self.picture.intent.connect(self.told.append)
        self.picture.show_zone(ZONE, SQUARE)
        self.picture.show()
        self.clock.advance(1.0)

    def at(self, place: Place) -> QPoint:
        return QPoint(round(place[0] * 640), round(place[1] * 360))

    def drag(self, start: Place, *ways: Place) -> None:
        QTest.mousePress(self.picture, LEFT, pos=self.at(start))
        for way in ways:
            QTest.mouseMove(self.picture, self.at(way))
        QTest.mouseRelease(self.picture, LEFT, pos=self.at(ways[-1]))

    @property
    def drawn(self) -> tuple[Place, ...]:
        return self.picture.view.outlines[-1].corners


@pytest.fixture
def finger(fonts: None) -> Iterator[Finger]:  # noqa: ARG001
    finger = Finger()
    yield finger
    finger.picture.close()


def test_a_tap_beside_the_zone_says_where(finger: Finger) -> None:
    QTest.mouseClick(finger.picture, LEFT, pos=finger.at((0.75, 0.75)))
    assert finger.told == [intents.TapPicture(0.75, 0.75)]


def test_a_finger_near_a_corner_pulls_it_and_the_zone_follows_before_it_is_lifted(finger: Finger) -> None:
    beside = finger.at(SQUARE[2]) + QPoint(12, 10)
    QTest.mousePress(finger.picture, LEFT, pos=beside)
    QTest.mouseMove(finger.picture, finger.at((0.6, 0.7)))
    assert finger.drawn[2] == pytest.approx((0.6, 0.7))
    assert finger.told == []
    QTest.mouseRelease(finger.picture, LEFT, pos=finger.at((0.6, 0.7)))
    assert finger.told == [intents.PullCorner(2, pytest.approx(0.6), pytest.approx(0.7))]


def test_a_corner_is_taken_hold_of_by_a_finger_as_wide_as_9_mm(finger: Finger) -> None:
    """47 pixels on the smallest panel: half of that to each side of the corner."""
    for dx, dy in ((-23, 0), (23, 0), (0, -23), (0, 23)):
        start = finger.at(SQUARE[2]) + QPoint(dx, dy)
        QTest.mousePress(finger.picture, LEFT, pos=start)
        QTest.mouseMove(finger.picture, finger.at((0.6, 0.7)))
        QTest.mouseRelease(finger.picture, LEFT, pos=finger.at((0.6, 0.7)))
    assert [type(told) for told in finger.told] == [intents.PullCorner] * 4


def test_a_finger_inside_the_zone_moves_all_of_it(finger: Finger) -> None:
    finger.drag((0.3, 0.35), (0.4, 0.4), (0.5, 0.45))
    [told] = finger.told
    assert isinstance(told, intents.MoveZone)
    assert (told.dx, told.dy) == pytest.approx((0.2, 0.1))


def test_a_touch_inside_that_does_not_move_changes_nothing(finger: Finger) -> None:
    finger.drag((0.3, 0.35), (0.302, 0.352))
    assert finger.told == []


def test_a_finger_that_leaves_the_picture_pulls_to_its_edge(finger: Finger) -> None:
    finger.drag(SQUARE[0], (-0.4, 0.1))
    [told] = finger.told
    assert isinstance(told, intents.PullCorner)
    assert (told.x, told.y) == pytest.approx((0.0, 0.1))


def test_a_new_picture_under_the_finger_does_not_let_go_of_the_zone(finger: Finger) -> None:
    QTest.mousePress(finger.picture, LEFT, pos=finger.at(SQUARE[2]))
    QTest.mouseMove(finger.picture, finger.at((0.6, 0.7)))
    finger.picture.show_zone(ZONE, SQUARE)
    assert finger.drawn[2] == pytest.approx((0.6, 0.7))
    QTest.mouseRelease(finger.picture, LEFT, pos=finger.at((0.6, 0.7)))
    assert len(finger.told) == 1


def test_without_a_picture_nothing_is_drawn(finger: Finger) -> None:
    finger.picture.show_zone(CameraView(words="The camera is starting."), ())
    finger.drag((0.3, 0.3), (0.5, 0.5))
    QTest.mouseClick(finger.picture, LEFT, pos=finger.at((0.75, 0.75)))
    assert finger.told == []


def test_a_touch_just_after_the_page_came_up_is_none(finger: Finger) -> None:
    finger.picture.kit.guard.turn_passed()
    QTest.mouseClick(finger.picture, LEFT, pos=finger.at((0.75, 0.75)))
    assert finger.told == []


def test_knobs_stand_at_the_corners(finger: Finger) -> None:
    image = finger.picture.grab().toImage()
    brass = finger.picture.kit.theme.brass
    for corner in SQUARE:
        point = finger.picture.point(corner)
        assert image.pixelColor(QPointF(point).toPoint()) == brass
