"""The program with a camera named on its command line, as a process of its own."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PROGRAM = """
import sys, time
from PyQt6.QtWidgets import QApplication

def until_it_sees(*_app):
    from ui.window import Window
    (window,) = (widget for widget in QApplication.topLevelWidgets() if isinstance(widget, Window))
    ends = time.monotonic() + 40
    while time.monotonic() < ends:
        QApplication.processEvents()
        time.sleep(0.005)
        seen = window.controller.camera.seen()
        if seen is not None and seen.report is not None:
            print(seen.source, seen.health.condition.value)
            break
    window.close()
    return 0

QApplication.exec = until_it_sees
from ui.cli import main
main(["--no-sim", "--windowed", "--data", sys.argv[1], *sys.argv[2:]])
"""


def run(data: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", PROGRAM, str(data), *arguments],
        cwd=ROOT,
        env={"QT_QPA_PLATFORM": "offscreen", "PATH": "/usr/bin:/bin", "HOME": str(data)},
        capture_output=True,
        text=True,
        timeout=90,
        check=False,
    )


@pytest.mark.slow
def test_the_camera_of_the_command_line_is_looked_through_and_let_go_at_the_end(tmp_path: Path) -> None:
    (tmp_path / "camera.toml").write_text('source = "off"\n')
    result = run(tmp_path, "--camera", "simulator")
    assert (result.returncode, result.stdout.split()) == (0, ["simulator", "ready"]), result.stderr
    assert "Traceback" not in result.stderr


@pytest.mark.slow
def test_the_camera_that_is_kept_is_looked_through(tmp_path: Path) -> None:
    (tmp_path / "camera.toml").write_text('source = "simulator"\n')
    result = run(tmp_path)
    assert (result.returncode, result.stdout.split()) == (0, ["simulator", "ready"]), result.stderr
