"""Tags on a serial line, and tags typed like a keyboard."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from config.tags import TagMap
from dealer.rules.cards import Card
from hardware.buttons.inputs import CardRead, PlayerRead, UnknownTagRead
from hardware.health import Condition, DeviceHealth
from hardware.readers.link import ReaderLink
from hardware.readers.tags import SerialTags, TagRead, WedgeTags, read_tag
from hardware.simulator.reader import SimulatedReader

ACE = Card.parse("As")
TAGS = TagMap(cards={"04A1B2": ACE}, players={"7712": "Asha"})


def read(data: bytes, now: float = 5.0) -> list[TagRead]:
    return list(SerialTags(TAGS).feed(data, now))


def typed(keys: str, gap: float = 0.01) -> list[TagRead]:
    wedge = WedgeTags(TAGS)
    reads = [wedge.key(key, 10 + index * gap) for index, key in enumerate(keys)]
    return [each for each in reads if each is not None]


def test_cards_players_and_strangers() -> None:
    assert read(b"04A1B2\r\n") == [CardRead(card=ACE, at=5)]
    assert read(b"77 12\n") == [PlayerRead(name="Asha", at=5)]
    assert read(b"FFFF\n") == [UnknownTagRead(tag="FFFF", at=5)]


def test_card_by_its_own_name_needs_no_map() -> None:
    assert read_tag("Td", TagMap(), 1) == CardRead(card=Card.parse("Td"), at=1)


@pytest.mark.parametrize("data", [b"\x0204A1B2\r\n\x03", b"04:a1:b2\r", b"\r\n\n04a1b2\n"])
def test_marks_and_line_ends_of_all_kinds(data: bytes) -> None:
    assert read(data) == [CardRead(card=ACE, at=5)]


def test_tag_in_pieces_is_one_reading() -> None:
    reader = SerialTags(TAGS)
    assert [each for byte in b"04A1B2\n" for each in reader.feed(bytes([byte]), 1)] == [
        CardRead(card=ACE, at=1)
    ]


def test_tag_that_lies_there_is_one_reading_until_it_was_away() -> None:
    reader = SerialTags(TAGS)
    times = [0.0, 0.4, 0.8, 1.6, 3.0]
    assert [len(list(reader.feed(b"7712\n", at))) for at in times] == [1, 0, 0, 0, 1]
    assert len(list(reader.feed(b"04A1B2\n", 3.1))) == 1


def test_endless_line_and_garbage_are_no_harm() -> None:
    reader = SerialTags(TAGS)
    random_ = random.Random(3)
    for _ in range(200):
        list(reader.feed(random_.randbytes(500), 1.0))
    list(reader.feed(b"x" * 10_000 + b"\n", 1.0))
    assert list(reader.feed(b"7712\n", 9.0)) == [PlayerRead(name="Asha", at=9)]


def test_wedge_types_a_tag_at_once_and_ends_with_enter() -> None:
    assert typed("04A1B2\r") == [CardRead(card=ACE, at=10.06)]
    assert typed("7712\n04A1B2\r") == [PlayerRead(name="Asha", at=10.04), CardRead(card=ACE, at=10.11)]


def test_person_who_types_the_same_is_no_wedge() -> None:
    assert typed("04A1B2\r", gap=0.1) == []


def test_enter_alone_and_after_one_key_is_a_person_s() -> None:
    assert typed("\r\r") == []
    assert typed("5\r") == []


def test_pause_before_the_tag_forgets_what_was_typed() -> None:
    wedge = WedgeTags(TAGS)
    for index, key in enumerate("xyz"):
        assert wedge.key(key, 1 + index * 0.01) is None
    reads = [wedge.key(key, 2 + index * 0.01) for index, key in enumerate("7712\r")]
    assert reads[-1] == PlayerRead(name="Asha", at=2.04)


def until(reached: Callable[[], bool], seconds: float = 3.0) -> None:
    began = time.monotonic()
    while not reached():
        assert time.monotonic() - began < seconds, "it never was"
        time.sleep(0.005)


def test_reader_on_its_port_and_off_it(tmp_path: Path) -> None:
    reader = SimulatedReader(tmp_path)
    reads: list[TagRead] = []
    healths: list[DeviceHealth] = []
    link = ReaderLink(
        find=lambda: (str(reader.path),) if reader.path.exists() else (),
        port="the reader",
        baud=9600,
        tags=TAGS,
        clock=time.monotonic,
        on_read=reads.append,
        on_health=healths.append,
        simulated=True,
    )
    link.start()
    until(lambda: link.health.condition is Condition.READY)
    reader.lay("04A1B2")
    until(lambda: len(reads) == 1)
    reader.unplug()
    until(lambda: link.health.condition is Condition.ABSENT)
    reader.plug()
    until(lambda: link.health.condition is Condition.READY)
    reader.lay("7712")
    until(lambda: len(reads) == 2)
    link.close()
    reader.unplug()
    assert [type(each) for each in reads] == [CardRead, PlayerRead]
    assert [health.condition for health in healths] == [Condition.READY, Condition.ABSENT, Condition.READY]
    assert all(health.simulated for health in healths)
