"""Presses random buttons of the real window, and knows what must be true after each press."""

from __future__ import annotations

import random
import re
from collections import Counter, deque
from collections.abc import Callable, Set
from pathlib import Path

from PyQt6.QtCore import Qt, QTimer
from PyQt6.QtTest import QTest
from PyQt6.QtWidgets import QAbstractButton, QApplication

from tests.support.bookkeeper import Bookkeeper
from tests.support.finger import Finger
from tests.support.way_home import towards_next_hand, towards_start
from tests.support.witness import Witness
from ui.widgets.panel import Panel

SIZES = ((800, 480), (1280, 720), (1280, 800), (1920, 1080), (720, 1280))
LEADS_ON = {
    *("resume", "start_night", "known", "fold", "call", "raise", "raise_confirm"),
    *("deal", "winner", "next_hand", "entry_confirm", "cards_confirm"),
}
LED_ON = 4
"""What leads on through the hand is pressed so much more often than any other kind of button."""
PAINTED = 0.04
"""The share of the presses after which everything is painted, besides those that show something new."""
RESTARTED, RESIZED = 0.002, 0.012
HASTY, WAITED = 0.02, 0.02
CAMERA = re.compile("source_(?!off$)")
WAY_HOME = 60
"""In so many presses the next hand, and the start screen, are within reach from everywhere."""


class Monkey:
    """Plays with the window on the nights in `data`; `seed` decides what it presses.

    Attributes:
        presses: the newest presses, in ``<>`` what else happened.
        shown: how often each kind of screen and overlay was seen, at each width.
    """

    def __init__(self, data: Path, seed: int, witness: Witness) -> None:
        self.presses: deque[str] = deque(maxlen=100)
        self.shown: Counter[tuple[str, str, int]] = Counter()
        self._draw = random.Random(seed)
        self._data = data
        self._witness = witness
        self._books: Bookkeeper | None = None
        self._finger = self._sit_down()

    def _sit_down(self) -> Finger:
        """In front of a window that paints only when it is told to: see `look`."""
        finger = Finger(self._data, self._draw.choice(SIZES))
        finger.window.setUpdatesEnabled(False)
        return finger

    def press(self) -> None:
        """Press something that can be pressed; now and then something happens to the window before."""
        self._something_else()
        self._pass_time()
        self._click(self._chosen())
        if self._shows_something_new() or self._draw.random() < PAINTED:
            self.look()

    def _something_else(self) -> None:
        """The window has another size, or the box is switched off and on."""
        chance = self._draw.random()
        if chance < RESTARTED or not self._finger.window.isVisible():
            self.restart()
        elif chance < RESTARTED + RESIZED:
            width, height = self._draw.choice(SIZES)
            self.presses.append(f"<{width}x{height}>")
            self._finger.window.resize(width, height)
            self._finger.settle()

    def restart(self) -> None:
        """Close the window and open another on the same nights."""
        self.presses.append("<restart>")
        self.check_books()
        self._close_books()
        self._finger.close()
        self._finger = self._sit_down()
        self.look()
        self._check()

    def _pass_time(self) -> None:
        """Mostly a moment; seldom so short that the press is refused, or so long that a clock runs out."""
        chance = self._draw.random()
        seconds = 0.1 if chance < HASTY else 30.0 if chance < HASTY + WAITED else 1.0
        self._finger.clock.advance(seconds)
        self._finger.window.tick()
        self._finger.settle()

    def _chosen(self) -> QAbstractButton:
        """Of all kinds of buttons one, of those of this kind one: there are many letters and few menus."""
        kinds: dict[str, list[QAbstractButton]] = {}
        for name, button in self._pressable().items():
            kinds.setdefault(_kind(name), []).append(button)
        names = sorted(kinds)
        weights = [LED_ON if name in LEADS_ON else 1 for name in names]
        return self._draw.choice(kinds[self._draw.choices(names, weights)[0]])

    def _pressable(self) -> dict[str, QAbstractButton]:
        """What a finger can reach, by name: enabled, and nothing lies over its middle. Never nothing.

        It plugs no camera in: what that sees comes when it comes, and no seed would bring it again.
        """
        window = self._finger.window
        panels = window.stage.findChildren(Panel, options=Qt.FindChildOption.FindDirectChildrenOnly)
        found = {
            button.objectName(): button
            for panel in panels
            if panel.isVisible()
            for button in panel.findChildren(QAbstractButton)
            if button.isEnabled() and button.isVisible() and not CAMERA.match(button.objectName())
            if window.childAt(button.mapTo(window, button.rect().center())) is button
        }
        assert found, "nothing can be pressed"
        return found

    def _click(self, button: QAbstractButton) -> None:
        """Press and let go, and see that nothing is wrong; the lock is held as long as it takes."""
        name = button.objectName()
        self.presses.append(name)
        if name == "unlock":
            _hold(button)
        else:
            QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        self._finger.settle()
        self._check()

    def _check(self) -> None:
        """Nothing went wrong, and what the session has is what the journal holds."""
        assert not self._witness.seen, self._witness.seen[0]
        session = self._finger.window.controller.session
        if session is None or not session.seq:
            return
        if self._books is None or self._books.session is not session:
            self._close_books()
            self._books = Bookkeeper(session)
        self._books.check()

    def _shows_something_new(self) -> bool:
        """Whether this screen with this overlay was never shown at this width."""
        view = self._finger.window.stage.view
        assert view is not None
        shown = (type(view.screen).__name__, type(view.overlay).__name__, self._finger.window.width())
        self.shown[shown] += 1
        return self.shown[shown] == 1

    def look(self) -> None:
        """Have all that is shown painted, which takes longer than everything else; it is what is true."""
        window = self._finger.window
        window.setUpdatesEnabled(True)
        QApplication.processEvents()
        window.setUpdatesEnabled(False)
        assert not self._witness.seen, self._witness.seen[0]
        if window.isVisible():
            assert window.stage.view == window.controller.view(), "an old view is shown"

    def check_books(self) -> None:
        """The whole night folds from its first entry to the state shown, and its books are right."""
        if self._books is not None and self._finger.window.controller.session is self._books.session:
            self._books.check_all()

    def find_way(self) -> None:
        """The next hand can be reached from here, and then the start screen."""
        self._go("the next hand", lambda names: towards_next_hand(names, self._finger.state))
        self._go("the start screen", towards_start)

    def _go(self, goal: str, next_presses: Callable[[Set[str]], tuple[str, ...]]) -> None:
        taken: list[str] = []
        while wanted := next_presses(self._pressable().keys()):
            before = len(taken)
            for name in wanted:
                button = self._pressable().get(name)
                if button is not None:
                    taken.append(name)
                    self._finger.clock.advance(1.0)
                    self._click(button)
            assert before < len(taken) <= WAY_HOME, f"{goal} is not reached by {taken}, {wanted}"

    def _close_books(self) -> None:
        if self._books is not None:
            self._books.close()
            self._books = None

    def close(self) -> None:
        """Let everything go."""
        self._close_books()
        self._finger.close()


def _kind(name: str) -> str:
    """What a button is for, without which seat, key, letter or card."""
    if name.startswith(("letter_", "pick_")):
        return name.partition("_")[0]
    return re.sub(r"_?\d+", "", name)


def _hold(button: QAbstractButton) -> None:
    """Hold a button until it answers, which is made to take no time."""
    timer = button.parent().findChild(QTimer)
    assert timer is not None
    timer.setInterval(0)
    QTest.mousePress(button, Qt.MouseButton.LeftButton)
    while timer.isActive():
        QApplication.processEvents()
    QTest.mouseRelease(button, Qt.MouseButton.LeftButton)
