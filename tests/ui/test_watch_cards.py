"""The command ``watch``: what a camera sees, printed as it changes."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import cv2
import pytest
from click.testing import CliRunner, Result

from config.camera import CAMERA_FILE
from dealer.rules.cards import parse_cards
from ui.cli import main
from vision.sources.simulated_table import SimulatedTable, laid_board

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty settings folder of the test's own."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    return tmp_path / "config" / "housedealer"


def run(*words: object) -> Result:
    return CliRunner().invoke(main, ["watch", *map(str, words)])


@pytest.fixture
def pictures(tmp_path: Path) -> Path:
    """A flop, and no picture."""
    folder = tmp_path / "pictures"
    folder.mkdir()
    table = SimulatedTable(size=(1280, 720))
    table.lay(laid_board(parse_cards("Ah Kd 9c")))
    cv2.imwrite(str(folder / "a.png"), table.picture())
    (folder / "b.png").write_bytes(b"no picture")
    return folder


def test_a_folder_is_read_to_its_end(pictures: Path) -> None:
    result = run("--source", pictures)
    assert result.exit_code == 0
    # What is not sure in a rendered picture is a question mark; nothing else may be said.
    (line,) = result.stdout.splitlines()[-1:]
    place, _, cards = line.partition(": ")
    assert place == "board"
    for read, card in zip(cards.split(), ("Ah", "Kd", "9c"), strict=True):
        assert read in (card, "?")


def test_the_simulator_deals_until_it_is_interrupted() -> None:
    command = [sys.executable, "-m", "ui", "watch", "--source", "simulator"]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline().startswith("board: ")
        process.send_signal(signal.SIGINT)
        assert process.wait(10) == 0


def test_a_source_that_is_not_there_is_told(tmp_path: Path) -> None:
    result = run("--source", tmp_path / "none", "--seconds", 0.3)
    assert result.exit_code == 1
    assert result.stderr == f"housedealer: {tmp_path / 'none'}: No such file or directory\n"


def test_a_mistake_in_the_settings_is_told(settings: Path) -> None:
    settings.mkdir(parents=True)
    (settings / CAMERA_FILE).write_text("source = 7")
    result = run()
    assert result.exit_code == 1
    assert "source" in result.stderr
