"""The lines of the seat box: what damage they withstand, proved where it can be and tried where it cannot."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from hardware.firmware.seatbox import line as firmware
from hardware.seat_box.line import (
    BODY_LETTERS,
    LONGEST_BODY,
    LONGEST_LINE,
    NIBBLES,
    Line,
    LineReader,
    crc16,
    decode,
    encode,
)
from hardware.seat_box.messages import BoxLights, show_body

BODIES = (
    "hello 1",
    "ack 00c0ffee 17",
    "beat 00c0ffee 12ab 3ff",
    "press 00c0ffee 4 10 hold 712",
    "box 1 1 00c0ffee 0 10",
    show_body(BoxLights(seats=((255, 140, 16),) * 10, bar=128, bar_level=255, hertz=1760)),
    "k",
    "z" * LONGEST_BODY,
)
GENERATOR = 0x11021


def wrong_bits(data: bytes, bits: tuple[int, ...]) -> bytes:
    """`data` with these bits turned over, counted as a wire sends them: the lowest of each byte first."""
    damaged = bytearray(data)
    for bit in bits:
        damaged[bit // 8] ^= 1 << bit % 8
    return bytes(damaged)


def accepted(data: bytes) -> list[Line]:
    return list(LineReader().feed(data))


def remainder(polynomial: int) -> int:
    """What is left of `polynomial`, its bits being its coefficients, divided by the generator."""
    while polynomial.bit_length() > 16:
        polynomial ^= GENERATOR << (polynomial.bit_length() - 17)
    return polynomial


@pytest.mark.parametrize("body", BODIES)
@pytest.mark.parametrize("seq", [0, 1, 0x1234, 0xFFFF])
def test_lines_come_back_as_they_went(body: str, seq: int) -> None:
    line = Line(seq=seq, body=body)
    data = encode(line)
    assert data.endswith(b"\n")
    assert decode(data[:-1]) == line


@pytest.mark.parametrize("body", BODIES)
def test_firmware_writes_and_reads_the_same_lines(body: str) -> None:
    data = encode(Line(seq=0xBEEF, body=body))
    assert firmware.encode(0xBEEF, body) == data
    assert firmware.decode(data[:-1]) == (0xBEEF, body)
    assert firmware.LONGEST_LINE == LONGEST_LINE


def test_crc_is_the_well_known_one() -> None:
    assert crc16(b"123456789") == firmware.crc16(b"123456789") == 0x6F91  # CRC-16/MCRF4XX


@pytest.mark.parametrize("body", ["", "Hello", "a*b", "j", "a\nb", "é", "x" * (LONGEST_BODY + 1)])
def test_bodies_that_no_line_can_carry_are_refused(body: str) -> None:
    with pytest.raises(ValueError, match="no body of a line"):
        encode(Line(seq=1, body=body))


def test_odd_numbers_of_wrong_bits_are_found_because_x_plus_1_divides_the_generator() -> None:
    assert GENERATOR.bit_count() % 2 == 0


def test_two_wrong_bits_are_found_because_no_line_is_as_long_as_the_order_of_the_generator() -> None:
    power, order = 1, 0
    while order == 0 or power != 1:
        power = remainder(power << 1)
        order += 1
    assert order == 32767
    assert order > LONGEST_LINE * 8


def test_bursts_up_to_16_bits_are_found_because_they_are_shorter_than_the_generator() -> None:
    assert all(remainder(burst) for burst in range(1, 1 << 16))


def test_bursts_are_found_too_by_those_who_count_the_highest_bit_first() -> None:
    for kept in range(1, 8):
        for low, middle, high in itertools.product(range(1 << kept), range(128), range(1 << (8 - kept))):
            burst = low | middle << 8 | (high << kept & 0x7F) << 16
            assert not burst or remainder(int(f"{burst:024b}"[::-1], 2))


def test_no_three_wrong_bits_move_an_end_of_a_line() -> None:
    """What the alphabets must hold for the ends, the star and the letters of the numbers to stay in place."""

    def apart(one: str, other: str) -> int:
        return (ord(one) ^ ord(other)).bit_count()

    assert not set(BODY_LETTERS) & set(NIBBLES)
    assert all(apart("\n", letter) >= 3 for letter in BODY_LETTERS)
    assert all(apart("*", letter) >= 2 for letter in BODY_LETTERS + NIBBLES)
    assert [ord(letter) & 15 for letter in NIBBLES] == list(range(16))
    assert len({ord(letter) >> 4 for letter in NIBBLES}) == 1


@pytest.mark.parametrize("count", [1, 2])
def test_every_one_and_every_two_wrong_bits_are_found(count: int) -> None:
    before, line, after = (encode(Line(seq=n, body=body)) for n, body in enumerate(("k", "ack 7", "up"), 15))
    sent = {Line(seq=15, body="k"), Line(seq=16, body="ack 7"), Line(seq=17, body="up")}
    data = before + line + after
    for bits in itertools.combinations(range(len(data) * 8), count):
        assert sent.issuperset(accepted(wrong_bits(data, bits)))


def test_every_three_wrong_bits_of_a_short_line_are_found() -> None:
    data = encode(Line(seq=16, body="k"))
    for bits in itertools.combinations(range(len(data) * 8), 3):
        assert not accepted(wrong_bits(data, bits))


@pytest.mark.slow
def test_every_burst_up_to_16_bits_of_a_short_line_is_found() -> None:
    line = encode(Line(seq=16, body="k"))
    size, sent = len(line) * 8, int.from_bytes(line, "little")
    for at in range(size):
        for burst in range(1, 1 << min(16, size - at), 2):
            damaged = (sent ^ burst << at).to_bytes(len(line), "little")
            assert not accepted(damaged)
            assert not firmware.LineReader().feed(damaged)


def damages(random_: random.Random, size: int) -> Iterator[tuple[int, ...]]:
    """Three wrong bits anywhere and bursts of up to 16, for ever."""
    while True:
        yield tuple(random_.sample(range(size), 3))
        at = random_.randrange(size - 16)
        pattern = random_.randrange(1, 1 << 16)
        yield tuple(at + bit for bit in range(16) if pattern >> bit & 1)


@pytest.mark.parametrize("body", BODIES)
def test_three_wrong_bits_and_bursts_never_make_another_line(body: str) -> None:
    random_ = random.Random(body)
    sent = {Line(seq=0x10, body=body), Line(seq=0x11, body=body), Line(seq=0x12, body="beat 0 0 0")}
    data = b"".join(encode(line) for line in sorted(sent, key=lambda line: line.seq))
    for bits in itertools.islice(damages(random_, len(data) * 8), 4000):
        damaged = wrong_bits(data, bits)
        assert sent.issuperset(accepted(damaged))
        firm = firmware.LineReader().feed(damaged)
        assert {(line.seq, line.body) for line in sent}.issuperset(firm)


@pytest.mark.parametrize("piece", [1, 3, 64, 5000])
def test_pieces_of_any_size_make_the_same_lines(piece: int) -> None:
    sent = [Line(seq=n, body=body) for n, body in enumerate(BODIES)]
    data = b"".join(map(encode, sent))
    reader, firm = LineReader(), firmware.LineReader()
    pieces = [data[at : at + piece] for at in range(0, len(data), piece)]
    assert [line for each in pieces for line in reader.feed(each)] == sent
    assert [line for each in pieces for line in firm.feed(each)] == [(each.seq, each.body) for each in sent]
    assert reader.damaged == 0


def test_endless_line_is_skipped_and_the_next_is_read() -> None:
    reader, firm = LineReader(), firmware.LineReader()
    good = encode(Line(seq=5, body="up"))
    for _ in range(100):
        assert not list(reader.feed(b"A" * 1000))
        assert not firm.feed(b"A" * 1000)
    assert not list(reader.feed(b"AAA\n"))
    assert not firm.feed(b"AAA\n")
    assert list(reader.feed(good)) == [Line(seq=5, body="up")]
    assert firm.feed(good) == [(5, "up")]
    assert reader.damaged == 1


def test_half_a_line_is_forgotten_when_the_port_is_opened_anew() -> None:
    reader = LineReader()
    good = encode(Line(seq=5, body="up"))
    list(reader.feed(good[:6]))
    reader.forget()
    assert list(reader.feed(good)) == [Line(seq=5, body="up")]


def test_example_of_the_guide_is_a_line() -> None:
    guide = (Path(__file__).parents[3] / "docs" / "seat-box.md").read_text("utf-8")
    example = next(text for text in guide.splitlines() if text.startswith("SEQ ")).split("  ")[-1].strip()
    assert decode(example.encode()) == Line(seq=18, body="ack 00c0ffee 17")
