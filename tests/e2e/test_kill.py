"""SIGKILL at random moments of scripted play: every entry that was shown is there on restart."""

from __future__ import annotations

import random
import signal
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from dealer.night.journal import Journal
from dealer.night.session import Session

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("seed", range(20))
def test_every_entry_shown_before_a_kill_is_there_on_restart(seed: int, tmp_path: Path) -> None:
    kill_and_look(tmp_path, seed)


@pytest.mark.slow
@pytest.mark.parametrize("night", range(20))
def test_a_night_killed_ten_times_over_has_every_entry_it_showed(night: int, tmp_path: Path) -> None:
    seqs = [kill_and_look(tmp_path, 1000 + 10 * night + kill) for kill in range(10)]
    assert seqs == sorted(seqs)


def kill_and_look(data: Path, seed: int) -> int:
    """Let the player play for a moment, kill it, check the journal against what it said; the newest seq."""
    player = subprocess.Popen(
        [sys.executable, "-m", "tests.support.scripted_player", str(data), str(seed)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert player.stdout is not None
    first = player.stdout.readline()
    assert first.startswith("shown "), "the player did not begin"
    moment = random.Random(seed).uniform(0.05, 0.8)
    timer = threading.Timer(moment, player.send_signal, [signal.SIGKILL])
    timer.start()
    told = [first, *player.stdout]
    player.wait()
    timer.join()
    player.stdout.close()
    shown = max(int(line.split()[1]) for line in told if line.endswith("\n"))
    with Journal(newest_night(data)) as journal:
        assert journal.damage is None
        assert len(journal.rows) >= shown
        assert Session(journal=journal).seq == len(journal.rows)
    return shown


def newest_night(data: Path) -> Path:
    return sorted((data / "nights").glob("*.night"))[-1]
