"""SIGKILL at random moments of scripted play: every entry that was shown is there on restart."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import threading
from itertools import takewhile
from pathlib import Path

import pytest

from dealer.night.journal import Journal
from dealer.night.session import Session

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("seed", range(20))
def test_every_entry_shown_before_a_kill_is_there_on_restart(seed: int, tmp_path: Path) -> None:
    with player(str(tmp_path), str(seed)) as process:
        kill_and_look(tmp_path, seed, process)


@pytest.mark.slow
@pytest.mark.parametrize("night", range(20))
def test_a_night_killed_ten_times_over_has_every_entry_it_showed(night: int, tmp_path: Path) -> None:
    seqs = []
    with player() as process:
        for seed in range(1000 + 10 * night, 1010 + 10 * night):
            print(tmp_path, seed, file=process.stdin, flush=True)
            seqs.append(kill_and_look(tmp_path, seed, process))
    assert seqs == sorted(seqs)


def player(*arguments: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "tests.support.scripted_player", *arguments],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def kill_and_look(data: Path, seed: int, process: subprocess.Popen[str]) -> int:
    """Let the player play for a moment, kill it, check the journal against what it said; the newest seq."""
    assert process.stdout is not None
    word, pid = process.stdout.readline().split()
    first = process.stdout.readline()
    assert word == "playing"
    assert first.startswith("shown "), "the player did not begin"
    moment = random.Random(seed).uniform(0.05, 0.8)
    timer = threading.Timer(moment, os.kill, [int(pid), signal.SIGKILL])
    timer.start()
    told = [first, *takewhile(lambda line: line != "ended\n", process.stdout)]
    timer.join()
    shown = max(int(line.split()[1]) for line in told if line.startswith("shown ") and line.endswith("\n"))
    with Journal(newest_night(data)) as journal:
        assert journal.damage is None
        assert len(journal.rows) >= shown
        assert Session(journal=journal).seq == len(journal.rows)
    return shown


def newest_night(data: Path) -> Path:
    return sorted((data / "nights").glob("*.night"))[-1]
