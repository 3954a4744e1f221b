"""The simulator beside the table: there where nothing is wired, unless it is to be left out."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from hardware.gpio.factory import on_a_raspberry_pi

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.skipif(on_a_raspberry_pi(), reason="there are real pins here")


def windows(*arguments: str) -> list[list[str]]:
    """The windows that are open after the start, and those left when the table has been closed."""
    told = subprocess.run(
        [sys.executable, "-m", "tests.support.shown_windows", *arguments],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    return [line.split() for line in told.stdout.splitlines()]


def test_off_a_raspberry_pi_the_simulator_opens_beside_the_table_and_is_closed_with_it(
    tmp_path: Path,
) -> None:
    assert windows("--windowed", "--data", str(tmp_path)) == [["Window", "simulator"], []]


def test_it_can_be_left_out(tmp_path: Path) -> None:
    assert windows("--windowed", "--no-sim", "--data", str(tmp_path)) == [["Window"], []]


def test_where_pins_are_wired_there_is_none(tmp_path: Path) -> None:
    (tmp_path / "hardware.toml").write_text("[pins]\nwired = true\nseats = [4]\n")
    assert windows("--windowed", "--data", str(tmp_path)) == [["Window"], []]
