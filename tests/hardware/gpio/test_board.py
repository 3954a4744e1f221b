"""The real classes of the pin library on mock pins: what each pin does over time."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from gpiozero.pins.mock import MockFactory, MockPWMPin

from config.hardware import load_hardware
from config.pins import BuzzerKind, PinMap
from hardware.buttons.inputs import Input, KnobPressed, KnobTurned, NextPressed, UndoPressed
from hardware.faults import PinFailed, PinStuck, PinsUnavailable, PinTaken
from hardware.gpio.board import PinBoard
from hardware.gpio.factory import PinsNotUsable, on_a_raspberry_pi, real_pins
from hardware.health import Condition
from hardware.lights.cues import Cue, CueAt
from hardware.lights.facts import ClockFacts, Stage, TableFacts
from hardware.lights.frame import Frame, SeatLight, frame
from hardware.lights.scene import Scene
from hardware.simulator.pins import SimulatedPins
from tests.support.fake_clock import FakeClock

BETTING = TableFacts(
    stage=Stage.BETTING,
    hand_number=1,
    occupied=(1, 2, 4),
    live=(1, 2, 4),
    to_act=4,
    button=1,
    small_blind=2,
    big_blind=4,
)
DARK = Frame()


class Bench:
    """A board with everything on it, on a clock that runs when told to."""

    def __init__(
        self,
        pins: PinMap | None = None,
        factory: Callable[[SimulatedPins], Callable[[], MockFactory]] | None = None,
    ) -> None:
        self.clock = FakeClock()
        self.pins = pins or load_hardware().pins
        self.simulated = SimulatedPins(self.pins)
        self.inputs: list[Input] = []
        self.board = PinBoard(
            pins=self.pins,
            factory=factory(self.simulated) if factory else self.simulated.open,
            clock=self.clock,
            on_input=self.inputs.append,
            simulated=True,
        )

    def play(self, scene: Scene, seconds: float, step: float = 0.04) -> None:
        """Show `scene` from now on for so long."""
        for _ in range(round(seconds / step)):
            self.board.show(frame(scene, self.clock()))
            self.clock.advance(step)

    def states(self, use: str) -> list[float]:
        """What the pin of `use` went through."""
        pin = self.simulated.factory.pin(dict(self.pins.uses())[use])
        return [round(state.state, 3) for state in pin.states]

    def forget(self) -> None:
        for _, gpio in self.pins.uses():
            self.simulated.factory.pin(gpio).clear_states()


@pytest.fixture
def bench() -> Iterator[Bench]:
    bench = Bench()
    bench.board.show(DARK)
    yield bench
    bench.board.close()


def test_seat_to_act_is_steady_and_others_glow(bench: Bench) -> None:
    bench.forget()
    bench.play(Scene(table=BETTING), 3)
    assert bench.states("seats[4]") == [0, 1]
    assert bench.states("seats[1]") == [0, 0.08]
    assert bench.states("seats[3]") == [0]
    bench.board.show(DARK)
    assert bench.states("seats[4]") == [0, 1, 0]


def test_last_ten_seconds_blink_faster_and_faster(bench: Bench) -> None:
    clock = ClockFacts(total_seconds=20, left_seconds=12, as_of=bench.clock())
    scene = Scene(table=BETTING, clock=clock)
    counts = []
    for seconds in (2, 4, 3, 2.8):
        bench.forget()
        bench.play(scene, seconds)
        counts.append(len(bench.states("seats[4]")) / seconds)
    assert counts == sorted(counts)
    assert counts[-1] > 2 * counts[1] > 2 * counts[0]


def test_clock_row_empties_from_its_end(bench: Bench) -> None:
    clock = ClockFacts(total_seconds=18, left_seconds=18, as_of=bench.clock())
    scene = Scene(table=BETTING, clock=clock)
    rows = []
    for _ in range(7):
        bench.board.show(frame(scene, bench.clock()))
        rows.append(
            "".join("*" if bench.simulated.level(f"clock_row[{n}]") > 0.2 else "." for n in range(1, 7))
        )
        bench.clock.advance(3)
    assert rows == ["******", "*****.", "****..", "***...", "**....", "*.....", "......"]


def test_clock_bar_is_dimmed_as_it_runs_down() -> None:
    bench = Bench(PinMap(clock_bar=19))
    scene = Scene(table=BETTING, clock=ClockFacts(total_seconds=4, left_seconds=4, as_of=bench.clock()))
    bench.play(scene, 5, step=1)
    assert bench.states("clock_bar") == [0, 1, 0.75, 0.5, 0.25, 0]
    bench.board.close()


def test_tonal_buzzer_sings_each_cue(bench: Bench) -> None:
    heard = []
    for cue in (Cue.UNDO, Cue.ERROR, Cue.TIME_OUT):
        scene = Scene(cue=CueAt(cue=cue, at=bench.clock()))
        for _ in range(32):
            bench.board.show(frame(scene, bench.clock() + 0.001))
            heard.append(round(bench.simulated.hertz))
            bench.clock.advance(0.04)
    pitches = [now for before, now in zip([0, *heard], heard, strict=False) if now != before]
    assert pitches == [1760, 0, 1760, 0, 220, 0, 880, 0]


def test_plain_buzzer_is_on_and_off() -> None:
    bench = Bench(PinMap(buzzer=18, buzzer_kind=BuzzerKind.PLAIN))
    bench.play(Scene(cue=CueAt(cue=Cue.UNDO, at=bench.clock() - 0.001)), 1)
    assert bench.states("buzzer") == [0, 1, 0, 1, 0]
    bench.board.close()


def test_buttons_tell_once_and_when(bench: Bench) -> None:
    for use, kind in (("next", NextPressed), ("undo", UndoPressed), ("knob_push", KnobPressed)):
        bench.clock.advance(1)
        bench.simulated.press(use)
        assert bench.inputs.pop() == kind(began_at=bench.clock())
        bench.clock.advance(0.1)
        bench.simulated.release(use)
        assert bench.inputs == []


def test_bounces_are_one_press(bench: Bench) -> None:
    for _ in range(5):
        bench.simulated.press("next")
        bench.clock.advance(0.004)
        bench.simulated.release("next")
        bench.clock.advance(0.004)
    assert len(bench.inputs) == 1
    bench.clock.advance(0.1)
    bench.simulated.press("next")
    assert len(bench.inputs) == 2


def test_knob_tells_its_clicks_in_both_directions(bench: Bench) -> None:
    bench.simulated.turn(3)
    bench.simulated.turn(-2)
    assert [turned.steps for turned in bench.inputs if isinstance(turned, KnobTurned)] == [1, 1, 1, -1, -1]


def test_button_that_is_stuck_is_named_and_forgotten_when_it_comes_loose(bench: Bench) -> None:
    bench.simulated.press("undo")
    bench.play(Scene(), 9, step=0.5)
    assert bench.board.health.faults == ()
    assert bench.board.health.pressed == ("undo",)
    bench.play(Scene(), 2, step=0.5)
    assert bench.board.health.faults == (PinStuck(use="undo", gpio=20, physical=38),)
    bench.simulated.release("undo")
    bench.play(Scene(), 0.5, step=0.5)
    assert bench.board.health.faults == ()
    assert len(bench.inputs) == 1


class BusyPin(MockPWMPin):
    """A pin that another program has, until it lets go of it."""

    busy = True

    def _set_function(self, value: str) -> None:
        if self.busy and value == "output":
            raise Exception("'GPIO busy'")
        super()._set_function(value)


class BrokenPin(MockPWMPin):
    """A pin that fails when it is driven while `broken`."""

    broken = False

    def _set_state(self, value: float) -> None:
        if self.broken:
            raise OSError("no current")
        super()._set_state(value)


def test_pin_that_another_program_has_is_named_and_the_others_work() -> None:
    bench = Bench(PinMap(seats=(4, 17)))
    busy = bench.simulated.factory.pin(17, pin_class=BusyPin)
    bench.play(Scene(table=BETTING), 1)
    health = bench.board.health
    assert health.condition is Condition.READY
    assert health.faults == (PinTaken(use="seats[2]", gpio=17, physical=11),)
    assert bench.states("seats[1]")[-1] == 0.08
    busy.busy = False
    bench.play(Scene(table=BETTING), 2.1)
    assert bench.board.health.faults == ()
    assert bench.states("seats[2]")[-1] == 0.08
    bench.board.close()


def test_pin_that_raises_is_named_and_taken_again() -> None:
    bench = Bench(PinMap(seats=(4, 17)))
    broken = bench.simulated.factory.pin(4, pin_class=BrokenPin)
    bench.play(Scene(table=BETTING), 0.2)
    broken.broken = True
    bench.play(Scene(table=replace(BETTING, to_act=1)), 0.2)
    assert bench.board.health.faults == (PinFailed(use="seats[1]", gpio=4, physical=7, detail="no current"),)
    broken.broken = False
    bench.play(Scene(table=replace(BETTING, to_act=1)), 2.2)
    assert bench.board.health.faults == ()
    assert bench.simulated.level("seats[1]") == 1
    bench.board.close()


class DeafPin(MockPWMPin):
    """A pin that cannot be read while `broken`."""

    broken = False

    def _get_state(self) -> float:
        if self.broken:
            raise OSError("no answer")
        return float(super()._get_state())


def test_button_that_cannot_be_read_is_named_and_taken_again() -> None:
    bench = Bench(PinMap(next=16))
    deaf = bench.simulated.factory.pin(16, pin_class=DeafPin)
    bench.board.show(DARK)
    deaf.broken = True
    bench.board.show(DARK)
    assert bench.board.health.faults == (PinFailed(use="next", gpio=16, physical=36, detail="no answer"),)
    deaf.broken = False
    bench.clock.advance(2)
    bench.board.show(DARK)
    assert bench.board.health.faults == ()
    bench.simulated.press("next")
    assert len(bench.inputs) == 1
    bench.board.close()


def test_pins_that_cannot_be_used_are_named_and_tried_again() -> None:
    refusals = [PinsNotUsable("No module named 'lgpio'")]

    def factory(simulated: SimulatedPins) -> Callable[[], MockFactory]:
        def open_pins() -> MockFactory:
            if refusals:
                raise refusals.pop()
            return simulated.factory

        return open_pins

    bench = Bench(factory=factory)
    bench.board.show(DARK)
    assert bench.board.health.condition is Condition.FAULTY
    assert bench.board.health.faults == (PinsUnavailable(detail="No module named 'lgpio'"),)
    bench.clock.advance(2)
    bench.board.show(DARK)
    assert bench.board.health.condition is Condition.READY
    assert bench.board.health.faults == ()
    bench.board.close()


def test_closing_puts_the_lamps_out(bench: Bench) -> None:
    bench.board.show(Frame(seats=(SeatLight(level=1.0),) * 10))
    bench.board.close()
    assert bench.simulated.level("seats[7]") == 0


def test_nothing_wired_is_nothing_wrong() -> None:
    bench = Bench(PinMap())
    bench.board.show(DARK)
    assert bench.board.health.condition is Condition.READY
    bench.board.close()


def test_pi_is_known_by_its_board(tmp_path: Path) -> None:
    model = tmp_path / "model"
    assert not on_a_raspberry_pi(model)
    model.write_bytes(b"Raspberry Pi 4 Model B Rev 1.4\x00")
    assert on_a_raspberry_pi(model)
    model.write_bytes(b"Some other board\x00")
    assert not on_a_raspberry_pi(model)


@pytest.mark.skipif("lgpio" in sys.modules, reason="there are real pins here")
def test_missing_pin_library_is_told_in_its_own_words(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("LG_WD", raising=False)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    if on_a_raspberry_pi():
        pytest.skip("there are real pins here")
    with pytest.raises(PinsNotUsable) as error:
        real_pins()
    assert "lgpio" in error.value.detail
    assert os.environ["LG_WD"] == str(tmp_path)
