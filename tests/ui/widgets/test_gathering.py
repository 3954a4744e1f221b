"""Movement is sparing and holds no tap up: only when a street closes its bets go into the pot."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PyQt6.QtWidgets import QApplication

from dealer.rules.house import HouseRules, Stakes
from dealer.table.commands import NewPlayer, OpenTable, PlaceButton, StartHand
from tests.support.finger import Finger
from ui.widgets.gathering import Gathering


@pytest.fixture
def finger(tmp_path: Path, qapp: QApplication) -> Iterator[Finger]:
    """Two players, blinds 10/20; the button is to act."""
    assert qapp is not None
    finger = Finger(tmp_path)
    players = tuple(NewPlayer(seat=seat, name=f"Player {seat}", stack_chips=1000) for seat in (1, 2))
    stakes = Stakes(small_blind_chips=10, big_blind_chips=20)
    opening = OpenTable(rules=HouseRules(), stakes=stakes, players=players)
    finger.window.controller.begin(opening, PlaceButton(seat=1), StartHand())
    finger.settle()
    yield finger
    finger.close()


def moving(finger: Finger) -> bool:
    gathering = finger.window.findChild(Gathering)
    assert gathering is not None
    return gathering.isVisible()


def test_bets_move_into_the_pot_when_a_street_closes(finger: Finger) -> None:
    finger.press("call")
    assert not moving(finger)
    finger.press("call")
    assert moving(finger)


def test_a_tap_is_taken_while_chips_move_and_ends_the_movement(finger: Finger) -> None:
    finger.press("call", "call")
    assert moving(finger)
    finger.press("deal")
    assert finger.state.hand is not None
    assert finger.state.hand.to_act == 2
    assert not moving(finger)


def test_an_undone_street_lies_where_it_was_at_once(finger: Finger) -> None:
    finger.press("call", "call", "undo")
    assert not moving(finger)
