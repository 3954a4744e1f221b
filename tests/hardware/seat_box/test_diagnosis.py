"""What is seen of a seat box over time: stuck buttons, and starts that come too often."""

from __future__ import annotations

from dataclasses import replace

from hardware.faults import KeepsRestarting, StuckButtons, WrongVersion
from hardware.seat_box.diagnosis import Diagnosis
from hardware.seat_box.messages import BoxIntroduced
from hardware.seat_box.session import BoxStatus

FINE = BoxStatus(
    box=BoxIntroduced(protocol=1, firmware=1, session="00c0ffee", acked=0, seats=10), alive=True, starts=1
)


def test_a_button_that_is_down_for_ten_seconds_is_stuck_until_it_comes_loose() -> None:
    diagnosis = Diagnosis()
    held = replace(FINE, held=(3, 7))
    assert diagnosis.faults(held, 0.0) == ()
    assert diagnosis.faults(held, 9.9) == ()
    assert diagnosis.faults(held, 10.0) == (StuckButtons(seats=(3, 7)),)
    assert diagnosis.faults(replace(FINE, held=(7,)), 11.0) == (StuckButtons(seats=(7,)),)
    assert diagnosis.faults(FINE, 12.0) == ()
    assert diagnosis.faults(replace(FINE, held=(7,)), 13.0) == ()


def test_a_box_that_starts_every_two_seconds_is_named_from_its_third_start_on_without_a_gap() -> None:
    diagnosis = Diagnosis()
    named = [diagnosis.faults(replace(FINE, starts=1 + second // 2), float(second)) for second in range(60)]
    assert named[:4] == [()] * 4
    assert named[4:] == [(KeepsRestarting(),)] * 56


def test_a_box_that_has_not_started_for_long_is_named_no_more() -> None:
    diagnosis = Diagnosis()
    diagnosis.faults(replace(FINE, starts=5), 0.0)
    assert diagnosis.restarting(9.9) == (KeepsRestarting(),)
    assert diagnosis.restarting(10.1) == ()


def test_a_box_of_another_version_is_named() -> None:
    assert FINE.box is not None
    other = replace(FINE, box=replace(FINE.box, protocol=3))
    assert Diagnosis().faults(other, 0.0) == (WrongVersion(found=3, wanted=1),)
