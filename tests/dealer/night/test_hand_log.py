"""The log finds the hands that stand and goes through the very states the night went through."""

from __future__ import annotations

import random
import time
from contextlib import closing
from pathlib import Path

import pytest

from dealer.hand.state import Action
from dealer.night.entry import Entry
from dealer.night.hand_log import HandLog, Part
from dealer.night.journal import Journal
from dealer.night.session import Session
from dealer.night.timeline import Timeline
from dealer.table.commands import BuyIn, CorrectAction, LeaveTable, Undo, VoidHand
from dealer.table.decide import decide
from dealer.table.events import HandStarted, Reverted
from dealer.table.state import TableState
from tests.support.diary import Diary, a_diary
from tests.support.random_night import RandomPlay

WALK = "3 folds, 1 folds"


def parts(log: HandLog, place: int) -> list[str]:
    """The parts of a hand, each named once where it begins."""
    found: list[str] = []
    for step in log.hand(place).steps:
        if not found or found[-1] != step.part.value:
            found.append(step.part.value)
    return found


def test_each_deal_that_stands_is_a_hand() -> None:
    diary = a_diary(500, 500, 500)
    log = HandLog(diary.timeline)
    assert len(log) == 0
    diary.tell(WALK, "1 folds, 2 folds", "2 folds")
    assert [log.hand(place).number for place in range(len(log))] == [1, 2, 3]
    assert [log.hand(place).over for place in range(len(log))] == [True, True, False]


def test_a_hand_goes_on_until_the_next_deal() -> None:
    diary = a_diary(500, 500, 500)
    diary.tell(WALK)
    diary.do(BuyIn(seat=1, chips=100))
    diary.tell("")
    steps = HandLog(diary.timeline).hand(0).steps
    assert [step.entry.command for step in steps][-1] == BuyIn(seat=1, chips=100)
    assert steps[-1].part is Part.AFTER


def test_what_was_taken_back_is_left_out_and_what_was_done_again_stands() -> None:
    diary = a_diary(500, 500, 500)
    diary.tell("3 raises to 60, 1 folds")
    log = HandLog(diary.timeline)
    diary.undo()
    assert len(log.hand(0).steps) == 2
    diary.redo()
    assert len(log.hand(0).steps) == 3
    diary.undo()
    diary.undo()
    diary.go_on("3 folds")
    assert [step.entry.seq for step in log.hand(0).steps] == [3, 10]


def test_an_undone_deal_is_no_hand() -> None:
    diary = a_diary(500, 500, 500)
    diary.tell(WALK, "")
    diary.undo()
    assert len(HandLog(diary.timeline)) == 1


def test_a_hand_is_told_street_by_street() -> None:
    diary = a_diary(500, 500, 500)
    diary.tell(
        "3 calls, 1 calls, 2 checks, flop 2c 7d 9h, 1 checks, 2 checks, 3 checks, "
        "turn Kc, 1 checks, 2 checks, 3 checks, river 4s, 1 checks, 2 checks, 3 checks, "
        "1 shows Ac Ad, 2 mucks, 3 mucks"
    )
    diary.do(BuyIn(seat=1, chips=100))
    assert parts(HandLog(diary.timeline), 0) == ["preflop", "flop", "turn", "river", "showdown", "after"]


def test_a_second_board_is_told_as_one() -> None:
    diary = a_diary(500, 500, run_it_twice=True)
    log = HandLog(diary.timeline)
    boards = "flop, turn, river, flop, turn, river"
    diary.tell(f"2 shoves, 1 calls, run it twice, {boards}, pot 0 to 1, pot 0 board 1 to 2")
    runs = [step.run for step in log.hand(0).steps if step.part is Part.RIVER]
    assert runs == [0, 1]


def test_a_correction_belongs_to_what_was_going_on_when_it_was_made() -> None:
    diary = a_diary(500, 500, 500)
    diary.tell("3 raises to 40, 1 folds, 2 calls, flop")
    diary.do(CorrectAction(index=0, action=Action.RAISE, to_chips=60))
    last = HandLog(diary.timeline).hand(0).steps[-1]
    assert last.part is Part.FLOP
    assert last.after.hand is not None
    assert last.after.hand.player(3).paid_chips == 60


def test_a_void_hand_is_in_the_log_and_says_so() -> None:
    diary = a_diary(500, 500, 500)
    diary.tell("3 raises to 40")
    diary.do(VoidHand())
    diary.tell(WALK)
    log = HandLog(diary.timeline)
    assert [(log.hand(i).number, log.hand(i).voided, log.hand(i).over) for i in (0, 1)] == [
        (1, True, False),
        (1, False, True),
    ]


def test_a_hand_is_decided_as_its_winner_still_sat_there() -> None:
    diary = a_diary(500, 500, 500)
    diary.tell(WALK)
    diary.do(LeaveTable(seat=2))
    decided = HandLog(diary.timeline).hand(0).decided
    assert decided.name(2) == "Ben"


@pytest.mark.parametrize("seed", range(6))
def test_the_steps_lead_through_the_states_of_the_night(seed: int) -> None:
    diary, play, draw = Diary(), RandomPlay(seed), random.Random(seed)
    diary.do(play.opening())
    states: dict[int, TableState] = {}
    for _ in range(250):
        if draw.random() < 0.1 and diary.timeline.undoable is not None:
            diary.undo()
        else:
            diary.do(play.next(diary.state))
            states[diary.entries[-1].seq] = diary.state
    log = HandLog(diary.timeline)
    steps = [step for place in range(len(log)) for step in log.hand(place).steps]
    every = [step for hand in log.every_hand() for step in hand.steps]
    assert steps == every
    assert [s.entry for s in (*log.before_the_first(), *steps)] == list(diary.timeline.standing)
    assert steps
    for step in steps:
        assert step.after == states[step.entry.seq]


def long_night(hands: int) -> Timeline:
    """So many hands, every twentieth entry taken back."""
    timeline, play, dealt, seq = Timeline(), RandomPlay(1), 0, 0
    while dealt <= hands:
        seq += 1
        undoable = timeline.undoable
        if seq % 20 == 0 and undoable is not None:
            entry = Entry(
                seq=seq, at="", source="touch", command=Undo(), events=(Reverted(seq=undoable.seq),)
            )
        else:
            command = play.opening() if seq == 1 else play.next(timeline.state)
            events = decide(timeline.state, command)
            dealt += any(isinstance(event, HandStarted) for event in events)
            entry = Entry(seq=seq, at="", source="touch", command=command, events=events)
        timeline.apply(entry)
    return timeline


def test_looking_into_a_night_of_300_hands_takes_a_tenth_of_a_second_at_most() -> None:
    timeline = long_night(300)
    took = []
    for _ in range(3):
        log = HandLog(timeline)
        began = time.perf_counter()
        log.hands(len(log) - 12, len(log))
        log.hand(len(log) // 2)
        took.append(time.perf_counter() - began)
    assert min(took) < 0.1


def test_only_the_hands_looked_at_last_are_kept() -> None:
    diary = a_diary(5000, 5000, 5000)
    diary.tell(*[WALK, "1 folds, 2 folds", "2 folds, 3 folds"] * 3)
    log = HandLog(diary.timeline)
    first = log.hand(0)
    assert log.hand(0) is first
    assert log.hand(1) is not first
    assert log.hand(0) is not first
    assert log.hand(0) == first


def test_the_hands_of_a_night_on_disk_are_read_from_its_session(tmp_path: Path) -> None:
    diary = a_diary(500, 500, 500)
    diary.tell(WALK, "1 folds, 2 folds")
    with closing(Session(journal=Journal(tmp_path / "a.night"))) as session:
        for entry in diary.entries:
            session.submit(entry.command, source="touch", base_seq=session.seq)
        there, here = HandLog(session), HandLog(diary.timeline)
        assert [step.after for step in there.hand(1).steps] == [step.after for step in here.hand(1).steps]
