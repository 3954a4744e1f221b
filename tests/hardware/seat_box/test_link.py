"""The seat box on a real port: real pyserial on pseudo-terminals, with plugs pulled and put back."""

from __future__ import annotations

import errno
import random
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from serial.tools import list_ports
from serial.tools.list_ports_common import ListPortInfo

from config.ports import AUTO, PortChoice
from hardware.buttons.inputs import SeatPressed
from hardware.faults import NoAnswer, NoPermission, PortFailed, PortMissing, PortTaken
from hardware.health import Condition
from hardware.ports import fault_of, find_ports
from hardware.seat_box.link import SeatBoxLink
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


def test_box_is_found_and_shows_what_it_is_told(box: SimulatedSeatBox, house: House) -> None:
    house.link.show(lit(1))
    assert until(lambda: box.lamps[0] == (2, 7, 9) and box.bar == (1, 255)) < 1
    until(lambda: house.ready)
    assert [health.condition for health in house.healths][-1] is Condition.READY
    assert house.link.health.where == str(box.path)


def test_change_is_shown_at_once(box: SimulatedSeatBox, house: House) -> None:
    until(lambda: house.ready)
    for seed in range(5):
        house.link.show(lit(seed))
        assert until(lambda: box.lamps[0] == lit(seed).seats[0]) < 0.1  # noqa: B023


def test_press_arrives_once_with_its_time(box: SimulatedSeatBox, house: House) -> None:
    until(lambda: house.ready)
    began = time.monotonic()
    tap(box, 4)
    until(lambda: len(house.presses) == 1)
    assert (house.presses[0].seat, house.presses[0].held) == (4, False)
    assert house.presses[0].began_at == pytest.approx(began, abs=0.05)
    time.sleep(0.3)
    assert len(house.presses) == 1


def test_holding_is_told(box: SimulatedSeatBox, house: House) -> None:
    until(lambda: house.ready)
    box.press(9)
    until(lambda: len(house.presses) == 1)
    box.release(9)
    assert house.presses[0].held


def pull_and_plug(box: SimulatedSeatBox, house: House, cycles: int, seed: int) -> None:
    """Pull the plug at random moments while people press, and see that nothing is lost or doubled.

    What was pressed while the box has no power is lost with it, so this one has a supply of its own.
    """
    random_ = random.Random(seed)
    pressed: list[int] = []
    restored: list[float] = []
    finger = threading.Thread(target=_press_wildly, args=(box, random_, pressed, done := threading.Event()))
    finger.start()
    try:
        for cycle in range(cycles):
            time.sleep(random_.random() * 0.03)
            box.unplug(keeps_power=True)
            house.link.show(lit(cycle))
            time.sleep(random_.random() * 0.03)
            box.plug()
            restored.append(until(lambda: box.lamps[0] == lit(cycle).seats[0], 5))  # noqa: B023
    finally:
        done.set()
        finger.join()
    until(lambda: len(house.presses) >= len(pressed))
    time.sleep(0.3)
    assert [press.seat for press in house.presses] == pressed
    assert max(restored) < 1.0


def _press_wildly(
    box: SimulatedSeatBox, random_: random.Random, pressed: list[int], done: threading.Event
) -> None:
    while not done.is_set():
        seat = random_.randrange(1, 11)
        tap(box, seat)
        pressed.append(seat)
        time.sleep(random_.random() * 0.05)


def test_fifty_pulled_plugs_lose_and_double_no_press(box: SimulatedSeatBox, house: House) -> None:
    until(lambda: house.ready)
    pull_and_plug(box, house, 50, seed=50)


@pytest.mark.slow
def test_a_thousand_pulled_plugs_lose_and_double_no_press(tmp_path: Path) -> None:
    """Five boxes at five tables at the same time, two hundred plugs each: most of it is waiting."""

    def one_table(number: int) -> None:
        folder = tmp_path / str(number)
        folder.mkdir()
        box = settled_box(folder)
        house = House(box.path)
        try:
            until(lambda: house.ready)
            pull_and_plug(box, house, 200, seed=number)
            passed.append(number)
        finally:
            house.link.close()
            box.close()

    passed: list[int] = []
    tables = [threading.Thread(target=one_table, args=(number,)) for number in range(5)]
    for table in tables:
        table.start()
    for table in tables:
        table.join()
    assert len(passed) == 5


def test_box_without_power_starts_anew_and_shows_everything_within_a_second(
    box: SimulatedSeatBox, house: House
) -> None:
    house.link.show(lit(3))
    until(lambda: house.ready)
    box.unplug()
    until(lambda: house.link.health.faults == (PortMissing(port="the port"),))
    box.plug()
    assert until(lambda: box.lamps[0] == lit(3).seats[0]) < 1.0
    tap(box, 2)
    until(lambda: [press.seat for press in house.presses] == [2])


def test_box_that_is_not_there_is_named_once(tmp_path: Path) -> None:
    house = House(tmp_path / "nothing")
    time.sleep(0.7)
    house.link.close()
    assert [health.faults for health in house.healths] == [(PortMissing(port="the port"),)]


def test_box_that_nobody_asked_for_is_not_missed_until_it_was_there(tmp_path: Path) -> None:
    box = SimulatedSeatBox(tmp_path)
    box.unplug()
    house = House(box.path, wanted=False)
    time.sleep(0.3)
    assert house.healths == []
    box.plug()
    until(lambda: house.ready)
    box.unplug()
    until(lambda: house.link.health.faults == (PortMissing(port="the port"),))
    house.link.close()
    box.close()


def test_something_else_on_the_port_is_named_as_that() -> None:
    stranger = Stranger(b"$GPGGA,123519,4807.038,N,01131.000,E*47\r\n")
    house = House(stranger.path)
    until(lambda: house.link.health.faults == (NoAnswer(path=str(stranger.path)),), 4)
    house.link.close()
    stranger.close()


def test_something_else_where_nothing_is_missed_is_nobody_s_fault() -> None:
    stranger = Stranger(b"Hello, I am a thermometer.\r\n")
    house = House(stranger.path, wanted=False)
    until(lambda: house.link.health.condition is Condition.STARTING)
    until(lambda: house.link.health.condition is Condition.ABSENT, 4)
    house.link.close()
    stranger.close()
    assert all(health.faults == () for health in house.healths)


def test_calls_at_the_table_never_wait_while_plugs_are_pulled(box: SimulatedSeatBox, house: House) -> None:
    times = []
    for seed in range(200):
        if seed % 20 == 0:
            box.unplug()
        if seed % 20 == 5:
            box.plug()
        began = time.perf_counter()
        house.link.show(lit(seed))
        assert house.link.health is not None
        times.append(time.perf_counter() - began)
        time.sleep(0.002)
    assert_no_waiting(times)


def test_garbage_from_the_box_is_no_press_and_no_end(box: SimulatedSeatBox, house: House) -> None:
    until(lambda: house.ready)
    random_ = random.Random(4)
    for _ in range(50):
        box.send(random_.randbytes(200))
    tap(box, 3)
    until(lambda: [press.seat for press in house.presses] == [3])


def test_whoever_is_called_back_may_fail_without_ending_the_talk(
    box: SimulatedSeatBox, caplog: pytest.LogCaptureFixture
) -> None:
    presses: list[int] = []

    def take(press: SeatPressed) -> None:
        presses.append(press.seat)
        if press.seat == 1:
            raise RuntimeError("a bug of somebody else's")

    link = SeatBoxLink(
        find=lambda: (str(box.path),),
        port="",
        clock=time.monotonic,
        on_press=take,
        on_health=lambda _health: None,
    )
    link.start()
    until(lambda: link.health.condition is Condition.READY)
    tap(box, 1)
    until(lambda: presses == [1])
    tap(box, 2)
    until(lambda: presses == [1, 2])
    link.close()
    assert "a bug of somebody else's" in caplog.text


@pytest.mark.parametrize(
    ("number", "fault"),
    [
        (errno.ENOENT, PortMissing(port="/dev/x")),
        (errno.EBUSY, PortTaken(path="/dev/x")),
        (errno.EACCES, NoPermission(path="/dev/x", group="dialout")),
        (errno.EIO, PortFailed(path="/dev/x", detail="[Errno 5] why")),
    ],
)
def test_what_the_system_says_is_read(number: int, fault: object) -> None:
    assert fault_of(OSError(number, "why"), "/dev/x") == fault


def test_group_that_may_open_the_port_is_named(tmp_path: Path) -> None:
    port = tmp_path / "port"
    port.touch()
    assert fault_of(OSError(errno.EACCES, ""), str(port)) == NoPermission(path=str(port), group=port.group())


def test_port_is_found_by_its_path_and_not_when_it_is_gone(tmp_path: Path) -> None:
    port = tmp_path / "port"
    choice = PortChoice(path=str(port))
    assert find_ports(choice) == ()
    port.touch()
    assert find_ports(choice) == (str(port),)


def test_port_is_found_by_the_numbers_of_its_plug_in_a_steady_order(monkeypatch: pytest.MonkeyPatch) -> None:
    def plugged() -> list[ListPortInfo]:
        infos = []
        for device, usb in (
            ("/dev/ttyACM1", AUTO.usb),
            ("/dev/ttyUSB0", (0x1A86, 0x7523)),
            ("/dev/ttyACM0", AUTO.usb),
        ):
            info = ListPortInfo(device, skip_link_detection=True)
            info.vid, info.pid = usb or (None, None)
            infos.append(info)
        return infos

    monkeypatch.setattr(list_ports, "comports", plugged)
    assert find_ports(AUTO) == ("/dev/ttyACM0", "/dev/ttyACM1")
    assert find_ports(PortChoice(usb=(0x1A86, 0x7523))) == ("/dev/ttyUSB0",)


def test_usb_numbers_that_nothing_has_find_nothing() -> None:
    assert find_ports(PortChoice(usb=(0xDEAD, 0xBEEF))) == ()
