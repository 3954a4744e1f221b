"""Undo and redo lead through the very states the night went through, however far back."""

from __future__ import annotations

import random

import pytest

from dealer.hand.state import Action, Phase
from dealer.night.entry import Entry
from dealer.night.timeline import KEPT, Timeline
from dealer.table.commands import Act, PauseNight, Redo, StartHand, TableCommand, Undo
from dealer.table.decide import decide
from dealer.table.events import Event, Reverted
from dealer.table.state import TableState
from tests.support.random_night import RandomPlay


class Night:
    """A timeline, with the entries it was given and the states after each that was no undo or redo."""

    def __init__(self, seed: int = 0) -> None:
        self.timeline = Timeline()
        self.entries: list[Entry] = []
        self.play = RandomPlay(seed)
        self.add(self.play.opening())

    def add(self, command: TableCommand) -> None:
        self._apply(command, decide(self.timeline.state, command))

    def go_on(self, steps: int) -> list[TableState]:
        """Play on; the states before each step and after the last."""
        states = [self.timeline.state]
        for _ in range(steps):
            self.add(self.play.next(self.timeline.state))
            states.append(self.timeline.state)
        return states

    def undo(self) -> None:
        undoable = self.timeline.undoable
        assert undoable is not None
        self._apply(Undo(), (Reverted(seq=undoable.seq),))

    def redo(self) -> None:
        seq = self.timeline.revert_seq
        assert seq is not None
        self._apply(Redo(), (Reverted(seq=seq),))

    def _apply(self, command: TableCommand | Undo | Redo, events: tuple[Event, ...]) -> None:
        entry = Entry(seq=len(self.entries) + 1, at="", source="touch", command=command, events=events)
        self.entries.append(entry)
        self.timeline.apply(entry)


@pytest.mark.parametrize("seed", range(12))
def test_undoing_everything_and_redoing_it_goes_through_the_same_states(seed: int) -> None:
    night = Night(seed)
    states = night.go_on(90)
    for state in reversed(states[:-1]):
        assert night.timeline.state_undone == state
        night.undo()
        assert night.timeline.state == state
    assert night.timeline.undoable is None
    for state in states[1:]:
        night.redo()
        assert night.timeline.state == state
    assert night.timeline.redoable is None


@pytest.mark.parametrize("seed", range(12))
def test_going_back_and_forth_at_random_keeps_to_the_states(seed: int) -> None:
    night = Night(seed)
    draw = random.Random(seed)
    states = night.go_on(20)
    place = 20
    for _ in range(150):
        step = draw.choice(("undo", "undo", "redo", "redo", "play"))
        if step == "undo" and place:
            night.undo()
            place -= 1
        elif step == "redo" and place < len(states) - 1:
            night.redo()
            place += 1
        elif step == "play":
            del states[place + 1 :]
            states += night.go_on(1)[1:]
            place += 1
        assert night.timeline.state == states[place]
        assert (night.timeline.redoable is None) == (place == len(states) - 1)
    assert Timeline(night.entries).state == night.timeline.state


def test_the_nights_played_here_go_over_streets_showdowns_and_hands() -> None:
    phases: set[Phase] = set()
    awards = hands = 0
    for seed in range(12):
        for state in Night(seed).go_on(90):
            if state.hand is not None:
                phases.add(state.hand.phase)
                awards += bool(state.hand.awards)
                hands = max(hands, state.hand.setup.number)
    assert phases == set(Phase)
    assert awards > 20
    assert hands > 5


def test_an_undo_reaches_back_beyond_the_states_that_are_kept() -> None:
    night = Night(3)
    states = night.go_on(3 * KEPT + 5)
    for back in range(1, 3 * KEPT):
        night.undo()
        assert night.timeline.state == states[-1 - back]
    night.go_on(KEPT + 5)
    for _ in range(KEPT + 5):
        night.undo()
    assert night.timeline.state == states[-3 * KEPT]


def test_a_timeline_of_the_same_entries_stands_the_same() -> None:
    night = Night(1)
    night.go_on(100)
    for _ in range(30):
        night.undo()
    for _ in range(10):
        night.redo()
    again = Timeline(night.entries)
    assert again.state == night.timeline.state
    assert again.seq == night.timeline.seq == len(night.entries)
    assert again.undoable == night.timeline.undoable
    assert again.redoable == night.timeline.redoable
    assert again.revert_seq == night.timeline.revert_seq


def test_a_new_entry_ends_what_could_be_redone() -> None:
    night = Night()
    night.go_on(10)
    night.undo()
    night.undo()
    assert night.timeline.redoable is not None
    night.add(PauseNight())
    assert night.timeline.redoable is None
    assert night.timeline.revert_seq is None


def test_an_undo_after_a_new_entry_takes_back_the_new_one_and_then_the_older() -> None:
    night = Night()
    states = night.go_on(10)
    night.undo()
    night.undo()
    night.add(PauseNight())
    night.undo()
    assert night.timeline.state == states[8]
    night.undo()
    assert night.timeline.state == states[7]


def test_what_was_redone_can_be_undone_again() -> None:
    night = Night()
    states = night.go_on(6)
    for _ in range(4):
        night.undo()
        assert night.timeline.state == states[5]
        night.redo()
        assert night.timeline.state == states[6]


def test_the_opening_of_the_table_is_not_taken_back() -> None:
    night = Night()
    assert night.timeline.undoable is None
    assert night.timeline.state_undone == night.timeline.state


def test_nothing_happened_yet() -> None:
    timeline = Timeline()
    assert timeline.seq == 0
    assert timeline.state == TableState()
    assert timeline.undoable is None
    assert timeline.redoable is None
    assert timeline.state_undone == TableState()


def test_an_undo_names_the_entry_that_it_takes_back() -> None:
    night = Night()
    night.add(StartHand())
    hand = night.timeline.state.hand
    assert hand is not None
    assert hand.to_act is not None
    night.add(Act(seat=hand.to_act, action=Action.FOLD))
    folded = night.entries[-1]
    assert night.timeline.undoable == folded
    night.undo()
    assert night.timeline.redoable == folded
    assert night.timeline.revert_seq == night.entries[-1].seq
