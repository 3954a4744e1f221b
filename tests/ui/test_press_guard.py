from __future__ import annotations

from tests.support.fake_clock import FakeClock
from ui.press_guard import PressGuard


def test_a_press_within_300_ms_after_the_turn_passed_is_refused(clock: FakeClock) -> None:
    guard = PressGuard(clock=clock)
    guard.turn_passed()
    clock.advance(0.12)
    assert not guard.accepts()
    clock.advance(0.18)
    assert guard.accepts()


def test_a_refused_press_is_told(clock: FakeClock) -> None:
    told: list[str] = []
    guard = PressGuard(clock=clock)
    guard.refused = lambda: told.append("tick")
    guard.turn_passed()
    guard.accepts()
    assert told == ["tick"]


def test_it_is_known_since_when_a_finger_is_down(clock: FakeClock) -> None:
    guard = PressGuard(clock=clock)
    assert guard.held_since is None
    guard.press()
    clock.advance(0.4)
    assert guard.held_since == guard.now() - 0.4
    assert guard.release()
    assert guard.held_since is None


def test_a_press_under_which_the_turn_passes_does_not_count(clock: FakeClock) -> None:
    guard = PressGuard(clock=clock)
    guard.press()
    guard.turn_passed()
    assert guard.held_since is None
    assert not guard.release()
    guard.press()
    assert guard.release()
