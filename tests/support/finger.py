"""A finger on the real window: presses buttons by name, as a host would, and waits for what they lead to."""

from __future__ import annotations

from pathlib import Path

from PyQt6.QtCore import Qt
from PyQt6.QtTest import QTest
from PyQt6.QtWidgets import QAbstractButton, QApplication

from dealer.table.state import TableState
from tests.support.fake_clock import FakeClock
from ui import intents
from ui.app import make_window
from ui.clock.action_clock import TICK_SECONDS
from ui.devices.making import DeviceMaker
from ui.press_guard import PressGuard
from ui.speaking import MakePlayer
from ui.views import ButtonView
from ui.window import Window

PATIENCE_MS = 5000


class Finger:
    """Presses the buttons of a window. `taps` counts them; a second passes before each."""

    def __init__(
        self,
        data: Path,
        size: tuple[int, int] = (800, 480),
        make_player: MakePlayer | None = None,
        make_devices: DeviceMaker | None = None,
    ) -> None:
        self.clock = FakeClock()
        guard = PressGuard(clock=self.clock)
        self.window: Window = make_window(
            data=data,
            full_screen=False,
            guard=guard,
            winds_itself=False,
            make_player=make_player,
            make_devices=make_devices,
            dealing_seconds=0.0,
        )
        self.window.resize(*size)
        self.window.show()
        self.taps = 0
        self._closed = False
        self.settle()

    @property
    def state(self) -> TableState:
        return self.window.controller.state

    def button(self, name: str) -> QAbstractButton:
        """The visible button of this name; an `AssertionError` names those there are."""
        shown = [b for b in self.window.findChildren(QAbstractButton) if b.isVisible()]
        found = [b for b in shown if b.objectName() == name]
        assert found, f"no {name} among {sorted(b.objectName() for b in shown)}"
        assert found[0].isEnabled(), f"{name} is not enabled"
        return found[0]

    def press(self, *names: str) -> None:
        """Press one button after another, each a second after the last."""
        for name in names:
            self.clock.advance(1.0)
            self.tap(name)
            self.settle()

    def tap(self, name: str) -> None:
        """One tap without waiting for anything."""
        self.taps += 1
        QTest.mouseClick(self.button(name), Qt.MouseButton.LeftButton)

    def pass_time(self, seconds: float) -> None:
        """Nobody touches anything for so long; the clock of the player to act is looked at meanwhile."""
        for _ in range(round(seconds / TICK_SECONDS)):
            self.clock.advance(TICK_SECONDS)
            self.window.tick()
            self.settle()

    def hold(self, name: str) -> None:
        """Put the finger on a button, and leave it there."""
        QTest.mousePress(self.button(name), Qt.MouseButton.LeftButton)

    def let_go(self, name: str) -> None:
        """Lift the finger from a button that is still there."""
        QTest.mouseRelease(self.button(name), Qt.MouseButton.LeftButton)
        self.settle()

    def settle(self) -> None:
        """Wait until no entry is being saved and the window is painted."""
        for _ in range(PATIENCE_MS):
            QApplication.processEvents()
            session = self.window.controller.session
            if session is None or not session.busy:
                break
            QTest.qWait(1)
        QApplication.processEvents()

    def has(self, name: str) -> bool:
        """Whether a button of this name can be seen."""
        return any(
            b.objectName() == name and b.isVisible() for b in self.window.findChildren(QAbstractButton)
        )

    def names(self) -> set[str]:
        """The names of the buttons that can be pressed now."""
        buttons = self.window.findChildren(QAbstractButton)
        return {b.objectName() for b in buttons if b.isVisible() and b.isEnabled()}

    def enter_cards(self, cards: list[str]) -> None:
        """Tap the cards on the open picker and confirm them."""
        self.press(*(f"pick_{card}" for card in cards), "cards_confirm")

    def raise_to(self, to_chips: int) -> None:
        """Bet or raise: at once where there is one amount only, else on the number pad."""
        view = getattr(self.button("raise"), "view", None)
        assert isinstance(view, ButtonView)
        self.press("raise")
        if isinstance(view.intent, intents.OpenRaise):
            self.press(*(f"key_{digit}" for digit in str(to_chips)), "raise_confirm")

    def close(self) -> None:
        """Close the window and its night; closing twice is once."""
        if self._closed:
            return
        self._closed = True
        self.window.close()
        self.window.deleteLater()
        QApplication.processEvents()
