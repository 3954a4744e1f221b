"""A tap paints only what it changed; what stands on the screen is the same as if all were painted anew."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PyQt6.QtCore import QEvent, QObject
from PyQt6.QtGui import QImage, QPainter, QPaintEvent
from PyQt6.QtWidgets import QApplication, QWidget

from dealer.hand.state import Phase
from tests.support.finger import Finger
from tests.support.ten_players import ten_players

EDGE = 16
"""Of 255: Qt rounds the soft edge of an outline a little otherwise once its workspace has grown."""


@pytest.fixture(params=[(800, 480), (720, 1280)], ids=str)
def finger(request: pytest.FixtureRequest, qapp: QApplication, tmp_path: Path) -> Iterator[Finger]:
    assert qapp is not None
    finger = ten_players(tmp_path, request.param)
    yield finger
    finger.close()


def test_after_every_tap_the_screen_is_as_if_painted_anew(finger: Finger) -> None:
    for count in range(48):
        name = next_tap(finger, count)
        finger.press(name)
        finger.pass_time(0.5)
        finger.window.stage.arrive()
        finger.settle()
        assert difference(on_screen(finger), painted_anew(finger)) < EDGE, f"tap {count}, {name}"


def test_a_call_paints_neither_the_other_buttons_nor_players_who_did_nothing(finger: Finger) -> None:
    for _ in range(3):
        finger.press("call")
    app, painted = QApplication.instance(), Painted()
    assert app is not None
    app.installEventFilter(painted)
    finger.press("call")
    app.removeEventFilter(painted)
    assert {name for name in painted.names if name.startswith("seat_")} <= {"seat_7", "seat_8"}
    assert not painted.names & {"menu", "ruling", "fold"}


def difference(one: QImage, other: QImage) -> int:
    """The largest in any colour of any pixel, 0 to 255."""
    painter = QPainter(one)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Difference)
    painter.drawImage(0, 0, other)
    painter.end()
    colours = one.convertToFormat(QImage.Format.Format_RGB888)
    bits = colours.constBits()
    assert bits is not None
    return max(bytes(bits.asarray(colours.sizeInBytes())))


class Painted(QObject):
    """The names of the widgets that are painted whole."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def eventFilter(self, watched: QObject | None, event: QEvent | None) -> bool:
        if isinstance(watched, QWidget) and isinstance(event, QPaintEvent) and event.rect() == watched.rect():
            self.names.add(watched.objectName())
        return False


def next_tap(finger: Finger, count: int) -> str:
    """Everybody calls to the end; now and then a raise, an undo and a redo."""
    hand = finger.state.hand
    assert hand is not None
    if "raise_confirm" in finger.names():
        return "raise_confirm"
    if count % 11 == 10 and "raise" in finger.names():
        return "raise"
    if count % 9 == 8:
        return "undo"
    if count % 9 == 0 and count and "redo" in finger.names():
        return "redo"
    match hand.phase:
        case Phase.BETTING:
            return "call"
        case Phase.DEALING:
            return "deal"
        case Phase.SHOWDOWN:
            return next(name for name in sorted(finger.names()) if name.startswith("winner_"))
        case Phase.OVER:
            return "next_hand"


def on_screen(finger: Finger) -> QImage:
    """What the taps have painted, piece by piece."""
    screen = QApplication.primaryScreen()
    assert screen is not None
    return plain(screen.grabWindow(finger.window.winId()).toImage())


def painted_anew(finger: Finger) -> QImage:
    return plain(finger.window.grab().toImage())


def plain(image: QImage) -> QImage:
    return image.convertToFormat(QImage.Format.Format_RGB32)
