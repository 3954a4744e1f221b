"""What the table does without until it is wanted: a process of its own, that nothing else imported in."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from pkgutil import resolve_name
from typing import get_args

import pytest

from ui.stage import PANELS
from ui.views import OverlayView, ScreenView
from ui.widgets.panel import Panel

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(
    "later",
    ["numpy", "cv2", "gpiozero", "ui.devices.connection", "ui.screens.settings", "ui.screens.dispute"],
)
def test_opening_the_table_does_not_import(later: str, imported: frozenset[str]) -> None:
    assert later not in imported


@pytest.fixture(scope="module")
def imported() -> frozenset[str]:
    """What is loaded when the window is about to open."""
    program = "import sys, ui.app; print(*sys.modules)"
    result = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, timeout=60, check=True
    )
    return frozenset(result.stdout.split())


def test_every_screen_and_overlay_has_its_panel() -> None:
    assert set(PANELS) == {*get_args(ScreenView), *get_args(OverlayView)}
    for place in PANELS.values():
        assert issubclass(resolve_name(place), Panel)
