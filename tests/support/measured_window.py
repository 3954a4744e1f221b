"""The program as the command starts it, which measures itself, plays on, and tells what it found as JSON.

``python -m tests.support.measured_window DATA STARTED``: STARTED is when the process was asked for, on the
monotonic clock.
"""

from __future__ import annotations

import json
import os
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ui.window import Window

os.environ["QT_QPA_PLATFORM"] = "offscreen"

HANDS = 50
NAMES = ("Asha", "Ben", "Chitra", "Dev", "Eva", "Finn", "Gus", "Hana", "Ida", "Oluwaseun")


def main(data: str, started: float) -> None:
    """Open the table as on a Raspberry Pi, without a simulator; measure and play instead of waiting."""
    from PyQt6.QtWidgets import QApplication

    def measured(*_app: QApplication) -> int:
        print(json.dumps(figures(started)))
        return 0

    QApplication.exec = measured  # type: ignore[method-assign]
    from ui.cli import main as housedealer

    housedealer(["--no-sim", "--data", data])


def figures(started: float) -> dict[str, float]:
    """`seconds` to the first paint and what it took of the processor; memory then and after the hands."""
    from PyQt6.QtWidgets import QApplication

    from ui.window import Window

    QApplication.processEvents()
    found = {"seconds": time.monotonic() - started, "cpu_seconds": time.process_time()}
    (window,) = (widget for widget in QApplication.topLevelWidgets() if isinstance(widget, Window))
    assert window.stage.isVisible()
    window.showNormal()
    window.resize(1280, 720)
    QApplication.processEvents()
    found["first_mb"] = resident_mb()
    play(window)
    found["later_mb"] = resident_mb()
    window.close()
    return found


def play(window: Window) -> None:
    """Hands of ten players in which everybody calls to the end."""
    from PyQt6.QtWidgets import QApplication

    from dealer.hand.state import Phase
    from dealer.rules.house import HouseRules, Stakes
    from dealer.table.commands import NewPlayer, OpenTable, PlaceButton, StartHand
    from ui import intents

    controller = window.controller
    players = tuple(NewPlayer(seat=s, name=n, stack_chips=20_000) for s, n in enumerate(NAMES, start=1))
    stakes = Stakes(small_blind_chips=10, big_blind_chips=20)
    opening = OpenTable(rules=HouseRules(), stakes=stakes, players=players)
    controller.begin(opening, PlaceButton(seat=1), StartHand())
    while controller.state.hand_number <= HANDS:
        QApplication.processEvents()
        session, hand = controller.session, controller.state.hand
        if hand is None or session is None or session.busy:
            continue
        match hand.phase:
            case Phase.BETTING:
                controller.handle(intents.CheckOrCall())
            case Phase.DEALING:
                controller.handle(intents.Deal())
            case Phase.SHOWDOWN:
                controller.handle(intents.AwardTo(0, hand.show_order[0]))
            case Phase.OVER:
                controller.handle(intents.NextHand())


def resident_mb() -> float:
    """Memory of this process."""
    status = Path("/proc/self/status").read_text()
    line = next(line for line in status.splitlines() if line.startswith("VmRSS:"))
    return int(line.split()[1]) / 1024


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]))
