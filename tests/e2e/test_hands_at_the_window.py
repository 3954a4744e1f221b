"""Whole hands played through the real buttons of the real window, at the two hard sizes."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PyQt6.QtWidgets import QApplication

from dealer.hand.play import next_deal
from dealer.hand.state import Phase, Street
from dealer.rules.house import Ante, AnteKind, HouseRules, Mode, Stakes, Structure
from dealer.table.commands import NewPlayer, OpenTable, PlaceButton, StartHand
from tests.support.finger import Finger

ROOT = Path(__file__).parents[2]
GENERATED = ROOT / "tests" / "data" / "conformance" / "generated_hands.jsonl.gz"
REAL = ROOT.parent / "shared" / "conformance" / "real_hands.jsonl"

Record = dict[str, Any]


@pytest.fixture(params=[(800, 480), (720, 1280)], ids=["800x480", "720x1280"])
def finger(request: pytest.FixtureRequest, qapp: QApplication, tmp_path: Path) -> Iterator[Finger]:
    assert qapp is not None
    finger = Finger(tmp_path, request.param)
    yield finger
    finger.close()


@pytest.fixture
def at_the_table(finger: Finger) -> Finger:
    """Four players, no limit 10/20, the first to act is to act."""
    players = tuple(NewPlayer(seat=s, name=f"Player {s}", stack_chips=2000) for s in (1, 2, 3, 4))
    stakes = Stakes(small_blind_chips=10, big_blind_chips=20)
    opening = OpenTable(rules=HouseRules(), stakes=stakes, players=players)
    finger.window.controller.begin(opening, PlaceButton(seat=1), StartHand())
    finger.settle()
    return finger


def test_real_hand_with_two_side_pots_is_played_by_touch(finger: Finger) -> None:
    if not REAL.exists():
        pytest.skip("the shared folder with the real hands is not there")
    with REAL.open() as lines:
        record = next(row for line in lines if (row := json.loads(line))["id"] == "A-02226")
    play_by_touch(finger, record)
    assert_settled_as(record, finger)


def test_generated_hand_with_four_pots_is_played_by_touch(finger: Finger) -> None:
    with gzip.open(GENERATED, "rt") as lines:
        record = next(row for line in lines if (row := json.loads(line))["id"] == "d20261-14")
    assert len(record["expected"]["pots"]) == 4
    play_by_touch(finger, record)
    assert_settled_as(record, finger)


def test_double_tap_acts_once(at_the_table: Finger) -> None:
    finger = at_the_table
    assert finger.state.hand is not None
    assert finger.state.hand.to_act == 4
    finger.clock.advance(1.0)
    finger.tap("call")
    finger.settle()
    finger.clock.advance(0.12)
    finger.tap("call")
    finger.settle()
    assert finger.state.hand.to_act == 1
    finger.press("call")
    assert finger.state.hand.to_act == 2


def test_undo_and_redo_are_one_tap_each(at_the_table: Finger) -> None:
    finger = at_the_table
    before = finger.state
    finger.press("call")
    called = finger.state
    finger.press("undo")
    assert finger.state == before
    finger.press("menu", "redo")
    assert finger.state == called


def test_hand_without_cards_costs_one_tap_an_action_a_street_a_pot_and_the_next_hand(
    at_the_table: Finger,
) -> None:
    finger = at_the_table
    finger.press("call", "call", "call", "call", "deal")
    finger.press("call", "call", "call", "call", "deal")
    finger.press("call", "call", "call", "call", "deal")
    finger.press("call", "call", "call", "call", "winner_0_3", "next_hand")
    assert finger.taps == 16 + 3 + 1 + 1
    assert finger.state.hand_number == 2
    assert finger.state.seat(3).stack_chips == 2060  # type: ignore[union-attr]


def test_fold_that_could_be_a_check_is_asked_once(at_the_table: Finger) -> None:
    finger = at_the_table
    finger.press("call", "call", "call", "fold")
    assert finger.has("check_instead")
    finger.press("fold_anyway")
    assert finger.state.hand is not None
    assert finger.state.hand.player(3).folded


def test_night_is_resumed_in_the_middle_of_the_hand(at_the_table: Finger, tmp_path: Path) -> None:
    at_the_table.press("call", "call")
    left = at_the_table.state
    at_the_table.close()
    again = Finger(tmp_path)
    again.press("resume")
    assert again.state == left
    again.press("call")
    again.close()


def test_new_game_is_laid_out_by_touch(finger: Finger) -> None:
    finger.press("new_cash_game")
    for letter in ("A", "B", "C"):
        finger.press("type_name", f"letter_{letter.lower()}", "entry_confirm")
    finger.press("seat_2", "put_button", "start_night")
    state = finger.state
    assert [seat.name for seat in state.seats] == ["A", "B", "C"]
    assert state.hand is not None
    assert state.hand.setup.button == 2
    assert state.hand.to_act == 2


def test_new_name_can_be_typed_and_the_button_drawn_however_many_names_are_known(
    finger: Finger, tmp_path: Path
) -> None:
    names = ("Maximilian", "Katarzyna", "Oluwaseun", "Chitra", "Asha", "Ben")
    stakes = Stakes(small_blind_chips=10, big_blind_chips=20)
    known = tuple(NewPlayer(seat=s, name=n, stack_chips=2000) for s, n in enumerate(names, start=1))
    finger.window.controller.begin(OpenTable(rules=HouseRules(), stakes=stakes, players=known), StartHand())
    finger.settle()
    size = (finger.window.width(), finger.window.height())
    finger.close()
    again = Finger(tmp_path, size)
    again.press("new_cash_game", "known_0", "known_0")
    again.button("type_name")
    again.button("draw_button")
    again.close()


def test_every_button_at_the_showdown_leads_somewhere(at_the_table: Finger) -> None:
    finger = at_the_table
    finger.press("call", "call", "call", "call", "deal")
    finger.press("call", "call", "call", "call", "deal")
    finger.press("call", "call", "call", "call", "deal")
    finger.press("call", "call", "call", "call")
    shown = finger.names()
    assert {"change", "say_again", "show_2", "winner_0_2"} <= shown


def play_by_touch(finger: Finger, record: Record) -> None:
    """Open the record's table, then touch only buttons until every pot is given away."""
    finger.window.controller.begin(_opening(record), PlaceButton(seat=record["button"]), StartHand())
    finger.settle()
    for seat, action, to_chips in record["actions"]:
        _deal_if_due(finger, record)
        assert finger.state.hand is not None
        assert finger.state.hand.to_act == seat
        if action in ("bet", "raise"):
            finger.raise_to(to_chips)
        else:
            finger.press("fold" if action == "fold" else "call")
            if finger.has("fold_anyway"):
                finger.press("fold_anyway")
    _deal_if_due(finger, record)
    while finger.state.hand is not None and finger.state.hand.phase is Phase.SHOWDOWN:
        seat = next(s for s in finger.state.hand.show_order if not finger.state.hand.player(s).cards)
        finger.press(f"show_{seat}")
        finger.enter_cards(record["hole"][str(seat)])


def _opening(record: Record) -> OpenTable:
    ante = Ante(kind=AnteKind(record["ante"]["type"]), chips=record["ante"]["amount"])
    return OpenTable(
        rules=HouseRules(mode=Mode(record["mode"]), structure=Structure(record["structure"])),
        stakes=Stakes(small_blind_chips=record["blinds"][0], big_blind_chips=record["blinds"][1], ante=ante),
        players=tuple(
            NewPlayer(seat=int(seat), name=f"Player {seat}", stack_chips=chips)
            for seat, chips in record["seats"].items()
        ),
    )


def _deal_if_due(finger: Finger, record: Record) -> None:
    while finger.state.hand is not None and (due := next_deal(finger.state.hand)):
        street = due[0]
        finger.press("pick_cards")
        finger.enter_cards(record["board"][Street(street - 1).board_size : street.board_size])


def assert_settled_as(record: Record, finger: Finger) -> None:
    """The pots, the winners and the stacks are those of the record, and the screen offers the next hand."""
    state, expected = finger.state, record["expected"]
    assert state.hand is not None
    assert [(p.chips, list(p.eligible)) for p in state.hand.pots] == [
        (pot["amount"], pot["eligible"]) for pot in expected["pots"]
    ]
    for award in state.hand.awards:
        assert sorted(seat for seat, _ in award.shares) == expected["pots"][award.pot]["winners"]
    assert {str(s.seat): s.stack_chips for s in state.seats} == expected["final_stacks"]
    finger.button("next_hand")
