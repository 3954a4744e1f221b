"""A full table: ten players, no limit 10/20 with a clock, the first hand dealt, the journal on the disk."""

from __future__ import annotations

from pathlib import Path

from dealer.rules.house import HouseRules, Stakes
from dealer.table.commands import NewPlayer, OpenTable, PlaceButton, StartHand
from tests.support.finger import Finger

NAMES = ("Asha", "Ben", "Chitra", "Dev", "Eva", "Finn", "Gus", "Hana", "Ida", "Oluwaseun")


def ten_players(data: Path, size: tuple[int, int]) -> Finger:
    """A finger on their window of this size in pixels; whoever asks for it closes it."""
    finger = Finger(data, size)
    players = tuple(NewPlayer(seat=s, name=n, stack_chips=20_000) for s, n in enumerate(NAMES, start=1))
    stakes = Stakes(small_blind_chips=10, big_blind_chips=20)
    opening = OpenTable(rules=HouseRules(clock_seconds=20), stakes=stakes, players=players)
    finger.window.controller.begin(opening, PlaceButton(seat=1), StartHand())
    finger.settle()
    return finger
