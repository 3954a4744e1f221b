"""A process that plays at the real window without end, and says which entry it has shown.

``python -m tests.support.scripted_player DATA SEED`` continues the newest night in DATA or begins one, taps
random buttons of the window, and prints ``shown SEQ`` after each entry has been painted. Made to be killed.

Without arguments it reads ``DATA SEED`` from each line of its input, plays in a process forked for it, and
prints ``ended`` after the end of each: Python and Qt are loaded only once.
"""

from __future__ import annotations

import os
import random
import sys
from pathlib import Path

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PyQt6.QtCore import Qt, QTimer
from PyQt6.QtTest import QTest
from PyQt6.QtWidgets import QAbstractButton, QApplication

from dealer.rules.house import HouseRules, Stakes
from dealer.table.commands import NewPlayer, OpenTable, PlaceButton, StartHand
from tests.support.fake_clock import FakeClock
from ui.app import make_window
from ui.press_guard import PressGuard
from ui.window import Window

PLAYED = ("call", "fold", "fold_anyway", "check_instead", "raise", "raise_confirm", "preset_min", "deal")
AFTER = ("next_hand", "undo", "redo", "menu", "back")


class ScriptedPlayer:
    """Presses one random button of the window every few milliseconds."""

    def __init__(self, data: Path, seed: int) -> None:
        self.choose = random.Random(seed)
        self.clock = FakeClock()
        self.window: Window = make_window(data=data, full_screen=False, guard=PressGuard(clock=self.clock))
        self.window.resize(800, 480)
        self.window.show()
        self.told = 0
        controller = self.window.controller
        controller.changed = self.show_and_tell
        if controller.session is None:
            self.begin()
        else:
            self.press("resume")
        self.timer = QTimer()
        self.timer.timeout.connect(self.step)
        self.timer.start(3)

    def begin(self) -> None:
        players = tuple(NewPlayer(seat=s, name=f"Player {s}", stack_chips=20000) for s in range(1, 7))
        stakes = Stakes(small_blind_chips=10, big_blind_chips=20)
        opening = OpenTable(rules=HouseRules(), stakes=stakes, players=players)
        self.window.controller.begin(opening, PlaceButton(seat=1), StartHand())

    def show_and_tell(self) -> None:
        """Paint what there is now, then say up to which entry it is shown."""
        self.window.show_now()
        self.window.repaint()
        session = self.window.controller.session
        if session is not None and session.seq > self.told:
            self.told = session.seq
            print(f"shown {self.told}", flush=True)

    def step(self) -> None:
        shown = [
            b.objectName()
            for b in self.window.findChildren(QAbstractButton)
            if b.isVisible() and b.isEnabled() and self.wanted(b.objectName())
        ]
        if shown:
            self.press(self.choose.choice(shown))

    @staticmethod
    def wanted(name: str) -> bool:
        return name in PLAYED or name in AFTER or name.startswith("winner_")

    def press(self, name: str) -> None:
        self.clock.advance(1.0)
        for button in self.window.findChildren(QAbstractButton):
            if button.objectName() == name and button.isVisible():
                QTest.mouseClick(button, Qt.MouseButton.LeftButton)
                return


def play(data: str, seed: str) -> int:
    print(f"playing {os.getpid()}", flush=True)
    app = QApplication(sys.argv[:1])
    player = ScriptedPlayer(Path(data), int(seed))
    assert player.timer.isActive()
    return app.exec()


def play_each() -> int:
    for line in sys.stdin:
        child = os.fork()
        if not child:
            return play(*line.rsplit(maxsplit=1))
        os.waitpid(child, 0)
        # The last line of one that was killed may be half a line.
        print("\nended", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(play(*sys.argv[1:]) if sys.argv[1:] else play_each())
