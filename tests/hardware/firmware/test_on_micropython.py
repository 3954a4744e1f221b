"""The seat box's program run by a real MicroPython, which talks to the real link over a pseudo-terminal."""

from __future__ import annotations

import os
import pty
import random
import re
import subprocess
import sys
import time
import tty
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from hardware.buttons.inputs import SeatPressed
from hardware.health import Condition
from hardware.seat_box.line import Line, LineReader, encode
from hardware.seat_box.link import SeatBoxLink
from hardware.seat_box.messages import BoxBeat, BoxIntroduced, BoxLights, read_from_box

ROOT = Path(__file__).parents[3]
FIRMWARE = ROOT / "hardware" / "firmware"
MICROPYTHON = Path(sys.prefix) / "bin" / "micropython"
needs_micropython = pytest.mark.skipif(not MICROPYTHON.exists(), reason="no MicroPython for this machine")
LIT = BoxLights(seats=((255, 140, 16), *((0, 0, 0),) * 8, (1, 2, 3)), bar=200, bar_level=255, hertz=880)


class Board:
    """A board that runs the program, plugged in. `path` is the table's end of the plug."""

    def __init__(self, folder: Path, session: str) -> None:
        self._pressed = folder / "pressed"
        self._shown = folder / "shown"
        self._pressed.write_text("0", "ascii")
        self._shown.touch()
        self.master, self._slave = pty.openpty()
        tty.setraw(self._slave)
        self.path = os.ttyname(self._slave)
        script = ROOT / "tests" / "support" / "micropython_box.py"
        self._process = subprocess.Popen(
            [MICROPYTHON, script, FIRMWARE, session, self._pressed, self._shown],
            stdin=self.master,
            stdout=self.master,
            stderr=subprocess.PIPE,
            cwd=folder,
        )

        until(lambda: self.shown != "" or not self.runs)
        time.sleep(0.06)  # A button that is down in the very first moments counts as leant on.

    def press(self, mask: int) -> None:
        new = self._pressed.with_suffix(".new")
        new.write_text(str(mask), "ascii")
        new.replace(self._pressed)

    @property
    def shown(self) -> str:
        return (self._shown.read_text("ascii").splitlines() or [""])[-1]

    @property
    def runs(self) -> bool:
        return self._process.poll() is None

    def pull(self) -> str:
        """Pull the plug, which is its power, too; what it complained of."""
        os.close(self._slave)
        os.close(self.master)
        self._process.kill()
        _, complaints = self._process.communicate()
        return complaints.decode()


def until(reached: Callable[[], bool], seconds: float = 5.0) -> float:
    began = time.monotonic()
    while not reached():
        assert time.monotonic() - began < seconds, "it never was"
        time.sleep(0.005)
    return time.monotonic() - began


@pytest.fixture
def board(tmp_path: Path) -> Iterator[Board]:
    board = Board(tmp_path, "00c0ffee")
    yield board
    assert board.pull() == ""


@needs_micropython
def test_lights_presses_and_a_pulled_plug(tmp_path: Path) -> None:
    (tmp_path / "one").mkdir()
    (tmp_path / "two").mkdir()
    board = Board(tmp_path / "one", "00000001")
    link = tmp_path / "usb-Pico"
    link.symlink_to(board.path)
    presses: list[SeatPressed] = []
    table = SeatBoxLink(
        find=lambda: (str(link),) if link.exists() else (),
        port="",
        clock=time.monotonic,
        on_press=presses.append,
        on_health=lambda _health: None,
    )
    table.start()
    table.show(LIT)
    until(lambda: board.shown == f"ff8c10{'00' * 24}010203 200 255 880")
    until(lambda: table.health.condition is Condition.READY)
    board.press(1 << 3)
    until(lambda: table.health.pressed == ("4",))
    board.press(0)
    until(lambda: [(press.seat, press.held) for press in presses] == [(4, False)])
    link.unlink()
    assert board.pull() == ""
    until(lambda: table.health.condition is Condition.ABSENT)
    board = Board(tmp_path / "two", "00000002")
    link.symlink_to(board.path)
    until(lambda: board.shown.startswith("ff8c10"))
    board.press(1 << 9)
    until(lambda: [(press.seat, press.held) for press in presses[1:]] == [(10, True)])
    table.close()
    assert board.pull() == ""


@needs_micropython
@pytest.mark.parametrize("size", [100_000, pytest.param(1_000_000, marks=pytest.mark.slow)])
def test_garbage_does_the_program_no_harm(board: Board, size: int) -> None:
    random_ = random.Random(7)
    table = os.open(board.path, os.O_RDWR | os.O_NOCTTY | os.O_NONBLOCK)
    noise = memoryview(random_.randbytes(size))
    heard = b""
    while noise:
        try:
            noise = noise[os.write(table, noise[:4096]) :]
        except BlockingIOError:
            time.sleep(0.001)
        heard = drained(table, heard)
    os.write(table, b"\n" + encode(Line(seq=1, body="hello 1")))
    until(lambda: b" box " in drained(table, b""))
    os.close(table)
    assert board.runs
    assert {body.split()[0] for body in (line.body for line in LineReader().feed(heard))} <= {"beat", "box"}
    assert all(
        isinstance(read_from_box(line.body), BoxBeat | BoxIntroduced) for line in LineReader().feed(heard)
    )
    assert board.shown.split()[1:] == ["0", "0", "0"]


def drained(table: int, heard: bytes) -> bytes:
    """`heard`, and what has come since."""
    try:
        return heard + os.read(table, 65536)
    except BlockingIOError:
        return heard


@needs_micropython
def test_micropython_can_compile_what_only_a_board_can_run() -> None:
    compiled = subprocess.run(
        [MICROPYTHON, "-X", "compile-only", FIRMWARE / "main.py"], capture_output=True, check=False
    )
    assert (compiled.returncode, compiled.stderr) == (0, b"")


def test_everything_that_a_board_needs_is_in_main_and_one_folder() -> None:
    imported = re.findall(r"^(?:from|import) ([a-z_]+)", (FIRMWARE / "main.py").read_text("utf-8"), re.M)
    assert set(imported) <= {"os", "time", "micropython", "neopixel", "machine", "seatbox"}
    for module in (FIRMWARE / "seatbox").glob("*.py"):
        imports = re.findall(r"^(?:from|import) ([a-z_.]+)", module.read_text("utf-8"), re.M)
        assert all(name.startswith(".") or name in ("select", "sys") for name in imports)
