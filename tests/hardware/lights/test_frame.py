"""What every lamp shows when: the patterns as tables of state and time."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import time
from itertools import pairwise

import pytest

from config.hardware import LightSettings
from hardware.lights.bar import lamp_levels
from hardware.lights.colours import BLUE, BRASS, DARK, FELT, IVORY, dimmed
from hardware.lights.cues import Cue, CueAt
from hardware.lights.dimming import Dimming, dimming
from hardware.lights.facts import ClockFacts, Stage, TableFacts
from hardware.lights.frame import Frame, SeatLight, frame
from hardware.lights.scene import Scene, with_table

T = 1000.0
BETTING = TableFacts(
    stage=Stage.BETTING,
    hand_number=7,
    occupied=(1, 2, 4, 6),
    live=(1, 2, 4, 6),
    to_act=6,
    button=1,
    small_blind=2,
    big_blind=4,
)
AWARDED = replace(BETTING, stage=Stage.AWARDED, to_act=None, winners=(4,))


def levels(shown: Frame) -> dict[int, float]:
    """The lamps that are more than a glow, by seat."""
    return {seat: light.level for seat, light in enumerate(shown.seats, start=1) if light.level > 0.1}


def to_act_with(left_seconds: float) -> SeatLight:
    clock = ClockFacts(total_seconds=30, left_seconds=left_seconds, as_of=T)
    return frame(Scene(table=BETTING, clock=clock), T).seats[5]


def flashes(left_from: float, left_to: float) -> int:
    """How often the lamp of the player to act goes on between two moments of his clock."""
    clock = ClockFacts(total_seconds=30, left_seconds=left_from, as_of=T)
    scene = Scene(table=BETTING, clock=clock)
    steps = [frame(scene, T + step / 100).seats[5].level for step in range(int((left_from - left_to) * 100))]
    return sum(1 for before, after in pairwise(steps) if after > before)


def test_table_without_a_hand_is_dark() -> None:
    assert frame(Scene(), T) == Frame()


def test_player_to_act_is_steady_and_brass_and_nobody_else_is() -> None:
    for moment in (T, T + 0.3, T + 77):
        shown = frame(Scene(table=BETTING), moment)
        assert levels(shown) == {6: 1.0}
        assert shown.seats[5].colour == BRASS
        assert [light.colour for light in shown.seats].count(BRASS) == 1


def test_those_still_in_glow_and_those_out_are_dark() -> None:
    shown = frame(Scene(table=replace(BETTING, live=(1, 6))), T)
    assert shown.seats[0].colour == dimmed(FELT, 0.08) != DARK
    assert shown.seats[1] == SeatLight()


def test_steady_until_the_last_ten_seconds() -> None:
    assert flashes(30, 10) == 0


def test_last_ten_seconds_blink_faster_toward_the_end() -> None:
    assert flashes(10, 6) == pytest.approx(4, abs=1)
    assert flashes(6, 3) == pytest.approx(5, abs=1)
    assert flashes(3, 0) == pytest.approx(7, abs=1)


def test_clock_that_stands_still_does_not_blink() -> None:
    clock = ClockFacts(total_seconds=30, left_seconds=4.2, as_of=T, running=False)
    assert {frame(Scene(table=BETTING, clock=clock), T + step / 10).seats[5].level for step in range(30)} == {
        1.0
    }


def test_nothing_ever_blinks_faster_than_three_times_a_second() -> None:
    for left in range(10):
        assert flashes(left + 1, left) <= 3
    chase = Scene(table=AWARDED, awarded_at=T)
    for seat in range(10):
        shown = [frame(chase, T + step / 100).seats[seat].level for step in range(100)]
        assert sum(1 for before, after in pairwise(shown) if after > before) <= 3


def test_button_and_blinds_are_shown_after_the_deal_and_then_no_longer() -> None:
    scene = Scene(table=BETTING, dealt_at=T)
    shown = frame(scene, T + 0.1)
    assert levels(shown) == {1: 0.3, 2: 0.3, 4: 0.5, 6: 1.0}
    assert shown.seats[0].colour == dimmed(IVORY, 0.3)
    assert shown.seats[3].colour == dimmed(BLUE, 0.5)
    assert levels(frame(scene, T + 0.3)) == {1: 0.3, 4: 0.5, 6: 1.0}
    assert levels(frame(scene, T + 4)) == {6: 1.0}


def test_dead_small_blind_and_button_at_an_empty_seat_light_up_where_they_are() -> None:
    scene = Scene(table=replace(BETTING, small_blind=None, button=9), dealt_at=T)
    assert levels(frame(scene, T)) == {4: 0.5, 6: 1.0, 9: 0.3}


def test_award_chases_once_round_the_table_and_stays_with_the_winners() -> None:
    scene = Scene(table=replace(AWARDED, winners=(2, 4)), awarded_at=T)
    seen = [tuple(levels(frame(scene, T + 0.01 + step * 0.08))) for step in range(10)]
    assert seen == [(seat,) for seat in range(1, 11)]
    for moment in (1.6, 2, 60):
        assert levels(frame(scene, T + moment)) == {2: 1.0, 4: 1.0}


def test_after_a_restart_the_winner_is_lit_without_a_chase() -> None:
    assert levels(frame(Scene(table=AWARDED), T)) == {4: 1.0}


def test_time_out_lights_the_seat_long_and_sounds_long() -> None:
    scene = Scene(
        table=replace(BETTING, to_act=1), cue=CueAt(cue=Cue.TIME_OUT, at=T, seat=6), dealt_at=T - 60
    )
    for moment in (0.0, 0.6, 1.15):
        shown = frame(scene, T + moment)
        assert shown.seats[5].colour == IVORY
        assert shown.hertz == 880
    after = frame(scene, T + 1.21)
    assert levels(after) == {1: 1.0}
    assert after.hertz == 0


def test_pause_dims_the_player_to_act() -> None:
    assert levels(frame(Scene(table=replace(BETTING, paused=True)), T)) == {6: 0.3}


def test_clock_bar_follows_the_clock_and_is_dark_without_one() -> None:
    clock = ClockFacts(total_seconds=20, left_seconds=20, as_of=T)
    scene = Scene(table=BETTING, clock=clock)
    assert [round(frame(scene, T + s).bar, 2) for s in (0, 5, 15, 25)] == [1, 0.75, 0.25, 0]
    assert frame(Scene(table=BETTING), T).bar_level == 0


def test_seat_lit_by_hand_is_lit_for_its_time() -> None:
    scene = Scene(lit=4, lit_until=T + 2)
    assert levels(frame(scene, T)) == {4: 1.0}
    assert levels(frame(scene, T + 2)) == {}


def test_brightness_holds_for_every_lamp() -> None:
    half = Dimming(brightness=0.5)
    clock = ClockFacts(total_seconds=20, left_seconds=20, as_of=T)
    shown = frame(Scene(table=BETTING, clock=clock), T, half)
    assert shown.seats[5] == SeatLight(level=0.5, colour=dimmed(BRASS, 0.5))
    assert shown.bar_level == 0.5


def test_silent_hours_keep_the_buzzer_still() -> None:
    scene = Scene(cue=CueAt(cue=Cue.ERROR, at=T))
    assert frame(scene, T).hertz == 220
    assert frame(scene, T, Dimming(silent=True)).hertz == 0


@pytest.mark.parametrize(
    ("hour", "quiet"), [(21, False), (22, True), (23, True), (0, True), (6, True), (7, False), (12, False)]
)
def test_quiet_hours_pass_midnight(hour: int, quiet: bool) -> None:
    settings = LightSettings(brightness=0.8, quiet_brightness=0.2, quiet=(time(22), time(7)))
    found = dimming(settings, time(hour))
    assert found == Dimming(brightness=0.2 if quiet else 0.8, silent=quiet)


def test_quiet_hours_within_a_day_and_none_at_all() -> None:
    settings = LightSettings(quiet=(time(13), time(15)))
    assert [dimming(settings, time(h)).silent for h in (12, 13, 15)] == [False, True, False]
    assert not dimming(LightSettings(), time(3)).silent
    assert dimming(LightSettings(), time(3), muted=True).silent


@pytest.mark.parametrize(
    ("share", "expected"),
    [
        (1.0, (1, 1, 1, 1)),
        (0.5, (1, 1, 0, 0)),
        (0.625, (1, 1, 0.5, 0)),
        (0.01, (0.5, 0, 0, 0)),
        (0, (0, 0, 0, 0)),
    ],
)
def test_row_of_clock_lamps_empties_from_its_end(share: float, expected: tuple[float, ...]) -> None:
    assert lamp_levels(share, 1.0, 4) == expected
    assert lamp_levels(share, 0.5, 4) == tuple(level / 2 for level in expected)


def test_row_without_lamps_is_nothing() -> None:
    assert lamp_levels(1.0, 1.0, 0) == ()


def test_deal_and_award_are_moments_only_while_the_night_is_live() -> None:
    before = Scene(table=replace(AWARDED, hand_number=6))
    live = with_table(before, BETTING, at=T)
    assert live.dealt_at == T
    assert with_table(before, BETTING, at=T, live=False).dealt_at is None
    assert with_table(live, AWARDED, at=T + 9).awarded_at == T + 9
    assert with_table(live, AWARDED, at=T + 9, live=False).awarded_at is None


def test_moments_stay_while_nothing_new_happens() -> None:
    live = with_table(Scene(), BETTING, at=T)
    again = with_table(live, replace(BETTING, to_act=1), at=T + 5)
    assert again.dealt_at == T


def test_undo_of_an_award_and_of_a_deal_takes_the_moment_back() -> None:
    awarded = with_table(with_table(Scene(), BETTING, at=T), AWARDED, at=T + 9)
    undone = with_table(awarded, BETTING, at=T + 12)
    assert undone.awarded_at is None
    assert frame(undone, T + 12) == frame(Scene(table=BETTING), T + 12)
    assert with_table(undone, replace(AWARDED, hand_number=6), at=T + 13).dealt_at is None


def all_scenes() -> Iterator[Scene]:
    for stage in Stage:
        for to_act in (None, 6):
            table = replace(BETTING, stage=stage, to_act=to_act)
            clock = ClockFacts(total_seconds=30, left_seconds=4, as_of=T)
            yield Scene(table=table, clock=clock, dealt_at=T, awarded_at=T)


def test_every_frame_is_within_what_lamps_can_do() -> None:
    for scene in all_scenes():
        for step in range(60):
            shown = frame(scene, T + step / 10)
            assert len(shown.seats) == 10
            assert all(0 <= light.level <= 1 for light in shown.seats)
            assert all(0 <= part <= 255 for light in shown.seats for part in light.colour)
            assert 0 <= shown.bar <= 1
