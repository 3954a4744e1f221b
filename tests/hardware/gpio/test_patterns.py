"""Each pattern of the lights on the pins, over time: what is lit in which hundredth of a second."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

import pytest

from config.hardware import load_hardware
from hardware.gpio.board import PinBoard
from hardware.lights.cues import Cue, CueAt
from hardware.lights.dimming import Dimming
from hardware.lights.facts import ClockFacts, Stage, TableFacts
from hardware.lights.frame import frame
from hardware.lights.scene import Scene
from hardware.simulator.pins import SimulatedPins

STEP = 0.01
BEGIN = 1000.0
DEALT = TableFacts(
    stage=Stage.BETTING,
    hand_number=1,
    occupied=(1, 2, 4, 7),
    live=(1, 2, 4, 7),
    to_act=7,
    button=1,
    small_blind=2,
    big_blind=4,
)
WON = TableFacts(stage=Stage.AWARDED, hand_number=1, occupied=(1, 2, 4, 7), live=(2,), winners=(2,))
Row = list[tuple[float, float]]
"""For how many seconds the pin had which level (of a lamp) or pitch (of the buzzer), in order."""


class Film:
    """The pins while `scene` is shown for so many `seconds`."""

    def __init__(self, scene: Scene, seconds: float, *, dimming: Dimming | None = None) -> None:
        pins = load_hardware().pins
        simulated = SimulatedPins(pins)
        board = PinBoard(
            pins=pins, factory=simulated.open, clock=lambda: BEGIN, on_input=lambda _: None, simulated=True
        )
        self._levels: dict[str, list[float]] = {use: [] for use in _lamps()}
        self._hertz: list[float] = []
        for step in range(round(seconds / STEP)):
            # The middle of a step: no edge of a pattern falls there.
            at = BEGIN + (step + 0.5) * STEP
            board.show(frame(scene, at, *(() if dimming is None else (dimming,))))
            for use, row in self._levels.items():
                row.append(round(simulated.level(use), 3))
            self._hertz.append(round(simulated.hertz))
        board.close()

    def lamp(self, use: str) -> Row:
        return _row(self._levels[use])

    def seat(self, seat: int) -> Row:
        return self.lamp(f"seats[{seat}]")

    @property
    def buzzer(self) -> Row:
        return _row(self._hertz)

    def lit(self, threshold: float = 0.5) -> list[tuple[int, ...]]:
        """The seats that are bright, step by step."""
        columns = zip(*(self._levels[f"seats[{seat}]"] for seat in range(1, 11)), strict=True)
        return [
            tuple(seat for seat, level in enumerate(levels, 1) if level > threshold) for levels in columns
        ]


def _lamps() -> Iterator[str]:
    return (use for use, _ in load_hardware().pins.uses() if use.startswith(("seats", "clock_row")))


def _row(values: list[float]) -> Row:
    return [(round(len(list(same)) * STEP, 2), value) for value, same in groupby(values)]


def on_and_off(times: int, on: float, off: float, *levels: float) -> Row:
    return [(on, levels[0]), (off, levels[1])] * times


def test_the_seat_to_act_is_steady_and_the_others_still_in_glow() -> None:
    film = Film(Scene(table=DEALT), 6.0)
    assert film.seat(7) == [(6.0, 1.0)]
    assert film.seat(2) == [(6.0, 0.08)]
    assert film.seat(3) == [(6.0, 0.0)]


def test_button_and_blinds_are_shown_for_four_seconds_at_the_start_of_a_hand() -> None:
    film = Film(Scene(table=DEALT, dealt_at=BEGIN), 6.0)
    assert film.seat(1) == [(4.0, 0.3), (2.0, 0.08)]
    assert film.seat(2) == [*on_and_off(4, 0.25, 0.75, 0.3, 0.1), (2.0, 0.08)]
    assert film.seat(4) == [*on_and_off(4, 0.5, 0.5, 0.5, 0.1), (2.0, 0.08)]
    assert film.seat(7) == [(6.0, 1.0)]


def test_the_last_ten_seconds_blink_faster_and_faster() -> None:
    clock = ClockFacts(total_seconds=12, left_seconds=12, as_of=BEGIN)
    film = Film(Scene(table=DEALT, clock=clock), 12.0)
    assert film.seat(7) == [
        (2.5, 1.0),  # Two seconds before the last ten, and the bright half of a blink.
        (0.5, 0.1),
        *on_and_off(3, 0.5, 0.5, 1.0, 0.1),
        *on_and_off(5, 0.3, 0.3, 1.0, 0.1),
        *on_and_off(7, 0.2, 0.2, 1.0, 0.1),
        (0.2, 1.0),
    ]


def test_time_out_lights_its_seat_and_sounds_as_long() -> None:
    film = Film(Scene(table=DEALT, cue=CueAt(cue=Cue.TIME_OUT, at=BEGIN, seat=2)), 2.0)
    assert film.seat(2) == [(1.2, 1.0), (0.8, 0.08)]
    assert film.buzzer == [(1.2, 880), (0.8, 0)]


@pytest.mark.parametrize(
    ("cue", "sounds"),
    [
        (Cue.UNDO, [(0.08, 1760), (0.08, 0), (0.08, 1760), (0.76, 0)]),
        (Cue.ERROR, [(0.4, 220), (0.6, 0)]),
        (Cue.TEN_SECONDS, [(0.08, 1760), (0.92, 0)]),
    ],
)
def test_each_cue_has_its_tones(cue: Cue, sounds: Row) -> None:
    assert Film(Scene(cue=CueAt(cue=cue, at=BEGIN)), 1.0).buzzer == sounds


def test_a_light_runs_round_the_table_and_stays_with_the_winner() -> None:
    film = Film(Scene(table=WON, awarded_at=BEGIN), 3.0)
    lit = [seats for seats, _ in groupby(film.lit())]
    assert lit == [*((seat,) for seat in (*range(1, 11), *range(1, 11))), (2,)]
    assert film.seat(2)[-1] == (1.4, 1.0)
    assert film.seat(7)[-1][1] == 0.0


def test_the_row_of_the_clock_goes_out_from_its_end() -> None:
    clock = ClockFacts(total_seconds=6, left_seconds=6, as_of=BEGIN)
    film = Film(Scene(table=DEALT, clock=clock), 6.0)
    for lamp in range(2, 7):
        row = film.lamp(f"clock_row[{lamp}]")
        fades_after = sum(seconds for seconds, level in row if level == 1.0)
        assert fades_after == pytest.approx(6 - lamp, abs=STEP)
        assert [level for _, level in row] == sorted((level for _, level in row), reverse=True)
    assert film.lamp("clock_row[1]")[-1][1] >= 0.5


def test_quiet_hours_take_every_level_down_and_keep_the_buzzer_still() -> None:
    scene = Scene(table=DEALT, dealt_at=BEGIN, cue=CueAt(cue=Cue.UNDO, at=BEGIN))
    film = Film(scene, 1.0, dimming=Dimming(brightness=0.5, silent=True))
    assert film.seat(7) == [(1.0, 0.5)]
    assert film.seat(4) == on_and_off(1, 0.5, 0.5, 0.25, 0.05)
    assert film.buzzer == [(1.0, 0)]


@pytest.mark.parametrize("left", [20.0, 9.0, 4.0, 1.0])
def test_a_clock_that_stands_and_a_pause_blink_not(left: float) -> None:
    stands = ClockFacts(total_seconds=20, left_seconds=left, as_of=BEGIN, running=False)
    assert Film(Scene(table=DEALT, clock=stands), 2.0).seat(7) == [(2.0, 1.0)]
