"""The seat box on its bad days: what is wrong is said once, in the end it works again by itself."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
import serial

from hardware.faults import KeepsRestarting, NoAnswer, PortMissing, PortTaken, SeveralPorts, WrongVersion
from hardware.health import Condition, Device
from hardware.port_keeper import CLOSE_SECONDS, GRACE_SECONDS, PortKeeper
from hardware.seat_box.line import Line, encode
from hardware.simulator.seat_box import SimulatedSeatBox
from tests.support.box_house import House, Stranger, lit, settled_box, tap, until
from tests.support.waiting import assert_no_waiting


@pytest.fixture
def box(tmp_path: Path) -> Iterator[SimulatedSeatBox]:
    box = settled_box(tmp_path)
    yield box
    box.close()


@pytest.fixture
def house(box: SimulatedSeatBox) -> Iterator[House]:
    house = House(box.path)
    yield house
    house.link.close()


def test_a_box_that_is_away_for_a_moment_is_not_missed(box: SimulatedSeatBox, house: House) -> None:
    until(lambda: house.ready)
    box.unplug()
    until(lambda: house.link.health.condition is Condition.ABSENT)
    box.plug()
    until(lambda: house.ready)
    assert house.told == []


def test_a_box_that_is_pulled_is_said_once_however_long_it_is_away(
    box: SimulatedSeatBox, house: House
) -> None:
    until(lambda: house.ready)
    box.unplug()
    until(lambda: house.link.health.faults == (PortMissing(port="the port"),))
    house.ahead += 30
    time.sleep(0.3)
    box.plug()
    until(lambda: house.ready)
    assert house.told == [PortMissing(port="the port")]
    assert house.link.health.faults == ()


def test_a_box_that_starts_every_moment_is_said_once_works_between_and_is_forgiven(
    box: SimulatedSeatBox, house: House
) -> None:
    until(lambda: house.ready)
    for _ in range(6):
        box.unplug()
        time.sleep(0.05)
        box.plug()
        until(lambda: house.ready and box.lamps[0] == (0, 0, 0))
    assert house.link.health.faults == (KeepsRestarting(),)
    tap(box, 6)
    until(lambda: [press.seat for press in house.presses] == [6])
    house.ahead += 11
    until(lambda: house.ready and house.link.health.faults == ())
    assert house.told == [KeepsRestarting()]


def test_a_box_of_another_version_is_said_once_until_its_program_is_changed() -> None:
    stranger = Stranger(encode(Line(seq=1, body="box 2 7 00c0ffee 0 10")))
    house = House(stranger.path)
    until(lambda: house.link.health.faults == (WrongVersion(found=2, wanted=1),))
    assert house.link.health.condition is Condition.FAULTY
    time.sleep(0.5)
    stranger.says = encode(Line(seq=2, body="box 1 7 00c0ffef 0 10"))
    until(lambda: house.ready)
    assert house.told == [WrongVersion(found=2, wanted=1)]
    house.link.close()
    stranger.close()


def test_a_port_that_another_program_has_is_said_once_and_taken_when_it_is_free(
    box: SimulatedSeatBox,
) -> None:
    until(box.path.exists)
    other = serial.Serial(str(box.path), exclusive=True)
    house = House(box.path)
    until(lambda: house.link.health.faults == (PortTaken(path=str(box.path)),))
    time.sleep(0.3)
    other.close()
    until(lambda: house.ready)
    assert house.told == [PortTaken(path=str(box.path))]
    house.link.close()


def test_a_port_that_is_not_ours_for_a_moment_after_it_was_plugged_in_is_no_fault(
    box: SimulatedSeatBox,
) -> None:
    until(box.path.exists)
    other = serial.Serial(str(box.path), exclusive=True)
    house = House(box.path)
    until(lambda: house.link.health.condition is Condition.STARTING)
    other.close()
    assert until(lambda: house.ready) < GRACE_SECONDS
    assert house.told == []
    house.link.close()


def test_two_boxes_are_said_once_and_one_is_used(tmp_path: Path) -> None:
    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()
    boxes = SimulatedSeatBox(tmp_path / "a"), SimulatedSeatBox(tmp_path / "b")
    house = House(*(box.path for box in boxes))
    until(lambda: house.ready)
    several = SeveralPorts(used=str(boxes[0].path), others=(str(boxes[1].path),))
    assert house.link.health.faults == (several,)
    boxes[0].unplug()
    until(lambda: house.ready and house.link.health.where == str(boxes[1].path))
    assert house.link.health.faults == ()
    assert house.told == [several]
    house.link.close()
    for box in boxes:
        box.close()


def test_a_port_that_takes_nothing_is_said_once_and_keeps_nobody_waiting() -> None:
    stranger = Stranger(b"")  # Its buffer fills up, as nobody reads it.
    house = House(stranger.path)
    times = []
    for seed in range(700):
        began = time.perf_counter()
        house.link.show(lit(seed))
        times.append(time.perf_counter() - began)
        time.sleep(0.002)
    assert_no_waiting(times)
    assert house.told == [NoAnswer(path=str(stranger.path))]
    house.link.close()
    stranger.close()


class Flapping:
    """A keeper at a port that can be opened, and fails at once."""

    def __init__(self, path: Path) -> None:
        self.opened = 0
        self.told: list[object] = []
        self.keeper = PortKeeper(
            device=Device.READER,
            find=lambda: (str(path),),
            port="the port",
            clock=time.monotonic,
            talk=self.talk,
            on_health=lambda health: self.told.extend(health.faults),
        )

    def talk(self, _port: serial.Serial, path: str) -> None:
        self.opened += 1
        if self.opened == 1:
            self.keeper.alive(Condition.READY, path, (), ())
        self.keeper.starting(path)
        raise serial.SerialException("device reports readiness to read but returned no data")


def test_a_port_that_fails_again_and_again_is_said_once(box: SimulatedSeatBox) -> None:
    flapping = Flapping(box.path)
    flapping.keeper.start()
    until(lambda: flapping.told != [])
    opened = flapping.opened
    until(lambda: flapping.opened > opened + 5)
    assert flapping.told == [PortMissing(port="the port")]
    flapping.keeper.close()


def test_whoever_closes_waits_a_second_at_most_for_a_port_that_keeps_its_thread(
    box: SimulatedSeatBox,
) -> None:
    kept = PortKeeper(
        device=Device.READER,
        find=lambda: (str(box.path),),
        port="",
        clock=time.monotonic,
        talk=lambda _port, _path: time.sleep(2.5),
        on_health=lambda _health: None,
    )
    kept.start()
    time.sleep(0.2)
    began = time.monotonic()
    kept.close()
    assert time.monotonic() - began < CLOSE_SECONDS + 0.5
