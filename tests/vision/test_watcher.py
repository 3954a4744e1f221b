"""Which frames are read, and what is told of them."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray

from dealer.rules.cards import parse_cards
from tests.support.fake_reader import FakeReader
from vision.offers import proposals, questions
from vision.sighting import Patience, Wanted
from vision.sightings import expect
from vision.sources.frame import Frame
from vision.sources.simulated_table import simulated_zones
from vision.watcher import IDLE_READ_SECONDS, Report, Watcher
from vision.zones import Zones

FELT = np.full((360, 640, 3), (52, 104, 34), np.uint8)


class Table:
    """Frames of ten a second through a watcher."""

    def __init__(self, reader: FakeReader, zones: Zones | None = None) -> None:
        self.watcher = Watcher(reader=lambda: reader, zones=zones or Zones(), patience=Patience())
        self.watcher.change(lambda state: expect(state, Wanted(hand=1, due=(("board", 3),))))
        self.number = 0
        self.reports: list[Report] = []

    def show(self, picture: NDArray[np.uint8], frames: int = 1) -> None:
        for _ in range(frames):
            self.number += 1
            report = self.watcher.see(Frame(number=self.number, at=self.number / 10, picture=picture))
            if report is not None:
                self.reports.append(report)


@pytest.fixture
def reader() -> FakeReader:
    return FakeReader("Ah Kd 9c")


def moving(number: int) -> NDArray[np.uint8]:
    picture = FELT.copy()
    picture[100:200, 40 * (number % 14) : 40 * (number % 14) + 60] = 190
    return picture


def test_frames_in_motion_are_not_read(reader: FakeReader) -> None:
    table = Table(reader)
    for number in range(20):
        table.show(moving(number))
    assert reader.reads == 0


def test_a_still_flop_is_offered_within_a_second(reader: FakeReader) -> None:
    table = Table(reader)
    table.show(moving(1))
    table.show(FELT, 10)
    (offer,) = proposals(table.reports[-1].sightings)
    assert offer.cards == parse_cards("Ah Kd 9c")
    assert table.reports[-1].size == (640, 360)


def test_a_table_that_stays_as_it_is_is_hardly_read(reader: FakeReader) -> None:
    table = Table(reader)
    table.show(FELT, 50)
    before = reader.reads
    table.show(FELT, 100)
    assert reader.reads - before <= 10 / IDLE_READ_SECONDS + 1


def test_an_empty_table_that_waits_for_a_flop_is_hardly_read(reader: FakeReader) -> None:
    reader.cards = ""
    table = Table(reader)
    table.show(FELT, 50)
    before = reader.reads
    table.show(FELT, 100)
    assert reader.reads - before <= 10 / IDLE_READ_SECONDS + 1


@pytest.mark.parametrize("level", [0, 255])
def test_black_and_overexposed_frames_are_told_and_not_read(reader: FakeReader, level: int) -> None:
    table = Table(reader)
    table.show(np.full((360, 640, 3), level, np.uint8), 30)
    assert reader.reads == 0
    assert table.reports[0].view.troubles
    assert len(table.reports) == 1


def test_a_hand_over_the_board_holds_reading_back_and_is_told(reader: FakeReader) -> None:
    table = Table(reader, simulated_zones())
    covered = FELT.copy()
    covered[180:, 300:340] = (120, 150, 205)
    table.show(covered, 20)
    assert reader.reads == 0
    assert "board" in table.reports[-1].covered
    table.show(FELT, 10)
    assert table.reports[-1].covered == frozenset()
    assert len(proposals(table.reports[-1].sightings)) == 1


def test_4k_is_shrunk_before_it_is_read(reader: FakeReader) -> None:
    table = Table(reader)
    table.show(np.full((2160, 3840, 3), 90, np.uint8), 6)
    assert reader.sizes == [(1920, 1080)] * len(reader.sizes)
    assert reader.reads > 0
    assert table.reports[-1].size == (1920, 1080)


def test_a_small_picture_is_read_and_told(reader: FakeReader) -> None:
    table = Table(reader)
    table.show(np.full((240, 320, 3), 90, np.uint8), 6)
    assert reader.reads > 0
    assert table.reports[-1].view.troubles


def test_a_card_of_which_no_index_alone_is_clear_is_a_question(reader: FakeReader) -> None:
    reader.chance = 0.7
    table = Table(reader)
    table.show(FELT, 12)
    assert proposals(table.reports[-1].sightings) == ()
    assert len(questions(table.reports[-1].sightings)) == 3
