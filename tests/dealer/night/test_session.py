"""The session: nothing changes before it is safe, commands that come too late are refused, nights resume."""

from __future__ import annotations

import random
import sqlite3
import threading
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from dealer.hand.errors import OutOfTurn
from dealer.hand.state import Action
from dealer.night.entry import Entry, Row
from dealer.night.errors import Busy, NightIsReadOnly, NothingToUndo, StaleCommand
from dealer.night.journal import Damage, Journal, Saved
from dealer.night.session import Session
from dealer.rules.errors import RuleViolation
from dealer.table.commands import Act, Command, PauseNight, Redo, ResumeNight, StartHand, Undo
from dealer.table.events import NightPaused, Reverted
from dealer.table.state import TableState
from tests.support.random_night import RandomPlay

EVENING = datetime(2024, 5, 4, 20, 0)


class Later:
    """Holds back what the journal delivers, until the owner's thread has time for it."""

    def __init__(self) -> None:
        self.calls: list[Callable[[], None]] = []
        self.came = threading.Semaphore(0)

    def __call__(self, call: Callable[[], None]) -> None:
        self.calls.append(call)
        self.came.release()

    def run(self) -> None:
        """Wait for the next call and make it."""
        assert self.came.acquire(timeout=10)
        self.calls.pop(0)()


class Listened:
    """The entries a session told of, with the states before and after."""

    def __init__(self, session: Session) -> None:
        self.heard: list[tuple[Entry, TableState, TableState]] = []
        session.listen(lambda *told: self.heard.append(told))


@contextmanager
def a_session(path: Path, deliver: Later | None = None) -> Iterator[Session]:
    session = Session(journal=Journal(path), deliver=deliver, now=lambda: EVENING)
    try:
        yield session
    finally:
        session.close()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "a.night"


@pytest.fixture
def session(path: Path) -> Iterator[Session]:
    """A night whose table has just been opened."""
    with a_session(path) as night:
        say(night, RandomPlay(0).opening())
        yield night


def say(session: Session, command: Command) -> None:
    session.submit(command, source="touch", base_seq=session.seq)


class TestSubmit:
    def test_a_command_becomes_an_entry_that_is_told(self, session: Session) -> None:
        listened = Listened(session)
        before = session.state
        session.submit(PauseNight(), source="voice", base_seq=1)
        [(entry, told_before, told_after)] = listened.heard
        assert entry == Entry(
            seq=2,
            at="2024-05-04T20:00:00.000",
            source="voice",
            command=PauseNight(),
            events=(NightPaused(),),
        )
        assert told_before == before
        assert told_after == session.state
        assert session.state.paused
        assert session.seq == 2
        assert session.saving == Saved()

    def test_a_refused_command_changes_nothing(self, session: Session) -> None:
        listened = Listened(session)
        say(session, StartHand())
        before = session.state
        assert before.hand is not None
        idle = next(p.seat for p in before.hand.players if p.seat != before.hand.to_act)
        with pytest.raises(OutOfTurn):
            say(session, Act(seat=idle, action=Action.FOLD))
        assert session.state == before
        assert session.seq == 2
        assert not session.busy
        assert len(listened.heard) == 1

    def test_every_listener_is_told(self, session: Session) -> None:
        all_listened = [Listened(session) for _ in range(3)]
        say(session, PauseNight())
        assert [len(listened.heard) for listened in all_listened] == [1, 1, 1]

    def test_the_clock_is_asked_for_each_entry(self, path: Path) -> None:
        times = iter(EVENING + timedelta(milliseconds=1500 * step) for step in range(3))
        session = Session(journal=Journal(path), now=lambda: next(times))
        listened = Listened(session)
        say(session, RandomPlay(0).opening())
        say(session, PauseNight())
        session.close()
        assert [entry.at for entry, _, _ in listened.heard] == [
            "2024-05-04T20:00:00.000",
            "2024-05-04T20:00:01.500",
        ]


class TestTooLate:
    @pytest.mark.parametrize("base_seq", [0, 2, 99])
    def test_a_command_for_another_entry_is_stale(self, session: Session, base_seq: int) -> None:
        with pytest.raises(StaleCommand) as caught:
            session.submit(PauseNight(), source="touch", base_seq=base_seq)
        assert caught.value.base_seq == base_seq
        assert caught.value.newest_seq == 1
        assert session.seq == 1

    def test_the_second_of_two_taps_on_the_same_screen_is_stale(self, session: Session) -> None:
        session.submit(PauseNight(), source="touch", base_seq=1)
        with pytest.raises(StaleCommand):
            session.submit(ResumeNight(), source="touch", base_seq=1)
        assert session.state.paused

    def test_an_undo_on_an_old_screen_is_stale(self, session: Session) -> None:
        say(session, PauseNight())
        with pytest.raises(StaleCommand):
            session.submit(Undo(), source="touch", base_seq=1)


class TestSaving:
    def test_the_state_changes_when_the_entry_is_safe_and_not_before(self, path: Path) -> None:
        later = Later()
        with a_session(path, later) as session:
            listened = Listened(session)
            say(session, RandomPlay(0).opening())
            assert session.busy
            assert not session.state.opened
            assert session.seq == 0
            assert listened.heard == []
            later.run()
            assert not session.busy
            assert session.state.opened
            assert session.seq == 1
            assert len(listened.heard) == 1

    def test_a_command_meanwhile_is_refused_and_not_queued(self, path: Path) -> None:
        later = Later()
        with a_session(path, later) as session:
            say(session, RandomPlay(0).opening())
            later.run()
            say(session, PauseNight())
            with pytest.raises(Busy):
                say(session, StartHand())
            with pytest.raises(Busy):
                say(session, Undo())
            later.run()
            assert session.seq == 2
            say(session, Undo())
            later.run()
            assert not session.state.paused
            assert later.calls == []

    def test_a_listener_may_submit_what_follows(self, path: Path) -> None:
        later = Later()
        with a_session(path, later) as session:
            play = RandomPlay(0)
            session.listen(lambda entry, *_states: say(session, StartHand()) if entry.seq == 1 else None)
            say(session, play.opening())
            later.run()
            later.run()
            assert session.seq == 2
            assert session.state.hand_in_play

    def test_the_answer_comes_from_the_journals_thread(self, path: Path) -> None:
        threads: list[threading.Thread] = []
        done = threading.Event()

        def deliver(_call: Callable[[], None]) -> None:
            threads.append(threading.current_thread())
            done.set()

        session = Session(journal=Journal(path), deliver=deliver)
        say(session, RandomPlay(0).opening())
        assert done.wait(10)
        session.close()
        assert threads != [threading.current_thread()]

    def test_the_table_goes_on_where_nothing_can_be_saved(self, path: Path) -> None:
        with a_session(path) as session:
            path.mkdir()
            play = RandomPlay(0)
            say(session, play.opening())
            for waiting in range(2, 20):
                say(session, play.next(session.state))
                assert session.saving.waiting == waiting
                assert session.saving.problem
            state = session.state
            path.rmdir()
            session.retry()
            assert session.saving == Saved()
            assert session.state == state
        with a_session(path) as session:
            assert session.state == state
            assert session.seq == 19

    def test_trying_again_is_answered_later_too(self, path: Path) -> None:
        later = Later()
        with a_session(path, later) as session:
            path.mkdir()
            say(session, RandomPlay(0).opening())
            later.run()
            assert session.saving.waiting == 1
            path.rmdir()
            session.retry()
            later.run()
            assert session.saving == Saved()


class TestUndo:
    def test_takes_back_the_newest_entry_and_redo_brings_it_back(self, session: Session) -> None:
        listened = Listened(session)
        before = session.state
        say(session, PauseNight())
        paused = session.state
        assert session.state_undone == before
        say(session, Undo())
        assert session.state == before
        say(session, Redo())
        assert session.state == paused
        assert [entry.events for entry, _, _ in listened.heard[1:]] == [
            (Reverted(seq=2),),
            (Reverted(seq=3),),
        ]
        assert session.seq == 4

    def test_there_is_nothing_to_undo_before_the_table_is_open(self, path: Path) -> None:
        with a_session(path) as session, pytest.raises(NothingToUndo):
            say(session, Undo())

    def test_the_opening_is_not_undone(self, session: Session) -> None:
        with pytest.raises(NothingToUndo):
            say(session, Undo())
        assert session.undoable is None
        assert session.seq == 1

    def test_there_is_nothing_to_redo_before_an_undo(self, session: Session) -> None:
        say(session, PauseNight())
        with pytest.raises(NothingToUndo):
            say(session, Redo())

    def test_there_is_nothing_to_redo_after_something_new(self, session: Session) -> None:
        say(session, PauseNight())
        say(session, Undo())
        say(session, StartHand())
        assert session.redoable is None
        with pytest.raises(NothingToUndo):
            say(session, Redo())

    def test_there_is_one_redo_for_each_undo(self, session: Session) -> None:
        say(session, PauseNight())
        say(session, Undo())
        say(session, Redo())
        with pytest.raises(NothingToUndo):
            say(session, Redo())


@pytest.mark.parametrize("seed", range(8))
def test_a_night_that_is_opened_again_stands_as_it_stood(seed: int, path: Path) -> None:
    draw = random.Random(seed)
    play = RandomPlay(seed)
    with a_session(path) as session:
        say(session, play.opening())
        for _ in range(150):
            step = draw.random()
            if step < 0.2 and session.undoable is not None:
                say(session, Undo())
            elif step < 0.35 and session.redoable is not None:
                say(session, Redo())
            else:
                say(session, play.next(session.state))
        stood = (session.state, session.seq, session.undoable, session.redoable, session.state_undone)
    with a_session(path) as again:
        assert again.damage is None
        assert stood == (again.state, again.seq, again.undoable, again.redoable, again.state_undone)
        while again.undoable is not None:
            before = again.state_undone
            say(again, Undo())
            assert again.state == before


class TestReadOnly:
    def test_a_damaged_night_can_be_looked_at_only(self, path: Path) -> None:
        play = RandomPlay(0)
        states = []
        with a_session(path) as session:
            say(session, play.opening())
            for _ in range(9):
                say(session, play.next(session.state))
                states.append(session.state)
        with closing(sqlite3.connect(path)) as connection:
            connection.execute("UPDATE entries SET body = '{}' WHERE seq = 7")
            connection.commit()
        with a_session(path) as session:
            assert session.damage is not None
            assert session.damage.last_good_seq == session.seq == 6
            assert session.state == states[4]
            for command in (PauseNight(), Undo(), Redo(), play.next(session.state)):
                with pytest.raises(NightIsReadOnly):
                    say(session, command)
            assert session.state == states[4]

    @pytest.mark.parametrize("body", ["{}", "no json", '{"command":{"_":"Juggle"},"events":[]}'])
    def test_an_entry_of_a_program_to_come_ends_the_night_before_it(self, path: Path, body: str) -> None:
        opening = RandomPlay(0).opening()
        with a_session(path) as session:
            say(session, opening)
        with Journal(path) as journal:
            journal.append(Row(seq=2, at="", source="", body=body)).result()
        with a_session(path) as session:
            assert isinstance(session.damage, Damage)
            assert session.damage.last_good_seq == session.seq == 1
            assert session.state.opened
            with pytest.raises(NightIsReadOnly):
                say(session, PauseNight())


def test_the_refusals_of_the_session_are_not_rules() -> None:
    for kind in (StaleCommand, Busy, NothingToUndo, NightIsReadOnly):
        assert not issubclass(kind, RuleViolation)
