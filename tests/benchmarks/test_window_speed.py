"""How fast the window answers a tap and starts, and what memory it takes. Figures, no assertions on them.

``.venv/bin/python -m pytest tests/benchmarks/test_window_speed.py -s`` prints them. CPU is the processor time
of this process: what a tap would take were nobody else on the machine.
"""

from __future__ import annotations

import json
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from PyQt6.QtCore import QEventLoop, Qt
from PyQt6.QtTest import QTest
from PyQt6.QtWidgets import QApplication

from dealer.hand.state import Phase
from tests.support.finger import Finger
from tests.support.ten_players import ten_players

ROOT = Path(__file__).parents[2]
TAPS = 500
"""One right after the other, so what moves after the one is painted with the next: no tap waits for it."""


@pytest.fixture
def finger(request: pytest.FixtureRequest, qapp: QApplication, tmp_path: Path) -> Iterator[Finger]:
    assert qapp is not None
    finger = ten_players(tmp_path, request.param)
    yield finger
    finger.close()


@pytest.mark.parametrize("finger", [(800, 480), (1280, 720), (720, 1280)], indirect=True, ids=str)
def test_tap_to_painted_screen_commit_included(finger: Finger) -> None:
    wall_ms, cpu_ms = [], []
    for count in range(TAPS):
        wall, cpu = timed_tap(finger, next_tap(finger, count))
        wall_ms.append(wall * 1000)
        cpu_ms.append(cpu * 1000)
    size = f"{finger.window.width()}x{finger.window.height()}"
    print(f"\n{size}, {TAPS} taps: {told(wall_ms)}; CPU {told(cpu_ms)}")


def next_tap(finger: Finger, count: int) -> str:
    """A hand that everybody calls to the end; now and then a fold, an undo and a redo."""
    hand = finger.state.hand
    assert hand is not None
    if count % 17 == 16:
        return "undo"
    match hand.phase:
        case Phase.BETTING:
            return (
                "fold" if count % 7 == 6 and finger.state.hand_number % 2 and not checks(finger) else "call"
            )
        case Phase.DEALING:
            return "deal"
        case Phase.SHOWDOWN:
            return next(name for name in sorted(finger.names()) if name.startswith("winner_"))
        case Phase.OVER:
            return "next_hand"


def checks(finger: Finger) -> bool:
    hand = finger.state.hand
    assert hand is not None
    assert hand.to_act is not None
    return hand.player(hand.to_act).street_chips == hand.betting.price_chips


def timed_tap(finger: Finger, name: str) -> tuple[float, float]:
    """Seconds, and seconds of CPU, from the press to the painted screen of the entry that is safe."""
    button, session = finger.button(name), finger.window.controller.session
    assert session is not None
    finger.clock.advance(1.0)
    began, cpu_began = time.perf_counter(), time.process_time()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    while session.busy:
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
    QApplication.processEvents()
    return time.perf_counter() - began, time.process_time() - cpu_began


def told(figures_ms: list[float]) -> str:
    cuts = statistics.quantiles(figures_ms, n=100)
    return f"median {statistics.median(figures_ms):.1f} ms, p99 {cuts[98]:.1f} ms"


def test_start_to_first_paint_and_memory(tmp_path: Path) -> None:
    """Five times, the first one to warm the caches of the disk."""
    starts = [started(tmp_path / str(number)) for number in range(5)][1:]
    seconds = statistics.median(start["seconds"] for start in starts)
    cpu = statistics.median(start["cpu_seconds"] for start in starts)
    first, later = (max(start[key] for start in starts) for key in ("first_mb", "later_mb"))
    print(
        f"\nfirst paint after {seconds:.2f} s, CPU {cpu:.2f} s; {first:.0f} MB, after 50 hands {later:.0f} MB"
    )


def started(data: Path) -> dict[str, float]:
    """What a process of its own tells of itself."""
    result = subprocess.run(
        [sys.executable, "-m", "tests.support.measured_window", str(data), repr(time.monotonic())],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
    )
    figures: dict[str, float] = json.loads(result.stdout)
    return figures
