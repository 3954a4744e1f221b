"""Table and box talk to each other over a wire that loses, damages and repeats: both sides without a port."""

from __future__ import annotations

import random

import pytest

from hardware.buttons.inputs import SeatPressed
from hardware.firmware.seatbox.box import Box
from hardware.seat_box.line import Line, encode
from hardware.seat_box.messages import (
    BoxBeat,
    BoxIntroduced,
    BoxLights,
    BoxPressed,
    Kind,
    read_from_box,
    show_body,
)
from hardware.seat_box.session import Session

LIT = BoxLights(seats=((255, 140, 16), *((0, 0, 0),) * 9), bar=200, bar_level=255, hertz=880)


class Wire:
    """A table and a box on one clock. `spoil` is what becomes of a piece on its way."""

    def __init__(self, *, session: str = "00c0ffee") -> None:
        self.now = 100.0
        self.table = Session(started_at=self.now)
        self.box = Box(session)
        self.box_started = self.now
        self.plugged = False
        self.pressed = 0
        self.got: list[SeatPressed] = []
        self.spoil = lambda data: data

    @property
    def box_ms(self) -> int:
        return round((self.now - self.box_started) * 1000)

    def plug(self) -> None:
        self.plugged = True
        self.table.opened(self.now)

    def reboot(self, session: str) -> None:
        self.box = Box(session)
        self.box_started = self.now

    def run(self, seconds: float) -> None:
        for _ in range(round(seconds / 0.01)):
            self.now += 0.01
            self.box.look(self.pressed, self.box_ms)
            self.box.tick(self.box_ms)
            from_box = self.box.take_out()
            if self.plugged:
                self.got += self.table.receive(self.spoil(from_box), self.now)
                self.table.tick(self.now)
                self.box.receive(self.spoil(self.table.take_out()), self.box_ms)

    def press(self, seat: int, seconds: float = 0.1) -> None:
        self.pressed |= 1 << (seat - 1)
        self.run(seconds)
        self.pressed &= ~(1 << (seat - 1))
        self.run(0.05)

    @property
    def seats(self) -> list[tuple[int, bool]]:
        return [(press.seat, press.held) for press in self.got]


@pytest.fixture
def wire() -> Wire:
    wire = Wire()
    wire.plug()
    wire.run(0.5)
    return wire


def test_box_introduces_itself_and_shows_what_it_is_told(wire: Wire) -> None:
    wire.table.show(LIT, wire.now)
    wire.run(0.3)
    assert wire.box.colours == bytes((255, 140, 16)) + bytes(27)
    assert (wire.box.bar, wire.box.bar_level, wire.box.hertz) == (200, 255, 880)
    status = wire.table.status(wire.now)
    assert status.alive
    assert status.box == BoxIntroduced(protocol=1, firmware=1, session="00c0ffee", acked=0, seats=10)
    assert status.starts == 1


def test_box_says_that_it_shows_the_newest_lights(wire: Wire) -> None:
    wire.run(0.25)
    wire.table.show(LIT, wire.now)
    assert not wire.table.status(wire.now).shows_all
    seen = False
    for _ in range(50):
        wire.run(0.01)
        seen = seen or wire.table.status(wire.now).shows_all
    assert seen


def test_press_counts_once_and_says_when_it_began(wire: Wire) -> None:
    began = wire.now
    wire.press(4)
    assert wire.seats == [(4, False)]
    assert wire.got[0].began_at == pytest.approx(began, abs=0.02)
    wire.run(2)
    assert wire.seats == [(4, False)]


def test_holding_is_told_while_it_is_held_and_once(wire: Wire) -> None:
    began = wire.now
    wire.pressed = 1 << 9
    wire.run(0.8)
    assert wire.seats == [(10, True)]
    assert wire.got[0].began_at == pytest.approx(began, abs=0.02)
    wire.run(5)
    wire.pressed = 0
    wire.run(0.3)
    assert wire.seats == [(10, True)]


def test_bounces_are_one_press(wire: Wire) -> None:
    for _ in range(4):
        wire.pressed ^= 1
        wire.run(0.01)
    wire.pressed = 1
    wire.run(0.1)
    wire.pressed = 0
    wire.run(0.1)
    assert wire.seats == [(1, False)]


def test_two_quick_taps_are_two(wire: Wire) -> None:
    for _ in range(2):
        wire.pressed = 1
        wire.run(0.03)
        wire.pressed = 0
        wire.run(0.03)
    wire.run(0.1)
    assert wire.seats == [(1, False), (1, False)]


def test_button_that_is_down_at_the_start_says_nothing_until_it_was_up() -> None:
    wire = Wire()
    wire.pressed = 1
    wire.plug()
    wire.run(3)
    assert wire.seats == []
    assert wire.table.status(wire.now).held == (1,)
    wire.pressed = 0
    wire.run(0.3)
    assert wire.seats == []
    wire.press(1)
    assert wire.seats == [(1, False)]


def test_two_seats_at_once_count_both_in_their_order(wire: Wire) -> None:
    wire.pressed = 0b100
    wire.run(0.05)
    wire.pressed = 0b110
    wire.run(0.05)
    wire.pressed = 0b010
    wire.run(0.05)
    wire.pressed = 0
    wire.run(0.2)
    assert wire.seats == [(3, False), (2, False)]


def test_presses_while_unplugged_come_late_with_their_time(wire: Wire) -> None:
    wire.plugged = False
    began = wire.now
    wire.press(2)
    wire.press(3)
    wire.run(5)
    wire.plug()
    wire.run(0.5)
    assert wire.seats == [(2, False), (3, False)]
    assert wire.got[0].began_at == pytest.approx(began, abs=0.05)


def test_press_whose_ack_was_lost_counts_once(wire: Wire) -> None:
    wire.spoil = lambda data: b"" if b" ack " in data else data
    wire.press(5)
    wire.run(1)
    wire.spoil = lambda data: data
    wire.run(1)
    assert wire.seats == [(5, False)]


def test_press_whose_ack_was_lost_counts_once_over_an_unplugging(wire: Wire) -> None:
    wire.spoil = lambda data: b"" if b" ack " in data else data
    wire.press(5)
    wire.plugged = False
    wire.run(1)
    wire.spoil = lambda data: data
    wire.plug()
    wire.run(1)
    assert wire.seats == [(5, False)]


def test_press_that_another_program_counted_is_not_counted_again(wire: Wire) -> None:
    wire.press(5)
    wire.table = Session(started_at=wire.now)
    wire.plug()
    wire.run(1)
    wire.press(6)
    assert wire.seats == [(5, False), (6, False)]


def test_presses_that_another_program_counted_meanwhile_leave_no_gap(wire: Wire) -> None:
    ours = wire.table
    wire.table = Session(started_at=wire.now)
    wire.plug()
    for _ in range(20):
        wire.press(5)
    wire.table, wire.got = ours, []
    wire.plug()
    wire.run(0.5)
    wire.press(6)
    assert wire.seats == [(6, False)]


def test_press_from_before_this_program_began_is_dropped(wire: Wire) -> None:
    wire.plugged = False
    wire.press(5)
    wire.run(1)
    wire.table = Session(started_at=wire.now)
    wire.plug()
    wire.run(1)
    assert wire.seats == []
    wire.press(6)
    assert wire.seats == [(6, False)]


def test_restarted_box_shows_everything_again_within_a_second(wire: Wire) -> None:
    wire.table.show(LIT, wire.now)
    wire.run(0.3)
    wire.reboot("00000002")
    wire.run(0.3)
    assert wire.box.colours.startswith(bytes((255, 140, 16)))
    assert wire.table.status(wire.now).starts == 2
    wire.press(7)
    assert wire.seats == [(7, False)]


def test_box_whose_table_is_gone_goes_silent_and_shows_that_it_waits(wire: Wire) -> None:
    wire.table.show(LIT, wire.now)
    wire.run(0.3)
    assert wire.box.pitch(wire.box_ms) == 880
    wire.plugged = False
    wire.run(1.1)
    assert wire.box.pitch(wire.box_ms) == 0
    assert sum(wire.box.lamps(wire.box_ms)) == 8


def test_box_is_lost_after_four_heartbeats(wire: Wire) -> None:
    wire.spoil = lambda _data: b""
    wire.run(0.7)
    assert wire.table.status(wire.now).alive
    wire.run(0.3)
    assert not wire.table.status(wire.now).alive
    assert wire.table.lost(wire.now)


def test_box_of_another_version_is_asked_again_and_its_presses_do_not_count() -> None:
    table = Session(started_at=0.0)
    table.opened(0.0)
    introduction = encode(Line(seq=1, body="box 2 9 00c0ffee 0 10"))
    press = encode(Line(seq=2, body="press 00c0ffee 1 4 tap 20"))
    assert list(table.receive(introduction + press, 0.1)) == []
    status = table.status(0.1)
    assert status.box is not None
    assert status.box.protocol == 2
    table.take_out()
    table.tick(0.5)
    assert b"hello" in table.take_out()


def test_press_before_the_box_is_known_does_not_count() -> None:
    table = Session(started_at=0.0)
    table.opened(0.0)
    assert list(table.receive(encode(Line(seq=2, body="press 00c0ffee 1 4 tap 20")), 0.1)) == []


def test_echo_of_the_table_s_own_lines_is_nothing() -> None:
    table = Session(started_at=0.0)
    table.opened(0.0)
    assert list(table.receive(table.take_out(), 0.1)) == []
    assert not table.status(0.1).alive


def cut_after(wire: Wire, size: int) -> None:
    """The plug is pulled after `size` more bytes on the wire, wherever that is in a line."""
    left = [size]

    def spoil(data: bytes) -> bytes:
        through = data[: left[0]]
        left[0] -= len(through)
        return through

    wire.spoil = spoil


@pytest.mark.parametrize("first", range(8))
def test_plug_pulled_at_any_byte_loses_and_doubles_no_press(first: int) -> None:
    for size in range(first, 480, 8):
        wire = Wire()
        wire.plug()
        wire.run(0.1)
        cut_after(wire, size)
        wire.table.show(LIT, wire.now)
        wire.press(5)
        wire.run(0.1)
        wire.spoil = lambda data: data
        wire.plug()
        wire.run(0.3)
        assert wire.seats == [(5, False)], size
        assert wire.box.hertz == 880, size


def test_wire_that_loses_and_damages_half_of_it_loses_and_doubles_no_press() -> None:
    random_ = random.Random(20261)
    wire = Wire()
    wire.plug()
    wire.run(0.5)

    def spoil(data: bytes) -> bytes:
        if random_.random() < 0.2:
            return b""
        if data and random_.random() < 0.3:
            return data[: random_.randrange(len(data))] + bytes([random_.randrange(256)])
        return data

    wire.spoil = spoil
    pressed = []
    for _ in range(60):
        seat = random_.randrange(1, 11)
        wire.press(seat)
        wire.run(random_.random())
        pressed.append((seat, False))
    wire.spoil = lambda data: data
    wire.run(3)
    assert wire.seats == pressed


def test_a_button_pressed_wildly_is_told_at_most_sixteen_times_when_the_table_is_away() -> None:
    wire = Wire()
    for _ in range(40):
        wire.press(1)
    wire.plug()
    wire.run(3)
    assert wire.seats == [(1, False)] * 16
    wire.press(2)
    assert wire.seats[16:] == [(2, False)]


@pytest.mark.parametrize(
    "body",
    [
        "show 00 0000 0000",
        "show " + "zz" * 30 + " 0000 0000",
        "show " + "00" * 30 + " 0000",
        "show " + "00" * 30 + " 00-1 0000",
        "show " + "00" * 30 + " -001 0000",
        "ack 00c0ffee 99",
        "ack 00c0ffee x",
        "ack 00000000 1",
        "ack",
        "what",
    ],
)
def test_words_that_mean_nothing_change_nothing(body: str) -> None:
    wire = Wire()
    wire.press(3)
    before = (wire.box.colours, wire.box.hertz, wire.box.bar)
    wire.box.receive(encode(Line(seq=9, body=body)), 500)
    assert (wire.box.colours, wire.box.hertz, wire.box.bar) == before
    assert not wire.box.heard(500)


def test_messages_of_a_box_are_read_and_others_are_not() -> None:
    assert read_from_box("beat 00c0ffee 12ab 201") == BoxBeat(session="00c0ffee", shown=0x12AB, held=(1, 10))
    assert read_from_box("press 00c0ffee 3 10 hold 712") == BoxPressed(
        session="00c0ffee", number=3, seat=10, kind=Kind.HOLD, age_seconds=0.712
    )
    for body in (
        "press 00c0ffee 3 11 hold 712",
        "press 00c0ffee 3 0 tap 1",
        "hello 1",
        show_body(LIT),
        "beat",
    ):
        assert read_from_box(body) is None


def garbage(random_: random.Random, size: int) -> bytes:
    """Noise, of which half are lines of a box that have been cut, mixed and damaged in many bits."""
    made = bytearray()
    lines = [b"press 00c0ffee %d %d tap 5" % (n, n % 10 + 1) for n in range(1, 20)]
    while len(made) < size:
        made += random_.randbytes(random_.randrange(60))
        line = bytearray(encode(Line(seq=random_.randrange(9), body=random_.choice(lines).decode())))
        for _ in range(random_.randrange(4, 12)):
            line[random_.randrange(len(line))] = random_.randrange(256)
        made += line[random_.randrange(4) :]
    return bytes(made)


def test_a_megabyte_of_garbage_is_no_press_and_no_harm_to_the_table(wire: Wire) -> None:
    noise = garbage(random.Random(1), 1_000_000)
    for at in range(0, len(noise), 997):
        assert list(wire.table.receive(noise[at : at + 997], wire.now)) == []
    wire.table.receive(b"\n", wire.now)
    wire.run(0.3)
    wire.press(8)
    assert wire.seats == [(8, False)]


def test_a_megabyte_of_garbage_does_the_box_no_harm(wire: Wire) -> None:
    noise = garbage(random.Random(2), 1_000_000)
    before = wire.box.colours
    for at in range(0, len(noise), 997):
        wire.box.receive(noise[at : at + 997], wire.box_ms)
    assert wire.box.colours == before
    wire.run(0.3)
    wire.table.show(LIT, wire.now)
    wire.run(0.3)
    assert wire.box.hertz == 880
