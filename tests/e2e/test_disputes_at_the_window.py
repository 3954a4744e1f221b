"""Disputes settled through the real buttons of the real window."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PyQt6.QtWidgets import QApplication

from dealer.rules.house import HouseRules, Stakes
from dealer.table.commands import NewPlayer, OpenTable, PlaceButton, StartHand
from tests.support.finger import Finger


@pytest.fixture
def finger(request: pytest.FixtureRequest, qapp: QApplication, tmp_path: Path) -> Iterator[Finger]:
    """Four players, no limit 10/20; player 1 has the button, player 4 comes first."""
    assert qapp is not None
    finger = Finger(tmp_path, getattr(request, "param", (800, 480)))
    players = tuple(NewPlayer(seat=s, name=f"Player {s}", stack_chips=2000) for s in (1, 2, 3, 4))
    stakes = Stakes(small_blind_chips=10, big_blind_chips=20)
    opening = OpenTable(rules=HouseRules(), stakes=stakes, players=players)
    finger.window.controller.begin(opening, PlaceButton(seat=1), StartHand())
    finger.settle()
    yield finger
    finger.close()


@pytest.mark.parametrize("finger", [(800, 480), (720, 1280)], indirect=True, ids=str)
def test_500_pushed_silently_facing_20_is_a_call_by_one_tap(finger: Finger) -> None:
    finger.press("ruling", "case_oversized", "chip_500", "answer_nothing")
    assert finger.state.hand is not None
    assert finger.state.hand.to_act == 4, "nothing changes until the table agrees"
    finger.press("agree_record")
    hand = finger.state.hand
    assert hand.player(4).street_chips == 20
    assert hand.to_act == 1
    finger.press("call")
    assert finger.state.hand.to_act == 2


def test_of_a_string_bet_the_first_motion_is_played(finger: Finger) -> None:
    finger.press("ruling", "case_string", "answer_nothing")
    finger.press("chip_25", "chip_25", "pushed_confirm", "chip_500", "pushed_confirm", "agree_record")
    assert finger.state.hand is not None
    assert finger.state.hand.player(4).street_chips == 50


def test_out_of_turn_stands_and_both_actions_are_played(finger: Finger) -> None:
    finger.press("ruling", "case_out_of_turn", "answer_1", "answer_call", "answer_fold", "agree_record")
    hand = finger.state.hand
    assert hand is not None
    assert hand.player(4).folded
    assert hand.player(1).street_chips == 20
    assert hand.to_act == 2
    finger.press("undo")
    assert finger.state.hand is not None
    assert finger.state.hand.to_act == 1, "each action is an entry of its own"


def test_out_of_turn_does_not_stand_after_a_raise(finger: Finger) -> None:
    finger.press("ruling", "case_out_of_turn", "answer_1", "answer_call", "answer_raise")
    finger.press("key_8", "key_0", "said_confirm", "agree_record")
    hand = finger.state.hand
    assert hand is not None
    assert hand.player(4).street_chips == 80
    assert (hand.to_act, hand.player(1).street_chips) == (1, 0)


def test_a_misdeal_is_dealt_again(finger: Finger) -> None:
    finger.press("ruling", "case_exposed", "answer_first_two", "agree_void")
    assert not finger.state.hand_in_play
    assert [seat.stack_chips for seat in finger.state.seats] == [2000] * 4
    finger.press("next_hand")
    assert finger.state.hand is not None
    assert finger.state.hand.setup.button == 1


def test_the_rule_is_shown_and_every_step_leads_back(finger: Finger) -> None:
    finger.press("ruling", "case_oversized", "chip_100", "answer_nothing", "rule")
    assert finger.has("read_rules")
    finger.press("back")
    assert finger.has("agree_record")
    finger.press("back", "back", "back", "back")
    assert finger.has("fold")
