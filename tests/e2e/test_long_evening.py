"""A whole evening through the real window: the books are right at its end, and the memory is flat."""

from __future__ import annotations

import gc
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from PyQt6.QtWidgets import QApplication

from dealer.night.ledger import ledger
from tests.support.evening_host import EveningHost

MEMORY = Path("/dev/shm")
GROWTH_MB = 20.0
"""What 200 hands, some 5,000 entries that can all be undone, may leave in memory; 8 were measured."""


@pytest.fixture
def host(qapp: QApplication) -> Iterator[EveningHost]:
    assert qapp is not None
    with tempfile.TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None) as folder:
        host = EveningHost(Path(folder), seed=1)
        yield host
        host.finger.close()


def play(host: EveningHost, hands: int) -> None:
    for _ in range(hands):
        host.play_hand()
        host.between_hands()


def assert_books_are_right(host: EveningHost) -> None:
    """As somebody has counted them who saw the taps only."""
    host.play_hand()
    session, count = host.finger.window.controller.session, host.count
    assert session is not None
    books = ledger(session.standing, session.state)
    stacks = {count.names[seat]: chips for seat, chips in count.stacks.items()}
    assert {
        account.name.casefold(): (
            account.bought_chips,
            account.cashed_out_chips,
            account.stack_chips,
            account.corrected_chips,
        )
        for account in books.accounts
    } == {
        name: (count.bought[name], count.taken[name], stacks.get(name, 0), count.corrected[name])
        for name in count.bought
    }
    assert not books.unexplained_chips


def test_the_books_are_right_after_forty_hands(host: EveningHost) -> None:
    host.begin(players=8)
    play(host, 40)
    assert_books_are_right(host)


@pytest.mark.slow
def test_the_books_are_right_and_the_memory_is_flat_after_300_hands(host: EveningHost) -> None:
    host.begin(players=8)
    play(host, 100)
    before_mb = resident_mb()
    play(host, 200)
    assert resident_mb() - before_mb < GROWTH_MB
    assert_books_are_right(host)
    assert {"undone", "redone", "corrected", "timed out", "paused", "restarted", "void"} <= set(host.happened)


def resident_mb() -> float:
    """Memory of this process, after the rubbish was taken out."""
    gc.collect()
    status = Path("/proc/self/status").read_text()
    line = next(line for line in status.splitlines() if line.startswith("VmRSS:"))
    return int(line.split()[1]) / 1024
