"""The very file that starts on a Pico, run by a real MicroPython on pins that are files."""

from __future__ import annotations

import contextlib
import os
import pty
import subprocess
import sys
import time
import tty
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from hardware.firmware.seatbox.power import CHANNEL_MILLIAMPERES
from hardware.firmware.seatbox.wiring import BAR_LAMPS, BUTTON_PINS, LAMPS_MILLIAMPERES, WATCHDOG_MS
from hardware.seat_box.line import Line, LineReader, encode
from hardware.seat_box.messages import BoxBeat, BoxLights, BoxPressed, Kind, read_from_box, show_body

ROOT = Path(__file__).parents[3]
MAIN = ROOT / "hardware" / "firmware" / "main.py"
BOARD = ROOT / "tests" / "support" / "micropython_board"
MICROPYTHON = Path(sys.prefix) / "bin" / "micropython"
pytestmark = pytest.mark.skipif(not MICROPYTHON.exists(), reason="no MicroPython for this machine")


class Pico:
    """A board that starts with the buttons of some `seats` held; `heard` is what it has said."""

    def __init__(self, folder: Path, *seats: int) -> None:
        self._ground, self._did = folder / "ground", folder / "did"
        self._did.touch()
        self.hold(*seats)
        self.table, slave = pty.openpty()
        tty.setraw(slave)
        os.set_blocking(self.table, False)
        self._reader = LineReader()
        self.heard: list[Line] = []
        self.process = subprocess.Popen(
            [MICROPYTHON, MAIN, self._ground, self._did],
            stdin=slave,
            stdout=slave,
            stderr=subprocess.PIPE,
            env={"MICROPYPATH": str(BOARD)},
        )
        os.close(slave)

    def hold(self, *seats: int) -> None:
        """The buttons of `seats` are down, all others up."""
        new = self._ground.with_suffix(".new")
        new.write_text(str(sum(1 << BUTTON_PINS[seat - 1] for seat in seats)), "ascii")
        new.replace(self._ground)

    def tell(self, data: bytes) -> None:
        os.write(self.table, data)

    @property
    def did(self) -> list[str]:
        return self._did.read_text("ascii").splitlines()

    def says(self, kind: type) -> list[object]:
        """The messages of this kind so far."""
        with contextlib.suppress(OSError):  # It has said nothing new, or has ended.
            self.heard += self._reader.feed(os.read(self.table, 65536))
        told = [read_from_box(line.body) for line in self.heard]
        return [message for message in told if isinstance(message, kind)]

    def pull(self) -> str:
        """Pull the plug, which is its power; what it complained of."""
        self.process.kill()
        _, complaints = self.process.communicate()
        os.close(self.table)
        return complaints.decode()


def until(reached: Callable[[], object], seconds: float = 5.0) -> None:
    ends = time.monotonic() + seconds
    while not reached():
        assert time.monotonic() < ends, "it never was"
        time.sleep(0.005)


@pytest.fixture
def pico(tmp_path: Path) -> Iterator[Pico]:
    pico = Pico(tmp_path)
    until(lambda: pico.says(BoxBeat))
    yield pico
    assert pico.pull() == ""


def test_lamps_and_piezo_follow_the_table_and_never_take_more_than_the_plug_gives(pico: Pico) -> None:
    white = BoxLights(seats=((255, 255, 255),) * 10, bar=255, bar_level=255, hertz=880)
    pico.tell(encode(Line(seq=1, body=show_body(white))))
    until(lambda: "sounds 880" in pico.did)
    lamps = [bytes.fromhex(line.removeprefix("lamps ")) for line in pico.did if line.startswith("lamps ")]
    assert len(lamps[-1]) == 3 * (10 + BAR_LAMPS)
    assert min(lamps[-1]) > 0
    assert sum(lamps[-1]) * CHANNEL_MILLIAMPERES / 255 <= LAMPS_MILLIAMPERES


def test_a_button_between_its_pin_and_ground_is_told(pico: Pico) -> None:
    time.sleep(0.1)
    pico.hold(4)
    time.sleep(0.1)
    pico.hold()
    until(lambda: pico.says(BoxPressed))
    (press, *_) = pico.says(BoxPressed)
    assert isinstance(press, BoxPressed)
    assert (press.seat, press.kind) == (4, Kind.TAP)


def test_no_control_character_in_garbage_stops_the_program(pico: Pico) -> None:
    pico.tell(bytes(range(32)) * 8 + b"\n")
    time.sleep(0.3)
    beats = len(pico.says(BoxBeat))
    until(lambda: len(pico.says(BoxBeat)) > beats + 1)
    assert pico.process.poll() is None
    # A Ctrl-C is a character here as any other; on a board it is one only after this call.
    program = MAIN.read_text("utf-8")
    assert program.index("micropython.kbd_intr(-1)") < program.index("while True")


def test_the_watchdog_watches_and_is_fed(pico: Pico) -> None:
    assert f"watchdog {WATCHDOG_MS}" in pico.did
    until(lambda: "fed" in pico.did)
    assert WATCHDOG_MS <= 8388


def test_whoever_holds_both_ends_at_the_start_finds_a_plain_micropython(tmp_path: Path) -> None:
    pico = Pico(tmp_path, 1, 10)
    assert pico.process.wait(5) == 0
    assert not any(line.startswith("watchdog") for line in pico.did)
    assert pico.pull() == ""


def test_one_button_that_is_stuck_at_the_start_keeps_no_box_from_working(tmp_path: Path) -> None:
    pico = Pico(tmp_path, 10)
    until(lambda: pico.says(BoxBeat))
    assert pico.pull() == ""
