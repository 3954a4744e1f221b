"""How fast a long night is kept and opened again. Not collected by ./test; figures, no assertions on them.

``.venv/bin/python -m pytest tests/benchmarks/test_night_speed.py -s`` prints them.
"""

from __future__ import annotations

import tracemalloc
from collections.abc import Iterator
from contextlib import closing
from itertools import count
from pathlib import Path

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from dealer.night.entry import Entry, to_row
from dealer.night.journal import Journal
from dealer.night.session import Session
from dealer.night.timeline import Timeline
from dealer.rules.house import HouseRules, Stakes
from dealer.table.commands import NewPlayer, OpenTable, PauseNight, Redo, ResumeNight, TableCommand, Undo
from dealer.table.decide import decide
from dealer.table.events import Reverted
from tests.support.random_night import RandomPlay

ENTRIES = 15_000


def opening() -> OpenTable:
    """Nine players with deep stacks."""
    return OpenTable(
        rules=HouseRules(),
        stakes=Stakes(small_blind_chips=10, big_blind_chips=20),
        players=tuple(NewPlayer(seat=s, name=f"Player {s}", stack_chips=20_000) for s in range(1, 10)),
    )


def entries() -> Iterator[Entry]:
    """A night without end; every twentieth entry takes something back."""
    timeline = Timeline()
    play = RandomPlay(1)
    for seq in count(1):
        undoable = timeline.undoable
        command: TableCommand | Undo
        if seq % 20 == 0 and undoable is not None:
            command = Undo()
            events = (Reverted(seq=undoable.seq),)
        else:
            command = opening() if seq == 1 else play.next(timeline.state)
            events = decide(timeline.state, command)
        entry = Entry(seq=seq, at="2024-05-04T20:00:00.000", source="touch", command=command, events=events)
        timeline.apply(entry)
        yield entry


@pytest.fixture(scope="module")
def night(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A long night on disk."""
    path = tmp_path_factory.mktemp("long") / "a.night"
    with Journal(path) as journal:
        # All wait behind an obstacle and are then written at once: 15,000 syncs would take a minute.
        path.mkdir()
        for _, entry in zip(range(ENTRIES), entries(), strict=False):
            last = journal.append(to_row(entry))
        last.result()
        path.rmdir()
        assert not journal.retry().result().waiting
    print(f"\n{ENTRIES} entries: {path.stat().st_size / 1e6:.1f} MB")
    return path


def test_opening_a_long_night_again(night: Path, benchmark: BenchmarkFixture) -> None:
    def resume() -> None:
        with closing(Session(journal=Journal(night))) as session:
            assert session.seq == ENTRIES

    benchmark.pedantic(resume, rounds=5, warmup_rounds=1)


def test_memory_of_a_long_night(night: Path) -> None:
    tracemalloc.start()
    with closing(Session(journal=Journal(night))):
        held, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    print(f"\n{ENTRIES} entries: {held / 1e6:.1f} MB held, {peak / 1e6:.1f} MB at the peak")


def test_undoing_and_redoing_a_long_night(benchmark: BenchmarkFixture) -> None:
    timeline = Timeline(entry for _, entry in zip(range(ENTRIES), entries(), strict=False))
    seqs = count(timeline.seq + 1)

    def there_and_back() -> None:
        for _ in range(1000):
            undoable = timeline.undoable
            assert undoable is not None
            timeline.apply(_entry(next(seqs), Undo(), undoable.seq))
        for _ in range(1000):
            assert timeline.revert_seq is not None
            timeline.apply(_entry(next(seqs), Redo(), timeline.revert_seq))

    before = timeline.state
    benchmark.pedantic(there_and_back, rounds=3)
    assert timeline.state == before


def _entry(seq: int, command: Undo | Redo, reverted: int) -> Entry:
    return Entry(seq=seq, at="", source="touch", command=command, events=(Reverted(seq=reverted),))


def test_submitting_until_it_is_safe(tmp_path: Path, benchmark: BenchmarkFixture) -> None:
    with closing(Session(journal=Journal(tmp_path / "a.night"))) as session:
        session.submit(opening(), source="touch", base_seq=0)

        def tap() -> None:
            command = ResumeNight() if session.state.paused else PauseNight()
            session.submit(command, source="touch", base_seq=session.seq)

        benchmark.pedantic(tap, rounds=1000)
        assert not session.saving.waiting
