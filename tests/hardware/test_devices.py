"""All devices together: real classes on mock pins and pseudo-terminals, told once and heard from."""

from __future__ import annotations

import queue
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import time as local_time
from pathlib import Path

import pytest
from gpiozero.pins.mock import MockFactory, MockPWMPin

from config.hardware import HardwareSettings, LightSettings, SeatButtons, load_hardware
from config.pins import PinMap
from config.ports import PortChoice
from config.tags import TagMap
from dealer.hand.state import Action, Phase
from dealer.rules.cards import Card
from dealer.table.commands import DealBoard, TimeOut
from hardware.backends import Backends, real_backends
from hardware.buttons.inputs import CardRead, Input, KnobTurned, NextPressed, SeatPressed, UndoPressed
from hardware.buttons.seats import Acts, seat_meaning
from hardware.devices import Devices
from hardware.gpio.factory import PinsNotUsable, real_pins
from hardware.health import Condition, Device, DeviceHealth
from hardware.lights.colours import BRASS
from hardware.lights.cues import Cue, cue_of
from hardware.lights.facts import ClockFacts, facts_of
from hardware.simulator.table import SimulatedTable
from tests.support.fake_clock import FakeClock
from tests.support.tables import Table, a_table
from tests.support.waiting import assert_no_waiting

BRIGHT = replace(
    load_hardware(),
    lights=LightSettings(brightness=1.0),
    reader=replace(load_hardware().reader, port=PortChoice(path="/simulated")),
)
NOON = local_time(12)


class House:
    """Devices on a simulated table, and what came of them."""

    def __init__(
        self,
        folder: Path,
        *,
        settings: HardwareSettings = BRIGHT,
        clock: Callable[[], float] = time.monotonic,
        now: local_time = NOON,
    ) -> None:
        self.table = SimulatedTable(folder, pins=settings.pins)
        self.inputs: queue.SimpleQueue[Input] = queue.SimpleQueue()
        self.healths: list[DeviceHealth] = []
        self.devices = Devices(
            settings=settings,
            backends=self.table.backends,
            tags=TagMap(cards={"04A1": Card.parse("As")}),
            clock=clock,
            now=lambda: now,
            on_input=self.inputs.put,
            on_health=self.healths.append,
        )

    def close(self) -> None:
        self.devices.close()
        self.table.close()


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    house = House(tmp_path)
    house.devices.start()
    until(lambda: all(health.condition is Condition.READY for health in house.devices.health))
    time.sleep(0.06)
    yield house
    house.close()


def until(reached: Callable[[], bool], seconds: float = 5.0) -> None:
    began = time.monotonic()
    while not reached():
        assert time.monotonic() - began < seconds, "it never was"
        time.sleep(0.002)


def tap(house: House, seat: int, *, held: bool = False) -> SeatPressed:
    """Press the button at `seat`, and what came of it."""
    house.table.seat_box.press(seat)
    until(lambda: seat in house.table.seat_box.held)
    if held:
        press = house.inputs.get(timeout=3)
    house.table.seat_box.release(seat)
    until(lambda: seat not in house.table.seat_box.held)
    if not held:
        press = house.inputs.get(timeout=3)
    assert isinstance(press, SeatPressed)
    return press


def test_everything_at_the_table_is_told_and_heard(house: House) -> None:
    table = a_table(1000, 1000, 1000)
    table.deal()
    house.devices.show_table(facts_of(table.state), live=False)
    seat = table.to_act
    assert seat is not None
    until(lambda: house.table.seat_box.lamps[seat - 1] == BRASS)
    until(lambda: house.table.pins.level(f"seats[{seat}]") == 1.0)
    house.table.pins.press("next")
    house.table.pins.press("undo")
    house.table.pins.turn(1)
    house.table.reader.lay("04:a1")
    kinds = {type(house.inputs.get(timeout=2)) for _ in range(4)}
    assert kinds == {NextPressed, UndoPressed, KnobTurned, CardRead}
    assert tap(house, 7).seat == 7
    assert all(health.simulated for health in house.devices.health)


def test_lamp_and_sound_can_be_tried(house: House) -> None:
    house.devices.light_seat(4)
    house.devices.sound(Cue.TEST)
    until(lambda: house.table.seat_box.lamps[3] != (0, 0, 0))
    until(lambda: house.table.pins.hertz > 0)
    until(lambda: house.table.seat_box.hertz > 0)


def test_whole_hand_is_played_by_the_seats_alone(house: House) -> None:
    table = a_table(1000, 1000, 1000)
    table.deal()
    turn_began_at = time.monotonic()
    house.devices.show_table(facts_of(table.state))
    folded: list[int] = []
    while table.hand.phase is not Phase.OVER:
        if table.hand.phase is Phase.DEALING:
            house.table.pins.press("next")
            assert isinstance(house.inputs.get(timeout=2), NextPressed)
            house.table.pins.release("next")
            table.do(DealBoard())
        elif table.hand.phase is Phase.SHOWDOWN:
            break
        else:
            seat = table.to_act
            assert seat is not None
            until(lambda: house.table.seat_box.lamps[seat - 1] == BRASS)  # noqa: B023
            time.sleep(max(0.0, turn_began_at + 0.31 - time.monotonic()))
            press = tap(house, seat, held=not folded)
            told = seat_meaning(press, table.state, turn_began_at=turn_began_at, buttons=SeatButtons.ACT)
            assert isinstance(told, Acts)
            if told.command.action is Action.FOLD:
                folded.append(seat)
            table.do(told.command)
        turn_began_at = time.monotonic()
        house.devices.show_table(facts_of(table.state))
    assert len(folded) == 1
    assert table.hand.phase is Phase.SHOWDOWN
    until(lambda: house.table.seat_box.lamps[folded[0] - 1] == (0, 0, 0))


def test_clock_runs_to_the_time_out_with_lights_and_sounds_in_their_order(tmp_path: Path) -> None:
    clock = FakeClock()
    house = House(tmp_path, clock=clock)
    table = a_table(1000, 1000, 1000)
    table.deal()
    seat = table.to_act
    assert seat is not None
    house.devices.show_table(facts_of(table.state), live=False)
    house.devices.show_clock(ClockFacts(total_seconds=20, left_seconds=20, as_of=clock()))
    seen: list[str] = []

    def run(seconds: float) -> None:
        for _ in range(round(seconds / 0.04)):
            house.devices.tick()
            note(seen, house, seat)
            clock.advance(0.04)

    run(10)
    house.devices.sound(Cue.TEN_SECONDS)
    run(10)
    time_out(house, table, seat, clock())
    run(2)
    house.close()
    assert seen[0] == "steady"
    assert seen[1] == "1760 Hz"
    assert seen[2:-3] == ["silence", *["dim", "steady"] * ((len(seen) - 6) // 2)]
    assert len(seen) > 30
    assert seen[-3:] == ["880 Hz", "glow", "silence"] or seen[-3:] == ["880 Hz", "dark", "silence"]


def time_out(house: House, table: Table, seat: int, at: float) -> None:
    """As the window does it: the events are judged, shown, and sounded."""
    events = table.do(TimeOut(seat=seat))
    house.devices.show_table(facts_of(table.state))
    house.devices.show_clock(None)
    cue = cue_of(events, at=at)
    assert cue is not None
    house.devices.sound(cue.cue, seat=cue.seat)


def note(seen: list[str], house: House, seat: int) -> None:
    """Write down what has changed."""
    level = house.table.pins.level(f"seats[{seat}]")
    hertz = round(house.table.pins.hertz)
    lamp = {1.0: "steady", 0.1: "dim", 0.08: "glow", 0.0: "dark"}[round(level, 2)]
    sound = f"{hertz} Hz" if hertz else "silence"
    for kinds, now in ((("steady", "dim", "glow", "dark"), lamp), (("silence", "Hz"), sound)):
        last = next((word for word in reversed(seen) if word.endswith(kinds)), "silence")
        if now != last:
            seen.append(now)


def test_quiet_hours_dim_the_lamps_and_keep_the_buzzer_still(tmp_path: Path) -> None:
    lights = LightSettings(brightness=1.0, quiet_brightness=0.25, quiet=(local_time(22), local_time(7)))
    clock = FakeClock()
    house = House(tmp_path, settings=replace(BRIGHT, lights=lights), clock=clock, now=local_time(23))
    house.devices.light_seat(4)
    house.devices.sound(Cue.ERROR)
    house.devices.tick()
    assert house.table.pins.level("seats[4]") == 0.25
    assert house.table.pins.hertz == 0
    house.close()


def test_mute_keeps_the_buzzer_still_unless_it_is_tried(tmp_path: Path) -> None:
    house = House(tmp_path, clock=FakeClock())
    house.devices.mute(True)
    house.devices.sound(Cue.ERROR)
    house.devices.tick()
    assert house.table.pins.hertz == 0
    house.devices.sound(Cue.TEST)
    house.devices.tick()
    assert house.table.pins.hertz > 0
    house.devices.sound(Cue.ERROR)
    house.devices.mute(False)
    house.devices.tick()
    assert house.table.pins.hertz == pytest.approx(220)
    house.close()


def test_wedge_keys_are_read_by_the_same_map(tmp_path: Path) -> None:
    house = House(tmp_path, clock=FakeClock())
    reads = [house.devices.wedge_key(key) for key in "04A1\r"]
    assert reads == [None] * 4 + [CardRead(card=Card.parse("As"), at=1000.0)]
    house.close()


def test_health_is_told_once_when_it_changes(house: House) -> None:
    house.table.seat_box.unplug()
    until(lambda: house.devices.health[1].condition is Condition.ABSENT)
    house.table.seat_box.plug()
    until(lambda: house.devices.health[1].condition is Condition.READY)
    told = [health.condition for health in house.healths if health.device is Device.SEAT_BOX]
    assert told == [Condition.READY, Condition.ABSENT, Condition.READY]
    assert [health.device for health in house.healths].count(Device.PINS) == 1


class GonePin(MockPWMPin):
    """A pin that cannot be driven any more."""

    def _set_state(self, value: float) -> None:
        raise OSError(f"no current for {value}")


def no_pins() -> MockFactory:
    raise PinsNotUsable("No module named 'lgpio'")


@pytest.mark.parametrize("pin_class", [None, GonePin])
def test_pins_that_fail_all_evening_are_said_once(pin_class: type[MockPWMPin] | None) -> None:
    clock = FakeClock()
    told: list[DeviceHealth] = []
    settings = replace(BRIGHT, pins=PinMap(seats=(4,)))
    devices = Devices(
        settings=settings,
        backends=Backends(pins=no_pins if pin_class is None else lambda: MockFactory(pin_class=pin_class)),
        tags=TagMap(),
        clock=clock,
        now=lambda: NOON,
        on_input=lambda _input: None,
        on_health=told.append,
    )
    for step in range(600):
        devices.light_seat(1, seconds=0.1 if step % 7 else 0.0)
        devices.tick()
        clock.advance(0.1)
    devices.close()
    assert [len(health.faults) for health in told] == [1]


class HangingPin(MockPWMPin):
    """A pin that takes its time."""

    def _set_state(self, value: float) -> None:
        time.sleep(2.0)
        super()._set_state(value)


def test_pins_that_hang_keep_no_seat_box_dark(tmp_path: Path) -> None:
    table = SimulatedTable(tmp_path, pins=BRIGHT.pins)
    devices = Devices(
        settings=BRIGHT,
        backends=replace(table.backends, pins=lambda: MockFactory(pin_class=HangingPin)),
        tags=TagMap(),
        clock=time.monotonic,
        now=lambda: NOON,
        on_input=lambda _input: None,
        on_health=lambda _health: None,
    )
    devices.start()
    until(lambda: devices.health[1].condition is Condition.READY)
    for seat in (4, 7, 2):
        devices.light_seat(seat)
        until(lambda: table.seat_box.lamps[seat - 1] != (0, 0, 0), 1.0)  # noqa: B023
    devices.close()
    table.close()


def test_no_call_waits_even_while_everything_fails(house: House) -> None:
    table = a_table(1000, 1000, 1000)
    table.deal()
    times = []
    house.table.seat_box.unplug()
    for step in range(300):
        began = time.perf_counter()
        house.devices.show_table(facts_of(table.state))
        house.devices.show_clock(ClockFacts(total_seconds=20, left_seconds=step % 20, as_of=0))
        house.devices.sound(Cue.UNDO)
        house.devices.light_seat(step % 10 + 1)
        assert house.devices.health
        times.append(time.perf_counter() - began)
        time.sleep(0.001)
    assert_no_waiting(times)


def test_round_that_fails_is_logged_and_the_next_one_comes(caplog: pytest.LogCaptureFixture) -> None:
    heard = threading.Event()
    moments = [local_time(12)]

    def now() -> local_time:
        if moments:
            moments.pop()
            raise RuntimeError("a clock that fails")
        heard.set()
        return NOON

    devices = Devices(
        settings=BRIGHT,
        backends=Backends(),
        tags=TagMap(),
        clock=time.monotonic,
        now=now,
        on_input=lambda _input: None,
        on_health=lambda _health: None,
    )
    devices.start()
    assert heard.wait(2)
    devices.close()
    assert "a clock that fails" in caplog.text
    assert [health.condition for health in devices.health] == [Condition.OFF] * 3


def test_closing_without_a_start_is_fine(tmp_path: Path) -> None:
    House(tmp_path).close()


def test_real_devices_are_those_that_the_settings_want() -> None:
    settings = load_hardware()
    assert real_backends(settings).pins is None
    assert real_backends(settings).seat_box is not None
    assert real_backends(settings).reader is None
    wired = replace(
        settings,
        pins=replace(settings.pins, wired=True),
        seat_box=replace(settings.seat_box, use=False),
        reader=replace(settings.reader, port=PortChoice(path="/dev/nothing")),
    )
    backends = real_backends(wired)
    assert backends.pins is real_pins
    assert backends.seat_box is None
    assert backends.reader is not None
    assert backends.reader() == ()
