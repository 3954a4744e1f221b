"""The sheet with the live picture under a finger: what changes just before a tap is not recorded by it."""

from __future__ import annotations

from dataclasses import replace

from PyQt6.QtCore import Qt
from PyQt6.QtTest import QTest
from PyQt6.QtWidgets import QAbstractButton

from tests.support.fake_clock import FakeClock
from tests.support.hosting import Host, a_host
from tests.support.sightings import agreed, doubtful, seen
from tests.ui.conftest import ShowWindow
from ui import intents
from ui.intents import Intent
from ui.present.window import window_view
from ui.stage import Stage


class Sheet:
    """The camera's sheet over a flop, and what is tapped on it."""

    def __init__(self, show_window: ShowWindow, cards: str) -> None:
        self.host: Host = a_host(500, 500, 500, story="3 calls, 1 folds, 2 checks")
        self.host.camera = seen(self.host.evening.state, *agreed(cards))
        self.host.press("deal")
        self.stage: Stage = show_window(window_view(self.host.scene))
        self.tapped: list[Intent] = []
        self.stage.intent.connect(self.tapped.append)

    def look(self, cards: str, asked: str = "") -> None:
        sightings = agreed(cards)
        if asked:
            sightings = (*sightings[:-1], doubtful(sightings[-1], asked))
        self.host.camera = seen(self.host.evening.state, *sightings)
        self.stage.render(window_view(self.host.scene))

    def tap(self, name: str) -> None:
        found = [b for b in self.stage.findChildren(QAbstractButton) if b.objectName() == name]
        QTest.mouseClick(found[0], Qt.MouseButton.LeftButton)


def test_cards_are_recorded_as_they_stand(show_window: ShowWindow) -> None:
    sheet = Sheet(show_window, "Th 9h 2c")
    sheet.tap("use_cards")
    assert sheet.tapped == [intents.TakeSeen(("Th", "9h", "2c"))]


def test_cards_that_changed_just_now_are_not_recorded(show_window: ShowWindow, clock: FakeClock) -> None:
    sheet = Sheet(show_window, "Th 9h 2c")
    sheet.look("Th 9h 3c")
    sheet.tap("use_cards")
    assert sheet.tapped == [intents.PressTooSoon()]
    clock.advance(0.4)
    sheet.tap("use_cards")
    assert sheet.tapped[-1] == intents.TakeSeen(("Th", "9h", "3c"))


def test_a_guess_that_came_up_just_now_is_not_said(show_window: ShowWindow, clock: FakeClock) -> None:
    sheet = Sheet(show_window, "Th 9h 2c")
    sheet.look("Th 9h 2c", asked="2c 2s 3c")
    sheet.tap("guess_1")
    assert sheet.tapped == [intents.PressTooSoon()]
    clock.advance(0.4)
    sheet.tap("guess_1")
    assert sheet.tapped[-1] == intents.SayCard(3, "2s")


def test_a_picture_that_moves_holds_nobody_up(show_window: ShowWindow) -> None:
    sheet = Sheet(show_window, "Th 9h 2c")
    assert sheet.host.camera is not None
    sheet.host.camera = replace(sheet.host.camera, picture=None)
    sheet.stage.render(window_view(sheet.host.scene))
    sheet.tap("seen_0")
    assert sheet.tapped == [intents.AskCard(1)]
