"""A whole hand with the camera: the simulated table is dealt, the engine told what the camera offers."""

from __future__ import annotations

from functools import partial

import numpy as np
import pytest
from numpy.typing import NDArray

from dealer.rules.cards import Card, parse_cards
from dealer.table.commands import CorrectBoard, DealBoard, ShowHand
from tests.support.fake_clock import FakeClock
from tests.support.fake_reader import card_seen
from tests.support.tables import Table, a_table
from vision.evidence import CardSeen
from vision.offers import Contradiction, contradictions, proposals
from vision.sighting import Patience
from vision.sightings import dismiss, expect
from vision.sources.simulated_table import (
    LaidCard,
    SimulatedTable,
    laid_board,
    laid_hand,
    simulated_zones,
)
from vision.sources.simulator import SimulatedCamera
from vision.wanted import wanted_of
from vision.watcher import Watcher
from vision.zones import Spot

SIZE = (640, 360)
BOARD = parse_cards("Ah Kd 9c 2s 7s")
HANDS = {2: parse_cards("As Qd"), 7: parse_cards("9d 9h")}


class Eye:
    """A camera over a simulated table, and a reader that knows what was laid there, but for `misread`."""

    def __init__(self) -> None:
        self.laid: tuple[LaidCard, ...] = ()
        self.misread: dict[Card, Card] = {}
        self._arm: Spot | None = None
        self._clock = FakeClock()
        self.camera = SimulatedCamera(arrange=self._arrange, size=SIZE, clock=self._clock)
        self.watcher = Watcher(reader=lambda: self, zones=simulated_zones(), patience=Patience())

    def _arrange(self, table: SimulatedTable, _seconds: float) -> None:
        table.lay(self.laid)
        table.reach(self._arm)

    def read(self, picture: NDArray[np.uint8], /) -> tuple[CardSeen, ...]:
        width, height = SIZE
        assert picture.shape == (height, width, 3)
        return tuple(
            card_seen(self.misread.get(laid.card, laid.card), laid.x * width, laid.y * height, width)
            for laid in self.laid
        )

    def deal(self, table: Table, laid: tuple[LaidCard, ...], spot: Spot) -> None:
        """An arm lays cards, and goes."""
        self.watcher.change(partial(expect, wanted=wanted_of(table.hand)))
        self.laid += laid
        self._arm = spot
        self.watch(6)
        assert proposals(self.watcher.sightings) == ()
        self._arm = None
        self.watch(12)

    def watch(self, frames: int) -> None:
        for _ in range(frames):
            self._clock.advance(0.1)
            frame = self.camera.newest()
            assert frame is not None
            self.watcher.see(frame)

    def tell(self, table: Table) -> None:
        """Do what the camera offers, as the host's tap or nobody's would."""
        for offer in proposals(self.watcher.sightings):
            if offer.spot == "board":
                table.do(DealBoard(cards=offer.cards))
            else:
                table.do(ShowHand(seat=offer.spot, cards=offer.cards))
        self.watcher.change(partial(expect, wanted=wanted_of(table.hand)))


@pytest.fixture
def table() -> Table:
    table = a_table(seats={2: 1000, 7: 1000})
    table.deal()
    table.tell(f"{table.to_act} calls")
    table.tell(f"{table.to_act} checks")
    return table


def play(table: Table, eye: Eye) -> None:
    """Everybody checks to the showdown; both hands are turned up."""
    for first, last in ((0, 3), (3, 4), (4, 5)):
        eye.deal(table, laid_board(BOARD)[first:last], "board")
        eye.tell(table)
        while table.to_act is not None:
            table.tell(f"{table.to_act} checks")
    for seat, cards in HANDS.items():
        eye.deal(table, laid_hand(seat, cards), seat)
        eye.tell(table)


def test_a_whole_hand_to_the_award(table: Table) -> None:
    eye = Eye()
    with eye.camera:
        play(table, eye)
    assert table.hand.boards[0] == BOARD
    assert [table.hand.player(seat).cards for seat in (2, 7)] == [HANDS[2], HANDS[7]]
    assert table.stacks == {2: 980, 7: 1020}
    assert contradictions(eye.watcher.sightings) == ()


def test_a_card_misread_before_the_award_is_asked_about_and_corrected_after_it(table: Table) -> None:
    eye = Eye()
    nine, queen = parse_cards("9c Qh")
    eye.misread = {nine: queen}
    with eye.camera:
        play(table, eye)
        assert table.stacks == {2: 1020, 7: 980}
        eye.misread = {}
        eye.watch(30)
        (asked,) = contradictions(eye.watcher.sightings)
        assert (asked.spot, asked.taken, asked.seen) == ("board", queen, nine)
        assert table.stacks == {2: 1020, 7: 980}, "nothing is done before somebody says so"
        table.do(CorrectBoard(cards=corrected(table.hand.boards[0], asked)))
        eye.watcher.change(partial(expect, wanted=wanted_of(table.hand)))
        eye.watch(30)
    assert table.stacks == {2: 980, 7: 1020}
    assert contradictions(eye.watcher.sightings) == ()


def corrected(board: tuple[Card, ...], asked: Contradiction) -> tuple[Card, ...]:
    return tuple(asked.seen if card == asked.taken else card for card in board)


def test_the_table_may_be_right_against_the_camera(table: Table) -> None:
    eye = Eye()
    with eye.camera:
        play(table, eye)
        eye.misread = {Card.parse("2s"): Card.parse("3s")}
        eye.watch(30)
        (asked,) = contradictions(eye.watcher.sightings)
        eye.watcher.change(partial(dismiss, number=asked.number))
        eye.watch(30)
    assert contradictions(eye.watcher.sightings) == ()
    assert table.hand.boards[0] == BOARD
