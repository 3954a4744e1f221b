"""A simulated dealer who follows the hand on the box."""

from __future__ import annotations

from dealer.rules.cards import Card, parse_cards
from vision.sighting import Wanted
from vision.sources.following import PAUSE_SECONDS, REACH_SECONDS, FollowingDealer
from vision.sources.simulated_table import SimulatedTable
from vision.zones import Spot

FLOP = Wanted(hand=1, due=(("board", 3),))


class Felt:
    """A table and its dealer; time passes in tenths."""

    def __init__(self) -> None:
        self.table = SimulatedTable(size=(320, 180))
        self.dealer = FollowingDealer()
        self.tenths = 0

    def wait(self, seconds: float = PAUSE_SECONDS + REACH_SECONDS + 0.2) -> None:
        for _ in range(round(seconds * 10)):
            self.tenths += 1
            self.dealer.arrange(self.table, self.tenths / 10)

    def lies(self, spot: Spot = "board") -> tuple[Card, ...]:
        return self.dealer.lying.get(spot, ())


def test_the_flop_is_dealt_once_it_is_due_and_stays() -> None:
    felt = Felt()
    felt.wait()
    assert felt.lies() == ()
    felt.dealer.follow(FLOP)
    felt.wait()
    flop = felt.lies()
    assert len(set(flop)) == 3
    assert tuple(laid.card for laid in felt.table.laid) == flop
    felt.dealer.follow(Wanted(hand=1, due=(("board", 1),), taken=(("board", flop),)))
    felt.wait()
    assert felt.lies()[:3] == flop
    assert len(felt.lies()) == 4


def test_hands_are_shown_one_after_the_other() -> None:
    felt = Felt()
    felt.dealer.follow(Wanted(hand=1, due=((2, 2), (7, 2))))
    felt.wait()
    assert (len(felt.lies(2)), len(felt.lies(7))) == (2, 0)
    felt.wait()
    assert len({*felt.lies(2), *felt.lies(7)}) == 4


def test_what_was_dealt_lies_there_whatever_it_was_taken_for() -> None:
    felt = Felt()
    felt.dealer.follow(FLOP)
    felt.wait()
    flop = felt.lies()
    felt.dealer.follow(Wanted(hand=1, taken=(("board", parse_cards("2c 2d 2h")),)))
    felt.wait()
    assert felt.lies() == flop


def test_what_was_typed_before_it_was_dealt_lies_there_as_it_was_typed() -> None:
    felt = Felt()
    felt.dealer.follow(Wanted(hand=1, due=(("board", 1),), taken=(("board", parse_cards("2c 2d 2h")),)))
    felt.wait()
    assert felt.lies()[:3] == parse_cards("2c 2d 2h")
    assert felt.lies()[3] not in parse_cards("2c 2d 2h")


def test_the_next_hand_begins_with_an_empty_felt_and_other_cards() -> None:
    felt = Felt()
    felt.dealer.follow(FLOP)
    felt.wait()
    first = felt.lies()
    felt.dealer.follow(Wanted(hand=2))
    felt.wait(0.1)
    assert felt.table.laid == ()
    felt.dealer.follow(Wanted(hand=2, due=(("board", 3),)))
    felt.wait()
    assert felt.lies() != first
